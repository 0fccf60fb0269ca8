/// A word or phrase that a child is to write, with its word parts if they are known.
///
/// ```swift
/// let bicycle = SpellingTarget(annotated: "Fahr|rad")
/// bicycle.text    // "Fahrrad"
/// bicycle.seams   // [4]
/// ```
///
/// Where no parts are known, the rules guess them from prefixes, suffixes and the shape of syllables. In JSON a
/// target is its text, with a bar at each seam if these are known.
public struct SpellingTarget: Hashable, Sendable {
  /// The text with plain spacing, quotes and dashes.
  public let text: String
  /// Where word parts meet, in letters from the start; nil if this is not known.
  public let seams: [Int]?

  /// Creates a target whose word parts are not known.
  ///
  /// - Parameter text: The text; a bar in it is a letter like any other.
  public init(_ text: String) {
    self.text = text.withPlainSigns
    seams = nil
  }

  /// Creates a target whose word parts are known.
  ///
  /// - Parameter annotated: The text with a bar wherever two word parts meet, such as "Fahr|rad"; without a bar
  ///   the text is known to have one part.
  public init(annotated: String) {
    var text = ""
    var seams: [Int] = []
    let parts = annotated.withPlainSigns.split(separator: "|")
    for part in parts {
      if !text.isEmpty { seams.append(text.count) }
      text += part
    }
    self.text = text
    self.seams = seams
  }
}

extension SpellingTarget: ExpressibleByStringLiteral {
  /// Creates a target whose word parts are not known.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension String {
  /// The text with plain spacing, quotes and dashes, which no child is asked for.
  var withPlainSigns: String { withPlainSpacing.withStraightQuotes.withPlainDashes }
}
