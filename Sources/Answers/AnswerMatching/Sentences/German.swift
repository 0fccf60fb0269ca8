// SPDX-License-Identifier: Apache-2.0

/// The sentences of verdicts in German.
let germanSentences: [String: String] = [
  "quoted": "„{text}“",
  "list.and": "{others} und {last}",
  "list.or": " oder ",
  "letters.missing": "„{expected}“ fehlt",
  "letters.needless": "„{written}“ gehört nicht dorthin",
  "letters.replaced": "„{written}“ statt „{expected}“",
  "slip.joined": "zwei Wörter sind zusammengeschrieben",
  "slip.split": "ein Wort ist getrennt geschrieben",

  // The accepted answer that was matched.
  "match.exact": "Das ist die richtige Antwort „{answer}“.",
  "match.normalized": "Das ist die richtige Antwort „{answer}“ bis auf {steps}.",
  "match.inflected": "Das ist eine andere Form von „{answer}“: {difference}.",
  "match.misspelled": "Das ist „{answer}“; achte auf die Schreibweise: {slips}.",
  "match.equivalent": "Das hat den gleichen Wert wie die richtige Antwort „{answer}“.",
  "match.otherNotation": "Das ist die richtige Antwort „{answer}“.",
  "match.withinTolerance": "Das stimmt mit der richtigen Antwort „{answer}“ überein.",
  "match.equivalentWhereDefined":
    "Das hat den gleichen Wert wie die richtige Antwort „{answer}“, wo beide definiert sind. "
    + "{example}",

  "match.remarked": "{reason} {remark}",
  "remark.decimalMark": "„{written}“ gilt als Dezimalzeichen, hier ist sonst „{usual}“ üblich.",
  "remark.uncertainty": "Die Unsicherheit von {uncertainty} ist nicht bewertet.",

  // What two texts differ in.
  "step.spacing": "die Leerzeichen",
  "step.compatibility": "besondere Zeichenformen",
  "step.umlauts": "die Schreibweise der Umlaute",
  "step.sharpS": "die Schreibweise des ß",
  "step.diacritics": "Akzente und andere Zeichen an Buchstaben",
  "step.caseFolding": "die Groß- und Kleinschreibung",
  "step.quotes": "die Form der Anführungszeichen",
  "step.dashes": "die Form der Striche",
  "step.punctuation": "die Satzzeichen",
  "step.hyphens": "die Bindestriche",
  "step.englishArticles": "einen englischen Artikel",
  "step.germanArticles": "einen deutschen Artikel",
  "step.frenchArticles": "einen französischen Artikel",
  "step.spanishArticles": "einen spanischen Artikel",
  "step.italianArticles": "einen italienischen Artikel",
  "step.portugueseArticles": "einen portugiesischen Artikel",
  "step.dutchArticles": "einen niederländischen Artikel",
  "step.articles": "einen Artikel",
  "step.conjunctions": "das Zeichen für „und“",
  "step.numerals": "die Schreibweise von Zahlen",

  // Why an answer does not count.
  "mismatch": "Die richtige Antwort ist „{answer}“.",
  "mismatch.because": "{reason} Die richtige Antwort ist „{answer}“.",
  "mismatch.misspelledTooBadly": "Das ist zu weit von der richtigen Antwort entfernt.",
  "mismatch.negation": "Das bedeutet das Gegenteil.",
  "mismatch.otherAffix": "Das ist ein anderes Wort: {difference}.",
  "mismatch.inflection": "Das ist eine andere Form des Wortes: {difference}.",
  "mismatch.letterCase": "Hier kommt es auf Groß- und Kleinschreibung an.",
  "mismatch.isAnotherTerm": "„{term}“ ist etwas anderes.",
  "mismatch.isAsNearTo": "Das könnte ebenso gut „{term}“ heißen.",
  "mismatch.isAnotherWord": "„{word}“ ist ein anderes Wort.",
  "mismatch.difference": "Es gibt einen Unterschied: {difference}.",
  "mismatch.otherOrder": "Die Wörter stimmen, aber ihre Reihenfolge nicht.",
  "mismatch.differentWords":
    "Es fehlen Wörter, es sind zu viele, oder sie stehen in anderer Reihenfolge.",
  "mismatch.otherKind": "Erwartet wird hier {kind}.",
  "exemption.number": "Zahlen und Zeichen müssen genau stimmen.",
  "exemption.formula": "Formeln müssen genau stimmen.",
  "exemption.romanNumeral": "Römische Zahlen müssen genau stimmen.",
  "exemption.acronym": "Abkürzungen müssen genau stimmen.",
  "exemption.shortWord": "So kurze Wörter müssen genau stimmen.",
  "exemption.fixedWord": "Dieses Wort muss genau stimmen.",
  "exemption.syllables": "Wörter in dieser Schrift müssen genau stimmen.",
  "exemption.tooLong": "So lange Antworten müssen genau stimmen.",
  "kind.expression": "ein Term",
  "kind.equation": "eine Gleichung",
  "kind.inequality": "eine Ungleichung",
  "kind.list": "eine Liste von Antworten",
  "kind.pair": "ein Punkt oder ein Intervall",
  "algebra.constantMissing": "Die Integrationskonstante fehlt.",
  "algebra.constantNotAdded":
    "Addiere eine einzige Integrationskonstante mit einem eigenen Buchstaben, etwa + C.",
  "algebra.logarithmWithoutAbsoluteValue":
    "Das Argument eines Logarithmus darf nicht negativ sein: Schreibe ln|x|, auch in jedem anderen Logarithmus.",
  "algebra.derivedInstead": "Das ist die Ableitung, gesucht ist aber eine Stammfunktion.",
  "algebra.integratedInstead": "Das ist eine Stammfunktion, gesucht ist aber die Ableitung.",
  "algebra.otherDerivative":
    "Leite deine Antwort ab: Es kommt nicht die Funktion heraus, die zu integrieren ist.",
  "algebra.otherLetters": "Die richtige Antwort enthält kein {letters}.",
  "algebra.chainRuleFactorMissing":
    "Der Faktor der Kettenregel fehlt: die Ableitung der inneren Funktion.",
  "algebra.notPartialFractions": "Der Wert stimmt, aber ein Bruch lässt sich noch zerlegen.",
  "algebra.rounded": "Das ist gerundet, gesucht ist aber der genaue Wert.",
  "algebra.brokenChain":
    "In deiner Gleichungskette sind zwei Seiten eines Gleichheitszeichens nicht gleich.",
  "algebra.endOfInterval": "Ein Randpunkt gehört dazu, obwohl er es nicht sollte, oder er fehlt.",
  "algebra.transposed": "Zeilen und Spalten sind vertauscht.",
  "algebra.noSolution": "{point} ist keine Lösung.",
  "algebra.missingSolution": "Die Lösung {point} fehlt.",
  "algebra.removablePoints": "Die Gleichungen sind gleich, außer wo ein Nenner 0 ist.",
  "algebra.otherPoint": "Gefragt ist nach dem Punkt {name}.",
  "algebra.solutionMissing": "Eine Lösung fehlt.",
  "algebra.solutionTooMany": "Eine Lösung ist zu viel.",
  "algebra.entry": "Der erste Eintrag, der abweicht, ist Nummer {place}.",
  "algebra.truth": "Für {row} unterscheiden sich die beiden.",
  "algebra.slip.sign": "Das Vorzeichen stimmt nicht.",
  "algebra.slip.reciprocal": "Das ist der Kehrwert des Ergebnisses.",
  "algebra.slip.factorTwo": "Du liegst um den Faktor 2 daneben.",
  "algebra.slip.powerOfTen": "Du liegst um eine Zehnerpotenz daneben.",
  "algebra.slip.bracket": "Ein Faktor vor der Klammer multipliziert jeden Summanden darin.",
  "algebra.slip.binomial":
    "Im Quadrat einer Summe fehlt das gemischte Glied: (a + b)² = a² + 2ab + b².",
  "algebra.slip.termSign": "Das Vorzeichen eines Summanden stimmt nicht.",
  "algebra.slip.degrees": "Bogenmaß und Gradmaß sind verwechselt.",
  "form.expanded": "Der Wert stimmt, aber es soll ausmultipliziert sein.",
  "form.factored": "Der Wert stimmt, aber es soll vollständig faktorisiert sein.",
  "form.simplified": "Der Wert stimmt, aber es lässt sich vereinfachen.",
  "form.lowestTerms": "Der Wert stimmt, aber ein Bruch lässt sich kürzen.",
  "form.singleFraction": "Der Wert stimmt, aber es soll ein einziger Bruch sein.",
  "form.completedSquare": "Der Wert stimmt, aber es soll für {variable} quadratisch ergänzt sein.",
  "form.noDecimals": "Der Wert stimmt, aber es soll ohne Dezimalzahlen geschrieben sein.",
  "form.likeAccepted": "Der Wert stimmt, aber es soll eine andere Form haben.",
  "witness": "Deine Antwort ist {answer}, erwartet wird {expected}.",
  "witness.at": "Für {place} ist deine Antwort {answer}, erwartet wird {expected}.",
  "number.otherDimension": "„{written}“ misst nicht, was „{expected}“ misst.",
  "number.otherUnit": "Die Einheit muss „{expected}“ sein, nicht „{written}“.",
  "number.noUnit": "Die Einheit „{expected}“ fehlt.",
  "number.form": "Der Wert stimmt, aber schreibe ihn {form}.",
  "requirement.significantFigures":
    "mit {count, plural, one {# signifikanten Stelle} other {# signifikanten Stellen}}",
  "requirement.minimumSignificantFigures": "mit mindestens {count} signifikanten Stellen",
  "requirement.decimalPlaces":
    "mit {count, plural, one {# Nachkommastelle} other {# Nachkommastellen}}",
  "requirement.lowestTerms": "als vollständig gekürzten Bruch",
  "requirement.fraction": "als Bruch",
  "requirement.noFraction": "ohne Bruch",
  "requirement.percent": "in Prozent",

  // Why an answer cannot be read.
  "tooLong": "Diese Antwort ist zu lang, um gelesen zu werden. Bitte schreibe eine kürzere.",
  "undecided": "Ob das gleich „{answer}“ ist, ließ sich nicht entscheiden: Jemand muss es ansehen.",
  "number.empty": "Schreibe eine Zahl.",
  "number.notANumber": "Das ist keine Zahl: Schreibe zum Beispiel 3,14.",
  "number.unexpected": "„{text}“, Zeichen {place}, ist nicht lesbar: Schreibe eine Zahl wie 3,14.",
  "number.incomplete": "Am Ende fehlt etwas.",
  "number.separator":
    "„{mark}“ trennt Gruppen von drei Ziffern: Schreibe vor Nachkommastellen „{decimalMark}“, "
    + "wie in 3{decimalMark}14.",
  "number.outOfRange": "Diese Zahl hat zu viele Ziffern oder einen zu hohen Exponenten.",
  "number.divisionByZero": "Durch 0 kann man nicht teilen: Prüfe die Zahl unter dem Bruchstrich.",
  "number.tooComplicated": "Das ist zu verwickelt: Schreibe eine einzelne Zahl.",
  "number.calculation": "Rechne es aus und schreibe das Ergebnis als einzelne Zahl.",
  "number.ambiguous":
    "Das ist mehrdeutig, es kann {readings} heißen: Schreibe eine ganze Zahl ohne "
    + "Trennzeichen und eine Dezimalzahl mit einer Null am Ende.",
  "number.ambiguousUnit": "„ms⁻¹“ kann m/s oder 1/ms heißen: Schreibe die Einheit mit Bruchstrich.",
  "number.bracketsNeeded": "Setze Klammern um das, wodurch du teilst, wie in J/(mol K).",
  "number.unknownUnit": "Es gibt keine Einheit „{unit}“: Schreibe ihr Zeichen, wie in 5 kg.",
  "number.unknownUnit.suggestion": "Es gibt keine Einheit „{unit}“: Meinst du „{suggestion}“?",
  "number.otherUnitMeant": "„{unit}“ steht für eine andere Einheit: Meinst du „{suggestion}“?",
  "number.unitMissing": "Eine Einheit fehlt: Schreibe sie hinter die Zahl, wie in 5 kg.",
  "number.unitNotExpected": "Schreibe die Zahl ohne „{unit}“.",
  "number.percentSignMissing": "Schreibe das Prozentzeichen, wenn du Prozent meinst.",
  "number.unlikeUnits":
    "Diese Einheiten lassen sich nicht addieren: Schreibe eine einzelne Zahl mit ihrer "
    + "Einheit.",
  "expression.empty": "Da steht nichts: Schreibe einen Ausdruck.",
  "expression.unexpected": "„{found}“ an Stelle {place} passt nicht: Dort fehlt {expected}.",
  "expression.unexpectedEnd": "Das Ende an Stelle {place} passt nicht: Dort fehlt {expected}.",
  "expression.missingOperator": "Schreibe * für mal zwischen die Zahlen an Stelle {place}.",
  "expression.unclosed":
    "„{bracket}“ an Stelle {place} bleibt offen: Schließe die Klammer oder lass sie weg.",
  "expression.numberOrProduct":
    "„{text}“ kann eine Zehnerpotenz oder ein Produkt mit e sein: Schreibe * für mal oder die Zahl ohne e.",
  "expression.unknownVariable":
    "„{name}“ an Stelle {place} ist eine unbekannte Variable: Verwende nur die der Aufgabe.",
  "expression.unknownCommand":
    "„{name}“ an Stelle {place} ist hier nicht bekannt: Schreibe es anders.",
  "expression.sumNotWrittenOut":
    "„{name}“ an Stelle {place} kann hier nur von einer ganzen Zahl bis zu einer anderen "
    + "gelesen werden, etwa von k = 1 bis 10.",
  "expression.nestedTooDeeply":
    "Das ist zu tief geschachtelt: Verwende höchstens {limit} Klammern ineinander.",
  "expression.tooComplex":
    "Das ist zu lang, um gelesen zu werden: Schreibe höchstens {limit} Glieder.",
  "expected.operand": "eine Zahl, eine Variable oder eine Klammer",
  "expected.operation": "ein Rechenzeichen wie +",
  "expected.end": "das Ende",

  // Formulae and equations.
  "chemistry.count": "Atome von {element}: Da stehen {written} statt {expected}.",
  "chemistry.charge": "Die Ladung von {part} ist {expected}, nicht {written}.",
  "chemistry.structure": "Die Atome stimmen, aber die Formel muss zeigen, wie sie zusammengehören.",
  "chemistry.capitals":
    "Achte auf Groß- und Kleinschreibung: In Formeln entscheidet sie, welches Element gemeint ist.",
  "chemistry.zeroForOxygen": "Da steht eine Null, wo der Buchstabe O für Sauerstoff hingehört.",
  "chemistry.massNumber": "Die Massenzahl ist {expected}, nicht {written}.",
  "chemistry.noMassNumber": "Die Massenzahl {expected} fehlt.",
  "chemistry.needlessMassNumber": "Die Massenzahl {written} gehört nicht dorthin.",
  "chemistry.atomicNumber": "{element} hat die Ordnungszahl {expected}, nicht {written}.",
  "chemistry.missing": "{part} fehlt.",
  "chemistry.needless": "{part} gehört nicht dorthin.",
  "chemistry.replaced": "{written} steht da, wo {expected} hingehört.",
  "chemistry.unbalanced":
    "Das ist nicht ausgeglichen. Atome von {element}: links {left}, rechts {right}.",
  "chemistry.unbalancedCharge":
    "Das ist nicht ausgeglichen: Die Ladung ist links {left} und rechts {right}.",
  "chemistry.unbalancedNuclides":
    "Das ist nicht ausgeglichen: Die Nuklide ergeben links {left} und rechts {right}.",
  "chemistry.multiple": "Die Gleichung ist ausgeglichen, aber gefragt sind andere Koeffizienten.",
  "chemistry.coefficient": "Der Koeffizient von {part} ist {expected}, nicht {written}.",
  "chemistry.sidesExchanged": "Links steht, was reagiert, und rechts, was entsteht.",
  "chemistry.arrow.bothWays": "Diese Reaktion läuft nur in eine Richtung: Schreibe →.",
  "chemistry.arrow.oneWay": "Diese Reaktion läuft in beide Richtungen: Schreibe ⇌.",
  "chemistry.state": "Der Zustand von {part} ist {expected}, nicht {written}.",
  "chemistry.noState": "Der Zustand von {part} fehlt: {expected}.",
  "chemistry.electrons":
    "In {subshell} {written, plural, one {steht # Elektron} other {stehen # Elektronen}} "
    + "statt {expected}.",
  "chemistry.empty": "Da steht nichts: Schreibe eine Formel.",
  "chemistry.unexpected": "„{sign}“ an Stelle {place} ist in einer Formel nicht lesbar.",
  "chemistry.unexpectedEnd": "Am Ende fehlt etwas.",
  "chemistry.unknownElement":
    "Es gibt kein Element „{symbol}“ (Stelle {place}): Achte auf Groß- und Kleinschreibung.",
  "chemistry.unpaired":
    "Die Klammer „{bracket}“ an Stelle {place} wird nicht geschlossen oder nicht geöffnet.",
  "chemistry.numberOutOfRange": "Die Zahl an Stelle {place} ist 0 oder zu groß.",
  "chemistry.tooComplex": "Das ist zu lang, um gelesen zu werden: Höchstens {limit} sind erlaubt.",
  "chemistry.name": "Gefragt ist eine Formel, kein Name.",
  "chemistry.otherForm": "Erwartet wird hier {form}.",
  "chemistry.form.formula": "eine einzelne Formel",
  "chemistry.form.equation": "eine Gleichung mit Pfeil",
  "chemistry.form.configuration": "eine Elektronenkonfiguration wie 1s2 2s1",
  "chemistry.form.nuclide": "ein Nuklid wie C-14",
  "chemistry.ions": "Hier stehen Ionen nebeneinander: Schreibe eine einzige Formel.",
  "chemistry.ambiguousCharge":
    "Die letzte Ziffer kann Atome oder Ladungen zählen: Schreibe die Ladung hinter ^, wie in "
    + "SO4^2-.",
  "chemistry.order": "Die Atome stimmen: Schreibe sie in der üblichen Reihenfolge.",
  "chemistry.detailed": "Schreibe jedes Element nur einmal, ohne den Aufbau zu zeigen.",
  "chemistry.otherNotation": "Die Atome stimmen: Schreibe die Formel in der üblichen Form.",

  // Dates.
  "date.otherDate": "Das ist ein anderes Datum.",
  "date.otherPart.day": "Monat und Jahr stimmen, aber der Tag ist ein anderer.",
  "date.otherPart.month": "Nur der Monat ist ein anderer.",
  "date.otherPart.year": "Nur das Jahr ist ein anderes.",
  "date.partMissing.day": "Das stimmt so weit, aber der Tag fehlt.",
  "date.partMissing.month": "Das stimmt so weit, aber der Monat fehlt.",
  "date.partMissing.year": "Das stimmt so weit, aber das Jahr fehlt.",
  "date.partMissing.decade": "Das stimmt so weit, aber das Jahrzehnt fehlt.",
  "date.dayAndMonthExchanged": "Tag und Monat sind vertauscht.",
  "date.eraMissing": "Das ist ein Jahr unserer Zeitrechnung: „v. Chr.“ fehlt.",
  "date.otherEra": "Die Zahl stimmt, aber es ist die andere Zeitrechnung.",
  "date.endsExchanged": "Anfang und Ende sind vertauscht.",
  "date.otherEnd": "Ein Ende des Zeitraums stimmt, das andere nicht.",
  "date.periodExpected": "Erwartet wird ein Zeitraum mit Anfang und Ende.",
  "date.singleDateExpected": "Erwartet wird ein einzelnes Datum, kein Zeitraum.",
  "date.empty": "Schreibe ein Datum.",
  "date.notADate": "Das ist kein Datum: Schreibe zum Beispiel 5. Juni 1234, 1234 oder 123 v. Chr.",
  "date.unexpected":
    "„{text}“ ist in einem Datum nicht lesbar: Schreibe zum Beispiel 5. Juni 1234.",
  "date.unclearMonth": "„{text}“ könnte mehr als ein Monat sein: Prüfe die Schreibweise.",
  "date.unknownDay": "Dieses Datum gibt es im Kalender nicht: Prüfe Tag, Monat und Jahr.",
  "date.otherWeekday": "„{text}“ passt nicht zu diesem Datum: Prüfe es oder lass es weg.",
  "date.shortYear": "Das Jahrhundert ist offen: Schreibe das Jahr ganz aus, wie in 1234.",
  "date.ambiguousOrder":
    "Es ist offen, welche Zahl der Tag ist: Schreibe den Monat als Wort, wie in 5. Juni 1234.",
  "date.ambiguous":
    "Das lässt sich auf zwei Arten lesen: Schreibe es mit Worten, wie in Juni 1234.",
]
