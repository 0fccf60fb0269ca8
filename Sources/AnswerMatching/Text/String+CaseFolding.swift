extension String {
  /// The text in a form that is equal for all cases of its letters.
  ///
  /// The standard library has no case folding, but its full case mappings lead to the same classes: lower,
  /// upper and lower case again, scalar by scalar. (Lower first, because the capital "ẞ" has no other upper
  /// case, and its lower case "ß" has "SS".) An exception is the dotless "ı", whose upper case is that of "i"
  /// although folding keeps the two apart. And the mark of an iota below is folded under Greek letters only.
  ///
  /// Source: The Unicode Standard, section 3.13, "Default Case Algorithms".
  var caseFolded: String {
    guard !isASCII else { return asciiLowercased }
    var result = String.UnicodeScalarView()
    // An iota under a letter becomes a letter, which has to stand after the other marks of its neighbour.
    var pendingIotas = 0
    var isOnGreekLetter = false
    for scalar in unicodeScalars {
      if pendingIotas > 0, !scalar.isCombining {
        result.append(contentsOf: repeatElement("ι", count: pendingIotas))
        pendingIotas = 0
      }
      if scalar.isGreekLetter {
        isOnGreekLetter = true
      } else if isOnGreekLetter, !scalar.isCombining {
        isOnGreekLetter = false
      }
      if scalar.isASCII {
        result.append(scalar.asciiLowercase)
      } else if scalar == "\u{345}", isOnGreekLetter {
        pendingIotas += 1
      } else if scalar.hasIotaBelow {
        result.append(contentsOf: scalar.folded.dropLast())
        pendingIotas += 1
      } else if scalar.changesWhenFolded {
        result.append(contentsOf: scalar.folded)
      } else {
        result.append(scalar)
      }
    }
    result.append(contentsOf: repeatElement("ι", count: pendingIotas))
    return String(result)
  }

  private var asciiLowercased: String {
    guard utf8.contains(where: \.isASCIICapital) else { return self }
    return String(decoding: utf8.map { $0.isASCIICapital ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isASCIICapital: Bool { self &- 0x41 < 26 }
}

extension Unicode.Scalar {
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
