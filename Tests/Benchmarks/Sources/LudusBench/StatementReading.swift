// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningRecords

/// Reads and checks statements of xAPI; the file is that of `make_bank.py`.
///
/// A result is the length of a statement in bytes; the checksum is our own.
struct StatementReading: Workload {
  static let name = "W9-xapi"

  private let bytes: [UInt8]
  private var document: XAPI.Document
  let operations: Int

  init(_ data: Data) throws {
    bytes = Array(data)
    document = XAPI.read(bytes)
    operations = document.statements.count
  }

  mutating func run() { document = XAPI.read(bytes) }

  func checksum() -> Checksum { Checksum(of: document.statements.map { UInt64($0.json.count) }) }
}
