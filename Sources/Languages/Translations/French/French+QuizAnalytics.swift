// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of estimations.
  package static let analytics: [String: String] = [
    "estimation.unknownProblem": "On ne sait encore rien de cette question.",
    "estimation.alreadyAnswered": "Cette question a déjà reçu une réponse.",
    "estimation.stepsOutOfRange": "Une estimation a besoin d’au moins une étape.",
    "estimation.priorOutOfRange": "Une estimation part d’un nombre impossible.",
    "estimation.tooManyProblems":
      "On peut comparer au plus {maximum, plural, one {# question} other {# questions}}.",
  ]
}
