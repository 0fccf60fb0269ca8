let germanSentences = [
  "pin": "Nadel {name}",
  "arrow": "Pfeil",
  "highlight": "Hervorgehobener Teil",
  "verdict.correct": "richtig",
  "verdict.wrong": "falsch",
  "verdict.partial": "teilweise richtig",
  "verdict.unanswered": "nicht beantwortet",
]
