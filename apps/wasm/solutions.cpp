// Questions about solutions: all of them, one, its place in the order.
#include <map>

#include <queens/answer.hpp>
#include <queens/order.hpp>
#include <queens/symmetry.hpp>

#include "json_of.hpp"

namespace queens::page {

namespace {

const char* name_of(Symmetry symmetry) {
  switch (symmetry) {
    case Symmetry::identity: return "identity";
    case Symmetry::quarter_turn: return "quarter_turn";
    case Symmetry::half_turn: return "half_turn";
    case Symmetry::three_quarter_turn: return "three_quarter_turn";
    case Symmetry::mirror_columns: return "mirror_columns";
    case Symmetry::mirror_rows: return "mirror_rows";
    case Symmetry::main_diagonal: return "main_diagonal";
    case Symmetry::anti_diagonal: return "anti_diagonal";
  }
  return "";
}

const char* name_of(Kept kept) {
  switch (kept) {
    case Kept::none: return "none";
    case Kept::half_turn: return "half_turn";
    case Kept::quarter_turn: return "quarter_turn";
  }
  return "";
}

std::string text_of(const Placement& columns, std::string_view preset) {
  std::string text;
  Writer(*preset_named(preset), static_cast<int>(columns.size())).solution(text, columns, 1);
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

}  // namespace

Json solutions(const Json& asked) {
  const Problem problem{.size = asked.at("n").get<int>()};
  Json all = Json::array(), class_of = Json::array(), orbits = Json::array();
  std::map<Placement, int> classes;
  for_each_solution(problem, [&](std::span<const int> columns) {
    const auto [place, fresh] = classes.try_emplace(canonical(columns), static_cast<int>(classes.size()));
    if (fresh) orbits.push_back(orbit_size(columns));
    all.push_back(Placement(columns.begin(), columns.end()));
    class_of.push_back(place->second);
    return true;
  });
  return {{"solutions", all}, {"class_of", class_of}, {"orbits", orbits}};
}

Json describe(const Json& asked) {
  const auto columns = asked.at("columns").get<Placement>();
  const auto index = Order(Problem{.size = static_cast<int>(columns.size())}).rank(columns);
  Json images = Json::array();
  for (const Symmetry symmetry : all_symmetries) {
    const Placement turned = image(symmetry, columns);
    images.push_back({{"symmetry", name_of(symmetry)}, {"columns", turned}, {"string", text_of(turned, "string")}});
  }
  Json texts;
  for (const char* preset : {"string", "squares", "coordinates", "fen"}) texts[preset] = text_of(columns, preset);
  return {{"texts", texts},
          {"index", index ? Json(to_decimal(*index + 1)) : Json(nullptr)},
          {"kept", name_of(kept_symmetry(columns))},
          {"orbit", orbit_size(columns)},
          {"images", images}};
}

Json nth(const Json& asked) {
  const auto k = read_number(asked.at("k").get<std::string>());
  if (!k) return {{"error", json_of(k.error())}};
  Order order(Problem{.size = asked.at("n").get<int>()});
  const std::string total = to_decimal(order.size());
  const auto columns = *k == 0 ? std::nullopt : order.nth(*k - 1);
  return {{"total", total}, {"k", to_decimal(*k)}, {"columns", columns ? Json(*columns) : Json(nullptr)}};
}

Json rank(const Json& asked) {
  const int n = asked.at("n").get<int>();
  const auto columns = read_placement(asked.at("text").get<std::string>(), n);
  if (!columns) return {{"error", json_of(columns.error())}};
  const auto index = Order(Problem{.size = n}).rank(*columns);
  return {{"columns", *columns}, {"index", index ? Json(to_decimal(*index + 1)) : Json(nullptr)}};
}

}  // namespace queens::page
