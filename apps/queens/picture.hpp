// A board drawn for the terminal.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <queens/square.hpp>

namespace queens::app {

struct PictureOptions {
  bool ascii = false;                     ///< only ASCII characters
  bool colour = false;
  std::optional<Square> asked = {};       ///< mark this square
  std::vector<Square> attacked = {};      ///< and these, which a queen there attacks
};

/// The board with ranks at the left and files below. The asked square and those attacked are
/// marked.
std::string picture(const Board& board, const PictureOptions& options);

}  // namespace queens::app
