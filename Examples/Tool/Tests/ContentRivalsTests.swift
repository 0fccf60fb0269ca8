// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

/// The banks of the content, played as a quiz over all of each.
@Suite("Rivals in the content")
struct ContentRivalsTests {
  @Test(arguments: [
    "all-kinds.json", "general-chemistry.json", "francais.json", "espanol.json",
  ])
  func noAnswerOfABankIsTakenForAnother(file: String) throws {
    let bank = try ProblemBank(
      json: Data(contentsOf: URL(fileURLWithPath: Files.content(file)))
    )
    var generator = SeededGenerator(seed: 17)
    let quiz = try Quiz(from: bank, Blueprint(count: 1000), using: &generator)
    let all = Set(quiz.items.flatMap { $0.problem.kind.terms })
    var pairs = 0
    for item in quiz.items {
      guard let matcher = item.problem.kind.wordMatcher else { continue }
      for term in all.sorted() where !matcher.accepted.contains(term) {
        pairs += 1
        guard let evaluation = try? item.evaluate(.text(term)), evaluation.isCorrect
        else { continue }
        // The same word in another place may be written in another way.
        let isSame = matcher.accepted.contains { $0.lowercased() == term.lowercased() }
        #expect(isSame, "\(term) for \(matcher.preferred)")
      }
    }
    #expect(pairs > 300)
  }
}

extension ProblemKind {
  /// The matcher of an answer in words.
  fileprivate var wordMatcher: (any AnswerMatcher)? {
    switch self {
    case .exactMatch, .roughMatch: matcher
    default: nil
    }
  }

  /// All that could be written for another problem.
  fileprivate var terms: [String] {
    switch self {
    case .exactMatch(let matcher): matcher.accepted
    case .roughMatch(let matcher): matcher.accepted + matcher.confusables
    case .cloze(let task): task.gaps.flatMap(\.kind.terms)
    case .matching(let task): (task.left + task.right).map(\.text.plainText)
    default: options?.all.map(\.text.plainText) ?? []
    }
  }
}
