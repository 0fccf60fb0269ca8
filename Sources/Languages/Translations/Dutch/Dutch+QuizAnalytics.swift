// SPDX-License-Identifier: Apache-2.0
extension Dutch {
  /// The sentences of estimations.
  package static let analytics: [String: String] = [
    "estimation.unknownProblem": "Over deze opgave is nog niets bekend.",
    "estimation.alreadyAnswered": "Deze opgave is al beantwoord.",
    "estimation.stepsOutOfRange": "Een schatting heeft minstens één stap nodig.",
    "estimation.priorOutOfRange": "Een schatting gaat uit van een onmogelijk getal.",
    "estimation.tooManyProblems":
      "Er {maximum, plural, one {kan hoogstens # opgave} other {kunnen hoogstens # opgaven}} vergeleken worden.",
  ]
}
