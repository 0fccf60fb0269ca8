let germanSentences = [
  "estimation.unknownProblem": "Über diese Aufgabe ist noch nichts bekannt.",
  "estimation.alreadyAnswered": "Diese Aufgabe wurde schon beantwortet.",
  "estimation.tooManyProblems":
    "Höchstens {maximum, plural, one {# Aufgabe} other {# Aufgaben}} können verglichen werden.",
]
