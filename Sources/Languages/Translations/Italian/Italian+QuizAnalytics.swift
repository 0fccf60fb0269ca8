// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of estimations.
  package static let analytics: [String: String] = [
    "estimation.unknownProblem": "Di questa domanda non si sa ancora niente.",
    "estimation.alreadyAnswered": "Questa domanda ha già ricevuto una risposta.",
    "estimation.stepsOutOfRange": "Una stima ha bisogno di almeno un passaggio.",
    "estimation.priorOutOfRange": "Una stima parte da un numero impossibile.",
    "estimation.tooManyProblems":
      "Si possono confrontare al massimo {maximum, plural, one {# domanda} other {# domande}}.",
  ]
}
