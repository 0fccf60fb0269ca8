let englishSentences = [
  "pin": "Pin {name}",
  "arrow": "Arrow",
  "highlight": "Highlighted part",
  "verdict.correct": "right",
  "verdict.wrong": "wrong",
  "verdict.partial": "partly right",
  "verdict.unanswered": "not answered",
]
