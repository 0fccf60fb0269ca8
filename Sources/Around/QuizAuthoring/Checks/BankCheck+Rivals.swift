// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import QuizContent
internal import Quizzes

extension BankCheck {
  /// Answers that count for those of other problems although they are not the same.
  ///
  /// They are judged as the bank judges them, so with all that it knows. Then another number or case of a word counts, and
  /// any near word where the rivals of the bank leave it out.
  func interchangeableAnswers(of bank: ProblemBank, in draft: DraftBank) -> [BankCheck.Finding] {
    let places = Dictionary(draft.problems.map { ($0.id, $0.place) }) { first, _ in first }
    let written = bank.allProblems.map { ($0, $0.kind.writtenAnswers) }
    // The first problem that each answer belongs to.
    var owners: [String: Problem.ID] = [:]
    for (problem, answers) in written {
      for answer in answers { _ = owners.insertIfNew(problem.id, forKey: answer) }
    }
    let all = Lexicon(terms: owners.keys.sorted())
    let byKey = Dictionary(owners.keys.sorted().map { (Lexicon.key(of: $0), $0) }) { first, _ in
      first
    }
    return written.flatMap { problem, own in
      problem.kind.roughMatchers.flatMap { matcher in
        all.terms(near: matcher, notIn: Lexicon(terms: own)).compactMap {
          key -> BankCheck.Finding? in
          guard let answer = byKey[key], let owner = owners[answer],
            let place = places[problem.id.rawValue],
            case .correct(let match) = matcher.verdictOfCourse(
              on: answer,
              knowing: bank.lexicon(of: problem.id)
            ),
            match.isAnotherSpelling
          else { return nil }
          return BankCheck.Finding(
            .interchangeableAnswers,
            at: place,
            "\"\(answer)\", the answer to \"\(owner)\", counts for \"\(match.accepted)\"; list it in \"confusables\" if it should not",
            related: [places[owner.rawValue]].compactMap(\.self)
          )
        }
      }
    }
  }
}

extension Verdict.Match {
  /// Whether other letters were written.
  fileprivate var isAnotherSpelling: Bool {
    switch reason {
    case .misspelled, .inflected: true
    default: false
    }
  }
}

extension ProblemKind {
  /// The answers that learners write as words, those of gaps included.
  fileprivate var writtenAnswers: [String] {
    switch self {
    case .exactMatch(let matcher): matcher.accepted
    case .roughMatch(let matcher): matcher.accepted
    case .cloze(let task): task.gaps.flatMap(\.kind.writtenAnswers)
    default: []
    }
  }
}
