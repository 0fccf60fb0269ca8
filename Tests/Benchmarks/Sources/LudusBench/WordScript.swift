import AnswerMatching
import Foundation

/// Aligns pairs of words, each from plain strings.
struct WordScript: Workload {
  static let name = "W8"

  private let pairs: WordPairs
  private var alignments: [WordAlignment] = []

  var operations: Int { pairs.count }

  init(_ data: Data) throws {
    pairs = try WordPairs(data)
    alignments.reserveCapacity(operations)
  }

  mutating func run() {
    alignments.removeAll(keepingCapacity: true)
    for index in 0..<operations {
      let (target, input) = (pairs.firsts[index], pairs.seconds[index])
      alignments.append(WordAlignment(target: target, input: input, metric: .levenshtein))
    }
  }

  func checksum() -> Checksum {
    var checksum = Checksum()
    for alignment in alignments {
      checksum.add(UInt64(alignment.distance))
      for edit in alignment.edits {
        let kind: UInt64 =
          switch edit.operation {
          case .substitution: 0
          case .insertion: 1
          case .omission: 2
          case .transposition: 3
          }
        checksum.add(kind << 16 | UInt64(edit.targetOffset) << 8 | UInt64(edit.inputOffset))
      }
    }
    return checksum
  }
}
