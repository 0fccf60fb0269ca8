public import LudusCore
public import PinLabels

/// A statement of an overlay about a pin, by a sign, a color and words.
///
/// Each verdict has a sign of its own, so that nobody depends on colors: a tick in a circle for what is right, a
/// wave in a triangle for what is partly right, a cross in a square for what is wrong, and a question mark in a
/// dashed circle where there is no answer.
///
/// ```swift
/// let marks: [Pin.ID: OverlayMark] = [
///   "p1": OverlayMark(.correct, captions: [.correction("Os lunatum", language: "la")]),
///   "p2": OverlayMark(.wrong, captions: [.correction("Os hamatum"), .answer("Os capitatum")]),
/// ]
/// sheet.svg(marks: marks)
/// ```
public struct OverlayMark: Hashable, Sendable {
  /// The verdict.
  public var verdict: PinVerdict
  /// The lines beside the pin.
  public var captions: [OverlayMark.Caption]

  /// Creates a mark.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - captions: The lines beside the pin.
  public init(_ verdict: PinVerdict, captions: [OverlayMark.Caption] = []) {
    self.verdict = verdict
    self.captions = captions
  }
}

extension OverlayMark {
  /// A line beside a pin.
  public struct Caption: Hashable, Sendable {
    /// The role of a line.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      /// A name of the structure.
      case label
      /// The name that would have been right: green, with a tick before it.
      case correction
      /// The learner's answer: red and struck through.
      case answer
    }

    /// The role.
    public var role: Role
    /// The text.
    public var text: String
    /// The language of the text, for people who have it read to them.
    public var language: Language?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - role: The kind.
    ///   - text: The text.
    ///   - language: The language of the text, left out where it is no tag of BCP 47.
    public init(_ role: Role, _ text: String, language: Language? = nil) {
      self.role = role
      self.text = text
      self.language = language.flatMap(\.canonical)
    }

    /// Creates a line with the name that would have been right.
    public static func correction(_ text: String, language: Language? = nil) -> OverlayMark.Caption
    {
      OverlayMark.Caption(.correction, text, language: language)
    }

    /// Creates a line with the learner's answer.
    public static func answer(_ text: String, language: Language? = nil) -> OverlayMark.Caption {
      OverlayMark.Caption(.answer, text, language: language)
    }
  }
}
