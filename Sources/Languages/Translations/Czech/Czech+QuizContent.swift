// SPDX-License-Identifier: Apache-2.0
extension Czech {
  /// The sentences of the content of quizzes.
  package static let content: [String: String] = [
    "option.true": "Pravda",
    "option.false": "Nepravda",

    "template.noVariant": "Pro jednu z úloh se nenašla žádná čísla.",
  ]
}
