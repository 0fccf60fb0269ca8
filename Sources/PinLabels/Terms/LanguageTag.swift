/// A language as a tag of BCP 47, such as "la", "de-AT" or "en".
///
/// Tags are compared without regard to case, and written in lower case but for a region's capitals and a
/// script's initial, as RFC 5646 recommends.
public struct LanguageTag: Hashable, Sendable {
  /// The tag.
  public let rawValue: String

  /// Creates a tag, or nil when the string is none.
  ///
  /// Only the form is checked: a primary subtag of two to eight letters, then subtags of one to eight letters
  /// or digits, joined by hyphens.
  public init?(_ string: String) {
    let subtags = string.split(separator: "-", omittingEmptySubsequences: false)
    func isSubtag(_ subtag: Substring) -> Bool {
      1...8 ~= subtag.utf8.count && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard let primary = subtags.first, primary.utf8.count >= 2, primary.allSatisfy(\.isLetter),
      subtags.allSatisfy(isSubtag)
    else { return nil }
    rawValue = subtags.enumerated().map { offset, subtag in
      switch subtag.utf8.count {
      case 2 where offset > 0: subtag.uppercased()
      case 4 where offset > 0: subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: subtag.lowercased()
      }
    }.joined(separator: "-")
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag.
  public var description: String { rawValue }
}

extension LanguageTag: Comparable {
  /// Whether one tag comes before the other in the alphabet.
  public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LanguageTag {
  /// The language without script and region.
  var primary: String { String(rawValue.prefix { $0 != "-" }) }

  var isLatin: Bool { primary == "la" }
}
