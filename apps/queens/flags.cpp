#include "flags.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

namespace queens::app {

namespace {

constexpr std::string_view method_names =
    "exhaustive single-array iterative explicit-stack board-marks marker-arrays bitmask";

constexpr std::string_view backend_names = "auto avx512 avx2 portable bitmask";

constexpr std::string_view engine_names = "auto bitmask repair sat";

constexpr Flag common_flags[] = {
    {"lang", "zh|en", Text::flag_lang, false, "zh en"},
    {"help", "", Text::flag_help},
};

constexpr Flag counting_flags[] = {
    {"threads", "T", Text::flag_threads},
    {"backend", "NAME", Text::flag_backend, false, backend_names},
    {"memory", "SIZE", Text::flag_memory},
};

constexpr Flag problem_flags[] = {
    {"queen", "SQ", Text::flag_queen, true},
    {"block", "SQ", Text::flag_block, true},
    {"board", "FILE", Text::flag_board},
};

constexpr std::string_view rule_names = "queen superqueen toroidal touching";

constexpr Flag rule_flags[] = {
    {"rule", "NAME", Text::flag_rule, false, rule_names},
    {"regions", "FILE", Text::flag_regions},
    {"exclude-sum", "K", Text::flag_exclude_sum, true},
    {"exclude-difference", "K", Text::flag_exclude_difference, true},
};

constexpr Flag form_flags[] = {
    {"preset", "NAME", Text::flag_preset},
    {"glyphs", "CHARS", Text::flag_glyphs},
    {"base", "0|1", Text::flag_base, false, "0 1"},
    {"major", "row|column", Text::flag_major, false, "row column"},
    {"origin", "top|bottom", Text::flag_origin, false, "top bottom"},
    {"separator", "TEXT", Text::flag_separator},
    {"row-separator", "TEXT", Text::flag_row_separator},
    {"open", "TEXT", Text::flag_open},
    {"header", "TEXT", Text::flag_header},
    {"footer", "TEXT", Text::flag_footer},
    {"blank", "none|between|after", Text::flag_blank, false, "none between after"},
    {"total-line", "TEXT", Text::flag_total_line},
    {"close", "TEXT", Text::flag_close},
    {"none", "TEXT", Text::flag_none},
    {"axes", "", Text::flag_axes},
    {"no-last-newline", "", Text::flag_no_last_newline},
};

constexpr Flag reading_flags[] = {
    {"preset", "NAME", Text::flag_preset_read},
    {"glyphs", "CHARS", Text::flag_glyphs},
    {"base", "0|1", Text::flag_base, false, "0 1"},
    {"major", "row|column", Text::flag_major, false, "row column"},
    {"origin", "top|bottom", Text::flag_origin, false, "top bottom"},
};

constexpr Flag list_flags[] = {
    {"limit", "K", Text::flag_limit},
    {"offset", "K", Text::flag_offset},
    {"classes", "", Text::flag_classes_list},
    {"symmetry", "KIND", Text::flag_symmetry, false, "none half quarter"},
    {"total", "", Text::flag_total},
    {"method", "NAME", Text::flag_method, false, method_names},
    {"by", "row|column", Text::flag_by, false, "row column"},
    {"step", "", Text::flag_step},
};

constexpr Flag solve_flags[] = {
    {"first", "", Text::flag_first},
    {"each-first", "", Text::flag_each_first},
    {"unique", "", Text::flag_unique},
    {"random", "", Text::flag_random},
    {"seed", "S", Text::flag_seed},
    {"time-limit", "SECONDS", Text::flag_time_limit},
    {"proof", "FILE", Text::flag_proof},
    {"engine", "NAME", Text::flag_engine, false, engine_names},
    {"threads", "T", Text::flag_threads_solve},
    {"json", "", Text::flag_json},
    {"method", "NAME", Text::flag_method, false, method_names},
    {"by", "row|column", Text::flag_by, false, "row column"},
    {"until", "N", Text::flag_until},
};

constexpr Flag count_flags[] = {
    {"by-first-row", "", Text::flag_by_first_row},
    {"classes", "", Text::flag_classes_count},
    {"limit", "K", Text::flag_limit_count},
    {"project", "", Text::flag_project},
    {"ledger", "FILE", Text::flag_ledger},
    {"method", "NAME", Text::flag_method_count, false, method_names},
    {"json", "", Text::flag_json},
    {"header", "TEXT", Text::flag_header_count},
    {"glyphs", "CHARS", Text::flag_glyphs},
    {"until", "N", Text::flag_until},
    {"no-last-newline", "", Text::flag_no_last_newline},
};

constexpr Flag nth_flags[] = {
    {"batch", "", Text::flag_batch},
    {"no-cache", "", Text::flag_no_cache},
};

constexpr Flag rank_flags[] = {
    {"no-cache", "", Text::flag_no_cache},
};

constexpr Flag backends_flags[] = {
    {"json", "", Text::flag_json},
};

constexpr Flag sample_flags[] = {
    {"count", "K", Text::flag_count},
    {"seed", "S", Text::flag_seed},
    {"no-cache", "", Text::flag_no_cache},
};

constexpr Flag trace_flags[] = {
    {"method", "NAME", Text::flag_method_trace, false, method_names},
    {"by", "row|column", Text::flag_by, false, "row column"},
    {"until", "first|all", Text::flag_until_solution, false, "first all"},
    {"from", "STEP", Text::flag_from},
    {"to", "STEP", Text::flag_to},
    {"dead-ends", "", Text::flag_dead_ends},
    {"format", "text|jsonl", Text::flag_format, false, "text jsonl"},
    {"animate", "", Text::flag_animate},
    {"ascii", "", Text::flag_ascii},
};

constexpr Flag compare_flags[] = {
    {"until", "first|all", Text::flag_until_solution, false, "first all"},
    {"json", "", Text::flag_json},
};

constexpr Flag estimate_flags[] = {
    {"samples", "S", Text::flag_samples},
    {"seed", "S", Text::flag_seed},
    {"levels", "", Text::flag_levels},
    {"threads", "T", Text::flag_threads},
    {"json", "", Text::flag_json},
    {"path", "B,B,…", Text::flag_path},
};

constexpr Flag check_flags[] = {
    {"size", "N", Text::flag_size},
    {"json", "", Text::flag_json},
};

constexpr Flag best_flags[] = {
    {"weights", "FILE", Text::flag_weights},
    {"near", "BOARD", Text::flag_near},
    {"value", "", Text::flag_value},
    {"json", "", Text::flag_json},
};

constexpr Flag show_flags[] = {
    {"size", "N", Text::flag_size},
    {"attacks", "SQ", Text::flag_attacks},
    {"free", "", Text::flag_free},
    {"ascii", "", Text::flag_ascii},
    {"svg", "", Text::flag_svg},
    {"json", "", Text::flag_json},
};

constexpr Flag known_flags[] = {
    {"classes", "", Text::flag_classes_known},
    {"json", "", Text::flag_json},
};

constexpr std::string_view level_names = "easy medium hard expert extreme fiendish";

// What is known of a puzzle: the solver keeps to it, the hints go on from it.
constexpr Flag known_squares_flags[] = {
    {"queen", "SQ", Text::flag_queen, true},
    {"block", "SQ", Text::flag_block, true},
    {"board", "FILE", Text::flag_board},
};

constexpr Flag puzzle_solve_flags[] = {
    {"limit", "K", Text::flag_limit_puzzle},
    {"json", "", Text::flag_json},
    {"svg", "", Text::flag_svg},
};

constexpr Flag puzzle_check_flags[] = {
    {"json", "", Text::flag_json},
};

constexpr Flag puzzle_hint_flags[] = {
    {"count", "K", Text::flag_count_steps},
    {"json", "", Text::flag_json},
    {"svg", "", Text::flag_svg},
};

constexpr Flag puzzle_rate_flags[] = {
    {"steps", "", Text::flag_steps},
    {"json", "", Text::flag_json},
};

constexpr Flag puzzle_make_flags[] = {
    {"difficulty", "LEVEL", Text::flag_difficulty, false, level_names},
    {"seed", "S", Text::flag_seed},
    {"count", "K", Text::flag_count},
    {"tries", "K", Text::flag_tries},
    {"json", "", Text::flag_json},
    {"svg", "", Text::flag_svg},
};

constexpr Flag ledger_plan_flags[] = {
    {"memory", "SIZE", Text::flag_memory_plan},
    {"split", "S", Text::flag_split},
};

constexpr Flag ledger_run_flags[] = {
    {"order", "biggest|random", Text::flag_order, false, "biggest random"},
    {"save-every", "S", Text::flag_save_every},
};

constexpr Flag ledger_status_flags[] = {
    {"json", "", Text::flag_json},
};

constexpr Flag ledger_work_flags[] = {
    {"save-every", "S", Text::flag_save_every},
};

constexpr Flag ledger_submit_flags[] = {
    {"tasks", "K", Text::flag_tasks},
    {"threads", "C", Text::flag_threads_task},
    {"partition", "P", Text::flag_partition},
    {"time", "T", Text::flag_time},
    {"dry-run", "", Text::flag_dry_run},
};

constexpr Flag audit_flags[] = {
    {"share", "P", Text::flag_share},
    {"seed", "S", Text::flag_seed},
    {"threads", "T", Text::flag_threads},
};

constexpr Flag help_flags[] = {
    {"man", "", Text::flag_man},
    {"markdown", "", Text::flag_markdown},
};

const FlagGroup counting_group{Text::heading_counting, counting_flags};
const FlagGroup problem_group{Text::heading_problem, problem_flags};
const FlagGroup known_squares_group{Text::heading_known, known_squares_flags};
const FlagGroup rule_group{Text::heading_rules, rule_flags};
const FlagGroup form_group{Text::heading_form, form_flags};
const FlagGroup reading_group{Text::heading_reading, reading_flags};
const FlagGroup common_group{Text::heading_common, common_flags};

FlagGroup own(std::span<const Flag> flags) { return {Text::heading_options, flags}; }

const std::vector<Verb>& table() {
  static const std::vector<Verb> verbs = {
      {"list", "N", Text::verb_list, Text::verb_list_details,
       {own(list_flags), problem_group, rule_group, form_group, common_group}, run_list},
      {"solve", "N…", Text::verb_solve, Text::verb_solve_details,
       {own(solve_flags), problem_group, rule_group, form_group, common_group}, run_solve},
      {"count", "N…", Text::verb_count, Text::verb_count_details,
       {own(count_flags), counting_group, problem_group, rule_group, common_group}, run_count},
      {"nth", "N K…", Text::verb_nth, Text::verb_nth_details,
       {own(nth_flags), counting_group, problem_group, rule_group, form_group, common_group}, run_nth},
      {"rank", "N S…", Text::verb_rank, Text::verb_rank_details,
       {own(rank_flags), counting_group, problem_group, rule_group, reading_group, common_group}, run_rank},
      {"sample", "N", Text::verb_sample, Text::verb_sample_details,
       {own(sample_flags), counting_group, problem_group, rule_group, form_group, common_group}, run_sample},
      {"trace", "N", Text::verb_trace, Text::verb_trace_details,
       {own(trace_flags), problem_group, rule_group, common_group}, run_trace},
      {"compare", "N", Text::verb_compare, Text::verb_compare_details,
       {own(compare_flags), problem_group, rule_group, common_group}, run_compare},
      {"estimate", "N", Text::verb_estimate, Text::verb_estimate_details,
       {own(estimate_flags), problem_group, rule_group, common_group}, run_estimate},
      {"check", "[FILE…]", Text::verb_check, Text::verb_check_details,
       {own(check_flags), problem_group, rule_group, reading_group, common_group}, run_check},
      {"best", "N", Text::verb_best, Text::verb_best_details,
       {own(best_flags), problem_group, rule_group, form_group, common_group}, run_best},
      {"show", "BOARD", Text::verb_show, Text::verb_show_details,
       {own(show_flags), rule_group, reading_group, common_group}, run_show},
      {"puzzle solve", "FILE", Text::verb_puzzle_solve, Text::verb_puzzle_solve_details,
       {own(puzzle_solve_flags), known_squares_group, form_group, common_group}, run_puzzle_solve},
      {"puzzle check", "FILE BOARD", Text::verb_puzzle_check, Text::verb_puzzle_check_details,
       {own(puzzle_check_flags), reading_group, common_group}, run_puzzle_check},
      {"puzzle hint", "FILE", Text::verb_puzzle_hint, Text::verb_puzzle_hint_details,
       {own(puzzle_hint_flags), known_squares_group, common_group}, run_puzzle_hint},
      {"puzzle rate", "FILE", Text::verb_puzzle_rate, Text::verb_puzzle_rate_details,
       {own(puzzle_rate_flags), known_squares_group, common_group}, run_puzzle_rate},
      {"puzzle make", "N", Text::verb_puzzle_make, Text::verb_puzzle_make_details,
       {own(puzzle_make_flags), common_group}, run_puzzle_make},
      {"formats", "", Text::verb_formats, Text::verb_formats_details, {common_group}, run_formats},
      {"known", "[N]", Text::verb_known, Text::verb_known_details, {own(known_flags), common_group}, run_known},
      {"backends", "", Text::verb_backends, Text::verb_backends_details, {own(backends_flags), common_group},
       run_backends},
      {"selftest", "", Text::verb_selftest, Text::verb_selftest_details, {common_group}, run_selftest},
      {"ledger plan", "N FILE", Text::verb_ledger_plan, Text::verb_ledger_plan_details,
       {own(ledger_plan_flags), problem_group, rule_group, common_group}, run_ledger_plan},
      {"ledger run", "FILE", Text::verb_ledger_run, Text::verb_ledger_run_details,
       {own(ledger_run_flags), counting_group, common_group}, run_ledger_run},
      {"ledger status", "FILE", Text::verb_ledger_status, Text::verb_ledger_status_details,
       {own(ledger_status_flags), common_group}, run_ledger_status},
      {"ledger shard", "FILE I/K ORDER", Text::verb_ledger_shard, Text::verb_ledger_shard_details, {common_group},
       run_ledger_shard},
      {"ledger work", "ORDER RESULTS", Text::verb_ledger_work, Text::verb_ledger_work_details,
       {own(ledger_work_flags), counting_group, common_group}, run_ledger_work},
      {"ledger merge", "FILE [RESULTS…]", Text::verb_ledger_merge, Text::verb_ledger_merge_details, {common_group},
       run_ledger_merge},
      {"ledger submit", "FILE", Text::verb_ledger_submit, Text::verb_ledger_submit_details,
       {own(ledger_submit_flags), common_group}, run_ledger_submit},
      {"ledger audit", "FILE", Text::verb_ledger_audit, Text::verb_ledger_audit_details,
       {own(audit_flags), common_group}, run_ledger_audit},
      {"ledger export", "FILE", Text::verb_ledger_export, Text::verb_ledger_export_details, {common_group},
       run_ledger_export},
      {"ledger verify", "CSV", Text::verb_ledger_verify, Text::verb_ledger_verify_details,
       {own(audit_flags), common_group}, run_ledger_verify},
      {"help", "[VERB]", Text::verb_help, Text::verb_help_details, {own(help_flags), common_group}, run_help},
      {"completion", "SHELL", Text::verb_completion, Text::verb_completion_details, {common_group},
       run_completion},
  };
  return verbs;
}

/// Levenshtein distance: single letters put in, taken out or exchanged.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row.back();
}

}  // namespace

