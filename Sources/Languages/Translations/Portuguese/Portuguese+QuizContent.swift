// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of the content of quizzes.
  package static let content: [String: String] = [
    "option.true": "Verdadeiro",
    "option.false": "Falso",

    "template.noVariant": "Não foram encontrados números para uma das questões.",
  ]
}
