// SPDX-License-Identifier: Apache-2.0
@testable import AnswerMatching
import LanguageFacts
import LudusCore
import LudusTestSupport
import Testing

/// What holds for every matcher and every answer.
struct RoughMatcherLawsTests {
  private static func matcher(
    _ generator: inout SeededGenerator,
    confusables: [String] = []
  ) -> RoughMatcher {
    RoughMatcher(
      generator.term(),
      alternatives: generator.draw(below: 3) == 0 ? [generator.term()] : [],
      confusables: confusables,
      language: generator.language(),
      ignoresCase: generator.draw(below: 5) != 0,
      ignoresDiacritics: generator.draw(below: 5) == 0,
      acceptsInflections: generator.draw(below: 3) != 0
    )
  }

  @Test func composedAndDecomposedAnswersAreJudgedAlike() {
    forEachSeed(0..<300) { generator in
      let matcher = Self.matcher(&generator)
      let answer = generator.misspelled(matcher.preferred)
      let other = CanonicalPairs.decomposed(answer)
      try #require(matcher.verdict(for: other) == matcher.verdict(for: answer))
      let decomposed = RoughMatcher(
        CanonicalPairs.decomposed(matcher.preferred),
        language: matcher.language
      )
      let composed = RoughMatcher(matcher.preferred, language: matcher.language)
      try #require(decomposed.verdict(for: answer) == composed.verdict(for: answer))
    }
  }

  @Test func acceptedAnswersAreRightWhateverElseIsKnown() {
    forEachSeed(0..<300) { generator in
      let accepted = generator.draw(below: 2) == 0 ? generator.text() : generator.term()
      let matcher = RoughMatcher(
        accepted,
        confusables: [accepted, generator.term()],
        language: generator.language(),
        ignoresCase: generator.draw(below: 2) != 0
      )
      let lexicon = Lexicon(words: [accepted], terms: [accepted])
      try #require(matcher.verdict(for: accepted, knowing: lexicon).isCorrect)
      try #require(matcher.verdict(for: " \(accepted)\n", knowing: lexicon).isCorrect)
    }
  }

  @Test(arguments: [(1, 2), (64, 65), (65, 1), (200, 1)])
  func textsThatMustBeExactHaveNoOtherSpellings(words: Int, targets: Int) {
    let accepted = String(repeating: "gray ", count: words)
    #expect(RoughMatcher(accepted, language: .english).targets.count == targets)
  }

  @Test func otherTermsAndTheirTyposAreNeverAccepted() {
    forEachSeed(0..<600) { generator in
      let term = generator.term()
      let isListed = generator.draw(below: 2) == 0
      let matcher = Self.matcher(&generator, confusables: isListed ? [term] : [])
      let lexicon = Lexicon(terms: isListed ? [] : [generator.term(), term])
      let keys = Set(matcher.targets.map(\.key))
      for answer in [term, generator.typo(of: term)] {
        let key = matcher.normalization.apply(to: answer).caseFolded
        let termKey = matcher.normalization.apply(to: term).caseFolded
        guard !keys.contains(key), !keys.contains(termKey) else { continue }
        try #require(
          !matcher.verdict(for: answer, knowing: lexicon).isCorrect,
          "\(answer), \(matcher)"
        )
      }
    }
  }

  @Test func moreConfusablesMakeNoWrongAnswerRight() {
    forEachSeed(0..<300) { generator in
      let matcher = Self.matcher(&generator)
      let answer = generator.misspelled(
        generator.draw(below: 3) == 0 ? generator.term() : matcher.preferred
      )
      try assume(!matcher.verdict(for: answer).isCorrect)
      let warier = RoughMatcher(
        matcher.preferred,
        alternatives: matcher.alternatives,
        confusables: [generator.term(), generator.misspelled(matcher.preferred)],
        language: matcher.language,
        ignoresCase: matcher.ignoresCase,
        ignoresDiacritics: matcher.ignoresDiacritics,
        acceptsInflections: matcher.acceptsInflections
      )
      try #require(!warier.verdict(for: answer).isCorrect)
    }
  }

  @Test func slipsMadeInTheExpectedAnswerGiveTheWrittenOne() {
    var count = 0
    forEachSeed(0..<600) { generator in
      let term = generator.term()
      let matcher = RoughMatcher(term, language: generator.language())
      let answer = generator.misspelled(term)
      let misspelling = try assume(matcher.misspelling(for: answer))
      count += 1
      let expected = matcher.normalization.apply(to: term)
      let written = matcher.normalization.apply(to: answer)
      try #require(misspelling.slips.applied(to: expected) == written, "\(misspelling.slips)")
      let costs = LanguageRules.rules(for: matcher.ruleSet).costs
      let added = misspelling.cost - misspelling.slips.reduce(0) { $0 + $1.cost }
      let words = 0...expected.split(separator: " ").count
      let surcharges = words.flatMap { endings in
        words.map { endings * costs.amounts.otherEnding + $0 * costs.amounts.otherBeginning }
      }
      try #require(surcharges.contains(added))
      try #require(misspelling.cost <= misspelling.limit)
      try #require(misspelling.isForgivable)
    }
    #expect(count > 200)
  }

  @Test func storedMatchersJudgeAlike() {
    forEachSeed(0..<100) { generator in
      let matcher = Self.matcher(&generator, confusables: [generator.term()])
      try expectRoundTrip(matcher)
      let stored = try decode(RoughMatcher.self, try json(matcher))
      let answer = generator.misspelled(matcher.preferred)
      try #require(stored.verdict(for: answer) == matcher.verdict(for: answer))
      try #require(matcher.verdict(for: answer) == matcher.verdict(for: answer))
    }
  }

  @Test func anythingIsJudged() {
    forEachSeed(0..<600) { generator in
      let matcher = RoughMatcher(
        generator.text(),
        alternatives: [generator.text()],
        confusables: [generator.text()],
        language: generator.language(),
        ignoresCase: generator.draw(below: 2) != 0
      )
      let verdict = matcher.verdict(
        for: generator.text(),
        knowing: Lexicon(terms: [generator.text()])
      )
      if case .correct(let match) = verdict, case .normalized(let steps) = match.reason {
        try #require(!steps.isEmpty)
      }
    }
  }
}
