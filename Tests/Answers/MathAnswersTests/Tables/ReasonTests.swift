// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import MathAnswers
import Testing

/// What is said of wrong answers is true, and readable in every language.
struct ReasonTests {
  private static let languages: [Phrasebook] = [
    .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .czech, .russian,
  ]

  private func sentence(_ answer: String, for key: String, in phrasebook: Phrasebook = .english)
    throws -> String
  {
    let verdict = try AlgebraMatcher(key, allowsRearrangement: false).verdict(for: answer)
    #expect(!verdict.isCorrect, "\(answer)")
    return verdict.sentence(in: phrasebook)
  }

  @Test(arguments: [
    // A value alone would be right, too, so no equation is asked for.
    ("x = 11", "12", "12"), ("x = 3 or x = -2", "x = 4", "x = 4"), ("{3; -2}", "4", "4"),
    ("y = 2x + 3", "2x + 4", "x = 1"), ("11", "x = 12", "12"),
    ("x = 2, y = 3", "x = 2 or y = 3", "and"), ("x = 0 or y = 0", "x = 0 and y = 0", "or"),
    ("F = G m M/r^2", "F = g m M/r^2", "g"), ("I = U/R", "U = R I", "I"),
    ("-3 < x < 3", "x^2 < 9", "x"), ("2x + 1", "banana", "banana"),
    ("x^2 + 1", "apple pie", "apple"),
  ])
  func theReasonNamesWhatIsWrong(key: String, answer: String, part: String) throws {
    let english = try sentence(answer, for: key)
    #expect(english.contains(part), "\(english)")
    for phrase in ["This should be an equation", "This should be a list", "has no b", "has no a"] {
      #expect(!english.contains(phrase), "\(english)")
    }
    // No language leaves a placeholder or falls back on English.
    let sentences = try Self.languages.map { try sentence(answer, for: key, in: $0) }
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences {
      let own = sentence.replacing(key, with: "")
      #expect(!own.contains("{") && !own.contains("algebra."), "\(sentence)")
    }
  }

  @Test(arguments: [
    ("90 km/h", "20 m/s", "72 km/h"), ("1 m", "40 in", "1.016 m"), ("25 °C", "70 °F", "21.1111 °C"),
    ("2 h", "100 min", "1.66667 h"), ("2 h", "45 min", "0.75 h"), ("3 kg", "2 lb", "0.907185 kg"),
  ])
  func aWrongNumberIsShownInTheUnitOfTheKeyWithAFewDigits(
    key: String,
    answer: String,
    shown: String
  ) throws {
    let sentence = try NumericMatcher(key).verdict(for: answer).sentence(in: .english)
    #expect(sentence.contains(shown), "\(sentence)")
  }

  @Test(arguments: ["de", "fr", "es", "it", "pt", "nl", "cs", "ru"])
  func aWrongNumberIsShownWithTheMarkOfItsLanguage(tag: String) throws {
    let matcher = try NumericMatcher("3,5", language: Language(tag))
    let sentence = matcher.verdict(for: "2,5").sentence(in: .english)
    #expect(sentence.contains("2,5") && sentence.contains("3,5"), "\(sentence)")
    #expect(!sentence.contains("2.5"), "\(sentence)")
  }
}
