// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import ChemistryAnswers
import DateAnswers
import Languages
import LudusCore
import LudusTestSupport
import MathAnswers
import QuizContent
import Testing

/// Keys that authors write as programs do, and what learners are shown of them, in every kind that
/// is judged exactly and every language.
struct WrittenKeysTests {
  /// A key, and how people of a language write it.
  struct Key: Sendable, CustomTestStringConvertible {
    let key: String
    let written: String
    let kind: ProblemKind
    let matcher: any AnswerMatcher

    var testDescription: String { "\(key) as \(written)" }
  }

  static let languages: [Language] = [
    .english, .german, "fr", "es", "it", "pt", "nl", "cs", "ru",
  ]

  @Test(arguments: languages)
  func aKeyIsShownAsPeopleWriteIt(language: Language) throws {
    for key in try Self.keys(in: language) {
      // The language is that of the content, whoever reads it.
      for reader in [Language.english, "fi"] {
        #expect(key.matcher.written(key.key, in: reader) == key.written)
        #expect(key.kind.correctAnswer(in: reader) == .text(key.written))
      }
      #expect(key.kind.correctAnswer == .text(key.key))
      let gap = ClozeTask.Gap("1", key.kind)
      let cloze = ProblemKind.cloze(ClozeTask("[[1]]", gaps: [gap]))
      #expect(cloze.correctAnswer(in: .english) == .gaps(["1": key.written]))
    }
  }

  @Test(arguments: languages)
  func whatIsShownCountsAndIsWhatReasonsSay(language: Language) throws {
    for key in try Self.keys(in: language) {
      let verdict = key.matcher.verdict(for: key.written)
      #expect(verdict.isCorrect, "\(key.testDescription): \(verdict)")
      for phrasebook in Phrasebook.all {
        let sentence = verdict.sentence(in: phrasebook)
        #expect(sentence.contains(key.written), "\(sentence)")
      }
      guard case .wrong(let mismatch) = key.matcher.verdict(for: Self.wrongAnswer(to: key.kind))
      else { continue }
      let sentence = Verdict.wrong(mismatch).sentence(in: .english)
      #expect(sentence.hasSuffix("“\(key.written)”."), "\(sentence)")
      #expect(mismatch.expected == key.key)
    }
  }

  private static func wrongAnswer(to kind: ProblemKind) -> String {
    switch kind.name {
    case .date: "1500"
    case .chemical: "XeF6"
    default: "12345"
    }
  }

  @Test(
    arguments: [
      ("en-GB", "14 July 1789"), ("en-US", "July 14, 1789"), ("de-AT", "14. Juli 1789"),
      ("pt-BR", "14 de julho de 1789"), ("fi", "1789-07-14"),
    ] as [(String, String)]
  )
  func aDateIsWrittenAsInTheRegion(language: String, written: String) throws {
    let matcher = try DateMatcher("1789-07-14", language: Language(language))
    #expect(matcher.written("1789-07-14", in: .english) == written)
  }

