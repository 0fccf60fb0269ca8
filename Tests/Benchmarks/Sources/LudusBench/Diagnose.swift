// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation
import GermanSpelling

/// Diagnoses misspelled German words, each from plain strings: aligned in units and given
/// categories.
///
/// A line of the file is what was written, a tab, and what was meant. A result is the number of
/// places and a bit for every category; the checksum is our own.
struct Diagnose: Workload {
  static let name = "diagnose"

  private let pairs: WordPairs
  private var diagnoses: [SpellingDiagnosis] = []
  private let bits: [SpellingCategory: UInt64]

  var operations: Int { pairs.count }

  init(_ data: Data) throws {
    pairs = try WordPairs(data)
    bits = Dictionary(
      uniqueKeysWithValues: SpellingCategory.german.enumerated().map { ($1, 1 << UInt64($0)) }
    )
    diagnoses.reserveCapacity(pairs.count)
  }

  mutating func run() {
    diagnoses.removeAll(keepingCapacity: true)
    for index in 0..<operations {
      let (input, target) = (pairs.firsts[index], pairs.seconds[index])
      diagnoses.append(SpellingDiagnosis(target: target, input: input))
    }
  }

  func checksum() -> Checksum {
    Checksum(
      of: diagnoses.map { diagnosis in
        diagnosis.categories.reduce(UInt64(diagnosis.places.count) << 32) { $0 | (bits[$1] ?? 0) }
      }
    )
  }
}
