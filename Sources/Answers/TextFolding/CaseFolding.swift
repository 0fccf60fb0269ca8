// SPDX-License-Identifier: Apache-2.0
extension String {
  /// The text in a form that is equal for all cases of its letters.
  ///
  /// The standard library has no case folding, but its full case mappings lead to the same classes:
  /// lower, upper and lower case again, scalar by scalar. (Lower first, because the capital "ẞ" has
  /// no other upper case, and its lower case "ß" has "SS".) An exception is the dotless "ı", whose
  /// upper case is that of "i" although folding keeps the two apart; ``withDotlessI(of:)`` is for
  /// that. The mark of an iota below is folded under Greek letters only. And a dot above a letter
  /// that has one anyway goes, so that the dotted "İ" of Turkish is "i" as in Turkish, and "I" as
  /// elsewhere.
  ///
  /// Source: The Unicode Standard, section 3.13, "Default Case Algorithms".
  package var caseFolded: String {
    if let folded = westernFolded { return folded }
    var result = String.UnicodeScalarView()
    // An iota under a letter becomes a letter, which has to stand after the other marks of its
    // neighbor.
    var pendingIotas = 0
    var isOnGreekLetter = false
    var dots = DotsAbove()
    func append(_ scalar: Unicode.Scalar) {
      if dots.keep(scalar) { result.append(scalar) }
    }
    for scalar in unicodeScalars {
      if pendingIotas > 0, !scalar.isCombining {
        for _ in 0..<pendingIotas { append("ι") }
        pendingIotas = 0
      }
      if scalar.isGreekLetter {
        isOnGreekLetter = true
      } else if isOnGreekLetter, !scalar.isCombining {
        isOnGreekLetter = false
      }
      if scalar.isASCII {
        append(scalar.asciiLowercase)
      } else if scalar == "\u{345}", isOnGreekLetter {
        pendingIotas += 1
      } else if scalar.hasIotaBelow {
        scalar.folded.dropLast().forEach(append)
        pendingIotas += 1
      } else if scalar.changesWhenFolded {
        scalar.folded.forEach(append)
      } else {
        append(scalar)
      }
    }
    for _ in 0..<pendingIotas { append("ι") }
    return String(result)
  }

  /// The text with its capital "I" and small "ı" as another text has them, as far as it has one for
  /// the other.
  ///
  /// In Turkish the two are one letter, as "İ" and "i" are: "DIYARBAKIR" becomes "DIYARBAKıR" if the
  /// other text is "Diyarbakır", and "ısparta" becomes "Isparta". Texts with another number of these
  /// letters have other words.
  package func withDotlessI(of other: String) -> String {
    guard hasDotlessI || other.hasDotlessI else { return self }
    var others = other.unicodeScalars.filter(\.isKindOfI)[...]
    guard unicodeScalars.count(where: \.isKindOfI) == others.count else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let wanted = scalar.isKindOfI ? others.popFirst() : nil
      let isSame = [wanted, scalar] == ["ı", "I"] || [wanted, scalar] == ["I", "ı"]
      result.append(isSame ? wanted ?? scalar : scalar)
    }
    return String(result)
  }

  /// The text with a plain "I" and "i" for the dotted capital of Turkish and for its small letter,
  /// an "i" with a second dot.
  package var withPlainDottedI: String {
    guard !isASCII else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\u{130}" {
        result.append("I")
      } else if scalar != "\u{307}" || result.last.map({ $0 == "i" || $0 == "I" }) != true {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether the text has the dotted capital of Turkish.
  package var hasDottedCapital: Bool { withPlainDottedI != self }

  /// Whether the text has the "ı" of Turkish.
  package var hasDotlessI: Bool { !isASCII && unicodeScalars.contains("ı") }

  /// The folded text, or nil when it has other characters than ASCII and the letters from "À" to
  /// "ÿ".
  ///
  /// Most answers are of these. The case of such a letter is one bit of one byte, as it is in
  /// ASCII, so that the text is looked at once, and nothing is made of one that is folded already.
  private var westernFolded: String? {
    var previous: UInt8 = 0
    var isFolded = true
    for byte in utf8 {
      if byte.isWesternCapital(after: previous) {
        isFolded = false
      } else if byte >= 0x80, byte != UInt8.westernLead,
        // 0x9F is "ß", which becomes two letters.
        previous != UInt8.westernLead || byte == 0x9F
      {
        return nil
      }
      previous = byte
    }
    guard !isFolded else { return self }
    return String(unsafeUninitializedCapacity: utf8.count) { folded in
      var previous: UInt8 = 0
      for (index, byte) in utf8.enumerated() {
        let bit: UInt8 = byte.isWesternCapital(after: previous) ? 0x20 : 0
        folded.initializeElement(at: index, to: byte | bit)
        previous = byte
      }
      return utf8.count
    }
  }
}

