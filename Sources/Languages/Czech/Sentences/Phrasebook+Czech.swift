// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Phrasebook {
  /// The sentences in Czech.
  public static let czech = Phrasebook("cs", plurals: .oneAndFew, sections: texts)
}

// A section for each module, with its name in brackets. A line is a key and its text, which the
// module has in English; `Phrasebook.Sections` describes the notation, and `PhrasebooksTests` find
// what is missing. A text may be as long as it needs, in one line.
private let texts = Phrasebook.Sections(
  #"""
  [quotes]
  quoted = „{text}“

  [kernel]
  date = Datum nemůže být správné.
  cannotBeStored = To se nedá uložit.
  reportedTooLate = To už je příliš dávno. Zapsat se to dalo do {day}.
  actorMissing = Není známo, kdo to udělal.
  unknownEvent = To se nestalo.
  alreadyVoid = To už bylo vráceno zpět.
  eventOfOthers = Vrátit to může jen ten, kdo to udělal.
  othersWentOn = Ostatní na to už navázali, proto to nejde vrátit.

  day = {day}. {month} {year}
  month.1 = ledna
  month.2 = února
  month.3 = března
  month.4 = dubna
  month.5 = května
  month.6 = června
  month.7 = července
  month.8 = srpna
  month.9 = září
  month.10 = října
  month.11 = listopadu
  month.12 = prosince

  [answers]
  list.and = {others} a {last}
  list.or = " nebo "
  letters.missing = chybí „{expected}“
  letters.needless = „{written}“ je navíc
  letters.replaced = „{written}“ místo „{expected}“
  slip.joined = dvě slova jsou napsaná dohromady
  slip.split = jedno slovo je rozdělené na dvě

  match.exact = To je očekávaná odpověď: „{answer}“.
  match.normalized = To je očekávaná odpověď „{answer}“. Liší se jen {steps}.
  match.inflected = To je jiný tvar odpovědi „{answer}“: {difference}.
  match.misspelled = To je „{answer}“, ale pozor na pravopis: {slips}.
  match.equivalent = To má stejnou hodnotu jako očekávaná odpověď „{answer}“.
  match.otherNotation = To je očekávaná odpověď: „{answer}“.
  match.withinTolerance = To se shoduje s očekávanou odpovědí „{answer}“.
  match.equivalentWhereDefined = To má stejnou hodnotu jako očekávaná odpověď „{answer}“ všude, kde je definováno obojí. {example}

  match.remarked = {reason} {remark}

  step.spacing = mezery
  step.compatibility = zvláštní podoby znaků
  step.umlauts = zápis přehlásek
  step.sharpS = zápis ß
  step.diacritics = háčky, čárky a jiná znaménka u písmen
  step.caseFolding = velká a malá písmena
  step.quotes = podoba uvozovek
  step.dashes = podoba pomlček
  step.punctuation = interpunkce
  step.hyphens = spojovníky
  step.englishArticles = anglický člen
  step.germanArticles = německý člen
  step.frenchArticles = francouzský člen
  step.spanishArticles = španělský člen
  step.italianArticles = italský člen
  step.portugueseArticles = portugalský člen
  step.dutchArticles = nizozemský člen
  step.articles = člen
  step.conjunctions = značka pro „a“
  step.numerals = zápis čísel

  mismatch = Očekávaná odpověď je „{answer}“.
  mismatch.because = {reason} Očekávaná odpověď je „{answer}“.
  mismatch.misspelledTooBadly = To se od očekávané odpovědi příliš liší.
  mismatch.negation = To říká pravý opak.
  mismatch.otherAffix = To je jiné slovo: {difference}.
  mismatch.inflection = To je jiný tvar slova: {difference}.
  mismatch.letterCase = Tady záleží na velkých a malých písmenech.
  mismatch.isAnotherTerm = „{term}“ je něco jiného.
  mismatch.isAsNearTo = To by stejně dobře mohlo znamenat „{term}“.
  mismatch.isAnotherWord = „{word}“ je jiné slovo.
  mismatch.difference = Je tu rozdíl: {difference}.
  mismatch.otherOrder = Slova jsou správná, ale v jiném pořadí.
  mismatch.differentWords = Některá slova chybí, jsou navíc nebo jsou v jiném pořadí.
  exemption.number = Čísla a znaménka je třeba napsat přesně.
  exemption.formula = Vzorce je třeba napsat přesně.
  exemption.romanNumeral = Římské číslice je třeba napsat přesně.
  exemption.acronym = Zkratky je třeba napsat přesně.
  exemption.shortWord = Takto krátké slovo je třeba napsat přesně.
  exemption.fixedWord = Toto slovo je třeba napsat přesně.
  exemption.syllables = Slova v tomto písmu je třeba napsat přesně.
  exemption.tooLong = Takto dlouhou odpověď je třeba napsat přesně.
  witness = Tvoje odpověď dává {answer}, ale má vyjít {expected}.
  witness.at = Pro {place} dává tvoje odpověď {answer}, ale má vyjít {expected}.

  tooLong = Tato odpověď je příliš dlouhá a nedá se přečíst. Napiš kratší.
  undecided = Nepodařilo se rozhodnout, zda je to totéž jako „{answer}“: musí to posoudit člověk.

  [math]
  malformed = To se nedá přečíst: {reason}.
  unreadable = Očekávaná odpověď „{answer}“ se nedá přečíst. {reason}
  toleranceOutOfRange = Tolerance {tolerance} není možná.
  requirementOutOfRange = Žádné číslo se nedá zapsat {form}.
  unitMissing = Očekávaná odpověď „{answer}“ potřebuje jednotku.
  unitNotExpected = Očekávaná odpověď „{answer}“ nesmí mít jednotku.
  remark.decimalMark = Znak „{written}“ se přečetl jako desetinný oddělovač; tady se píše „{usual}“.
  remark.uncertainty = Nejistota {uncertainty} se nehodnotila.
  otherKind = Tady má být {kind}.
  kind.expression = výraz
  kind.equation = rovnice
  kind.inequality = nerovnice
  kind.list = výčet odpovědí
  kind.pair = bod nebo interval
  algebra.constantMissing = Chybí integrační konstanta.
  algebra.constantNotAdded = Přičti jednu integrační konstantu a označ ji vlastním písmenem, třeba + C.
  algebra.logarithmWithoutAbsoluteValue = Argument logaritmu nesmí být záporný: napiš ln|x|, a to i u všech ostatních logaritmů.
  algebra.derivedInstead = To je derivace, ale hledá se primitivní funkce.
  algebra.integratedInstead = To je primitivní funkce, ale hledá se derivace.
  algebra.otherDerivative = Zderivuj svou odpověď: nevyjde funkce, která se má integrovat.
  algebra.otherLetters = V očekávané odpovědi není {letters}.
  algebra.chainRuleFactorMissing = Při derivaci složené funkce chybí činitel: derivace vnitřní funkce.
  algebra.notPartialFractions = Hodnota je správná, ale některý zlomek se dá ještě rozložit.
  algebra.rounded = To je zaokrouhlené, ale hledá se přesná hodnota.
  algebra.brokenChain = V tvém řetězci rovností se dvě strany nerovnají.
  algebra.endOfInterval = Krajní bod do množiny patří, ačkoli by neměl, nebo v ní chybí, ačkoli by tam měl být.
  algebra.transposed = Řádky a sloupce jsou prohozené.
  algebra.noSolution = {point} není řešení.
  algebra.missingSolution = Chybí řešení {point}.
  algebra.removablePoints = Rovnice jsou stejné, kromě míst, kde je jmenovatel 0.
  algebra.otherPoint = Hledá se bod {name}.
  algebra.solutionMissing = Jedno řešení chybí.
  algebra.solutionTooMany = Jedno řešení je navíc.
  algebra.entry = První odlišný prvek má číslo {place}.
  algebra.truth = Hodnoty se liší pro {row}.
  algebra.slip.sign = Znaménko je špatně.
  algebra.slip.reciprocal = To je převrácená hodnota toho, co má vyjít.
  algebra.slip.factorTwo = Výsledek je dvakrát větší nebo menší, než má být.
  algebra.slip.powerOfTen = Výsledek se liší o mocninu deseti.
  algebra.slip.bracket = Činitelem je třeba vynásobit každý člen v závorce.
  algebra.slip.binomial = Druhá mocnina součtu má i prostřední člen: (a + b)² = a² + 2ab + b².
  algebra.slip.termSign = U jednoho členu je špatně znaménko.
  algebra.slip.degrees = Radiány a stupně jsou zaměněné.
  form.expanded = Hodnota je správná, ale výraz je třeba roznásobit.
  form.factored = Hodnota je správná, ale výraz je třeba úplně rozložit na součin.
  form.simplified = Hodnota je správná, ale výraz se dá zjednodušit.
  form.lowestTerms = Hodnota je správná, ale některý zlomek se dá zkrátit.
  form.singleFraction = Hodnota je správná, ale má to být jediný zlomek.
  form.completedSquare = Hodnota je správná, ale výraz je třeba doplnit na čtverec pro proměnnou {variable}.
  form.noDecimals = Hodnota je správná, ale zapiš ji bez desetinných čísel.
  form.likeAccepted = Hodnota je správná, ale zapiš ji v jiném tvaru.
  number.otherDimension = „{written}“ vyjadřuje jinou veličinu než „{expected}“.
  number.otherUnit = Jednotka má být „{expected}“, ne „{written}“.
  number.noUnit = Chybí jednotka „{expected}“.
  number.form = Hodnota je správná, ale zapiš ji {form}.
  requirement.significantFigures = s přesností na {count, plural, one {# platnou číslici} few {# platné číslice} other {# platných číslic}}
  requirement.minimumSignificantFigures = s přesností alespoň na {count, plural, one {# platnou číslici} few {# platné číslice} other {# platných číslic}}
  requirement.decimalPlaces = s přesností na {count, plural, one {# desetinné místo} few {# desetinná místa} other {# desetinných míst}}
  requirement.lowestTerms = jako zlomek v základním tvaru
  requirement.fraction = jako zlomek
  requirement.noFraction = bez zlomku
  requirement.percent = v procentech
  number.empty = Napiš číslo.
  number.notANumber = To není číslo: napiš třeba 3,14.
  number.unexpected = „{text}“ ({place}. znak) se nedá přečíst: napiš číslo, třeba 3,14.
  number.incomplete = Na konci něco chybí.
  number.separator = Znak „{mark}“ odděluje trojice číslic: před desetinnými místy piš „{decimalMark}“, třeba 3{decimalMark}14.
  number.outOfRange = Toto číslo má příliš mnoho číslic nebo příliš velký exponent a nedá se přečíst.
  number.divisionByZero = Nulou se dělit nedá: zkontroluj číslo pod zlomkovou čarou.
  number.tooComplicated = To je příliš složité: napiš jediné číslo.
  number.calculation = Vypočítej to a výsledek napiš jako jediné číslo.
  number.ambiguous = To není jednoznačné, může to být {readings}: celé číslo piš bez oddělovačů a desetinné číslo s nulou na konci.
  number.ambiguousUnit = „ms⁻¹“ může znamenat m/s i 1/ms: napiš jednotku s lomítkem.
  number.bracketsNeeded = Dej do závorky to, čím dělíš, třeba J/(mol K).
  number.unknownUnit = Jednotka „{unit}“ neexistuje: napiš její značku, třeba 5 kg.
  number.unknownUnit.suggestion = Jednotka „{unit}“ neexistuje. Má to být „{suggestion}“?
  number.otherUnitMeant = „{unit}“ je značka jiné jednotky. Má to být „{suggestion}“?
  number.unitMissing = Chybí jednotka: napiš ji za číslo, třeba 5 kg.
  number.unitNotExpected = Napiš číslo bez „{unit}“.
  number.percentSignMissing = Jestli myslíš procenta, napiš znak %.
  number.unlikeUnits = Tyto jednotky se nedají sečíst: napiš jediné číslo s jednotkou.
  expression.empty = Není tu co číst: napiš výraz.
  expression.unexpected = „{found}“ ({place}. znak) sem nepatří: má tu být {expected}.
  expression.unexpectedEnd = Výraz tu nemá končit ({place}. znak): má tu být {expected}.
  expression.missingOperator = Mezi čísla napiš znak * pro násobení ({place}. znak).
  expression.unclosed = Závorka „{bracket}“ ({place}. znak) není uzavřená: uzavři ji, nebo ji smaž.
  expression.numberOrProduct = „{text}“ může být mocnina deseti nebo součin s e: napiš * pro krát, nebo číslo bez e.
  expression.unknownVariable = „{name}“ ({place}. znak) je neznámá proměnná: používej jen proměnné ze zadání.
  expression.unknownCommand = „{name}“ ({place}. znak) tu není známé: zapiš to jinak.
  expression.sumNotWrittenOut = „{name}“ ({place}. znak) tu lze číst jen od jednoho celého čísla k druhému, třeba od k = 1 do 10.
  expression.nestedTooDeeply = Je tu příliš mnoho závorek v sobě: povolený počet je {limit}.
  expression.tooComplex = To je příliš dlouhé a nedá se přečíst: povolený počet členů je {limit}.
  expected.operand = číslo, proměnná nebo závorka
  expected.operation = znak operace, třeba +
  expected.end = konec

  [chemistry]
  malformed = To se nedá přečíst: {reason}.
  unreadable = Očekávaná odpověď „{answer}“ se nedá přečíst. {reason}
  unbalanced = Očekávaná odpověď „{answer}“ nemůže být správná. {reason}
  tooManyElectrons = Očekávaná odpověď „{answer}“ má v podslupce víc elektronů, než se do ní vejde.
  stateMissing = Očekávaná odpověď „{answer}“ potřebuje u „{part}“ označení stavu.
  answer.count = Atomy prvku {element}: je jich tu {written} místo {expected}.
  answer.charge = Náboj u {part} má být {expected}, ne {written}.
  answer.structure = Atomy jsou správně, ale ze vzorce musí být vidět, jak k sobě patří.
  answer.capitals = Pozor na velká a malá písmena: ve vzorcích určují, o který prvek jde.
  answer.zeroForOxygen = Místo písmene O pro kyslík je tu nula.
  answer.massNumber = Nukleonové číslo má být {expected}, ne {written}.
  answer.noMassNumber = Chybí nukleonové číslo {expected}.
  answer.needlessMassNumber = Nukleonové číslo {written} sem nepatří.
  answer.atomicNumber = Prvek {element} má protonové číslo {expected}, ne {written}.
  answer.missing = Chybí {part}.
  answer.needless = {part} sem nepatří.
  answer.replaced = Místo {written} sem patří {expected}.
  answer.unbalanced = Rovnice není vyčíslená. Atomy prvku {element}: vlevo {left}, vpravo {right}.
  answer.unbalancedCharge = Rovnice není vyčíslená: náboj je vlevo {left} a vpravo {right}.
  answer.unbalancedNuclides = Rovnice není vyrovnaná: součet u nuklidů je vlevo {left} a vpravo {right}.
  answer.multiple = Rovnice je vyčíslená, ale hledají se jiné koeficienty.
  answer.coefficient = Koeficient u {part} má být {expected}, ne {written}.
  answer.sidesExchanged = Výchozí látky patří vlevo a produkty vpravo.
  answer.arrow.bothWays = Tato reakce probíhá jen jedním směrem: napiš →.
  answer.arrow.oneWay = Tato reakce probíhá oběma směry: napiš ⇌.
  answer.state = Označení stavu u {part} má být {expected}, ne {written}.
  answer.noState = U {part} chybí označení stavu: {expected}.
  answer.electrons = V podslupce {subshell} {written, plural, one {je # elektron} few {jsou # elektrony} other {je # elektronů}} místo {expected}.
  answer.empty = Není tu co číst: napiš vzorec.
  answer.unexpected = „{sign}“ ({place}. znak) se ve vzorci nedá přečíst.
  answer.unexpectedEnd = Na konci něco chybí.
  answer.unknownElement = Prvek „{symbol}“ neexistuje ({place}. znak): pozor na velká a malá písmena.
  answer.unpaired = Závorka „{bracket}“ ({place}. znak) není uzavřená, nebo nebyla otevřená.
  answer.numberOutOfRange = Číslo ({place}. znak) je 0 nebo je příliš velké.
  answer.tooComplex = To je příliš dlouhé a nedá se přečíst: povolený počet je {limit}.
  answer.name = Má tu být vzorec, ne název.
  answer.otherForm = Tady má být {form}.
  answer.form.formula = jediný vzorec
  answer.form.equation = rovnice se šipkou
  answer.form.configuration = elektronová konfigurace, třeba 1s2 2s1
  answer.form.nuclide = nuklid, třeba C-14
  answer.ions = Jsou tu vedle sebe ionty: napiš jediný vzorec.
  answer.ambiguousCharge = Poslední číslice může udávat atomy i náboj: napiš náboj za znak ^, třeba SO4^2-.
  answer.order = Atomy jsou správně: napiš je v obvyklém pořadí.
  answer.detailed = Napiš každý prvek jen jednou, bez znázornění struktury.
  answer.otherNotation = Atomy jsou správně: napiš vzorec obvyklým způsobem.

  [dates]
  malformed = To se nedá přečíst: {reason}.
  unreadable = Očekávaná odpověď „{answer}“ se nedá přečíst. {reason}
  toleranceOutOfRange = Tolerance je od 0 do {maximum} dnů nebo let.
  notAsExact = Očekávaná odpověď „{answer}“ není tak přesná, jak mají být odpovědi.
  answer.otherDate = To je jiné datum.
  answer.otherPart.day = Měsíc a rok jsou správně, ale den je jiný.
  answer.otherPart.month = Jiný je jen měsíc.
  answer.otherPart.year = Jiný je jen rok.
  answer.partMissing.day = Jinak je to správně, jen chybí den.
  answer.partMissing.month = Jinak je to správně, jen chybí měsíc.
  answer.partMissing.year = Jinak je to správně, jen chybí rok.
  answer.partMissing.decade = Jinak je to správně, jen chybí desetiletí.
  answer.dayAndMonthExchanged = Den a měsíc jsou prohozené.
  answer.eraMissing = To je rok našeho letopočtu: chybí „př. n. l.“.
  answer.otherEra = Číslo je správné, ale „př. n. l.“ a „n. l.“ jsou zaměněné.
  answer.endsExchanged = Začátek a konec jsou prohozené.
  answer.otherEnd = Jeden konec období je správně, druhý ne.
  answer.periodExpected = Má tu být období se začátkem a koncem.
  answer.singleDateExpected = Má tu být jedno datum, ne období.
  answer.empty = Napiš datum.
  answer.notADate = To není datum: napiš třeba 5. června 1234, 1234 nebo 123 př. n. l.
  answer.unexpected = „{text}“ se v datu nedá přečíst: napiš třeba 5. června 1234.
  answer.unclearMonth = „{text}“ může být víc měsíců: zkontroluj pravopis.
  answer.unknownDay = Takové datum v kalendáři není: zkontroluj den, měsíc a rok.
  answer.otherWeekday = „{text}“ se k tomuto datu nehodí: zkontroluj to, nebo to vynech.
  answer.shortYear = Není jasné, které je to století: napiš celý rok, třeba 1234.
  answer.ambiguousOrder = Není jasné, které číslo je den: napiš měsíc slovem, třeba 5. června 1234.
  answer.ambiguous = To se dá číst dvěma způsoby: napiš to slovy, třeba červen 1234.

  [spelling]
  category.case = Velká a malá písmena
  category.boundary = Jedno slovo nebo dvě
  category.das-dass = das nebo dass
  category.doubling = Zdvojené souhlásky
  category.long-i = Dlouhé i
  category.length-mark = Značení délky
  category.sharp-s = s, ss nebo ß
  category.umlaut-derivation = ä a äu odvozením
  category.umlaut-dots = Tečky u ä, ö, ü
  category.f-v-w = f, v nebo w
  category.final-devoicing = Neznělé souhlásky na konci
  category.voicing = Znělé a neznělé souhlásky
  category.schwa-r = Nepřízvučné e a vokalické r
  category.special-grapheme = Skupiny písmen
  category.morpheme = Části slov
  category.phoneme = Hláska po hlásce
  category.punctuation = Znaménka

  hint.case.word = Můžeš dát před slovo „der“, „die“ nebo „das“? Nezačíná tu věta?
  hint.case.inside = Podívej se dovnitř slova: jsou velká a malá písmena na svých místech?
  hint.boundary.missing = Je to opravdu jedno slovo? Vyslov jeho části jednu po druhé.
  hint.boundary.needless = Patří tyto části k sobě a znamenají jednu věc?
  hint.das-dass = Zkus tam dát „dieses“ nebo „welches“. Dává věta pořád smysl?
  hint.doubling.missing = Poslouchej samohlásku, která je před tím: je krátká, nebo dlouhá? Co se píše za takovou samohláskou?
  hint.doubling.needless = Poslouchej samohlásku, která je před tím, a podívej se, co následuje. Kolik souhlásek slyšíš?
  hint.doubling.letters = Některá písmena se zdvojují po svém. Pamatuješ si, jak?
  hint.long-i = Je i dlouhé, nebo krátké? Vzpomeň si, jak se píše ve většině slov, a také na slova, která si je třeba pamatovat.
  hint.length.missing = Samohláska je dlouhá. Není to slovo, které si je třeba pamatovat? Vzpomeň si na příbuzná slova.
  hint.length.needless = Potřebuje tu samohláska značku délky? Mnoho dlouhých samohlásek ji nemá.
  hint.length.between-vowels = Řekni slovo pomalu po slabikách. Co stojí na začátku druhé slabiky?
  hint.sharp-s = Bzučí s jako včela, nebo syčí jako had? A je samohláska před ním dlouhá, nebo krátká?
  hint.umlaut-derivation = Existuje příbuzné slovo s a nebo au?
  hint.umlaut-dots = Řekni slovo nahlas. Potřebuje samohláska tečky?
  hint.f-v-w = Takto zní několik písmen. Není to slovo, které si je třeba pamatovat?
  hint.f-v-w.prefix = Slovo začíná malou částí, kterou začíná mnoho slov. Jak se tato část píše?
  hint.final.stem = Prodluž slovo: řekni ho v množném čísle nebo v jiném tvaru. Co slyšíš teď?
  hint.final.ig = Prodluž slovo o e na konci. Co slyšíš teď?
  hint.voicing = Dej si ruku před pusu: cítíš při té hlásce silný proud vzduchu, nebo slabý?
  hint.schwa.e = Vytleskej slabiky. Každá slabika potřebuje samohlásku.
  hint.schwa.r = Dobře poslouchej a mluv hodně zřetelně: neschovává se tam r?
  hint.grapheme.sp-st = Na začátku slova se všechno nepíše tak, jak to zní. Která písmena se tu používají?
  hint.grapheme.ch-sch = Tady tvoří několik písmen jednu hlásku. Řekni ji pomalu: která hláska to je a která písmena k ní patří?
  hint.grapheme.ng-nk = Ta hláska vychází z nosu. Prodluž slovo: která písmena k ní patří?
  hint.grapheme.qu = Jedno písmeno nikdy nestojí samo. Znáš tu dvojici?
  hint.grapheme.pf = Na začátku stiskni rty k sobě a mluv zřetelně. Není tam ještě jedna hláska?
  hint.grapheme.x-chs = Tato hláska se dá zapsat několika způsoby. Pomůže ti příbuzné slovo?
  hint.grapheme.s-z = Řekni to pomalu. Dotkne se jazyk horního patra, než hláska zasyčí?
  hint.grapheme.diphthong = Dvě samohlásky tu znějí jako jedna hláska. Jak se píše ve většině slov?
  hint.grapheme.dt = Takto končí jen málo slov. Není to jedno ze slov, která si je třeba pamatovat?
  hint.grapheme.foreign = Toto slovo pochází z jiného jazyka. Podívej se, jak se v něm píše, a zapamatuj si to.
  hint.morpheme.double = Rozlož slovo na části. Napiš každou část celou a pak je spoj.
  hint.morpheme.single = Rozlož slovo na části. Jak každá část začíná a končí?
  hint.morpheme.prefix = Slovo začíná malou částí, kterou začíná mnoho slov. Je celá?
  hint.morpheme.linking-s = Rozlož slovo na části a pak ho řekni znovu najednou. Co obě části spojuje?
  hint.phoneme.missing = Řekni slovo pomalu, hlásku po hlásce. Jsou napsané všechny?
  hint.phoneme.added = Přečti si pomalu, co je napsané. Není některé písmeno navíc?
  hint.phoneme.replaced = Řekni slovo pomalu a porovnávej: odpovídá každé písmeno tomu, co slyšíš?
  hint.phoneme.order = Řekni slovo pomalu. V jakém pořadí jdou hlásky za sebou?
  hint.punctuation.apostrophe = Vypadává tu nějaké písmeno? Jen tehdy potřebuješ apostrof.
  hint.punctuation.mark = Podívej se na znaménka: nechybí některé, není navíc nebo jiné?

  [content]
  template.noVariant = Pro jednu z úloh se nenašla žádná čísla.

  [quizzes]
  reason.correctChoice = To je správná možnost.
  reason.wrongChoice = Možnost {option} není správná.
  reason.partlyCorrectChoice = Možnost {option} není ta správná, ale počítá se za {weight}.
  reason.allCorrectPicked = Všechny správné možnosti jsou označené.
  reason.correctSoFar = Označené správné možnosti: {found} z {all}.
  reason.wrongPick = Možnost {option} mezi správné nepatří.
  reason.expectedAnswer = Není to úplně správně, ale počítá se to za {credit}.
  reason.awaitsGrade = Tuto odpověď přečte a ohodnotí člověk.
  reason.rubric = Získané body: {points} z {all}.
  reason.graded = Tuto odpověď ohodnotil člověk.
  reason.amended = O hodnotě této odpovědi se rozhodlo až po kvízu.
  reason.doesNotCount = Tato úloha se nepočítá.
  reason.recorded = Této odpovědi zůstává hodnocení, které dostala.
  reason.incorrect = To není správně.
  reason.awaitsSubmission = Odpověď zůstane uložená, dokud nebude kvíz odevzdán.
  reason.revealed = Správná odpověď už byla ukázána.
  reason.timeOver = Čas vypršel.
  reason.unanswered = Odpověď chybí.

  picks.all = Jsou označené všechny správné možnosti a žádná špatná.
  picks.some = Označené správné možnosti: {hits} z {correct}{wrong, plural, =0 {} one { a k tomu # špatná} few { a k tomu # špatné} other { a k tomu # špatných}}.
  picks.netCorrect = Označené správné možnosti: {hits} z {correct}{wrong, plural, =0 {} one { a k tomu # špatná} few { a k tomu # špatné} other { a k tomu # špatných}}; každá špatná ruší jednu správnou.
  picks.eachOption = Správně posouzené možnosti: {judged} z {options}.
  picks.coverage = Označené správné možnosti: {hits} z {correct}{wrong, plural, =0 {} one { a k tomu # špatná} few { a k tomu # špatné} other { a k tomu # špatných}}; z označených jsou tedy správně {hits} z {picked}.
  picks.halves = Špatně posouzené možnosti: {errors} z {options}; každá z nich snižuje hodnocení na polovinu.
  picks.guess = Špatně posouzené možnosti: {errors} z {options}; to není lepší než hádání.
  picks.weights = Označené správné možnosti: {hits} z {correct}{wrong, plural, =0 {} one { a k tomu # špatná} few { a k tomu # špatné} other { a k tomu # špatných}}; součet jejich vah je {sum}.
  picks.negativeWeights = Označené správné možnosti: {hits} z {correct}{wrong, plural, =0 {} one { a k tomu # špatná} few { a k tomu # špatné} other { a k tomu # špatných}}; součet jejich vah je {sum}, a to nepřinese žádné body.

  order.all = Všechno je ve správném pořadí.
  order.allOrNothing = Pořadí není správné a počítá se jen to správné.
  order.exactPosition = Položky na svém místě: {found} z {all}.
  order.relativeNext = Položky, za kterými následuje ta správná: {found} z {all}.
  order.allPreviousAndNext = Případy, kdy je položka na správné straně jiné položky: {found} z {all}.
  order.longestSubsequence = Položky, které jsou mezi sebou ve správném pořadí: {found} z {all}.
  order.longestRun = Položky, které jdou správně těsně za sebou: {found} z {all}.
  order.kendall = Dvojice ve správném pořadí: {found} z {all}; každá z ostatních jednu ruší.
  order.dependencyGraph = Případy, kdy je položka před tou, před kterou patří: {found} z {all}.

  parts.perPart = Správné části: {found} z {all}.
  parts.all = Správně jsou všechny části ({all}).
  parts.allOrNothing = Správné části: {found} z {all}; počítají se jen všechny dohromady.
  part.place = Tato položka je na svém místě.
  part.notPlace = Tato položka není na svém místě.
  part.next = Za touto položkou následuje ta správná.
  part.notNext = Za touto položkou nenásleduje ta správná.
  part.sides = Ostatní položky na správné straně od této: {found} z {all}.
  part.predecessors = Položky, které patří před tuto a jsou tam: {found} z {all}.
  part.pair = Tato dvojice je správně.
  part.notPair = Tato dvojice není správně.

  response.unknown = To k úloze nepatří.
  response.doesNotFit = Tato úloha vyžaduje jiný druh odpovědi.
  response.empty = Odpověď zatím chybí.
  response.repeatedItem = Něco je použito víc než jednou.
  response.missingItems = V pořadí ještě něco chybí.
  response.tooFewWords = Text má {count, plural, one {# slovo} few {# slova} other {# slov}} a měl by mít alespoň {limit, plural, one {# slovo} few {# slova} other {# slov}}.
  response.tooManyWords = Text má {count, plural, one {# slovo} few {# slova} other {# slov}} a měl by mít nejvýš {limit, plural, one {# slovo} few {# slova} other {# slov}}.

  session.unknownProblem = Tato úloha v kvízu není.
  session.noHintLeft = Další nápověda už není.
  session.hintWasNotTaken = Tato nápověda ti zatím nebyla ukázána.
  session.doesNotAwaitGrade = Teď tu není žádná odpověď k hodnocení.
  session.finished = Kvíz je u konce.
  session.notFinished = Kvíz ještě není u konce.
  session.notPresented = Teď je zobrazená jiná úloha.
  session.alreadyDecided = Tato úloha už je uzavřená.
  session.notDecided = Nejdřív na tuto úlohu odpověz, nebo ji přeskoč.
  session.onlyProblemLeft = To je jediná úloha, která zbývá.
  session.alreadyPresented = Tato úloha už je zobrazená.
  session.notAnswered = Nejdřív na tuto úlohu odpověz, nebo ji přeskoč.
  session.noProblemPresented = Všechny úlohy jsou hotové: odevzdej kvíz, nebo se k některé vrať.
  session.scoreOverflow = Tyto body se nedají sečíst.
  session.timeIsUp = Čas vypršel.

  rule.certaintyIsMissing = Uveď, jak moc si svou odpovědí věříš.
  rule.certaintyIsNotAsked = Tento kvíz se neptá, jak moc si svou odpovědí věříš.
  rule.notPossible = To v tomto kvízu není možné.
  rule.skippingIsNotAllowed = V tomto kvízu se úlohy přeskakovat nedají.
  rule.returningIsNotAllowed = V tomto kvízu se k úloze vrátit nemůžeš.
  rule.notStarted = Nejdřív spusť kvíz.
  rule.alreadyStarted = Kvíz už máš spuštěný.
  rule.timeIsNotUp = Čas ještě nevypršel.

  grade.creditOutOfRange = Hodnocení musí být mezi nulou a plným počtem bodů.
  grade.noRubric = Tato úloha nemá hodnoticí tabulku.
  grade.otherRubric = Tato úloha má jinou hodnoticí tabulku.
  grade.missingCriteria = U každého kritéria zvol úroveň.

  amendment.unknownLearner = Tato osoba kvíz nevyplnila.
  amendment.answersAreMissing = Uveď, které odpovědi jsou také správné.
  amendment.answerDoesNotFit = Tohle nemůže být správná odpověď na úlohu.
  amendment.alreadyTakenOut = Tato úloha už byla vyřazena.
  amendment.unknownAmendment = Taková oprava neexistuje.
  amendment.cannotBeWithdrawn = Tuto opravu nelze vzít zpět.
  amendment.duplicateAmendment = Jiná oprava s tímto názvem už existuje.
  amendment.authorIsMissing = Uveď, kdo o tom rozhodl.
  amendment.reasonIsMissing = Uveď proč.

  record.creditOutOfRange = Hodnocení nemůže být správné.
  record.secondsOutOfRange = Čas nemůže být správný.

  study.unknownProblem = Taková karta neexistuje.
  study.notToday = Tato karta dnes není na řadě.
  study.nothingToShow = Teď není žádná karta k zobrazení.
  study.nothingToUndo = Není co vrátit zpět.

  report.wrongKey = Za správné se považuje něco, co je špatně.
  report.missingAnswer = Správná odpověď se neuznává.
  report.unclear = Není jasné, na co se úloha ptá.
  report.typo = V textu je chyba.
  report.notShown = Něco se nezobrazuje.
  report.inappropriate = Obsah je nevhodný.
  report.other = Špatně je něco jiného.

  generation.unknownSet = Jedno z vybraných témat neexistuje.
  generation.noProblems = Ve vybraných tématech nejsou žádné úlohy.
  generation.stratumTooSmall = Jedno z témat má jen {count, plural, one {# úlohu} few {# úlohy} other {# úloh}}.
  generation.noFittingProblems = Žádná z úloh neodpovídá zadaným požadavkům.
  generation.nothingDue = Zatím není co opakovat.
  generation.calendarIsMissing = Uveď, v jakém časovém pásmu žák je.
  generation.learnerIsMissing = Uveď, pro koho kvíz je.
  generation.dateIsMissing = Uveď, ke kterému datu se kvíz sestavuje.
  generation.dateOutOfRange = Toto datum je mimo povolený rozsah.

  key.or = " nebo "
  key.significantFigures = zaokrouhleno na {count, plural, one {# platnou číslici} few {# platné číslice} other {# platných číslic}}
  key.decimalPlaces = zaokrouhleno na {count, plural, one {# desetinné místo} few {# desetinná místa} other {# desetinných míst}}
  key.days = ± {count, plural, one {# den} few {# dny} other {# dní}}
  key.years = ± {count, plural, one {# rok} few {# roky} other {# let}}
  key.spelling = drobné pravopisné chyby nevadí
  key.wildcards = * zastupuje libovolný text
  key.form = v tomto tvaru
  key.otherOrders = správná mohou být i jiná pořadí
  key.sample = jedna z možných odpovědí
  key.person = tuto odpověď hodnotí člověk

  [exercises]
  alreadyFound = Toto slovo už máš nalezené.
  alreadyStarted = Cvičení už začalo.
  checklistIsOpen = Nejdřív řekni, proč je slovo špatně.
  date.beforeLastEvent = Hodiny byly posunuty zpět.
  date.outOfRange = Hodiny ukazují datum, které nemůže být správné.
  errorsRemain = Zbývá najít ještě {count, plural, one {# slovo} few {# slova} other {# slov}}.
  finished = Cvičení je u konce.
  gapIsLocked = Tato mezera už je správně.
  gapsAreEmpty = Nejdřív vyplň všechny mezery.
  inNoCategory = Nejdřív zařaď slovo do kategorie.
  judgmentDoesNotFit = Uložené údaje k tomuto cvičení nepatří.
  lettersAreNotMarked = V tomto cvičení se písmena označovat nedají.
  noChecklistIsOpen = Nejdřív najdi slovo, které je špatně.
  notReading = Slova teď nejsou zobrazená.
  notStarted = Cvičení ještě nezačalo.
  notWriting = Teď nemůžeš nic psát.
  nothingMarked = Nejdřív označ alespoň jedno písmeno, které je pro tebe těžké.
  nothingToProceedFrom = Odsud se nedá pokračovat.
  nothingWritten = Nejdřív napiš slovo.
  otherWay.drag = Přetáhni slovo do jeho kategorie.
  otherWay.write = Napiš slovo pod jeho kategorii.
  timeIsNotUp = Čas ještě nevypršel.
  timeIsUp = Čas vypršel.
  unknownCategory = Kategorie „{category}“ neexistuje.
  unknownGap = Tato mezera neexistuje.
  unknownLetter = Toto písmeno neexistuje.
  unknownReason = Tento důvod v seznamu není.
  unknownWord = Toto slovo neexistuje.
  wordIsNotDone = Nejdřív napiš toto slovo.
  wordIsNotShown = Slovo „{word}“ není zobrazené.

  mistake.correctWordTapped = Slovo „{input}“ je správně.
  mistake.missedCategory = Patří do kategorie „{target}“.
  mistake.missedReason = Důvodem je také: „{target}“
  mistake.missedWord = Vynechané slovo: „{target}“.
  mistake.missedWord.secret = Jedno slovo je vynechané.
  mistake.misplacedWord = „{input}“ patří na jiné místo.
  mistake.surplusWord = Slovo „{input}“ je navíc.
  mistake.wrongCategory = Do kategorie „{input}“ nepatří.
  mistake.wrongGap = „{input}“ sem nepatří.
  mistake.wrongGap.empty = Tady něco chybí.
  mistake.wrongReason = Důvodem není: „{input}“
  mistake.wrongSpelling = „{input}“: správně je „{target}“.
  mistake.wrongSpelling.secret = „{input}“ je špatně.

  category.case = velké nebo malé písmeno
  category.boundary = jedno slovo nebo dvě
  category.das-dass = das nebo dass
  category.doubling = jedno písmeno nebo dvě, třeba l – ll, k – ck nebo z – tz
  category.long-i = i, ie nebo ih
  category.length-mark = s h, dvojitě nebo jednoduše, třeba a – ah – aa
  category.sharp-s = s, ss nebo ß
  category.umlaut-derivation = ä nebo e, äu nebo eu
  category.umlaut-dots = s tečkami nebo bez nich, třeba a – ä, o – ö nebo u – ü
  category.f-v-w = f, v nebo w
  category.final-devoicing = b nebo p, d nebo t, g nebo k na konci
  category.voicing = znělá nebo neznělá souhláska, třeba b – p, d – t nebo g – k
  category.schwa-r = nevýrazné e nebo r, třeba v -en nebo -er
  category.special-grapheme = zvláštní písmena, třeba sp, st, qu, x nebo chs
  category.morpheme = části slova, třeba ver-, vor- nebo -lich
  category.phoneme = písmeno chybí, je navíc nebo je špatně
  category.punctuation = tečka, čárka a jiná znaménka

  recommendation = Tady procvičíš „{category}“: ze 100 takových míst bývá asi {percent} špatně a v tomto cvičení jich je {places}.
  recommendation.unseen = Tady procvičíš „{category}“: zatím v tom neznáme žádnou tvoji chybu a v tomto cvičení je takových míst {places}.
  recommendation.unknown = Tady procvičíš „{category}“: zatím nevíme, jak ti to jde, a v tomto cvičení je takových míst {places}.
  summary.solved = Výborně, všechno máš vyřešené bez chyby.
  summary.tryAgain = Zkus to znovu, půjde ti to ještě líp.

  help.errorRate = Chybná slova ze 100: {percent}, ve třídě {mean}.
  help.slow = Čas na jednu úlohu: {seconds} s, ve třídě {mean} s.
  help.weakCategory = „{category}“ je slabina: ze 100 takových míst bývá asi {percent} špatně.

  check.ambiguousGap = s jinými písmeny v mezeře vznikne „{word}“
  check.duplicateWord = „{word}“ se vyskytuje dvakrát
  check.helpGivesAway = nápověda prozrazuje „{word}“
  check.longGap = počet písmen v mezeře je {count}, obvykle jich je nejvýš {usual}
  check.misspellingExists = „{word}“ je slovo, které existuje
  check.noErrors = žádná věta nemá chybně napsané slovo
  check.noReason = žádný důvod neříká, proč je „{word}“ špatně
  check.noTasks = není tu žádná úloha
  check.splitWord = další slovo zřejmě patří k „{word}“
  check.unusedCategory = do kategorie „{category}“ nepatří žádné slovo
  check.wordCount = počet slov je {count}, cvičení uvádí {expected}

  [pins]
  session.unknownPin = Na tento špendlík se cvičení neptá.
  session.alreadySubmitted = Práci už máš odevzdanou.
  session.notSubmitted = Práci ještě nemáš odevzdanou.
  session.noInterim = Před odevzdáním se nic neukazuje.
  session.notPlaced = Pro tento název není umístěný žádný špendlík.
  session.pointOutOfRange = To je mimo obrázek.
  session.creditOverflow = Hodnocení se nedá spočítat.
  session.timeIsUp = Tvůj čas vypršel.

  label.unanswered = Odpověď chybí.
  label.correct = Správně, {how}.
  layer.exact = přesně do písmene
  layer.normalized = až na velká a malá písmena, diakritiku nebo interpunkci
  layer.variant = jen v jiném pravopisu
  layer.abbreviation = se zkratkou
  layer.synonym = jiným názvem
  layer.otherLanguage = v jiném jazyce
  layer.wordOrder = jen v jiném pořadí slov
  layer.nearSpelling = až na {count, plural, one {# chybné písmeno} few {# chybná písmena} other {# chybných písmen}}
  label.different = To není název této struktury.
  label.anotherTerm = To je název jiné struktury.
  label.anotherPin = Tak se jmenuje {pins}.
  label.otherLanguage = To je název struktury v jazyce, který se tu nepočítá.
  label.ambiguous = Je v tom pravopisná chyba a stejně podobný je i jiný název.
  label.anotherWord = Jedno ze slov je jiné.
  label.contrary = Jedno ze slov je opak toho správného.
  label.tooLong = To je delší než kterýkoli název.

  diagnosis.swapped = Je to prohozené s tímto: {pins}.
  diagnosis.cycle = Tyto názvy jsou navzájem zpřeházené: {pins}.
  diagnosis.labelOf = To je {pins}.
  diagnosis.wrongSide = To je druhá strana.
  diagnosis.partForWhole = To je jen část celku: {pins}.
  diagnosis.wholeForPart = To je celek, do kterého to patří: {pins}.
  diagnosis.pluralForSingular = To je označení pro víc struktur, ale tady je jen jedna.
  diagnosis.singularForPlural = To je označení pro jednu strukturu, ale tady jich je víc.
  diagnosis.duplicate = Stejnou odpověď máš i tady: {pins}.
  diagnosis.empty = Odpověď chybí.

  edit.unknownObject = To neexistuje, nebo to bylo smazáno.
  edit.duplicateIdentifier = Tento identifikátor už je obsazený.
  edit.fieldDoesNotFit = Tento objekt takovou vlastnost nemá.
  edit.lastOne = Špendlíku musí zůstat alespoň jeden popisek a cvičení alespoň jeden pohled.
  edit.cannotBeDeleted = Samotný list se smazat nedá.
  edit.cannotBeRestored = Není to smazané, nebo už neexistuje to, v čem to bylo.
  edit.indexOutOfRange = Takové místo tu není.
  edit.imageNotRenamed = Obrázek jiné velikosti potřebuje jiný název nebo jinou verzi.
  edit.arrowTooShort = Šipka je příliš krátká.
  edit.invalid = List by pak nebyl platný.
  merge.otherSheet = To patří k jinému listu.
  merge.missingParent = Není tu známo, k čemu to patří.
  merge.invalid = List by pak nebyl platný.

  check.pinOutsideImage = Špendlík je mimo obrázek.
  check.partlyOutsideImage = Přesahuje to okraj obrázku.
  check.pinOutsideItsRegions = Špendlík není v žádné ze svých oblastí.
  check.duplicateLabel = Jiný popisek špendlíku je stejný.
  check.ambiguousLabel = Stejný popisek má i špendlík {pins}.
  check.overlapsRegionOfSameLabel = Oblast se překrývá s jinou, jejíž špendlík má některý popisek stejný.
  check.unreachable = Oblasti se nedá dotknout, protože ji zakrývají jiné oblasti.
  check.missingLanguage = Špendlík nemá popisek v jazyce „{language}“.
  check.missingAlternativeText = Obrázek nemá alternativní text.
  check.noPins = Cvičení nemá žádné špendlíky.

  conflict.field = Obě strany to změnily, každá jinak.
  conflict.deletedByUs = Naše strana to smazala a druhá to upravila.
  conflict.deletedByThem = Druhá strana to smazala a naše to upravila.
  conflict.lastOnesDeleted = Obě strany z toho něco smazaly a nic by nezbylo.
  conflict.imageReplacedByUs = Naše strana nahradila obrázek a druhá umístila něco na ten předchozí.
  conflict.imageReplacedByThem = Druhá strana nahradila obrázek a naše umístila něco na ten předchozí.

  [progress]
  wallet.unknownItem = To v tomto obchodě není.
  wallet.notEnoughCoins = Chybí ještě {missing, plural, one {# mince} few {# mince} other {# mincí}}.
  wallet.levelNotReached = To je až od úrovně {level}.
  wallet.alreadyBought = To už máš.
  wallet.tooManyCoins = Do této peněženky se už víc mincí nevejde.
  log.noDailyGoal = Není tu žádný denní cíl, který by se dal zvolit.
  log.targetOutOfRange = Denní cíl musí být alespoň {minimum}.
  log.noShop = Není tu co koupit.
  log.tooManyFreezes = Můžeš mít jen {most, plural, one {# zmrazení série} few {# zmrazení série} other {# zmrazení série}}.
  log.noTitle = Tento titul se používat nedá.
  log.notReached = Na tento titul ještě nemáš nárok.
  log.cannotBeRecorded = To se nedá zaznamenat.
  change.points = {member}: počet bodů se změnil z {before} na {after}.
  change.level = {member}: úroveň se změnila z {before} na {after}.
  change.reached = {member}: přibyly úspěchy, celkem {count}.
  change.lost = {member}: ubyly úspěchy, celkem {count}.
  level.number = Úroveň {level}
  log.unknownKind = Nic takového tu není.
  log.negativeAmount = Záporné množství se tu nepočítá.
  log.awardOutOfRange = Ručně lze přidat nebo ubrat 1 až {most} bodů.
  log.nothingToRepair = Není tu žádná přerušená série, která by se dala opravit.
  log.tooManyMissed = {most, plural, one {Opravit lze jen # zameškaný den} few {Opravit lze jen # zameškané dny} many {Opravit lze jen # zameškaného dne} other {Opravit lze jen # zameškaných dnů}}.
  log.restOutOfRange = {most, plural, one {Od dneška si můžeš vzít najednou # volný den} few {Od dneška si můžeš vzít najednou # volné dny} many {Od dneška si můžeš vzít najednou # volného dne} other {Od dneška si můžeš vzít najednou # volných dnů}}.
  log.unknownZone = Toto časové pásmo není známé.
  log.unknownPlayer = Tento člověk se tu neúčastní.
  log.duplicateTerm = Období s tímto názvem už existuje.

  [games]
  member.notFounded = Skupina ještě neexistuje.
  member.alreadyFounded = Skupina už existuje.
  member.notMember = To mohou jen členové skupiny.
  member.alreadyMember = Tato osoba už ve skupině je.
  member.alreadyInvited = Tato osoba už je pozvaná.
  member.notInvited = Ke vstupu potřebuješ pozvánku.
  member.erased = Tato osoba byla ze skupiny vymazána. To se nedá vrátit zpět.
  member.notAdministrator = To mohou jen správci.
  member.alreadyAdministrator = Tento člen už je správcem.
  member.lastAdministrator = Skupina potřebuje správce. Nejdřív vyber jiného.
  member.alreadyOptedIn = Už se účastníš.
  member.alreadyOptedOut = Už se neúčastníš.
  member.alreadyCheered = Tvůj potlesk už tu je.
  member.oneself = Nikdo nemůže hrát proti sobě.

  todo.unknown = Tento úkol neexistuje.
  todo.duplicate = Tento úkol už existuje.
  todo.scheduled = Tento úkol ještě není na nástěnce.
  todo.open = Na tomto úkolu nikdo nepracuje.
  todo.claimed = Na tomto úkolu někdo pracuje.
  todo.completed = Tento úkol už je hotový.
  todo.withdrawn = Tento úkol byl stažen z nástěnky.
  todo.reserved = Tento úkol je určen někomu jinému.
  todo.alreadyClaimed = Na tomto úkolu už pracuješ.
  todo.fullyClaimed = Na tomto úkolu už pracují jiní.
  todo.claimLimit = Už pracuješ na {limit, plural, one {# úkolu} few {# úkolech} other {# úkolech}}.
  todo.notClaimed = Na tomto úkolu nepracuješ.
  todo.stealingNotAllowed = V této skupině se úkoly jiných převzít nedají.
  todo.stealingTooEarly = Tento úkol se ještě převzít nedá.
  todo.completedTooSoon = Tento úkol je příliš nový na to, aby už byl hotový.
  todo.cannotConfirm = Tento úkol musí potvrdit někdo jiný.
  todo.nothingToConfirm = Tento úkol není třeba potvrzovat.
  todo.notCreator = To může jen ten, kdo úkol vytvořil, nebo správce.
  todo.voteRunning = O tomto úkolu se už hlasuje.
  todo.noVote = O tomto úkolu se nehlasuje.
  todo.nothingToPenalize = Za tento úkol není co odebrat.
  todo.invalidPlan = Takové opakování, střídání nebo termín tento úkol mít nemůže.

  season.unknown = Tato sezóna neexistuje.
  season.duplicate = Sezóna s tímto názvem už existuje.
  season.overlaps = V této době probíhá jiná sezóna.
  season.notOpen = Tato sezóna neprobíhá.
  season.invalidLength = Sezóna nemůže trvat takto dlouho.
  season.startInThePast = Sezóna nemůže začít v minulosti.

  group.duplicateChallenge = Tato výzva už existuje.
  group.tooFewPoints = Bodů nemůže být méně než {minimum}.
  group.pointsOutOfRange = Počet bodů tu může být jen od {minimum} do {maximum}.
  group.blankText = Musí tu být něco ke čtení.
  group.longText = To je příliš dlouhé, povolený počet znaků je {maximum}.
  group.countOutOfRange = Počet musí být alespoň 1.
  group.tooManyPoints = To je příliš mnoho bodů.
  group.titleNotEarned = Tento titul ještě nemáš získaný.
  group.foundingCannotBeVoid = Založení se nedá vrátit zpět.

  change.claimed = {member} teď pracuje na úkolu „{todo}“.
  change.unclaimed = {member} už nepracuje na úkolu „{todo}“.

  moment = {day}. {month}. {year} v {time}
  member.slipTimePassed = Vzít to zpět bez správců šlo do {date}. Teď to mohou jen správci.
  member.takesFromOthers = Ostatní za to mají body, proto to mohou vzít zpět jen správci.
  todo.stealingTooEarly.from = Tento úkol se dá převzít až od {date}.
  todo.completedTooSoon.from = Tento úkol je nový. Splnit ho jde od {date}.
  todo.levelNotReached = Tento úkol je od úrovně {level}.
  challenge.unknown = Tato výzva neexistuje.
  challenge.notAsked = Tato výzva na tvou odpověď nečeká.
  group.deadlinePassed = Lhůta vypršela: {date}.
  note.void = „{todo}“ ze dne {date} se nepočítá, protože to {known} zneplatnil člen {member}.
  note.void.other = Záznam ze dne {date} se nepočítá, protože ho {known} zneplatnil člen {member}.
  note.takenBack = „{todo}“ ze dne {date} se nepočítá, bylo to vzato zpět {known}.
  note.takenBack.other = Záznam ze dne {date} se nepočítá, byl vzat zpět {known}.
  note.refused = „{todo}“ ze dne {date} nemá účinek: {reason}
  note.refused.other = Záznam ze dne {date} nemá účinek: {reason}
  note.late = „{todo}“ ze dne {date} bylo nahlášeno {known} a počítá se za den, kdy to bylo splněno.
  note.late.other = Záznam ze dne {date} byl nahlášen {known} a počítá se za dřívější den.
  reminder.turn = Jsi na řadě: „{todo}“.
  reminder.dueSoon = „{todo}“ má být hotovo do {date}.
  reminder.overdue = „{todo}“ je po termínu od {date}.

  suggestion.assigned = Má to na starosti {member}.
  suggestion.fewestPoints = Nejméně bodů má {member}: {points}.
  suggestion.fewestTodos = Na nejmenším počtu úkolů pracuje {member}: {claimed}.
  suggestion.laterInOrder = Jiní mají méně bodů než {member} nebo pracují na menším počtu úkolů.

  catchUp.joinDate = Jsi tu kratší dobu než ostatní: než budeš mít tolik bodů jako střed ostatních ({line}), počítají se ti body {factor}krát. Teď máš: {points}.
  catchUp.gap = Dokud máš méně bodů než {line}, počítají se ti {factor}krát, aby se ti podařilo ostatní dohnat. Teď máš: {points}.
  catchUp.limit = Takto může přibýt ještě nejvýše: {remaining}.

  board.unknownMember = Tento člověk v žebříčku není.
  board.duplicateMember = Tento člověk už v žebříčku je.
  board.date = Výsledek nemůže být z toho dne.
  board.pageSize = Stránka má aspoň jeden řádek.
  board.unknownDivision = Taková divize neexistuje.
  board.tooManyPoints = Výsledek nemůže být tak velký.
  board.periodEnded = Ta doba už skončila a její výsledek zůstává, jak je.
  achievement.todos.title = Pomocná ruka
  achievement.todos.text = Plň úkoly.
  achievement.todos.worn.2 = Pilná včelka
  achievement.todos.worn.3 = Motor bez únavy
  achievement.ideas.title = Bystré oko
  achievement.ideas.text = Přidávej úkoly na nástěnku.
  achievement.ideas.worn.1 = Oko, kterému nic neujde
  achievement.together.title = Společně
  achievement.together.text = Přispívej k výzvám, které skupina splní.
  achievement.together.worn.1 = Opora skupiny
  achievement.seasons.title = Vítězství
  achievement.seasons.text = Vyhraj sezónu.
  achievement.seasons.worn.0 = Hvězda sezóny

  [diary]
  kind.event = Událost
  kind.goal = Cíl
  kind.note = Poznámka
  kind.course = Nový kurz
  kind.reflection = Reflexe

  notification.eventDue = „{title}“ má termín {date}.
  notification.eventReminder = Nezapomeň na „{title}“, termín je {date}.
  notification.goalDue = Tvůj cíl „{title}“ má termín {date}.
  notification.goalReminder = Nezapomeň na svůj cíl „{title}“, termín je {date}.
  notification.undatedReminder = Nezapomeň na „{title}“.
  notification.courseStarts = Kurz „{title}“ začíná {date}.
  notification.courseIsOpen = Kurz „{title}“ můžeš začít kdykoli.

  list.outstanding = Zbývá
  list.completed = Hotovo
  list.all = Vše
  list.notes = Poznámky

  prompt.clear = Co bylo jasné?
  prompt.unclear = Co nebylo jasné?
  prompt.next = Co bude dál?
  audience.nobody = Můžeš to číst jen ty.
  audience.people = Sdíleno s lidmi podle tvého výběru: {count}.
  audience.course = Sdíleno se všemi v kurzu.
  audience.everyone = Sdíleno se všemi.

  plan.feasible = Všechno se dá stihnout včas.
  plan.notFeasible = To se včas stihnout nedá: do {date} chybí {hours} h {minutes} min.

  date = {day}. {month} {year}
  month.1 = ledna
  month.2 = února
  month.3 = března
  month.4 = dubna
  month.5 = května
  month.6 = června
  month.7 = července
  month.8 = srpna
  month.9 = září
  month.10 = října
  month.11 = listopadu
  month.12 = prosince

  field.title = název
  field.due = datum
  field.course = kurz
  field.time = čas
  field.reminder = připomenutí
  field.links = odkazy
  field.attachments = přílohy
  field.recurrence = opakování
  field.requirements = předpoklady

  item.missing = Vyplň: {fields}.
  item.malformed = Tento záznam se nedá přečíst.
  item.notAllowed = Tento záznam nemůže mít: {field}.
  item.emptyIdentifier = Záznam nemá název.
  item.unknownGoal = Cíl, který má být splněn předem, neexistuje.
  item.requiresItself = Cíl předpokládá sám sebe.
  item.progressOutOfRange = Pokrok musí být mezi 0 a 100 %.
  item.impossibleRecurrence = Takhle se to opakovat nedá.
  item.recurrenceEndsBeforeItBegins = Opakování končí dřív, než začne.
  item.tooManyOccurrences = Opakování je příliš časté.
  item.duplicate = Tento záznam už existuje.
  item.unknown = Takový záznam neexistuje.
  item.isPlatforms = To pochází z kurzu. Můžeš si k tomu jen nastavit připomenutí.
  item.isNote = Poznámka se dá jen vytvořit a smazat.
  item.otherKind = Z události se nemůže stát cíl ani z cíle událost.
  item.unknownOccurrence = V ten den není co dělat.
  item.alreadyCompleted = To už je hotové.
  item.notCompleted = To ještě není hotové.
  item.ratingOutOfRange = Vyber číslo od {least} do {most}.
  item.requiredGoalsOutstanding = Nejdřív je třeba splnit {count, plural, one {# další cíl} few {# další cíle} other {# dalších cílů}}.
  item.tooLittleProgress = K tomu je třeba mít hotovo {percent} % kurzu.
  item.tooLittleDone = K tomu je třeba mít hotovo {percent} % z „{title}“.
  item.tooLittleStudied = K tomu se musíš učit ještě {hours} h {minutes} min.

  course.unknown = Takový kurz neexistuje.
  course.duplicate = To se nedá zaznamenat. Zkontroluj datum a název.
  course.alreadySubscribed = Tohoto kurzu se už účastníš.
  course.notSubscribed = Tohoto kurzu se neúčastníš.
  course.alreadyRequested = O to už máš požádáno. Brzy to bude vyřízeno.
  course.noRequest = Není co vzít zpět.
  notification.unknown = Toto oznámení už tu není.
  reflection.duplicate = Tento záznam už existuje.
  reflection.unknown = Takový záznam neexistuje.
  reflection.noAudience = Uveď, kdo to smí číst.
  reflection.notShared = Tento záznam je soukromý.
  reflection.notReader = Tento záznam číst nemůžeš.
  readers.notAdmitted = Tato osoba do deníku nahlížet nesmí.
  readers.isOwner = Svůj vlastní deník vidíš i tak.
  reflection.nothingWritten = Nejdřív něco napiš.
  reflection.duplicateAnswer = Na každou otázku odpověz jen jednou.
  award.alreadyGiven = To už máš.
  award.notGiven = Není co odebrat.
  award.xpOutOfRange = Musí to být {least} až {most} XP.
  noShop = Není tu co koupit.
  ledger.full = Víc XP už získat nemůžeš.
  notOwner = To může jen ten, komu deník patří.
  erasureIsFinal = Co bylo smazáno natrvalo, se nevrátí.

  import.isJournal = V deníkovém záznamu není nic, co by se dalo splnit.
  import.isCancelled = Je to zrušené.
  import.replacesOccurrence = Nahrazuje jeden termín řady, která v deníku není.
  import.isOlder = V deníku je novější verze.
  import.wasDeleted = V deníku to už máš smazané.
  loss.length = Délka trvání se neuchová.
  loss.recurrence = Převezme se to jen jednou, bez opakování.
  loss.endlessRecurrence = Opakování potrvá do {date}, ne bez konce.
  loss.singleTimes = {count, plural, one {Ztratí se # odlišný termín série.} few {Ztratí se # odlišné termíny série.} other {Ztratí se # odlišných termínů série.}}
  loss.reminders = {count, plural, one {Ztratí se # další připomenutí.} few {Ztratí se # další připomenutí.} other {Ztratí se # dalších připomenutí.}}
  loss.completion = Že je to hotové, je třeba zaznamenat v deníku.
  loss.undated = Bez data to není úkol, a proto se z něj stane poznámka.
  loss.zone = Časové pásmo {zone} není známé, čas proto může být špatně.
  loss.properties = Deník neuchová toto: {names}.
  fault.syntax = Řádek {line} souboru nelze přečíst: „{text}“.
  fault.notUTF8 = Řádek {line} souboru není v UTF-8, některá písmena mohou být chybná.
  fault.structure = Na řádku {line} souboru něco začíná nebo končí na špatném místě.
  fault.missing = Na řádku {line} souboru chybí {property} ({name}).
  fault.badValue = Na řádku {line} souboru není „{text}“ hodnotou pro {name}.
  fault.unknownZone = Na řádku {line} souboru není časové pásmo {zone} známé, čas může být chybný.

  level.1.title = První stránka
  level.1.text = Tvůj deník je otevřený
  level.2.title = Objevování
  level.2.text = Už se tu vyznáš
  level.3.title = Vytrvalost
  level.3.text = Jdeš krok za krokem
  level.4.title = Plánování
  level.4.text = Dosahuješ toho, co si předsevezmeš
  level.5.title = Mistrovství
  level.5.text = Učení se stalo tvým zvykem

  [analytics]
  estimation.unknownProblem = O této úloze se zatím nic neví.
  estimation.alreadyAnswered = Na tuto úlohu už je odpovězeno.
  estimation.stepsOutOfRange = Odhad potřebuje alespoň jeden krok.
  estimation.priorOutOfRange = Odhad vychází z čísla, které není možné.
  estimation.tooManyProblems = Porovnat se dá nejvýš {maximum, plural, one {# úloha} few {# úlohy} other {# úloh}}.

  [community]
  contact.oneself = Nemůžeš být svým vlastním kontaktem.
  contact.alreadyContacts = Už se navzájem máte v kontaktech.
  contact.notContacts = Nemáte se navzájem v kontaktech.
  contact.alreadyRequested = Tvoje žádost čeká na odpověď.
  contact.declinedBefore = Tvoje žádost byla odmítnuta.
  contact.noRequest = Není tu žádná žádost, na kterou by se dalo odpovědět.
  contact.noStranger = Teď tu není nikdo, proti komu by se dalo hrát.

  challenge.notPlayer = K této výzvě nemáš pozvánku.
  challenge.notOpen = Tato výzva ještě nezačala.
  challenge.deadlinePassed = Termín této výzvy už vypršel.
  challenge.notAccepted = Než začneš hrát, přijmi výzvu.
  challenge.alreadyAccepted = Tuto výzvu už máš přijatou.
  challenge.alreadyDeclined = Tuto výzvu máš odmítnutou.
  challenge.notStarted = Nejdřív spusť kvíz.
  challenge.alreadyStarted = Kvíz už máš spuštěný.
  challenge.alreadyOut = Tuto výzvu už máš dokončenou.
  challenge.otherQuiz = To není kvíz této výzvy.
  challenge.notFinished = Kvíz ještě nemáš dokončený.
  challenge.notCounted = Tyto odpovědi se nedají započítat.
  challenge.stays = Co se ve výzvě stalo, už se nedá vrátit.

  live.notHost = To může jen ten, kdo hru vede.
  live.hostCannotPlay = Kdo hru vede, na otázky neodpovídá.
  live.notPlayer = Nejdřív se připoj ke hře.
  live.alreadyJoined = Už se účastníš.
  live.wasRemoved = Ten, kdo hru vede, tě už nenechá hrát.
  live.unknownPlayer = Tato osoba nehraje.
  live.unknownTeam = Takový tým neexistuje.
  live.teamIsMissing = Vyber si tým.
  live.unknownProblem = Otázka s tímto názvem neexistuje.
  live.alreadyOpened = Tato otázka už byla položena.
  live.questionIsOpen = Jiná otázka je ještě otevřená.
  live.questionIsNotOpen = Tato otázka není otevřená.
  live.timeIsUp = Čas na tuto otázku vypršel.
  live.alreadyAnswered = Na tuto otázku už máš odpovězeno.
  live.finished = Hra je u konce.

  [authoring]
  workshop.unknownProblem = Úloha s tímto názvem neexistuje.
  workshop.notAuthor = Úlohu může změnit jen ten, kdo ji napsal.
  workshop.ownProblem = Vlastní úlohu posuzovat nemůžeš.
  workshop.otherProblem = To je text jiné úlohy.
  workshop.alreadySubmitted = Tato verze už byla odevzdána.
  workshop.laterRevision = Existuje novější verze.
  workshop.faulty = Úloha ještě není úplná.
  workshop.notWaiting = Tato verze nečeká na posouzení.
  workshop.reasonMissing = Uveď, proč úlohu odmítáš.
  workshop.alreadyWithdrawn = Tato úloha už je stažená.
  workshop.alreadyReported = To už máš nahlášené.
  workshop.noReport = Na odpověď k této úloze nikdo nečeká.
  workshop.countOutOfRange = Počet hlasů nemůže být správný.

  [papers]
  error.countOutOfRange = Může jich být {first} až {last}, a tohle by bylo {count}.
  error.dependsOnLearner = Zadání pro třídu nemohou záviset na tom, co dělal jeden člověk.
  error.duplicateCandidate = Někdo je v seznamu jmen dvakrát.
  error.malformedAnswer = Odpověď potřebuje označení zadání, číslo a dvojtečku, jako B3: C.
  error.unknownPaper = Zadání {code} neexistuje.
  error.unknownProblem = Úloha {number} neexistuje, poslední je {last}.
  error.unknownLetter = Úloha {problem} nemá {letter}, její písmena končí na {last}.
  error.severalLetters = K úloze {problem} patří jedno písmeno, a je jich tu víc.
  error.repeatedLetter = V úloze {problem} je písmeno {letter} dvakrát.
  error.unknownPart = Úloha {problem} nemá část {number}, poslední je {last}.
  error.otherCount = Částí úlohy {problem} je {expected}, ale odpovědí {count}. Očíslujte je.
  error.unknownSeat = Které zadání to je? Napište jeho kód vedle odpovědí.

  draw.fewerProblems = Úloh v každém zadání: {count}, a ne {wanted}, protože víc jich není.
  draw.stratumTooSmall = Z „{stratum}“ je úloh jen {count}, a požadováno je {wanted}.
  draw.points = Zadání mají hodnotu {points} bodů, protože žádný výběr úloh nemá hodnotu {wanted}.
  draw.simplified = Při tolika různých bodech nezbývá čas použít úlohy co nejrovnoměrněji.
  draw.unevenUse = Každá úloha se použije {fewest}krát až {most}krát, a to je nerovnoměrné.
  draw.unknownDifficulty = Úlohy neznámé obtížnosti: {count}. Počítají se jako průměrné.
  draw.difficulty = Zadání se liší obtížností: čeká se {lowest} až {highest} % bodů.

  page.name = Jméno
  page.date = Datum
  page.points = Body
  page.mark = Známka
  page.code = Zadání
  page.number = Č.
  page.letters = Písmena
  page.answer = Správná odpověď
  page.total = Celkem
  page.paper = Zadání {code}
  page.key = Klíč k zadání {code}
  page.answers = Odpovědní arch k zadání {code}
  page.solutions = Arch s řešením zadání {code}
  page.list = Kdo má které zadání
  page.cross = Zaškrtněte správné políčko. V řadách čtverečků může být správných víc.
  page.several = Správných odpovědí může být víc.
  page.minimumWords = nejméně {count, plural, one {# slovo} few {# slova} other {# slov}}
  page.maximumWords = nejvýše {count, plural, one {# slovo} few {# slova} other {# slov}}
  page.wordRange = rozsah {minimum} až {maximum} slov
  page.order = Napište písmena ve správném pořadí:
  page.match = Ke každému číslu napište písmeno.
  page.shared = Jedno písmeno lze použít vícekrát.

  [overlay]
  pin = Špendlík {name}
  arrow = Šipka
  highlight = Zvýrazněná část
  verdict.correct = správně
  verdict.wrong = špatně
  verdict.partial = částečně správně
  verdict.unanswered = bez odpovědi

  [interchange]
  not-utf-8 = Tento bajt není UTF-8 a čte se jako ve Windows-1252, jako „{sign}“: podívej se, jestli je to správně.
  encoding-guessed = Soubor se čte jako {encoding}, jak napovídají jeho bajty: podívej se na písmena s diakritikou, nebo ho ulož v UTF-8.
  unreadable-byte = Bajt v tomto řádku neznamená žádný znak a je vynechán.
  brace-without-partner = Tato složená závorka nemá protějšek, proto je úloha vynechána: uzavři ji, nebo před ni dej zpětné lomítko, pokud má být jen znakem.
  second-answer-block = Úloha má druhý blok odpovědí, který se čte jako text: ptej se na jednu věc, nebo použij Cloze.
  line-break-in-formula = \n tu znamená zalomení řádku a rozděluje {command} na dvě části: napiš \{command}.
  weight-on-right-answer = Váha {weight} stojí za znakem =, proto se jako váha nepočítá: pro část bodů napiš ~{weight}.
  truth-as-text = „{text}“ je tu text k napsání: pro pravdivé nebo nepravdivé tvrzení použij TRUE nebo FALSE.
  zero-line = Moodle ukončí úlohu na řádku, kde je jen 0: dej 0 na jiný řádek.
  question-in-category = Tento řádek patří ke kategorii, proto se úloha v něm ztratí: vlož před něj prázdný řádek.
  zero-answer = První odpověď 0 bere Moodle jako žádnou: napiš =0.
  unescaped-sign = „{sign}“ má ve formátu GIFT svůj význam: napiš \{sign}, aby ho jako znak přečetl každý program.
  malformed-weight = „{weight}“ není váha a čte se jako text: napiš {better}.
  unknown-text-format = „{format}“ není formát textu a čte se jako text.
  malformed-number = „{text}“ není číslo a Moodle by přijal každou odpověď: napiš {better}.
  weight-out-of-range = Váha je od -100 do 100 procent a tato je {weight}.
  weight-not-on-list = Moodle váhu {weight} nezná a úlohu odmítne: použij {better}.
  no-right-answer = Žádná odpověď není správná: před správnou dej =, nebo zadej váhy, jejichž součet je 100.
  too-few-answers = Úloha potřebuje alespoň {needed, plural, one {# odpověď} few {# odpovědi} other {# odpovědí}}, proto je vynechána.
  pair-without-arrow = Tato dvojice nemá šipku, proto je úloha vynechána: napiš =položka -> odpověď.
  pair-without-answer = Tato dvojice nemá za šipkou odpověď, proto ji Moodle vynechá: napiš =položka -> odpověď.
  malformed-xml = To není platné XML: znak <, který má být jen znakem, se píše &lt;, a každý prvek končí vlastní značkou.
  unknown-reference = Znak &, který má být jen znakem, se v XML píše &amp; a jiné znaky zastupují jen &lt; &gt; &amp; &quot; &apos; a čísla.
  nested-too-deeply = Prvky jsou tu do sebe vnořené příliš hluboko a ty nejhlubší jsou vynechány.
  tags-in-text = V textu jsou značky, které Moodle odmítá: dej ho mezi <![CDATA[ a ]]>.
  unknown-element = „{name}“ do banky úloh nepatří a přeskakuje se.
  unknown-type = Úlohy typu „{type}“ v souboru zůstanou, ale nedají se použít.
  duplicate-file = Text má ještě jiný soubor s názvem „{name}“, proto je tento vynechán: dej mu vlastní název.
  nothing-found = V souboru není žádná úloha: není v jiném formátu?
  no-gap = V textu není žádná čitelná mezera, třeba {example}.
  gap-without-end = Této mezeře chybí koncová složená závorka.
  unknown-gap-type = „{type}“ není typ mezery, proto se to čte jako text: existují SHORTANSWER, MULTICHOICE a NUMERICAL.
  unfinished-question = Úloha ve formátu Aiken je řádek, alespoň dvě odpovědi jako „A) Paris“ a „ANSWER: A“; tato je vynechána.
  unknown-letter = Žádná odpověď toto písmeno nemá, proto je úloha vynechána.
  quote-without-partner = Tyto uvozovky nemají protějšek a čtou se jako znak: uvnitř uvozovek je zdvoj.
  columns-without-names = Žádný řádek nepojmenovává známé sloupce ({names}): pojmenuj je otázka a odpověď, nebo uveď, které to jsou, jako v {example}.
  row-above-names = „{name}“ stojí nad názvy sloupců, proto je tento řádek vynechán.
  fields-without-names = Pole nemají názvy, proto se první ptá na druhé.
  column-left-out = Obsah sloupce „{name}“ nepatří k žádné úloze, proto je vynechán.
  column-misspelled = Žádný sloupec se nejmenuje „{name}“, proto je jeho obsah vynechán: myslíš „{meant}“?
  unreadable-cell = „{value}“ se nehodí do sloupce {name} a je vynecháno: napiš to jako v {example}.
  unknown-option = „{value}“ neoznačuje žádnou z možností, proto je řádek vynechán: napiš písmeno, číslo nebo text možnosti.
  ambiguous-key = „{value}“ je číslo jedné možnosti a text jiné a čte se jako číslo: napiš písmeno.
  passed-over = „{name}“ nepatří k žádné úloze a přeskočí se.
  no-identifiers = Žádný sloupec nemá identifikátory, proto každý vychází z textu své otázky: se sloupcem id zůstanou odpovědi u své otázky, i když se její text změní.
  media-left-out = Soubor „{name}“ v textovém souboru není, proto je vynechán.
  gap-within-gap = V mezeře jsou další mezery a ptáme se jen na ty uvnitř.
  sheet-left-out = „{name}“ se nečte; čtou se jen buňky jednoho listu.
  several-answers = „{answer}“ je tu jediná odpověď: další správné napiš do sloupce alternatives a mezi ně |.
  incomplete-row = V řádku chybí otázka nebo odpověď, proto je vynechán.
  malformed-json = Řádek není objekt JSON a je vynechán.
  unusable-question = Úloha se nedá použít: {reason}.
  unusable-type = V bance nejsou úlohy typu „{type}“, proto je tato vynechána.
  mark-rounded = Body jdou po krocích 1/600, proto se z hodnocení {mark} stane {points}.
  description-left-out = Za tímto textem v jeho sadě není žádná úloha, proto pro něj v bance není místo: dej ho před úlohu.
  text-simplified = Text přišel o část své podoby: {what}.
  content-left-out = Textu chybí něco, co by studenti viděli nebo slyšeli: {what}.
  gap-left-out = Sada úloh nemá mezery, ve kterých se vybírá více odpovědí, takže mezera {number} chybí i se svými odpověďmi: {answers}.
  fields-left-out = Sada úloh nemá místo pro tyto části otázky: {names}.
  settings-left-out = Kvíz má vlastní nastavení, takže tato nemají žádný účinek: {names}.
  hidden-question = Otázka je studentům skrytá, proto je vynechána.
  broken-json = Toto není správný JSON. Má tu být: {expected}
  missing-member = V „{owner}“ chybí „{name}“: doplň ho.
  wrong-kind = „{name}“ je {value}, ale formát vyžaduje {expected}.
  malformed-value = „{value}“ se nehodí k „{name}“: napiš to jako {example}.
  unknown-member = Formát nezná „{name}“ v „{owner}“ a nic jiného tam nedovoluje: vlož to do „extensions“.
  duplicate-member = „{name}“ je tu podruhé: ponech jen jedno z nich.
  misplaced-member = „{name}“ nelze spojit s „{other}“: jedno z nich odstraň.
  useless-member = „{name}“ tu nic neznamená, protože „{owner}“ je „{other}“.
  not-looked-up = „{name}“ je na adrese {address} a nevyhledává se.
  proof-not-checked = Podpis se zachovává, ale neověřuje: zda je odznak pravý, je třeba zjistit jinde.
  never-valid = Platnost odznaku končí {end}, tedy ne až po svém začátku: odznak nikdy neplatí.
  no-badge = V souboru není žádný čitelný odznak.
  unusable-region = „{name}“ neoznačuje nic, na co lze na obrázku klepnout, a proto se vynechává.
  region-without-label = Oblast nemá žádný text, který by mohl být jejím popiskem, a proto se vynechává.
  image-without-size = Obrázek „{name}“ nemá šířku ani výšku, takže jeho špendlíky nelze umístit.
  parts-left-out = List se špendlíky nemá místo pro {parts}.
  not-scored = Odpovědi na tuto položku se nedají vyhodnotit, protože „{name}“ není podporováno.
  scoring-approximated = Pravidla této položky hodnotí některé odpovědi jinak, než to tady úloha umí: zkontroluj, kolik bodů se za které odpovědi dává.
  usual-rules = Položka nemá pravidla hodnocení, za správnou odpověď je proto plný počet bodů.
  no-key = Za žádnou odpověď na tuto položku nejsou body, nemůže tedy být úlohou: uveď správnou odpověď.
  feedback-left-out = Žádná podmínka, kterou otázka zná, neříká, kdo tento text uvidí, proto chybí: „{text}“.
  undeclared-outcome = Pravidla nastavují „{name}“, což úloha nedeklaruje: bere se to jako číslo.
  missing-file = V balíčku tu chybí odpovídající soubor „{name}“.
  address-left-out = Obrázek nebo nahrávka má adresu „{address}“, která není adresou na webu, a proto chybí.
  rubric-left-out = Banka úloh nemá poznámky pro hodnotitele, tyto se proto vynechávají.
  units-left-out = Odpovědi tu nemají jednotku, tyto se proto vynechávají: {units}. Uveď v textu, že se ptáš jen na číslo.
  total.more = a dalších {count} [{code}]
  total.lines = {count, plural, one {# řádek} few {# řádky} other {# řádků}}
  total.files = {count, plural, one {# soubor} few {# soubory} other {# souborů}}
  total.questions = {count, plural, one {# úloha} few {# úlohy} other {# úloh}}
  total.pins = {count, plural, one {# špendlík} few {# špendlíky} other {# špendlíků}}
  total.entries = {count, plural, one {# záznam} few {# záznamy} other {# záznamů}}
  total.statements = {count, plural, one {# výpověď} few {# výpovědi} other {# výpovědí}}
  total.badges = {count, plural, one {# odznak} few {# odznaky} other {# odznaků}}
  total.errors = {count, plural, one {# chyba} few {# chyby} other {# chyb}}
  total.warnings = {count, plural, one {# varování} few {# varování} other {# varování}}
  total.hints = {count, plural, one {# upozornění} few {# upozornění} other {# upozornění}}
  total.none = bez chyb
  lost.type = Úloha je vynechána: formát nemá úlohy typu {type}.
  lost.category = Ztratí se kategorie.
  lost.category-details = Ztratí se popis a číslo kategorie.
  lost.set-title = Název sady se ztratí; nahradí ho její identifikátor.
  lost.name = Ztratí se název.
  lost.labels = Ztratí se identifikační číslo a štítky.
  lost.mark = Ztratí se počet bodů za úlohu.
  lost.hints = Ztratí se nápovědy.
  lost.general-feedback = Ztratí se zpětná vazba pro všechny.
  lost.answer-feedback = Ztratí se zpětná vazba k odpovědím.
  lost.response-feedback = Ztratí se zpětná vazba k celé odpovědi.
  lost.files = Ztratí se soubory v textech.
  lost.remainder = Ztratí se podrobnosti, které zná jen formát souboru.
  lost.weights = Odpovědi, za které je jen část bodů, o tuto část přijdou.
  lost.refused-weights = Moodle nezná jednu z vah odpovědí a úlohu odmítne.
  lost.other-answers = Ztratí se všechny odpovědi kromě první.
  lost.separator = Svislá čára v odpovědi ji rozdělí na dvě.
  lost.arrow = Ze šipky -> v textu se stane →.
  lost.signs = Znaky v textu tam znamenají něco jiného: mezeru, zvuk nebo čtení.
  lost.letter-case = Velká a malá písmena se nebudou rozlišovat.
  lost.single-choice = Bez správné odpovědi se bude místo jedné označovat víc možností.
  lost.judgment = Odpovědi se budou porovnávat písmeno po písmenu, ne podle významu.
  lost.unit = Ztratí se jednotka čísla.
  lost.markup = Ze vzorců, obrázků, tabulek a zvýraznění se stane prostý text.
  lost.grading = Každá označená možnost přinese svůj díl, ne to, co určuje úloha.
  lost.other-orders = Ztratí se všechna správná pořadí kromě jednoho.
  lost.rubric = Ztratí se hodnoticí tabulka, vzorová odpověď a povolený rozsah slohové práce.
  lost.instruction = Ztratí se pokyn nad textem s mezerami.
  lost.source = Ztratí se zdroj úlohy.
  lost.notes = Ztratí se název, poznámka, značka a velikost špendlíku.
  lost.other-labels = Ztratí se popisky v jiných jazycích a synonyma.
  lost.round-shapes = Zakřivené hrany se změní na rovné úseky a otvory se mohou ztratit.
  lost.drawings = Ztratí se šipky a zvýraznění na obrázku.
  lost.titles = Ztratí se názvy oddílů, úloh a pohledů a popisy obrázků.
  lost.other-images = Obrázky za prvním se ztratí i se svými špendlíky.
  lost.templates = Ztratí se šablony sady.

  [lab]
  coverage.leftOut = Na své si tu nepřijdou {players}.
  coverage.favored = Mnohem víc než ostatní si na své přijdou {players}.
  players.achiever = sběratelé úspěchů
  players.competitor = soutěživí hráči
  players.explorer = objevitelé
  players.socializer = společenští hráči
  report.mean = průměr
  report.interval = 95 %
  report.difference = rozdíl
  report.chance = p (Holm)
  report.least = nejmenší při seedu
  report.most = největší při seedu
  report.same = v každém světě stejné
  report.none = žádná hodnota
  report.unmeasured = S variantou {variant} nebylo v žádném světě co měřit, například proto, že nikdo nezískal ani bod.
  report.worlds = Světy: {count}, seedy {first} až {last}. Každý interval platí sám za sebe; p je opraveno na všechna srovnání (Holm).
  """#
)
