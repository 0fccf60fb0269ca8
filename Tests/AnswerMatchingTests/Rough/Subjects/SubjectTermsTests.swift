@testable import AnswerMatching
import LudusCore
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

  /// Each term that was accepted for another, of both ways.
  private func accepted(
    _ subject: SubjectTerms,
    _ language: Language?,
    knowing lexicon: Lexicon = .empty
  ) -> [String] {
    subject.terms.flatMap { term in
      let matcher = RoughMatcher(term, language: language)
      let pattern = EditPattern(term.caseFolded)
      return subject.terms.filter { other in
        // No term counts that has three quarters of its letters changed, which takes nearly all the time to see.
        let changes = pattern.distance(to: other.caseFolded)
        return other != term && changes * 4 <= max(term.count, other.count) * 3
          && matcher.verdict(for: other, knowing: lexicon).isCorrect
      }
      .map { "\(term) <- \($0)" }
    }
  }

  @Test(arguments: all)
  func noTermIsTakenForAnotherThatIsKnown(_ subject: SubjectTerms, _ language: Language) {
    #expect(accepted(subject, language, knowing: Lexicon(terms: subject.terms)) == [])
  }

  /// Each subject has 3,540 pairs, of which at most one in 500 may be so alike that only a vocabulary can help.
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
