// SPDX-License-Identifier: Apache-2.0
let germanSentences = [
  "workshop.unknownProblem": "Diese Aufgabe gibt es nicht.",
  "workshop.notAuthor": "Nur wer sie verfasst hat, kann eine Aufgabe ändern.",
  "workshop.ownProblem": "Du kannst deine eigene Aufgabe nicht prüfen.",
  "workshop.otherProblem": "Das ist der Text einer anderen Aufgabe.",
  "workshop.alreadySubmitted": "Diese Fassung wurde schon eingereicht.",
  "workshop.laterRevision": "Es gibt eine neuere Fassung.",
  "workshop.faulty": "Die Aufgabe ist noch nicht vollständig.",
  "workshop.notWaiting": "Diese Fassung wartet nicht auf eine Prüfung.",
  "workshop.reasonMissing": "Sag, warum du die Aufgabe ablehnst.",
  "workshop.alreadyWithdrawn": "Diese Aufgabe ist schon zurückgezogen.",
  "workshop.alreadyReported": "Das hast du schon gemeldet.",
  "workshop.noReport": "Zu dieser Aufgabe wartet niemand auf eine Antwort.",
  "workshop.countOutOfRange": "Die Zahl der Stimmen kann nicht stimmen.",
]