/// Finds the dots above letters that have one without it.
///
/// A second dot, which Turkish has in no word and Lithuanian has under accents, is dropped.
private struct DotsAbove {
  /// Whether a dot would stand on a letter that has one.
  private var isOnDottedLetter = false

  /// Whether a character of a folded text stays; all are asked about, in their order.
  mutating func keep(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      isOnDottedLetter = scalar == "i" || scalar == "j"
      return true
    }
    if scalar == "\u{307}", isOnDottedLetter { return false }
    // Marks below the letter or beside it do not take the place of the dot.
    let marks = scalar.properties.canonicalCombiningClass
    if marks == .notReordered {
      isOnDottedLetter = scalar.properties.isSoftDotted
    } else if marks == .above {
      isOnDottedLetter = false
    }
    return true
  }
}

extension UInt8 {
  /// The byte of UTF-8 before the second ones of the letters from "À" to "ÿ".
  fileprivate static let westernLead: UInt8 = 0xC3

  /// Whether this ends one of the letters "A" to "Z" and "À" to "Þ", but not "×" between these.
  fileprivate func isWesternCapital(after previous: UInt8) -> Bool {
    previous == Self.westernLead ? 0x80...0x9E ~= self && self != 0x97 : 0x41...0x5A ~= self
  }
}

extension Unicode.Scalar {
  fileprivate var isKindOfI: Bool { self == "i" || self == "I" || self == "ı" || self == "İ" }

  fileprivate var asciiLowercase: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(ascii: self) | 0x20) : self
  }

  /// Whether folding may change this; most letters of a text it does not.
  fileprivate var changesWhenFolded: Bool {
    // Cherokee is folded to capitals by the standard, but to small letters here.
    self != "ı" && self != "\u{345}"
      && (properties.changesWhenCaseFolded || properties.changesWhenLowercased)
  }

  fileprivate var isGreekLetter: Bool {
    switch value {
    case 0xB5, 0x370...0x373, 0x376, 0x377, 0x37B...0x37D, 0x37F, 0x386, 0x388...0x3FF,
      0x1F00...0x1FBC, 0x1FBE, 0x1FC2...0x1FCC, 0x1FD0...0x1FDB,
      0x1FE0...0x1FEC, 0x1FF2...0x1FFC, 0x2126:
      true
    default:
      false
    }
  }

  /// Whether this is a Greek letter with an iota below.
  fileprivate var hasIotaBelow: Bool {
    switch value {
    case 0x1F80...0x1FAF, 0x1FB2...0x1FB4, 0x1FB7, 0x1FBC, 0x1FC2...0x1FC4, 0x1FC7, 0x1FCC,
      0x1FF2...0x1FF4, 0x1FF7, 0x1FFC:
      true
    default:
      false
    }
  }

  /// The scalars of the folded form.
  fileprivate var folded: String.UnicodeScalarView {
    let upper = properties.lowercaseMapping.unicodeScalars.map(\.properties.uppercaseMapping)
    var result = String.UnicodeScalarView()
    for scalar in upper.joined().unicodeScalars {
      result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
    return result
  }
}
