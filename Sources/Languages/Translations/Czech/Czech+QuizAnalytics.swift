// SPDX-License-Identifier: Apache-2.0
extension Czech {
  /// The sentences of estimations.
  package static let analytics: [String: String] = [
    "estimation.unknownProblem": "O této úloze se zatím nic neví.",
    "estimation.alreadyAnswered": "Na tuto úlohu už je odpovězeno.",
    "estimation.stepsOutOfRange": "Odhad potřebuje alespoň jeden krok.",
    "estimation.priorOutOfRange": "Odhad vychází z čísla, které není možné.",
    "estimation.tooManyProblems":
      "Porovnat se dá nejvýš {maximum, plural, one {# úloha} few {# úlohy} other {# úloh}}.",
  ]
}
