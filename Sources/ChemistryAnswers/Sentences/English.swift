/// The sentences of matchers of formulae and equations in English.
let englishSentences: [String: String] = [
  "malformed": "This cannot be read: {reason}.",
  "unreadable": "The accepted answer “{answer}” cannot be read. {reason}",
  "impossible": "The accepted answer “{answer}” cannot be right. {reason}",
  "otherForm": "The accepted answer “{answer}” is not what the others are.",
  "stateMissing": "The accepted answer “{answer}” needs a state symbol at “{part}”.",
]
