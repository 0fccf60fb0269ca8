// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Phrasebook {
  /// The sentences in Dutch.
  public static let dutch = Phrasebook("nl", plurals: .one, sections: texts)
}

// A section for each module, with its name in brackets. A line is a key and its text, which the
// module has in English; `Phrasebook.Sections` describes the notation, and `PhrasebooksTests` find
// what is missing. A text may be as long as it needs, in one line.
private let texts = Phrasebook.Sections(
  #"""
  [quotes]
  quoted = “{text}”

  [kernel]
  date = De datum kan niet kloppen.
  cannotBeStored = Dit kan niet opgeslagen worden.
  reportedTooLate = Dat is te lang geleden. Het kon tot en met {day} worden ingevoerd.
  actorMissing = Het is niet bekend wie dit gedaan heeft.
  unknownEvent = Dat is niet gebeurd.
  alreadyVoid = Dat is al ongedaan gemaakt.
  eventOfOthers = Alleen wie dit heeft gedaan, kan het ongedaan maken.
  othersWentOn = Anderen zijn hierop verdergegaan, dus het kan niet meer ongedaan worden gemaakt.

  day = {day} {month} {year}
  month.1 = januari
  month.2 = februari
  month.3 = maart
  month.4 = april
  month.5 = mei
  month.6 = juni
  month.7 = juli
  month.8 = augustus
  month.9 = september
  month.10 = oktober
  month.11 = november
  month.12 = december

  [answers]
  list.and = {others} en {last}
  list.or = " of "
  letters.missing = “{expected}” ontbreekt
  letters.needless = “{written}” hoort er niet bij
  letters.replaced = “{written}” in plaats van “{expected}”
  slip.joined = twee woorden zijn aan elkaar geschreven
  slip.split = één woord is als twee woorden geschreven

  match.exact = Dit is het juiste antwoord: “{answer}”.
  match.normalized = Dit is het juiste antwoord, “{answer}”, op {steps} na.
  match.inflected = Dit is een andere vorm van “{answer}”: {difference}.
  match.misspelled = Dit is “{answer}”, maar let op de spelling: {slips}.
  match.equivalent = Dit heeft dezelfde waarde als het juiste antwoord “{answer}”.
  match.otherNotation = Dit is het juiste antwoord: “{answer}”.
  match.withinTolerance = Dit komt overeen met het juiste antwoord “{answer}”.
  match.equivalentWhereDefined = Dit heeft dezelfde waarde als het juiste antwoord “{answer}”, daar waar ze allebei gedefinieerd zijn. {example}

  match.remarked = {reason} {remark}

  step.spacing = spaties
  step.compatibility = bijzondere vormen van tekens
  step.umlauts = de schrijfwijze van umlauten
  step.sharpS = de schrijfwijze van de ß
  step.diacritics = accenten en andere tekens op letters
  step.caseFolding = hoofdletters en kleine letters
  step.quotes = de vorm van aanhalingstekens
  step.dashes = de vorm van streepjes
  step.punctuation = leestekens
  step.hyphens = koppeltekens
  step.englishArticles = een Engels lidwoord
  step.germanArticles = een Duits lidwoord
  step.frenchArticles = een Frans lidwoord
  step.spanishArticles = een Spaans lidwoord
  step.italianArticles = een Italiaans lidwoord
  step.portugueseArticles = een Portugees lidwoord
  step.dutchArticles = een Nederlands lidwoord
  step.articles = een lidwoord
  step.conjunctions = het teken voor “en”
  step.numerals = de schrijfwijze van getallen

  mismatch = Het juiste antwoord is “{answer}”.
  mismatch.because = {reason} Het juiste antwoord is “{answer}”.
  mismatch.misspelledTooBadly = Dit wijkt te veel af van het juiste antwoord.
  mismatch.negation = Dit betekent het tegenovergestelde.
  mismatch.otherAffix = Dit is een ander woord: {difference}.
  mismatch.inflection = Dit is een andere vorm van het woord: {difference}.
  mismatch.letterCase = Hier maakt het uit of je hoofdletters of kleine letters schrijft.
  mismatch.isAnotherTerm = “{term}” is iets anders.
  mismatch.isAsNearTo = Dit zou net zo goed “{term}” kunnen betekenen.
  mismatch.isAnotherWord = “{word}” is een ander woord.
  mismatch.difference = Er is een verschil: {difference}.
  mismatch.otherOrder = De woorden kloppen, maar staan in een andere volgorde.
  mismatch.differentWords = Er ontbreken woorden, er staan er te veel of ze staan in een andere volgorde.
  exemption.number = Getallen en tekens moeten precies kloppen.
  exemption.formula = Formules moeten precies kloppen.
  exemption.romanNumeral = Romeinse cijfers moeten precies kloppen.
  exemption.acronym = Afkortingen moeten precies kloppen.
  exemption.shortWord = Zulke korte woorden moeten precies kloppen.
  exemption.fixedWord = Dit woord moet precies kloppen.
  exemption.syllables = Woorden in dit schrift moeten precies kloppen.
  exemption.tooLong = Zulke lange antwoorden moeten precies kloppen.
  witness = Jouw antwoord is {answer}, maar {expected} wordt verwacht.
  witness.at = Voor {place} is jouw antwoord {answer}, maar {expected} wordt verwacht.

  tooLong = Dit antwoord is te lang om te lezen. Schrijf een korter antwoord.
  undecided = Of dit gelijk is aan “{answer}”, was niet vast te stellen: iemand moet ernaar kijken.

  [math]
  malformed = Dit is niet te lezen: {reason}.
  unreadable = Het juiste antwoord “{answer}” is niet te lezen. {reason}
  toleranceOutOfRange = De tolerantie {tolerance} is onmogelijk.
  requirementOutOfRange = Geen enkel getal kan {form} geschreven worden.
  unitMissing = Bij het juiste antwoord “{answer}” ontbreekt een eenheid.
  unitNotExpected = Het juiste antwoord “{answer}” mag geen eenheid hebben.
  remark.decimalMark = “{written}” is gelezen als decimaalteken; hier is “{usual}” gebruikelijk.
  remark.uncertainty = De onzekerheid van {uncertainty} is niet beoordeeld.
  otherKind = Hier wordt {kind} verwacht.
  kind.expression = een uitdrukking
  kind.equation = een vergelijking
  kind.inequality = een ongelijkheid
  kind.list = een lijst met antwoorden
  kind.pair = een punt of een interval
  algebra.constantMissing = De integratieconstante ontbreekt.
  algebra.constantNotAdded = Tel er één integratieconstante met een eigen letter bij op, zoals in + C.
  algebra.logarithmWithoutAbsoluteValue = Het argument van een logaritme mag niet negatief zijn: schrijf ln|x|, ook bij elke andere logaritme.
  algebra.derivedInstead = Dit is de afgeleide, maar de primitieve wordt gevraagd.
  algebra.integratedInstead = Dit is een primitieve, maar de afgeleide wordt gevraagd.
  algebra.otherDerivative = Leid je antwoord af: daar komt niet de functie uit die geïntegreerd moet worden.
  algebra.otherLetters = Het goede antwoord bevat geen {letters}.
  algebra.chainRuleFactorMissing = De factor van de kettingregel ontbreekt: de afgeleide van de binnenste functie.
  algebra.notPartialFractions = De waarde klopt, maar een breuk kan nog gesplitst worden.
  algebra.rounded = Dit is afgerond, maar de exacte waarde wordt gevraagd.
  algebra.brokenChain = Ergens in je reeks gelijkheden zijn de twee kanten van een isgelijkteken niet gelijk.
  algebra.endOfInterval = Een grens hoort er ten onrechte bij, of is ten onrechte weggelaten.
  algebra.transposed = Rijen en kolommen zijn verwisseld.
  algebra.noSolution = {point} is geen oplossing.
  algebra.missingSolution = De oplossing {point} ontbreekt.
  algebra.removablePoints = De vergelijkingen zijn gelijk, behalve waar een noemer 0 is.
  algebra.otherPoint = Het punt {name} wordt gevraagd.
  algebra.solutionMissing = Er ontbreekt een oplossing.
  algebra.solutionTooMany = Er staat een oplossing te veel.
  algebra.entry = Het eerste element dat afwijkt, is nummer {place}.
  algebra.truth = Voor {row} verschillen de twee.
  algebra.slip.sign = Het plus- of minteken klopt niet.
  algebra.slip.reciprocal = Dit is het omgekeerde van wat verwacht wordt.
  algebra.slip.factorTwo = Je zit er een factor 2 naast.
  algebra.slip.powerOfTen = Je zit er een macht van tien naast.
  algebra.slip.bracket = Een factor moet met elke term tussen de haakjes vermenigvuldigd worden.
  algebra.slip.binomial = Het kwadraat van een som heeft een dubbel product: (a + b)² = a² + 2ab + b².
  algebra.slip.termSign = Het plus- of minteken van één term klopt niet.
  algebra.slip.degrees = Radialen en graden zijn door elkaar gehaald.
  form.expanded = De waarde klopt, maar werk de haakjes nog weg.
  form.factored = De waarde klopt, maar ontbind nog volledig in factoren.
  form.simplified = De waarde klopt, maar het kan nog eenvoudiger.
  form.lowestTerms = De waarde klopt, maar een breuk kan nog vereenvoudigd worden.
  form.singleFraction = De waarde klopt, maar schrijf het als één breuk.
  form.completedSquare = De waarde klopt, maar splits het kwadraat nog af voor {variable}.
  form.noDecimals = De waarde klopt, maar schrijf het zonder kommagetallen.
  form.likeAccepted = De waarde klopt, maar schrijf het in een andere vorm.
  number.otherDimension = “{written}” meet een andere grootheid dan “{expected}”.
  number.otherUnit = De eenheid moet “{expected}” zijn, niet “{written}”.
  number.noUnit = De eenheid “{expected}” ontbreekt.
  number.form = De waarde klopt, maar schrijf het getal {form}.
  requirement.significantFigures = met {count, plural, one {# significant cijfer} other {# significante cijfers}}
  requirement.minimumSignificantFigures = met ten minste {count, plural, one {# significant cijfer} other {# significante cijfers}}
  requirement.decimalPlaces = met {count, plural, one {# decimaal} other {# decimalen}}
  requirement.lowestTerms = als een breuk die niet verder vereenvoudigd kan worden
  requirement.fraction = als breuk
  requirement.noFraction = zonder breuk
  requirement.percent = als percentage
  number.empty = Schrijf een getal.
  number.notANumber = Dit is geen getal: schrijf bijvoorbeeld 3,14.
  number.unexpected = “{text}”, positie {place}, is niet te lezen: schrijf een getal zoals 3,14.
  number.incomplete = Aan het einde ontbreekt iets.
  number.separator = “{mark}” scheidt groepjes van drie cijfers: schrijf voor de decimalen “{decimalMark}”, zoals in 3{decimalMark}14.
  number.outOfRange = Dit getal heeft te veel cijfers of een te grote exponent om te lezen.
  number.divisionByZero = Delen door 0 kan niet: controleer het getal onder de breukstreep.
  number.tooComplicated = Dit is te ingewikkeld: schrijf één enkel getal.
  number.calculation = Reken het uit en schrijf de uitkomst als één enkel getal.
  number.ambiguous = Dit is niet eenduidig, het kan {readings} zijn: schrijf een geheel getal zonder scheidingstekens en een kommagetal met een nul aan het einde.
  number.ambiguousUnit = “ms⁻¹” kan m/s of 1/ms betekenen: schrijf de eenheid met een breukstreep.
  number.bracketsNeeded = Zet haakjes om dat waardoor je deelt, zoals in J/(mol K).
  number.unknownUnit = De eenheid “{unit}” bestaat niet: schrijf het symbool, zoals in 5 kg.
  number.unknownUnit.suggestion = De eenheid “{unit}” bestaat niet: bedoel je “{suggestion}”?
  number.otherUnitMeant = “{unit}” staat voor een andere eenheid: bedoel je “{suggestion}”?
  number.unitMissing = Er ontbreekt een eenheid: schrijf die achter het getal, zoals in 5 kg.
  number.unitNotExpected = Schrijf het getal zonder “{unit}”.
  number.percentSignMissing = Schrijf het procentteken als je procent bedoelt.
  number.unlikeUnits = Deze eenheden kun je niet optellen: schrijf één enkel getal met de eenheid erachter.
  expression.empty = Er staat niets: schrijf een uitdrukking.
  expression.unexpected = “{found}” op positie {place} past niet: daar hoort {expected}.
  expression.unexpectedEnd = Het einde op positie {place} past niet: daar hoort {expected}.
  expression.missingOperator = Schrijf * voor keer tussen de getallen op positie {place}.
  expression.unclosed = “{bracket}” op positie {place} is niet gesloten: sluit het haakje of haal het weg.
  expression.numberOrProduct = “{text}” kan een macht van tien of een product met e zijn: schrijf * voor keer, of het getal zonder e.
  expression.unknownVariable = “{name}” op positie {place} is een onbekende variabele: gebruik alleen die van de opgave.
  expression.unknownCommand = “{name}” op positie {place} is hier niet bekend: schrijf het anders.
  expression.sumNotWrittenOut = “{name}” op positie {place} kan hier alleen van een geheel getal tot een ander worden gelezen, zoals van k = 1 tot 10.
  expression.nestedTooDeeply = Hier staan te veel haakjes binnen elkaar: gebruik er hoogstens {limit}.
  expression.tooComplex = Dit is te lang om te lezen: schrijf hoogstens {limit} termen.
  expected.operand = een getal, een variabele of een haakje
  expected.operation = een rekenteken zoals +
  expected.end = het einde

  [chemistry]
  malformed = Dit is niet te lezen: {reason}.
  unreadable = Het juiste antwoord “{answer}” is niet te lezen. {reason}
  unbalanced = Het juiste antwoord “{answer}” kan niet kloppen. {reason}
  tooManyElectrons = In het juiste antwoord “{answer}” heeft een subschil meer elektronen dan erin passen.
  stateMissing = In het juiste antwoord “{answer}” ontbreekt de toestandsaanduiding bij “{part}”.
  answer.count = Atomen van {element}: er staan er {written} in plaats van {expected}.
  answer.charge = De lading van {part} is {expected}, niet {written}.
  answer.structure = De atomen kloppen, maar de formule moet laten zien hoe ze bij elkaar horen.
  answer.capitals = Let op hoofdletters en kleine letters: in formules bepalen die welk element bedoeld is.
  answer.zeroForOxygen = Er staat een nul waar de letter O van zuurstof hoort.
  answer.massNumber = Het massagetal is {expected}, niet {written}.
  answer.noMassNumber = Het massagetal {expected} ontbreekt.
  answer.needlessMassNumber = Het massagetal {written} hoort er niet bij.
  answer.atomicNumber = {element} heeft atoomnummer {expected}, niet {written}.
  answer.missing = {part} ontbreekt.
  answer.needless = {part} hoort er niet bij.
  answer.replaced = {written} staat waar {expected} hoort.
  answer.unbalanced = Dit is niet kloppend. Atomen van {element}: links {left}, rechts {right}.
  answer.unbalancedCharge = Dit is niet kloppend: de lading is links {left} en rechts {right}.
  answer.unbalancedNuclides = Dit is niet kloppend: de nucliden tellen links op tot {left} en rechts tot {right}.
  answer.multiple = De vergelijking is kloppend, maar er worden andere coëfficiënten gevraagd.
  answer.coefficient = De coëfficiënt van {part} is {expected}, niet {written}.
  answer.sidesExchanged = De beginstoffen staan links en de reactieproducten rechts.
  answer.arrow.bothWays = Deze reactie verloopt maar in één richting: schrijf →.
  answer.arrow.oneWay = Deze reactie verloopt in beide richtingen: schrijf ⇌.
  answer.state = De toestandsaanduiding van {part} is {expected}, niet {written}.
  answer.noState = De toestandsaanduiding van {part} ontbreekt: {expected}.
  answer.electrons = In {subshell} {written, plural, one {staat # elektron} other {staan # elektronen}} in plaats van {expected}.
  answer.empty = Er staat niets: schrijf een formule.
  answer.unexpected = “{sign}” op positie {place} is in een formule niet te lezen.
  answer.unexpectedEnd = Aan het einde ontbreekt iets.
  answer.unknownElement = Het element “{symbol}” bestaat niet (positie {place}): let op hoofdletters en kleine letters.
  answer.unpaired = “{bracket}” op positie {place} is niet gesloten of niet geopend.
  answer.numberOutOfRange = Het getal op positie {place} is 0 of te groot.
  answer.tooComplex = Dit is te lang om te lezen: het maximum is {limit}.
  answer.name = Er wordt een formule verwacht, geen naam.
  answer.otherForm = Hier wordt {form} verwacht.
  answer.form.formula = één enkele formule
  answer.form.equation = een reactievergelijking met een pijl
  answer.form.configuration = een elektronenconfiguratie zoals 1s2 2s1
  answer.form.nuclide = een nuclide zoals C-14
  answer.ions = Hier staan ionen naast elkaar: schrijf één formule.
  answer.ambiguousCharge = Het laatste cijfer kan atomen of ladingen tellen: schrijf de lading achter ^, zoals in SO4^2-.
  answer.order = De atomen kloppen: schrijf ze in de gebruikelijke volgorde.
  answer.detailed = Schrijf elk element maar één keer, zonder de structuur te laten zien.
  answer.otherNotation = De atomen kloppen: schrijf de formule in de gebruikelijke notatie.

  [dates]
  malformed = Dit is niet te lezen: {reason}.
  unreadable = Het juiste antwoord “{answer}” is niet te lezen. {reason}
  toleranceOutOfRange = Een tolerantie is 0 tot {maximum} dagen of jaren.
  notAsExact = Het juiste antwoord “{answer}” is minder nauwkeurig dan antwoorden moeten zijn.
  answer.otherDate = Dit is een andere datum.
  answer.otherPart.day = Maand en jaar kloppen, maar de dag niet.
  answer.otherPart.month = Alleen de maand klopt niet.
  answer.otherPart.year = Alleen het jaar klopt niet.
  answer.partMissing.day = Dit klopt tot zover, maar de dag ontbreekt.
  answer.partMissing.month = Dit klopt tot zover, maar de maand ontbreekt.
  answer.partMissing.year = Dit klopt tot zover, maar het jaar ontbreekt.
  answer.partMissing.decade = Dit klopt tot zover, maar het decennium ontbreekt.
  answer.dayAndMonthExchanged = Dag en maand zijn verwisseld.
  answer.eraMissing = Dit is een jaar van onze jaartelling: “v.Chr.” ontbreekt.
  answer.otherEra = Het getal klopt, maar de jaartelling niet.
  answer.endsExchanged = Begin en einde zijn verwisseld.
  answer.otherEnd = De ene grens van de periode klopt, de andere niet.
  answer.periodExpected = Er wordt een periode met een begin en een einde verwacht.
  answer.singleDateExpected = Er wordt één enkele datum verwacht, geen periode.
  answer.empty = Schrijf een datum.
  answer.notADate = Dit is geen datum: schrijf bijvoorbeeld 5 juni 1234, 1234 of 123 v.Chr.
  answer.unexpected = “{text}” is in een datum niet te lezen: schrijf bijvoorbeeld 5 juni 1234.
  answer.unclearMonth = “{text}” kan meer dan één maand zijn: controleer de spelling.
  answer.unknownDay = Deze datum bestaat niet in de kalender: controleer dag, maand en jaar.
  answer.otherWeekday = “{text}” past niet bij deze datum: controleer het of laat het weg.
  answer.shortYear = Het is niet duidelijk welke eeuw het is: schrijf het jaar voluit, zoals 1234.
  answer.ambiguousOrder = Het is niet duidelijk welk getal de dag is: schrijf de maand als woord, zoals in 5 juni 1234.
  answer.ambiguous = Dit kan op twee manieren gelezen worden: schrijf het met woorden, zoals juni 1234.

  [spelling]
  category.case = Hoofdletters en kleine letters
  category.boundary = Eén woord of twee
  category.das-dass = das of dass
  category.doubling = Dubbele medeklinkers
  category.long-i = Lange i
  category.length-mark = Verlengingstekens
  category.sharp-s = s, ss of ß
  category.umlaut-derivation = ä en äu door afleiding
  category.umlaut-dots = Puntjes op ä, ö, ü
  category.f-v-w = f, v of w
  category.final-devoicing = Harde klanken aan het einde
  category.voicing = Harde en zachte medeklinkers
  category.schwa-r = Onbeklemtoonde e en klinkerachtige r
  category.special-grapheme = Lettercombinaties
  category.morpheme = Woorddelen
  category.phoneme = Klank voor klank
  category.punctuation = Leestekens

  hint.case.word = Kun je “der”, “die” of “das” voor het woord zetten? Begint hier een zin?
  hint.case.inside = Kijk eens in het woord: staan de hoofdletters en kleine letters op hun plaats?
  hint.boundary.missing = Is dit echt één woord? Zeg de delen een voor een.
  hint.boundary.needless = Horen deze delen bij elkaar en betekenen ze samen één ding?
  hint.das-dass = Probeer “dieses” of “welches” op die plaats. Klopt de zin dan nog?
  hint.doubling.missing = Luister naar de klinker ervoor: is die kort of lang? Wat schrijf je na zo’n klinker?
  hint.doubling.needless = Luister naar de klinker ervoor en kijk wat er volgt. Hoeveel medeklinkers hoor je?
  hint.doubling.letters = Sommige letters worden op hun eigen manier verdubbeld. Weet je nog hoe?
  hint.long-i = Is de i lang of kort? Denk aan hoe je hem in de meeste woorden schrijft, en aan de weetwoorden.
  hint.length.missing = De klinker is lang. Is dit een weetwoord? Denk aan verwante woorden.
  hint.length.needless = Heeft de klinker hier een verlengingsteken nodig? Veel lange klinkers hebben er geen.
  hint.length.between-vowels = Zeg het woord langzaam in lettergrepen. Wat staat er aan het begin van de tweede?
  hint.sharp-s = Zoemt de s als een bij of sist hij als een slang? En is de klinker ervoor lang of kort?
  hint.umlaut-derivation = Is er een verwant woord met a of au?
  hint.umlaut-dots = Zeg het woord hardop. Heeft de klinker puntjes nodig?
  hint.f-v-w = Meerdere letters klinken zo. Is het een weetwoord?
  hint.f-v-w.prefix = Het woord begint met een klein deel waar veel woorden mee beginnen. Hoe schrijf je dat deel?
  hint.final.stem = Maak het woord langer: zet het in het meervoud of in een andere vorm. Wat hoor je nu?
  hint.final.ig = Maak het woord langer met een e aan het einde. Wat hoor je nu?
  hint.voicing = Houd je hand voor je mond: is de klank hard of zacht?
  hint.schwa.e = Klap de lettergrepen. Elke lettergreep heeft een klinker nodig.
  hint.schwa.r = Luister goed en spreek heel duidelijk: zit er een r verstopt?
  hint.grapheme.sp-st = Aan het begin van een woord schrijf je niet alles zoals je het hoort. Welke letters ken je hiervoor?
  hint.grapheme.ch-sch = Hier vormen meerdere letters één klank. Zeg de klank langzaam: welke is het, en welke letters horen erbij?
  hint.grapheme.ng-nk = De klank komt door je neus. Maak het woord langer: welke letters horen bij de klank?
  hint.grapheme.qu = Er is een letter die nooit alleen staat. Ken je het paar?
  hint.grapheme.pf = Druk aan het begin je lippen op elkaar en spreek duidelijk. Hoor je nog een klank?
  hint.grapheme.x-chs = Je kunt deze klank op meerdere manieren schrijven. Is er een verwant woord dat je helpt?
  hint.grapheme.s-z = Zeg het langzaam. Raakt je tong je gehemelte voordat het sist?
  hint.grapheme.diphthong = Twee klinkers vormen hier één klank. Hoe schrijf je die in de meeste woorden?
  hint.grapheme.dt = Weinig woorden eindigen zo. Is het een van de weetwoorden?
  hint.grapheme.foreign = Dit woord komt uit een andere taal. Kijk hoe je het daar schrijft en onthoud het.
  hint.morpheme.double = Haal het woord uit elkaar. Schrijf elk deel helemaal op en plak ze dan aan elkaar.
  hint.morpheme.single = Haal het woord uit elkaar. Hoe begint en eindigt elk deel?
  hint.morpheme.prefix = Het woord begint met een klein deel waar veel woorden mee beginnen. Is dat deel compleet?
  hint.morpheme.linking-s = Haal het woord uit elkaar en zeg het dan weer in één keer. Wat verbindt de twee delen?
  hint.phoneme.missing = Zeg het woord langzaam, klank voor klank. Heb je elke klank opgeschreven?
  hint.phoneme.added = Lees langzaam wat je geschreven hebt. Staat er een letter te veel?
  hint.phoneme.replaced = Zeg het woord langzaam en vergelijk: past elke letter bij wat je hoort?
  hint.phoneme.order = Zeg het woord langzaam. In welke volgorde komen de klanken?
  hint.punctuation.apostrophe = Valt hier een letter weg? Alleen dan heb je een apostrof nodig.
  hint.punctuation.mark = Kijk naar de leestekens: ontbreekt er een, staat er een te veel of hoort er een ander?

  [content]
  template.noVariant = Voor een van de opgaven zijn geen getallen gevonden.

  [quizzes]
  reason.correctChoice = Dit is het juiste antwoord.
  reason.wrongChoice = Het antwoord {option} is niet juist.
  reason.partlyCorrectChoice = Het antwoord {option} is niet het juiste, maar telt voor {weight} mee.
  reason.allCorrectPicked = Alle juiste antwoorden zijn aangekruist.
  reason.correctSoFar = Juiste antwoorden aangekruist: {found} van de {all}.
  reason.wrongPick = Het antwoord {option} hoort niet bij de juiste antwoorden.
  reason.expectedAnswer = Dit is niet helemaal juist, maar telt voor {credit} mee.
  reason.awaitsGrade = Dit antwoord wordt door iemand gelezen en beoordeeld.
  reason.rubric = Behaalde punten: {points} van de {all}.
  reason.graded = Iemand heeft dit antwoord beoordeeld.
  reason.amended = Wat dit antwoord waard is, is na de quiz beslist.
  reason.doesNotCount = Deze opgave telt niet mee.
  reason.recorded = Dit antwoord behoudt de score die het gekregen heeft.
  reason.incorrect = Dit is niet juist.
  reason.awaitsSubmission = Het antwoord wordt bewaard tot de quiz is ingeleverd.
  reason.revealed = Het juiste antwoord is getoond.
  reason.timeOver = De tijd was om.
  reason.unanswered = Er is geen antwoord.

  picks.all = Alle juiste antwoorden zijn aangekruist, en geen enkel fout antwoord.
  picks.some = Juiste antwoorden aangekruist: {hits} van de {correct}{wrong, plural, =0 {} one {, plus # fout antwoord} other {, plus # foute antwoorden}}.
  picks.netCorrect = Juiste antwoorden aangekruist: {hits} van de {correct}{wrong, plural, =0 {} one {, plus # fout antwoord} other {, plus # foute antwoorden}}; voor elk fout antwoord gaat er een juist af.
  picks.eachOption = Juist beoordeelde antwoorden: {judged} van de {options}.
  picks.coverage = Juiste antwoorden aangekruist: {hits} van de {correct}{wrong, plural, =0 {} one {, plus # fout antwoord} other {, plus # foute antwoorden}}; juiste keuzes dus: {hits} van de {picked}.
  picks.halves = Verkeerd beoordeelde antwoorden: {errors} van de {options}; elk daarvan halveert de score.
  picks.guess = Verkeerd beoordeelde antwoorden: {errors} van de {options}; dat is niet beter dan gokken.
  picks.weights = Juiste antwoorden aangekruist: {hits} van de {correct}{wrong, plural, =0 {} one {, plus # fout antwoord} other {, plus # foute antwoorden}}; samen hebben ze een gewicht van {sum}.
  picks.negativeWeights = Juiste antwoorden aangekruist: {hits} van de {correct}{wrong, plural, =0 {} one {, plus # fout antwoord} other {, plus # foute antwoorden}}; samen hebben ze een gewicht van {sum}, en dat levert niets op.

  order.all = Alles staat in de juiste volgorde.
  order.allOrNothing = De volgorde klopt niet, en alleen de juiste telt.
  order.exactPosition = Onderdelen op hun plaats: {found} van de {all}.
  order.relativeNext = Onderdelen waarop het juiste volgt: {found} van de {all}.
  order.allPreviousAndNext = Gevallen waarin een onderdeel aan de juiste kant van een ander staat: {found} van de {all}.
  order.longestSubsequence = Onderdelen die onderling in de juiste volgorde staan: {found} van de {all}.
  order.longestRun = Onderdelen die op elkaar volgen zoals het hoort: {found} van de {all}.
  order.kendall = Paren in de juiste volgorde: {found} van de {all}; voor elk ander paar gaat er een af.
  order.dependencyGraph = Gevallen waarin een onderdeel staat vóór het onderdeel waar het vóór hoort: {found} van de {all}.

  parts.perPart = Juiste delen: {found} van de {all}.
  parts.all = Alle delen zijn juist: {all} van de {all}.
  parts.allOrNothing = Juiste delen: {found} van de {all}; alleen alles samen telt.
  part.place = Dit onderdeel staat op zijn plaats.
  part.notPlace = Dit onderdeel staat niet op zijn plaats.
  part.next = Op dit onderdeel volgt het juiste.
  part.notNext = Op dit onderdeel volgt niet het juiste.
  part.sides = Andere onderdelen aan de juiste kant van dit onderdeel: {found} van de {all}.
  part.predecessors = Onderdelen die vóór dit onderdeel horen en er ook staan: {found} van de {all}.
  part.pair = Dit paar is juist.
  part.notPair = Dit paar is niet juist.

  response.unknown = Dit hoort niet bij de opgave.
  response.doesNotFit = Deze opgave vraagt om een ander soort antwoord.
  response.empty = Er is nog geen antwoord.
  response.repeatedItem = Iets is meer dan één keer gebruikt.
  response.missingItems = In de volgorde ontbreekt nog iets.
  response.tooFewWords = De tekst telt {count, plural, one {# woord} other {# woorden}}, en er {limit, plural, one {wordt minstens # woord} other {worden minstens # woorden}} verwacht.
  response.tooManyWords = De tekst telt {count, plural, one {# woord} other {# woorden}}, en er {limit, plural, one {wordt hoogstens # woord} other {worden hoogstens # woorden}} verwacht.

  session.unknownProblem = Deze opgave zit niet in de quiz.
  session.noHintLeft = Er zijn geen hints meer.
  session.hintWasNotTaken = Je hebt deze hint niet gezien.
  session.doesNotAwaitGrade = Er is nu geen antwoord om te beoordelen.
  session.finished = De quiz is afgelopen.
  session.notFinished = De quiz is nog niet afgelopen.
  session.notPresented = Er wordt nu een andere opgave getoond.
  session.alreadyDecided = Deze opgave is al afgehandeld.
  session.notDecided = Beantwoord deze opgave eerst of sla die over.
  session.onlyProblemLeft = Dit is de enige opgave die nog over is.
  session.alreadyPresented = Deze opgave wordt al getoond.
  session.notAnswered = Beantwoord deze opgave eerst of sla die over.
  session.noProblemPresented = Je hebt alle opgaven gehad: lever de quiz in of ga terug naar een opgave.
  session.scoreOverflow = Deze punten kunnen niet opgeteld worden.
  session.timeIsUp = De tijd is om.

  rule.certaintyIsMissing = Geef aan hoe zeker je bent.
  rule.certaintyIsNotAsked = Deze quiz vraagt niet hoe zeker je bent.
  rule.notPossible = Dat kan niet in deze quiz.
  rule.skippingIsNotAllowed = In deze quiz kun je geen opgaven overslaan.
  rule.returningIsNotAllowed = In deze quiz kun je niet teruggaan naar een opgave.
  rule.notStarted = Begin eerst met de quiz.
  rule.alreadyStarted = Je bent al met de quiz begonnen.
  rule.timeIsNotUp = De tijd is nog niet om.

  grade.creditOutOfRange = Een score ligt tussen nul en het maximale aantal punten.
  grade.noRubric = Deze opgave heeft geen rubric.
  grade.otherRubric = Bij deze opgave hoort een andere rubric.
  grade.missingCriteria = Kies voor elk criterium een niveau.

  amendment.unknownLearner = Deze persoon heeft de quiz niet gemaakt.
  amendment.answersAreMissing = Geef aan welke antwoorden ook goed zijn.
  amendment.answerDoesNotFit = Dit kan geen goed antwoord op de opgave zijn.
  amendment.alreadyTakenOut = Deze opgave is al geschrapt.
  amendment.unknownAmendment = Die correctie bestaat niet.
  amendment.cannotBeWithdrawn = Deze correctie kan niet worden teruggenomen.
  amendment.duplicateAmendment = Er is al een andere correctie met deze naam.
  amendment.authorIsMissing = Geef aan wie dit heeft beslist.
  amendment.reasonIsMissing = Geef aan waarom.

  record.creditOutOfRange = De score kan niet kloppen.
  record.secondsOutOfRange = De tijd kan niet kloppen.

  study.unknownProblem = Deze kaart bestaat niet.
  study.notToday = Deze kaart is vandaag niet aan de beurt.
  study.nothingToShow = Er is nu geen kaart om te tonen.
  study.nothingToUndo = Er is niets om ongedaan te maken.

  report.wrongKey = Wat als juist geldt, is fout.
  report.missingAnswer = Een juist antwoord telt niet mee.
  report.unclear = Het is niet duidelijk wat er gevraagd wordt.
  report.typo = Er zit een fout in de tekst.
  report.notShown = Iets wordt niet weergegeven.
  report.inappropriate = Dit is ongepast.
  report.other = Er klopt iets anders niet.

  generation.unknownSet = Een van de gekozen onderwerpen bestaat niet.
  generation.noProblems = Er zijn geen opgaven over de gekozen onderwerpen.
  generation.stratumTooSmall = Een van de onderwerpen heeft maar {count, plural, one {# opgave} other {# opgaven}}.
  generation.noFittingProblems = Geen van de opgaven past bij wat gevraagd is.
  generation.nothingDue = Er is nog niets om te herhalen.
  generation.calendarIsMissing = Geef aan in welke tijdzone de leerling is.
  generation.learnerIsMissing = Geef aan voor wie de quiz is.
  generation.dateIsMissing = Geef aan wanneer de quiz wordt samengesteld.
  generation.dateOutOfRange = Deze datum ligt te ver weg.

  key.or = " of "
  key.significantFigures = afgerond op {count, plural, one {# significant cijfer} other {# significante cijfers}}
  key.decimalPlaces = afgerond op {count, plural, one {# decimaal} other {# decimalen}}
  key.days = ± {count, plural, one {# dag} other {# dagen}}
  key.years = ± {count, plural, one {# jaar} other {# jaar}}
  key.spelling = kleine spelfouten zijn toegestaan
  key.wildcards = * staat voor willekeurige tekst
  key.form = in deze vorm
  key.otherOrders = andere volgordes kunnen ook goed zijn
  key.sample = een mogelijk antwoord
  key.person = een mens beoordeelt dit antwoord

  [exercises]
  alreadyFound = Je hebt dit woord al gevonden.
  alreadyStarted = De oefening is al begonnen.
  checklistIsOpen = Zeg eerst waarom het woord fout is.
  date.beforeLastEvent = De klok is teruggezet.
  date.outOfRange = De klok geeft een datum aan die niet kan kloppen.
  errorsRemain = Er {count, plural, one {is nog # woord} other {zijn nog # woorden}} te vinden.
  finished = De oefening is klaar.
  gapIsLocked = Deze invulplek is al goed.
  gapsAreEmpty = Vul eerst alle invulplekken in.
  inNoCategory = Zet het woord eerst in een categorie.
  judgmentDoesNotFit = Wat is opgeslagen, hoort niet bij deze oefening.
  lettersAreNotMarked = In deze oefening kun je geen letters markeren.
  noChecklistIsOpen = Zoek eerst een woord dat fout is.
  notReading = De woorden zijn nu niet te zien.
  notStarted = De oefening is nog niet begonnen.
  notWriting = Je kunt nu niets schrijven.
  nothingMarked = Markeer eerst minstens één letter die je moeilijk vindt.
  nothingToProceedFrom = Er is niets om mee verder te gaan.
  nothingWritten = Schrijf eerst het woord.
  otherWay.drag = Sleep het woord naar de juiste categorie.
  otherWay.write = Schrijf het woord onder de juiste categorie.
  timeIsNotUp = Je hebt nog tijd.
  timeIsUp = De tijd is om.
  unknownCategory = De categorie “{category}” bestaat niet.
  unknownGap = Deze invulplek bestaat niet.
  unknownLetter = Deze letter bestaat niet.
  unknownReason = Deze reden staat niet in de lijst.
  unknownWord = Dit woord bestaat niet.
  wordIsNotDone = Schrijf eerst dit woord.
  wordIsNotShown = Het woord “{word}” is niet te zien.

  mistake.correctWordTapped = “{input}” is goed zoals het er staat.
  mistake.missedCategory = Het hoort bij “{target}”.
  mistake.missedReason = Ook een reden: “{target}”
  mistake.missedWord = Overgeslagen: “{target}”.
  mistake.missedWord.secret = Er ontbreekt een woord.
  mistake.misplacedWord = “{input}” hoort op een andere plaats.
  mistake.surplusWord = “{input}” is een woord te veel.
  mistake.wrongCategory = Het hoort niet bij “{input}”.
  mistake.wrongGap = “{input}” hoort daar niet.
  mistake.wrongGap.empty = Daar ontbreekt iets.
  mistake.wrongReason = Geen reden: “{input}”
  mistake.wrongSpelling = “{input}”: je schrijft “{target}”.
  mistake.wrongSpelling.secret = “{input}” is fout.

  category.case = hoofdletter of kleine letter
  category.boundary = één woord of twee
  category.das-dass = das of dass
  category.doubling = één letter of twee, zoals l – ll, k – ck of z – tz
  category.long-i = i, ie of ih
  category.length-mark = met h, dubbel of enkel, zoals a – ah – aa
  category.sharp-s = s, ss of ß
  category.umlaut-derivation = ä of e, äu of eu
  category.umlaut-dots = met of zonder puntjes, zoals a – ä, o – ö of u – ü
  category.f-v-w = f, v of w
  category.final-devoicing = b of p, d of t, g of k aan het einde
  category.voicing = hard of zacht, zoals b – p, d – t of g – k
  category.schwa-r = een zachte e of r, zoals in -en of -er
  category.special-grapheme = bijzondere letters, zoals sp, st, qu, x of chs
  category.morpheme = delen van het woord, zoals ver-, vor- of -lich
  category.phoneme = een letter ontbreekt, is er te veel of is fout
  category.punctuation = punt, komma en andere leestekens

  recommendation = Hiermee oefen je “{category}”: ongeveer {percent} van de 100 keer gaat dat fout, en in deze oefening komt het {places} keer voor.
  recommendation.unseen = Hiermee oefen je “{category}”: daarbij is van jou nog geen fout bekend, en in deze oefening komt het {places} keer voor.
  recommendation.unknown = Hiermee oefen je “{category}”: hoe goed je dat kunt, weten we nog niet, en in deze oefening komt het {places} keer voor.
  summary.solved = Geweldig, je hebt alles zonder fouten opgelost.
  summary.tryAgain = Probeer het nog eens, dan gaat het nog beter.

  help.errorRate = Foute woorden per 100: {percent}, gemiddeld in de klas {mean}.
  help.slow = Tijd per opdracht: {seconds} s, gemiddeld in de klas {mean} s.
  help.weakCategory = “{category}” is een zwak punt: ongeveer {percent} van de 100 keer gaat dat fout.

  check.ambiguousGap = andere letters op de invulplek vormen “{word}”
  check.duplicateWord = “{word}” komt twee keer voor
  check.helpGivesAway = de hulp verklapt “{word}”
  check.longGap = de invulplek telt {count} letters, gebruikelijk zijn er hoogstens {usual}
  check.misspellingExists = “{word}” is een bestaand woord
  check.noErrors = geen enkele zin heeft een fout gespeld woord
  check.noReason = geen enkele reden zegt waarom “{word}” fout is
  check.noTasks = er is geen opdracht
  check.splitWord = het volgende woord lijkt bij “{word}” te horen
  check.unusedCategory = bij “{category}” hoort geen enkel woord
  check.wordCount = aantal woorden: {count}, volgens de oefening {expected}

  [pins]
  session.unknownPin = Naar deze speld wordt niet gevraagd.
  session.alreadySubmitted = Je hebt al ingeleverd.
  session.notSubmitted = Je hebt nog niet ingeleverd.
  session.noInterim = Er wordt niets getoond voordat je inlevert.
  session.notPlaced = Voor deze naam is geen speld geplaatst.
  session.pointOutOfRange = Dit ligt buiten de afbeelding.
  session.creditOverflow = De score kan niet berekend worden.
  session.timeIsUp = Je tijd is om.

  label.unanswered = Er is geen antwoord.
  label.correct = Juist, {how}.
  layer.exact = letter voor letter
  layer.normalized = op hoofdletters, accenten of leestekens na
  layer.variant = in een andere schrijfwijze
  layer.abbreviation = met een afkorting
  layer.synonym = met een andere naam
  layer.otherLanguage = in een andere taal
  layer.wordOrder = in een andere woordvolgorde
  layer.nearSpelling = met {count, plural, one {# foute letter} other {# foute letters}}
  label.different = Dit is geen naam van de structuur.
  label.anotherTerm = Dit is de naam van een andere structuur.
  label.anotherPin = Dit is de naam van {pins}.
  label.otherLanguage = Dit is een naam van de structuur in een taal die hier niet telt.
  label.ambiguous = Dit is fout gespeld, en een andere naam ligt even dichtbij.
  label.anotherWord = Een van de woorden is een ander woord.
  label.contrary = Een van de woorden is het tegenovergestelde van het juiste.
  label.tooLong = Dit is langer dan elke mogelijke naam.

  diagnosis.swapped = Je hebt het verwisseld met {pins}.
  diagnosis.cycle = Je hebt de namen van {pins} doorgeschoven.
  diagnosis.labelOf = Dat is {pins}.
  diagnosis.wrongSide = Dat is de andere kant.
  diagnosis.partForWhole = Dat is er maar een deel van: {pins}.
  diagnosis.wholeForPart = Dat is het geheel waar dit een deel van is: {pins}.
  diagnosis.pluralForSingular = Dat zijn er meer, en dit is er maar één.
  diagnosis.singularForPlural = Dat is er maar één, en dit zijn er meer.
  diagnosis.duplicate = Je hebt hetzelfde geschreven voor {pins}.
  diagnosis.empty = Er is geen antwoord.

  edit.unknownObject = Dat bestaat niet, of het is verwijderd.
  edit.duplicateIdentifier = Dit ID is al in gebruik.
  edit.fieldDoesNotFit = Dat heeft zo’n eigenschap niet.
  edit.lastOne = Een speld houdt minstens één label, en een oefening minstens één weergave.
  edit.cannotBeDeleted = Het blad zelf kan niet verwijderd worden.
  edit.cannotBeRestored = Dat is niet verwijderd, of datgene waar het in zat, is er niet meer.
  edit.indexOutOfRange = Die plaats bestaat niet.
  edit.imageNotRenamed = Een afbeelding van een andere grootte heeft een andere naam of versie nodig.
  edit.arrowTooShort = De pijl is te kort.
  edit.invalid = Daardoor zou het blad ongeldig worden.
  merge.otherSheet = Dit hoort bij een ander blad.
  merge.missingParent = Het is hier niet bekend waar dit bij hoort.
  merge.invalid = Daardoor zou het blad ongeldig worden.

  check.pinOutsideImage = De speld ligt buiten de afbeelding.
  check.partlyOutsideImage = Het steekt buiten de afbeelding uit.
  check.pinOutsideItsRegions = De speld ligt in geen van de bijbehorende gebieden.
  check.duplicateLabel = Een ander label van de speld is hetzelfde.
  check.ambiguousLabel = De speld {pins} heeft hetzelfde label.
  check.overlapsRegionOfSameLabel = Het overlapt een gebied waarvan de speld eenzelfde label heeft.
  check.unreachable = Het kan niet aangeraakt worden, omdat andere gebieden het bedekken.
  check.missingLanguage = De speld heeft geen label in de taal “{language}”.
  check.missingAlternativeText = De afbeelding heeft geen alternatieve tekst.
  check.noPins = De oefening heeft geen spelden.

  conflict.field = Beide kanten hebben dit op een andere manier gewijzigd.
  conflict.deletedByUs = Wij hebben dit verwijderd, en de anderen hebben het bewerkt.
  conflict.deletedByThem = De anderen hebben dit verwijderd, en wij hebben het bewerkt.
  conflict.lastOnesDeleted = Beide kanten hebben hier delen van verwijderd, en er zou niets overblijven.
  conflict.imageReplacedByUs = Wij hebben de afbeelding vervangen, en de anderen hebben iets op de vorige geplaatst.
  conflict.imageReplacedByThem = De anderen hebben de afbeelding vervangen, en wij hebben iets op de vorige geplaatst.

  [progress]
  wallet.unknownItem = Dat is er niet in deze winkel.
  wallet.notEnoughCoins = {missing, plural, one {Je hebt nog # munt nodig.} other {Je hebt nog # munten nodig.}}
  wallet.levelNotReached = Dit is beschikbaar vanaf level {level}.
  wallet.alreadyBought = Je hebt dit al.
  wallet.tooManyCoins = Er passen geen munten meer in deze portemonnee.
  log.noDailyGoal = Er is geen dagdoel om te kiezen.
  log.targetOutOfRange = Een dagdoel is minstens {minimum}.
  log.noShop = Er is niets te koop.
  log.tooManyFreezes = {most, plural, one {Je kunt maar # reeksbeschermer hebben.} other {Je kunt maar # reeksbeschermers hebben.}}
  log.noTitle = Die titel kun je niet dragen.
  log.notReached = Je hebt die titel nog niet bereikt.
  log.cannotBeRecorded = Dit kan niet vastgelegd worden.
  change.points = {member} had {before} punten en heeft er nu {after}.
  change.level = {member} was op niveau {before} en is nu op niveau {after}.
  change.reached = {member} heeft {count, plural, one {# prestatie} other {# prestaties}} meer.
  change.lost = {member} heeft {count, plural, one {# prestatie} other {# prestaties}} minder.
  level.number = Niveau {level}
  log.unknownKind = Zoiets bestaat hier niet.
  log.negativeAmount = Een negatieve hoeveelheid telt hier niet.
  log.awardOutOfRange = Met de hand kun je 1 tot {most} punten geven of afnemen.
  log.nothingToRepair = Er is geen onderbroken reeks om te herstellen.
  log.tooManyMissed = {most, plural, one {Er kan maar # gemiste dag worden hersteld} other {Er kunnen maar # gemiste dagen worden hersteld}}.
  log.restOutOfRange = {most, plural, one {Je kunt vanaf vandaag # dag tegelijk vrij nemen} other {Je kunt vanaf vandaag # dagen tegelijk vrij nemen}}.
  log.unknownZone = Deze tijdzone is niet bekend.
  log.unknownPlayer = Deze persoon doet hier niet mee.
  log.duplicateTerm = Er is al een periode met deze naam.

  [games]
  member.notFounded = De groep bestaat nog niet.
  member.alreadyFounded = De groep bestaat al.
  member.notMember = Alleen leden van de groep kunnen dat doen.
  member.alreadyMember = Deze persoon zit al in de groep.
  member.alreadyInvited = Deze persoon is al uitgenodigd.
  member.notInvited = Je hebt een uitnodiging nodig om lid te worden.
  member.erased = Deze persoon is definitief uit de groep verwijderd. Dat kan niet ongedaan worden gemaakt.
  member.notAdministrator = Alleen beheerders kunnen dat doen.
  member.alreadyAdministrator = Dit lid is al beheerder.
  member.lastAdministrator = De groep heeft een beheerder nodig. Kies eerst een andere.
  member.alreadyOptedIn = Je doet al mee.
  member.alreadyOptedOut = Je doet al niet meer mee.
  member.alreadyCheered = Je hebt hier al voor gejuicht.
  member.oneself = Niemand kan tegen zichzelf spelen.

  todo.unknown = Deze taak bestaat niet.
  todo.duplicate = Deze taak bestaat al.
  todo.scheduled = Deze taak staat nog niet op het bord.
  todo.open = Niemand werkt aan deze taak.
  todo.claimed = Iemand werkt al aan deze taak.
  todo.completed = Deze taak is al klaar.
  todo.withdrawn = Deze taak is van het bord gehaald.
  todo.reserved = Deze taak is voor iemand anders bedoeld.
  todo.alreadyClaimed = Je werkt al aan deze taak.
  todo.fullyClaimed = Anderen werken al aan deze taak.
  todo.claimLimit = Je werkt al aan {limit, plural, one {# taak} other {# taken}}.
  todo.notClaimed = Je werkt niet aan deze taak.
  todo.stealingNotAllowed = In deze groep kun je geen taken van anderen overnemen.
  todo.stealingTooEarly = Deze taak kan nog niet overgenomen worden.
  todo.completedTooSoon = Deze taak is te nieuw om al klaar te zijn.
  todo.cannotConfirm = Iemand anders moet deze taak bevestigen.
  todo.nothingToConfirm = Deze taak hoeft niet bevestigd te worden.
  todo.notCreator = Alleen de maker van deze taak of een beheerder kan dat doen.
  todo.voteRunning = Er wordt al over deze taak gestemd.
  todo.noVote = Er wordt niet over deze taak gestemd.
  todo.nothingToPenalize = Voor deze taak valt er niets terug te nemen.
  todo.invalidPlan = Deze taak kan niet op deze manier herhaald, afgewisseld of ingepland worden.

  season.unknown = Dit seizoen bestaat niet.
  season.duplicate = Er is al een seizoen met deze naam.
  season.overlaps = In die tijd is er al een ander seizoen.
  season.notOpen = Dit seizoen loopt niet.
  season.invalidLength = Een seizoen kan niet zo lang duren.
  season.startInThePast = Een seizoen kan niet in het verleden beginnen.

  group.duplicateChallenge = Deze uitdaging bestaat al.
  group.tooFewPoints = Het aantal punten kan niet lager zijn dan {minimum}.
  group.pointsOutOfRange = Hier zijn alleen {minimum} tot en met {maximum} punten mogelijk.
  group.blankText = Er moet iets te lezen zijn.
  group.longText = Dat is langer dan {maximum} tekens.
  group.countOutOfRange = Het moet er minstens één zijn.
  group.tooManyPoints = Dat zijn te veel punten.
  group.titleNotEarned = Je hebt deze titel nog niet verdiend.
  group.foundingCannotBeVoid = De oprichting kan niet ongedaan worden gemaakt.

  change.claimed = {member} werkt nu aan ‘{todo}’.
  change.unclaimed = {member} werkt niet meer aan ‘{todo}’.

  moment = {day}-{month}-{year} om {time}
  member.slipTimePassed = Je kon dit tot {date} zelf terugdraaien. Nu kunnen alleen beheerders dat.
  member.takesFromOthers = Anderen hebben hierdoor punten, dus alleen beheerders kunnen dit terugdraaien.
  todo.stealingTooEarly.from = Deze taak kan vanaf {date} overgenomen worden.
  todo.completedTooSoon.from = Deze taak is nieuw. Ze kan vanaf {date} afgerond worden.
  todo.levelNotReached = Deze taak is vanaf niveau {level}.
  challenge.unknown = Deze uitdaging bestaat niet.
  challenge.notAsked = Deze uitdaging wacht niet op een antwoord van jou.
  group.deadlinePassed = De termijn is verstreken: {date}.
  note.void = ‘{todo}’ van {date} telt niet: {member} heeft het op {known} ongeldig verklaard.
  note.void.other = Een invoer van {date} telt niet: {member} heeft die op {known} ongeldig verklaard.
  note.takenBack = ‘{todo}’ van {date} telt niet: het is op {known} teruggedraaid.
  note.takenBack.other = Een invoer van {date} telt niet: die is op {known} teruggedraaid.
  note.refused = ‘{todo}’ van {date} heeft geen effect: {reason}
  note.refused.other = Een invoer van {date} heeft geen effect: {reason}
  note.late = ‘{todo}’ van {date} is op {known} gemeld en telt voor de dag waarop het gedaan is.
  note.late.other = Een invoer van {date} is op {known} gemeld en telt voor de eerdere dag.
  reminder.turn = Jij bent aan de beurt: ‘{todo}’.
  reminder.dueSoon = ‘{todo}’ moet uiterlijk {date} gedaan zijn.
  reminder.overdue = ‘{todo}’ is te laat sinds {date}.

  suggestion.assigned = Het is bedoeld voor {member}.
  suggestion.fewestPoints = {member} heeft de minste punten: {points}.
  suggestion.fewestTodos = {member} werkt aan de minste taken: {claimed}.
  suggestion.laterInOrder = Anderen hebben minder punten dan {member} of werken aan minder taken.

  catchUp.joinDate = Je bent er later bij gekomen: tot {line} punten, de middelste score van de anderen, tellen die van jou {factor} keer. Nu heb je er {points}.
  catchUp.gap = Onder {line} punten tellen die van jou {factor} keer, zodat je de anderen kunt inhalen. Nu heb je er {points}.
  catchUp.limit = Hiervan kunnen er nog hoogstens {remaining} komen.

  board.unknownMember = Deze persoon staat niet op de ranglijst.
  board.duplicateMember = Deze persoon staat al op de ranglijst.
  board.date = De score kan niet van die dag zijn.
  board.pageSize = Een pagina heeft minstens één regel.
  board.unknownDivision = Die divisie bestaat niet.
  board.tooManyPoints = Zo groot kan een score niet zijn.
  board.periodEnded = Die tijd is voorbij en de uitslag blijft zoals die is.
  achievement.todos.title = Helpende hand
  achievement.todos.text = Rond taken af.
  achievement.todos.worn.2 = De bezige bij
  achievement.todos.worn.3 = De onvermoeibare
  achievement.ideas.title = Goed gezien
  achievement.ideas.text = Zet taken op het bord.
  achievement.ideas.worn.1 = De opmerkzame
  achievement.together.title = Samen
  achievement.together.text = Draag bij aan uitdagingen die de groep haalt.
  achievement.together.worn.1 = De steunpilaar
  achievement.seasons.title = Kampioenschap
  achievement.seasons.text = Win een seizoen.
  achievement.seasons.worn.0 = De kampioen

  [diary]
  kind.event = Afspraak
  kind.goal = Leerdoel
  kind.note = Notitie
  kind.course = Nieuwe cursus
  kind.reflection = Reflectie

  notification.eventDue = “{title}” staat gepland voor {date}.
  notification.eventReminder = Denk aan “{title}”, gepland voor {date}.
  notification.goalDue = Je leerdoel “{title}” moet op {date} bereikt zijn.
  notification.goalReminder = Denk aan je leerdoel “{title}”: het moet op {date} bereikt zijn.
  notification.undatedReminder = Denk aan “{title}”.
  notification.courseStarts = De cursus “{title}” begint op {date}.
  notification.courseIsOpen = Je kunt op elk moment met de cursus “{title}” beginnen.

  list.outstanding = Te doen
  list.completed = Klaar
  list.all = Alles
  list.notes = Notities

  prompt.clear = Wat was duidelijk?
  prompt.unclear = Wat was niet duidelijk?
  prompt.next = Wat is de volgende stap?
  audience.nobody = Alleen jij kunt dit lezen.
  audience.people = Gedeeld met mensen die je hebt gekozen: {count}.
  audience.course = Gedeeld met iedereen in de cursus.
  audience.everyone = Gedeeld met iedereen.

  plan.feasible = Je kunt alles op tijd doen.
  plan.notFeasible = Dit lukt niet op tijd: tot {date} kom je {hours} u {minutes} min tekort.

  date = {day} {month} {year}
  month.1 = januari
  month.2 = februari
  month.3 = maart
  month.4 = april
  month.5 = mei
  month.6 = juni
  month.7 = juli
  month.8 = augustus
  month.9 = september
  month.10 = oktober
  month.11 = november
  month.12 = december

  field.title = titel
  field.due = datum
  field.course = cursus
  field.time = tijd
  field.reminder = herinnering
  field.links = links
  field.attachments = bijlagen
  field.recurrence = herhaling
  field.requirements = voorwaarden

  item.missing = Vul nog in: {fields}.
  item.malformed = Dit item is niet te lezen.
  item.notAllowed = Dit item kan dit niet hebben: {field}.
  item.emptyIdentifier = Het item heeft geen naam.
  item.unknownGoal = Een leerdoel dat als voorwaarde geldt, bestaat niet.
  item.requiresItself = Het leerdoel heeft zichzelf als voorwaarde.
  item.progressOutOfRange = De voortgang moet tussen 0 en 100% liggen.
  item.impossibleRecurrence = Zo kan het niet worden herhaald.
  item.recurrenceEndsBeforeItBegins = De herhaling eindigt voordat ze begint.
  item.tooManyOccurrences = Het wordt te vaak herhaald.
  item.duplicate = Dit item bestaat al.
  item.unknown = Dit item bestaat niet.
  item.isPlatforms = Dit komt uit de cursus. Je kunt er alleen een herinnering voor instellen.
  item.isNote = Een notitie kan alleen gemaakt en verwijderd worden.
  item.otherKind = Een afspraak kan geen leerdoel worden, en een leerdoel geen afspraak.
  item.unknownOccurrence = Op die dag is er niets te doen.
  item.alreadyCompleted = Dit is al klaar.
  item.notCompleted = Dit is nog niet klaar.
  item.ratingOutOfRange = Kies een getal van {least} tot en met {most}.
  item.requiredGoalsOutstanding = {count, plural, one {Eerst moet een ander leerdoel bereikt worden.} other {Eerst moeten # andere leerdoelen bereikt worden.}}
  item.tooLittleProgress = Hiervoor moet {percent}% van de cursus klaar zijn.
  item.tooLittleDone = Hiervoor moet {percent}% van ‘{title}’ klaar zijn.
  item.tooLittleStudied = Hiervoor moet je nog {hours} u {minutes} min leren.

  course.unknown = Deze cursus bestaat niet.
  course.duplicate = Dit kan niet vastgelegd worden. Controleer datum en naam.
  course.alreadySubscribed = Je doet al mee aan deze cursus.
  course.notSubscribed = Je doet niet mee aan deze cursus.
  course.alreadyRequested = Je hebt dit al aangevraagd. Het wordt binnenkort uitgevoerd.
  course.noRequest = Er valt niets terug te nemen.
  notification.unknown = Deze melding is er niet meer.
  reflection.duplicate = Dit item bestaat al.
  reflection.unknown = Dit item bestaat niet.
  reflection.noAudience = Geef aan wie het mag lezen.
  reflection.notShared = Dit item is privé.
  reflection.notReader = Je kunt dit item niet lezen.
  readers.notAdmitted = Deze persoon mag niet in het dagboek kijken.
  readers.isOwner = Je eigen dagboek kun je sowieso zien.
  reflection.nothingWritten = Schrijf eerst iets.
  reflection.duplicateAnswer = Beantwoord elke vraag maar één keer.
  award.alreadyGiven = Je hebt dit al gekregen.
  award.notGiven = Er valt niets terug te nemen.
  award.xpOutOfRange = Het moet {least} tot en met {most} XP zijn.
  noShop = Er is niets te koop.
  ledger.full = Je kunt geen XP meer verdienen.
  notOwner = Alleen de eigenaar van het dagboek kan dit doen.
  erasureIsFinal = Wat voorgoed gewist is, komt niet terug.

  import.isJournal = In een logboekitem is er niets te doen.
  import.isCancelled = Het is geannuleerd.
  import.replacesOccurrence = Dit vervangt een datum van een reeks die niet in het dagboek staat.
  import.isOlder = Het dagboek heeft een nieuwere versie.
  import.wasDeleted = Je hebt het in het dagboek verwijderd.
  loss.length = De duur gaat verloren.
  loss.recurrence = Het wordt maar één keer overgenomen, zonder de herhaling.
  loss.endlessRecurrence = Het wordt herhaald tot {date}, en niet eindeloos.
  loss.singleTimes = {count, plural, one {Een afwijkende datum uit de reeks gaat verloren.} other {# afwijkende datums uit de reeks gaan verloren.}}
  loss.reminders = {count, plural, one {Nog een herinnering gaat verloren.} other {Nog # herinneringen gaan verloren.}}
  loss.completion = Dat het klaar is, moet je in het dagboek aangeven.
  loss.undated = Zonder datum is het niets om te doen en wordt het een notitie.
  loss.zone = De tijdzone {zone} is niet bekend, dus de tijd kan onjuist zijn.
  loss.properties = Het dagboek bewaart dit niet: {names}.
  fault.syntax = Regel {line} van het bestand is niet te lezen: “{text}”.
  fault.notUTF8 = Regel {line} van het bestand is niet in UTF-8; sommige letters kunnen fout zijn.
  fault.structure = Op regel {line} van het bestand begint of eindigt iets op de verkeerde plaats.
  fault.missing = Op regel {line} van het bestand ontbreekt {property} bij {name}.
  fault.badValue = Op regel {line} van het bestand is “{text}” geen waarde van {name}.
  fault.unknownZone = Op regel {line} van het bestand is de tijdzone {zone} niet bekend; de tijd kan fout zijn.

  level.1.title = Eerste bladzijde
  level.1.text = Je dagboek ligt open
  level.2.title = Ontdekker
  level.2.text = Je weet de weg
  level.3.title = Doorzetter
  level.3.text = De ene stap volgt op de andere
  level.4.title = Planner
  level.4.text = Je bereikt wat je je voorneemt
  level.5.title = Meester
  level.5.text = Leren is een gewoonte geworden

  [analytics]
  estimation.unknownProblem = Over deze opgave is nog niets bekend.
  estimation.alreadyAnswered = Deze opgave is al beantwoord.
  estimation.stepsOutOfRange = Een schatting heeft minstens één stap nodig.
  estimation.priorOutOfRange = Een schatting gaat uit van een onmogelijk getal.
  estimation.tooManyProblems = Er {maximum, plural, one {kan hoogstens # opgave} other {kunnen hoogstens # opgaven}} vergeleken worden.

  [community]
  contact.oneself = Je kunt niet je eigen contact zijn.
  contact.alreadyContacts = Jullie zijn al contacten.
  contact.notContacts = Jullie zijn geen contacten.
  contact.alreadyRequested = Je verzoek wacht op een antwoord.
  contact.declinedBefore = Je verzoek is afgewezen.
  contact.noRequest = Er is geen verzoek om te beantwoorden.
  contact.noStranger = Er is nu niemand om tegen te spelen.

  challenge.notPlayer = Je bent niet uitgenodigd voor deze uitdaging.
  challenge.notOpen = Deze uitdaging is nog niet begonnen.
  challenge.deadlinePassed = De deadline van deze uitdaging is verstreken.
  challenge.notAccepted = Neem de uitdaging aan voordat je speelt.
  challenge.alreadyAccepted = Je hebt deze uitdaging al aangenomen.
  challenge.alreadyDeclined = Je hebt deze uitdaging afgewezen.
  challenge.notStarted = Begin eerst met de quiz.
  challenge.alreadyStarted = Je bent al met de quiz begonnen.
  challenge.alreadyOut = Je bent al klaar met deze uitdaging.
  challenge.otherQuiz = Dit is niet de quiz van de uitdaging.
  challenge.notFinished = Je bent nog niet klaar met de quiz.
  challenge.notCounted = Deze antwoorden kunnen niet meetellen.
  challenge.stays = Wat in een uitdaging is gebeurd, kan niet ongedaan worden gemaakt.

  live.notHost = Alleen de quizmaster kan dit doen.
  live.hostCannotPlay = De quizmaster beantwoordt geen vragen.
  live.notPlayer = Doe eerst mee aan de ronde.
  live.alreadyJoined = Je doet al mee.
  live.wasRemoved = De quizmaster heeft je uit de ronde verwijderd.
  live.unknownPlayer = Deze persoon doet niet mee.
  live.unknownTeam = Dit team bestaat niet.
  live.teamIsMissing = Kies een team.
  live.unknownProblem = Er is geen vraag met die naam.
  live.alreadyOpened = Deze vraag is al gesteld.
  live.questionIsOpen = Er staat nog een andere vraag open.
  live.questionIsNotOpen = Deze vraag staat niet open.
  live.timeIsUp = De tijd voor deze vraag is om.
  live.alreadyAnswered = Je hebt deze vraag al beantwoord.
  live.finished = De ronde is afgelopen.

  [authoring]
  workshop.unknownProblem = Er is geen opgave met die naam.
  workshop.notAuthor = Alleen de auteur kan een opgave wijzigen.
  workshop.ownProblem = Je kunt je eigen opgave niet beoordelen.
  workshop.otherProblem = Dit is de tekst van een andere opgave.
  workshop.alreadySubmitted = Deze versie is al ingediend.
  workshop.laterRevision = Er is een nieuwere versie.
  workshop.faulty = De opgave is nog niet compleet.
  workshop.notWaiting = Deze versie wacht niet op een beoordeling.
  workshop.reasonMissing = Geef aan waarom je de opgave afwijst.
  workshop.alreadyWithdrawn = Deze opgave is al ingetrokken.
  workshop.alreadyReported = Je hebt dit al gemeld.
  workshop.noReport = Niemand wacht op een antwoord over deze opgave.
  workshop.countOutOfRange = Het aantal stemmen kan niet kloppen.

  [papers]
  error.countOutOfRange = Er kunnen er {first} tot {last} zijn, en dit zouden er {count} zijn.
  error.dependsOnLearner = Toetsen voor een klas kunnen niet afhangen van wat één leerling heeft gedaan.
  error.duplicateCandidate = Iemand staat twee keer op de namenlijst.
  error.malformedAnswer = Een antwoord heeft de code van een toets, een nummer en een dubbelepunt nodig, zoals B3: C.
  error.unknownPaper = Er is geen toets {code}.
  error.unknownProblem = Er is geen opgave {number}, de laatste is {last}.
  error.unknownLetter = Opgave {problem} heeft geen {letter}, de letters gaan tot {last}.
  error.severalLetters = Bij opgave {problem} hoort één letter, en er staan er meer.
  error.repeatedLetter = Bij opgave {problem} staat de letter {letter} twee keer.
  error.unknownPart = Opgave {problem} heeft geen deel {number}, het laatste is {last}.
  error.otherCount = Opgave {problem} heeft {expected} delen, en er staan {count} antwoorden. Nummer ze.
  error.unknownSeat = Welke toets is het? Zet de code naast de antwoorden.

  draw.fewerProblems = Elke toets heeft {count} opgaven en geen {wanted}, want meer zijn er niet.
  draw.stratumTooSmall = Van “{stratum}” zijn er maar {count} opgaven, en {wanted} zijn gewenst.
  draw.points = De toetsen zijn {points} punten waard, want geen keuze van opgaven is er {wanted} waard.
  draw.simplified = Zoveel verschillende punten laten geen tijd om de opgaven zo gelijkmatig mogelijk te gebruiken.
  draw.unevenUse = Elke opgave wordt {fewest} tot {most} keer gebruikt, en dat is ongelijk.
  draw.unknownDifficulty = Opgaven waarvan de moeilijkheid niet bekend is: {count}. Ze tellen als gemiddeld.
  draw.difficulty = De toetsen zijn niet even moeilijk: verwacht wordt {lowest} tot {highest} % van de punten.

  page.name = Naam
  page.date = Datum
  page.points = Punten
  page.mark = Cijfer
  page.code = Toets
  page.number = Nr.
  page.letters = Letters
  page.answer = Goed antwoord
  page.total = Totaal
  page.paper = Toets {code}
  page.key = Antwoorden bij toets {code}
  page.answers = Antwoordblad bij toets {code}
  page.solutions = Oplossingsblad bij toets {code}
  page.list = Wie welke toets heeft
  page.cross = Kruis het goede vakje aan. In rijen met vierkante vakjes kunnen er meer goed zijn.
  page.several = Er kunnen meer antwoorden goed zijn.
  page.minimumWords = minstens {count, plural, one {# woord} other {# woorden}}
  page.maximumWords = hoogstens {count, plural, one {# woord} other {# woorden}}
  page.wordRange = {minimum} tot {maximum} woorden
  page.order = Schrijf de letters in de goede volgorde op:
  page.match = Schrijf bij elk nummer een letter.
  page.shared = Een letter kan vaker voorkomen.

  [overlay]
  pin = Speld {name}
  arrow = Pijl
  highlight = Gemarkeerd deel
  verdict.correct = juist
  verdict.wrong = fout
  verdict.partial = deels juist
  verdict.unanswered = niet beantwoord

  [interchange]
  not-utf-8 = Deze byte is geen UTF-8 en wordt gelezen als in Windows-1252, als ‘{sign}’: kijk of dat klopt.
  encoding-guessed = Het bestand wordt gelezen als {encoding}, zoals de bytes doen vermoeden: bekijk de letters met accenten, of sla het op in UTF-8.
  unreadable-byte = Een byte in deze regel staat voor geen enkel teken en wordt weggelaten.
  brace-without-partner = Deze accolade heeft geen tegenhanger, dus de vraag is weggelaten: sluit de accolade, of zet er een backslash voor als het teken zelf bedoeld is.
  second-answer-block = De vraag heeft een tweede blok met antwoorden, dat als tekst gelezen wordt: vraag één ding, of gebruik Cloze.
  line-break-in-formula = \n betekent hier een regeleinde en breekt {command} in tweeën: schrijf \{command}.
  weight-on-right-answer = Het gewicht {weight} staat achter = en telt daarom niet als gewicht: schrijf ~{weight} voor een deel van de punten.
  truth-as-text = “{text}” is hier een tekst om in te vullen: gebruik TRUE of FALSE voor een bewering die waar of niet waar is.
  zero-line = Moodle beëindigt een vraag bij een regel met alleen een 0: zet de 0 op een andere regel.
  question-in-category = Deze regel hoort bij de categorie, dus de vraag erin gaat verloren: zet er een lege regel voor.
  zero-answer = Moodle ziet een eerste antwoord 0 als geen antwoord: schrijf =0.
  unescaped-sign = “{sign}” heeft een betekenis in GIFT: schrijf \{sign} zodat elk programma het teken leest.
  malformed-weight = “{weight}” is geen gewicht en wordt als tekst gelezen: schrijf {better}.
  unknown-text-format = “{format}” is geen tekstformaat en wordt als tekst gelezen.
  malformed-number = “{text}” is geen getal, en Moodle zou elk antwoord accepteren: schrijf {better}.
  weight-out-of-range = Een gewicht ligt tussen -100 en 100 procent, en dit is {weight}.
  weight-not-on-list = Moodle kent het gewicht {weight} niet en weigert de vraag: gebruik {better}.
  no-right-answer = Geen enkel antwoord is juist: zet = voor het juiste, of geef gewichten die samen 100 zijn.
  too-few-answers = De vraag heeft minstens {needed, plural, one {# antwoord} other {# antwoorden}} nodig en is daarom weggelaten.
  pair-without-arrow = Dit paar heeft geen pijl, dus de vraag is weggelaten: schrijf =onderdeel -> antwoord.
  pair-without-answer = Dit paar heeft geen antwoord na de pijl, dus Moodle laat het weg: schrijf =onderdeel -> antwoord.
  malformed-xml = Dit is geen geldige XML: een < als teken schrijf je als &lt;, en elk element eindigt met zijn eigen tag.
  unknown-reference = Een & als teken schrijf je in XML als &amp;, en alleen &lt; &gt; &amp; &quot; &apos; en nummers staan voor tekens.
  nested-too-deeply = Hier zitten elementen te diep in elkaar; wat nog dieper zit, is weggelaten.
  tags-in-text = De tekst bevat tags, en die weigert Moodle: zet de tekst tussen <![CDATA[ en ]]>.
  unknown-element = “{name}” hoort niet bij een vragenbank en wordt overgeslagen.
  unknown-type = Vragen van het type “{type}” blijven in het bestand, maar kunnen niet gebruikt worden.
  duplicate-file = De tekst heeft al een bestand met de naam “{name}”, dus dit bestand is weggelaten: geef het een eigen naam.
  nothing-found = Er staat geen vraag in het bestand: heeft het een ander formaat?
  no-gap = De tekst heeft geen leesbare invulplek, zoals {example}.
  gap-without-end = Deze invulplek heeft geen sluitaccolade.
  unknown-gap-type = “{type}” is geen type invulplek en wordt daarom als tekst gelezen: er zijn SHORTANSWER, MULTICHOICE en NUMERICAL.
  unfinished-question = Een vraag in Aiken is één regel, minstens twee antwoorden zoals “A) Paris”, en “ANSWER: A”; deze is weggelaten.
  unknown-letter = Geen enkel antwoord heeft deze letter, dus de vraag is weggelaten.
  quote-without-partner = Dit aanhalingsteken heeft geen tegenhanger en wordt als teken gelezen: verdubbel het binnen aanhalingstekens.
  columns-without-names = Geen rij noemt kolommen die bekend zijn ({names}): noem ze vraag en antwoord, of zeg welke het zijn, zoals in {example}.
  row-above-names = ‘{name}’ staat boven de namen van de kolommen, dus deze rij wordt weggelaten.
  fields-without-names = De velden hebben geen namen, dus het eerste vraagt naar het tweede.
  column-left-out = De kolom ‘{name}’ heeft inhoud die bij geen enkele opgave hoort, dus die wordt weggelaten.
  column-misspelled = Geen kolom heet ‘{name}’, dus de inhoud ervan wordt weggelaten: bedoel je ‘{meant}’?
  unreadable-cell = ‘{value}’ past niet in de kolom {name} en wordt weggelaten: schrijf het zoals in {example}.
  unknown-option = ‘{value}’ noemt geen van de antwoorden, dus de rij wordt weggelaten: schrijf de letter, het nummer of de tekst van een antwoord.
  ambiguous-key = ‘{value}’ is het nummer van het ene antwoord en de tekst van een ander en wordt als nummer gelezen: schrijf de letter.
  passed-over = ‘{name}’ hoort bij geen enkele opgave en wordt overgeslagen.
  no-identifiers = Geen kolom heeft id’s, dus elke volgt uit de tekst van de vraag: met een kolom id blijven antwoorden bij hun vraag als de tekst verandert.
  media-left-out = Het bestand ‘{name}’ zit niet in een tekstbestand, dus het wordt weggelaten.
  gap-within-gap = Er staan gaten binnen een gat, en alleen die binnenin worden gevraagd.
  sheet-left-out = ‘{name}’ wordt niet gelezen; alleen de cellen van één blad.
  several-answers = “{answer}” is hier één antwoord: zet andere goede antwoorden in een kolom alternatives, met | ertussen.
  incomplete-row = De rij heeft geen vraag of geen antwoord en is weggelaten.
  malformed-json = De regel is geen JSON-object en is weggelaten.
  unusable-question = De vraag kan niet gebruikt worden: {reason}.
  unusable-type = Een vragenbank heeft geen vragen van het type “{type}”, dus deze is weggelaten.
  mark-rounded = Punten gaan in stappen van 1/600, dus de waardering {mark} wordt {points}.
  description-left-out = Op deze tekst volgt in zijn set geen opgave, dus de vragenbank heeft er geen plaats voor: zet hem voor een vraag.
  text-simplified = De tekst heeft een deel van zijn opmaak verloren: {what}.
  content-left-out = De tekst mist iets dat leerlingen zouden zien of horen: {what}.
  gap-left-out = Een verzameling heeft geen gaten waarin meerdere antwoorden worden gekozen, dus gat {number} ontbreekt met zijn antwoorden: {answers}.
  fields-left-out = Een verzameling heeft geen plaats voor deze delen van de vraag: {names}.
  settings-left-out = Een quiz heeft eigen instellingen, dus deze hebben geen effect: {names}.
  hidden-question = De vraag is voor leerlingen verborgen en wordt daarom weggelaten.
  broken-json = Dit is geen juiste JSON. Hier hoort te staan: {expected}
  missing-member = In “{owner}” ontbreekt “{name}”: voeg het toe.
  wrong-kind = “{name}” is {value}, maar het formaat vraagt {expected}.
  malformed-value = “{value}” past niet bij “{name}”: schrijf het zoals {example}.
  unknown-member = Het formaat kent “{name}” in “{owner}” niet en staat daar niets anders toe: zet het in “extensions”.
  duplicate-member = “{name}” staat hier voor de tweede keer: houd een van de twee.
  misplaced-member = “{name}” gaat niet samen met “{other}”: haal een van beide weg.
  useless-member = “{name}” betekent hier niets, omdat “{owner}” “{other}” is.
  not-looked-up = “{name}” staat op {address} en wordt niet opgezocht.
  proof-not-checked = De handtekening blijft bewaard, maar wordt niet gecontroleerd: ga elders na of de badge echt is.
  never-valid = De badge eindigt op {end} en dus niet na het begin: hij is nooit geldig.
  no-badge = Er staat geen badge in het bestand die te lezen is.
  unusable-region = “{name}” wijst niets aan wat op een afbeelding aan te tikken is en valt dus weg.
  region-without-label = Het gebied heeft geen tekst die als label kan dienen en valt dus weg.
  image-without-size = De afbeelding “{name}” heeft geen breedte en hoogte, dus de spelden zijn niet te plaatsen.
  parts-left-out = Een blad met spelden heeft geen plaats voor {parts}.
  not-scored = Antwoorden op deze opgave kunnen niet beoordeeld worden, want “{name}” wordt niet ondersteund.
  scoring-approximated = De regels van deze opgave beoordelen sommige antwoorden anders dan een vraag hier kan: controleer wat de antwoorden opleveren.
  usual-rules = De opgave heeft geen regels voor de beoordeling, dus het juiste antwoord levert alle punten op.
  no-key = Geen antwoord op deze opgave levert punten op, dus ze kan geen vraag zijn: geef het juiste antwoord op.
  feedback-left-out = Geen voorwaarde die een vraag kent zegt wie deze tekst ziet, dus hij valt weg: “{text}”.
  undeclared-outcome = De regels zetten “{name}”, dat de opgave niet declareert: het geldt als getal.
  missing-file = Het pakket heeft hier geen passend bestand “{name}”.
  address-left-out = Een afbeelding of opname heeft het adres “{address}”, dat geen webadres is, en valt dus weg.
  rubric-left-out = Een vragenbank heeft geen aanwijzingen voor beoordelaars, dus deze ontbreken.
  units-left-out = Antwoorden hebben hier geen eenheid, dus deze ontbreken: {units}. Zet in de tekst dat alleen het getal gevraagd wordt.
  total.more = en nog {count} [{code}]
  total.lines = {count, plural, one {# regel} other {# regels}}
  total.files = {count, plural, one {# bestand} other {# bestanden}}
  total.questions = {count, plural, one {# vraag} other {# vragen}}
  total.pins = {count, plural, one {# speld} other {# spelden}}
  total.entries = {count, plural, one {# item} other {# items}}
  total.statements = {count, plural, one {# uitspraak} other {# uitspraken}}
  total.badges = {count, plural, one {# badge} other {# badges}}
  total.errors = {count, plural, one {# fout} other {# fouten}}
  total.warnings = {count, plural, one {# waarschuwing} other {# waarschuwingen}}
  total.hints = {count, plural, one {# aanwijzing} other {# aanwijzingen}}
  total.none = geen fouten
  lost.type = De vraag is weggelaten: het formaat kent geen vragen van het type {type}.
  lost.category = De categorie gaat verloren.
  lost.category-details = De beschrijving en het nummer van de categorie gaan verloren.
  lost.set-title = De titel van de set gaat verloren; zijn kenmerk komt ervoor in de plaats.
  lost.name = De naam gaat verloren.
  lost.labels = Het ID-nummer en de tags gaan verloren.
  lost.mark = Het aantal punten voor de vraag gaat verloren.
  lost.hints = De hints gaan verloren.
  lost.general-feedback = De feedback voor iedereen gaat verloren.
  lost.answer-feedback = De feedback op antwoorden gaat verloren.
  lost.response-feedback = De feedback op het hele antwoord gaat verloren.
  lost.files = De bestanden in de teksten gaan verloren.
  lost.remainder = Details die alleen het formaat van het bestand kent, gaan verloren.
  lost.weights = Antwoorden die een deel van de punten opleveren, verliezen dat deel.
  lost.refused-weights = Moodle kent een gewicht van de antwoorden niet en zal de vraag weigeren.
  lost.other-answers = Alle antwoorden behalve het eerste gaan verloren.
  lost.separator = Een verticale streep in een antwoord zal het in tweeën delen.
  lost.arrow = Een pijl -> in een tekst wordt →.
  lost.signs = Tekens in een tekst betekenen daar iets anders: een gat, een geluid of een lezing.
  lost.letter-case = Er wordt geen verschil meer gemaakt tussen hoofdletters en kleine letters.
  lost.single-choice = Zonder juist antwoord worden er meerdere gekozen in plaats van één.
  lost.judgment = Antwoorden worden letter voor letter vergeleken in plaats van naar hun betekenis.
  lost.unit = De eenheid van het getal gaat verloren.
  lost.markup = Formules, afbeeldingen, tabellen en nadruk worden platte tekst.
  lost.grading = Elke keuze levert een eigen deel van de punten op in plaats van wat de opgave voorschrijft.
  lost.other-orders = Alle juiste volgordes op één na gaan verloren.
  lost.rubric = De rubric, het voorbeeldantwoord en de limieten van de open vraag gaan verloren.
  lost.instruction = De instructie boven de invultekst gaat verloren.
  lost.source = De bron van de opgave gaat verloren.
  lost.notes = De titel, de notitie, het teken en de grootte van de speld gaan verloren.
  lost.other-labels = De labels in andere talen en de synoniemen gaan verloren.
  lost.round-shapes = Gebogen randen worden rechte stukken en gaten kunnen verloren gaan.
  lost.drawings = De pijlen en markeringen op de afbeelding gaan verloren.
  lost.titles = De titels van onderdelen, oefeningen en aanzichten en de beschrijvingen van afbeeldingen gaan verloren.
  lost.other-images = De afbeeldingen na de eerste gaan met hun spelden verloren.
  lost.templates = De sjablonen van de set gaan verloren.

  [lab]
  coverage.leftOut = Niets spreekt {players} aan.
  coverage.favored = Veel meer dan de anderen worden {players} aangesproken.
  players.achiever = presteerders
  players.competitor = competitieve spelers
  players.explorer = ontdekkers
  players.socializer = sociale spelers
  report.mean = gemiddelde
  report.interval = 95%
  report.difference = verschil
  report.chance = p (Holm)
  report.least = kleinst bij seed
  report.most = grootst bij seed
  report.same = gelijk in elke wereld
  report.none = geen waarde
  report.unmeasured = Met {variant} viel er in geen enkele wereld iets te meten, bijvoorbeeld omdat niemand een punt kreeg.
  report.worlds = Werelden: {count}, seeds {first} tot en met {last}. Elk interval staat op zichzelf; p is gecorrigeerd voor alle vergelijkingen (Holm).
  """#
)
