#include "count/join.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <memory>

#include "model/contract.hpp"

namespace queens::counting {
namespace {

constexpr std::size_t least_streamed = 200;  // shorter streams do not repay the sorting
constexpr std::size_t overrun = 16;          // what a kernel may write beyond the end
constexpr std::size_t quantum = 16, quanta = 256;

/// The share of a stream that is left after filtering, by the number of sorted blocks (measured at n = 19 … 22).
double left_by_filters(std::size_t blocks, std::size_t streamed) {
  constexpr double left[] = {1,   1,   .9,  .72, .66, .6, .56, .53, .5, .48, .47, .46, .45,
                             .44, .43, .42, .41, .4,  .4, .4,  .4,  .4, .4,  .4,  .38};
  return streamed < least_streamed ? 1 : left[std::min(blocks, std::size(left) - 1)];
}

}  // namespace

Joiner::Joiner(const Kernel& kernel) : kernel_(kernel), slices_{} {
  constexpr std::size_t page = 4096;
  // Rows of the widest chunking, the last chunk rounded up to a whole one.
  const std::size_t rows =
      static_cast<std::size_t>(kernel.most_table_rows) + (std::size_t{1} << kernel.most_chunk_bits);
  std::size_t bytes = rows * kernel.lanes / 8;
  table_memory_.resize((bytes + page) / 8);
  std::size_t space = table_memory_.size() * 8;
  void* start = table_memory_.data();
  tables_ = static_cast<std::uint64_t*>(std::align(page, bytes, start, space));
}

// Wide chunks make a word cheap and the tables dear. Counted in steps of about a cycle: a table row 1, a word 0.75 a
// chunk and 0.6 besides.
const Joiner::Chunking& Joiner::chunking(std::size_t streamed) {
  std::vector<Chunking>& by_length = chunkings_[static_cast<std::size_t>(labels_)];
  if (by_length.empty()) {
    by_length.resize(quanta);
    for (std::size_t q = 0; q < quanta; ++q) {
      Chunking& best = by_length[q];
      best.cost = std::numeric_limits<float>::infinity();
      for (int bits = 4; bits <= kernel_.most_chunk_bits; ++bits) {
        const int chunks = std::max(1, (labels_ + bits - 1) / bits);
        int rows = 0;
        for (int first = 0; first < std::max(labels_, 1); first += bits) rows += 1 << std::min(bits, labels_ - first);
        if (chunks > 8 || (rows > kernel_.most_table_rows && bits > 4)) continue;
        const auto words = static_cast<float>(q * quantum + quantum / 2);
        const float cost = static_cast<float>(rows) + words * (static_cast<float>(chunks) * 0.75f + 0.6f);
        if (cost < best.cost) best = {cost, static_cast<std::uint8_t>(bits)};
      }
    }
  }
  return by_length[std::min(streamed / quantum, quanta - 1)];
}

double Joiner::cost(std::size_t blocks, std::size_t streamed) {
  constexpr double transpose = 200;
  const double beyond = static_cast<double>(streamed) / static_cast<double>(quanta * quantum);
  const double words = chunking(streamed).cost * std::max(1.0, beyond);
  return static_cast<double>(blocks) * (transpose + words * left_by_filters(blocks, streamed));
}

std::uint64_t Joiner::count(int labels, WordList first, WordList second, std::span<std::uint32_t> scratch) {
  QUEENS_REQUIRE(labels >= 0 && labels <= 32);
  QUEENS_REQUIRE(scratch.size() >= std::max(first.length, second.length) + overrun);
  if (first.length == 0 || second.length == 0) return 0;
  labels_ = labels;
  const std::size_t lanes = kernel_.lanes;

  // Either list sliced; or the whole blocks of one sliced, and what remains of it streamed past the other.
  const auto remainder_cost = [&](const WordList& split, const WordList& other) {
    const std::size_t whole = split.length / lanes, rest = split.length % lanes;
    if (whole == 0 || rest == 0) return std::numeric_limits<double>::infinity();
    return cost(whole, other.length) + cost(blocks_of(other.length), rest) + 200;
  };
  const double costs[] = {cost(blocks_of(first.length), second.length), cost(blocks_of(second.length), first.length),
                          remainder_cost(first, second), remainder_cost(second, first)};
  const auto choice = std::min_element(costs, costs + 4) - costs;
  if (choice == 0) return count_sliced(first, second, scratch);
  if (choice == 1) return count_sliced(second, first, scratch);
  if (choice == 3) std::swap(first, second);
  const std::size_t whole = first.length / lanes * lanes;
  const std::uint64_t rest =
      count_sliced(second, {first.words + whole, first.length - whole, first.may_be_zero}, scratch);
  return rest + count_sliced({first.words, whole, first.may_be_zero}, second, scratch);
}

std::uint64_t Joiner::count_sliced(WordList sliced, WordList streamed, std::span<std::uint32_t> scratch) {
  const std::size_t lanes = kernel_.lanes, blocks = blocks_of(sliced.length);
  const int levels = sort(sliced, streamed, scratch);
  // Padding lanes have every label: only words without any label pass them.
  const std::size_t padding = blocks * lanes - sliced.length;
  std::fill_n(sliced.words + sliced.length, padding, ~std::uint32_t{0});

  // The stream without the words that have one of the labels of `shared`, made when first needed.
  struct Filtered {
    const std::uint32_t* words = nullptr;
    std::size_t length = 0;
  };
  std::array<Filtered, 1 << most_sort_labels> filtered;
  filtered[0] = {streamed.words, streamed.length};
  std::uint32_t asked = 0;
  for (int i = 0; i < levels; ++i) asked |= std::uint32_t{1} << by_density_[i];

  std::uint64_t pairs = 0;
  for (std::size_t block = 0; block < blocks; ++block) {
    kernel_.transpose(sliced.words + block * lanes, slices_.data());
    // A label that every word of the block has rules out each streamed word that has it too.
    std::uint32_t shared = asked == 0 ? 0 : kernel_.full_slices(slices_.data(), asked);
    std::size_t key = 0;
    for (int i = 0; i < levels; ++i) key |= (shared >> by_density_[i] & 1u) << i;
    Filtered& stream = filtered[key];
    if (stream.words == nullptr) {
      if (scratch.size() < streamed.length + overrun) {
        stream = filtered[0];
      } else {
        stream = {scratch.data(), kernel_.filter(streamed.words, streamed.length, shared, scratch.data())};
        scratch = scratch.subspan(stream.length);
      }
    }
    if (stream.length == 0) continue;
    const int bits = chunking(stream.length).bits;
    kernel_.tables(slices_.data(), labels_, bits, tables_);
    pairs += kernel_.join(tables_, labels_, bits, stream.words, stream.length);
  }
  if (padding == 0 || !streamed.may_be_zero) return pairs;
  // Words without labels pass every filter, so each of them has met every padding lane.
  const auto zeros = static_cast<std::size_t>(std::count(streamed.words, streamed.words + streamed.length, 0u));
  return pairs - padding * zeros;
}

// Reorders the sliced list so that most blocks share a label; returns by how many labels.
int Joiner::sort(WordList sliced, WordList streamed, std::span<std::uint32_t> scratch) {
  constexpr unsigned reorder_every = 64;
  const std::size_t blocks = blocks_of(sliced.length);
  if (blocks < 2 || streamed.length < least_streamed) return 0;
  int levels = blocks >= 24 ? 5 : blocks >= 12 ? 4 : blocks >= 6 ? 3 : blocks >= 3 ? 2 : 1;
  levels = std::min(levels, labels_);
  if (sorts_++ % reorder_every == 0) order_labels(sliced, streamed);
  partition(sliced.words, sliced.length, 0, levels, false, scratch.data());
  return levels;
}

// In reflected Gray order: the label that changes between neighbours is the rarest of those sorted by, so that few
// blocks straddle a change.
void Joiner::partition(std::uint32_t* words, std::size_t count, int level, int levels, bool ones_first,
                       std::uint32_t* scratch) {
  if (level == levels || count <= kernel_.lanes + 8) return;
  const std::uint32_t bit = std::uint32_t{1} << by_density_[level];
  const std::size_t front = kernel_.partition(words, count, bit, ones_first, scratch);
  partition(words, front, level + 1, levels, false, scratch);
  partition(words + front, count - front, level + 1, levels, true, scratch);
}

void Joiner::order_labels(WordList sliced, WordList streamed) {
  const auto here = densities(sliced), there = densities(streamed);
  for (int label = 0; label < labels_; ++label) by_density_[label] = label;
  std::sort(by_density_.begin(), by_density_.begin() + labels_,
            [&](int a, int b) { return here[a] * there[a] > here[b] * there[b]; });
}

// How often each label occurs in a sample spread over the list.
std::array<double, 32> Joiner::densities(WordList list) {
  std::array<std::uint32_t, 512> sample;
  for (std::size_t i = 0; i < kernel_.lanes; ++i) sample[i] = list.words[list.length * i / kernel_.lanes];
  kernel_.transpose(sample.data(), slices_.data());
  std::array<double, 32> density{};
  const std::size_t words = kernel_.lanes / 64;
  for (std::size_t label = 0; label < 32; ++label)
    for (std::size_t i = 0; i < words; ++i) density[label] += std::popcount(slices_[label * words + i]);
  return density;
}

}  // namespace queens::counting
