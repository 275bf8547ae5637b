#include "rules/ninth_age/arrangement.h"

#include <algorithm>

namespace closeRanks::ninthAge {
namespace {

// Whether a model might stand at a place if R&F models of one place each made room.
bool couldStand(const Standings& models, const Ranks& ranks, const Standing& model, Place place) {
  for (int rank = place.rank; rank < place.rank + model.span.ranks; ++rank)
    for (int file = place.file; file < place.file + model.span.files; ++file) {
      const char letter = letterAt(ranks, {rank, file});
      if (letter == emptyPlace || letter == rankAndFile || letter == model.letter) continue;
      const auto held =
          std::find_if(models.begin(), models.end(), [&](const Standing& other) { return other.letter == letter; });
      if (!held->inPool) return false;
    }
  return true;
}

}  // namespace

bool inRankAndFilePool(const Unit& unit, char letter) {
  if (letter == rankAndFile) return true;
  const Model* model = modelOf(unit, letter);
  return model && model->kind != ModelKind::character && model->kind != ModelKind::champion;
}

Standings standingsIn(const Unit& unit, const Ranks& ranks) {
  Standings models;
  std::string seen;
  for (int rank = 0; rank < static_cast<int>(ranks.size()); ++rank)
    for (int file = 0; file < static_cast<int>(ranks[rank].size()); ++file) {
      const char letter = ranks[rank][file];
      const Model* model = modelOf(unit, letter);
      if ((!model && letter != rankAndFile) || seen.find(letter) != std::string::npos) continue;
      Standing standing = {letter, {rank, file}, {rank, file}, {}, inRankAndFilePool(unit, letter), false, false};
      if (model) {
        seen += letter;
        standing.span = spanOf(unit, letter);
        standing.frontRank = model->frontRank;
        standing.platform = model->warPlatform;
      }
      models.push_back(standing);
    }
  return models;
}

Ranks ranksOf(const Standings& models, int files) {
  Ranks ranks;
  for (const Standing& model : models)
    for (int rank = model.now.rank; rank < model.now.rank + model.span.ranks; ++rank)
      for (int file = model.now.file; file < model.now.file + model.span.files; ++file) {
        while (static_cast<int>(ranks.size()) <= rank) ranks.emplace_back(files, emptyPlace);
        ranks[rank][file] = model.letter;
      }
  for (std::string& rank : ranks) rank.erase(rank.find_last_not_of(emptyPlace) + 1);
  return ranks;
}

bool isCentral(const Standing& platform, int file, int files) {
  const int off = 2 * file + platform.span.files - files;
  return -1 <= off && off <= 1;
}

const Standing* tooFarBack(const Standings& models, const Ranks& ranks) {
  const int files = fileCount(ranks);
  for (const Standing& model : models)
    for (int rank = 0; model.frontRank && rank < model.now.rank; ++rank)
      for (int file = 0; file + model.span.files <= files; ++file)
        if (rank + model.span.ranks <= static_cast<int>(ranks.size()) && couldStand(models, ranks, model, {rank, file}))
          return &model;
  return nullptr;
}

}  // namespace closeRanks::ninthAge
