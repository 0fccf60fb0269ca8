// SPDX-License-Identifier: Apache-2.0
extension Russian {
  /// The sentences of the content of quizzes.
  package static let content: [String: String] = [
    "option.true": "Верно",
    "option.false": "Неверно",

    "template.noVariant": "Для одного из заданий не нашлось подходящих чисел.",
  ]
}
