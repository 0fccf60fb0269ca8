// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences about the coverage of player types, and the headings of reports.
package let labSentences = SentenceCatalog(
  "lab",
  english: [
    "coverage.leftOut": "Nothing appeals to {players}.",
    "coverage.favored": "Much more appeals to {players} than to the others.",
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
      + "for instance because no one got a point.",
    "report.worlds":
      "Worlds: {count}, seeds {first} to {last}. "
      + "Each interval stands on its own; p is corrected for all comparisons (Holm).",
  ]
)
