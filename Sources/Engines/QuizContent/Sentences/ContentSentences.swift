// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of the content of quizzes.
package let contentSentences = SentenceCatalog(
  "content",
  english: [
    "template.noVariant": "No numbers were found for one of the problems."
  ]
)
