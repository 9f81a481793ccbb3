#include "animation.hpp"

#include <algorithm>
#include <cmath>

#include "step_words.hpp"

namespace queens::app {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double slowest = 0.25, fastest = 16384;  // steps a second; every + doubles, every − halves
constexpr double frames_a_second = 60;
constexpr auto patience = std::chrono::milliseconds(200);  // how soon a new window size is noticed

class Animation {
 public:
  Animation(const Problem& problem, Player player, const SceneOptions& options)
      : problem_(problem), player_(std::move(player)), options_(options) {}

  void run() {
    while (!quit_) {
      screen_.show(frame());
      if (const Key key = screen_.wait(until_next_frame()); key != Key::none)
        obey(key);
      else if (playing() && Clock::now() >= next_frame_)
        play();
    }
  }

 private:
  /// What the keys have asked for.
  enum class Mode { paused, playing, seeking_solution, seeking_dead_end };

  bool playing() const { return mode_ == Mode::playing; }
  bool seeking() const { return mode_ == Mode::seeking_solution || mode_ == Mode::seeking_dead_end; }

  std::chrono::milliseconds until_next_frame() {
    if (seeking()) seek();
    if (seeking()) return std::chrono::milliseconds(0);
    if (!playing()) return patience;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(next_frame_ - Clock::now());
    return std::clamp(left, std::chrono::milliseconds(0), patience);
  }

  void obey(Key key) {
    if (seeking() && key != Key::quit) return void(mode_ = Mode::paused);
    const bool was_playing = playing();
    if (key != Key::plus && key != Key::minus && key != Key::other) mode_ = Mode::paused;
    switch (key) {
      case Key::space:
        if (!was_playing && !player_.at_end()) mode_ = Mode::playing;
        next_frame_ = Clock::now();
        break;
      case Key::right: player_.forward(); break;
      case Key::left: player_.back(); break;
      case Key::n: mode_ = Mode::seeking_solution; break;
      case Key::d: mode_ = Mode::seeking_dead_end; break;
      case Key::plus: speed_ = std::min(fastest, speed_ * 2); break;
      case Key::minus: speed_ = std::max(slowest, speed_ / 2); break;
      case Key::quit: quit_ = true; break;
      case Key::none:
      case Key::other: break;
    }
  }

  /// One frame further: a step, or several when there are more steps a second than frames.
  void play() {
    const double frames = std::min(speed_, frames_a_second);
    next_frame_ = std::max(next_frame_ + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / frames)),
                           Clock::now());
    for (auto steps = std::lround(speed_ / frames); steps > 0; --steps)
      if (!player_.forward()) mode_ = Mode::paused;
  }

  /// Goes on towards what is sought, for a moment only, so that the keys are heard.
  void seek() {
    constexpr std::uint64_t moment = 300'000;
    const bool found =
        mode_ == Mode::seeking_solution ? player_.next_solution(moment) : player_.next_dead_end(moment);
    if (found || player_.at_end()) mode_ = Mode::paused;
    screen_.show(frame());
  }

  Frame frame() const {
    Frame frame{title(), {}};
    add_side_by_side(frame, board_lines(problem_, player_, options_), memory_lines(problem_, player_));
    frame.emplace_back();
    frame.push_back(plain_line(fmt::format("[{}] {}", pseudo_code_of_step(player_), sentence_of_step(problem_, player_))));
    add_counters(frame);
    frame.push_back(state());
    frame.push_back(plain_line(std::string(raw(Text::animate_keys))));
    frame.push_back(plain_line(std::string(raw(Text::animate_more_keys))));
    return frame;
  }

  ScreenLine title() const {
    const Text text = player_.by() == By::row ? Text::animate_title_by_row : Text::animate_title_by_column;
    return plain_line(say(text, fmt::arg("n", player_.size()), fmt::arg("method", name_of(player_.method()))));
  }

  static void add_side_by_side(Frame& frame, const Frame& left, const Frame& right) {
    constexpr int gap = 4;
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
      const ScreenLine& board = i < left.size() ? left[i] : ScreenLine{};
      const ScreenLine& memory = i < right.size() ? right[i] : ScreenLine{};
      const int blanks = memory.text.empty() ? 0 : left.front().width - board.width + gap;
      frame.push_back({board.text + std::string(static_cast<std::size_t>(blanks), ' ') + memory.text,
                       board.width + blanks + memory.width});
    }
  }

  void add_counters(Frame& frame) const {
    const Counters& counters = player_.counters();
    frame.push_back(plain_line(say(Text::animate_counters, fmt::arg("step", player_.number()),
                                   fmt::arg("nodes", counters.nodes()), fmt::arg("tests", counters.tests),
                                   fmt::arg("solutions", counters.solutions))));
    frame.push_back(plain_line(say(Text::animate_more_counters, fmt::arg("rejects", counters.rejects),
                                   fmt::arg("backtracks", counters.backtracks), fmt::arg("stamped", counters.stamped))));
  }

  ScreenLine state() const {
    if (player_.at_end()) return plain_line(sentence_of_end(player_));
    if (seeking()) return plain_line(std::string(raw(Text::animate_seeking)));
    return plain_line(say(playing() ? Text::animate_playing : Text::animate_paused, fmt::arg("speed", speed_)));
  }

  const Problem& problem_;
  Player player_;
  SceneOptions options_;
  Screen screen_;
  Mode mode_ = Mode::paused;
  bool quit_ = false;
  double speed_ = 4;
  Clock::time_point next_frame_{};
};

}  // namespace

void animate(const Problem& problem, Player player, const SceneOptions& options) {
  Animation(problem, std::move(player), options).run();
}

}  // namespace queens::app
