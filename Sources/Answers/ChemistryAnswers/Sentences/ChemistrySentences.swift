// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of matchers of formulae and equations for authors.
package let chemistrySentences = SentenceCatalog(
  "chemistry",
  english: [
    "malformed": "This cannot be read: {reason}.",
    "unreadable": "The accepted answer “{answer}” cannot be read. {reason}",
    "unbalanced": "The accepted answer “{answer}” cannot be right. {reason}",
    "tooManyElectrons":
      "The accepted answer “{answer}” has more electrons in a subshell than there is room for.",
    "stateMissing": "The accepted answer “{answer}” needs a state symbol at “{part}”.",
  ]
)
