// Random square-on fights as `ninth-age/casualties` questions: units locked together edge to edge or corner to corner,
// with Characters, Champions and command models in their first ranks. What the ruling is is decided elsewhere.
#pragma once

#include "asked.h"
#include "randomness.h"

// How wild a fight may be.
struct FightPlan {
  int foes = 3;                // red units around the first green one, at most
  int friends = 1;             // further green units, at most
  int bystanders = 1;          // units in no contact, at most
  int walls = 2;               // at most
  bool fullRearRanks = false;  // every rank behind the first is full and dies wholly or not at all
};

// Two fights as one batch, the second one so many millimetres to the right. Their units may overlap.
Json besideEachOther(Json fight, Json other, double distance);

// A fight in which at least one unit loses at least one model.
Json randomFight(Randomness& random, const FightPlan& plan);
