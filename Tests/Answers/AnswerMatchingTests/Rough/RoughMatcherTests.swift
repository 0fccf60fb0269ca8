// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing

/// The rule step by step, with an example of each kind.
struct RoughMatcherTests {
  @Test(arguments: [
    ("Equator", "equator"), ("  equator ", "equator"), ("equator!", "equator"),
    ("“equator”", "equator"), ("sea level", "sea-level"), ("sea–level", "sea level"),
    ("isn’t", "isn't"), ("ﬂuid", "fluid"), ("Strasse", "Straße"), ("STRASSE", "Straße"),
  ])
  func whatDoesNotMatterIsNoSlip(answer: String, accepted: String) throws {
    for language in [Language.english, .german, nil] {
      let match = try #require(RoughMatcher(accepted, language: language).match(for: answer))
      guard case .normalized(let steps) = match.reason else {
        Issue.record("\(match.reason)")
        continue
      }
      #expect(!steps.isEmpty)
    }
  }

  @Test(arguments: [
    ("Strasse", "Straße", [NormalizationStep.sharpS]), ("STRASSE", "Straße", [.caseFolding]),
    ("Doppel Haus", "Doppel-Haus", [.hyphens]), ("das Haus", "Haus", [.germanArticles]),
    ("Ende von Spiel", "ende von dem Spiel", [.caseFolding, .germanArticles]),
    ("Haus am-der-See", "Haus am See", [.hyphens, .germanArticles]),
    ("m / s", "m/s", [.spacing]),
  ])
  func theStepsThatAreNamedAreTheTrueOnes(
    answer: String,
    accepted: String,
    steps: [NormalizationStep]
  ) {
    let match = RoughMatcher(accepted, language: .german).match(for: answer)
    #expect(match == Verdict.Match(accepted: accepted, reason: .normalized(steps)))
  }

  @Test(arguments: [
    ("1848", "1849", Verdict.Exemption.number), ("30 km", "300 km", .number), ("-4", "4", .number),
    ("12 %", "13 %", .number), ("anion+", "anion-", .number), ("calcium+", "calcium", .number),
    ("C#", "C+", .number), ("🙂", "🙃", .number),
    ("N2O4", "N2O5", .formula), ("KBr", "KCl", .formula), ("sRNA", "dRNA", .formula),
    ("3 kg", "3 kN", .formula),
    ("Karl VII", "Karl VIII", .romanNumeral), ("karl vii", "Karl VIII", .romanNumeral),
    ("UNESCA", "UNESCO", .acronym), ("FBI", "CIA", .acronym),
    ("dog", "dig", .shortWord), ("3 m", "3 cm", .shortWord), ("m/s", "m/h", .shortWord),

    ("upstairs above", "upstairs below", .fixedWord),
    ("大阪", "大坂", .syllables), ("さくらん", "さくら", .syllables), ("서울시", "서울", .syllables),
  ])
  func someWordsMustBeExact(answer: String, accepted: String, exemption: Verdict.Exemption) {
    for language in [Language.english, nil] {
      let mismatch = RoughMatcher(accepted, language: language).mismatch(for: answer)
      #expect(mismatch?.reason == .noTolerance(exemption))
    }
  }

  @Test(arguments: [

    ("aussen", "innen")
  ])
  func fixedWordsOfGermanMustBeExact(answer: String, accepted: String) {
    let mismatch = RoughMatcher(accepted, language: .german).mismatch(for: answer)
    #expect(mismatch?.reason == .noTolerance(.fixedWord))
  }

