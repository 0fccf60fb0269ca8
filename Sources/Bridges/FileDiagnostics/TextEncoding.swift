// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An encoding of text files from before UTF-8, in which a byte is a sign.
///
/// ```swift
/// let bytes: [UInt8] = [0x67, 0x72, 0x9F, 0x6E]
/// TextEncoding.guessed(from: bytes)   // .macRoman
/// String(decoding: [UInt8](bytes, in: .macRoman), as: UTF8.self)   // "grün"
/// ```
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  /// Western Europe on Windows.
  case windows1252 = "Windows-1252"
  /// Central Europe on Windows.
  case windows1250 = "Windows-1250"
  /// Cyrillic on Windows.
  case windows1251 = "Windows-1251"
  /// Western Europe on Macs.
  case macRoman = "Mac Roman"
  /// Western Europe under DOS.
  case cp850 = "CP850"

  /// The sign of a byte; nil for a byte that means nothing.
  package func sign(of byte: UInt8) -> Unicode.Scalar? {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    let sign = upperHalf[Int(byte) - 0x80]
    return sign == "\u{FFFD}" ? nil : sign
  }

  private var upperHalf: [Unicode.Scalar] { Self.upperHalves[self] ?? [] }

  /// The signs of all bytes in UTF-8; nothing for a byte that means nothing.
  package var table: [[UInt8]] {
    (0..<0x80).map { [$0] }
      + upperHalf.map { $0 == "\u{FFFD}" ? [] : Array(String($0).utf8) }
  }

  private static let upperHalves: [TextEncoding: [Unicode.Scalar]] = [
    .windows1252: (0x80...0xFF).map { Unicode.Scalar(windows1252: $0) },
    .windows1250: Array(windows1250Signs.unicodeScalars),
    .windows1251: Array(windows1251Signs.unicodeScalars),
    .macRoman: Array(macRomanSigns.unicodeScalars),
    .cp850: Array(cp850Signs.unicodeScalars),
  ]

  // Source: https://encoding.spec.whatwg.org/index-windows-1250.txt
  private static let windows1250Signs = """
    €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\
    \u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż\
    ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
    ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙
    """

  // Source: https://encoding.spec.whatwg.org/index-windows-1251.txt
  private static let windows1251Signs = """
    ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ\
    \u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї\
    АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
    абвгдежзийклмнопрстуфхцчшщъыьэюя
    """

  // Source: https://encoding.spec.whatwg.org/index-macintosh.txt
  private static let macRomanSigns = """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
    †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
    ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
    ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """

  // Source: https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP850.TXT
  private static let cp850Signs = """
    ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ\
    áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
    └┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀\
    ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}
    """
}

extension [UInt8] {
  /// Decodes text of old programs into UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file; those that mean nothing become U+FFFD.
  ///   - encoding: The encoding that they are in.
  public init(_ bytes: [UInt8], in encoding: TextEncoding) {
    self = []
    reserveCapacity(bytes.count + bytes.count / 4)
    let table = encoding.table.map { $0.isEmpty ? [0xEF, 0xBF, 0xBD] : $0 }
    for byte in bytes { append(contentsOf: table[Int(byte)]) }
  }
}

// MARK: - Which encoding

extension TextEncoding {
  /// Returns the encoding in which a text most likely is that is not in UTF-8.
  ///
  /// Each encoding is rated by the letters and signs that it makes of the bytes: letters of one
  /// language, in words of one script, and signs where they stand in texts are for it; a capital or
  /// a quotation mark inside a word is against it. Between equals it is Windows-1252.
  ///
  /// - Parameter bytes: The text, or a few thousand bytes of it.
  /// - Returns: The encoding.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func guessed(from bytes: [UInt8]) -> TextEncoding {
    let hints = WrittenLanguage.hints(in: bytes)
    var best = (encoding: TextEncoding.windows1252, rating: Int.min)
    for encoding in allCases {
      let signs = (0...UInt8.max).map(encoding.sign(of:))
      var reading = Reading(bytes.map { signs[Int($0)] })
      reading.rate()
      // Most of these files were written on Windows in Western Europe.
      let rating = reading.rating(hints) + (encoding == .windows1252 ? 1 : 0)
      if rating > best.rating { best = (encoding, rating) }
    }
    return best.encoding
  }
}

