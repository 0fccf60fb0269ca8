/// The sentences of matchers of formulae and equations in German.
let germanSentences: [String: String] = [
  "malformed": "Das ist nicht lesbar: {reason}.",
  "unreadable": "Die richtige Antwort „{answer}“ ist nicht lesbar. {reason}",
  "impossible": "Die richtige Antwort „{answer}“ kann nicht stimmen. {reason}",
  "otherForm": "Die richtige Antwort „{answer}“ ist etwas anderes als die übrigen.",
  "stateMissing": "Die richtige Antwort „{answer}“ braucht bei „{part}“ einen Aggregatzustand.",
]