  @Test(arguments: [
    (
      "first second third fourth fifth sixth seventh eighth ninth tenth twelfth thirteenth three six seven eight"
        + " ten thirty sixty seventy hundred thousand million billion trillion forth fist tent secant",
      [
        "frist first", "secound second", "thrid third", "twelth twelfth", "milion million",
        "hunderd hundred",
      ],
      Language.english
    ),
    (
      "erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte drei sechs acht zehn dreißig"
        + " hundert tausend million milliarde billion ernste weite",
      [
        "zewite zweite", "driter dritter", "Milion Million", "Miliarde Milliarde",
        "tausned tausend",
      ],
      .german
    ),
  ])
  func aNumberInWordsMayBeMisspelledButIsNoOther(
    words: String,
    slips: [String],
    language: Language
  ) {
    let words = words.split(separator: " ").map(String.init)
    for accepted in words {
      let matcher = RoughMatcher(accepted, language: language)
      #expect(words.filter { matcher.verdict(for: $0).isCorrect } == [accepted])
    }
    for slip in slips.map({ $0.split(separator: " ").map(String.init) }) {
      #expect(RoughMatcher(slip[1], language: language).misspelling(for: slip[0]) != nil, "\(slip)")
    }
  }

  @Test(arguments: [
    ("not allowed", "allowed", Language.english), ("allowed", "not allowed", .english),
    ("can't swim", "can swim", .english), ("cant swim", "can swim", .english),
    ("without sugar", "with sugar", .english), ("no answer", "an answer", .english),
    ("nicht erlaubt", "erlaubt", .german), ("ohne Zucker", "mit Zucker", .german),
    ("keine Antwort", "eine Antwort", .german),
  ])
  func aNegationSaysTheOpposite(answer: String, accepted: String, language: Language) {
    #expect(RoughMatcher(accepted, language: language).mismatch(for: answer)?.reason == .negation)
  }

  @Test(arguments: [
    ("I don't know", "photosynthesis", Language.english), ("no idea", "hypoglycemia", .english),
    ("keine Ahnung", "Photosynthese", .german), ("weiß nicht", "Knochen", .german),
  ])
  func aNegationOfSomethingElseDoesNot(answer: String, accepted: String, language: Language) {
    let reason = RoughMatcher(accepted, language: language).mismatch(for: answer)?.reason
    #expect(reason != nil && reason != .negation)
  }

  @Test(arguments: [
    ("nobody", "nothing", Language.english), ("wont", "don't", .english),
    ("nichts", "nicht", .german), ("keinen Regen", "kein Regen", .german),
  ])
  func oneNegatorIsNotAnother(answer: String, accepted: String, language: Language) {
    let mismatch = RoughMatcher(accepted, language: language).mismatch(for: answer)
    #expect(mismatch?.reason == .noTolerance(.fixedWord))
  }

