// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of the content of quizzes.
  package static let content: [String: String] = [
    "option.true": "Verdadero",
    "option.false": "Falso",

    "template.noVariant": "No se han encontrado números para una de las preguntas.",
  ]
}
