// SPDX-License-Identifier: Apache-2.0
let germanSentences = [
  "estimation.unknownProblem": "Über diese Aufgabe ist noch nichts bekannt.",
  "estimation.alreadyAnswered": "Diese Aufgabe wurde schon beantwortet.",
  "estimation.stepsOutOfRange": "Eine Schätzung braucht mindestens einen Schritt.",
  "estimation.priorOutOfRange": "Eine Schätzung geht von einer unmöglichen Zahl aus.",
  "estimation.tooManyProblems":
    "Höchstens {maximum, plural, one {# Aufgabe} other {# Aufgaben}} können verglichen werden.",
]
