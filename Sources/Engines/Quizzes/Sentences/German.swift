// SPDX-License-Identifier: Apache-2.0

// Counts stand where no verb and no noun depends on them.

// What was picked of the options of a check-all problem, without a full stop.
private let picked =
  "{hits} von {correct} richtigen Antworten"
  + "{wrong, plural, =0 {} one { und # falsche} other { und # falsche}} angekreuzt"

let germanSentences = [
  "reason.correctChoice": "Das ist die richtige Antwort.",
  "reason.wrongChoice": "Die Antwort {option} ist nicht richtig.",
  "reason.partlyCorrectChoice":
    "Die Antwort {option} ist nicht die richtige, zählt aber {weight}.",
  "reason.allCorrectPicked": "Alle richtigen Antworten sind angekreuzt.",
  "reason.correctSoFar": "{found} von {all} richtigen Antworten angekreuzt.",
  "reason.wrongPick": "Die Antwort {option} ist keine der richtigen.",
  "reason.expectedAnswer": "Das ist nicht ganz richtig, zählt aber {credit}.",
  "reason.awaitsGrade": "Diese Antwort liest und bewertet ein Mensch.",
  "reason.rubric": "{points} von {all} Punkten erreicht.",
  "reason.graded": "Ein Mensch hat diese Antwort bewertet.",
  "reason.recorded": "Diese Antwort behält die Bewertung, die sie bekommen hat.",
  "reason.incorrect": "Das ist nicht richtig.",
  "reason.awaitsSubmission": "Die Antwort wird aufgehoben, bis das Quiz abgegeben ist.",
  "reason.revealed": "Die richtige Antwort wurde gezeigt.",
  "reason.timeOver": "Die Zeit war um.",
  "reason.unanswered": "Es gibt keine Antwort.",

  "picks.all": "Alle richtigen Antworten sind angekreuzt und keine falsche.",
  "picks.some": "\(picked).",
  "picks.netCorrect": "\(picked), und jede falsche hebt eine richtige auf.",
  "picks.eachOption": "Richtig beurteilt: {judged} von {options} Antworten.",
  "picks.coverage": "\(picked), also {hits} von {picked} Kreuzen richtig.",
  "picks.halves":
    "Falsch beurteilt: {errors} von {options} Antworten, und jede halbiert die Bewertung.",
  "picks.guess":
    "Falsch beurteilt: {errors} von {options} Antworten, nicht besser als geraten.",
  "picks.weights": "\(picked), und ihre Gewichte ergeben zusammen {sum}.",
  "picks.negativeWeights":
    "\(picked), und ihre Gewichte ergeben zusammen {sum}, was nichts einbringt.",

  "order.all": "Alles steht in der richtigen Reihenfolge.",
  "order.allOrNothing": "Die Reihenfolge stimmt nicht, und nur die richtige zählt.",
  "order.exactPosition": "An ihrem Platz: {found} von {all} Einträgen.",
  "order.relativeNext": "Auf {found} von {all} Einträgen folgt der richtige.",
  "order.allPreviousAndNext":
    "In {found} von {all} Fällen steht ein Eintrag auf der richtigen Seite eines anderen.",
  "order.longestSubsequence":
    "Untereinander in der richtigen Reihenfolge: {found} von {all} Einträgen.",
  "order.longestRun": "Hintereinander, wie es sein soll: {found} von {all} Einträgen.",
  "order.kendall":
    "In der richtigen Reihenfolge: {found} von {all} Paaren, und jedes andere hebt eines auf.",
  "order.dependencyGraph":
    "In {found} von {all} Fällen steht ein Eintrag vor dem, vor den er gehört.",

  "parts.perPart": "Richtig: {found} von {all} Teilen.",
  "parts.all": "Alle {all} Teile sind richtig.",
  "parts.allOrNothing": "Richtig: {found} von {all} Teilen, und nur alle zusammen zählen.",
  "part.place": "Dieser Eintrag steht an seinem Platz.",
  "part.notPlace": "Dieser Eintrag steht nicht an seinem Platz.",
  "part.next": "Auf diesen Eintrag folgt der richtige.",
  "part.notNext": "Auf diesen Eintrag folgt nicht der richtige.",
  "part.sides": "Auf der richtigen Seite dieses Eintrags: {found} von {all} anderen.",
  "part.predecessors": "Vor diesem Eintrag: {found} von {all}, die dorthin gehören.",
  "part.pair": "Dieses Paar ist richtig.",
  "part.notPair": "Dieses Paar ist nicht richtig.",

  "response.unknown": "Das gehört nicht zu der Aufgabe.",
  "response.doesNotFit": "Diese Aufgabe verlangt eine andere Art von Antwort.",
  "response.empty": "Es gibt noch keine Antwort.",
  "response.repeatedItem": "Etwas kommt mehr als einmal vor.",
  "response.missingItems": "In der Reihenfolge fehlt noch etwas.",
  "response.tooFewWords":
    "Der Text hat {count, plural, one {# Wort} other {# Wörter}}, "
    + "mindestens {limit, plural, one {# Wort} other {# Wörter}} sollen es sein.",
  "response.tooManyWords":
    "Der Text hat {count, plural, one {# Wort} other {# Wörter}}, "
    + "höchstens {limit, plural, one {# Wort} other {# Wörter}} sollen es sein.",

  "session.unknownProblem": "Diese Aufgabe gehört nicht zum Quiz.",
  "session.noHintLeft": "Es gibt keinen weiteren Hinweis.",
  "session.hintWasNotTaken": "Diesen Hinweis hast du nicht gesehen.",
  "session.doesNotAwaitGrade": "Hier ist jetzt keine Antwort zu bewerten.",
  "session.finished": "Das Quiz ist beendet.",
  "session.notFinished": "Das Quiz ist noch nicht beendet.",
  "session.notPresented": "Gerade wird eine andere Aufgabe gezeigt.",
  "session.alreadyDecided": "Diese Aufgabe ist schon entschieden.",
  "session.notDecided": "Beantworte oder überspringe zuerst diese Aufgabe.",
  "session.onlyProblemLeft": "Das ist die einzige Aufgabe, die noch offen ist.",
  "session.alreadyPresented": "Diese Aufgabe wird schon gezeigt.",
  "session.notAnswered": "Beantworte oder überspringe zuerst diese Aufgabe.",
  "session.noProblemPresented":
    "Alle Aufgaben sind durch: Gib das Quiz ab oder geh zu einer zurück.",
  "session.scoreOverflow": "Diese Punkte lassen sich nicht zusammenzählen.",
  "session.timeIsUp": "Die Zeit ist um.",

  "rule.certaintyIsMissing": "Sag, wie sicher du bist.",
  "rule.certaintyIsNotAsked": "Dieses Quiz fragt nicht, wie sicher du bist.",
  "rule.notPossible": "Das ist in diesem Quiz nicht möglich.",
  "rule.skippingIsNotAllowed": "In diesem Quiz kann man keine Aufgabe überspringen.",
  "rule.returningIsNotAllowed": "In diesem Quiz kannst du nicht zu einer Aufgabe zurückgehen.",
  "rule.notStarted": "Beginne zuerst mit dem Quiz.",
  "rule.alreadyStarted": "Du hast mit dem Quiz schon begonnen.",
  "rule.timeIsNotUp": "Die Zeit ist nicht um.",

  "grade.creditOutOfRange": "Eine Bewertung liegt zwischen keinem und allen Punkten.",
  "grade.noRubric": "Diese Aufgabe hat kein Bewertungsraster.",
  "grade.otherRubric": "Das Bewertungsraster dieser Aufgabe ist ein anderes.",
  "grade.missingCriteria": "Wähle für jedes Kriterium eine Stufe.",

  "record.creditOutOfRange": "Die Bewertung kann nicht stimmen.",
  "record.secondsOutOfRange": "Die Zeit kann nicht stimmen.",

  "report.wrongKey": "Was als richtig gilt, ist falsch.",
  "report.missingAnswer": "Eine richtige Antwort zählt nicht.",
  "report.unclear": "Es ist nicht klar, was gefragt ist.",
  "report.typo": "Im Text ist ein Fehler.",
  "report.notShown": "Etwas wird nicht angezeigt.",
  "report.inappropriate": "Das ist unangemessen.",
  "report.other": "Etwas anderes stimmt nicht.",

  "generation.unknownSet": "Eines der gewählten Themen gibt es nicht.",
  "generation.noProblems": "Zu den gewählten Themen gibt es keine Aufgaben.",
  "generation.stratumTooSmall":
    "Zu einem der Themen gibt es nur {count, plural, one {# Aufgabe} other {# Aufgaben}}.",
  "generation.noFittingProblems": "Keine der Aufgaben passt zu dem, was gewünscht ist.",
  "generation.nothingDue": "Es gibt noch nichts zu wiederholen.",
  "generation.calendarIsMissing": "Sag, in welcher Zeitzone die Lernenden sind.",
  "generation.learnerIsMissing": "Sag, für wen das Quiz ist.",
  "generation.dateIsMissing": "Sag, wann das Quiz gezogen wird.",
  "generation.dateOutOfRange": "Dieses Datum liegt zu weit weg.",
]
