// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// A text without what makes no difference in a spelling exercise.
///
/// ```swift
/// TextKey("  Rad\u{A0}fahren. ").text   // "Rad fahren"
/// TextKey("STRASSE", policy: TextPolicy(ignoresCase: true)).text   // "strasse"
/// ```
///
/// Two keys are equal when their texts are. Without regard to case that is not all: "STRASSE"
/// stands for both "Straße" and "Strasse", which differ from each other. ``equates(_:)`` knows
/// that.
struct TextKey: Sendable {
  /// The text that is left.
  let text: String
  /// The text with "ẞ" for every "SS" whose case was folded, since either "ss" or "ß" can have been
  /// meant; nil if there is none.
  private let pattern: String?

  /// Makes a key.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String, policy: TextPolicy = .standard) {
    guard policy.ignoresCase else {
      self.text = text.normalized(by: policy)
      pattern = nil
      return
    }
    // Folding comes first, because it makes apostrophes of some letters.
    self.text = text.caseFoldedKeepingSharpS.normalized(by: policy)
    pattern =
      text.hasCapitalDoubleS && !policy.acceptsSwissSpelling
      ? text.caseFoldedKeepingCapitalDoubleS.normalized(by: policy) : nil
  }

  /// The words of the text, which has a single blank between any two.
  var words: [Substring] { text.split(separator: " ") }

  /// Returns whether two texts are the same spelling.
  ///
  /// This is so for equal keys and, where case was folded, for "SS" against "ß". Take care that
  /// "Straße" equates "STRASSE" and this "strasse", but "strasse" does not equate "Straße".
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  func equates(_ other: TextKey) -> Bool {
    if text == other.text { return true }
    guard pattern != nil || other.pattern != nil else { return false }
    var first = (pattern ?? text)[...]
    var second = (other.pattern ?? other.text)[...]
    while let letter = first.first, let otherLetter = second.first {
      if letter == otherLetter {
        (first, second) = (first.dropFirst(), second.dropFirst())
      } else if letter == "ẞ", second.dropSharpS() {
        first.removeFirst()
      } else if otherLetter == "ẞ", first.dropSharpS() {
        second.removeFirst()
      } else {
        return false
      }
    }
    return first.isEmpty && second.isEmpty
  }
}

extension TextKey: Hashable {
  /// Compares the texts.
  static func == (first: TextKey, second: TextKey) -> Bool {
    first.text == second.text
  }

  /// Hashes the text.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

extension Substring {
  /// Drops "ß" or "ss" from the start, if one of these is there.
  fileprivate mutating func dropSharpS() -> Bool {
    let count = first == "ß" ? 1 : hasPrefix("ss") ? 2 : 0
    removeFirst(count)
    return count > 0
  }
}

// MARK: - Marks

extension String {
  /// The text without what makes no difference by a policy, except for case.
  fileprivate func normalized(by policy: TextPolicy) -> String {
    let plain = TextNormalization([.spacing, .quotes, .dashes]).apply(to: self)
    let text = policy.ignoresMarks ? plain.withoutMarks : plain
    return policy.acceptsSwissSpelling ? TextNormalization([.sharpS]).apply(to: text) : text
  }

  /// The plain text without the marks between and around words.
  ///
  /// A dash between two blanks is such a mark. An apostrophe is none where it stands for letters at
  /// the edge of a word, as in "Hans' Hund" and "'ne Katze".
  private var withoutMarks: String {
    let marks = TextNormalization([.punctuation])
    let isAffected = utf8.contains { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "-") }
    guard isAffected else { return marks.apply(to: self) }
    // A character that no mark is taken for, and no child writes.
    let standIn: Character = "\u{E000}"
    var letters = Array(self)
    for place in letters.apostrophesOfWords { letters[place] = standIn }
    let text = String(marks.apply(to: String(letters)).map { $0 == standIn ? "'" : $0 })
    let words = text.split(separator: " ")
    let left = words.filter { $0 != "-" }
    return left.isEmpty ? text : left.joined(separator: " ")
  }
}

