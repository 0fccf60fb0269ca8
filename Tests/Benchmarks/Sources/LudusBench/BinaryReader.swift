// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads little-endian numbers one after the other.
struct BinaryReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Starts behind a magic text that the data must begin with.
  init(_ data: Data, magic: String) throws {
    bytes = Array(data)
    guard bytes.starts(with: magic.utf8) else {
      throw WorkloadError(description: "expected a file that starts with \(magic)")
    }
    position = magic.utf8.count
  }

  mutating func read<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws -> Number
  {
    let size = MemoryLayout<Number>.size
    guard position + size <= bytes.count else {
      throw WorkloadError(description: "the file ends at byte \(bytes.count), too early")
    }
    defer { position += size }
    return bytes[position..<position + size].enumerated().reduce(0) { number, byte in
      number | Number(truncatingIfNeeded: byte.element) << (8 * byte.offset)
    }
  }
}
