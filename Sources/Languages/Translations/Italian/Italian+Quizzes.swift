// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of quizzes.
  package static let quizzes: [String: String] = [
    "reason.correctChoice": "È l’opzione giusta.",
    "reason.wrongChoice": "L’opzione {option} non è giusta.",
    "reason.partlyCorrectChoice": "L’opzione {option} non è quella giusta, ma vale {weight}.",
    "reason.allCorrectPicked": "Tutte le opzioni giuste sono selezionate.",
    "reason.correctSoFar": "Opzioni giuste selezionate: {found} su {all}.",
    "reason.wrongPick": "L’opzione {option} non è tra quelle giuste.",
    "reason.expectedAnswer": "La risposta non è del tutto giusta, ma vale {credit}.",
    "reason.awaitsGrade": "Questa risposta sarà letta e valutata da una persona.",
    "reason.rubric": "Punti ottenuti: {points} su {all}.",
    "reason.graded": "Una persona ha valutato questa risposta.",
    "reason.recorded": "Questa risposta mantiene il punteggio che ha ricevuto.",
    "reason.incorrect": "La risposta non è giusta.",
    "reason.awaitsSubmission": "La risposta è conservata fino alla consegna del quiz.",
    "reason.revealed": "La risposta giusta è stata mostrata.",
    "reason.timeOver": "Il tempo era scaduto.",
    "reason.unanswered": "Non c’è nessuna risposta.",

    "picks.all": "Tutte le opzioni giuste sono selezionate, e nessuna sbagliata.",
    "picks.some":
      "Opzioni giuste selezionate: {hits} su {correct}{wrong, plural, =0 {} one {, più # sbagliata} other {, più # sbagliate}}.",
    "picks.netCorrect":
      "Opzioni giuste selezionate: {hits} su {correct}{wrong, plural, =0 {} one {, più # sbagliata} other {, più # sbagliate}}; ogni opzione sbagliata ne annulla una giusta.",
    "picks.eachOption": "Opzioni giudicate bene: {judged} su {options}.",
    "picks.coverage":
      "Opzioni giuste selezionate: {hits} su {correct}{wrong, plural, =0 {} one {, più # sbagliata} other {, più # sbagliate}}; quindi scelte giuste: {hits} su {picked}.",
    "picks.halves": "Opzioni giudicate male: {errors} su {options}; ognuna dimezza la valutazione.",
    "picks.guess":
      "Opzioni giudicate male: {errors} su {options}; non è meglio che tirare a indovinare.",
    "picks.weights":
      "Opzioni giuste selezionate: {hits} su {correct}{wrong, plural, =0 {} one {, più # sbagliata} other {, più # sbagliate}}; la somma dei loro pesi è {sum}.",
    "picks.negativeWeights":
      "Opzioni giuste selezionate: {hits} su {correct}{wrong, plural, =0 {} one {, più # sbagliata} other {, più # sbagliate}}; la somma dei loro pesi è {sum}, perciò non vale niente.",

    "order.all": "Tutto è nell’ordine giusto.",
    "order.allOrNothing": "L’ordine non è giusto, e conta solo quello giusto.",
    "order.exactPosition": "Elementi al loro posto: {found} su {all}.",
    "order.relativeNext": "Elementi seguiti da quello giusto: {found} su {all}.",
    "order.allPreviousAndNext":
      "Casi in cui un elemento è dal lato giusto di un altro: {found} su {all}.",
    "order.longestSubsequence": "Elementi nell’ordine giusto tra loro: {found} su {all}.",
    "order.longestRun": "Elementi che si susseguono come devono: {found} su {all}.",
    "order.kendall":
      "Coppie nell’ordine giusto: {found} su {all}; ognuna delle altre ne annulla una.",
    "order.dependencyGraph":
      "Casi in cui un elemento è prima di quello che deve precedere: {found} su {all}.",

    "parts.perPart": "Parti giuste: {found} su {all}.",
    "parts.all": "Tutte le parti sono giuste: {all} su {all}.",
    "parts.allOrNothing": "Parti giuste: {found} su {all}; conta solo l’insieme.",
    "part.place": "Questo elemento è al suo posto.",
    "part.notPlace": "Questo elemento non è al suo posto.",
    "part.next": "Questo elemento è seguito da quello giusto.",
    "part.notNext": "Questo elemento non è seguito da quello giusto.",
    "part.sides": "Altri elementi dal lato giusto di questo: {found} su {all}.",
    "part.predecessors": "Elementi che devono precedere questo e lo precedono: {found} su {all}.",
    "part.pair": "Questa coppia è giusta.",
    "part.notPair": "Questa coppia non è giusta.",

    "response.unknown": "Non fa parte della domanda.",
    "response.doesNotFit": "Questa domanda richiede un altro tipo di risposta.",
    "response.empty": "Non c’è ancora nessuna risposta.",
    "response.repeatedItem": "Qualcosa è usato più di una volta.",
    "response.missingItems": "Nell’ordine manca ancora qualcosa.",
    "response.tooFewWords":
      "Il testo ha {count, plural, one {# parola} other {# parole}}, ma {limit, plural, one {ne serve almeno #} other {ne servono almeno #}}.",
    "response.tooManyWords":
      "Il testo ha {count, plural, one {# parola} other {# parole}}, ma il massimo è {limit}.",

    "session.unknownProblem": "Questa domanda non è nel quiz.",
    "session.noHintLeft": "Non ci sono altri suggerimenti.",
    "session.hintWasNotTaken": "Non hai visto questo suggerimento.",
    "session.doesNotAwaitGrade": "In questo momento non c’è nessuna risposta da valutare.",
    "session.finished": "Il quiz è finito.",
    "session.notFinished": "Il quiz non è ancora finito.",
    "session.notPresented": "In questo momento è visibile un’altra domanda.",
    "session.alreadyDecided": "L’esito di questa domanda è già deciso.",
    "session.notDecided": "Prima rispondi a questa domanda o saltala.",
    "session.onlyProblemLeft": "È l’unica domanda rimasta.",
    "session.alreadyPresented": "Questa domanda è già visibile.",
    "session.notAnswered": "Prima rispondi a questa domanda o saltala.",
    "session.noProblemPresented":
      "Le domande sono finite: consegna il quiz, oppure torna a una domanda.",
    "session.scoreOverflow": "Questi punti non si possono sommare.",
    "session.timeIsUp": "Il tempo è scaduto.",

    "rule.certaintyIsMissing": "Indica il grado di sicurezza della tua risposta.",
    "rule.certaintyIsNotAsked": "Questo quiz non chiede il grado di sicurezza della risposta.",
    "rule.notPossible": "Non è possibile in questo quiz.",
    "rule.skippingIsNotAllowed": "In questo quiz non si possono saltare le domande.",
    "rule.returningIsNotAllowed": "In questo quiz non puoi tornare a una domanda.",
    "rule.notStarted": "Prima comincia il quiz.",
    "rule.alreadyStarted": "Hai già cominciato il quiz.",
    "rule.timeIsNotUp": "Il tempo non è scaduto.",

    "grade.creditOutOfRange": "Una valutazione va da zero al totale dei punti.",
    "grade.noRubric": "Questa domanda non ha una griglia di valutazione.",
    "grade.otherRubric": "La griglia di valutazione di questa domanda è un’altra.",
    "grade.missingCriteria": "Scegli un livello per ogni criterio.",

    "record.creditOutOfRange": "Il punteggio non può essere giusto.",
    "record.secondsOutOfRange": "Il tempo non può essere giusto.",

    "report.wrongKey": "La risposta considerata giusta è sbagliata.",
    "report.missingAnswer": "Una risposta giusta non viene accettata.",
    "report.unclear": "Non si capisce che cosa venga chiesto.",
    "report.typo": "C’è un errore nel testo.",
    "report.notShown": "Qualcosa non viene visualizzato.",
    "report.inappropriate": "Il contenuto è inappropriato.",
    "report.other": "C’è un altro problema.",

    "generation.unknownSet": "Uno degli argomenti scelti non esiste.",
    "generation.noProblems": "Negli argomenti scelti non ci sono domande.",
    "generation.stratumTooSmall":
      "Uno degli argomenti ha solo {count, plural, one {# domanda} other {# domande}}.",
    "generation.noFittingProblems": "Nessuna domanda corrisponde a quanto richiesto.",
    "generation.nothingDue": "Non c’è ancora niente da ripassare.",
    "generation.calendarIsMissing": "Indica il fuso orario di chi fa il quiz.",
    "generation.learnerIsMissing": "Indica per chi è il quiz.",
    "generation.dateIsMissing": "Indica quando viene estratto il quiz.",
    "generation.dateOutOfRange": "Questa data è fuori dai limiti.",
  ]
}
