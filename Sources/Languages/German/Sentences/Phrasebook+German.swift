// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Phrasebook {
  /// The sentences in German.
  public static let german = Phrasebook(.german, plurals: .one, sections: texts)
}

// A section for each module, with its name in brackets. A line is a key and its text, which the
// module has in English; `Phrasebook.Sections` describes the notation, and `PhrasebooksTests` find
// what is missing. A text may be as long as it needs, in one line. Counts stand where no verb and
// no noun depends on them.
private let texts = Phrasebook.Sections(
  #"""
  [quotes]
  quoted = „{text}“

  [kernel]
  date = Das Datum kann nicht stimmen.
  cannotBeStored = Das lässt sich nicht speichern.
  reportedTooLate = Das ist zu lange her. Eintragen ließ es sich bis zum {day}.
  actorMissing = Es ist nicht bekannt, wer das war.
  unknownEvent = Das ist nicht passiert.
  alreadyVoid = Das wurde schon rückgängig gemacht.
  eventOfOthers = Das kann nur zurücknehmen, wer es getan hat.
  othersWentOn = Andere haben daran schon weitergemacht, darum bleibt es.

  day = {day}. {month} {year}
  month.1 = Januar
  month.2 = Februar
  month.3 = März
  month.4 = April
  month.5 = Mai
  month.6 = Juni
  month.7 = Juli
  month.8 = August
  month.9 = September
  month.10 = Oktober
  month.11 = November
  month.12 = Dezember

  [answers]
  list.and = {others} und {last}
  list.or = " oder "
  letters.missing = „{expected}“ fehlt
  letters.needless = „{written}“ gehört nicht dorthin
  letters.replaced = „{written}“ statt „{expected}“
  slip.joined = zwei Wörter sind zusammengeschrieben
  slip.split = ein Wort ist getrennt geschrieben

  match.exact = Das ist die richtige Antwort „{answer}“.
  match.normalized = Das ist die richtige Antwort „{answer}“ bis auf {steps}.
  match.inflected = Das ist eine andere Form von „{answer}“: {difference}.
  match.misspelled = Das ist „{answer}“; achte auf die Schreibweise: {slips}.
  match.equivalent = Das hat den gleichen Wert wie die richtige Antwort „{answer}“.
  match.otherNotation = Das ist die richtige Antwort „{answer}“.
  match.withinTolerance = Das stimmt mit der richtigen Antwort „{answer}“ überein.
  match.equivalentWhereDefined = Das hat den gleichen Wert wie die richtige Antwort „{answer}“, wo beide definiert sind. {example}

  match.remarked = {reason} {remark}

  step.spacing = die Leerzeichen
  step.compatibility = besondere Zeichenformen
  step.umlauts = die Schreibweise der Umlaute
  step.sharpS = die Schreibweise des ß
  step.diacritics = Akzente und andere Zeichen an Buchstaben
  step.caseFolding = die Groß- und Kleinschreibung
  step.quotes = die Form der Anführungszeichen
  step.dashes = die Form der Striche
  step.punctuation = die Satzzeichen
  step.hyphens = die Bindestriche
  step.englishArticles = einen englischen Artikel
  step.germanArticles = einen deutschen Artikel
  step.frenchArticles = einen französischen Artikel
  step.spanishArticles = einen spanischen Artikel
  step.italianArticles = einen italienischen Artikel
  step.portugueseArticles = einen portugiesischen Artikel
  step.dutchArticles = einen niederländischen Artikel
  step.articles = einen Artikel
  step.conjunctions = das Zeichen für „und“
  step.numerals = die Schreibweise von Zahlen

  mismatch = Die richtige Antwort ist „{answer}“.
  mismatch.because = {reason} Die richtige Antwort ist „{answer}“.
  mismatch.misspelledTooBadly = Das ist zu weit von der richtigen Antwort entfernt.
  mismatch.negation = Das bedeutet das Gegenteil.
  mismatch.otherAffix = Das ist ein anderes Wort: {difference}.
  mismatch.inflection = Das ist eine andere Form des Wortes: {difference}.
  mismatch.letterCase = Hier kommt es auf Groß- und Kleinschreibung an.
  mismatch.isAnotherTerm = „{term}“ ist etwas anderes.
  mismatch.isAsNearTo = Das könnte ebenso gut „{term}“ heißen.
  mismatch.isAnotherWord = „{word}“ ist ein anderes Wort.
  mismatch.difference = Es gibt einen Unterschied: {difference}.
  mismatch.otherOrder = Die Wörter stimmen, aber ihre Reihenfolge nicht.
  mismatch.differentWords = Es fehlen Wörter, es sind zu viele, oder sie stehen in anderer Reihenfolge.
  exemption.number = Zahlen und Zeichen müssen genau stimmen.
  exemption.formula = Formeln müssen genau stimmen.
  exemption.romanNumeral = Römische Zahlen müssen genau stimmen.
  exemption.acronym = Abkürzungen müssen genau stimmen.
  exemption.shortWord = So kurze Wörter müssen genau stimmen.
  exemption.fixedWord = Dieses Wort muss genau stimmen.
  exemption.syllables = Wörter in dieser Schrift müssen genau stimmen.
  exemption.tooLong = So lange Antworten müssen genau stimmen.
  witness = Deine Antwort ist {answer}, erwartet wird {expected}.
  witness.at = Für {place} ist deine Antwort {answer}, erwartet wird {expected}.

  tooLong = Diese Antwort ist zu lang, um gelesen zu werden. Bitte schreibe eine kürzere.
  undecided = Ob das gleich „{answer}“ ist, ließ sich nicht entscheiden: Jemand muss es ansehen.

  [math]
  malformed = Das ist nicht lesbar: {reason}.
  unreadable = Die richtige Antwort „{answer}“ ist nicht lesbar. {reason}
  toleranceOutOfRange = Die Toleranz {tolerance} ist unmöglich.
  requirementOutOfRange = Keine Zahl lässt sich {form} schreiben.
  unitMissing = Die richtige Antwort „{answer}“ braucht eine Einheit.
  unitNotExpected = Die richtige Antwort „{answer}“ darf keine Einheit haben.
  remark.decimalMark = „{written}“ gilt als Dezimalzeichen, hier ist sonst „{usual}“ üblich.
  remark.uncertainty = Die Unsicherheit von {uncertainty} ist nicht bewertet.
  otherKind = Erwartet wird hier {kind}.
  kind.expression = ein Term
  kind.equation = eine Gleichung
  kind.inequality = eine Ungleichung
  kind.list = eine Liste von Antworten
  kind.pair = ein Punkt oder ein Intervall
  algebra.constantMissing = Die Integrationskonstante fehlt.
  algebra.constantNotAdded = Addiere eine einzige Integrationskonstante mit einem eigenen Buchstaben, etwa + C.
  algebra.logarithmWithoutAbsoluteValue = Das Argument eines Logarithmus darf nicht negativ sein: Schreibe ln|x|, auch in jedem anderen Logarithmus.
  algebra.derivedInstead = Das ist die Ableitung, gesucht ist aber eine Stammfunktion.
  algebra.integratedInstead = Das ist eine Stammfunktion, gesucht ist aber die Ableitung.
  algebra.otherDerivative = Leite deine Antwort ab: Es kommt nicht die Funktion heraus, die zu integrieren ist.
  algebra.otherLetters = Die richtige Antwort enthält kein {letters}.
  algebra.chainRuleFactorMissing = Der Faktor der Kettenregel fehlt: die Ableitung der inneren Funktion.
  algebra.notPartialFractions = Der Wert stimmt, aber ein Bruch lässt sich noch zerlegen.
  algebra.rounded = Das ist gerundet, gesucht ist aber der genaue Wert.
  algebra.brokenChain = In deiner Gleichungskette sind zwei Seiten eines Gleichheitszeichens nicht gleich.
  algebra.endOfInterval = Ein Randpunkt gehört dazu, obwohl er es nicht sollte, oder er fehlt.
  algebra.transposed = Zeilen und Spalten sind vertauscht.
  algebra.noSolution = {point} ist keine Lösung.
  algebra.missingSolution = Die Lösung {point} fehlt.
  algebra.removablePoints = Die Gleichungen sind gleich, außer wo ein Nenner 0 ist.
  algebra.otherPoint = Gefragt ist nach dem Punkt {name}.
  algebra.solutionMissing = Eine Lösung fehlt.
  algebra.solutionTooMany = Eine Lösung ist zu viel.
  algebra.orForAnd = „Oder“ heißt, dass eines davon genügt: Schreibe „und“, denn alles gilt zugleich.
  algebra.andForOr = „Und“ heißt, dass alles zugleich gilt: Schreibe „oder“, denn eines davon genügt.
  algebra.otherCase = „{written}“ und „{expected}“ bedeuten hier Verschiedenes: Achte auf Groß- und Kleinschreibung.
  algebra.notSolved = Das stimmt, ist aber nicht nach {name} aufgelöst.
  algebra.word = „{word}“ ist ein Wort: Schreibe Zahlen, Buchstaben und Zeichen.
  algebra.entry = Der erste Eintrag, der abweicht, ist Nummer {place}.
  algebra.truth = Für {row} unterscheiden sich die beiden.
  algebra.slip.sign = Das Vorzeichen stimmt nicht.
  algebra.slip.reciprocal = Das ist der Kehrwert des Ergebnisses.
  algebra.slip.factorTwo = Du liegst um den Faktor 2 daneben.
  algebra.slip.powerOfTen = Du liegst um eine Zehnerpotenz daneben.
  algebra.slip.bracket = Ein Faktor vor der Klammer multipliziert jeden Summanden darin.
  algebra.slip.binomial = Im Quadrat einer Summe fehlt das gemischte Glied: (a + b)² = a² + 2ab + b².
  algebra.slip.termSign = Das Vorzeichen eines Summanden stimmt nicht.
  algebra.slip.degrees = Bogenmaß und Gradmaß sind verwechselt.
  form.expanded = Der Wert stimmt, aber es soll ausmultipliziert sein.
  form.factored = Der Wert stimmt, aber es soll vollständig faktorisiert sein.
  form.simplified = Der Wert stimmt, aber es lässt sich vereinfachen.
  form.lowestTerms = Der Wert stimmt, aber ein Bruch lässt sich kürzen.
  form.singleFraction = Der Wert stimmt, aber es soll ein einziger Bruch sein.
  form.completedSquare = Der Wert stimmt, aber es soll für {variable} quadratisch ergänzt sein.
  form.noDecimals = Der Wert stimmt, aber es soll ohne Dezimalzahlen geschrieben sein.
  form.likeAccepted = Der Wert stimmt, aber es soll eine andere Form haben.
  number.otherDimension = „{written}“ misst nicht, was „{expected}“ misst.
  number.otherUnit = Die Einheit muss „{expected}“ sein, nicht „{written}“.
  number.noUnit = Die Einheit „{expected}“ fehlt.
  number.form = Der Wert stimmt, aber schreibe ihn {form}.
  requirement.significantFigures = mit {count, plural, one {# signifikanten Stelle} other {# signifikanten Stellen}}
  requirement.minimumSignificantFigures = mit mindestens {count} signifikanten Stellen
  requirement.decimalPlaces = mit {count, plural, one {# Nachkommastelle} other {# Nachkommastellen}}
  requirement.lowestTerms = als vollständig gekürzten Bruch
  requirement.fraction = als Bruch
  requirement.noFraction = ohne Bruch
  requirement.percent = in Prozent
  number.empty = Schreibe eine Zahl.
  number.notANumber = Das ist keine Zahl: Schreibe zum Beispiel 3,14.
  number.unexpected = „{text}“, Zeichen {place}, ist nicht lesbar: Schreibe eine Zahl wie 3,14.
  number.incomplete = Am Ende fehlt etwas.
  number.separator = „{mark}“ trennt Gruppen von drei Ziffern: Schreibe vor Nachkommastellen „{decimalMark}“, wie in 3{decimalMark}14.
  number.outOfRange = Diese Zahl hat zu viele Ziffern oder einen zu hohen Exponenten.
  number.divisionByZero = Durch 0 kann man nicht teilen: Prüfe die Zahl unter dem Bruchstrich.
  number.tooComplicated = Das ist zu verwickelt: Schreibe eine einzelne Zahl.
  number.calculation = Rechne es aus und schreibe das Ergebnis als einzelne Zahl.
  number.ambiguous = Das ist mehrdeutig, es kann {readings} heißen: Schreibe eine ganze Zahl ohne Trennzeichen und eine Dezimalzahl mit einer Null am Ende.
  number.ambiguousUnit = „ms⁻¹“ kann m/s oder 1/ms heißen: Schreibe die Einheit mit Bruchstrich.
  number.bracketsNeeded = Setze Klammern um das, wodurch du teilst, wie in J/(mol K).
  number.unknownUnit = Es gibt keine Einheit „{unit}“: Schreibe ihr Zeichen, wie in 5 kg.
  number.unknownUnit.suggestion = Es gibt keine Einheit „{unit}“: Meinst du „{suggestion}“?
  number.otherUnitMeant = „{unit}“ steht für eine andere Einheit: Meinst du „{suggestion}“?
  number.unitMissing = Eine Einheit fehlt: Schreibe sie hinter die Zahl, wie in 5 kg.
  number.unitNotExpected = Schreibe die Zahl ohne „{unit}“.
  number.percentSignMissing = Schreibe das Prozentzeichen, wenn du Prozent meinst.
  number.unlikeUnits = Diese Einheiten lassen sich nicht addieren: Schreibe eine einzelne Zahl mit ihrer Einheit.
  expression.empty = Da steht nichts: Schreibe einen Ausdruck.
  expression.unexpected = „{found}“ an Stelle {place} passt nicht: Dort fehlt {expected}.
  expression.unexpectedEnd = Das Ende an Stelle {place} passt nicht: Dort fehlt {expected}.
  expression.missingOperator = Schreibe * für mal zwischen die Zahlen an Stelle {place}.
  expression.unclosed = „{bracket}“ an Stelle {place} bleibt offen: Schließe die Klammer oder lass sie weg.
  expression.numberOrProduct = „{text}“ kann eine Zehnerpotenz oder ein Produkt mit e sein: Schreibe * für mal oder die Zahl ohne e.
  expression.unknownVariable = „{name}“ an Stelle {place} ist eine unbekannte Variable: Verwende nur die der Aufgabe.
  expression.unknownCommand = „{name}“ an Stelle {place} ist hier nicht bekannt: Schreibe es anders.
  expression.sumNotWrittenOut = „{name}“ an Stelle {place} kann hier nur von einer ganzen Zahl bis zu einer anderen gelesen werden, etwa von k = 1 bis 10.
  expression.nestedTooDeeply = Das ist zu tief geschachtelt: Verwende höchstens {limit} Klammern ineinander.
  expression.tooComplex = Das ist zu lang, um gelesen zu werden: Schreibe höchstens {limit} Glieder.
  expected.operand = eine Zahl, eine Variable oder eine Klammer
  expected.operation = ein Rechenzeichen wie +
  expected.end = das Ende

  [chemistry]
  malformed = Das ist nicht lesbar: {reason}.
  unreadable = Die richtige Antwort „{answer}“ ist nicht lesbar. {reason}
  unbalanced = Die richtige Antwort „{answer}“ kann nicht stimmen. {reason}
  tooManyElectrons = In der richtigen Antwort „{answer}“ hat eine Unterschale mehr Elektronen, als hineinpassen.
  stateMissing = In der richtigen Antwort „{answer}“ fehlt bei „{part}“ die Angabe, ob es (s), (l), (g) oder (aq) ist.
  answer.count = Atome von {element}: Da stehen {written} statt {expected}.
  answer.charge = Die Ladung von {part} ist {expected}, nicht {written}.
  answer.structure = Die Atome stimmen, aber die Formel muss zeigen, wie sie zusammengehören.
  answer.capitals = Achte auf Groß- und Kleinschreibung: In Formeln entscheidet sie, welches Element gemeint ist.
  answer.zeroForOxygen = Da steht eine Null, wo der Buchstabe O für Sauerstoff hingehört.
  answer.massNumber = Die Massenzahl ist {expected}, nicht {written}.
  answer.noMassNumber = Die Massenzahl {expected} fehlt.
  answer.needlessMassNumber = Die Massenzahl {written} gehört nicht dorthin.
  answer.atomicNumber = {element} hat die Ordnungszahl {expected}, nicht {written}.
  answer.missing = {part} fehlt.
  answer.needless = {part} gehört nicht dorthin.
  answer.replaced = {written} steht da, wo {expected} hingehört.
  answer.unbalanced = Das ist nicht ausgeglichen. Atome von {element}: links {left}, rechts {right}.
  answer.unbalancedCharge = Das ist nicht ausgeglichen: Die Ladung ist links {left} und rechts {right}.
  answer.unbalancedNuclides = Das ist nicht ausgeglichen: Die Nuklide ergeben links {left} und rechts {right}.
  answer.multiple = Die Gleichung ist ausgeglichen, aber gefragt sind andere Koeffizienten.
  answer.coefficient = Der Koeffizient von {part} ist {expected}, nicht {written}.
  answer.sidesExchanged = Links steht, was reagiert, und rechts, was entsteht.
  answer.arrow.bothWays = Diese Reaktion läuft nur in eine Richtung: Schreibe →.
  answer.arrow.oneWay = Diese Reaktion läuft in beide Richtungen: Schreibe ⇌.
  answer.state = Der Zustand von {part} ist {expected}, nicht {written}.
  answer.noState = Der Zustand von {part} fehlt: {expected}.
  answer.electrons = In {subshell} {written, plural, one {steht # Elektron} other {stehen # Elektronen}} statt {expected}.
  answer.empty = Da steht nichts: Schreibe eine Formel.
  answer.unexpected = „{sign}“ an Stelle {place} ist in einer Formel nicht lesbar.
  answer.unexpectedEnd = Am Ende fehlt etwas.
  answer.unknownElement = Es gibt kein Element „{symbol}“ (Stelle {place}): Achte auf Groß- und Kleinschreibung.
  answer.unpaired = Die Klammer „{bracket}“ an Stelle {place} wird nicht geschlossen oder nicht geöffnet.
  answer.numberOutOfRange = Die Zahl an Stelle {place} ist 0 oder zu groß.
  answer.tooComplex = Das ist zu lang, um gelesen zu werden: Höchstens {limit} sind erlaubt.
  answer.name = Gefragt ist eine Formel, kein Name.
  answer.otherForm = Erwartet wird hier {form}.
  answer.form.formula = eine einzelne Formel
  answer.form.equation = eine Gleichung mit Pfeil
  answer.form.configuration = eine Elektronenkonfiguration wie 1s2 2s1
  answer.form.nuclide = ein Nuklid wie C-14
  answer.ions = Hier stehen Ionen nebeneinander: Schreibe eine einzige Formel.
  answer.ambiguousCharge = Die letzte Ziffer kann Atome oder Ladungen zählen: Schreibe die Ladung hinter ^, wie in SO4^2-.
  answer.order = Die Atome stimmen: Schreibe sie in der üblichen Reihenfolge.
  answer.detailed = Schreibe jedes Element nur einmal, ohne den Aufbau zu zeigen.
  answer.otherNotation = Die Atome stimmen: Schreibe die Formel in der üblichen Form.

  [dates]
  malformed = Das ist nicht lesbar: {reason}.
  unreadable = Die richtige Antwort „{answer}“ ist nicht lesbar. {reason}
  toleranceOutOfRange = Eine Toleranz ist von 0 bis {maximum} Tage oder Jahre.
  notAsExact = Die richtige Antwort „{answer}“ ist nicht so genau, wie Antworten sein müssen.
  answer.otherDate = Das ist ein anderes Datum.
  answer.otherPart.day = Monat und Jahr stimmen, aber der Tag ist ein anderer.
  answer.otherPart.month = Nur der Monat ist ein anderer.
  answer.otherPart.year = Nur das Jahr ist ein anderes.
  answer.partMissing.day = Das stimmt so weit, aber der Tag fehlt.
  answer.partMissing.month = Das stimmt so weit, aber der Monat fehlt.
  answer.partMissing.year = Das stimmt so weit, aber das Jahr fehlt.
  answer.partMissing.decade = Das stimmt so weit, aber das Jahrzehnt fehlt.
  answer.dayAndMonthExchanged = Tag und Monat sind vertauscht.
  answer.eraMissing = Das ist ein Jahr unserer Zeitrechnung: „v. Chr.“ fehlt.
  answer.otherEra = Die Zahl stimmt, aber es ist die andere Zeitrechnung.
  answer.endsExchanged = Anfang und Ende sind vertauscht.
  answer.otherEnd = Ein Ende des Zeitraums stimmt, das andere nicht.
  answer.periodExpected = Erwartet wird ein Zeitraum mit Anfang und Ende.
  answer.singleDateExpected = Erwartet wird ein einzelnes Datum, kein Zeitraum.
  answer.empty = Schreibe ein Datum.
  answer.notADate = Das ist kein Datum: Schreibe zum Beispiel 5. Juni 1234, 1234 oder 123 v. Chr.
  answer.unexpected = „{text}“ ist in einem Datum nicht lesbar: Schreibe zum Beispiel 5. Juni 1234.
  answer.unclearMonth = „{text}“ könnte mehr als ein Monat sein: Prüfe die Schreibweise.
  answer.unknownDay = Dieses Datum gibt es im Kalender nicht: Prüfe Tag, Monat und Jahr.
  answer.otherWeekday = „{text}“ passt nicht zu diesem Datum: Prüfe es oder lass es weg.
  answer.shortYear = Das Jahrhundert ist offen: Schreibe das Jahr ganz aus, wie in 1234.
  answer.ambiguousOrder = Es ist offen, welche Zahl der Tag ist: Schreibe den Monat als Wort, wie in 5. Juni 1234.
  answer.ambiguous = Das lässt sich auf zwei Arten lesen: Schreibe es mit Worten, wie in Juni 1234.

  [spelling]
  category.case = Groß- und Kleinschreibung
  category.boundary = Getrennt- und Zusammenschreibung
  category.das-dass = das oder dass
  category.doubling = Konsonantenverdopplung
  category.long-i = Langes i
  category.length-mark = Dehnung
  category.sharp-s = s, ss oder ß
  category.umlaut-derivation = Umlautableitung
  category.umlaut-dots = Umlautpunkte
  category.f-v-w = f, v oder w
  category.final-devoicing = Auslautverhärtung
  category.voicing = Harte und weiche Laute
  category.schwa-r = Unbetontes e und vokalisches r
  category.special-grapheme = Besondere Buchstabengruppen
  category.morpheme = Wortbausteine
  category.phoneme = Lautgetreues Schreiben
  category.punctuation = Zeichen

  hint.case.word = Passt „der“, „die“ oder „das“ vor das Wort? Oder beginnt hier ein Satz?
  hint.case.inside = Schau in das Wort hinein: Stehen große und kleine Buchstaben am richtigen Platz?
  hint.boundary.missing = Ist das wirklich ein einziges Wort? Sprich die Teile einzeln.
  hint.boundary.needless = Gehören diese Teile zusammen? Bedeuten sie zusammen eine einzige Sache?
  hint.das-dass = Setze „dieses“ oder „welches“ ein. Ergibt der Satz noch einen Sinn?
  hint.doubling.missing = Hör auf den Selbstlaut davor: Klingt er kurz oder lang? Was schreibst du dann dahinter?
  hint.doubling.needless = Hör auf den Selbstlaut davor und schau, was folgt. Wie viele Mitlaute hörst du?
  hint.doubling.letters = Manche Buchstaben werden auf besondere Weise verdoppelt. Erinnerst du dich?
  hint.long-i = Klingt das i lang oder kurz? Denk daran, wie es meistens geschrieben wird, und an die Merkwörter.
  hint.length.missing = Der Selbstlaut klingt lang. Ist das ein Merkwort? Denk an verwandte Wörter.
  hint.length.needless = Braucht der Selbstlaut hier ein Zeichen für die Länge? Viele lange Selbstlaute haben keines.
  hint.length.between-vowels = Sprich das Wort langsam in Silben. Was steht am Anfang der zweiten Silbe?
  hint.sharp-s = Summt das s wie eine Biene oder zischt es wie eine Schlange? Und klingt der Selbstlaut davor lang oder kurz?
  hint.umlaut-derivation = Gibt es ein verwandtes Wort mit a oder au?
  hint.umlaut-dots = Sprich das Wort laut. Braucht der Selbstlaut Punkte?
  hint.f-v-w = Mehrere Buchstaben klingen so ähnlich. Ist das ein Merkwort?
  hint.f-v-w.prefix = Das Wort beginnt mit einem Baustein, mit dem viele Wörter beginnen. Wie schreibt man ihn?
  hint.final.stem = Verlängere das Wort: Bilde die Mehrzahl oder eine andere Form. Was hörst du jetzt?
  hint.final.ig = Verlängere das Wort mit einem e am Ende. Was hörst du jetzt?
  hint.voicing = Halte die Hand vor den Mund: Klingt der Laut hart oder weich?
  hint.schwa.e = Klatsche die Silben. Jede Silbe braucht einen Selbstlaut.
  hint.schwa.r = Sprich ganz deutlich und horch genau: Versteckt sich hier ein r oder nicht?
  hint.grapheme.sp-st = Am Wortanfang schreibt man nicht alles so, wie man es hört. Welche Buchstaben kennst du dafür?
  hint.grapheme.ch-sch = Hier ergeben mehrere Buchstaben einen Laut. Sprich ihn langsam: Welcher ist es, und welche Buchstaben gehören dazu?
  hint.grapheme.ng-nk = Der Laut klingt durch die Nase. Verlängere das Wort: Welche Buchstaben gehören zu diesem Laut?
  hint.grapheme.qu = Es gibt einen Buchstaben, der nie allein steht. Kennst du das Paar?
  hint.grapheme.pf = Press die Lippen am Anfang zusammen und sprich deutlich. Hörst du noch einen Laut?
  hint.grapheme.x-chs = Für diesen Laut gibt es mehrere Schreibweisen. Hilft dir ein verwandtes Wort?
  hint.grapheme.s-z = Sprich langsam. Stößt die Zunge oben an, bevor es zischt?
  hint.grapheme.diphthong = Hier ergeben zwei Selbstlaute einen Laut. Wie schreibt man ihn meistens?
  hint.grapheme.dt = Nur wenige Wörter enden so. Ist das ein Merkwort?
  hint.grapheme.foreign = Dieses Wort kommt aus einer anderen Sprache. Schau es dir gut an und merke es dir.
  hint.morpheme.double = Zerlege das Wort in seine Bausteine. Schreib jeden ganz und setze sie zusammen.
  hint.morpheme.single = Zerlege das Wort in seine Bausteine. Wie beginnt und wie endet jeder?
  hint.morpheme.prefix = Das Wort beginnt mit einem Baustein, mit dem viele Wörter beginnen. Ist er vollständig?
  hint.morpheme.linking-s = Zerlege das Wort und sprich es dann in einem Zug. Was verbindet die beiden Teile?
  hint.phoneme.missing = Sprich das Wort langsam, Laut für Laut. Hast du jeden Laut geschrieben?
  hint.phoneme.added = Lies langsam, was da steht. Ist ein Buchstabe zu viel?
  hint.phoneme.replaced = Sprich das Wort langsam und vergleiche: Passt jeder Buchstabe zu dem, was du hörst?
  hint.phoneme.order = Sprich das Wort langsam. In welcher Reihenfolge kommen die Laute?
  hint.punctuation.apostrophe = Fällt hier ein Buchstabe weg? Nur dann brauchst du einen Apostroph.
  hint.punctuation.mark = Schau auf die Satzzeichen: Fehlt eines, ist eines zu viel oder ein anderes richtig?

  [content]
  template.noVariant = Für eine der Aufgaben wurden keine Zahlen gefunden.

  [quizzes]
  reason.correctChoice = Das ist die richtige Antwort.
  reason.wrongChoice = Die Antwort {option} ist nicht richtig.
  reason.partlyCorrectChoice = Die Antwort {option} ist nicht die richtige, zählt aber {weight}.
  reason.allCorrectPicked = Alle richtigen Antworten sind angekreuzt.
  reason.correctSoFar = {found} von {all} richtigen Antworten angekreuzt.
  reason.wrongPick = Die Antwort {option} ist keine der richtigen.
  reason.expectedAnswer = Das ist nicht ganz richtig, zählt aber {credit}.
  reason.awaitsGrade = Diese Antwort liest und bewertet ein Mensch.
  reason.rubric = {points} von {all} Punkten erreicht.
  reason.graded = Ein Mensch hat diese Antwort bewertet.
  reason.amended = Was diese Antwort zählt, wurde nach dem Quiz entschieden.
  reason.doesNotCount = Diese Aufgabe zählt nicht.
  reason.recorded = Diese Antwort behält die Bewertung, die sie bekommen hat.
  reason.incorrect = Das ist nicht richtig.
  reason.awaitsSubmission = Die Antwort wird aufgehoben, bis das Quiz abgegeben ist.
  reason.revealed = Die richtige Antwort wurde gezeigt.
  reason.timeOver = Die Zeit war um.
  reason.unanswered = Es gibt keine Antwort.

  picks.all = Alle richtigen Antworten sind angekreuzt und keine falsche.
  picks.some = {hits} von {correct} richtigen Antworten{wrong, plural, =0 {} one { und # falsche} other { und # falsche}} angekreuzt.
  picks.netCorrect = {hits} von {correct} richtigen Antworten{wrong, plural, =0 {} one { und # falsche} other { und # falsche}} angekreuzt, und jede falsche hebt eine richtige auf.
  picks.eachOption = Richtig beurteilt: {judged} von {options} Antworten.
  picks.coverage = {hits} von {correct} richtigen Antworten{wrong, plural, =0 {} one { und # falsche} other { und # falsche}} angekreuzt, also {hits} von {picked} Kreuzen richtig.
  picks.halves = Falsch beurteilt: {errors} von {options} Antworten, und jede halbiert die Bewertung.
  picks.guess = Falsch beurteilt: {errors} von {options} Antworten, nicht besser als geraten.
  picks.weights = {hits} von {correct} richtigen Antworten{wrong, plural, =0 {} one { und # falsche} other { und # falsche}} angekreuzt, und ihre Gewichte ergeben zusammen {sum}.
  picks.negativeWeights = {hits} von {correct} richtigen Antworten{wrong, plural, =0 {} one { und # falsche} other { und # falsche}} angekreuzt, und ihre Gewichte ergeben zusammen {sum}, was nichts einbringt.

  order.all = Alles steht in der richtigen Reihenfolge.
  order.allOrNothing = Die Reihenfolge stimmt nicht, und nur die richtige zählt.
  order.exactPosition = An ihrem Platz: {found} von {all} Einträgen.
  order.relativeNext = Auf {found} von {all} Einträgen folgt der richtige.
  order.allPreviousAndNext = In {found} von {all} Fällen steht ein Eintrag auf der richtigen Seite eines anderen.
  order.longestSubsequence = Untereinander in der richtigen Reihenfolge: {found} von {all} Einträgen.
  order.longestRun = Hintereinander, wie es sein soll: {found} von {all} Einträgen.
  order.kendall = In der richtigen Reihenfolge: {found} von {all} Paaren, und jedes andere hebt eines auf.
  order.dependencyGraph = In {found} von {all} Fällen steht ein Eintrag vor dem, vor den er gehört.

  parts.perPart = Richtig: {found} von {all} Teilen.
  parts.all = Alle {all} Teile sind richtig.
  parts.allOrNothing = Richtig: {found} von {all} Teilen, und nur alle zusammen zählen.
  part.place = Dieser Eintrag steht an seinem Platz.
  part.notPlace = Dieser Eintrag steht nicht an seinem Platz.
  part.next = Auf diesen Eintrag folgt der richtige.
  part.notNext = Auf diesen Eintrag folgt nicht der richtige.
  part.sides = Auf der richtigen Seite dieses Eintrags: {found} von {all} anderen.
  part.predecessors = Vor diesem Eintrag: {found} von {all}, die dorthin gehören.
  part.pair = Dieses Paar ist richtig.
  part.notPair = Dieses Paar ist nicht richtig.

  response.unknown = Das gehört nicht zu der Aufgabe.
  response.doesNotFit = Diese Aufgabe verlangt eine andere Art von Antwort.
  response.empty = Es gibt noch keine Antwort.
  response.repeatedItem = Etwas kommt mehr als einmal vor.
  response.missingItems = In der Reihenfolge fehlt noch etwas.
  response.tooFewWords = Der Text hat {count, plural, one {# Wort} other {# Wörter}}, mindestens {limit, plural, one {# Wort} other {# Wörter}} sollen es sein.
  response.tooManyWords = Der Text hat {count, plural, one {# Wort} other {# Wörter}}, höchstens {limit, plural, one {# Wort} other {# Wörter}} sollen es sein.

  session.unknownProblem = Diese Aufgabe gehört nicht zum Quiz.
  session.noHintLeft = Es gibt keinen weiteren Hinweis.
  session.hintWasNotTaken = Diesen Hinweis hast du nicht gesehen.
  session.doesNotAwaitGrade = Hier ist jetzt keine Antwort zu bewerten.
  session.finished = Das Quiz ist beendet.
  session.notFinished = Das Quiz ist noch nicht beendet.
  session.notPresented = Gerade wird eine andere Aufgabe gezeigt.
  session.alreadyDecided = Diese Aufgabe ist schon entschieden.
  session.notDecided = Beantworte oder überspringe zuerst diese Aufgabe.
  session.onlyProblemLeft = Das ist die einzige Aufgabe, die noch offen ist.
  session.alreadyPresented = Diese Aufgabe wird schon gezeigt.
  session.notAnswered = Beantworte oder überspringe zuerst diese Aufgabe.
  session.noProblemPresented = Alle Aufgaben sind durch: Gib das Quiz ab oder geh zu einer zurück.
  session.scoreOverflow = Diese Punkte lassen sich nicht zusammenzählen.
  session.timeIsUp = Die Zeit ist um.

  rule.certaintyIsMissing = Sag, wie sicher du bist.
  rule.certaintyIsNotAsked = Dieses Quiz fragt nicht, wie sicher du bist.
  rule.notPossible = Das ist in diesem Quiz nicht möglich.
  rule.skippingIsNotAllowed = In diesem Quiz kann man keine Aufgabe überspringen.
  rule.returningIsNotAllowed = In diesem Quiz kannst du nicht zu einer Aufgabe zurückgehen.
  rule.notStarted = Beginne zuerst mit dem Quiz.
  rule.alreadyStarted = Du hast mit dem Quiz schon begonnen.
  rule.timeIsNotUp = Die Zeit ist nicht um.

  grade.creditOutOfRange = Eine Bewertung liegt zwischen keinem und allen Punkten.
  grade.noRubric = Diese Aufgabe hat kein Bewertungsraster.
  grade.otherRubric = Das Bewertungsraster dieser Aufgabe ist ein anderes.
  grade.missingCriteria = Wähle für jedes Kriterium eine Stufe.

  amendment.unknownLearner = Diese Person hat das Quiz nicht bearbeitet.
  amendment.answersAreMissing = Sag, welche Antworten auch richtig sind.
  amendment.answerDoesNotFit = Das kann keine richtige Antwort auf die Aufgabe sein.
  amendment.alreadyTakenOut = Diese Aufgabe zählt schon nicht mehr.
  amendment.unknownAmendment = Diese Korrektur gibt es nicht.
  amendment.cannotBeWithdrawn = Diese Korrektur lässt sich nicht zurücknehmen.
  amendment.duplicateAmendment = Es gibt schon eine andere Korrektur mit diesem Namen.
  amendment.authorIsMissing = Sag, wer das entschieden hat.
  amendment.reasonIsMissing = Sag, warum.

  record.creditOutOfRange = Die Bewertung kann nicht stimmen.
  record.secondsOutOfRange = Die Zeit kann nicht stimmen.

  study.unknownProblem = Diese Karte gibt es nicht.
  study.notToday = Diese Karte ist heute nicht dran.
  study.nothingToShow = Gerade gibt es keine Karte zu zeigen.
  study.nothingToUndo = Es gibt nichts rückgängig zu machen.

  report.wrongKey = Was als richtig gilt, ist falsch.
  report.missingAnswer = Eine richtige Antwort zählt nicht.
  report.unclear = Es ist nicht klar, was gefragt ist.
  report.typo = Im Text ist ein Fehler.
  report.notShown = Etwas wird nicht angezeigt.
  report.inappropriate = Das ist unangemessen.
  report.other = Etwas anderes stimmt nicht.

  generation.unknownSet = Eines der gewählten Themen gibt es nicht.
  generation.noProblems = Zu den gewählten Themen gibt es keine Aufgaben.
  generation.stratumTooSmall = Zu einem der Themen gibt es nur {count, plural, one {# Aufgabe} other {# Aufgaben}}.
  generation.noFittingProblems = Keine der Aufgaben passt zu dem, was gewünscht ist.
  generation.nothingDue = Es gibt noch nichts zu wiederholen.
  generation.calendarIsMissing = Sag, in welcher Zeitzone die Lernenden sind.
  generation.learnerIsMissing = Sag, für wen das Quiz ist.
  generation.dateIsMissing = Sag, wann das Quiz gezogen wird.
  generation.dateOutOfRange = Dieses Datum liegt zu weit weg.

  key.or = " oder "
  key.significantFigures = auf {count, plural, one {# signifikante Stelle} other {# signifikante Stellen}} gerundet
  key.decimalPlaces = auf {count, plural, one {# Nachkommastelle} other {# Nachkommastellen}} gerundet
  key.days = ± {count, plural, one {# Tag} other {# Tage}}
  key.years = ± {count, plural, one {# Jahr} other {# Jahre}}
  key.spelling = kleine Schreibfehler sind erlaubt
  key.wildcards = * steht für beliebigen Text
  key.form = in dieser Form
  key.otherOrders = andere Reihenfolgen können auch richtig sein
  key.sample = eine mögliche Antwort
  key.person = diese Antwort bewertet ein Mensch

  [exercises]
  alreadyFound = Dieses Wort hast du schon gefunden.
  alreadyStarted = Die Übung hat schon begonnen.
  checklistIsOpen = Sage zuerst, warum das Wort falsch ist.
  date.beforeLastEvent = Die Uhr wurde zurückgestellt.
  date.outOfRange = Die Uhr zeigt ein Datum, das nicht stimmen kann.
  errorsRemain = {count, plural, one {# Wort ist} other {# Wörter sind}} noch zu finden.
  finished = Die Übung ist fertig.
  gapIsLocked = Diese Lücke ist schon richtig.
  gapsAreEmpty = Fülle zuerst alle Lücken aus.
  inNoCategory = Ordne das Wort zuerst zu.
  judgmentDoesNotFit = Was gespeichert ist, gehört nicht zu dieser Übung.
  lettersAreNotMarked = In dieser Übung werden keine Buchstaben markiert.
  noChecklistIsOpen = Finde zuerst ein falsches Wort.
  notReading = Die Wörter sind jetzt nicht zu sehen.
  notStarted = Die Übung hat noch nicht begonnen.
  notWriting = Du kannst jetzt nichts schreiben.
  nothingMarked = Markiere zuerst mindestens einen Buchstaben, der für dich schwierig ist.
  nothingToProceedFrom = Es gibt nichts, wovon es weitergeht.
  nothingWritten = Schreibe zuerst das Wort.
  otherWay.drag = Ziehe das Wort zu seiner Kategorie.
  otherWay.write = Schreibe das Wort unter seine Kategorie.
  timeIsNotUp = Du hast noch Zeit.
  timeIsUp = Die Zeit ist um.
  unknownCategory = Die Kategorie „{category}“ gibt es nicht.
  unknownGap = Diese Lücke gibt es nicht.
  unknownLetter = Diesen Buchstaben gibt es nicht.
  unknownReason = Dieser Grund steht nicht in der Liste.
  unknownWord = Dieses Wort gibt es nicht.
  wordIsNotDone = Schreibe zuerst dieses Wort.
  wordIsNotShown = Das Wort „{word}“ ist nicht zu sehen.

  mistake.correctWordTapped = „{input}“ ist richtig geschrieben.
  mistake.missedCategory = Es gehört zu „{target}“.
  mistake.missedReason = Auch ein Grund: „{target}“
  mistake.missedWord = Ausgelassen: „{target}“.
  mistake.missedWord.secret = Ein Wort fehlt.
  mistake.misplacedWord = „{input}“ steht an einer anderen Stelle.
  mistake.surplusWord = „{input}“ ist ein Wort zu viel.
  mistake.wrongCategory = Es gehört nicht zu „{input}“.
  mistake.wrongGap = „{input}“ gehört nicht dorthin.
  mistake.wrongGap.empty = Dort fehlt etwas.
  mistake.wrongReason = Kein Grund: „{input}“
  mistake.wrongSpelling = „{input}“: Richtig ist „{target}“.
  mistake.wrongSpelling.secret = „{input}“ ist falsch.

  category.case = groß oder klein
  category.boundary = zusammen oder getrennt
  category.das-dass = das oder dass
  category.doubling = ein Buchstabe oder zwei, wie l – ll, k – ck oder z – tz
  category.long-i = i, ie oder ih
  category.length-mark = mit h, doppelt oder einfach, wie a – ah – aa
  category.sharp-s = s, ss oder ß
  category.umlaut-derivation = ä oder e, äu oder eu
  category.umlaut-dots = mit oder ohne Punkte, wie a – ä, o – ö oder u – ü
  category.f-v-w = f, v oder w
  category.final-devoicing = am Ende b oder p, d oder t, g oder k
  category.voicing = hart oder weich, wie b – p, d – t oder g – k
  category.schwa-r = ein leises e oder r, wie in -en oder -er
  category.special-grapheme = besondere Buchstaben, wie sp, st, qu, x oder chs
  category.morpheme = Teile des Wortes, wie ver-, vor- oder -lich
  category.phoneme = ein Buchstabe fehlt, ist zu viel oder falsch
  category.punctuation = Punkt, Komma und andere Zeichen

  recommendation = Hier übst du „{category}“: Davon gelingt dir noch nicht alles (etwa {percent} von 100 Stellen sind falsch), und diese Übung hat {places} solche Stellen.
  recommendation.unseen = Hier übst du „{category}“: Davon ist noch kein Fehler von dir bekannt, und diese Übung hat {places} solche Stellen.
  recommendation.unknown = Hier übst du „{category}“: Wie gut du das kannst, wissen wir noch nicht, und diese Übung hat {places} solche Stellen.
  summary.solved = Super, du hast alle Beispiele ohne Fehler richtig lösen können.
  summary.tryAgain = Probiere es erneut, dann gelingt es dir noch besser.

  help.errorRate = {percent} von 100 Wörtern sind falsch, in der Klasse {mean}.
  help.slow = Eine Aufgabe dauert {seconds} Sekunden, in der Klasse {mean}.
  help.weakCategory = „{category}“ ist eine Schwäche: Etwa {percent} von 100 Stellen sind falsch.

  check.ambiguousGap = andere Buchstaben in der Lücke ergeben „{word}“
  check.duplicateWord = „{word}“ kommt zweimal vor
  check.helpGivesAway = die Hilfe verrät „{word}“
  check.longGap = die Lücke hat {count} Buchstaben, üblich sind höchstens {usual}
  check.misspellingExists = „{word}“ ist ein Wort, das es gibt
  check.noErrors = kein Satz hat ein falsches Wort
  check.noReason = kein Grund sagt, warum „{word}“ falsch ist
  check.noTasks = es gibt keine Aufgabe
  check.splitWord = das nächste Wort gehört wohl zu „{word}“
  check.unusedCategory = kein Wort gehört zu „{category}“
  check.wordCount = es sind {count} Wörter, die Übung nennt {expected}

  [pins]
  session.unknownPin = Nach dieser Nadel wird nicht gefragt.
  session.alreadySubmitted = Du hast schon abgegeben.
  session.notSubmitted = Du hast noch nicht abgegeben.
  session.noInterim = Vor der Abgabe wird nichts gezeigt.
  session.notPlaced = Für diesen Namen ist keine Nadel gesetzt.
  session.pointOutOfRange = Das ist außerhalb des Bildes.
  session.creditOverflow = Die Wertung lässt sich nicht berechnen.
  session.timeIsUp = Deine Zeit ist um.

  label.unanswered = Es gibt keine Antwort.
  label.correct = Richtig, {how}.
  layer.exact = genau so
  layer.normalized = bis auf Groß- und Kleinschreibung oder Zeichen
  layer.variant = in anderer Schreibweise
  layer.abbreviation = mit einer Abkürzung
  layer.synonym = mit einem anderen Namen
  layer.otherLanguage = in einer anderen Sprache
  layer.wordOrder = in anderer Wortfolge
  layer.nearSpelling = mit {count, plural, one {einem falschen Buchstaben} other {# falschen Buchstaben}}
  label.different = Das ist kein Name der Struktur.
  label.anotherTerm = Das ist der Name einer anderen Struktur.
  label.anotherPin = Das ist der Name von {pins}.
  label.otherLanguage = Das ist ein Name der Struktur in einer Sprache, die nicht zählt.
  label.ambiguous = Das ist falsch geschrieben, und ein anderer Name ist ebenso nah.
  label.anotherWord = Ein Wort darin ist ein anderes.
  label.contrary = Ein Wort darin ist das Gegenteil des richtigen.
  label.tooLong = Das ist länger als jeder Name.

  diagnosis.swapped = Du hast es mit {pins} vertauscht.
  diagnosis.cycle = Du hast die Namen von {pins} im Kreis vertauscht.
  diagnosis.labelOf = Das ist {pins}.
  diagnosis.wrongSide = Das ist die andere Seite.
  diagnosis.partForWhole = Das ist nur ein Teil davon: {pins}.
  diagnosis.wholeForPart = Das ist das Ganze, von dem es ein Teil ist: {pins}.
  diagnosis.pluralForSingular = Das meint mehrere, und dies ist eines.
  diagnosis.singularForPlural = Das meint eines, und dies sind mehrere.
  diagnosis.duplicate = Du hast dasselbe für {pins} geschrieben.
  diagnosis.empty = Es gibt keine Antwort.

  edit.unknownObject = Das gibt es nicht, oder es wurde gelöscht.
  edit.duplicateIdentifier = Die Kennung ist vergeben.
  edit.fieldDoesNotFit = Das hat keine solche Eigenschaft.
  edit.lastOne = Eine Nadel behält eine Beschriftung und eine Übung eine Ansicht.
  edit.cannotBeDeleted = Das Blatt selbst lässt sich nicht löschen.
  edit.cannotBeRestored = Das ist nicht gelöscht, oder das, worin es war, ist nicht mehr da.
  edit.indexOutOfRange = Diesen Platz gibt es nicht.
  edit.imageNotRenamed = Ein Bild anderer Größe braucht einen anderen Namen oder eine andere Version.
  edit.arrowTooShort = Der Pfeil ist zu kurz.
  edit.invalid = Damit wäre das Blatt nicht mehr gültig.
  merge.otherSheet = Das gehört zu einem anderen Blatt.
  merge.missingParent = Wozu das gehört, ist hier nicht bekannt.
  merge.invalid = Damit wäre das Blatt nicht mehr gültig.

  check.pinOutsideImage = Die Nadel ist außerhalb des Bildes.
  check.partlyOutsideImage = Es ragt aus dem Bild heraus.
  check.pinOutsideItsRegions = Die Nadel ist in keiner ihrer Flächen.
  check.duplicateLabel = Eine andere Beschriftung der Nadel ist gleich.
  check.ambiguousLabel = Die Nadel {pins} hat die gleiche Beschriftung.
  check.overlapsRegionOfSameLabel = Sie überschneidet eine Fläche, deren Nadel eine gleiche Beschriftung hat.
  check.unreachable = Sie lässt sich nicht berühren, weil andere Flächen sie verdecken.
  check.missingLanguage = Die Nadel hat keine Beschriftung in „{language}“.
  check.missingAlternativeText = Das Bild hat keinen Alternativtext.
  check.noPins = Die Übung hat keine Nadeln.

  conflict.field = Beide Seiten haben das verschieden geändert.
  conflict.deletedByUs = Wir haben das gelöscht, und die anderen haben es bearbeitet.
  conflict.deletedByThem = Die anderen haben das gelöscht, und wir haben es bearbeitet.
  conflict.lastOnesDeleted = Beide Seiten haben davon etwas gelöscht, und nichts bliebe übrig.
  conflict.imageReplacedByUs = Wir haben das Bild ersetzt, und die anderen haben etwas auf dem früheren gesetzt.
  conflict.imageReplacedByThem = Die anderen haben das Bild ersetzt, und wir haben etwas auf dem früheren gesetzt.

  [progress]
  wallet.unknownItem = Das gibt es in diesem Laden nicht.
  wallet.notEnoughCoins = {missing, plural, one {Es fehlt noch # Münze} other {Es fehlen noch # Münzen}}.
  wallet.levelNotReached = Das gibt es ab Level {level}.
  wallet.alreadyBought = Das hast du schon.
  wallet.tooManyCoins = Mehr Münzen passen nicht in diese Geldbörse.
  log.noDailyGoal = Es gibt kein Tagesziel zu wählen.
  log.targetOutOfRange = Ein Tagesziel ist mindestens {minimum}.
  log.noShop = Es gibt nichts zu kaufen.
  log.tooManyFreezes = {most, plural, one {Mehr als # Schutztag geht nicht} other {Mehr als # Schutztage gehen nicht}}.
  log.noTitle = Diesen Titel kann man nicht tragen.
  log.notReached = Diesen Titel hast du noch nicht erreicht.
  log.cannotBeRecorded = Das lässt sich nicht eintragen.
  change.points = {member} hatte {before} Punkte und hat jetzt {after}.
  change.level = {member} war auf Level {before} und ist jetzt auf Level {after}.
  change.reached = {member} hat {count, plural, one {# Erfolg} other {# Erfolge}} mehr.
  change.lost = {member} hat {count, plural, one {# Erfolg} other {# Erfolge}} weniger.
  level.number = Level {level}
  log.unknownKind = So etwas gibt es hier nicht.
  log.negativeAmount = Weniger als nichts zählt hier nicht.
  log.awardOutOfRange = Von Hand sind 1 bis {most} Punkte möglich.
  log.nothingToRepair = Es gibt keine Serie, die zu reparieren wäre.
  log.tooManyMissed = {most, plural, one {Mehr als # verpasster Tag lässt sich nicht reparieren} other {Mehr als # verpasste Tage lassen sich nicht reparieren}}.
  log.restOutOfRange = {most, plural, one {Du kannst dir ab heute # Tag auf einmal freinehmen} other {Du kannst dir ab heute # Tage auf einmal freinehmen}}.
  log.unknownZone = Diese Zeitzone ist nicht bekannt.
  log.unknownPlayer = Diese Person macht hier nicht mit.
  log.duplicateTerm = Es gibt schon einen Zeitraum mit diesem Namen.

  [games]
  member.notFounded = Die Gruppe gibt es noch nicht.
  member.alreadyFounded = Die Gruppe gibt es schon.
  member.notMember = Das können nur Mitglieder der Gruppe.
  member.alreadyMember = Diese Person ist schon in der Gruppe.
  member.alreadyInvited = Diese Person ist schon eingeladen.
  member.notInvited = Du brauchst eine Einladung, um beizutreten.
  member.erased = Diese Person wurde aus der Gruppe gelöscht. Das lässt sich nicht rückgängig machen.
  member.notAdministrator = Das können nur Administratoren.
  member.alreadyAdministrator = Dieses Mitglied ist schon Administrator.
  member.lastAdministrator = Die Gruppe braucht einen Administrator. Bestimmt erst einen anderen.
  member.alreadyOptedIn = Du nimmst schon teil.
  member.alreadyOptedOut = Du nimmst schon nicht mehr teil.
  member.alreadyCheered = Das hast du schon bejubelt.
  member.oneself = Niemand kann gegen sich selbst spielen.

  todo.unknown = Dieses Todo gibt es nicht.
  todo.duplicate = Dieses Todo gibt es schon.
  todo.scheduled = Dieses Todo ist noch nicht dran.
  todo.open = An diesem Todo arbeitet niemand.
  todo.claimed = An diesem Todo arbeitet jemand.
  todo.completed = Dieses Todo ist schon erledigt.
  todo.withdrawn = Dieses Todo wurde zurückgezogen.
  todo.reserved = Dieses Todo ist für jemand anderen gedacht.
  todo.alreadyClaimed = Du arbeitest schon an diesem Todo.
  todo.fullyClaimed = An diesem Todo arbeiten schon andere.
  todo.claimLimit = Du arbeitest schon an {limit, plural, one {# Todo} other {# Todos}}.
  todo.notClaimed = Du arbeitest nicht an diesem Todo.
  todo.stealingNotAllowed = In dieser Gruppe kann man keine Todos von anderen übernehmen.
  todo.stealingTooEarly = Dieses Todo kann noch nicht übernommen werden.
  todo.completedTooSoon = Dieses Todo ist zu neu, um schon erledigt zu sein.
  todo.cannotConfirm = Dieses Todo muss jemand anderes bestätigen.
  todo.nothingToConfirm = Dieses Todo braucht keine Bestätigung.
  todo.notCreator = Das kann nur, wer das Todo erstellt hat, oder ein Administrator.
  todo.voteRunning = Über dieses Todo wird schon abgestimmt.
  todo.noVote = Über dieses Todo wird nicht abgestimmt.
  todo.nothingToPenalize = Für dieses Todo gibt es nichts zurückzunehmen.
  todo.invalidPlan = So kann dieses Todo nicht wiederholt, abgewechselt oder fällig werden.

  season.unknown = Diese Saison gibt es nicht.
  season.duplicate = Eine Saison mit diesem Namen gibt es schon.
  season.overlaps = In dieser Zeit läuft schon eine Saison.
  season.notOpen = Diese Saison läuft nicht.
  season.invalidLength = Eine Saison kann nicht so lange dauern.
  season.startInThePast = Eine Saison kann nicht in der Vergangenheit beginnen.

  group.duplicateChallenge = Diese Herausforderung gibt es schon.
  group.tooFewPoints = Es können nicht weniger als {minimum} Punkte sein.
  group.pointsOutOfRange = Hier sind nur {minimum} bis {maximum} Punkte möglich.
  group.blankText = Es muss etwas zu lesen geben.
  group.longText = Das sind mehr als {maximum} Zeichen.
  group.countOutOfRange = Es muss mindestens eins sein.
  group.tooManyPoints = Das sind zu viele Punkte.
  group.titleNotEarned = Diesen Titel hast du noch nicht verdient.
  group.foundingCannotBeVoid = Die Gründung kann nicht rückgängig gemacht werden.

  change.claimed = {member} arbeitet jetzt an „{todo}“.
  change.unclaimed = {member} arbeitet nicht mehr an „{todo}“.

  moment = {day}.{month}.{year}, {time} Uhr
  member.slipTimePassed = Das konntest du bis {date} selbst zurücknehmen. Jetzt können es nur Administratoren.
  member.takesFromOthers = Andere haben dadurch Punkte, deshalb können es nur Administratoren zurücknehmen.
  todo.stealingTooEarly.from = Dieses Todo kann erst ab {date} übernommen werden.
  todo.completedTooSoon.from = Dieses Todo ist noch neu. Es kann ab {date} erledigt sein.
  todo.levelNotReached = Dieses Todo ist ab Level {level}.
  challenge.unknown = Diese Herausforderung gibt es nicht.
  challenge.notAsked = Bei dieser Herausforderung wartet niemand auf deine Antwort.
  group.deadlinePassed = Die Frist ist abgelaufen: {date}.
  note.void = „{todo}“ vom {date} zählt nicht: {member} hat es am {known} für ungültig erklärt.
  note.void.other = Ein Eintrag vom {date} zählt nicht: {member} hat ihn am {known} für ungültig erklärt.
  note.takenBack = „{todo}“ vom {date} zählt nicht: Es wurde am {known} zurückgenommen.
  note.takenBack.other = Ein Eintrag vom {date} zählt nicht: Er wurde am {known} zurückgenommen.
  note.refused = „{todo}“ vom {date} hat keine Wirkung: {reason}
  note.refused.other = Ein Eintrag vom {date} hat keine Wirkung: {reason}
  note.late = „{todo}“ vom {date} wurde am {known} gemeldet und zählt für den Tag, an dem es erledigt wurde.
  note.late.other = Ein Eintrag vom {date} wurde am {known} gemeldet und zählt für den früheren Tag.
  reminder.turn = Du bist dran: „{todo}“.
  reminder.dueSoon = „{todo}“ ist bis {date} fällig.
  reminder.overdue = „{todo}“ ist seit {date} überfällig.

  suggestion.assigned = Es ist für {member} gedacht.
  suggestion.fewestPoints = {member} hat die wenigsten Punkte, {points}.
  suggestion.fewestTodos = {member} arbeitet an den wenigsten Todos, {claimed}.
  suggestion.laterInOrder = Andere haben weniger Punkte als {member} oder arbeiten an weniger Todos.

  catchUp.joinDate = Du bist später dazugekommen: Bis du {line} Punkte hast, so viele wie die Mitte der anderen, zählen deine {factor}-fach. Jetzt hast du {points}.
  catchUp.gap = Unter {line} Punkten zählen deine {factor}-fach, damit du aufholen kannst. Jetzt hast du {points}.
  catchUp.limit = Höchstens {remaining, plural, one {# Punkt kann} other {# Punkte können}} noch daraus kommen.

  board.unknownMember = Diese Person steht nicht auf der Rangliste.
  board.duplicateMember = Diese Person steht schon auf der Rangliste.
  board.date = Von diesem Tag kann das Ergebnis nicht sein.
  board.pageSize = Eine Seite hat mindestens eine Zeile.
  board.unknownDivision = Diese Liga gibt es nicht.
  board.tooManyPoints = So groß kann ein Ergebnis nicht sein.
  board.periodEnded = Diese Zeit ist vorbei, und ihr Ergebnis bleibt, wie es ist.
  achievement.todos.title = Helfende Hand
  achievement.todos.text = Erledige Todos.
  achievement.todos.worn.2 = Die fleißige Biene
  achievement.todos.worn.3 = Die gute Seele
  achievement.ideas.title = Gutes Auge
  achievement.ideas.text = Setze Todos auf die Liste.
  achievement.ideas.worn.1 = Das wachsame Auge
  achievement.together.title = Gemeinsam
  achievement.together.text = Trage zu Herausforderungen bei, die die Gruppe schafft.
  achievement.together.worn.1 = Die treue Begleitung
  achievement.seasons.title = Meisterschaft
  achievement.seasons.text = Gewinne eine Saison.
  achievement.seasons.worn.0 = Spitze der Saison

  [diary]
  kind.event = Termin
  kind.goal = Lernziel
  kind.note = Notiz
  kind.course = Neuer Kurs
  kind.reflection = Reflexion

  notification.eventDue = „{title}“ ist am {date} fällig.
  notification.eventReminder = Denk an „{title}“: fällig am {date}.
  notification.goalDue = Dein Lernziel „{title}“ ist am {date} fällig.
  notification.goalReminder = Denk an dein Lernziel „{title}“: fällig am {date}.
  notification.undatedReminder = Denk an „{title}“.
  notification.courseStarts = Der Kurs „{title}“ beginnt am {date}.
  notification.courseIsOpen = Mit dem Kurs „{title}“ kannst du jederzeit beginnen.

  list.outstanding = Offen
  list.completed = Erledigt
  list.all = Alle
  list.notes = Notizen

  prompt.clear = Was war klar?
  prompt.unclear = Was war nicht klar?
  prompt.next = Was kommt als Nächstes?
  audience.nobody = Das kannst nur du lesen.
  audience.people = Geteilt mit Ausgewählten: {count}.
  audience.course = Geteilt mit allen im Kurs.
  audience.everyone = Geteilt mit allen.

  plan.feasible = Du kannst alles rechtzeitig schaffen.
  plan.notFeasible = Das ist nicht rechtzeitig zu schaffen: Bis {date} fehlen {hours} h {minutes} min.

  date = {day}. {month} {year}
  month.1 = Januar
  month.2 = Februar
  month.3 = März
  month.4 = April
  month.5 = Mai
  month.6 = Juni
  month.7 = Juli
  month.8 = August
  month.9 = September
  month.10 = Oktober
  month.11 = November
  month.12 = Dezember

  field.title = Titel
  field.due = Datum
  field.course = Kurs
  field.time = Uhrzeit
  field.reminder = Erinnerung
  field.links = Links
  field.attachments = Anhänge
  field.recurrence = Wiederholung
  field.requirements = Voraussetzungen

  item.missing = Bitte fülle aus: {fields}.
  item.malformed = Dieser Eintrag ist nicht lesbar.
  item.notAllowed = Das kann dieser Eintrag nicht haben: {field}.
  item.emptyIdentifier = Der Eintrag hat keine Kennung.
  item.unknownGoal = Ein Ziel, das vorausgesetzt wird, gibt es nicht.
  item.requiresItself = Das Ziel setzt sich selbst voraus.
  item.progressOutOfRange = Der Fortschritt muss zwischen 0 und 100 % liegen.
  item.impossibleRecurrence = So lässt es sich nicht wiederholen.
  item.recurrenceEndsBeforeItBegins = Die Wiederholung endet, bevor sie beginnt.
  item.tooManyOccurrences = Es wird zu oft wiederholt.
  item.duplicate = Diesen Eintrag gibt es schon.
  item.unknown = Diesen Eintrag gibt es nicht.
  item.isPlatforms = Das kommt aus dem Kurs. Du kannst nur eine Erinnerung dafür setzen.
  item.isNote = Eine Notiz kann man nur erstellen und löschen.
  item.otherKind = Aus einem Termin wird kein Ziel und aus einem Ziel kein Termin.
  item.unknownOccurrence = An diesem Tag ist nichts zu tun.
  item.alreadyCompleted = Das ist schon erledigt.
  item.notCompleted = Das ist noch nicht erledigt.
  item.ratingOutOfRange = Bitte wähle eine Zahl von {least} bis {most}.
  item.requiredGoalsOutstanding = {count, plural, one {Vorher muss ein anderes Ziel erreicht sein.} other {Vorher müssen # andere Ziele erreicht sein.}}
  item.tooLittleProgress = Dafür müssen {percent} % des Kurses erledigt sein.
  item.tooLittleDone = Dafür müssen {percent} % von „{title}“ erledigt sein.
  item.tooLittleStudied = Dafür musst du noch {hours} h {minutes} min lernen.

  course.unknown = Diesen Kurs gibt es nicht.
  course.duplicate = Das kann nicht gespeichert werden. Bitte prüfe Datum und Namen.
  course.alreadySubscribed = Du nimmst schon an diesem Kurs teil.
  course.notSubscribed = Du nimmst nicht an diesem Kurs teil.
  course.alreadyRequested = Das hast du schon angefragt. Es wird bald erledigt.
  course.noRequest = Es gibt nichts zurückzunehmen.
  notification.unknown = Diese Benachrichtigung gibt es nicht mehr.
  reflection.duplicate = Diesen Eintrag gibt es schon.
  reflection.unknown = Diesen Eintrag gibt es nicht.
  reflection.noAudience = Bitte sag, wer es lesen darf.
  reflection.notShared = Dieser Eintrag ist privat.
  reflection.notReader = Du kannst diesen Eintrag nicht lesen.
  readers.notAdmitted = Diese Person darf nicht in das Tagebuch sehen.
  readers.isOwner = Dein eigenes Tagebuch kannst du ohnehin sehen.
  reflection.nothingWritten = Bitte schreib zuerst etwas.
  reflection.duplicateAnswer = Bitte beantworte jede Frage nur einmal.
  award.alreadyGiven = Das hast du schon bekommen.
  award.notGiven = Es gibt nichts zurückzunehmen.
  award.xpOutOfRange = Es müssen {least} bis {most} XP sein.
  noShop = Es gibt nichts zu kaufen.
  ledger.full = Mehr XP kannst du nicht sammeln.
  notOwner = Das kann nur, wem das Tagebuch gehört.
  erasureIsFinal = Endgültig Gelöschtes kommt nicht zurück.

  import.isJournal = In einem Journaleintrag ist nichts zu tun.
  import.isCancelled = Der Termin ist abgesagt.
  import.replacesOccurrence = Das ersetzt einen Termin einer Serie, die nicht im Tagebuch steht.
  import.isOlder = Im Tagebuch steht eine neuere Fassung.
  import.wasDeleted = Du hast das im Tagebuch gelöscht.
  loss.length = Die Dauer geht verloren.
  loss.recurrence = Die Wiederholung geht verloren.
  loss.endlessRecurrence = Es wird bis {date} wiederholt und nicht ohne Ende.
  loss.singleTimes = {count, plural, one {Ein abweichender Termin der Serie geht} other {# abweichende Termine der Serie gehen}} verloren.
  loss.reminders = {count, plural, one {Eine weitere Erinnerung geht} other {# weitere Erinnerungen gehen}} verloren.
  loss.completion = Dass es erledigt ist, musst du im Tagebuch eintragen.
  loss.undated = Ohne Datum ist es nichts, was zu tun ist, und wird eine Notiz.
  loss.zone = Die Zeitzone {zone} ist nicht bekannt, die Zeit kann daher falsch sein.
  loss.properties = Das geht verloren: {names}.
  fault.syntax = Zeile {line} der Datei ist nicht zu lesen: „{text}“.
  fault.notUTF8 = Zeile {line} der Datei ist nicht in UTF-8, einige Buchstaben können daher falsch sein.
  fault.structure = In Zeile {line} der Datei beginnt oder endet etwas an der falschen Stelle.
  fault.missing = In Zeile {line} der Datei fehlt {property} bei {name}.
  fault.badValue = In Zeile {line} der Datei ist „{text}“ kein Wert für {name}.
  fault.unknownZone = In Zeile {line} der Datei ist die Zeitzone {zone} nicht bekannt, die Zeit kann daher falsch sein.

  level.1.title = Erste Seite
  level.1.text = Dein Tagebuch ist aufgeschlagen
  level.2.title = Entdecker
  level.2.text = Du kennst dich schon aus
  level.3.title = Dranbleiber
  level.3.text = Ein Schritt folgt dem anderen
  level.4.title = Planer
  level.4.text = Du erreichst, was du dir vornimmst
  level.5.title = Meister
  level.5.text = Lernen ist dir zur Gewohnheit geworden

  [analytics]
  estimation.unknownProblem = Über diese Aufgabe ist noch nichts bekannt.
  estimation.alreadyAnswered = Diese Aufgabe wurde schon beantwortet.
  estimation.stepsOutOfRange = Eine Schätzung braucht mindestens einen Schritt.
  estimation.priorOutOfRange = Eine Schätzung geht von einer unmöglichen Zahl aus.
  estimation.tooManyProblems = Höchstens {maximum, plural, one {# Aufgabe} other {# Aufgaben}} können verglichen werden.

  [community]
  contact.oneself = Du kannst nicht dein eigener Kontakt sein.
  contact.alreadyContacts = Ihr seid schon Kontakte.
  contact.notContacts = Ihr seid keine Kontakte.
  contact.alreadyRequested = Deine Anfrage wartet auf eine Antwort.
  contact.declinedBefore = Deine Anfrage wurde abgelehnt.
  contact.noRequest = Es gibt keine Anfrage zu beantworten.
  contact.noStranger = Im Moment gibt es niemanden zum Spielen.

  challenge.notPlayer = Du bist zu dieser Herausforderung nicht eingeladen.
  challenge.notOpen = Diese Herausforderung hat noch nicht begonnen.
  challenge.deadlinePassed = Die Frist dieser Herausforderung ist vorbei.
  challenge.notAccepted = Nimm die Herausforderung an, bevor du spielst.
  challenge.alreadyAccepted = Du hast diese Herausforderung schon angenommen.
  challenge.alreadyDeclined = Du hast diese Herausforderung abgelehnt.
  challenge.notStarted = Beginne zuerst mit dem Quiz.
  challenge.alreadyStarted = Du hast mit dem Quiz schon begonnen.
  challenge.alreadyOut = Du hast diese Herausforderung schon beendet.
  challenge.otherQuiz = Das ist nicht das Quiz der Herausforderung.
  challenge.notFinished = Du hast das Quiz noch nicht beendet.
  challenge.notCounted = Diese Antworten können nicht gewertet werden.
  challenge.stays = Was in einer Herausforderung geschehen ist, lässt sich nicht zurücknehmen.

  live.notHost = Das kann nur, wer die Runde leitet.
  live.hostCannotPlay = Wer die Runde leitet, beantwortet keine Fragen.
  live.notPlayer = Tritt der Runde zuerst bei.
  live.alreadyJoined = Du nimmst schon teil.
  live.wasRemoved = Wer die Runde leitet, hat dich ausgeschlossen.
  live.unknownPlayer = Diese Person spielt nicht mit.
  live.unknownTeam = Dieses Team gibt es nicht.
  live.teamIsMissing = Wähle ein Team.
  live.unknownProblem = Eine Frage dieses Namens gibt es nicht.
  live.alreadyOpened = Diese Frage wurde schon gestellt.
  live.questionIsOpen = Eine andere Frage ist noch offen.
  live.questionIsNotOpen = Diese Frage ist nicht offen.
  live.timeIsUp = Die Zeit für diese Frage ist um.
  live.alreadyAnswered = Du hast diese Frage schon beantwortet.
  live.finished = Die Runde ist vorbei.

  [authoring]
  workshop.unknownProblem = Diese Aufgabe gibt es nicht.
  workshop.notAuthor = Nur wer sie verfasst hat, kann eine Aufgabe ändern.
  workshop.ownProblem = Du kannst deine eigene Aufgabe nicht prüfen.
  workshop.otherProblem = Das ist der Text einer anderen Aufgabe.
  workshop.alreadySubmitted = Diese Fassung wurde schon eingereicht.
  workshop.laterRevision = Es gibt eine neuere Fassung.
  workshop.faulty = Die Aufgabe ist noch nicht vollständig.
  workshop.notWaiting = Diese Fassung wartet nicht auf eine Prüfung.
  workshop.reasonMissing = Sag, warum du die Aufgabe ablehnst.
  workshop.alreadyWithdrawn = Diese Aufgabe ist schon zurückgezogen.
  workshop.alreadyReported = Das hast du schon gemeldet.
  workshop.noReport = Zu dieser Aufgabe wartet niemand auf eine Antwort.
  workshop.countOutOfRange = Die Zahl der Stimmen kann nicht stimmen.

  [papers]
  error.countOutOfRange = Möglich sind {first} bis {last}, und das wären {count}.
  error.dependsOnLearner = Bögen für eine Klasse können nicht davon abhängen, was eine einzelne Person gemacht hat.
  error.duplicateCandidate = Jemand steht zweimal auf der Namensliste.
  error.malformedAnswer = Eine Antwort braucht das Kürzel eines Bogens, eine Nummer und einen Doppelpunkt, wie B3: C.
  error.unknownPaper = Einen Bogen {code} gibt es nicht.
  error.unknownProblem = Aufgabe {number} gibt es nicht, die letzte ist {last}.
  error.unknownLetter = Aufgabe {problem} hat kein {letter}, ihre Buchstaben enden mit {last}.
  error.severalLetters = Bei Aufgabe {problem} gehört ein Buchstabe hin, und da stehen mehrere.
  error.repeatedLetter = Bei Aufgabe {problem} steht der Buchstabe {letter} zweimal.
  error.unknownPart = Aufgabe {problem} hat keinen Teil {number}, der letzte ist {last}.
  error.otherCount = Aufgabe {problem} hat {expected} Teile, und da stehen {count} Antworten. Nummeriere sie.

  draw.fewerProblems = Jeder Bogen hat {count} Aufgaben und nicht {wanted}, weil es nicht mehr gibt.
  draw.stratumTooSmall = Von „{stratum}“ gibt es nur {count} Aufgaben, gewünscht sind {wanted}.
  draw.points = Die Bögen bringen {points} Punkte, weil keine Auswahl von Aufgaben {wanted} bringt.
  draw.simplified = So viele verschiedene Punktzahlen lassen keine Zeit, die Aufgaben so gleichmäßig wie möglich zu verwenden.
  draw.unevenUse = Jede Aufgabe wird {fewest}- bis {most}-mal verwendet, und das ist ungleichmäßig.
  draw.unknownDifficulty = Aufgaben, deren Schwierigkeit nicht bekannt ist: {count}. Sie gelten als durchschnittlich.
  draw.difficulty = Die Bögen sind verschieden schwer: Zu erwarten sind {lowest} bis {highest} % der Punkte.

  page.name = Name
  page.date = Datum
  page.points = Punkte
  page.mark = Note
  page.code = Bogen
  page.number = Nr.
  page.letters = Buchstaben
  page.answer = Richtige Antwort
  page.total = Summe
  page.paper = Bogen {code}
  page.key = Lösungen zu Bogen {code}
  page.answers = Antwortblatt zu Bogen {code}
  page.solutions = Lösungsblatt zu Bogen {code}
  page.list = Wer welchen Bogen hat
  page.cross = Kreuze das richtige Kästchen an. In Reihen mit eckigen Kästchen können mehrere richtig sein.
  page.several = Mehrere Antworten können richtig sein.
  page.minimumWords = mindestens {count, plural, one {# Wort} other {# Wörter}}
  page.maximumWords = höchstens {count, plural, one {# Wort} other {# Wörter}}
  page.wordRange = {minimum} bis {maximum} Wörter
  page.order = Schreibe die Buchstaben in der richtigen Reihenfolge auf:
  page.match = Schreibe zu jeder Nummer einen Buchstaben.
  page.shared = Ein Buchstabe kann mehrmals vorkommen.

  [overlay]
  pin = Nadel {name}
  arrow = Pfeil
  highlight = Hervorgehobener Teil
  verdict.correct = richtig
  verdict.wrong = falsch
  verdict.partial = teilweise richtig
  verdict.unanswered = nicht beantwortet

  [interchange]
  not-utf-8 = Dieses Byte ist kein UTF-8 und wird wie in Windows-1252 als „{sign}“ gelesen: Sieh nach, ob das stimmt.
  encoding-guessed = Die Datei wird als {encoding} gelesen, wie es ihre Bytes nahelegen: Sieh dir Umlaute und Akzente an, oder speichere sie in UTF-8.
  unreadable-byte = Ein Byte in dieser Zeile steht für kein Zeichen und fehlt.
  brace-without-partner = Diese Klammer hat kein Gegenstück, deshalb fehlt die Frage: Schließe sie, oder setze einen Backslash davor, wenn das Zeichen gemeint ist.
  second-answer-block = Die Frage hat einen zweiten Block mit Antworten, der als Text gelesen wird: Frage nur eines, oder nimm Cloze.
  line-break-in-formula = \n bedeutet hier einen Zeilenumbruch und zerreißt {command}: Schreibe \{command}.
  weight-on-right-answer = Das Gewicht {weight} steht hinter = und zählt deshalb nicht: Schreibe ~{weight} für einen Teil der Punkte.
  truth-as-text = „{text}“ ist hier ein Text zum Schreiben: Nimm TRUE oder FALSE für eine Aussage, die wahr oder falsch ist.
  zero-line = Moodle beendet eine Frage bei einer Zeile, in der nur eine 0 steht: Setze die 0 in eine andere Zeile.
  question-in-category = Diese Zeile gehört zur Kategorie, deshalb fehlt die Frage darin: Setze eine Leerzeile davor.
  zero-answer = Moodle hält eine erste Antwort 0 für keine: Schreibe =0.
  unescaped-sign = „{sign}“ hat in GIFT eine Bedeutung: Schreibe \{sign}, damit jedes Programm das Zeichen liest.
  malformed-weight = „{weight}“ ist kein Gewicht und wird als Text gelesen: Schreibe {better}.
  unknown-text-format = „{format}“ ist kein Textformat und wird als Text gelesen.
  malformed-number = „{text}“ ist keine Zahl, und Moodle würde jede Antwort annehmen: Schreibe {better}.
  weight-out-of-range = Ein Gewicht liegt zwischen -100 und 100 Prozent, dieses ist {weight}.
  weight-not-on-list = Moodle kennt das Gewicht {weight} nicht und lehnt die Frage ab: Nimm {better}.
  no-right-answer = Keine Antwort ist richtig: Setze = vor die richtige, oder gib Gewichte, die zusammen 100 ergeben.
  too-few-answers = Die Frage braucht mindestens {needed, plural, one {# Antwort} other {# Antworten}}, deshalb fehlt sie.
  pair-without-arrow = Diesem Paar fehlt der Pfeil, deshalb fehlt die Frage: Schreibe =Teil -> Antwort.
  pair-without-answer = Diesem Paar fehlt die Antwort hinter dem Pfeil, deshalb lässt Moodle es weg: Schreibe =Teil -> Antwort.
  malformed-xml = So will XML es nicht: Ein < als Zeichen wird &lt; geschrieben, und jedes Element endet mit seinem eigenen Tag.
  unknown-reference = Ein & als Zeichen wird in XML &amp; geschrieben, und nur &lt; &gt; &amp; &quot; &apos; und Nummern stehen für Zeichen.
  nested-too-deeply = Hier stecken Elemente zu tief ineinander; was noch tiefer liegt, fehlt.
  tags-in-text = Der Text enthält Tags, was Moodle ablehnt: Setze ihn zwischen <![CDATA[ und ]]>.
  unknown-element = „{name}“ gehört nicht zu einer Fragensammlung und wird übergangen.
  unknown-type = Fragen des Typs „{type}“ bleiben in der Datei, lassen sich aber nicht verwenden.
  duplicate-file = Der Text hat schon eine Datei mit dem Namen „{name}“, deshalb fehlt diese: Gib ihr einen eigenen Namen.
  nothing-found = In der Datei steht keine Frage: Hat sie ein anderes Format?
  no-gap = Der Text hat keine lesbare Lücke wie {example}.
  gap-without-end = Dieser Lücke fehlt die schließende Klammer.
  unknown-gap-type = „{type}“ ist kein Typ von Lücken, deshalb wird es als Text gelesen: Es gibt SHORTANSWER, MULTICHOICE und NUMERICAL.
  unfinished-question = Eine Frage in Aiken ist eine Zeile, mindestens zwei Antworten wie „A) Paris“ und „ANSWER: A“; diese fehlt.
  unknown-letter = Keine Antwort hat diesen Buchstaben, deshalb fehlt die Frage.
  quote-without-partner = Dieses Anführungszeichen hat kein Gegenstück und wird als Zeichen gelesen: Verdopple es innerhalb von Anführungszeichen.
  columns-without-names = Keine Zeile nennt bekannte Spalten ({names}): Nenne sie Frage und Antwort, oder gib an, welche es sind, etwa {example}.
  row-above-names = „{name}“ steht über den Namen der Spalten, deshalb fehlt diese Zeile.
  fields-without-names = Die Felder haben keine Namen, deshalb fragt das erste nach dem zweiten.
  column-left-out = Die Spalte „{name}“ hat Inhalt, der zu keiner Aufgabe gehört, deshalb fehlt er.
  column-misspelled = Keine Spalte heißt „{name}“, deshalb fehlt ihr Inhalt: Ist „{meant}“ gemeint?
  unreadable-cell = „{value}“ passt nicht in die Spalte {name} und fehlt deshalb: Schreibe es wie in {example}.
  unknown-option = „{value}“ nennt keine der Antworten, deshalb fehlt die Zeile: Schreibe den Buchstaben, die Nummer oder den Text einer Antwort.
  ambiguous-key = „{value}“ ist die Nummer der einen Antwort und der Text einer anderen und wird als Nummer gelesen: Schreibe den Buchstaben.
  passed-over = „{name}“ gehört zu keiner Aufgabe und wird übergangen.
  no-identifiers = Keine Spalte hat Kennungen, deshalb folgt jede aus dem Text ihrer Frage: Mit einer Spalte id bleiben Antworten bei ihrer Frage, auch wenn deren Text sich ändert.
  media-left-out = Die Datei „{name}“ liegt einer Textdatei nicht bei, deshalb fehlt sie.
  gap-within-gap = In einer Lücke stehen weitere Lücken; nur nach den inneren wird gefragt.
  sheet-left-out = „{name}“ wird nicht gelesen, nur die Zellen eines Blatts.
  several-answers = „{answer}“ ist hier eine einzige Antwort: Schreibe andere richtige in eine Spalte alternatives, mit | dazwischen.
  incomplete-row = Der Zeile fehlt die Frage oder die Antwort, deshalb wird sie ausgelassen.
  malformed-json = Die Zeile ist kein Objekt in JSON und wird ausgelassen.
  unusable-question = Die Frage lässt sich nicht verwenden: {reason}.
  unusable-type = Eine Sammlung hat keine Fragen des Typs „{type}“, deshalb fehlt diese.
  mark-rounded = Punkte gibt es in Schritten von 1/600, deshalb wird aus der Bewertung {mark} {points}.
  description-left-out = Auf diesen Text folgt in seinem Set keine Aufgabe, deshalb hat die Sammlung keinen Platz dafür: Setze ihn vor eine Frage.
  text-simplified = Der Text hat etwas von seiner Form verloren: {what}.
  content-left-out = Dem Text fehlt etwas, das Lernende sehen oder hören würden: {what}.
  gap-left-out = Eine Sammlung hat keine Lücken, in denen mehrere Antworten gewählt werden; deshalb fehlt Lücke {number} mit ihren Antworten: {answers}.
  fields-left-out = Eine Sammlung hat keinen Platz für diese Teile der Frage: {names}.
  settings-left-out = Ein Quiz hat eigene Einstellungen, deshalb bleiben diese ohne Wirkung: {names}.
  hidden-question = Die Frage ist für Lernende verborgen, deshalb fehlt sie.
  broken-json = JSON erwartet hier etwas anderes: {expected}
  missing-member = In „{owner}“ fehlt „{name}“: ergänze es.
  wrong-kind = „{name}“ ist {value}, das Format will aber {expected}.
  malformed-value = „{value}“ passt nicht zu „{name}“: schreibe es wie {example}.
  unknown-member = Das Format kennt „{name}“ in „{owner}“ nicht und erlaubt dort nichts anderes: setze es in „extensions“.
  duplicate-member = „{name}“ steht hier zum zweiten Mal: behalte eines der beiden.
  misplaced-member = „{name}“ verträgt sich nicht mit „{other}“: nimm eines davon heraus.
  useless-member = „{name}“ bedeutet hier nichts, weil „{owner}“ „{other}“ ist.
  not-looked-up = „{name}“ steht unter {address} und wird nicht nachgeschlagen.
  proof-not-checked = Die Signatur bleibt erhalten und wird nicht geprüft: Ob das Abzeichen echt ist, muss anderswo geklärt werden.
  never-valid = Das Abzeichen endet am {end} und damit nicht nach seinem Beginn: Es gilt nie.
  no-badge = In der Datei ist kein Abzeichen, das sich lesen lässt.
  unusable-region = „{name}“ bezeichnet nichts, was man auf einem Bild antippen kann, und fällt weg.
  region-without-label = Die Stelle hat keinen Text, der ihre Beschriftung sein könnte, und fällt weg.
  image-without-size = Das Bild „{name}“ hat keine Breite und Höhe, daher lassen sich seine Stellen nicht setzen.
  parts-left-out = Ein Blatt mit Pins hat keinen Platz für {parts}.
  not-scored = Antworten auf diese Aufgabe lassen sich nicht bewerten, denn „{name}“ wird nicht unterstützt.
  scoring-approximated = Die Regeln dieser Aufgabe bewerten manche Antworten anders, als eine Frage es hier kann: Sieh nach, was die Antworten einbringen.
  usual-rules = Die Aufgabe hat keine Regeln zur Bewertung, deshalb bringt die richtige Antwort alle Punkte.
  no-key = Keine Antwort auf diese Aufgabe bringt Punkte, deshalb kann sie keine Frage sein: Gib die richtige Antwort an.
  feedback-left-out = Keine Bedingung, die eine Frage kennt, sagt, wer diesen Text sieht, deshalb fehlt er: „{text}“.
  undeclared-outcome = Die Regeln setzen „{name}“, das die Aufgabe nicht vereinbart: Es gilt als Zahl.
  missing-file = Dem Paket fehlt hier eine passende Datei „{name}“.
  address-left-out = Ein Bild oder eine Aufnahme hat die Adresse „{address}“, die keine im Web ist, und fehlt deshalb.
  rubric-left-out = Eine Sammlung hat keine Hinweise zur Bewertung, deshalb fehlen diese.
  units-left-out = Antworten haben hier keine Einheit, deshalb fehlen diese: {units}. Im Text sollte stehen, dass nur die Zahl gefragt ist.
  total.more = und {count} weitere [{code}]
  total.lines = {count, plural, one {# Zeile} other {# Zeilen}}
  total.files = {count, plural, one {# Datei} other {# Dateien}}
  total.questions = {count, plural, one {# Frage} other {# Fragen}}
  total.pins = {count, plural, one {# Pin} other {# Pins}}
  total.entries = {count, plural, one {# Eintrag} other {# Einträge}}
  total.statements = {count, plural, one {# Aussage} other {# Aussagen}}
  total.badges = {count, plural, one {# Abzeichen} other {# Abzeichen}}
  total.errors = {count, plural, one {# Fehler} other {# Fehler}}
  total.warnings = {count, plural, one {# Warnung} other {# Warnungen}}
  total.hints = {count, plural, one {# Hinweis} other {# Hinweise}}
  total.none = keine Fehler
  lost.type = Die Frage fehlt: Das Format hat keine vom Typ {type}.
  lost.category = Die Kategorie geht verloren.
  lost.category-details = Beschreibung und Nummer der Kategorie gehen verloren.
  lost.set-title = Der Titel des Sets geht verloren; seine Kennung steht dafür.
  lost.name = Der Name geht verloren.
  lost.labels = ID-Nummer und Schlagwörter gehen verloren.
  lost.mark = Die Punktzahl der Frage geht verloren.
  lost.hints = Die Hinweise gehen verloren.
  lost.general-feedback = Die Rückmeldung für alle geht verloren.
  lost.answer-feedback = Die Rückmeldungen zu einzelnen Antworten gehen verloren.
  lost.response-feedback = Die Rückmeldungen zur ganzen Antwort gehen verloren.
  lost.files = Die Dateien in den Texten gehen verloren.
  lost.remainder = Einzelheiten, die nur das Format der Datei kennt, gehen verloren.
  lost.weights = Antworten, die einen Teil der Punkte bringen, verlieren ihn.
  lost.refused-weights = Moodle kennt ein Gewicht der Antworten nicht und wird die Frage ablehnen.
  lost.other-answers = Alle Antworten außer der ersten gehen verloren.
  lost.separator = Ein senkrechter Strich in einer Antwort wird sie teilen.
  lost.arrow = Ein Pfeil -> in einem Text wird zu →.
  lost.signs = Zeichen in einem Text bedeuten dort etwas anderes: eine Lücke, einen Ton oder eine Lesung.
  lost.letter-case = Groß- und Kleinschreibung werden nicht mehr unterschieden.
  lost.single-choice = Ohne richtige Antwort werden mehrere gewählt statt einer.
  lost.judgment = Antworten werden Zeichen für Zeichen verglichen statt nach ihrer Bedeutung.
  lost.unit = Die Einheit der Zahl geht verloren.
  lost.markup = Formeln, Bilder, Tabellen und Hervorhebungen werden zu einfachem Text.
  lost.grading = Jede Auswahl bringt ihren Anteil statt dessen, was die Aufgabe festlegt.
  lost.other-orders = Alle richtigen Reihenfolgen außer einer gehen verloren.
  lost.rubric = Bewertungsraster, Musterlösung und Grenzen des Aufsatzes gehen verloren.
  lost.instruction = Die Anweisung über dem Lückentext geht verloren.
  lost.source = Die Quelle der Aufgabe geht verloren.
  lost.notes = Titel, Notiz, Markierung und Größe des Pins gehen verloren.
  lost.other-labels = Die Beschriftungen in anderen Sprachen und die Synonyme gehen verloren.
  lost.round-shapes = Gebogene Kanten werden zu geraden Stücken, und Löcher können verloren gehen.
  lost.drawings = Die Pfeile und Hervorhebungen auf dem Bild gehen verloren.
  lost.titles = Die Titel von Abschnitten, Übungen und Ansichten und die Beschreibungen von Bildern gehen verloren.
  lost.other-images = Die Bilder nach dem ersten gehen mit ihren Pins verloren.
  lost.templates = Die Vorlagen des Sets gehen verloren.

  [lab]
  coverage.leftOut = Nichts spricht {players} an.
  coverage.favored = Viel mehr als die anderen werden {players} angesprochen.
  players.achiever = Erfolgsmenschen
  players.competitor = Wettkämpfer
  players.explorer = Entdecker
  players.socializer = Gesellige
  report.mean = Mittel
  report.interval = 95 %
  report.difference = Unterschied
  report.chance = p (Holm)
  report.least = am kleinsten bei Seed
  report.most = am größten bei Seed
  report.same = in jeder Welt gleich
  report.none = kein Wert
  report.unmeasured = Unter {variant} gab es in keiner Welt etwas zu messen, etwa weil niemand einen Punkt bekam.
  report.worlds = Welten: {count}, Seeds {first} bis {last}. Jedes Intervall steht für sich; p ist für alle Vergleiche korrigiert (Holm).
  """#
)
