// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation

/// Searches a vocabulary for the terms near each of many inputs.
///
/// The vocabulary is the first 5,600 different answers of the file of W1, the inputs are its first
/// 100,000.
struct TermSearch: Workload {
  static let name = "terms"

  private let index: TermIndex
  private let inputs: [String]
  private var found: [[TermIndex.Neighbor]] = []

  var operations: Int { inputs.count }

  init(_ data: Data) throws {
    let pairs = try WordPairs(data)
    var seen: Set<String> = []
    let different = pairs.firsts.filter { seen.insert($0).inserted }
    index = TermIndex(different.prefix(5600))
    inputs = Array(pairs.seconds.prefix(100_000))
  }

  mutating func run() {
    found = inputs.map { index.terms(within: 3, of: $0) }
  }

  func checksum() -> Checksum {
    var checksum = Checksum()
    for neighbors in found {
      checksum.add(UInt64(neighbors.count))
      for neighbor in neighbors {
        checksum.add(UInt64(neighbor.distance))
      }
    }
    return checksum
  }
}