/// A language by the letters beyond ASCII that it is written with, and some of its common words.
private struct WrittenLanguage {
  /// The points of a letter, more for a frequent one.
  let letters: [Unicode.Scalar: Int]
  let words: Set<String>

  init(_ frequent: String, usual: String = "", rare: String = "", words: String = "") {
    var letters: [Unicode.Scalar: Int] = [:]
    for (signs, points) in [(frequent, 4), (usual, 3), (rare, 1)] {
      for sign in signs.unicodeScalars { letters[sign] = points }
    }
    self.letters = letters
    self.words = Set(words.split(separator: " ").map(String.init))
  }

  private static let cyrillic = "абвгдежзийклмнопрстуфхцчшщъыьэюя"

  /// The languages of the library, then others that are written in these encodings.
  static let all: [WrittenLanguage] = [
    WrittenLanguage(
      "",
      rare: "éèïöñçêâ",
      words: "the of and is in to what which who question answer"
    ),
    WrittenLanguage(
      "äöüß",
      rare: "é",
      words:
        "der die das und ist von ein eine nicht mit auf im was wie wer den dem frage antwort am"
    ),
    WrittenLanguage(
      "éèàêç",
      usual: "ùâîô",
      rare: "ûëïœæÿü",
      words: "le la les des un une est et du que qui quel quelle dans question"
    ),
    WrittenLanguage(
      "áéíóñ",
      usual: "ú",
      rare: "üª",
      words: "el la los las de un una es en que y del por con pregunta respuesta"
    ),
    WrittenLanguage(
      "ãçáéíó",
      usual: "õêúâà",
      rare: "ô",
      words: "o a os as de um uma do da em que com para pergunta resposta"
    ),
    WrittenLanguage(
      "àèéìòù",
      rare: "íóîú",
      words: "il la di che un una del della lo gli per con domanda risposta"
    ),
    WrittenLanguage(
      "éë",
      usual: "ïè",
      rare: "êöüóáíä",
      words: "de het een van en is wat wie op vraag antwoord"
    ),
    WrittenLanguage(
      "áéíýěščřžů",
      usual: "úťďň",
      rare: "ó",
      words: "je na se co jak kdo v s z do od ve pro barva"
    ),
    WrittenLanguage(cyrillic + "ё"),
    WrittenLanguage("ąęłóśż", usual: "ćńź", words: "jest nie na w z do co kto to jak"),
    WrittenLanguage("áäčéíľňóšťúýž", rare: "ďĺŕô", words: "je na sa v z do"),
    WrittenLanguage("áéíóöőúüű", words: "a az egy nem és hogy"),
    WrittenLanguage("čšžćđ", words: "je na u i za se da"),
    WrittenLanguage("ăşţ", usual: "âî", words: "de la un o este"),
    WrittenLanguage("åäö", rare: "é", words: "och en ett att är som i på ja on ei"),
    WrittenLanguage("æøå", rare: "éö", words: "og en et er som i det den"),
    WrittenLanguage("áéíóúýðþæö", words: "og er sem"),
    WrittenLanguage(cyrillic + "іїєґ"),
    WrittenLanguage(cyrillic + "іўё"),
    WrittenLanguage(cyrillic + "ђјљњћџ"),
  ]

  /// The letters of all languages.
  static let allLetters = all.reduce(into: Set<Unicode.Scalar>()) {
    $0.formUnion($1.letters.keys)
  }

  /// The number of common words of each language, at most a few, which are in ASCII.
  static func hints(in bytes: [UInt8]) -> [Int] {
    var counts = all.map { _ in 0 }
    var word = ""
    var isForeign = false
    for byte in bytes + [0x20] {
      switch byte {
      case 0x41...0x5A: word.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      case 0x61...0x7A: word.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x80...: isForeign = true
      default:
        if !isForeign, !word.isEmpty {
          for (index, language) in all.enumerated() where language.words.contains(word) {
            counts[index] += 1
          }
        }
        (word, isForeign) = ("", false)
      }
    }
    return counts.map { min($0, 4) }
  }
}

/// A text as an encoding reads it, and what speaks for and against it.
private struct Reading {
  /// The signs; nil for bytes that mean nothing.
  private let signs: [Unicode.Scalar?]
  private var points = 0
  /// The letters beyond ASCII in small, with their numbers.
  private var letters: [Unicode.Scalar: Int] = [:]

