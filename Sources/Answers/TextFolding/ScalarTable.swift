// SPDX-License-Identifier: Apache-2.0

/// Finds the replacements of characters.
///
/// A lookup takes two array accesses, because steps look up every character of every answer.
package struct ScalarTable: Sendable {
  /// For every block of 256 scalars its number in `cells`; block 0 of `cells` is empty.
  private var blocks = [UInt16](repeating: 0, count: Int(limit >> 8))
  /// For every scalar of the blocks in use one more than its index in `replacements`, or 0.
  private var cells = [UInt16](repeating: 0, count: 256)
  private var replacements: [String.UnicodeScalarView] = []

  /// No scalar from here on is in a table.
  private static let limit: UInt32 = 0x2_0000

  /// Creates a table in which every character of `replaced` is replaced by `plain`.
  package init(_ rows: some Sequence<(plain: String, replaced: String)>) {
    for row in rows {
      replacements.append(row.plain.unicodeScalars)
      for scalar in row.replaced.unicodeScalars where scalar.value < Self.limit {
        let block = Int(scalar.value >> 8)
        if blocks[block] == 0 {
          blocks[block] = UInt16(cells.count >> 8)
          cells.append(contentsOf: repeatElement(0, count: 256))
        }
        cells[Int(blocks[block]) << 8 | Int(scalar.value & 0xFF)] = UInt16(replacements.count)
      }
    }
  }

  /// Returns what a character is replaced by, or nil when it stays.
  package subscript(scalar: Unicode.Scalar) -> String.UnicodeScalarView? {
    guard scalar.value < Self.limit else { return nil }
    let block = Int(blocks[Int(scalar.value >> 8)])
    let cell = Int(cells[block << 8 | Int(scalar.value & 0xFF)])
    return cell == 0 ? nil : replacements[cell - 1]
  }
}
