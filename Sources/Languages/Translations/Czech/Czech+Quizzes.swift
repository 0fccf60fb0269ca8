// SPDX-License-Identifier: Apache-2.0
extension Czech {
  /// The sentences of quizzes.
  package static let quizzes: [String: String] = [
    "reason.correctChoice": "To je správná možnost.",
    "reason.wrongChoice": "Možnost {option} není správná.",
    "reason.partlyCorrectChoice": "Možnost {option} není ta správná, ale počítá se za {weight}.",
    "reason.allCorrectPicked": "Všechny správné možnosti jsou označené.",
    "reason.correctSoFar": "Označené správné možnosti: {found} z {all}.",
    "reason.wrongPick": "Možnost {option} mezi správné nepatří.",
    "reason.expectedAnswer": "Není to úplně správně, ale počítá se to za {credit}.",
    "reason.awaitsGrade": "Tuto odpověď přečte a ohodnotí člověk.",
    "reason.rubric": "Získané body: {points} z {all}.",
    "reason.graded": "Tuto odpověď ohodnotil člověk.",
    "reason.recorded": "Této odpovědi zůstává hodnocení, které dostala.",
    "reason.incorrect": "To není správně.",
    "reason.awaitsSubmission": "Odpověď zůstane uložená, dokud nebude kvíz odevzdán.",
    "reason.revealed": "Správná odpověď už byla ukázána.",
    "reason.timeOver": "Čas vypršel.",
    "reason.unanswered": "Odpověď chybí.",

    "picks.all": "Jsou označené všechny správné možnosti a žádná špatná.",
    "picks.some":
      "Označené správné možnosti: {hits} z {correct}{wrong, plural, =0 {} one { a k tomu # špatná} few { a k tomu # špatné} other { a k tomu # špatných}}.",
    "picks.netCorrect":
      "Označené správné možnosti: {hits} z {correct}{wrong, plural, =0 {} one { a k tomu # špatná} few { a k tomu # špatné} other { a k tomu # špatných}}; každá špatná ruší jednu správnou.",
    "picks.eachOption": "Správně posouzené možnosti: {judged} z {options}.",
    "picks.coverage":
      "Označené správné možnosti: {hits} z {correct}{wrong, plural, =0 {} one { a k tomu # špatná} few { a k tomu # špatné} other { a k tomu # špatných}}; z označených jsou tedy správně {hits} z {picked}.",
    "picks.halves":
      "Špatně posouzené možnosti: {errors} z {options}; každá z nich snižuje hodnocení na polovinu.",
    "picks.guess": "Špatně posouzené možnosti: {errors} z {options}; to není lepší než hádání.",
    "picks.weights":
      "Označené správné možnosti: {hits} z {correct}{wrong, plural, =0 {} one { a k tomu # špatná} few { a k tomu # špatné} other { a k tomu # špatných}}; součet jejich vah je {sum}.",
    "picks.negativeWeights":
      "Označené správné možnosti: {hits} z {correct}{wrong, plural, =0 {} one { a k tomu # špatná} few { a k tomu # špatné} other { a k tomu # špatných}}; součet jejich vah je {sum}, a to nepřinese žádné body.",

    "order.all": "Všechno je ve správném pořadí.",
    "order.allOrNothing": "Pořadí není správné a počítá se jen to správné.",
    "order.exactPosition": "Položky na svém místě: {found} z {all}.",
    "order.relativeNext": "Položky, za kterými následuje ta správná: {found} z {all}.",
    "order.allPreviousAndNext":
      "Případy, kdy je položka na správné straně jiné položky: {found} z {all}.",
    "order.longestSubsequence":
      "Položky, které jsou mezi sebou ve správném pořadí: {found} z {all}.",
    "order.longestRun": "Položky, které jdou správně těsně za sebou: {found} z {all}.",
    "order.kendall": "Dvojice ve správném pořadí: {found} z {all}; každá z ostatních jednu ruší.",
    "order.dependencyGraph":
      "Případy, kdy je položka před tou, před kterou patří: {found} z {all}.",

    "parts.perPart": "Správné části: {found} z {all}.",
    "parts.all": "Správně jsou všechny části ({all}).",
    "parts.allOrNothing": "Správné části: {found} z {all}; počítají se jen všechny dohromady.",
    "part.place": "Tato položka je na svém místě.",
    "part.notPlace": "Tato položka není na svém místě.",
    "part.next": "Za touto položkou následuje ta správná.",
    "part.notNext": "Za touto položkou nenásleduje ta správná.",
    "part.sides": "Ostatní položky na správné straně od této: {found} z {all}.",
    "part.predecessors": "Položky, které patří před tuto a jsou tam: {found} z {all}.",
    "part.pair": "Tato dvojice je správně.",
    "part.notPair": "Tato dvojice není správně.",

    "response.unknown": "To k úloze nepatří.",
    "response.doesNotFit": "Tato úloha vyžaduje jiný druh odpovědi.",
    "response.empty": "Odpověď zatím chybí.",
    "response.repeatedItem": "Něco je použito víc než jednou.",
    "response.missingItems": "V pořadí ještě něco chybí.",
    "response.tooFewWords":
      "Text má {count, plural, one {# slovo} few {# slova} other {# slov}} a měl by mít alespoň {limit, plural, one {# slovo} few {# slova} other {# slov}}.",
    "response.tooManyWords":
      "Text má {count, plural, one {# slovo} few {# slova} other {# slov}} a měl by mít nejvýš {limit, plural, one {# slovo} few {# slova} other {# slov}}.",

    "session.unknownProblem": "Tato úloha v kvízu není.",
    "session.noHintLeft": "Další nápověda už není.",
    "session.hintWasNotTaken": "Tato nápověda ti zatím nebyla ukázána.",
    "session.doesNotAwaitGrade": "Teď tu není žádná odpověď k hodnocení.",
    "session.finished": "Kvíz je u konce.",
    "session.notFinished": "Kvíz ještě není u konce.",
    "session.notPresented": "Teď je zobrazená jiná úloha.",
    "session.alreadyDecided": "Tato úloha už je uzavřená.",
    "session.notDecided": "Nejdřív na tuto úlohu odpověz, nebo ji přeskoč.",
    "session.onlyProblemLeft": "To je jediná úloha, která zbývá.",
    "session.alreadyPresented": "Tato úloha už je zobrazená.",
    "session.notAnswered": "Nejdřív na tuto úlohu odpověz, nebo ji přeskoč.",
    "session.noProblemPresented":
      "Všechny úlohy jsou hotové: odevzdej kvíz, nebo se k některé vrať.",
    "session.scoreOverflow": "Tyto body se nedají sečíst.",
    "session.timeIsUp": "Čas vypršel.",

    "rule.certaintyIsMissing": "Uveď, jak moc si svou odpovědí věříš.",
    "rule.certaintyIsNotAsked": "Tento kvíz se neptá, jak moc si svou odpovědí věříš.",
    "rule.notPossible": "To v tomto kvízu není možné.",
    "rule.skippingIsNotAllowed": "V tomto kvízu se úlohy přeskakovat nedají.",
    "rule.returningIsNotAllowed": "V tomto kvízu se k úloze vrátit nemůžeš.",
    "rule.notStarted": "Nejdřív spusť kvíz.",
    "rule.alreadyStarted": "Kvíz už máš spuštěný.",
    "rule.timeIsNotUp": "Čas ještě nevypršel.",

    "grade.creditOutOfRange": "Hodnocení musí být mezi nulou a plným počtem bodů.",
    "grade.noRubric": "Tato úloha nemá hodnoticí tabulku.",
    "grade.otherRubric": "Tato úloha má jinou hodnoticí tabulku.",
    "grade.missingCriteria": "U každého kritéria zvol úroveň.",

    "record.creditOutOfRange": "Hodnocení nemůže být správné.",
    "record.secondsOutOfRange": "Čas nemůže být správný.",

    "report.wrongKey": "Za správné se považuje něco, co je špatně.",
    "report.missingAnswer": "Správná odpověď se neuznává.",
    "report.unclear": "Není jasné, na co se úloha ptá.",
    "report.typo": "V textu je chyba.",
    "report.notShown": "Něco se nezobrazuje.",
    "report.inappropriate": "Obsah je nevhodný.",
    "report.other": "Špatně je něco jiného.",

    "generation.unknownSet": "Jedno z vybraných témat neexistuje.",
    "generation.noProblems": "Ve vybraných tématech nejsou žádné úlohy.",
    "generation.stratumTooSmall":
      "Jedno z témat má jen {count, plural, one {# úlohu} few {# úlohy} other {# úloh}}.",
    "generation.noFittingProblems": "Žádná z úloh neodpovídá zadaným požadavkům.",
    "generation.nothingDue": "Zatím není co opakovat.",
    "generation.calendarIsMissing": "Uveď, v jakém časovém pásmu žák je.",
    "generation.learnerIsMissing": "Uveď, pro koho kvíz je.",
    "generation.dateIsMissing": "Uveď, ke kterému datu se kvíz sestavuje.",
    "generation.dateOutOfRange": "Toto datum je mimo povolený rozsah.",
  ]
}
