internal import LudusCore

/// The sentences about the coverage of player types.
let labSentences = SentenceCatalog([
  .english: [
    "coverage.leftOut": "Nothing speaks to {players}.",
    "coverage.favored": "Much more speaks to {players} than to the others.",
    "players.achiever": "achievers",
    "players.competitor": "competitors",
    "players.explorer": "explorers",
    "players.socializer": "socializers",
  ],
  .german: [
    "coverage.leftOut": "Nichts spricht {players} an.",
    "coverage.favored": "Viel mehr als die anderen werden {players} angesprochen.",
    "players.achiever": "Erfolgsmenschen",
    "players.competitor": "Wettkämpfer",
    "players.explorer": "Entdecker",
    "players.socializer": "Gesellige",
  ],
])
