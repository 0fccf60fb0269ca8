// SPDX-License-Identifier: Apache-2.0
extension Dutch {
  /// The sentences of quizzes.
  package static let quizzes: [String: String] = [
    "reason.correctChoice": "Dit is het juiste antwoord.",
    "reason.wrongChoice": "Het antwoord {option} is niet juist.",
    "reason.partlyCorrectChoice":
      "Het antwoord {option} is niet het juiste, maar telt voor {weight} mee.",
    "reason.allCorrectPicked": "Alle juiste antwoorden zijn aangekruist.",
    "reason.correctSoFar": "Juiste antwoorden aangekruist: {found} van de {all}.",
    "reason.wrongPick": "Het antwoord {option} hoort niet bij de juiste antwoorden.",
    "reason.expectedAnswer": "Dit is niet helemaal juist, maar telt voor {credit} mee.",
    "reason.awaitsGrade": "Dit antwoord wordt door iemand gelezen en beoordeeld.",
    "reason.rubric": "Behaalde punten: {points} van de {all}.",
    "reason.graded": "Iemand heeft dit antwoord beoordeeld.",
    "reason.recorded": "Dit antwoord behoudt de score die het gekregen heeft.",
    "reason.incorrect": "Dit is niet juist.",
    "reason.awaitsSubmission": "Het antwoord wordt bewaard tot de quiz is ingeleverd.",
    "reason.revealed": "Het juiste antwoord is getoond.",
    "reason.timeOver": "De tijd was om.",
    "reason.unanswered": "Er is geen antwoord.",

    "picks.all": "Alle juiste antwoorden zijn aangekruist, en geen enkel fout antwoord.",
    "picks.some":
      "Juiste antwoorden aangekruist: {hits} van de {correct}{wrong, plural, =0 {} one {, plus # fout antwoord} other {, plus # foute antwoorden}}.",
    "picks.netCorrect":
      "Juiste antwoorden aangekruist: {hits} van de {correct}{wrong, plural, =0 {} one {, plus # fout antwoord} other {, plus # foute antwoorden}}; voor elk fout antwoord gaat er een juist af.",
    "picks.eachOption": "Juist beoordeelde antwoorden: {judged} van de {options}.",
    "picks.coverage":
      "Juiste antwoorden aangekruist: {hits} van de {correct}{wrong, plural, =0 {} one {, plus # fout antwoord} other {, plus # foute antwoorden}}; juiste keuzes dus: {hits} van de {picked}.",
    "picks.halves":
      "Verkeerd beoordeelde antwoorden: {errors} van de {options}; elk daarvan halveert de score.",
    "picks.guess":
      "Verkeerd beoordeelde antwoorden: {errors} van de {options}; dat is niet beter dan gokken.",
    "picks.weights":
      "Juiste antwoorden aangekruist: {hits} van de {correct}{wrong, plural, =0 {} one {, plus # fout antwoord} other {, plus # foute antwoorden}}; samen hebben ze een gewicht van {sum}.",
    "picks.negativeWeights":
      "Juiste antwoorden aangekruist: {hits} van de {correct}{wrong, plural, =0 {} one {, plus # fout antwoord} other {, plus # foute antwoorden}}; samen hebben ze een gewicht van {sum}, en dat levert niets op.",

    "order.all": "Alles staat in de juiste volgorde.",
    "order.allOrNothing": "De volgorde klopt niet, en alleen de juiste telt.",
    "order.exactPosition": "Onderdelen op hun plaats: {found} van de {all}.",
    "order.relativeNext": "Onderdelen waarop het juiste volgt: {found} van de {all}.",
    "order.allPreviousAndNext":
      "Gevallen waarin een onderdeel aan de juiste kant van een ander staat: {found} van de {all}.",
    "order.longestSubsequence":
      "Onderdelen die onderling in de juiste volgorde staan: {found} van de {all}.",
    "order.longestRun": "Onderdelen die op elkaar volgen zoals het hoort: {found} van de {all}.",
    "order.kendall":
      "Paren in de juiste volgorde: {found} van de {all}; voor elk ander paar gaat er een af.",
    "order.dependencyGraph":
      "Gevallen waarin een onderdeel staat vóór het onderdeel waar het vóór hoort: {found} van de {all}.",

    "parts.perPart": "Juiste delen: {found} van de {all}.",
    "parts.all": "Alle delen zijn juist: {all} van de {all}.",
    "parts.allOrNothing": "Juiste delen: {found} van de {all}; alleen alles samen telt.",
    "part.place": "Dit onderdeel staat op zijn plaats.",
    "part.notPlace": "Dit onderdeel staat niet op zijn plaats.",
    "part.next": "Op dit onderdeel volgt het juiste.",
    "part.notNext": "Op dit onderdeel volgt niet het juiste.",
    "part.sides": "Andere onderdelen aan de juiste kant van dit onderdeel: {found} van de {all}.",
    "part.predecessors":
      "Onderdelen die vóór dit onderdeel horen en er ook staan: {found} van de {all}.",
    "part.pair": "Dit paar is juist.",
    "part.notPair": "Dit paar is niet juist.",

    "response.unknown": "Dit hoort niet bij de opgave.",
    "response.doesNotFit": "Deze opgave vraagt om een ander soort antwoord.",
    "response.empty": "Er is nog geen antwoord.",
    "response.repeatedItem": "Iets is meer dan één keer gebruikt.",
    "response.missingItems": "In de volgorde ontbreekt nog iets.",
    "response.tooFewWords":
      "De tekst telt {count, plural, one {# woord} other {# woorden}}, en er {limit, plural, one {wordt minstens # woord} other {worden minstens # woorden}} verwacht.",
    "response.tooManyWords":
      "De tekst telt {count, plural, one {# woord} other {# woorden}}, en er {limit, plural, one {wordt hoogstens # woord} other {worden hoogstens # woorden}} verwacht.",

    "session.unknownProblem": "Deze opgave zit niet in de quiz.",
    "session.noHintLeft": "Er zijn geen hints meer.",
    "session.hintWasNotTaken": "Je hebt deze hint niet gezien.",
    "session.doesNotAwaitGrade": "Er is nu geen antwoord om te beoordelen.",
    "session.finished": "De quiz is afgelopen.",
    "session.notFinished": "De quiz is nog niet afgelopen.",
    "session.notPresented": "Er wordt nu een andere opgave getoond.",
    "session.alreadyDecided": "Deze opgave is al afgehandeld.",
    "session.notDecided": "Beantwoord deze opgave eerst of sla die over.",
    "session.onlyProblemLeft": "Dit is de enige opgave die nog over is.",
    "session.alreadyPresented": "Deze opgave wordt al getoond.",
    "session.notAnswered": "Beantwoord deze opgave eerst of sla die over.",
    "session.noProblemPresented":
      "Je hebt alle opgaven gehad: lever de quiz in of ga terug naar een opgave.",
    "session.scoreOverflow": "Deze punten kunnen niet opgeteld worden.",
    "session.timeIsUp": "De tijd is om.",

    "rule.certaintyIsMissing": "Geef aan hoe zeker je bent.",
    "rule.certaintyIsNotAsked": "Deze quiz vraagt niet hoe zeker je bent.",
    "rule.notPossible": "Dat kan niet in deze quiz.",
    "rule.skippingIsNotAllowed": "In deze quiz kun je geen opgaven overslaan.",
    "rule.returningIsNotAllowed": "In deze quiz kun je niet teruggaan naar een opgave.",
    "rule.notStarted": "Begin eerst met de quiz.",
    "rule.alreadyStarted": "Je bent al met de quiz begonnen.",
    "rule.timeIsNotUp": "De tijd is nog niet om.",

    "grade.creditOutOfRange": "Een score ligt tussen nul en het maximale aantal punten.",
    "grade.noRubric": "Deze opgave heeft geen rubric.",
    "grade.otherRubric": "Bij deze opgave hoort een andere rubric.",
    "grade.missingCriteria": "Kies voor elk criterium een niveau.",

    "record.creditOutOfRange": "De score kan niet kloppen.",
    "record.secondsOutOfRange": "De tijd kan niet kloppen.",

    "report.wrongKey": "Wat als juist geldt, is fout.",
    "report.missingAnswer": "Een juist antwoord telt niet mee.",
    "report.unclear": "Het is niet duidelijk wat er gevraagd wordt.",
    "report.typo": "Er zit een fout in de tekst.",
    "report.notShown": "Iets wordt niet weergegeven.",
    "report.inappropriate": "Dit is ongepast.",
    "report.other": "Er klopt iets anders niet.",

    "generation.unknownSet": "Een van de gekozen onderwerpen bestaat niet.",
    "generation.noProblems": "Er zijn geen opgaven over de gekozen onderwerpen.",
    "generation.stratumTooSmall":
      "Een van de onderwerpen heeft maar {count, plural, one {# opgave} other {# opgaven}}.",
    "generation.noFittingProblems": "Geen van de opgaven past bij wat gevraagd is.",
    "generation.nothingDue": "Er is nog niets om te herhalen.",
    "generation.calendarIsMissing": "Geef aan in welke tijdzone de leerling is.",
    "generation.learnerIsMissing": "Geef aan voor wie de quiz is.",
    "generation.dateIsMissing": "Geef aan wanneer de quiz wordt samengesteld.",
    "generation.dateOutOfRange": "Deze datum ligt te ver weg.",
  ]
}
