internal import LudusCore

/// What the drawing of quizzes says to people.
let generationSentences = SentenceCatalog([
  .english: englishGenerationSentences, .german: germanGenerationSentences,
])

private let englishGenerationSentences = [
  "generation.unknownSet": "One of the chosen topics does not exist.",
  "generation.noProblems": "There are no problems in the chosen topics.",
  "generation.stratumTooSmall":
    "One of the topics has only {count, plural, one {# problem} other {# problems}}.",
  "generation.noFittingProblems": "None of the problems fits what was asked for.",
  "generation.learnerIsMissing": "Say who the quiz is for.",
  "generation.dateIsMissing": "Say when the quiz is drawn.",
  "generation.dateOutOfRange": "This date is out of range.",
  "generation.noVariant": "No numbers were found for one of the problems.",
]

private let germanGenerationSentences = [
  "generation.unknownSet": "Eines der gewählten Themen gibt es nicht.",
  "generation.noProblems": "Zu den gewählten Themen gibt es keine Aufgaben.",
  "generation.stratumTooSmall":
    "Zu einem der Themen gibt es nur {count, plural, one {# Aufgabe} other {# Aufgaben}}.",
  "generation.noFittingProblems": "Keine der Aufgaben passt zu dem, was gewünscht ist.",
  "generation.learnerIsMissing": "Sag, für wen das Quiz ist.",
  "generation.dateIsMissing": "Sag, wann das Quiz gezogen wird.",
  "generation.dateOutOfRange": "Dieses Datum liegt zu weit weg.",
  "generation.noVariant": "Für eine der Aufgaben wurden keine Zahlen gefunden.",
]