  @Test func aKeyWithoutALanguageIsWrittenInThatOfTheReader() throws {
    let matcher = try DateMatcher("1789-07-14")
    #expect(matcher.written("1789-07-14", in: .german) == "14. Juli 1789")
    #expect(
      matcher.verdict(for: "1500").sentence(in: .german)
        == "Das ist ein anderes Datum. Die richtige Antwort ist „14. Juli 1789“."
    )
  }

  @Test(
    arguments: [
      "14. Juli 1789", "19th century", "1500 BC", "3/10/1990", "14.7.1789", "the 1960s",
    ]
  )
  func aDateThatAPersonWroteStaysAsItIs(key: String) throws {
    let matcher = try DateMatcher(key, order: .dayFirst)
    #expect(matcher.written(key, in: "fr") == key)
  }

  @Test(
    arguments: [
      "x^(1/2)", "2^x^2", "a_1", "f(x)", "x**2", "sin^2(x) + pir", "x + 1",
    ]
  )
  func whatPeopleWriteNoOtherWayStaysAsItIs(key: String) throws {
    let matcher = try AlgebraMatcher(key)
    let written = matcher.written(key, in: .english)
    #expect(matcher.judgment(of: written) == .correct)
    #expect(!written.contains("^") || written == key)
  }

  @Test func whereSpellingMattersNothingIsRewritten() throws {
    for key in ["x^2", "1789-07-14", "H2O", "->"] {
      #expect(ExactMatcher(key).written(key, in: .english) == key)
      #expect(RoughMatcher(key).written(key, in: .english) == key)
      #expect(ProblemKind.exactMatch(ExactMatcher(key)).correctAnswer(in: "fr") == .text(key))
    }
  }

  @Test func aCalculationStaysAsItIs() throws {
    // It is a key, but no answer.
    let matcher = try NumericMatcher("2*pi", language: .german)
    #expect(matcher.written("2*pi", in: .german) == "2*pi")
  }

  @Test(arguments: ["[2.3, 2.6] m", "2.45 +- 0.15"])
  func aKeyThatNoOtherTextCountsForStaysAsItIs(key: String) throws {
    let matcher = try NumericMatcher(key, language: .german)
    #expect(matcher.written(key, in: .german) == key)
    #expect(matcher.judgment(of: key) == .correct)
  }

  @Test func aPointStaysWhereItsAuthorDeclaredIt() throws {
    let matcher = try NumericMatcher("9.81 m/s^2", decimalSeparator: .point, language: .german)
    #expect(matcher.written("9.81 m/s^2", in: .german) == "9.81 m/s²")
  }

  // MARK: Tables

  static func keys(in language: Language) throws -> [Key] {
    let commas = language != .english
    let dates = try rows(Self.dates[language] ?? "").map { key, written in
      let matcher = try DateMatcher(key, language: language)
      return Key(key: key, written: written, kind: .date(matcher), matcher: matcher)
    }
    let numbers = try rows(commas ? numbersWithCommas : numbersWithPoints).map { key, written in
      let matcher = try NumericMatcher(key, language: language)
      return Key(key: key, written: written, kind: .numeric(matcher), matcher: matcher)
    }
    let formulae = try rows(commas ? formulaeWithCommas : formulaeWithPoints).map { key, written in
      let matcher = try AlgebraMatcher(key, language: language)
      return Key(key: key, written: written, kind: .algebraic(matcher), matcher: matcher)
    }
    let chemistry = try rows(Self.chemistry).map { key, written in
      let matcher = try ChemicalMatcher(key)
      return Key(key: key, written: written, kind: .chemical(matcher), matcher: matcher)
    }
    return dates + numbers + formulae + chemistry
  }

  private static func rows(_ table: String) -> [(key: String, written: String)] {
    table.split(separator: "\n").map { line in
      let sides = line.split(separator: " ¦ ").map(String.init)
      return (sides[0], sides[1])
    }
  }

  private static let numbersWithPoints = """
    9.81 m/s^2 ¦ 9.81 m/s²
    1.5e3 ¦ 1.5·10³
    2.5*10^-3 m ¦ 2.5·10⁻³ m
    6.022e23 ¦ 6.022·10²³
    3 kg*m^2 ¦ 3 kg·m²
    sqrt(2) ¦ √2
    3/4 ¦ 3/4
    """

  private static let numbersWithCommas = """
    9.81 m/s^2 ¦ 9,81 m/s²
    1.5e3 ¦ 1,5·10³
    2.5*10^-3 m ¦ 2,5·10⁻³ m
    6.022e23 ¦ 6,022·10²³
    3 kg*m^2 ¦ 3 kg·m²
    sqrt(2) ¦ √2
    3/4 ¦ 3/4
    """

  private static let formulaeWithPoints = """
    3*x^2 ¦ 3·x²
    x^2-1 ¦ x²-1
    x^(n+1) ¦ xⁿ⁺¹
    x^-1 ¦ x⁻¹
    x^10 ¦ x¹⁰
    0.5*x ¦ 0.5·x
    x >= 2.5 ¦ x ≥ 2.5
    pi*r^2 ¦ π·r²
    sqrt(x+1)/2 ¦ √(x+1)/2
    2*sqrt(3) ¦ 2·√3
    """

  private static let formulaeWithCommas = """
    3*x^2 ¦ 3·x²
    x^2-1 ¦ x²-1
    x^(n+1) ¦ xⁿ⁺¹
    x^-1 ¦ x⁻¹
    x^10 ¦ x¹⁰
    0.5*x ¦ 0,5·x
    x >= 2.5 ¦ x ≥ 2,5
    pi*r^2 ¦ π·r²
    sqrt(x+1)/2 ¦ √(x+1)/2
    2*sqrt(3) ¦ 2·√3
    """

  private static let chemistry = """
    H2SO4 ¦ H₂SO₄
    C12H22O11 ¦ C₁₂H₂₂O₁₁
    Al2(SO4)3 ¦ Al₂(SO₄)₃
    SO4^2- ¦ SO₄²⁻
    Fe^3+ ¦ Fe³⁺
    NH4^+ ¦ NH₄⁺
    CuSO4*5H2O ¦ CuSO₄·5H₂O
    2 H2 + O2 -> 2 H2O ¦ 2 H₂ + O₂ → 2 H₂O
    N2 + 3 H2 <=> 2 NH3 ¦ N₂ + 3 H₂ ⇌ 2 NH₃
    Cl2 + 2 e^- -> 2 Cl^- ¦ Cl₂ + 2 e⁻ → 2 Cl⁻
    ^14C ¦ ¹⁴C
    1s2 2s2 2p6 ¦ 1s² 2s² 2p⁶
    [Ne] 3s2 3p4 ¦ [Ne] 3s² 3p⁴
    """

  private static let dates: [Language: String] = [
    .english: """
    1789-07-14 ¦ July 14, 1789
    1886-05-01 ¦ May 1, 1886
    1914-07 ¦ July 1914
    1914..1918 ¦ 1914–1918
    1914-07-28..1918-11-11 ¦ July 28, 1914 – November 11, 1918
    -0044-03-15 ¦ March 15, 44 BC
    -0044 ¦ 44 BC
    0079-08-24 ¦ August 24, 79 AD
    """,
    .german: """
    1789-07-14 ¦ 14. Juli 1789
    1886-05-01 ¦ 1. Mai 1886
    1914-07 ¦ Juli 1914
    1914..1918 ¦ 1914–1918
    1914-07-28..1918-11-11 ¦ 28. Juli 1914 – 11. November 1918
    -0044-03-15 ¦ 15. März 44 v. Chr.
    -0044 ¦ 44 v. Chr.
    0079-08-24 ¦ 24. August 79 n. Chr.
    """,
    "fr": """
    1789-07-14 ¦ 14 juillet 1789
    1886-05-01 ¦ 1er mai 1886
    1914-07 ¦ juillet 1914
    1914..1918 ¦ 1914–1918
    1914-07-28..1918-11-11 ¦ 28 juillet 1914 – 11 novembre 1918
    -0044-03-15 ¦ 15 mars 44 av. J.-C.
    -0044 ¦ 44 av. J.-C.
    0079-08-24 ¦ 24 août 79 apr. J.-C.
    """,
    "es": """
    1789-07-14 ¦ 14 de julio de 1789
    1886-05-01 ¦ 1 de mayo de 1886
    1914-07 ¦ julio de 1914
    1914..1918 ¦ 1914–1918
    1914-07-28..1918-11-11 ¦ 28 de julio de 1914 – 11 de noviembre de 1918
    -0044-03-15 ¦ 15 de marzo de 44 a. C.
    -0044 ¦ 44 a. C.
    0079-08-24 ¦ 24 de agosto de 79 d. C.
    """,
    "it": """
    1789-07-14 ¦ 14 luglio 1789
    1886-05-01 ¦ 1º maggio 1886
    1914-07 ¦ luglio 1914
    1914..1918 ¦ 1914–1918
    1914-07-28..1918-11-11 ¦ 28 luglio 1914 – 11 novembre 1918
    -0044-03-15 ¦ 15 marzo 44 a.C.
    -0044 ¦ 44 a.C.
    0079-08-24 ¦ 24 agosto 79 d.C.
    """,
    "pt": """
    1789-07-14 ¦ 14 de julho de 1789
    1886-05-01 ¦ 1 de maio de 1886
    1914-07 ¦ julho de 1914
    1914..1918 ¦ 1914–1918
    1914-07-28..1918-11-11 ¦ 28 de julho de 1914 – 11 de novembro de 1918
    -0044-03-15 ¦ 15 de março de 44 a.C.
    -0044 ¦ 44 a.C.
    0079-08-24 ¦ 24 de agosto de 79 d.C.
    """,
    "nl": """
    1789-07-14 ¦ 14 juli 1789
    1886-05-01 ¦ 1 mei 1886
    1914-07 ¦ juli 1914
    1914..1918 ¦ 1914–1918
    1914-07-28..1918-11-11 ¦ 28 juli 1914 – 11 november 1918
    -0044-03-15 ¦ 15 maart 44 v.Chr.
    -0044 ¦ 44 v.Chr.
    0079-08-24 ¦ 24 augustus 79 n.Chr.
    """,
    "cs": """
    1789-07-14 ¦ 14. července 1789
    1886-05-01 ¦ 1. května 1886
    1914-07 ¦ červenec 1914
    1914..1918 ¦ 1914–1918
    1914-07-28..1918-11-11 ¦ 28. července 1914 – 11. listopadu 1918
    -0044-03-15 ¦ 15. března 44 př. n. l.
    -0044 ¦ 44 př. n. l.
    0079-08-24 ¦ 24. srpna 79 n. l.
    """,
    "ru": """
    1789-07-14 ¦ 14 июля 1789 года
    1886-05-01 ¦ 1 мая 1886 года
    1914-07 ¦ июль 1914 года
    1914..1918 ¦ 1914–1918
    1914-07-28..1918-11-11 ¦ 28 июля 1914 года – 11 ноября 1918 года
    -0044-03-15 ¦ 15 марта 44 года до н. э.
    -0044 ¦ 44 до н. э.
    0079-08-24 ¦ 24 августа 79 года н. э.
    """,
  ]
}
