// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation

/// Aligns pairs of words, each from plain strings.
struct WordScript: Workload {
  static let name = "W8"

  private let pairs: WordPairs
  /// For each pair the number of its edits, then each edit in one number.
  private var scripts: [UInt32] = []

  var operations: Int { pairs.count }

  init(_ data: Data) throws {
    pairs = try WordPairs(data)
    scripts.reserveCapacity(operations * 8)
  }

  mutating func run() {
    scripts.removeAll(keepingCapacity: true)
    for index in 0..<operations {
      let alignment = WordAlignment(
        target: pairs.firsts[index],
        input: pairs.seconds[index],
        metric: .levenshtein
      )
      scripts.append(UInt32(alignment.distance))
      let edits = alignment.edits.span
      for offset in edits.indices {
        scripts.append(edits[offset].packed)
      }
    }
  }

  func checksum() -> Checksum { Checksum(of: scripts) }
}

extension WordAlignment.Edit {
  /// The edit as the workload wants it.
  fileprivate var packed: UInt32 {
    let kind: UInt32 =
      switch operation {
      case .substitution: 0
      case .insertion: 1
      case .omission: 2
      case .transposition: 3
      }
    return kind << 16 | UInt32(targetOffset) << 8 | UInt32(inputOffset)
  }
}
