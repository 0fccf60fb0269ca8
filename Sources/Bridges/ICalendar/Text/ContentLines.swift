// SPDX-License-Identifier: Apache-2.0

/// Folding of long lines, and unfolding (RFC 5545, 3.1).
///
/// Both are about octets, not characters: other programs also fold within a character of several
/// octets, so a line is put together before it is read as UTF-8.
enum ContentLines {
  /// A line of content with its place.
  struct Line: Hashable {
    /// The line on which it began, counted from 1.
    let number: Int
    var octets: [UInt8]
  }

  /// The most octets of a line, without its line break.
  static let limit = 75

  /// Returns the lines of content.
  ///
  /// Lines may end with CR LF, as they should, or with LF. A byte order mark, empty lines and spare
  /// carriage returns are passed over; a first line that continues nothing begins one.
  ///
  /// - Complexity: O(*n*) in the number of octets.
  static func unfold(_ octets: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var number = 0
    var start = octets.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < octets.count {
      number += 1
      let end = octets[start...].firstIndex(of: UInt8(ascii: "\n")) ?? octets.endIndex
      var content = octets[start..<end]
      while content.last == UInt8(ascii: "\r") {
        content.removeLast()
      }
      start = end + 1
      guard let first = content.first else { continue }
      if first.isBlank, !lines.isEmpty {
        lines[lines.count - 1].octets += content.dropFirst()
      } else {
        lines.append(Line(number: number, octets: Array(content)))
      }
    }
    return lines
  }

  /// Writes a line of content with its line breaks; never breaks within a character.
  ///
  /// - Complexity: O(*n*) in the number of octets.
  static func fold(_ line: String, into output: inout [UInt8]) {
    let octets = Array(line.utf8)
    var start = octets.startIndex
    var room = limit
    while octets.count - start > room {
      var end = start + room
      while octets[end] & 0b1100_0000 == 0b1000_0000 {
        end -= 1
      }
      output += octets[start..<end]
      output += [UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: " ")]
      start = end
      room = limit - 1  // The space counts.
    }
    output += octets[start...]
    output += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
  }
}
