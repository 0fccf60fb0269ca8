// SPDX-License-Identifier: Apache-2.0

/// The sentences in German.
let german = [
  // Why a session refuses something.
  "alreadyFound": "Dieses Wort hast du schon gefunden.",
  "alreadyStarted": "Die Übung hat schon begonnen.",
  "checklistIsOpen": "Sage zuerst, warum das Wort falsch ist.",
  "date.beforeLastEvent": "Die Uhr wurde zurückgestellt.",
  "date.outOfRange": "Die Uhr zeigt ein Datum, das nicht stimmen kann.",
  "errorsRemain":
    "{count, plural, one {# Wort ist} other {# Wörter sind}} noch zu finden.",
  "finished": "Die Übung ist fertig.",
  "gapIsLocked": "Diese Lücke ist schon richtig.",
  "gapsAreEmpty": "Fülle zuerst alle Lücken aus.",
  "inNoCategory": "Ordne das Wort zuerst zu.",
  "judgmentDoesNotFit": "Was gespeichert ist, gehört nicht zu dieser Übung.",
  "lettersAreNotMarked": "In dieser Übung werden keine Buchstaben markiert.",
  "noChecklistIsOpen": "Finde zuerst ein falsches Wort.",
  "notReading": "Die Wörter sind jetzt nicht zu sehen.",
  "notStarted": "Die Übung hat noch nicht begonnen.",
  "notWriting": "Du kannst jetzt nichts schreiben.",
  "nothingMarked": "Markiere zuerst mindestens einen Buchstaben, der für dich schwierig ist.",
  "nothingToProceedFrom": "Es gibt nichts, wovon es weitergeht.",
  "nothingWritten": "Schreibe zuerst das Wort.",
  "otherWay.drag": "Ziehe das Wort zu seiner Kategorie.",
  "otherWay.write": "Schreibe das Wort unter seine Kategorie.",
  "timeIsNotUp": "Du hast noch Zeit.",
  "timeIsUp": "Die Zeit ist um.",
  "unknownCategory": "Die Kategorie „{category}“ gibt es nicht.",
  "unknownGap": "Diese Lücke gibt es nicht.",
  "unknownLetter": "Diesen Buchstaben gibt es nicht.",
  "unknownReason": "Dieser Grund steht nicht in der Liste.",
  "unknownWord": "Dieses Wort gibt es nicht.",
  "wordIsNotDone": "Schreibe zuerst dieses Wort.",
  "wordIsNotShown": "Das Wort „{word}“ ist nicht zu sehen.",

  // What went wrong.
  "mistake.correctWordTapped": "„{input}“ ist richtig geschrieben.",
  "mistake.missedCategory": "Es gehört zu „{target}“.",
  "mistake.missedReason": "Auch ein Grund: „{target}“",
  "mistake.missedWord": "Ausgelassen: „{target}“.",
  "mistake.missedWord.secret": "Ein Wort fehlt.",
  "mistake.misplacedWord": "„{input}“ steht an einer anderen Stelle.",
  "mistake.surplusWord": "„{input}“ ist ein Wort zu viel.",
  "mistake.wrongCategory": "Es gehört nicht zu „{input}“.",
  "mistake.wrongGap": "„{input}“ gehört nicht dorthin.",
  "mistake.wrongGap.empty": "Dort fehlt etwas.",
  "mistake.wrongReason": "Kein Grund: „{input}“",
  "mistake.wrongSpelling": "„{input}“: Richtig ist „{target}“.",
  "mistake.wrongSpelling.secret": "„{input}“ ist falsch.",

  // What is to be minded in a word, in words for children.
  "category.case": "groß oder klein",
  "category.boundary": "zusammen oder getrennt",
  "category.das-dass": "das oder dass",
  "category.doubling": "ein Buchstabe oder zwei, wie l – ll, k – ck oder z – tz",
  "category.long-i": "i, ie oder ih",
  "category.length-mark": "mit h, doppelt oder einfach, wie a – ah – aa",
  "category.sharp-s": "s, ss oder ß",
  "category.umlaut-derivation": "ä oder e, äu oder eu",
  "category.umlaut-dots": "mit oder ohne Punkte, wie a – ä, o – ö oder u – ü",
  "category.f-v-w": "f, v oder w",
  "category.final-devoicing": "am Ende b oder p, d oder t, g oder k",
  "category.voicing": "hart oder weich, wie b – p, d – t oder g – k",
  "category.schwa-r": "ein leises e oder r, wie in -en oder -er",
  "category.special-grapheme": "besondere Buchstaben, wie sp, st, qu, x oder chs",
  "category.morpheme": "Teile des Wortes, wie ver-, vor- oder -lich",
  "category.phoneme": "ein Buchstabe fehlt, ist zu viel oder falsch",
  "category.punctuation": "Punkt, Komma und andere Zeichen",

  // What a session has come to, and what to do next.
  "recommendation":
    "Hier übst du „{category}“: Davon gelingt dir noch nicht alles (etwa {percent} von 100 Stellen sind falsch), und diese Übung hat {places} solche Stellen.",
  "recommendation.unseen":
    "Hier übst du „{category}“: Davon ist noch kein Fehler von dir bekannt, und diese Übung hat {places} solche Stellen.",
  "recommendation.unknown":
    "Hier übst du „{category}“: Wie gut du das kannst, wissen wir noch nicht, und diese Übung hat {places} solche Stellen.",
  "summary.solved": "Super, du hast alle Beispiele ohne Fehler richtig lösen können.",
  "summary.tryAgain": "Probiere es erneut, dann gelingt es dir noch besser.",

  // Why a child may need help.
  "help.errorRate": "{percent} von 100 Wörtern sind falsch, in der Klasse {mean}.",
  "help.slow": "Eine Aufgabe dauert {seconds} Sekunden, in der Klasse {mean}.",
  "help.weakCategory":
    "„{category}“ ist eine Schwäche: Etwa {percent} von 100 Stellen sind falsch.",

  // What an author should look at.
  "check.ambiguousGap": "andere Buchstaben in der Lücke ergeben „{word}“",
  "check.duplicateWord": "„{word}“ kommt zweimal vor",
  "check.helpGivesAway": "die Hilfe verrät „{word}“",
  "check.longGap": "die Lücke hat {count} Buchstaben, üblich sind höchstens {usual}",
  "check.misspellingExists": "„{word}“ ist ein Wort, das es gibt",
  "check.noErrors": "kein Satz hat ein falsches Wort",
  "check.noReason": "kein Grund sagt, warum „{word}“ falsch ist",
  "check.noTasks": "es gibt keine Aufgabe",
  "check.splitWord": "das nächste Wort gehört wohl zu „{word}“",
  "check.unusedCategory": "kein Wort gehört zu „{category}“",
  "check.wordCount": "es sind {count} Wörter, die Übung nennt {expected}",
]
