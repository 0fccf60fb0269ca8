// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import PinLabels

/// A statement of an overlay about a pin, by a sign, a color and words.
///
/// Each verdict has a sign of its own, so that nobody depends on colors: a tick in a circle for right, a wave in a
/// triangle for partly right, a cross in a square for wrong, and a question mark in a
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
  /// The lines next to the pin.
  public var captions: [Caption]
  /// Where a learner placed the pin, in pixels of the image: it gets a cross and a line to the right place.
  public var placedAt: ImagePoint?

  /// Creates a mark.
  public init(_ verdict: PinVerdict, captions: [Caption] = [], placedAt: ImagePoint? = nil) {
    self.verdict = verdict
    self.captions = captions
    self.placedAt = placedAt
  }

  /// A line next to a pin.
  ///
  /// Its language is for people who have it read to them, and is left out where it is no tag of BCP 47.
  public struct Caption: Hashable, Sendable {
    enum Role: Hashable {
      case label, correction, answer
    }

    let role: Role
    let text: String
    let language: Language?

    private init(_ role: Role, _ text: String, _ language: Language?) {
      self.role = role
      self.text = text
      self.language = language.flatMap(\.canonical)
    }

    /// Creates a line with a name of the structure.
    public static func label(_ text: String, language: Language? = nil) -> Caption {
      Caption(.label, text, language)
    }

    /// Creates a line with the name that would have been right: green, with a tick before it.
    public static func correction(_ text: String, language: Language? = nil) -> Caption {
      Caption(.correction, text, language)
    }

    /// Creates a line with the learner's answer: red and struck through.
    public static func answer(_ text: String, language: Language? = nil) -> Caption {
      Caption(.answer, text, language)
    }
  }
}
