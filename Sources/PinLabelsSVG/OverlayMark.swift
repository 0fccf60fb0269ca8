public import PinLabels
/// What an overlay says about a pin, by a sign, a colour and words.
///
/// Each verdict has a sign of its own, so that nobody depends on colours: a tick in a circle for what is right, a
/// wave in a triangle for what is partly right, a cross in a square for what is wrong, and a question mark in a
/// dashed circle where there is no answer.
///
/// ```swift
/// let marks: [Pin.ID: OverlayMark] = [
///   "p1": OverlayMark(.right, captions: [.correction("Os lunatum", language: "la")]),
///   "p2": OverlayMark(.wrong, captions: [.correction("Os hamatum"), .answer("Os capitatum")]),
/// ]
/// sheet.svg(marks: marks)
/// ```
public struct OverlayMark: Hashable, Sendable {
  /// What is said.
  public var verdict: PinVerdict
  /// What is written beside the pin, one line each.
  public var captions: [OverlayMark.Caption]

  /// Creates a mark.
  ///
  /// - Parameters:
  ///   - verdict: What is said.
  ///   - captions: What is written beside the pin, one line each.
  public init(_ verdict: PinVerdict, captions: [OverlayMark.Caption] = []) {
    self.verdict = verdict
    self.captions = captions
  }
}
