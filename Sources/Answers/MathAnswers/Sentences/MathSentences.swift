// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of matchers of numbers and expressions for authors.
package let mathSentences = SentenceCatalog(
  "math",
  english: [
    "malformed": "This cannot be read: {reason}.",
    "unreadable": "The accepted answer “{answer}” cannot be read. {reason}",
    "toleranceOutOfRange": "The tolerance {tolerance} is impossible.",
    "requirementOutOfRange": "No number can be written {form}.",
    "unitMissing": "The accepted answer “{answer}” needs a unit.",
    "unitNotExpected": "The accepted answer “{answer}” must not have a unit.",
  ]
)
