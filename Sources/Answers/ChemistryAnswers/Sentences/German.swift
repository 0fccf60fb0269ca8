// SPDX-License-Identifier: Apache-2.0

/// The sentences of matchers of formulae and equations in German.
let germanSentences: [String: String] = [
  "malformed": "Das ist nicht lesbar: {reason}.",
  "unreadable": "Die richtige Antwort „{answer}“ ist nicht lesbar. {reason}",
  "unbalanced": "Die richtige Antwort „{answer}“ kann nicht stimmen. {reason}",
  "tooManyElectrons":
    "In der richtigen Antwort „{answer}“ hat eine Unterschale mehr Elektronen, als hineinpassen.",
  "stateMissing":
    "In der richtigen Antwort „{answer}“ fehlt bei „{part}“ die Angabe, ob es (s), (l), (g) oder "
    + "(aq) ist.",
]
