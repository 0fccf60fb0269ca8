// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation

/// Judges answers that may be misspelled, each by the rough matcher of its expected word, on the
/// file of W1.
///
/// Matchers are content, so they are made beforehand. An answer counts as 1 or 0; the checksum is
/// our own.
struct RoughVerdict: Workload {
  static let name = "rough"

  /// How many pairs of the file are judged.
  private static let pairs = 50_000

  var operations: Int { answers.count }
  private let matchers: [RoughMatcher]
  private let answers: [String]
  private var results: [UInt64] = []

  init(_ data: Data) throws {
    let pairs = try WordPairs(data)
    matchers = pairs.firsts.prefix(Self.pairs).map { RoughMatcher($0, language: .german) }
    answers = Array(pairs.seconds.prefix(Self.pairs))
    results.reserveCapacity(answers.count)
  }

  mutating func run() {
    results.removeAll(keepingCapacity: true)
    for (matcher, answer) in zip(matchers, answers) {
      results.append(matcher.verdict(for: answer).isCorrect ? 1 : 0)
    }
  }

  func checksum() -> Checksum { Checksum(of: results) }
}
