#include "brute_force_repair.h"

#include <algorithm>

namespace {

using Grid = std::vector<std::vector<int>>;  // by rank and file the index of a model, -1 for nobody

constexpr int nobody = -1;

// Whether every model has a place of its own on the grid; fills it.
bool lay(const std::vector<Stander>& models, int files, int ranks, Grid& grid) {
  grid.assign(static_cast<size_t>(ranks), std::vector<int>(static_cast<size_t>(files), nobody));
  for (size_t i = 0; i < models.size(); ++i)
    for (int rank = models[i].rank; rank < models[i].rank + models[i].ranks; ++rank)
      for (int file = models[i].file; file < models[i].file + models[i].files; ++file) {
        if (file < 0 || file >= files || rank >= ranks || grid[rank][file] != nobody) return false;
        grid[rank][file] = static_cast<int>(i);
      }
  return true;
}

bool isSupported(const Stander& model, const Grid& grid) {
  for (int file = model.file; model.rank > 0 && file < model.file + model.files; ++file)
    if (grid[model.rank - 1][file] == nobody) return false;
  return true;
}

// A gap may be in the rear rank, the last in which a model begins, behind it, or somewhere behind a larger base.
bool gapsAreLegal(const std::vector<Stander>& models, const Grid& grid) {
  int rear = 0;
  for (const Stander& model : models) rear = std::max(rear, model.rank);
  for (int rank = 0; rank < static_cast<int>(grid.size()); ++rank)
    for (int file = 0; file < static_cast<int>(grid[rank].size()); ++file) {
      if (grid[rank][file] != nobody) continue;
      bool behindLarger = false;
      for (int ahead = 0; ahead < rank; ++ahead)
        if (const int one = grid[ahead][file]; one != nobody)
          behindLarger = behindLarger || models[one].files * models[one].ranks > 1;
      if (rank == 0 || (rank < rear && !behindLarger)) return false;
    }
  return true;
}

bool couldBeFartherForward(const std::vector<Stander>& models, const Grid& grid, size_t index) {
  const Stander& model = models[index];
  for (int rank = 0; rank < model.rank; ++rank)
    for (int file = 0; file + model.files <= static_cast<int>(grid[0].size()); ++file) {
      bool free = true;
      for (int i = 0; i < model.files * model.ranks; ++i) {
        const int held = grid[rank + i / model.files][file + i % model.files];
        free = free && (held == nobody || held == static_cast<int>(index) || models[held].makesRoom);
      }
      if (free) return true;
    }
  return false;
}

bool isCentral(const Stander& platform, int files) {
  const int before = platform.file, behind = files - platform.file - platform.files;
  return platform.rank == 0 && std::abs(before - behind) <= 1;
}

struct Trial {
  const std::vector<Stander>& before;
  int files;
  int ranks;
  bool fixed;
  int best = -1;
};

// Every set of places for the R&F models, given those of the others.
void tryRankAndFile(Trial& trial, std::vector<Stander>& models, const Grid& taken, const std::vector<bool>& stood,
                    size_t next, int cell, int moved) {
  if (trial.best >= 0 && moved >= trial.best) return;
  while (next < models.size() && models[next].letter != 'r') ++next;
  if (next == models.size()) {
    if (isLegal(models, trial.files)) trial.best = moved;
    return;
  }
  for (; cell < trial.files * trial.ranks; ++cell) {
    if (taken[cell / trial.files][cell % trial.files] != nobody) continue;
    models[next].rank = cell / trial.files;
    models[next].file = cell % trial.files;
    tryRankAndFile(trial, models, taken, stood, next + 1, cell + 1, moved + !stood[static_cast<size_t>(cell)]);
    if (cell < trial.files) return;  // no place of the first rank is left empty
  }
}

// Every place for each model with a letter.
void tryNamed(Trial& trial, std::vector<Stander>& models, size_t next, int moved) {
  if (trial.best >= 0 && moved >= trial.best) return;
  while (next < models.size() && models[next].letter == 'r') ++next;
  if (next < models.size()) {
    const Stander own = trial.before[next];
    for (int rank = 0; rank < trial.ranks; ++rank)
      for (int file = 0; file + own.files <= trial.files; ++file) {
        const bool moves = rank != own.rank || file != own.file;
        if (moves && trial.fixed && own.rank == 0) continue;
        models[next].rank = rank;
        models[next].file = file;
        tryNamed(trial, models, next + 1, moved + moves);
      }
    models[next] = own;
    return;
  }
  std::vector<Stander> named;
  for (const Stander& model : models)
    if (model.letter != 'r') named.push_back(model);
  Grid taken;
  if (!lay(named, trial.files, trial.ranks, taken)) return;
  std::vector<bool> stood(static_cast<size_t>(trial.files * trial.ranks));
  for (const Stander& model : trial.before) {
    if (model.letter != 'r' || model.file < 0 || model.file >= trial.files) continue;
    stood[static_cast<size_t>(model.rank * trial.files + model.file)] = true;
    if (trial.fixed && model.rank == 0 && taken[0][model.file] != nobody) return;
  }
  tryRankAndFile(trial, models, taken, stood, 0, 0, moved);
}

}  // namespace

std::vector<Stander> standersOf(const Json& unit) {
  std::vector<Stander> models;
  std::string seen;
  const std::vector<std::string> ranks = unit["ranks"];
  for (size_t rank = 0; rank < ranks.size(); ++rank)
    for (size_t file = 0; file < ranks[rank].size(); ++file) {
      const char letter = ranks[rank][file];
      if (letter == '.' || seen.find(letter) != std::string::npos) continue;
      Stander model = {letter, static_cast<int>(file), static_cast<int>(rank), 1, 1, false, false, true};
      if (letter != 'r') {
        seen += letter;
        const Json& named = unit["models"][std::string(1, letter)];
        if (named.contains("base")) {
          model.files = named["base"][0].get<int>() / 20;
          model.ranks = named["base"][1].get<int>() / 20;
        }
        model.frontRank = named.value("frontRank", false);
        model.platform = named.value("warPlatform", false);
        model.makesRoom = named["kind"] != "character" && named["kind"] != "champion";
      }
      models.push_back(model);
    }
  return models;
}

bool isLegal(const std::vector<Stander>& models, int files) {
  int ranks = 0;
  for (const Stander& model : models) ranks = std::max(ranks, model.rank + model.ranks);
  Grid grid;
  if (!lay(models, files, ranks, grid) || !gapsAreLegal(models, grid)) return false;
  for (size_t i = 0; i < models.size(); ++i)
    if (!isSupported(models[i], grid) || (models[i].platform && !isCentral(models[i], files)) ||
        (models[i].frontRank && couldBeFartherForward(models, grid, i)))
      return false;
  return true;
}

int fewestMoves(const std::vector<Stander>& models, int files, bool fixed) {
  int ranks = static_cast<int>(models.size()) / files + 1, deep = 0;
  for (const Stander& model : models) {
    ranks = std::max(ranks, model.rank + model.ranks);
    deep += model.letter == 'r' ? 0 : model.ranks;
  }
  ranks = std::max(ranks, deep + 1);
  Trial trial = {models, files, ranks, fixed};
  std::vector<Stander> tried = models;
  tryNamed(trial, tried, 0, 0);
  return trial.best;
}
