// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The names of people: which there are, when two are the same, and when they look alike.
enum PersonName {
  /// The most characters of a name.
  static let maximumLength = 40

  /// A name as it is shown, without blanks around it and with single ones in it.
  static func shown(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .precomposedStringWithCanonicalMapping
  }

  /// Whether somebody can be called so: by letters and digits of any script with marks, hyphens,
  /// dots and apostrophes, or by pictures.
  static func isOne(_ name: String) -> Bool {
    (1...maximumLength).contains(name.count)
      && name.allSatisfy { character in
        character.isLetter || character.isNumber || "-_. '\u{2019}\u{B7}".contains(character)
          || character.unicodeScalars.first?.properties.isEmojiPresentation == true
          || (character.unicodeScalars.count > 1
            && character.unicodeScalars.first?.properties.isEmoji == true)
      }
      && name.unicodeScalars.allSatisfy { scalar in
        // A joiner holds the parts of a picture together; all else that is not seen is refused.
        scalar.properties.generalCategory != .format || scalar.value == 0x200D
      }
      && name.contains { !" -_.".contains($0) }
  }

  /// The name that one signs in with: the same however the letters are written or stored.
  static func folded(_ name: String) -> String {
    shown(name).precomposedStringWithCompatibilityMapping.lowercased()
      .replacingOccurrences(of: "\u{2019}", with: "'")
      .precomposedStringWithCompatibilityMapping
  }

  /// What a name looks like: signs of other scripts that are drawn as Latin ones are those, and all
  /// strokes are one.
  ///
  /// Names of different likeness do not look alike; those of one likeness are compared by
  /// ``looksAlike(_:_:)``.
  static func likeness(of name: String) -> String {
    let folded = folded(String(String.UnicodeScalarView(signs(of: name))))
    return String(folded.map { strokes.contains($0) ? "l" : $0 })
  }

  /// Whether one name can be taken for another.
  ///
  /// A digit one is taken for `i`, `I` and `l`, and `I` for `l`; but Ella is not Eila.
  static func looksAlike(_ one: String, _ other: String) -> Bool {
    guard likeness(of: one) == likeness(of: other) else { return false }
    let (one, other) = (signs(of: one), signs(of: other))
    guard one.count == other.count else { return true }
    return zip(one, other).allSatisfy { first, second in
      let pair = [Character(first), Character(second)]
      guard pair.allSatisfy(strokes.contains) else { return true }
      return pair[0].lowercased() == pair[1].lowercased()
        || (!pair.contains("L") && Set(pair) != ["i", "l"])
    }
  }

  /// The signs that are drawn as a stroke, which most fonts hardly tell apart; a large L is the large
  /// form of one.
  private static let strokes: Set<Character> = ["i", "I", "l", "L", "1"]

  /// The signs of a name, each as the Latin one that it is drawn as.
  private static func signs(of name: String) -> [Unicode.Scalar] {
    shown(name).precomposedStringWithCompatibilityMapping.unicodeScalars.map { drawn[$0] ?? $0 }
  }

  /// Cyrillic and Greek letters, and the digit zero, by the Latin letters that they are drawn as.
  ///
  /// Source: Unicode Technical Standard 39, confusables.txt, for those of these two scripts.
  private static let drawn: [Unicode.Scalar: Unicode.Scalar] = {
    let likenesses: [(others: String, latin: String)] = [
      ("\u{430}\u{435}\u{43E}\u{440}\u{441}\u{443}\u{445}\u{456}\u{458}\u{455}", "aeopcyxijs"),
      ("\u{4BB}\u{501}\u{51B}\u{51D}\u{4CF}", "hdqwl"),
      (
        "\u{410}\u{412}\u{415}\u{41A}\u{41C}\u{41D}\u{41E}\u{420}\u{421}\u{422}\u{423}",
        "ABEKMHOPCTY"
      ),
      ("\u{425}\u{406}\u{408}\u{405}", "XIJS"),
      ("\u{3BF}\u{3BD}\u{3C1}\u{3B1}\u{3C5}\u{3B9}\u{3C7}", "ovpauix"),
      ("\u{391}\u{392}\u{395}\u{396}\u{397}\u{399}\u{39A}\u{39C}\u{39D}", "ABEZHIKMN"),
      ("\u{39F}\u{3A1}\u{3A4}\u{3A5}\u{3A7}", "OPTYX"), ("0", "o"),
    ]
    let pairs = likenesses.flatMap { zip($0.others.unicodeScalars, $0.latin.unicodeScalars) }
    return Dictionary(pairs.map { ($0, $1) }) { first, _ in first }
  }()
}
