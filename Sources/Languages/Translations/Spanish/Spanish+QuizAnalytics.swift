// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of estimations.
  package static let analytics: [String: String] = [
    "estimation.unknownProblem": "Todavía no se sabe nada de esta pregunta.",
    "estimation.alreadyAnswered": "Esta pregunta ya se ha respondido.",
    "estimation.stepsOutOfRange": "Una estimación necesita al menos un paso.",
    "estimation.priorOutOfRange": "Una estimación no puede partir de un número así.",
    "estimation.tooManyProblems":
      "Se pueden comparar como máximo {maximum, plural, one {# pregunta} other {# preguntas}}.",
  ]
}
