/// A step that makes two spellings of the same text equal.
///
/// Every step is applied to the accepted answer and to the learner's, and applying one twice changes
/// nothing more. The order of the cases is the order in which they are applied. (Case folding makes an
/// apostrophe of part of "ŉ", so quotes come after it.)
///
/// There is no step for Unicode's composed and decomposed forms, because Swift's strings are always
/// compared by canonical equivalence.
public enum NormalizationStep: String, Hashable, Sendable, Codable, CaseIterable {
  /// Drops white space at both ends, makes one blank of any run of white space between words, no-break
  /// spaces included, and drops characters that are invisible: zero-width spaces, word joiners, byte order
  /// marks, soft hyphens and direction marks.
  case spacing
  /// Makes upper and lower case equal by Unicode's full case folding, in which "ß" is "ss".
  ///
  /// The folding knows no language: the Turkish dotless "ı" stays different from "i", and "İ" equals
  /// "i̇", an i with a second dot.
  case caseFolding
  /// Makes straight quotes and apostrophes of typographic ones.
  case quotes

  /// Returns the text after this step.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func apply(to text: String) -> String {
    switch self {
    case .spacing: text.withPlainSpacing
    case .quotes: text.withStraightQuotes
    case .caseFolding: text.caseFolded
    }
  }

  /// What two texts differ in when only this step makes them equal, as part of a sentence.
  var difference: String {
    switch self {
    case .spacing: "spacing"
    case .quotes: "the form of quotes"
    case .caseFolding: "upper and lower case"
    }
  }
}
