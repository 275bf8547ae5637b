#include "rules/ninth_age/repair.h"

#include <algorithm>
#include <cstdlib>

namespace closeRanks::ninthAge {
namespace {

// Places tried for named models; where that is not enough, the best arrangement so far is taken.
constexpr int mostTries = 10000;

// The work of an arrangement, of a place tried for a named model, and of a look at a place for others.
constexpr double judgeWork = 2;
constexpr double tryWork = 0.1;
constexpr double gridWork = 1.0 / 256;

// A moved model weighs more than any way that named models go.
constexpr int perModel = 100000;

// What one file asks for: from which rank on gaps are allowed because a larger base is ahead, and before which rank
// all places are filled because a named model stands there.
struct FileNeeds {
  int free = 0;
  int filled = 0;
};

struct Search {
  const Standings& models;
  const RepairPlan& plan;
  Work& work;
  std::vector<int> named;  // indexes of models that have a letter
  Ranks was;               // where R&F models stand now
  int rankAndFileCount = 0;
  bool allMove = false;  // else only those that need to, or that R&F models cannot stand in for
  int mayMove = 0;       // named models, at most
  int tries = 0;
  // The arrangement at hand.
  Ranks ranks;
  std::vector<Place> places;
  int weight = 0;
  // The best one so far.
  int best = -1;
  Ranks bestRanks;
  std::vector<Place> bestPlaces;
  // What R&F models make of an arrangement: kept, since allocating it anew for each takes half the time.
  std::vector<FileNeeds> needs = {};
  Ranks laid = {};
};

// The places of all files up to a rank are looked at.
void lookAt(const Search& search, int ranks) { spend(search.work, search.plan.files * ranks * gridWork); }

void findNeeds(Search& search) {
  const int height = static_cast<int>(search.ranks.size());
  std::vector<FileNeeds>& needs = search.needs;
  needs.assign(search.plan.files, {height, 0});
  for (std::size_t i = 0; i < search.named.size(); ++i) {
    const Span span = search.models[search.named[i]].span;
    const Place place = search.places[i];
    for (int file = place.file; file < place.file + span.files; ++file) {
      if (span.larger()) needs[file].free = std::min(needs[file].free, place.rank + span.ranks);
      needs[file].filled = std::max(needs[file].filled, place.rank);
    }
  }
}

// Adds an R&F model at the best open place up to the rear rank: one where such a model stood, else one behind which
// one stands, then the one farthest forward, then to the left.
bool addOne(const Search& search, Ranks& ranks, int rear) {
  int best = -1;
  Place found;
  lookAt(search, rear + 1);
  for (int file = 0; file < search.plan.files; ++file) {
    int rank = 0;
    while (rank <= rear && ranks[rank][file] != emptyPlace) ++rank;
    if (rank > rear) continue;
    const bool stood = search.was[rank][file] == rankAndFile;
    const bool behind = rank < rear && search.was[rank + 1][file] == rankAndFile;
    const int worth = (stood ? 0 : behind ? 1 : 2) * perModel + rank;
    if (best >= 0 && worth >= best) continue;
    best = worth;
    found = {rank, file};
  }
  if (best >= 0) ranks[found.rank][found.file] = rankAndFile;
  return best >= 0;
}

// Sets the R&F models around the named ones so that only places of the rank `rear` and behind larger bases are empty;
// how many of them move, -1 when it cannot be.
int layRankAndFile(const Search& search, int rear, Ranks& ranks) {
  const std::vector<FileNeeds>& needs = search.needs;
  int left = search.rankAndFileCount;
  for (int rank = 0; rank <= rear; ++rank)
    for (int file = 0; file < search.plan.files; ++file) {
      const bool needed = rank == 0 || (rank < rear && rank < std::max(needs[file].free, needs[file].filled));
      if (!needed || ranks[rank][file] != emptyPlace) continue;
      ranks[rank][file] = rankAndFile;
      if (--left < 0) return -1;
    }
  for (; left > 0; --left)
    if (!addOne(search, ranks, rear)) return -1;
  int moved = 0;
  for (int rank = 0; rank <= rear; ++rank)
    for (int file = 0; file < search.plan.files; ++file)
      moved += ranks[rank][file] == rankAndFile && search.was[rank][file] != rankAndFile;
  return moved;
}

// Keeps the arrangement of the named models at hand if R&F models fit around it better than so far.
void judge(Search& search) {
  findNeeds(search);
  spend(search.work, judgeWork);
  Ranks& ranks = search.laid;
  int rear = 0;
  for (const Place& place : search.places) rear = std::max(rear, place.rank);
  for (; rear < static_cast<int>(search.ranks.size()); ++rear) {
    lookAt(search, static_cast<int>(search.ranks.size()));
    ranks = search.ranks;
    const int moved = layRankAndFile(search, rear, ranks);
    const int weight = search.weight + moved * perModel;
    if (moved < 0 || (search.best >= 0 && weight >= search.best)) continue;
    Standings models = search.models;
    for (std::size_t i = 0; i < search.named.size(); ++i) models[search.named[i]].now = search.places[i];
    if (tooFarBack(models, ranks)) continue;
    search.best = weight;
    search.bestRanks.swap(ranks);
    search.bestPlaces = search.places;
  }
}

// Whether a named model may stand at a place: on the grid, on no other one, in the middle if it has to.
bool fits(const Search& search, const Standing& model, Place place) {
  const RepairPlan& plan = search.plan;
  if (place.file < 0 || place.file + model.span.files > plan.files) return false;
  if (place.rank + model.span.ranks > static_cast<int>(search.ranks.size())) return false;
  if (model.platform) {
    const int off = 2 * place.file + model.span.files - plan.files;
    if (place.rank > 0 || !isCentral(model, place.file, plan.files) || off * plan.centre < 0) return false;
  }
  for (int rank = place.rank; rank < place.rank + model.span.ranks; ++rank)
    for (int file = place.file; file < place.file + model.span.files; ++file)
      if (search.ranks[rank][file] != emptyPlace ||
          (rank == 0 && plan.firstRankStays && search.was[0][file] == rankAndFile))
        return false;
  return true;
}

void set(Ranks& ranks, const Standing& model, Place place, char letter) {
  for (int rank = place.rank; rank < place.rank + model.span.ranks; ++rank)
    for (int file = place.file; file < place.file + model.span.files; ++file) ranks[rank][file] = letter;
}

void placeNamed(Search& search, std::size_t next, int moved);

void placeAt(Search& search, std::size_t next, int moved, Place place) {
  const Standing& model = search.models[search.named[next]];
  ++search.tries;
  spend(search.work, tryWork);
  if (!fits(search, model, place)) return;
  const bool stays = place == model.now;
  const int way = std::abs(place.rank - model.now.rank) + std::abs(place.file - model.now.file);
  const int weight = search.weight;
  search.weight += stays ? 0 : perModel + way;
  if (search.best < 0 || search.weight < search.best) {
    set(search.ranks, model, place, model.letter);
    search.places.push_back(place);
    placeNamed(search, next + 1, moved + !stays);
    search.places.pop_back();
    set(search.ranks, model, place, emptyPlace);
  }
  search.weight = weight;
}

// Places the named models from the next one on, each where it stands or, if it may move, at any other place.
void placeNamed(Search& search, std::size_t next, int moved) {
  if (gaveUp(search.work)) return;
  if (next == search.named.size()) return judge(search);
  const Standing& model = search.models[search.named[next]];
  placeAt(search, next, moved, model.now);
  const bool held = search.plan.firstRankStays && model.now.rank == 0;
  const bool needs = model.span.larger() || model.frontRank || model.platform || !fits(search, model, model.now);
  if (moved >= search.mayMove || held || !(needs || search.allMove)) return;
  for (int rank = 0; rank < static_cast<int>(search.ranks.size()); ++rank)
    for (int file = 0; file < search.plan.files && search.tries < mostTries; ++file)
      if (!(Place{rank, file} == model.now)) placeAt(search, next, moved, {rank, file});
}

// Whether somebody stands before every file of a model at a place, R&F models staying where they are.
bool supported(const Search& search, const Standing& model, Place place) {
  for (int file = place.file; place.rank > 0 && file < place.file + model.span.files; ++file)
    if (search.ranks[place.rank - 1][file] == emptyPlace && search.was[place.rank - 1][file] != rankAndFile)
      return false;
  return true;
}

// The first place, its own before all others, at which a model fits behind others and covers no R&F model.
std::optional<Place> openPlace(const Search& search, const Standing& model) {
  const auto open = [&](Place place) {
    if (!fits(search, model, place) || !supported(search, model, place)) return false;
    for (int i = 0; i < model.span.files * model.span.ranks; ++i)
      if (search.was[place.rank + i / model.span.files][place.file + i % model.span.files] == rankAndFile) return false;
    return true;
  };
  if (open(model.now)) return model.now;
  for (int rank = 0; rank < static_cast<int>(search.ranks.size()); ++rank)
    for (int file = 0; file < search.plan.files; ++file)
      if (open({rank, file})) return Place{rank, file};
  return {};
}

// A first arrangement, one named model after another: it bounds the search, and stands in where that has no end.
void pack(Search& search) {
  Ranks none = search.ranks;
  for (const int index : search.named) {
    const Standing& model = search.models[index];
    const auto place = openPlace(search, model);
    if (!place || (search.plan.firstRankStays && model.now.rank == 0 && !(*place == model.now))) break;
    set(search.ranks, model, *place, model.letter);
    search.places.push_back(*place);
    const int way = std::abs(place->rank - model.now.rank) + std::abs(place->file - model.now.file);
    search.weight += way > 0 ? perModel + way : 0;
  }
  if (search.places.size() == search.named.size()) judge(search);
  search.ranks.swap(none);
  search.places.clear();
  search.weight = 0;
}

// Fewest named models first; with one more to move the whole cannot get better than with the moves there are. Where R&F
// models can put things right, no named model does better in the stead of one of them.
void look(Search& search) {
  for (; search.mayMove <= static_cast<int>(search.named.size()); ++search.mayMove) {
    if (search.best >= 0 && search.mayMove * perModel >= search.best) return;
    if (search.mayMove == 1 && search.best < 0) {
      search.allMove = true;
      pack(search);
    }
    placeNamed(search, 0, 0);
  }
}

// Gives the R&F models whose places are gone the places that are new, each in reading order.
void moveRankAndFile(Standings& models, const Ranks& ranks) {
  Ranks open = ranks;
  for (const bool staying : {true, false})
    for (Standing& model : models) {
      if (model.letter != rankAndFile) continue;
      const Place now = model.now;
      const bool stays = now.file >= 0 && now.file < fileCount(ranks) && ranks[now.rank][now.file] == rankAndFile;
      if (stays != staying) continue;
      for (int rank = 0; !stays && rank < static_cast<int>(open.size()); ++rank)
        if (const auto file = open[rank].find(rankAndFile); file != std::string::npos) {
          model.now = {rank, static_cast<int>(file)};
          break;
        }
      open[model.now.rank][model.now.file] = emptyPlace;
    }
}

}  // namespace

std::optional<int> repair(Standings& models, const RepairPlan& plan, Work& work) {
  Search search = {models, plan, work, {}, {}, 0, false, 0, 0, {}, {}, 0, -1, {}, {}};
  int height = static_cast<int>(models.size()) / plan.files + 1;
  for (const Standing& model : models) height = std::max(height, model.now.rank + model.span.ranks);
  for (int i = 0; i < static_cast<int>(models.size()); ++i)
    if (models[i].letter != rankAndFile) {
      if (models[i].span.files > plan.files) return {};
      search.named.push_back(i);
      height += models[i].span.ranks;
    }
  search.ranks.assign(height, std::string(plan.files, emptyPlace));
  search.was.assign(height, search.ranks[0]);
  for (const Standing& model : models) {
    if (model.letter != rankAndFile) continue;
    ++search.rankAndFileCount;
    if (model.now.file >= 0 && model.now.file < plan.files) search.was[model.now.rank][model.now.file] = rankAndFile;
  }
  look(search);
  if (search.best < 0) return {};
  moveRankAndFile(models, search.bestRanks);
  for (std::size_t i = 0; i < search.named.size(); ++i) models[search.named[i]].now = search.bestPlaces[i];
  return search.best / perModel;
}

}  // namespace closeRanks::ninthAge
