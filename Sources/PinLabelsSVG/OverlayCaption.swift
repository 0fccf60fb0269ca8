public import PinLabels
extension OverlayMark {
  /// A line beside a pin.
  public struct Caption: Hashable, Sendable {
    /// What a line is.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      /// A name of the structure.
      case label
      /// The name that would have been right: green, with a tick before it.
      case correction
      /// What the learner answered instead: red and struck through.
      case answer
    }

    /// What the line is.
    public var role: Role
    /// The text.
    public var text: String
    /// The language of the text, for those who have it read to them.
    public var language: LanguageTag?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - role: What it is.
    ///   - text: The text.
    ///   - language: The language of the text, as a BCP 47 tag; what is none is left out.
    public init(_ role: Role, _ text: String, language: String? = nil) {
      self.role = role
      self.text = text
      self.language = language.flatMap { LanguageTag($0) }
    }

    /// Creates a line with the name that would have been right.
    public static func correction(_ text: String, language: String? = nil) -> OverlayMark.Caption {
      OverlayMark.Caption(.correction, text, language: language)
    }

    /// Creates a line with what the learner answered instead.
    public static func answer(_ text: String, language: String? = nil) -> OverlayMark.Caption {
      OverlayMark.Caption(.answer, text, language: language)
    }
  }
}
