// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The pairs of texts of a file, a line each, apart by a tab.
struct WordPairs {
  private(set) var firsts: [String] = []
  private(set) var seconds: [String] = []

  var count: Int { firsts.count }

  /// Reads the pairs after some columns of another use.
  init(_ data: Data, skipping columns: Int = 0) throws {
    for line in String(decoding: data, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .dropFirst(columns)
      guard words.count == 2, let first = words.first, let last = words.last else {
        throw WorkloadError(description: "line \(firsts.count + 1) is not two texts apart by a tab")
      }
      firsts.append(String(decoding: first, as: UTF8.self))
      seconds.append(String(decoding: last, as: UTF8.self))
    }
  }
}
