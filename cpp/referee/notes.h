// A sentence on each structure of questions and answers, for those who read the described types. Not part of the core.
#pragma once

#include <map>
#include <string>

namespace closeRanks {

inline const std::map<std::string, std::string> structureNotes = {
    {"Assumption", "A reading of the rules that mattered, such as ninth-age/4."},
    {"Battle", "What stands on the table."},
    {"Beside", "Letters of the mismatching bases beside the first rank."},
    {"Blocker", "One thing that forbids a move; `by` is the id of a unit or terrain."},
    {"CasualtiesAnswer", "Which models go, which units are nudged and which Drop out of Combat."},
    {"CasualtiesChoice", "What the owners chose among several legal options."},
    {"CasualtiesOption", "One combination of splits, its score, and what beat it."},
    {"CasualtiesQuestion", "One batch of simultaneous losses."},
    {"CasualtiesReason", "Why it was decided so; which fields are there depends on the code."},
    {"CasualtiesScore", "Compared key by key in this order; less is better, except more models in contact."},
    {"Contact", "Two Engaged units, in the order of `units`, and the Facing each fights in."},
    {"ContactsAnswer", "The pairs that are Engaged and the models in base contact."},
    {"ContactsQuestion", "Who is Engaged with whom?"},
    {"DropOutStep", "A unit Drops out of Combat."},
    {"FailedNudge", "A nudge that an option would have needed."},
    {"Fault", "The first fault in a question; `at` is a JSON Pointer into it."},
    {"LoseContactStep", "Two units are parted by the removal."},
    {"Loss", "Health Points lost by a unit's R&F models or by a named model; `places` are files in its rear rank."},
    {"Model", "A model with a letter of its own in the ranks."},
    {"ModelPlace", "The place of a model, counted from 0."},
    {"NearerWay", "A shorter way to contact, and what forbids it."},
    {"NinthAgeReadings", "How to read the rule where its text is open."},
    {"NoMoreFoesStep", "Every foe of a unit was wiped out; what it may do next."},
    {"NudgeAnswer", "One nudge, or everything that forbids it."},
    {"NudgeFailedStep", "No nudge was possible, and what forbade it to each of the two."},
    {"NudgeQuestion", "How does `unit` get back to `toward`, from which it was parted?"},
    {"NudgeReason", "Why it was decided so."},
    {"NudgeStep", "A unit moves along its own axes, a leg each."},
    {"Refusal", "The question cannot be answered."},
    {"RemoveStep", "Models leave as casualties, numbered by place in the list."},
    {"RemovedModel", "A casualty where it stood; no letter for an R&F model."},
    {"ChosenSides", "The sides an owner wants for a unit; a number left out is open."},
    {"Sides", "How many R&F models went from ranks behind the first and from its ends, the unit's own left and right."},
    {"RearChoice", "Rear-rank places an owner may lose instead, and the models in base contact then."},
    {"SlideStep", "A named model, or models side by side, move to other places of their unit."},
    {"Step", "What happens, in the order it happens at the table."},
    {"Table", "The table's edges."},
    {"Terrain", "A simple polygon, not always passable."},
    {"Tried", "What forbade a unit every move."},
    {"Unit", "`at` is the centre of its front edge; a character a place in `ranks`, first rank first, left to right."},
    {"WipedOutStep", "A unit has no model left."},
};

}  // namespace closeRanks
