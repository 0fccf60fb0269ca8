// SPDX-License-Identifier: Apache-2.0

/// The sentences of matchers of numbers and expressions in German.
let germanSentences: [String: String] = [
  "malformed": "Das ist nicht lesbar: {reason}.",
  "unreadable": "Die richtige Antwort „{answer}“ ist nicht lesbar. {reason}",
  "toleranceOutOfRange": "Die Toleranz {tolerance} ist unmöglich.",
  "requirementOutOfRange": "Keine Zahl lässt sich {form} schreiben.",
  "unitMissing": "Die richtige Antwort „{answer}“ braucht eine Einheit.",
  "unitNotExpected": "Die richtige Antwort „{answer}“ darf keine Einheit haben.",
]