  @Test func anApostropheMayBeForgotten() {
    #expect(
      RoughMatcher("wouldn't", language: .english).misspelling(for: "wouldnt")?.slips.count == 1
    )
  }

  @Test(arguments: [
    ("hyperglycemia", "hypoglycemia", "hyper", "hypo", Language.english),
    ("intramural", "intermural", "intra", "inter", .english),
    ("chlorate", "chlorite", "ate", "ite", .english),
    ("pentene", "pentane", "ene", "ane", .english),
    ("invisible", "visible", "in", "", .english), ("moral", "amoral", "", "a", .english),
    ("sixteenth", "sixtieth", "teenth", "tieth", .english),
    ("milligram", "microgram", "milli", "micro", .english),
    ("Hyperton", "Hypoton", "hyper", "hypo", .german), ("Chlorit", "Chlorat", "it", "at", .german),
    ("unsichtbar", "sichtbar", "un", "", .german), ("Aufstieg", "Abstieg", "auf", "ab", .german),
    ("Grossstadt", "Kleinstadt", "gross", "klein", .german),
  ])
  func aContraryAffixMakesAnotherWord(
    answer: String,
    accepted: String,
    written: String,
    expected: String,
    language: Language
  ) {
    let mismatch = RoughMatcher(accepted, language: language).mismatch(for: answer)
    #expect(mismatch?.reason == .otherAffix(written: written, expected: expected))
  }

  @Test(arguments: [
    ("oestrogen", "estrogen"), ("oedema", "edema"), ("aetiology", "etiology"),
    ("aesthetic", "esthetic"), ("foetus", "fetus"), ("haemoglobin", "hemoglobin"),
    ("colour", "color"), ("fibre", "fiber"), ("sulphur", "sulfur"), ("leucocyte", "leukocyte"),
  ])
  func theSpellingsOfBothSidesOfTheAtlanticCount(british: String, american: String) {
    #expect(RoughMatcher(british, language: .english).verdict(for: american).isCorrect)
    #expect(RoughMatcher(american, language: .english).verdict(for: british).isCorrect)
  }

  @Test(arguments: [
    ("neumonia", "pneumonia"), ("sychology", "psychology"), ("nowledge", "knowledge"),
    ("restle", "wrestle"),
  ])
  func aFirstLetterThatIsSilentMayBeMissing(answer: String, accepted: String) {
    #expect(RoughMatcher(accepted, language: .english).misspelling(for: answer) != nil)
  }

  @Test(arguments: [
    ("Neon", "Xenon", Language.english), ("copper sulfide", "iron sulfide", .english),
    ("Mali", "Malawi", .english), ("in june", "in July", .english),
    ("Triangle beta", "triangle zeta", .english),
    ("Natrium", "Kalium", .german), ("Slowakei", "Slowenien", .german),
    ("im Juni", "im Juli", .german),
    ("dreissig", "dreizehn", .german), ("reiss", "Reis", .german),
    ("Königreich Irland", "Königreich Island", .german),
  ])
  func aRelativeIsAnotherTerm(answer: String, accepted: String, language: Language) throws {
    let mismatch = try #require(RoughMatcher(accepted, language: language).mismatch(for: answer))
    switch mismatch.reason {
    case .isAnotherTerm, .noTolerance(.fixedWord), .otherAffix: break
    default: Issue.record("\(mismatch.reason)")
    }
  }

  @Test func aMisspelledRelativeIsAsNear() {
    let matcher = RoughMatcher("mitosis", language: .english)
    #expect(matcher.mismatch(for: "meitosis")?.reason == .isAsNearTo("meiosis"))
    #expect(RoughMatcher("Slovenia", language: .english).misspelling(for: "Sloveniya") != nil)
  }

  @Test(arguments: [
    ("vertebra", "vertebrae"), ("fungi", "fungus"), ("phenomenon", "phenomena"),
    ("theses", "thesis"),
    ("matrices", "matrix"), ("volcano", "volcanoes"), ("two bacteria", "two bacterium"),
    ("cats", "cat"), ("cat", "cats"), ("foxes", "fox"), ("the legs of a crab", "leg of a crab"),
    ("public good", "public goods"), ("sample mean", "sample means"),
  ])
  func anotherFormCountsOnlyWhenThePolicySaysSo(answer: String, accepted: String) throws {
    let match = try #require(RoughMatcher(accepted, language: .english).match(for: answer))
    guard case .inflected(let written, let expected) = match.reason else {
      Issue.record("\(match.reason)")
      return
    }
    let strict = RoughMatcher(accepted, language: .english, acceptsInflections: false)
    let reason = Verdict.Mismatch.Reason.inflection(written: written, expected: expected)
    #expect(strict.mismatch(for: answer)?.reason == reason)
  }

  @Test(arguments: [
    ("Inseln", "Insel"), ("Tische", "Tisch"), ("Zentren", "Zentrum"), ("Loks", "Lok"),
  ])
  func germanFormsAreKnown(answer: String, accepted: String) {
    #expect(RoughMatcher(accepted, language: .german).match(for: answer) != nil)
    let strict = RoughMatcher(accepted, language: .german, acceptsInflections: false)
    #expect(strict.match(for: answer) == nil)
  }

  @Test(arguments: [
    ("news", "new", Language.english), ("carp", "car", .english), ("tens", "ten", .english),
    ("hers", "her", .english), ("theirs", "their", .english), ("your", "yours", .english),
    ("tubes", "tub", .english), ("capes", "cap", .english), ("cubes", "cub", .english),
    ("Noten", "Not", .german), ("Akten", "Akt", .german), ("mois", "moi", "fr"),
    ("buss", "bus", .english), ("Mais", "Mai", .german),
    ("Note", "Not", .german), ("Note", "not", .english), ("asses", "a", .english),
  ])
  func anotherWordIsNoForm(answer: String, accepted: String, language: Language) {
    #expect(RoughMatcher(accepted, language: language).match(for: answer) == nil)
  }

  @Test func withoutALanguageGermanEndingsMakeNoForms() {
    #expect(RoughMatcher("law").match(for: "lawn") == nil)
    #expect(RoughMatcher("golden").match(for: "gold") == nil)
    #expect(RoughMatcher("spectrum").match(for: "spectra") != nil)
  }

  @Test(arguments: [
    ("Muenster", "Münster"), ("Munster", "Münster"), ("Münster", "Muenster"),
    ("MUENSTER", "Münster"),
    ("Fysik", "Physik"), ("Rytmus", "Rhythmus"), ("Vulkahn", "Vulkan"), ("Gebirrge", "Gebirge"),
    ("Klimma", "Klima"),
  ])
  func germanSlipsCount(answer: String, accepted: String) {
    #expect(RoughMatcher(accepted, language: .german).misspelling(for: answer) != nil)
  }

  @Test(arguments: [
    ("goverment", "government"), ("seperation", "separation"), ("phisics", "physics"),
    ("paralelogram", "parallelogram"), ("pyrimad", "pyramid"), ("volcanoe", "volcano"),
    ("rythm", "rhythm"),
  ])
  func englishSlipsCount(answer: String, accepted: String) {
    #expect(RoughMatcher(accepted, language: .english).misspelling(for: answer) != nil)
  }

  @Test(arguments: ["olcano", "bolkano", "vulture", "vol", "v", "volcanology", "banana"])
  func otherWordsDoNot(answer: String) {
    #expect(RoughMatcher("volcano", language: .english).match(for: answer) == nil)
  }

  @Test func capitalsMatterWhenTheyAreSaidTo() {
    let matcher = RoughMatcher("Polish", language: .english, ignoresCase: false)
    #expect(matcher.match(for: "Polish")?.reason == .exact)
    #expect(matcher.mismatch(for: "polish")?.reason == .letterCase)
    #expect(matcher.mismatch(for: "POLISH")?.reason == .letterCase)
    #expect(matcher.mismatch(for: "polihs")?.reason == .letterCase)
    #expect(matcher.misspelling(for: "Polihs") != nil)
    let formula = RoughMatcher("NaCl", ignoresCase: false)
    #expect(formula.mismatch(for: "NaCL")?.reason == .letterCase)
    let city = RoughMatcher("New York", language: .english, ignoresCase: false)
    #expect(city.mismatch(for: "New york")?.reason == .letterCase)
    #expect(city.misspelling(for: "NewYork") != nil)
  }

  @Test func aSharpSIsNoMatterOfCase() {
    let reason = Verdict.Mismatch.Reason.difference(written: "ss", expected: "ß")
    #expect(ExactMatcher("Straße").mismatch(for: "Strasse")?.reason == reason)
    #expect(ExactMatcher("Straße").mismatch(for: "straße")?.reason == .letterCase)
    #expect(ExactMatcher("Straße").mismatch(for: "STRASSE")?.reason == .letterCase)
    let matcher = RoughMatcher("Straße", ignoresCase: false)
    #expect(matcher.mismatch(for: "Strasse")?.reason == reason)
    #expect(RoughMatcher("Straße").match(for: "Strasse")?.reason == .normalized([.sharpS]))
  }

  /// A term in another case is the same term.
  @Test func theAcceptedAnswerInOtherCapitalsIsNoOtherTerm() {
    let matcher = RoughMatcher("Polish", confusables: ["polish"], ignoresCase: false)
    #expect(matcher.mismatch(for: "polish")?.reason == .letterCase)
    let lexicon = Lexicon(terms: ["Polish"])
    #expect(matcher.mismatch(for: "polish", knowing: lexicon)?.reason == .letterCase)
  }

  @Test func marksAreNoSlipsWhenTheyAreFolded() {
    let matcher = RoughMatcher("crème brûlée", ignoresDiacritics: true)
    #expect(matcher.match(for: "creme brulee")?.reason == .normalized([.diacritics]))
    #expect(
      RoughMatcher("crème brûlée").misspelling(for: "creme brulee")?.slips.map(\.kind) == [
        .mark, .mark, .mark,
      ]
    )
  }

  @Test func theNearestOfSeveralAnswersIsMatched() {
    let matcher = RoughMatcher("autumn", alternatives: ["harvest"], language: .english)
    #expect(matcher.accepted == ["autumn", "harvest"])
    #expect(matcher.match(for: "harvesst")?.accepted == "harvest")
    #expect(matcher.match(for: "auttumn")?.accepted == "autumn")
  }

  @Test func otherAlphabetsAreComparedLetterByLetter() {
    #expect(RoughMatcher("Ленинград").misspelling(for: "Леннинград") != nil)
    #expect(RoughMatcher("Ленинград").misspelling(for: "Лениннрагд") == nil)
    #expect(RoughMatcher("Αθήνα", ignoresDiacritics: true).match(for: "Αθηνα") != nil)
    #expect(RoughMatcher("Αθήνα").match(for: "Σπάρτη") == nil)
  }

  @Test(arguments: ["", " ", "\r\n", "\u{200B}", "?"])
  func anEmptyAnswerIsOnlyDifferent(answer: String) {
    #expect(RoughMatcher("equator").match(for: answer) == nil)
    #expect(RoughMatcher("the long night").mismatch(for: "")?.reason == .different)
    #expect(RoughMatcher(answer).verdict(for: answer).isCorrect)
    #expect(RoughMatcher(answer).match(for: "equator") == nil)
  }

  @Test func aLanguageWithoutRulesIsMatchedByItsLetters() {
    for (accepted, answer) in [("rhythm", "rythm"), ("la bibliothèque", "la biblioteque")] {
      let neutral = RoughMatcher(accepted).verdict(for: answer)
      #expect(RoughMatcher(accepted, language: "sv").verdict(for: answer) == neutral)
      let austrian = RoughMatcher(accepted, language: "de-AT").verdict(for: answer)
      #expect(austrian == RoughMatcher(accepted, language: .german).verdict(for: answer))
    }
  }

  // MARK: JSON

  @Test func isAnObjectInJSON() throws {
    try expectJSON(RoughMatcher("x"), #"{"accepted":["x"]}"#)
    try expectJSON(RoughMatcher("x", language: "fr-CA"), #"{"accepted":["x"],"language":"fr-CA"}"#)
    try expectJSON(
      RoughMatcher(
        "x",
        alternatives: ["y"],
        confusables: ["z"],
        language: .german,
        ignoresCase: false,
        ignoresDiacritics: true,
        acceptsInflections: false
      ),
      #"{"accepted":["x","y"],"acceptsInflections":false,"confusables":["z"],"#
        + #""ignoresCase":false,"ignoresDiacritics":true,"language":"de"}"#
    )
  }

  @Test(arguments: [
    "{}", #"{"accepted":[]}"#, #"{"accepted":true}"#, #"{"accepted":["x"],"language":"f r"}"#,
    #"{"accepted":["x"],"acceptsInflections":"some"}"#, #"{"accepted":["x"],"confusables":"y"}"#,
    #"{"accepted":["x"],"caseSensitive":true}"#,
    #"{"accepted":["x"],"ignoresCase":"yes"}"#, #"{"accepted":[false]}"#, "[]",
  ])
  func isNotReadFromOtherJSON(text: String) {
    #expect(throws: (any Error).self) { try decode(RoughMatcher.self, text) }
  }
}
