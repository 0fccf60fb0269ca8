// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of the content of quizzes.
  package static let content: [String: String] = [
    "option.true": "Vero",
    "option.false": "Falso",

    "template.noVariant": "Per una delle domande non è stato trovato nessun numero.",
  ]
}
