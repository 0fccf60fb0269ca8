// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes objects to standard output, one a line, with sorted keys.
struct JSONWriter {
  private var output = OutputBuffer()
  private let encoder = JSONEncoder()

  init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Writes a line, at the latest with ``flush()``.
  mutating func write(_ value: some Encodable) throws {
    try output.write(try encoder.encode(value))
    try output.write("\n".utf8)
  }

  /// Hands everything to the system.
  mutating func flush() throws {
    try output.flush()
  }
}
