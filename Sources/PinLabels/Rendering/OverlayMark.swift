/// What an overlay says about a pin, by a sign, a colour and words.
///
/// ```swift
/// let marks: [Pin.ID: OverlayMark] = [
///   "p1": OverlayMark(.right, captions: [.correction("Os lunatum", language: "la")]),
///   "p2": OverlayMark(.wrong, captions: [.correction("Os hamatum"), .answer("Os capitatum")]),
/// ]
/// sheet.svg(marks: marks)
/// ```
public struct OverlayMark: Hashable, Sendable {
  /// What is said about a pin.
  ///
  /// Each is drawn with a sign of its own, so that nobody depends on colours.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// A tick in a circle.
    case right
    /// A cross in a square.
    case wrong
    /// A wave in a triangle.
    case partial
    /// A question mark in a dashed circle.
    case unanswered
  }

  /// What is said.
  public var verdict: Verdict
  /// What is written beside the pin, one line each.
  public var captions: [OverlayCaption]

  /// Creates a mark.
  ///
  /// - Parameters:
  ///   - verdict: What is said.
  ///   - captions: What is written beside the pin, one line each.
  public init(_ verdict: Verdict, captions: [OverlayCaption] = []) {
    self.verdict = verdict
    self.captions = captions
  }
}
