// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Makes UTF-8 of the bytes of a text file, in whatever encoding a spreadsheet or an editor has
/// written it: UTF-8, UTF-16 with and without a byte order mark, or one of ``TextEncoding``.
///
/// A text that is no UTF-8 from its first sign beyond ASCII on is in the encoding whose letters fit
/// best. A single byte that is wrong in UTF-8 is read as Windows-1252. Bytes without a meaning,
/// such as NUL, are left out, so that no text has them or U+FFFD in their place; a remark names
/// each line.
///
/// The bytes come in stretches of any size, which make no difference to the text.
package struct TextDecoder: Sendable {
  private enum Encoding {
    case unknown
    /// It is known to be UTF-8 once there was a sign beyond ASCII.
    case utf8(isKnown: Bool)
    case utf16(isBigEndian: Bool)
    case bytes(TextEncoding)
  }

  private var encoding = Encoding.unknown
  /// The bytes whose meaning the next ones decide.
  private var rest: [UInt8] = []
  /// The number of bytes of text so far.
  private var written = 0
  /// The codes that were noted in the current line.
  private var noted: Set<Diagnostic.Code> = []
  /// The end of the text so far, where all of it is ASCII.
  private var context: [UInt8] = []
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
    case .bytes(let encoding): read(all[...], in: encoding, &output)
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

  /// The number of bytes from the first one beyond UTF-8 on that decide which encoding it is.
  private static let sample = 1 << 14

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
      remember(bytes)
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
        remember(output)
        return
      }
      guard case .utf8(isKnown: true) = encoding else {
        remember(output)
        // More bytes decide better.
        guard isLast || bytes.count - position >= Self.sample else {
          rest = Array(bytes[position...])
          return
        }
        let sample = context + bytes[position...].prefix(Self.sample)
        let guessed = TextEncoding.guessed(from: sample)
        encoding = .bytes(guessed)
        note(
          .encodingGuessed,
          ["encoding": .text(guessed.rawValue)],
          at: written + output.count
        )
        read(bytes[position...], in: guessed, &output)
        return
      }
      let sign = TextEncoding.windows1252.sign(of: bytes[position]).map { "\($0)" } ?? ""
      note(.notUTF8, ["sign": .text(sign)], at: written + output.count)
      append(Array(sign.utf8), &output)
      position += 1
    }
    remember(output)
  }

  /// Keeps the end of the text, by which the encoding of what follows is found.
  private mutating func remember(_ text: [UInt8]) {
    if case .utf8(isKnown: false) = encoding { context = (context + text.suffix(256)).suffix(256) }
  }

  private mutating func read(
    _ bytes: ArraySlice<UInt8>,
    in encoding: TextEncoding,
    _ output: inout [UInt8]
  ) {
    output.reserveCapacity(output.count + bytes.count + bytes.count / 8)
    let table = encoding.table
    for byte in bytes { append(table[Int(byte)], &output) }
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

  /// Appends the sign of a byte, which is empty where the byte means nothing.
  private mutating func append(_ sign: [UInt8], _ output: inout [UInt8]) {
    guard !sign.isEmpty else {
      note(.unreadableByte, at: written + output.count)
      return
    }
    append(sign[...], &output)
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
}