extension [Character] {
  /// The places of apostrophes that belong to a word: within it, or at its edge where they are no
  /// pair of quotes.
  ///
  /// Behind the last word an apostrophe is a mark like any other.
  fileprivate var apostrophesOfWords: [Int] {
    func isLetter(_ place: Int) -> Bool {
      indices.contains(place) && (self[place].isLetter || self[place].isNumber)
    }
    guard let last = indices.last(where: isLetter) else { return [] }
    var found: [Int] = []
    var opening: [Int] = []
    for place in indices where self[place] == "'" {
      switch (isLetter(place - 1), isLetter(place + 1)) {
      case (true, true): found.append(place)
      case (false, true): opening.append(place)
      case (let isBehindLetter, false):
        let isClosing = place > 0 && self[place - 1] != " "
        if isClosing, opening.popLast() != nil { continue }
        if isBehindLetter, place < last { found.append(place) }
      }
    }
    return found + opening
  }
}

extension String {
  fileprivate var hasCapitalDoubleS: Bool {
    utf8.contains(UInt8(ascii: "S")) && zip(self, dropFirst()).contains { $0 == "S" && $1 == "S" }
  }

  /// The text without case, but with "ß" where it or its capital was.
  fileprivate var caseFoldedKeepingSharpS: String {
    split(omittingEmptySubsequences: false) { $0 == "ß" || $0 == "ẞ" }
      .map { String($0).caseFolded }.joined(separator: "ß")
  }

  /// The text without case, but with "ß" where it or its capital was and "ẞ" for every "SS".
  fileprivate var caseFoldedKeepingCapitalDoubleS: String {
    var parts = [""]
    var rest = self[...]
    while let letter = rest.popFirst() {
      if letter == "S", rest.first == "S" {
        rest.removeFirst()
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts.map(\.caseFoldedKeepingSharpS).joined(separator: "ẞ")
  }
}

/// The differences that do not matter when a written text is compared with the correct one in a
/// spelling exercise.
///
/// Canonical equivalence, kinds and number of blanks, invisible characters, and forms of quotes,
/// apostrophes and dashes never make a difference. Case does, unless a policy ignores it.
///
/// ```swift
/// TextPolicy.standard.equates("„Haus“", "Haus")   // true: marks around a word are not its spelling
/// TextPolicy.standard.equates("haus", "Haus")   // false
/// TextPolicy(ignoresCase: true).equates("STRASSE", "Straße")   // true
/// TextPolicy(acceptsSwissSpelling: true).equates("Strasse", "Straße")   // true
/// ```
///
/// In JSON a policy is an object with those of the keys `ignoresCase`, `ignoresMarks` and
/// `acceptsSwissSpelling` that are not as in ``standard``: `{"acceptsSwissSpelling": true}`.
public struct TextPolicy: Hashable, Sendable {
  /// Whether capital and small letters are the same.
  public let ignoresCase: Bool
  /// Whether marks between and around words, such as a full stop glued to the last one, are left
  /// out.
  ///
  /// Apostrophes and hyphens of a word stay, as in "Hans' Hund" and "Rad- und Fußweg". An
  /// apostrophe behind the last word and a dash between blanks are marks like any other.
  public let ignoresMarks: Bool
  /// Whether "ss" is correct for every "ß", as in Switzerland.
  public let acceptsSwissSpelling: Bool

  /// German spelling: case matters, marks do not, and Swiss spelling is wrong.
  public static let standard = TextPolicy()

  /// Creates a policy; the values that are not given are those of German spelling.
  public init(
    ignoresCase: Bool = false,
    ignoresMarks: Bool = true,
    acceptsSwissSpelling: Bool = false
  ) {
    self.ignoresCase = ignoresCase
    self.ignoresMarks = ignoresMarks
    self.acceptsSwissSpelling = acceptsSwissSpelling
  }

  /// Returns whether two texts are equal by this policy.
  public func equates(_ written: String, _ target: String) -> Bool {
    TextKey(written, policy: self).equates(TextKey(target, policy: self))
  }
}

extension TextPolicy: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let ignoresCase = record.field("ignoresCase", \.ignoresCase, default: false)
    let ignoresMarks = record.field("ignoresMarks", \.ignoresMarks, default: true)
    let acceptsSwissSpelling = record.field(
      "acceptsSwissSpelling",
      \.acceptsSwissSpelling,
      default: false
    )
    return TextPolicy(
      ignoresCase: try ignoresCase(),
      ignoresMarks: try ignoresMarks(),
      acceptsSwissSpelling: try acceptsSwissSpelling()
    )
  }
}
