#include "rules/ninth_age/legality.h"

#include <algorithm>

#include "rules/ninth_age/repair.h"

namespace closeRanks::ninthAge {
namespace {

// The ranks that come nearest to those of a unit and are legal, as a text.
std::string nearestLegal(const Unit& unit) {
  Standings models = standingsIn(unit, unit.ranks);
  const int files = fileCount(unit.ranks);
  Work work;
  if (!repair(models, {files, false, 0}, work)) return "a narrower or wider formation";
  std::string text = "such as [";
  for (const std::string& rank : ranksOf(models, files)) text += (text.back() == '[' ? "\"" : ", \"") + rank + "\"";
  return text + "]";
}

Fault illegal(const char* code, const std::string& at, const Unit& unit, const std::string& found) {
  Fault fault = refusal(code, at, "", found);
  fault->expected = nearestLegal(unit);
  return fault;
}

bool isBeside(const Unit& unit, char letter) { return unit.beside.left == letter || unit.beside.right == letter; }

// A named model's base: it matches and fills its rectangle of places in the ranks, or it stands beside them.
Fault checkBase(const Unit& unit, const Model& model, const std::string& path) {
  const Span span = spanOf(unit, model.letter);
  const bool beside = isBeside(unit, model.letter), matching = span.files > 0 && span.ranks > 0;
  int places = 0;
  for (const std::string& rank : unit.ranks)
    places += static_cast<int>(std::count(rank.begin(), rank.end(), model.letter));
  const std::string letter(1, model.letter);
  if (beside == matching || beside == (places > 0))
    return refusal(
        "ninth-age.base", path,
        matching ? "a base that matches the unit's, in the ranks" : "a base of another kind, beside the unit", letter);
  if (span.larger() && inRankAndFilePool(unit, model.letter))
    return refusal("ninth-age.base", path, "a command model on the unit's own base", letter);
  if (beside && model.warPlatform) return refusal("ninth-age.centre", path, "a War Platform in the ranks", letter);
  if (beside) return {};
  Standings own = standingsIn(unit, unit.ranks);
  for (const Standing& standing : own) {
    if (standing.letter != model.letter) continue;
    int filled = 0;
    for (int rank = standing.now.rank; rank < standing.now.rank + span.ranks; ++rank)
      for (int file = standing.now.file; file < standing.now.file + span.files; ++file)
        filled += rank < static_cast<int>(unit.ranks.size()) && letterAt(unit.ranks, {rank, file}) == model.letter;
    if (filled == span.files * span.ranks && filled == places) continue;
    Fault fault = refusal("ninth-age.base", path, "", letter);
    fault->expected =
        "its letter in a rectangle " + std::to_string(span.files) + " wide and " + std::to_string(span.ranks) + " deep";
    return fault;
  }
  return {};
}

// What is wrong with the place of one model: nobody before it, or not in the middle.
Fault checkPlace(const Unit& unit, const Standing& model, const std::string& path) {
  const std::string found(1, model.letter);
  for (int file = model.now.file; model.now.rank > 0 && file < model.now.file + model.span.files; ++file)
    if (letterAt(unit.ranks, {model.now.rank - 1, file}) == emptyPlace)
      return illegal("ninth-age.unsupported", itemOf(memberOf(path, "ranks"), model.now.rank), unit, found);
  if (model.platform && (model.now.rank > 0 || !isCentral(model, model.now.file, fileCount(unit.ranks))))
    return illegal("ninth-age.centre", itemOf(memberOf(path, "ranks"), model.now.rank), unit, found);
  return {};
}

// Gaps are allowed in ranks behind which no model begins, and behind a larger base.
Fault checkGaps(const Unit& unit, const Standings& models, const std::string& path) {
  int rear = 0;
  for (const Standing& model : models) rear = std::max(rear, model.now.rank);
  for (int rank = 0; rank < static_cast<int>(unit.ranks.size()); ++rank)
    for (int file = 0; file < fileCount(unit.ranks); ++file) {
      if (letterAt(unit.ranks, {rank, file}) != emptyPlace || (rank > 0 && rank >= rear)) continue;
      const bool behindLarger = std::any_of(models.begin(), models.end(), [&](const Standing& model) {
        return model.span.larger() && model.now.rank < rank && model.now.file <= file &&
               file < model.now.file + model.span.files;
      });
      if (rank == 0 || !behindLarger)
        return illegal("battle.gap", itemOf(memberOf(path, "ranks"), rank), unit, unit.ranks[rank]);
    }
  return {};
}

}  // namespace

Fault checkFormation(const Unit& unit, const std::string& path) {
  int platforms = 0;
  for (const Model& model : unit.models) {
    const std::string at = memberOf(memberOf(path, "models"), {&model.letter, 1});
    if (auto fault = checkBase(unit, model, at)) return fault;
    platforms += model.warPlatform;
    if (platforms > 1) return refusal("ninth-age.centre", at, "one War Platform", model.letter);
  }
  const Standings models = standingsIn(unit, unit.ranks);
  if (auto fault = checkGaps(unit, models, path)) return fault;
  for (const Standing& model : models)
    if (auto fault = checkPlace(unit, model, path)) return fault;
  if (const Standing* model = tooFarBack(models, unit.ranks))
    return illegal("ninth-age.frontRank", itemOf(memberOf(path, "ranks"), model->now.rank), unit,
                   std::string(1, model->letter));
  return {};
}

}  // namespace closeRanks::ninthAge
