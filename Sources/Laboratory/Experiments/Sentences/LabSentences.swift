// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences about the coverage of player types, and the headings of reports.
let labSentences = SentenceCatalog(
  english: [
    "coverage.leftOut": "Nothing speaks to {players}.",
    "coverage.favored": "Much more speaks to {players} than to the others.",
    "players.achiever": "achievers",
    "players.competitor": "competitors",
    "players.explorer": "explorers",
    "players.socializer": "socializers",
    "report.mean": "mean",
    "report.interval": "95 %",
    "report.difference": "difference",
    "report.chance": "p (Holm)",
    "report.least": "least at seed",
    "report.most": "most at seed",
    "report.same": "equal in every world",
    "report.none": "no figure",
    "report.unmeasured":
      "Under {variant} there was nothing to measure in any world, "
      + "for instance because nobody got a point.",
    "report.worlds":
      "Worlds: {count}, seeds {first} to {last}. "
      + "Each interval stands for itself; p is corrected for all comparisons (Holm).",
  ],
  german: [
    "coverage.leftOut": "Nichts spricht {players} an.",
    "coverage.favored": "Viel mehr als die anderen werden {players} angesprochen.",
    "players.achiever": "Erfolgsmenschen",
    "players.competitor": "Wettkämpfer",
    "players.explorer": "Entdecker",
    "players.socializer": "Gesellige",
    "report.mean": "Mittel",
    "report.interval": "95 %",
    "report.difference": "Unterschied",
    "report.chance": "p (Holm)",
    "report.least": "am kleinsten bei Seed",
    "report.most": "am größten bei Seed",
    "report.same": "in jeder Welt gleich",
    "report.none": "kein Wert",
    "report.unmeasured":
      "Unter {variant} gab es in keiner Welt etwas zu messen, "
      + "etwa weil niemand einen Punkt bekam.",
    "report.worlds":
      "Welten: {count}, Seeds {first} bis {last}. "
      + "Jedes Intervall steht für sich; p ist für alle Vergleiche korrigiert (Holm).",
  ],
  french: French.lab,
  spanish: Spanish.lab,
  italian: Italian.lab,
  portuguese: Portuguese.lab,
  dutch: Dutch.lab,
  czech: Czech.lab,
  russian: Russian.lab
)
