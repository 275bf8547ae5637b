// Which side of the door a text is on: an answer always holds the fields that a question may leave out.
#pragma once

namespace closeRanks::json {

enum class Role { question, answer };

}  // namespace closeRanks::json
