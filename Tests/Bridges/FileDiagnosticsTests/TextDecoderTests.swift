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

  /// The bytes of a text in an encoding that has all its signs.
  private static func bytes(_ text: String, in encoding: TextEncoding) -> [UInt8]? {
    var bytes: [UInt8] = []
    for sign in text.unicodeScalars {
      guard let byte = (0...UInt8.max).first(where: { encoding.sign(of: $0) == sign }) else {
        return nil
      }
      bytes.append(byte)
    }
    return bytes
  }

  @Test(
    "finds the encoding by the letters of a language",
    arguments: [
      "Wie heißt die größte Stadt Österreichs? Wien, natürlich – „ja“.",
      "Frage;Antwort\nFarbe von Gras?;grün", "Frage;Antwort\nStadt am Rhein?;Köln",
      "schöne blaue Äpfel", "Straße und Füße", "50 m² Fläche", "„Hallo“", "Die Größe ist 5 °C",
      "Où est l’école ? Près de la forêt, à côté du château.", "très français où",
      "le garçon mangé", "Noël à Paris", "« Bonjour », dit-il",
      "¿Dónde está el niño? ¡Aquí, en España, también!", "canción española rápida", "el año",
      "Não há coração sem emoção, às vezes é difícil.", "pão e maçã", "três irmãs",
      "Perché la città è così bella? Più di là, però.", "la città è", "l’università",
      "Eén reünie in België: een café met ideeën.", "de zeeën", "foto’s van België",
      "Příliš žluťoučký kůň úpěl ďábelské ódy.", "malý český čaj", "žlutý kůň běží",
      "question;answer\nBarva řeky?;žluť", "student;atoms-01\nŘehoř;b",
      "Столица России — Москва. Какого цвета трава?", "зелёный", "белая кошка спит",
      "question;answer\nЦвет травы?;зелёный", "МОСКВА",
      "It’s the café — what’s naïve?", "word—word and so on", "Wait… for the “quote”", "20 °C",
      "5 m³ of water", "£5 and €3", "the years 1914–1918", "façade",
      "Kolor? {=żółty}", "mąż i żona", "smörgåsbord är gott", "Київ — столиця України",
    ]
  )
  func guessedEncodings(text: String) {
    var count = 0
    for encoding in TextEncoding.allCases {
      guard let bytes = Self.bytes(text, in: encoding) else { continue }
      count += 1
      for length in [3, .max] {
        let (read, told) = decoded(bytes, by: length)
        #expect(read == text, "\(encoding)")
        #expect(told.map(\.code) == [.encodingGuessed])
      }
    }
    #expect(count > 0)
  }

  @Test("takes a text that fits several encodings for Windows-1252")
  func ties() {
    #expect(TextEncoding.guessed(from: []) == .windows1252)
    #expect(TextEncoding.guessed(from: Array("grass".utf8)) == .windows1252)
    // "grün" in Central Europe is the same.
    #expect(TextEncoding.guessed(from: [0x67, 0x72, 0xFC, 0x6E]) == .windows1252)
  }

  @Test(
    "reads each byte of an encoding as its sign, or as none",
    arguments: zip(TextEncoding.allCases, [5, 5, 1, 0, 0])
  )
  func tables(encoding: TextEncoding, undefined: Int) {
    let table = encoding.table
    #expect(table.count == 256 && table.count(where: \.isEmpty) == undefined)
    // No sign has two bytes.
    #expect(Set(table).count == 256 - max(undefined - 1, 0))
    let text = String(decoding: [UInt8](Array(0...255), in: encoding), as: UTF8.self)
    #expect(text.unicodeScalars.count { $0 == "\u{FFFD}" } == undefined)
  }
}
