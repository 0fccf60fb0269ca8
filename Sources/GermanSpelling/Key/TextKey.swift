/// A text without what makes no difference in a spelling exercise.
///
/// ```swift
/// TextKey("  Rad\u{A0}fahren. ").text   // "Rad fahren"
/// TextKey("STRASSE", policy: TextPolicy(ignoresCase: true)).text   // "strasse"
/// ```
///
/// Two keys are equal when their texts are. Without regard to case that is not all: "STRASSE" stands for both
/// "Straße" and "Strasse", which differ from each other. ``equates(_:)`` knows that.
struct TextKey: Sendable {
  /// The text that is left.
  let text: String
  /// The text with "ẞ" for every "SS" whose case was folded, since either "ss" or "ß" can have been meant; nil if
  /// there is none.
  private let pattern: String?

  /// Makes a key.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String, policy: TextPolicy = .standard) {
    var steps: TextNormalization = [.spacing, .quotes, .dashes]
    if policy.ignoresMarks { steps = steps.adding(.punctuation) }
    if policy.acceptsSwissSpelling { steps = steps.adding(.sharpS) }
    guard policy.ignoresCase else {
      self.text = steps.apply(to: text)
      pattern = nil
      return
    }
    // Folding comes first, because it makes apostrophes of some letters.
    self.text = steps.apply(to: text.caseFoldedKeepingSharpS)
    pattern =
      text.hasCapitalDoubleS && !policy.acceptsSwissSpelling
      ? steps.apply(to: text.caseFoldedKeepingCapitalDoubleS) : nil
  }

  /// The words of the text, which has a single blank between any two.
  var words: [Substring] { text.split(separator: " ") }

  /// Returns whether two texts are the same spelling.
  ///
  /// This is so for equal keys and, where case was folded, for "SS" against "ß". Take care that "Straße" equates
  /// "STRASSE" and this "strasse", but "strasse" does not equate "Straße".
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
