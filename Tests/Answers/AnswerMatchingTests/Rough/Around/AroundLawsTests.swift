// SPDX-License-Identifier: Apache-2.0
@testable import AnswerMatching
import KnownLanguages
import LanguageFacts
import LudusCore
import LudusTestSupport
import Testing
import TextFolding

/// What holds of misspellings in every language.
struct AroundLawsTests {
  static let languages = LanguageFacts.all.map(\.language)

  /// Words of a language that can be misspelled.
  private static func words(of language: Language) -> [String] {
    let rules = LanguageRules.rules(for: LanguageRules.Choice(language))
    let words = LanguageFacts.all.first { $0.language == language }?.words ?? []
    return words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
      .filter { $0.count > 6 && !rules.fixedWords.contains($0) && !$0.contains("-") }
  }

  /// A text one insertion, omission, substitution or swap away, with letters of the language.
  private static func typo(
    of text: String,
    _ letters: [Character],
    _ generator: inout SeededGenerator
  ) -> String {
    var result = Array(text)
    let place = generator.draw(below: result.count)
    let other = generator.drawElement(of: letters) ?? "a"
    switch generator.draw(below: 5) {
    case 0 where result.count > 1: result.remove(at: place)
    case 1: result.insert(result[place], at: place)
    case 2: result[place] = other
    case 3: result.insert(other, at: place)
    default: result.swapAt(place, min(place + 1, result.count - 1))
    }
    return String(result)
  }

  private static func isTooBad(_ verdict: Verdict) -> Bool {
    if case .wrong(let mismatch) = verdict, case .misspelledTooBadly = mismatch.reason {
      true
    } else {
      false
    }
  }

  @Test(arguments: languages)
  func takingASlipAwayNeverMakesAMisspellingTooBad(language: Language) {
    let words = Self.words(of: language)
    var count = 0
    forEachSeed(0..<180) { generator in
      let word = generator.drawElement(of: words) ?? ""
      let letters = Array(generator.drawElement(of: words) ?? "a")
      let one = Self.typo(of: word, letters, &generator)
      let two = Self.typo(of: one, letters, &generator)
      let matcher = RoughMatcher(word, language: language)
      let misspelling = try assume(matcher.misspelling(for: two))
      try assume(misspelling.slips.count > 1)
      count += 1
      for slip in misspelling.slips.indices {
        var fewer = misspelling.slips
        fewer.remove(at: slip)
        let answer = fewer.applied(to: matcher.normalization.apply(to: word))
        let verdict = matcher.verdict(for: answer)
        try #require(!Self.isTooBad(verdict), "\(two), \(answer), \(word): \(verdict)")
      }
    }
    #expect(count > 20, "\(language)")
  }

  @Test(arguments: languages)
  func aWordWithoutItsMarksCounts(language: Language) {
    let rules = LanguageRules.rules(for: LanguageRules.Choice(language))
    let marked = Self.words(of: language).filter { $0.withoutDiacritics != $0 && !$0.hasUmlaut }
    for word in marked {
      let plain = word.withoutDiacritics
      guard !rules.isKnown(plain), rules.vowelMarksAreAccents, !rules.negators.contains(word) else {
        continue
      }
      let verdict = RoughMatcher(word, language: language).verdict(for: plain)
      #expect(verdict.isCorrect, "\(plain): \(verdict)")
    }
  }

  @Test(arguments: languages)
  func aListAdmitsNoOtherWordThatWasRefusedWithoutIt(language: Language) {
    let words = Self.words(of: language)
    forEachSeed(0..<25) { generator in
      let word = generator.drawElement(of: words) ?? ""
      let other = generator.drawElement(of: words.filter { $0.first == word.first }) ?? ""
      let matcher = RoughMatcher(word, language: language)
      try assume(!matcher.verdict(for: other).isCorrect)
      let lexicons = [
        Lexicon(words: [word]), Lexicon(words: words.filter { $0 != other }),
        Lexicon(terms: [word, generator.drawElement(of: words) ?? ""]),
      ]
      for lexicon in lexicons {
        let verdict = matcher.verdict(for: other, knowing: lexicon)
        try #require(!verdict.isCorrect, "\(other) for \(word): \(verdict)")
      }
    }
  }