  init(_ signs: [Unicode.Scalar?]) { self.signs = signs }

  /// The points for the language that fits best.
  func rating(_ hints: [Int]) -> Int {
    let fits = zip(WrittenLanguage.all, hints).map { language, hint in
      letters.reduce(hint) { sum, letter in
        let fit =
          language.letters[letter.key]
          ?? (WrittenLanguage.allLetters.contains(letter.key) ? -1 : -3)
        return sum + fit * letter.value
      }
    }
    return points + (fits.max() ?? 0)
  }

  mutating func rate() {
    var position = 0
    while position < signs.count {
      let start = position
      while position < signs.count, signs[position].map(Self.isLetter) != false { position += 1 }
      if start < position { rateWord(start..<position) }
      guard position < signs.count else { return }
      if let sign = signs[position], !sign.isASCII {
        points += rating(ofSign: sign, at: position)
      }
      position += 1
    }
  }

  /// Modifiers and signs for ordinals stand in no word.
  private static func isLetter(_ sign: Unicode.Scalar) -> Bool {
    if sign.isASCII {
      return (0x61...0x7A).contains(sign.value | 0x20)
    }
    return sign.properties.isAlphabetic && !"ªºˆ˜ˇµ".unicodeScalars.contains(sign)
  }

  private func isLetter(at position: Int) -> Bool {
    signs.indices.contains(position) && signs[position].map(Self.isLetter) == true
  }

  private func isDigit(at position: Int) -> Bool {
    guard signs.indices.contains(position), let sign = signs[position] else { return false }
    return (0x30...0x39).contains(sign.value)
  }

  // MARK: Words

  private mutating func rateWord(_ range: Range<Int>) {
    let word = signs[range].compactMap(\.self)
    points -= 4 * (range.count - word.count)
    guard !word.allSatisfy(\.isASCII) else { return }
    let isCyrillic = word.map { (0x400...0x4FF).contains($0.value) }
    let high = word.count { !$0.isASCII }
    guard Set(isCyrillic).count == 1 else {
      points -= 3 * high
      return
    }
    if isDigit(at: range.lowerBound - 1) || isDigit(at: range.upperBound) { points -= 2 }
    if word.count == 1 {
      // Words of one letter are few.
      points += "àáéèíóôúýöåøæавиксуяоÀÁÉÈÍÓÚАВИКСУЯО".unicodeScalars.contains(word[0]) ? 1 : -1
      return
    }
    if !isCyrillic[0] {
      if word.count > 2, high == word.count { points -= 2 * high }
      points -= 2 * faults(inLatin: word)
    }
    for (index, sign) in word.enumerated() {
      if !sign.isASCII { letters[Self.small(sign), default: 0] += 1 }
      guard index > 0, !sign.isASCII || !word[index - 1].isASCII else { continue }
      // A capital behind a small letter, and a small one between capitals.
      if Self.isCapital(sign), !Self.isCapital(word[index - 1]) { points -= 4 }
      if index + 1 < word.count, !sign.isASCII, !Self.isCapital(sign),
        Self.isCapital(word[index - 1]), Self.isCapital(word[index + 1])
      {
        points -= 4
      }
    }
  }

  private static func small(_ sign: Unicode.Scalar) -> Unicode.Scalar {
    sign.properties.lowercaseMapping.unicodeScalars.first ?? sign
  }

  private static func isCapital(_ sign: Unicode.Scalar) -> Bool {
    sign.isASCII ? (0x41...0x5A).contains(sign.value) : sign.properties.isUppercase
  }

