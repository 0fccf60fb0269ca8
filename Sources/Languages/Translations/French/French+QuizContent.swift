// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of the content of quizzes.
  package static let content: [String: String] = [
    "option.true": "Vrai",
    "option.false": "Faux",

    "template.noVariant": "Aucun nombre n’a été trouvé pour une des questions.",
  ]
}
