// SPDX-License-Identifier: Apache-2.0
extension Dutch {
  /// The sentences of the content of quizzes.
  package static let content: [String: String] = [
    "option.true": "Waar",
    "option.false": "Niet waar",

    "template.noVariant": "Voor een van de opgaven zijn geen getallen gevonden.",
  ]
}
