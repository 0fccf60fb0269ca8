// SPDX-License-Identifier: Apache-2.0
import AnswerMatching

extension AnswerMatcher {
  /// Why an answer does not count, or nil when it does.
  func mismatch(for answer: String, knowing lexicon: Lexicon = .empty) -> Verdict.Mismatch? {
    if case .wrong(let mismatch) = verdict(for: answer, knowing: lexicon) { mismatch } else { nil }
  }

  /// Why an answer counts, or nil when it does not.
  func match(for answer: String, knowing lexicon: Lexicon = .empty) -> Verdict.Match? {
    if case .correct(let match) = verdict(for: answer, knowing: lexicon) { match } else { nil }
  }

  /// The slips of an answer that counts in spite of them.
  func misspelling(for answer: String, knowing lexicon: Lexicon = .empty) -> Verdict.Misspelling? {
    guard case .misspelled(let misspelling) = match(for: answer, knowing: lexicon)?.reason else {
      return nil
    }
    return misspelling
  }
}
