// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange

/// Reads a bank of questions in an exchange format, from bytes to items; the file is that of
/// `make_bank.py`.
///
/// A result is the length of an item in bytes; the checksum is our own.
struct QuestionReading<Format: ExchangeFormat & NamedFormat>: Workload {
  static var name: String { Format.workload }

  private let bytes: [UInt8]
  private var imported: Imported
  let operations: Int

  init(_ data: Data) throws {
    bytes = Array(data)
    imported = Format.read(bytes)
    operations = imported.items.count
  }

  mutating func run() { imported = Format.read(bytes) }

  func checksum() -> Checksum { Checksum(of: imported.items.map { UInt64($0.range.count) }) }
}

/// A format with the name of its workload.
protocol NamedFormat {
  static var workload: String { get }
}

extension GIFT: NamedFormat {
  static var workload: String { "W9-gift" }
}

extension MoodleXML: NamedFormat {
  static var workload: String { "W9-moodle-xml" }
}
