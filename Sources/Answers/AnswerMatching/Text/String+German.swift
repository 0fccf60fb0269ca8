// SPDX-License-Identifier: Apache-2.0
extension String {
  /// Whether one of the texts has "ß" where the other has "ss", and not the "SS" of capitals.
  func differsInSharpS(from other: String) -> Bool {
    contains("ß") != other.contains("ß") && (contains("ss") || other.contains("ss"))
  }

  /// The text with "ss" for "ß".
  var withoutSharpS: String {
    guard unicodeScalars.contains(where: { $0 == "ß" || $0 == "ẞ" }) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      result += scalar == "ß" ? "ss" : scalar == "ẞ" ? "SS" : String(scalar)
    }
  }

  /// Whether the text has "ä", "ö" or "ü".
  var hasUmlaut: Bool { contains { "äöü".contains($0) } }

  /// The text with "ae", "oe" and "ue" for "ä", "ö" and "ü".
  ///
  /// An umlaut with one more mark is a letter of another language and stays.
  package var withoutUmlauts: String {
    guard unicodeScalars.contains(where: { $0.vowelOfUmlaut != nil || $0 == "\u{308}" }) else {
      return self
    }
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      var afterUmlaut = rest
      let isDecomposed = scalar.hasUmlaut && rest.first == "\u{308}"
      if isDecomposed {
        afterUmlaut.removeFirst()
      }
      if let vowel = isDecomposed ? scalar : scalar.vowelOfUmlaut,
        afterUmlaut.first?.isCombining != true
      {
        result.append(vowel)
        result.append("e")
        rest = afterUmlaut
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// The vowel under the dots of a composed umlaut.
  fileprivate var vowelOfUmlaut: Unicode.Scalar? {
    switch self {
    case "ä": "a"
    case "ö": "o"
    case "ü": "u"
    case "Ä": "A"
    case "Ö": "O"
    case "Ü": "U"
    default: nil
    }
  }

  /// Whether dots make an umlaut of this letter.
  fileprivate var hasUmlaut: Bool {
    switch self {
    case "a", "o", "u", "A", "O", "U": true
    default: false
    }
  }
}
