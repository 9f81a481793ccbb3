// A judge's task: T, then T numbers b; for each the b-th queen string of eight queens. All 92 are listed once, in order.
#include <iostream>
#include <string>
#include <vector>

#include <queens/answer.hpp>

int main() {
  std::vector<std::string> strings;
  queens::for_each_solution({.size = 8}, [&](std::span<const int> columns) {
    std::string& string = strings.emplace_back();
    for (const int column : columns) string += static_cast<char>('1' + column);
    return true;
  });
  std::size_t tasks = 0, b = 0;
  std::cin >> tasks;
  while (tasks-- > 0 && std::cin >> b) {
    if (b < 1 || b > strings.size()) return 1;
    std::cout << strings[b - 1] << '\n';
  }
}
