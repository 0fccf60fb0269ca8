// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation
import MathAnswers

/// Decides whether pairs of expressions are equal, each read anew.
struct AlgebraEquivalence: Workload {
  static let name = "W5"

  private let expressions: WordPairs
  private var verdicts: [UInt8] = []

  var operations: Int { expressions.count }

  init(_ data: Data) throws {
    expressions = try WordPairs(data, skipping: 2)
    verdicts.reserveCapacity(operations)
  }

  mutating func run() {
    verdicts.removeAll(keepingCapacity: true)
    for index in 0..<operations {
      let matcher = try? AlgebraMatcher(expressions.firsts[index])
      let judgment = matcher?.judgment(of: expressions.seconds[index])
      verdicts.append(judgment == .correct ? 1 : 0)
    }
  }

  func checksum() -> Checksum { Checksum(of: verdicts) }
}
