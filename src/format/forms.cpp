#include <algorithm>
#include <queens/format.hpp>

namespace queens {

namespace {

const std::vector<Form>& table() {
  using enum FormKind;
  static const std::vector<Form> forms = {
      {.name = "grid", .between = "\n"},
      {.name = "string", .kind = numbers, .base = 1, .separator = "", .wide_separator = " "},
      {.name = "numbers", .kind = numbers, .base = 1},
      {.name = "columns", .kind = numbers},
      {.name = "coordinates", .kind = coordinates, .item_open = "(", .item_close = ")"},
      {.name = "squares", .kind = squares, .base = 1, .origin = Origin::bottom},
      {.name = "answers",
       .blocked = "x",
       .queen = "#",
       .header = "answer {index} : \n",
       .footer = "\n{columns}\n--------------------------------\n"},
      {.name = "matrix", .free = "0", .queen = "1", .header = "{index}:\n", .footer = "\n\n"},
      {.name = "letters", .free = "0", .header = "{index}:\n", .footer = "\n\n-\n\n"},
      {.name = "axes",
       .free = "*",
       .queen = "q",
       .axes = true,
       .header = "-----------------{first}---------------------\n",
       .footer = "\n---------------------------------------\n",
       .none = "-\n"},
      {.name = "fen", .kind = fen, .separator = "", .row_separator = "/"},
      {.name = "json",
       .kind = json,
       .separator = ",",
       .open = R"({"n":{n},"solutions":[)",
       .header = R"({"index":"{index}","columns":[)",
       .footer = "]{orbit}}",
       .between = ",",
       .list_close = "]",
       .total = R"(,"total":"{total}")",
       .close = "}\n",
       .orbit = R"(,"orbit":)"},
      {.name = "jsonl",
       .kind = json,
       .separator = ",",
       .header = R"({"index":"{index}","columns":[)",
       .footer = "]{orbit}}\n",
       .total = "{\"total\":\"{total}\"}\n",
       .orbit = R"(,"orbit":)"},
      {.name = "boards",
       .separator = "",
       .item_open = "\"",
       .item_close = "\"",
       .row_separator = ",",
       .open = "[",
       .header = "[",
       .footer = "]",
       .between = ",",
       .list_close = "]\n"},
      {.name = "csv",
       .kind = numbers,
       .separator = ",",
       .open = "index,{rows}\n",
       .header = "{index},",
       .total = "total,{total}\n"},
      {.name = "svg", .kind = svg, .total = ""},
  };
  return forms;
}

}  // namespace

std::span<const Form> presets() { return table(); }

const Form* preset_named(std::string_view name) {
  const auto found = std::ranges::find(table(), name, &Form::name);
  return found == table().end() ? nullptr : &*found;
}

}  // namespace queens
