// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Makes UTF-8 of the bytes of a text file, in whatever encoding a spreadsheet or an editor has
/// written it: UTF-8, UTF-16 with and without a byte order mark, or Windows-1252.
///
/// A text that is no UTF-8 from its first sign beyond ASCII on is taken for Windows-1252. A single
/// byte that is wrong in UTF-8 is read as Windows-1252 too. Bytes without a meaning, such as NUL,
/// are left out, so that no text has them or U+FFFD in their place; a remark names each line.
///
/// The bytes come in stretches of any size, which make no difference to the text.
package struct TextDecoder: Sendable {
  private enum Encoding {
    case unknown
    /// It is known to be UTF-8 once there was a sign beyond ASCII.
    case utf8(isKnown: Bool)
    case utf16(isBigEndian: Bool)
    case windows1252
  }

  private var encoding = Encoding.unknown
  /// The bytes whose meaning the next ones decide.
  private var rest: [UInt8] = []
  /// The number of bytes of text so far.
  private var written = 0
  /// The codes that were noted in the current line.
  private var noted: Set<Diagnostic.Code> = []
  /// The remarks since they were last taken, with their places in the whole text.
  private var remarks: [Remark] = []

  package init() {}

  /// Decodes a whole file.
  package static func text(of bytes: [UInt8]) -> [UInt8] {
    var decoder = TextDecoder()
    return decoder.read(bytes, isLast: true)
  }

  /// Decodes the next bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - isLast: Whether the file ends with them.
  /// - Returns: The text as far as it is known.
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func read(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    let all = rest.isEmpty ? bytes : rest + bytes
    rest = []
    if case .unknown = encoding {
      guard isLast || all.count >= Self.deciding || Self.isNoUTF16(all) else {
        rest = all
        return []
      }
      encoding =
        Self.isNoUTF16(all)
        ? .utf8(isKnown: false) : Self.encoding(of: all.prefix(Self.deciding))
      if case .utf16(let isBigEndian) = encoding, !Self.hasMark(all) {
        note(.encodingGuessed, ["encoding": .text(isBigEndian ? "UTF-16 BE" : "UTF-16 LE")], at: 0)
      }
    }
    var output: [UInt8] = []
    switch encoding {
    case .unknown, .utf8: readUTF8(all, isLast, &output)
    case .utf16(let isBigEndian): readUTF16(all, isBigEndian, isLast, &output)
    case .windows1252: readWindows1252(all[...], &output)
    }
    written += output.count
    return output
  }

  /// Takes the remarks on the text in front of a place.
  package mutating func takeRemarks(before end: Int) -> [Remark] {
    let known = remarks.filter { $0.range.lowerBound < end }
    remarks.removeAll { $0.range.lowerBound < end }
    return known
  }

  // MARK: Which encoding

  /// The number of bytes that decide, where the first do not.
  private static let deciding = 512

  /// Whether the first bytes show that there is no UTF-16.
  private static func isNoUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 8 && !hasMark(bytes) && bytes[..<8].allSatisfy { $0 > 0x05 }
  }

  private static func hasMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// UTF-16 by its mark, or by letters of the alphabets of Europe: the upper halves of nearly all
  /// units are small then, and some are 0, which no text in UTF-8 has.
  private static func encoding(of bytes: ArraySlice<UInt8>) -> Encoding {
    let bytes = Array(bytes)
    if hasMark(bytes) { return .utf16(isBigEndian: bytes[0] == 0xFE) }
    let units = bytes.count / 2
    guard units > 1, bytes.contains(0) else { return .utf8(isKnown: false) }
    for isBigEndian in [false, true] {
      let upper = (0..<units).map { bytes[2 * $0 + (isBigEndian ? 0 : 1)] }
      let lower = (0..<units).map { bytes[2 * $0 + (isBigEndian ? 1 : 0)] }
      let small = upper.count { $0 < 0x06 || $0 == 0x20 }
      if upper.contains(0), !lower.contains(0), small * 10 >= units * 9 {
        return .utf16(isBigEndian: isBigEndian)
      }
    }
    return .utf8(isKnown: false)
  }

  // MARK: Encodings

  private mutating func readUTF8(_ bytes: [UInt8], _ isLast: Bool, _ output: inout [UInt8]) {
    // One pass that the compiler makes of many bytes at a time.
    var (least, bits) = (UInt8.max, UInt8.min)
    for byte in bytes {
      least = min(least, byte)
      bits |= byte
    }
    if least > 0, bytes[...].firstInvalidUTF8 == nil {
      if bits >= 0x80 { encoding = .utf8(isKnown: true) }
      if bytes.contains(0x0A) || bytes.contains(0x0D) { noted = [] }
      output = bytes
      return
    }
    output.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let length = bytes.lengthOfSign(at: position)
      if length > 1 { encoding = .utf8(isKnown: true) }
      if length > 0 {
        append(bytes[position..<position + length], &output)
        position += length
        continue
      }
      // A sign that is cut off waits for its end.
      if !isLast, bytes.count - position < 4 {
        rest = Array(bytes[position...])
        return
      }
      guard case .utf8(isKnown: true) = encoding else {
        encoding = .windows1252
        note(.encodingGuessed, ["encoding": .text("Windows-1252")], at: written + output.count)
        readWindows1252(bytes[position...], &output)
        return
      }
      let sign = Self.windows1252[Int(bytes[position])]
      note(.notUTF8, ["sign": .text(sign)], at: written + output.count)
      append(windows1252: bytes[position], &output)
      position += 1
    }
  }

  private mutating func readWindows1252(_ bytes: ArraySlice<UInt8>, _ output: inout [UInt8]) {
    output.reserveCapacity(output.count + bytes.count + bytes.count / 8)
    for byte in bytes { append(windows1252: byte, &output) }
  }

  private mutating func readUTF16(
    _ bytes: [UInt8],
    _ isBigEndian: Bool,
    _ isLast: Bool,
    _ output: inout [UInt8]
  ) {
    func unit(_ index: Int) -> UInt16 {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var position = 0
    while position + 1 < bytes.count {
      let first = unit(position)
      position += 2
      if first == 0xFEFF, written + output.count == 0 { continue }
      guard UTF16.isLeadSurrogate(first) || UTF16.isTrailSurrogate(first) else {
        append(Unicode.Scalar(first), &output)
        continue
      }
      if position + 1 >= bytes.count, !isLast {
        rest = Array(bytes[(position - 2)...])
        return
      }
      guard UTF16.isLeadSurrogate(first), position + 1 < bytes.count,
        UTF16.isTrailSurrogate(unit(position))
      else {
        note(.unreadableByte, at: written + output.count)
        continue
      }
      let scalar = UInt32(first & 0x3FF) << 10 + UInt32(unit(position) & 0x3FF) + 0x10000
      append(Unicode.Scalar(scalar), &output)
      position += 2
    }
    guard position < bytes.count else { return }
    if isLast {
      note(.unreadableByte, at: written + output.count)
    } else {
      rest = Array(bytes[position...])
    }
  }

  // MARK: Text

  private mutating func append(_ scalar: Unicode.Scalar?, _ output: inout [UInt8]) {
    guard let scalar else { return }
    append(Array(String(scalar).utf8)[...], &output)
  }

  private mutating func append(windows1252 byte: UInt8, _ output: inout [UInt8]) {
    let sign = Self.windows1252[Int(byte)]
    guard !sign.isEmpty else {
      note(.unreadableByte, at: written + output.count)
      return
    }
    append(Array(sign.utf8)[...], &output)
  }

  /// Appends one sign.
  private mutating func append(_ sign: ArraySlice<UInt8>, _ output: inout [UInt8]) {
    switch sign.first {
    case 0:
      note(.unreadableByte, at: written + output.count)
      return
    case 0x0A, 0x0D: noted = []
    default: break
    }
    output += sign
  }

  /// Notes something about the text at a place, once in a line.
  private mutating func note(
    _ code: Diagnostic.Code,
    _ values: [String: Sentence.Value] = [:],
    at place: Int
  ) {
    guard noted.insert(code).inserted else { return }
    remarks.append(Remark(code, at: place..<place, values))
  }

  /// The signs of Windows-1252; nothing for bytes that mean none.
  private static let windows1252: [String] = (0...255).map { byte in
    let sign = String(decoding: [UInt8](windows1252: [UInt8(byte)]), as: UTF8.self)
    return sign == "\u{FFFD}" ? "" : sign
  }
}