  @Test(arguments: languages)
  func theFrameOfAnAnswerChangesNothing(language: Language) {
    let facts = LanguageFacts.all.first { $0.language == language }?.frames
    let openings = facts?.openings.split(separator: " ") ?? []
    #expect(openings.count > 20)
    for opening in openings {
      let text = opening.split(separator: "_").joined(separator: " ")
      let verdict = RoughMatcher("Xerophyten", language: language)
        .verdict(for: "\(text) Xerophyten")
      #expect(verdict.isCorrect, "\(text): \(verdict)")
    }
  }

  @Test(arguments: languages)
  func notAndOrKeepTheirMeaning(language: Language) {
    let facts = LanguageFacts.all.first { $0.language == language }
    let opening = facts?.frames.openings.split(separator: " ").first.map {
      $0.split(separator: "_").joined(separator: " ")
    }
    let words = (facts?.frames.alternatives.words ?? []) + (facts?.spelling?.negators.words ?? [])
    #expect(words.count > 4)
    for word in words {
      for answer in ["\(opening ?? "") \(word) Xerophyten", "Xerophyten \(word) Rhodophyten"] {
        let verdict = RoughMatcher("Xerophyten", language: language).verdict(for: answer)
        #expect(!verdict.isCorrect, "\(answer): \(verdict)")
      }
    }
  }

  @Test(arguments: ["שָׁלוֹם", "كِتَاب"])
  func pointsDoNotMatterWhereMarksDoNot(word: String) {
    let plain = word.withoutDiacritics
    #expect(plain.unicodeScalars.count < word.unicodeScalars.count)
    for (accepted, answer) in [(word, plain), (plain, word)] {
      let matcher = RoughMatcher(accepted, ignoresDiacritics: true)
      #expect(matcher.verdict(for: answer).isCorrect)
      #expect(ExactMatcher(accepted, normalization: [.diacritics]).verdict(for: answer).isCorrect)
    }
  }

  @Test func numbersInAnotherNotationCanBeSwitchedOff() throws {
    let matcher = RoughMatcher("12", language: .english, readsNumbers: false)
    #expect(!matcher.verdict(for: "twelve").isCorrect)
    try expectRoundTrip(matcher)
    #expect(try json(matcher).contains(#""readsNumbers":false"#))
    #expect(try !json(RoughMatcher("12")).contains("readsNumbers"))
  }

  @Test(arguments: languages)
  func everyNumberIsReadAsItIsWritten(language: Language) {
    let rules = LanguageRules.rules(for: LanguageRules.Choice(language))
    let ordinals = LanguageFacts.all.first { $0.language == language }?.ordinals
    #expect(ordinals?.words.words.count == 30)
    let ending = ordinals?.endings.words.first ?? ""
    for (index, forms) in (ordinals?.words.words ?? []).enumerated() {
      for form in forms.split(separator: "|") {
        let words = [PhraseWord(form + ending)]
        let reading = rules.numerals.reading(of: words, in: "", articles: { _ in false })
        #expect(reading?.numbers.map(\.value) == [index + 1], "\(form)\(ending)")
      }
    }
  }

  @Test(
    arguments: [
      ("Maße", "Masse", "de", false), ("Maße", "Masse", "de-CH", true),
      ("Masse", "Maße", nil, false),
      ("Maße", "MASSE", "de", true), ("Straße", "Strasse", "de", true),
      ("Buße", "Busse", "de-AT", false),
    ] as [(String, String, String?, Bool)]
  )
  func sharpSIsAnotherWordOutsideOfSwitzerland(
    accepted: String,
    answer: String,
    language: String?,
    counts: Bool
  ) {
    let matcher = RoughMatcher(accepted, language: language.map { Language($0) })
    #expect(matcher.verdict(for: answer).isCorrect == counts)
  }

  @Test(
    arguments: [
      ("Orinoco River", "Orinoco", ["Orinoco rainforest"], false),
      ("Orinoco River", "Orinoco", [], true),
      ("Orinoco River", "river Orinoco", ["Orinoco rainforest"], true),
    ] as [(String, String, [String], Bool)]
  )
  func aNameWithoutItsKindIsNotEnoughWhereTwoTermsHaveIt(
    accepted: String,
    answer: String,
    others: [String],
    counts: Bool
  ) {
    let matcher = RoughMatcher(accepted, confusables: others, language: .english)
    #expect(matcher.verdict(for: answer).isCorrect == counts)
    let lexicon = Lexicon(terms: others)
    let alone = RoughMatcher(accepted, language: .english)
    #expect(alone.verdict(for: answer, knowing: lexicon).isCorrect == counts)
  }
}