std::span<const Verb> all_verbs() { return table(); }

const Verb* verb_named(std::string_view name) {
  const auto at = std::ranges::find(table(), name, &Verb::name);
  return at == table().end() ? nullptr : &*at;
}

std::vector<std::string_view> first_words() {
  std::vector<std::string_view> found;
  for (const Verb& verb : table())
    if (const auto word = verb.name.substr(0, verb.name.find(' ')); found.empty() || found.back() != word)
      found.push_back(word);
  return found;
}

std::vector<std::string_view> second_words(std::string_view group) {
  std::vector<std::string_view> found;
  for (const Verb& verb : table())
    if (verb.name.size() > group.size() && verb.name.starts_with(group) && verb.name[group.size()] == ' ')
      found.push_back(verb.name.substr(group.size() + 1));
  return found;
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
  std::string_view best;
  constexpr std::size_t shortest = 3;  // of shorter words everything is near
  std::size_t best_distance = word.size() < shortest ? 2 : std::max<std::size_t>(2, word.size() / 3) + 1;
  for (const std::string_view candidate : known)
    if (const std::size_t distance = edit_distance(word, candidate); distance < best_distance) {
      best = candidate;
      best_distance = distance;
    }
  return best;
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    if (end > 0) found.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return found;
}

}  // namespace queens::app