  /// The number of places in a word that no language has so: vowels with an accent that hardly
  /// stand in front of another one, and consonants without a vowel.
  private func faults(inLatin word: [Unicode.Scalar]) -> Int {
    let word = word.map(Self.small)
    func isVowel(_ sign: Unicode.Scalar) -> Bool {
      sign.isASCII
        ? "aeiouy".unicodeScalars.contains(sign) : !Self.consonants.contains(sign)
    }
    var faults = 0
    var consonants: [Unicode.Scalar] = []
    for (index, sign) in word.enumerated() {
      if "èìòùøêû".unicodeScalars.contains(sign), index + 1 < word.count,
        isVowel(word[index + 1])
      {
        faults += 1
      }
      // Nasal vowels of Portuguese.
      let next = index + 1 < word.count ? word[index + 1] : nil
      if sign == "õ", next != "e" { faults += 1 }
      if sign == "ã", let next, isVowel(next), next != "o", next != "e" { faults += 1 }
      if "áàâäãå".unicodeScalars.contains(sign),
        next == "a" || index > 0 && word[index - 1] == "a"
      {
        faults += 1
      }
      if isVowel(sign) || sign == "l" || sign == "r" {
        consonants = []
      } else {
        consonants.append(sign)
        if consonants.count == 4, consonants.contains(where: { !$0.isASCII }) { faults += 1 }
      }
    }
    return faults
  }

  private static let consonants = Set("çčćďđðłľĺňńñřŕšśşßťţþžźżğ".unicodeScalars)

  // MARK: Signs

  private static let opening = Set("“„‚‘«‹’”¿¡–—•§£€©†·\u{A0}".unicodeScalars)
  private static let closing = Set(
    "”“’‘»›…™®©°²³¹ºª‰€£–—½¼¾†\u{A0}\u{AD}´".unicodeScalars
  )
  private static let alone = Set("–—…•§€£©®×÷±°²³½¼¾«»·µ≤≥≈≠∞→√\u{A0}".unicodeScalars)
  private static let usual = Set("–—…«»„“”‘’‚×".unicodeScalars)

  /// The points for a sign beyond ASCII that is no letter.
  private func rating(ofSign sign: Unicode.Scalar, at position: Int) -> Int {
    let (before, after) = (isLetter(at: position - 1), isLetter(at: position + 1))
    let numbers = (isDigit(at: position - 1), isDigit(at: position + 1))
    switch (before, after) {
    case (true, true):
      switch sign {
      case "’": return isApostrophe(at: position) ? 3 : -1
      case "–", "—":
        // "for instance—as here", and not a letter of "canción".
        let isBetweenWords = [-4, -3, -2, 2, 3, 4].allSatisfy { isLetter(at: position + $0) }
        return isBetweenWords ? 3 : -1
      case "\u{A0}", "\u{AD}", "·": return 0
      default: return -5
      }
    case (true, false):
      if "²³".unicodeScalars.contains(sign) { return isUnit(before: position) ? 5 : -1 }
      if sign == "¹" { return -1 }
      return Self.closing.contains(sign) ? Self.usual.contains(sign) ? 2 : 1 : -3
    case (false, true):
      if "¿¡".unicodeScalars.contains(sign) { return 1 }
      if sign == "°", let unit = signs[position + 1], "CFK".unicodeScalars.contains(unit) {
        return isLetter(at: position + 2) ? -1 : 3
      }
      return Self.opening.contains(sign) ? Self.usual.contains(sign) ? 2 : 0 : -5
    case (false, false):
      if numbers.0 || numbers.1 {
        return "–—×÷±°²³½¼¾€£%‰\u{A0}′″µ".unicodeScalars.contains(sign) ? 2 : -1
      }
      return Self.alone.contains(sign) || Self.usual.contains(sign) ? 1 : -2
    }
  }

  /// Whether the letters in front of a sign are those of a length, as in "cm²".
  private func isUnit(before position: Int) -> Bool {
    guard signs[position - 1] == "m" else { return false }
    guard isLetter(at: position - 2), let sign = signs[position - 2] else { return true }
    return "cdkm".unicodeScalars.contains(sign) && !isLetter(at: position - 3)
  }

  /// Whether a sign between letters is an apostrophe: "it’s", "l’eau", "don’t".
  private func isApostrophe(at position: Int) -> Bool {
    var (start, end) = (position, position + 1)
    while isLetter(at: start - 1) { start -= 1 }
    while isLetter(at: end) { end += 1 }
    func text(_ range: Range<Int>) -> String {
      var text = ""
      for sign in signs[range] { text.unicodeScalars.append(sign ?? " ") }
      return text.lowercased()
    }
    let (head, tail) = (text(start..<position), text(position + 1..<end))
    return ["s", "t", "re", "ll", "ve", "d", "m"].contains(tail)
      || ["l", "d", "j", "c", "n", "s", "m", "t", "qu", "un", "dell", "all", "nell", "dall"]
        .contains(head)
  }
}
