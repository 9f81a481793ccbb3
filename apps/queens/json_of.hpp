// Answers as JSON: one object a line, counts as decimal strings.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include <queens/square.hpp>
#include <queens/total.hpp>

namespace queens::app {

using Json = nlohmann::ordered_json;

Json json_of(Square square);
Json json_of(const std::vector<Square>& squares);

/// Seconds with three decimals.
Json json_seconds(double seconds);

/// "row", "column", "main diagonal", "anti diagonal": stable names, in no human's language.
std::string_view stable_name(Line line);

/// One line of text.
std::string line_of(const Json& json);

}  // namespace queens::app
