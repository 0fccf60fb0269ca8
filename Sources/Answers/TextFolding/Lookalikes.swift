// SPDX-License-Identifier: Apache-2.0
extension String {
  /// The text with the letters of the alphabet of another text in the place of those that look the
  /// same, where this is all that its words need.
  ///
  /// "Рaris" with a Cyrillic "Р" becomes "Paris" if the other text is Latin. A word that has
  /// another letter of its own alphabet stays.
  package func withLookalikes(of other: String) -> String {
    let scripts = Set(other.unicodeScalars.compactMap(Lookalikes.Script.init))
    guard scripts.count == 1, let script = scripts.first,
      unicodeScalars.contains(where: { Lookalikes.Script($0).map { $0 != script } ?? false })
    else { return self }
    let table = Lookalikes.table(for: script)
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let first = rest.first {
      let isWord = Lookalikes.Script(first) != nil
      let part = rest.prefix { (Lookalikes.Script($0) != nil) == isWord }
      rest = rest[part.endIndex...]
      let replaced = part.map { scalar -> Unicode.Scalar? in
        Lookalikes.Script(scalar) == script ? scalar : table[scalar]
      }
      result.append(
        contentsOf: isWord && replaced.allSatisfy { $0 != nil }
          ? String.UnicodeScalarView(replaced.compactMap(\.self)) : String.UnicodeScalarView(part)
      )
    }
    return String(result)
  }

  /// The text without signs that are no part of words or numbers, as far as they stand at an end or
  /// in pairs: pictures, arrows, bullets, and the marks of bold, slanted and code.
  package var withoutOrnaments: String {
    var scalars: String.UnicodeScalarView = unicodeScalars.filter { !$0.isPicture }
    func isTrimmed(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isSpace || "*_#~`=>→⇒➔•◦·–—|\\✓✔☑".unicodeScalars.contains(scalar)
    }
    while let first = scalars.first, isTrimmed(first) { scalars.removeFirst() }
    if let first = scalars.first, first == "-", scalars.dropFirst().first?.isDigit == false {
      scalars = String.UnicodeScalarView(scalars.dropFirst().drop(while: \.isSpace))
    }
    while let last = scalars.last, isTrimmed(last) { scalars.removeLast() }
    let text = String(scalars)
    return text.contains { "*_`~".contains($0) }
      ? text.filter { !"*`~".contains($0) }.replacing("__", with: "") : text
  }
}

extension Unicode.Scalar {
  /// Whether this is a picture, or a part of one.
  fileprivate var isPicture: Bool {
    guard value > 0x200C else { return false }
    return properties.isEmojiPresentation || (0x1F000...0x1FAFF).contains(value)
      || (0x2600...0x27BF).contains(value) && properties.isEmoji
      || [0x200D, 0xFE0E, 0xFE0F, 0x20E3].contains(value)
  }
}

/// Letters of one alphabet that look like those of another.
///
/// Source: The Unicode Consortium, UTS 39, for which letters are confusable; the choice of those
/// that look the same in most typefaces is our own.
private enum Lookalikes {
  enum Script {
    case latin, greek, cyrillic

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF:
        self = .latin
      case 0x386...0x3FF: self = .greek
      case 0x400...0x52F: self = .cyrillic
      default: return nil
      }
    }
  }

  static func table(for script: Script) -> [Unicode.Scalar: Unicode.Scalar] {
    switch script {
    case .latin: latin
    case .greek: greek
    case .cyrillic: cyrillic
    }
  }

  private static let rows: [(latin: String, greek: String, cyrillic: String)] = [
    ("A", "Α", "А"), ("B", "Β", "В"), ("C", "", "С"), ("E", "Ε", "Е"), ("H", "Η", "Н"),
    ("I", "Ι", "І"), ("J", "", "Ј"), ("K", "Κ", "К"), ("M", "Μ", "М"), ("N", "Ν", ""),
    ("O", "Ο", "О"), ("P", "Ρ", "Р"), ("S", "", "Ѕ"), ("T", "Τ", "Т"), ("X", "Χ", "Х"),
    ("Y", "Υ", "У"), ("Z", "Ζ", ""), ("a", "", "а"), ("c", "", "с"), ("e", "", "е"),
    ("i", "", "і"), ("j", "", "ј"), ("k", "", "к"), ("o", "ο", "о"), ("p", "", "р"),
    ("s", "", "ѕ"), ("x", "", "х"), ("y", "", "у"), ("v", "ν", ""),
  ]

  private static let latin = made { ($0.latin, [$0.greek, $0.cyrillic]) }
  private static let greek = made { ($0.greek, [$0.latin, $0.cyrillic]) }
  private static let cyrillic = made { ($0.cyrillic, [$0.latin, $0.greek]) }

  private static func made(
    _ sides: ((latin: String, greek: String, cyrillic: String)) -> (String, [String])
  ) -> [Unicode.Scalar: Unicode.Scalar] {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for row in rows {
      let (plain, others) = sides(row)
      guard let plain = plain.unicodeScalars.first else { continue }
      for other in others.compactMap(\.unicodeScalars.first) { table[other] = plain }
    }
    return table
  }
}
