// SPDX-License-Identifier: Apache-2.0
@testable import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing

/// Terms of one subject are what learners confuse: none counts for another.
struct SubjectTermsTests {
  static let all =
    SubjectTerms.english.map { ($0, Language.english) }
    + SubjectTerms.german.map { ($0, Language.german) }

  @Test(arguments: all)
  func everySubjectHasSixtyTerms(_ subject: SubjectTerms, _: Language) {
    #expect(Set(subject.terms).count == 60)
  }

  /// The pairs of terms of all subjects of which no more than half is changed; a pair that has less
  /// in common takes nearly all the time and is never accepted.
  private static let pairs: [[String]: [(term: String, other: String)]] = all.reduce(into: [:]) {
    result,
    subject in
    let folded = subject.0.terms.map { ($0, $0.caseFolded) }
    result[subject.0.terms] = folded.flatMap { term, key in
      let pattern = EditPattern(key)
      return folded.filter { other, otherKey in
        let length = max(key.utf8.count, otherKey.utf8.count)
        return other != term && pattern.distance(to: otherKey, within: length / 2) != nil
      }
      .map { (term, $0.0) }
    }
  }

  /// Each term that was accepted for another, of both ways.
  private func accepted(
    _ subject: SubjectTerms,
    _ language: Language?,
    knowing lexicon: Lexicon = .empty
  ) -> [String] {
    let pairs = Self.pairs[subject.terms] ?? []
    return pairs.filter { term, other in
      RoughMatcher(term, language: language).verdict(for: other, knowing: lexicon).isCorrect
    }
    .map { "\($0.term) <- \($0.other)" }
  }

  @Test func pairsWithLessThanHalfInCommonAreNotAccepted() {
    forEachSeed(0..<200) { generator in
      let subject = Self.all.randomElement(using: &generator) ?? Self.all[0]
      let (term, other) = (
        subject.0.terms.randomElement(using: &generator) ?? "",
        subject.0.terms.randomElement(using: &generator) ?? ""
      )
      guard term != other else { return }
      let isNear = Self.pairs[subject.0.terms]?.contains { $0 == (term, other) } ?? false
      let verdict = RoughMatcher(term, language: subject.1).verdict(for: other)
      #expect(isNear || !verdict.isCorrect, "\(term) <- \(other)")
    }
  }

  @Test(arguments: all)
  func noTermIsTakenForAnotherThatIsKnown(_ subject: SubjectTerms, _ language: Language) {
    #expect(accepted(subject, language, knowing: Lexicon(terms: subject.terms)) == [])
  }

  /// Each subject has 3,540 pairs, of which at most one in 500 may be so alike that only a
  /// vocabulary can help.
  @Test(arguments: all)
  func hardlyAnyTermIsTakenForAnotherThatIsNotKnown(_ subject: SubjectTerms, _ language: Language) {
    let pairs = accepted(subject, language)
    #expect(pairs.count * 500 <= 60 * 59, "\(pairs)")
  }

  @Test(arguments: all)
  func withoutALanguageItIsNoWorse(_ subject: SubjectTerms, _: Language) {
    let pairs = accepted(subject, nil)
    #expect(pairs.count * 500 <= 60 * 59, "\(pairs)")
  }
}
