// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import ZipArchives

/// Reads a workbook of questions, from the bytes of the zip to items; the file is that of
/// `w9make.py`.
///
/// A result is the offset of an item's row in the sheet; the checksum is our own.
struct SpreadsheetReading: Workload {
  static let name = "W9-xlsx"

  private let bytes: [UInt8]
  private var imported: ImportedPackage
  let operations: Int

  init(_ data: Data) throws {
    bytes = Array(data)
    imported = try Self.imported(bytes)
    operations = imported.items.count
  }

  mutating func run() { imported = (try? Self.imported(bytes)) ?? imported }

  func checksum() -> Checksum { Checksum(of: imported.items.map { UInt64($0.range.lowerBound) }) }

  private static func imported(_ bytes: [UInt8]) throws -> ImportedPackage {
    XLSX.read(package: try ZipArchive(bytes).files)
  }
}
