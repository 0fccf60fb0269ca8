// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of estimations.
  package static let analytics: [String: String] = [
    "estimation.unknownProblem": "Ainda não se sabe nada sobre esta questão.",
    "estimation.alreadyAnswered": "Esta questão já foi respondida.",
    "estimation.stepsOutOfRange": "Uma estimativa precisa de pelo menos uma etapa.",
    "estimation.priorOutOfRange": "Uma estimativa parte de um número impossível.",
    "estimation.tooManyProblems":
      "É possível comparar no máximo {maximum, plural, one {# questão} other {# questões}}.",
  ]
}
