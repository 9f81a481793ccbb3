// A board drawn for the terminal.
#pragma once

#include <optional>
#include <string>

#include <queens/square.hpp>

namespace queens::app {

struct PictureOptions {
  bool ascii = false;                     ///< only ASCII characters
  bool colour = false;
  std::optional<Square> asked = {};       ///< mark this square and those it attacks
};

/// The board with ranks at the left and files below. Squares attacked by the asked
/// one are marked.
std::string picture(const Board& board, const PictureOptions& options);

}  // namespace queens::app
