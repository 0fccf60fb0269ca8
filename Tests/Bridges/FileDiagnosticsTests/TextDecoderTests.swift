// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

@testable import FileDiagnostics

@Suite struct TextDecoderTests {
  static let text =
    "Frage;Antwort\r\nFarbe von Gras?;grün\nHauptstadt von Österreich?;Wien – „ja“\n"

  static func utf16(_ text: String, isBigEndian: Bool, hasMark: Bool) -> [UInt8] {
    ((hasMark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
  }

  static let windows1252: [UInt8] = text.unicodeScalars.map { scalar in
    switch scalar {
    case "–": 0x96
    case "„": 0x84
    case "“": 0x93
    default: UInt8(scalar.value)
    }
  }

  /// The text and the codes of what is told, from stretches of so many bytes.
  private func decoded(_ bytes: [UInt8], by length: Int = .max) -> (text: String, told: [Remark]) {
    var decoder = TextDecoder()
    var text: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let end = min(position + min(length, bytes.count), bytes.count)
      text += decoder.read(Array(bytes[position..<end]), isLast: false)
      position = end
    }
    text += decoder.read([], isLast: true)
    return (String(validating: text, as: UTF8.self) ?? "none", decoder.takeRemarks(before: .max))
  }

  @Test(
    "recognizes the encodings that spreadsheets write",
    arguments: [
      (Array(text.utf8), []),
      (utf16(text, isBigEndian: false, hasMark: true), []),
      (utf16(text, isBigEndian: true, hasMark: true), []),
      (utf16(text, isBigEndian: false, hasMark: false), [.encodingGuessed]),
      (utf16(text, isBigEndian: true, hasMark: false), [.encodingGuessed]),
      (windows1252, [.encodingGuessed]),
    ] as [([UInt8], [Diagnostic.Code])]
  )
  func encodings(bytes: [UInt8], codes: [Diagnostic.Code]) {
    for length in [1, 2, 3, 7, 64, 1000] {
      let (text, told) = decoded(bytes, by: length)
      #expect(text == Self.text)
      #expect(told.map(\.code) == codes)
    }
  }

  @Test("reads a wrong byte of a file in UTF-8 as Windows-1252, and tells each line")
  func wrongBytes() {
    let bytes = Array("é\n".utf8) + [0x93, 0x61, 0x94, 0x0A] + Array("ü ".utf8) + [0xFF]
    let (text, told) = decoded(bytes)
    #expect(text == "é\n“a”\nü ÿ")
    #expect(told.map(\.code) == [.notUTF8, .notUTF8])
  }

  @Test(
    "leaves out what stands for no sign, and tells it",
    arguments: [
      ([0x61, 0x00, 0x62], "ab"), ([0xE4, 0x81, 0x62], "äb"),
      (Array("longer than eight".utf8) + [0x00], "longer than eight"),
      ([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xDC, 0x62, 0x00], "ab"),
      ([0xFE, 0xFF, 0x00, 0x61, 0x00], "a"),
    ] as [([UInt8], String)]
  )
  func meaningless(bytes: [UInt8], expected: String) {
    let (text, told) = decoded(bytes)
    #expect(text == expected)
    #expect(told.map(\.code).contains(.unreadableByte))
  }

  @Test("gives the same text for any stretches of any bytes, which is UTF-8 without NUL")
  func anyBytes() {
    forEachSeed(0..<500) { generator in
      let bytes = (0..<generator.draw(below: 1200)).map { _ in
        generator.draw(below: 3) == 0
          ? UInt8(generator.draw(below: 256)) : UInt8(0x20 + generator.draw(below: 90))
      }
      let whole = decoded(bytes)
      try #require(whole.text != "none" || bytes.isEmpty)
      try #require(!whole.text.unicodeScalars.contains("\0"))
      let parts = decoded(bytes, by: 1 + generator.draw(below: 40))
      try #require(parts.text == whole.text)
      try #require(parts.told == whole.told)
    }
  }
}
