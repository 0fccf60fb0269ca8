// SPDX-License-Identifier: Apache-2.0
import DateAnswers
import KnownLanguages
import LanguageFacts
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing
import WordDistances

@testable import AnswerMatching

/// Every language is judged as a teacher of it would.
struct LanguageSamplesTests {
  static let all = LanguageSamples.all

  @Test func everyLanguageHasSamples() {
    #expect(Self.all.map(\.language) == LanguageFacts.all.map(\.language))
    for samples in Self.all {
      let facts = samples.language.facts
      let triples = facts?.spelling?.triples ?? ""
      #expect(triples.isEmpty == samples.wordsOfItsLetters.isEmpty, "\(samples.language)")
      #expect(facts?.words.isEmpty == samples.words.isEmpty, "\(samples.language)")
    }
  }

  @Test(arguments: all) func anAnswerIsJudgedAsByATeacher(_ samples: LanguageSamples) {
    for sample in samples.cases {
      let verdict = RoughMatcher(sample.accepted, language: samples.language)
        .verdict(for: sample.answer)
      #expect(
        verdict.isCorrect == sample.counts,
        "\(sample.answer) for \(sample.accepted): \(verdict)"
      )
    }
  }

  @Test(arguments: all)
  func genderAndNumberMakeAnotherWordWhereInflectionsAreRejected(_ samples: LanguageSamples) {
    for (accepted, answer) in samples.forms {
      let matcher = RoughMatcher(accepted, language: samples.language, acceptsInflections: false)
      #expect(!matcher.verdict(for: answer).isCorrect, "\(answer)")
      #expect(matcher.verdict(for: accepted).isCorrect, "\(accepted)")
    }
  }

  @Test(arguments: all)
  func anotherGenderIsAnotherWordUnlessAListShowsThatItIsNone(_ samples: LanguageSamples) {
    for (accepted, answer) in samples.otherGenders {
      let matcher = RoughMatcher(accepted, language: samples.language)
      #expect(!matcher.verdict(for: answer).isCorrect, "\(answer)")
      let words = Lexicon(words: [accepted, answer])
      #expect(!matcher.verdict(for: answer, knowing: words).isCorrect, "\(answer)")
    }
  }

  /// A list of some words of a lesson shows nothing of what else is a word.
  @Test func aWordThatNoLongListHasMayHaveAnotherEnding() {
    let matcher = RoughMatcher("problema", language: "es")
    #expect(!matcher.verdict(for: "problemo").isCorrect)
    let words = ["problema", "problemas"]
    #expect(!matcher.verdict(for: "problemo", knowing: Lexicon(words: words)).isCorrect)
    let many = (0..<5_000).map { "palabra\($0)" }
    #expect(matcher.verdict(for: "problemo", knowing: Lexicon(words: words + many)).isCorrect)
  }

  /// "And" in each language: its sign is the same, and two things may change places.
  @Test(arguments: all) func andJoinsTwoThingsInAnyOrder(_ samples: LanguageSamples) throws {
    for (accepted, answer) in samples.joined {
      let matcher = RoughMatcher(accepted, language: samples.language)
      let sign = try #require(accepted.split(separator: " ").dropFirst().first)
      for answer in [
        answer, answer.replacing(" \(sign) ", with: " & "),
        accepted.replacing(" \(sign) ", with: "+"),
      ] {
        #expect(matcher.verdict(for: answer).isCorrect, "\(answer)")
      }
      #expect(!matcher.verdict(for: "\(accepted) \(sign) lava").isCorrect, "\(accepted)")
    }
  }

  @Test(arguments: all) func aLetterAndAnotherWordAreNoAnd(_ samples: LanguageSamples) {
    for (accepted, answer) in samples.notJoined {
      let matcher = RoughMatcher(accepted, language: samples.language)
      #expect(!matcher.verdict(for: answer).isCorrect, "\(answer)")
    }
  }

  @Test(arguments: all) func anArticleMakesNoDifference(_ samples: LanguageSamples) {
    for (with, without) in samples.articles {
      for (accepted, answer) in [(with, without), (without, with)] {
        let match = RoughMatcher(accepted, language: samples.language).match(for: answer)
        #expect(match?.reason.isNormalized == true, "\(answer) for \(accepted)")
      }
    }
  }

  @Test(arguments: all) func aWordOfEveryDayIsMeantWhereItIsWritten(_ samples: LanguageSamples) {
    for (first, second) in samples.words {
      for (accepted, answer) in [(first, second), (second, first)] {
        let verdict = RoughMatcher(accepted, language: samples.language).verdict(for: answer)
        #expect(!verdict.isCorrect, "\(answer) for \(accepted)")
      }
    }
  }

  /// Letters that can stand for one sound make no word of a list another one: "Wert" is no "Wort",
  /// "chase" no "case".
  @Test(arguments: LanguageFacts.all.map(\.language))
  func aListedWordCountsForNoOtherOne(language: Language) {
    let words = (language.facts?.words ?? []).joined(separator: "\n")
      .split(whereSeparator: \.isWhitespace).map(String.init)
    let index = TermIndex(words)
    var generator = SeededGenerator(seed: 1)
    for accepted in generator.shuffled(words).prefix(50) {
      let matcher = RoughMatcher(accepted, language: language)
      for answer in index.terms(within: 2, of: accepted).map(\.term) where answer != accepted {
        switch matcher.match(for: answer)?.reason {
        case nil, .inflected, .normalized: continue
        case .misspelled(let misspelling) where misspelling.slips.allSatisfy { $0.kind == .mark }:
          continue
        case let reason?: Issue.record("\(answer) for \(accepted): \(reason)")
        }
      }
    }
  }

  /// To ask and many questions are one word, and so are to plant and many plants.
  @Test(arguments: all) func aPluralThatIsAnotherWordTooIsAPlural(_ samples: LanguageSamples) {
    for (accepted, answer) in samples.plurals {
      let match = RoughMatcher(accepted, language: samples.language).match(for: answer)
      guard case .inflected = match?.reason else {
        Issue.record("\(answer) for \(accepted): \(String(describing: match))")
        return
      }
    }
  }

  @Test(arguments: all) func anArticleMayLackItsApostrophe(_ samples: LanguageSamples) throws {
    for (accepted, answer) in samples.lostApostrophes {
      let matcher = RoughMatcher(accepted, language: samples.language)
      let match = try #require(matcher.match(for: answer))
      #expect(match.accepted == accepted)
      #expect(!match.reason.isNormalized)
    }
    // A book is not drunk, and a nappy is no angel.
    #expect(!RoughMatcher("ivre", language: "fr").verdict(for: "livre").isCorrect)
    #expect(!RoughMatcher("lange", language: "fr").verdict(for: "l'ange").isCorrect)
  }

  @Test(arguments: all) func theArticleOfAnotherGenderIsNamed(_ samples: LanguageSamples) {
    let language = samples.language
    for (accepted, answer) in samples.otherArticles {
      let matcher = RoughMatcher(accepted, language: language)
      let articles = [answer, accepted].map { String($0.prefix { $0 != " " }) }
      let reason = Verdict.Match.Reason.inflected(written: articles[0], expected: articles[1])
      #expect(matcher.match(for: answer) == Verdict.Match(accepted: accepted, reason: reason))
      let strict = RoughMatcher(accepted, language: language, acceptsInflections: false)
      #expect(
        strict.mismatch(for: answer)?.reason
          == .inflection(written: articles[0], expected: articles[1])
      )
      let both = RoughMatcher(accepted, alternatives: [answer], language: language)
      #expect(both.match(for: answer.uppercased())?.accepted == answer)
    }
  }

  @Test func anUmlautIsNoAccent() {
    #expect(!RoughMatcher("Öl", language: .german).verdict(for: "Ol").isCorrect)
    #expect(RoughMatcher("été", language: "fr").verdict(for: "ete").isCorrect)
    #expect(!RoughMatcher("Bär", language: .german).verdict(for: "Bar").isCorrect)
    for language in [Language.english, .german, nil] {
      #expect(RoughMatcher("São Paulo", language: language).verdict(for: "Sao Paulo").isCorrect)
    }
    #expect(RoughMatcher("œuf", language: "fr").verdict(for: "oeuf").isCorrect)
  }

  @Test(arguments: all) func aLetterShowsTheLanguageWhereNoneIsSaid(_ samples: LanguageSamples) {
    let ownLetters = samples.language.facts?.spelling?.ownLetters ?? ""
    #expect(ownLetters.isEmpty == (samples.wordThatShowsIt == nil))
    guard let word = samples.wordThatShowsIt else { return }
    #expect(RoughMatcher(word).ruleSet.tag == samples.language.rawValue)
    #expect(RoughMatcher(word, language: "x-none").ruleSet == .neutral)
    #expect(RoughMatcher(word, language: .german).ruleSet.tag == "de")
  }

  @Test(arguments: all)
  func groupsOfLettersInWordsOfALanguageAreKnown(_ samples: LanguageSamples) {
    let triples = LanguageRules.rules(for: LanguageRules.Choice(samples.language)).triples
    for word in samples.wordsOfItsLetters.split(separator: " ") where triples != nil {
      #expect(triples?.strangeGroups(in: SpelledLetter.letters(of: word)) == 0, "\(word)")
    }
  }

  @Test(arguments: all) func countingIsRead(_ samples: LanguageSamples) throws {
    guard let counting = samples.counting else { return }
    for number in 0...100 {
      let matcher = try NumericMatcher("\(number)")
      #expect(matcher.verdict(for: counting.text(number)).isCorrect, "\(counting.text(number))")
    }
    forEachSeed(0..<100) { generator in
      let number = generator.draw(below: 1000)
      let text = counting.text(number)
      let (right, wrong) = (try NumericMatcher("\(number)"), try NumericMatcher("\(number + 1)"))
      for text in [text, text.uppercased(), "= " + text + "."] {
        try #require(right.verdict(for: text).isCorrect, "\(text) for \(number)")
        try #require(!wrong.verdict(for: text).isCorrect, "\(text) for \(number + 1)")
      }
    }
  }

  @Test(arguments: all) func aNumberInWordsIsRead(_ samples: LanguageSamples) throws {
    for (key, answer) in samples.numbers {
      #expect(try NumericMatcher(key).verdict(for: answer).isCorrect, "\(answer) for \(key)")
    }
  }

  @Test(arguments: all) func aDateIsRead(_ samples: LanguageSamples) throws {
    for (key, answer) in samples.dates {
      let matcher = try DateMatcher(key, language: samples.language)
      #expect(matcher.verdict(for: answer).isCorrect, "\(answer) for \(key)")
    }
  }
}

extension Verdict.Match.Reason {
  fileprivate var isNormalized: Bool {
    if case .normalized = self { true } else { false }
  }
}

extension RoughMatcher {
  fileprivate func match(for answer: String) -> Verdict.Match? {
    if case .correct(let match) = verdict(for: answer) { match } else { nil }
  }

  fileprivate func mismatch(for answer: String) -> Verdict.Mismatch? {
    if case .wrong(let mismatch) = verdict(for: answer) { mismatch } else { nil }
  }
}
