internal import LudusCore

/// What came of all pins of a session.
public struct PinLabelResult: Hashable, Sendable {
  /// The pins that were asked for, in order.
  public let order: [Pin.ID]
  /// What came of each.
  public let pins: [Pin.ID: PinResult]
  /// The score, 0 to 1.
  public let score: Fraction
  /// The grade, or nil when the score is below the scale.
  public let grade: String?

  /// How many pins are right; the learner reads "k of n".
  public var rightCount: Int { pins.values.count { $0.verdict == .right } }
  /// How many pins were asked for.
  public var count: Int { order.count }

  /// The pins with a verdict, in order.
  public func pins(_ verdict: PinVerdict) -> [Pin.ID] {
    order.filter { pins[$0]?.verdict == verdict }
  }
}

/// What a learner is told between: which answers are right, and no correction.
public struct InterimResult: Hashable, Sendable {
  /// The pins whose answers are right, in order; none in an exam.
  public let right: [Pin.ID]
  /// The pins whose answers are wrong, in order; none in an exam.
  public let wrong: [Pin.ID]
  /// The pins without an answer, in order.
  public let empty: [Pin.ID]
}

extension PinSheet {
  /// Returns a drawing of a view with a result: verdicts, corrections and the learner's answers.
  ///
  /// - Parameters:
  ///   - result: What came of the pins.
  ///   - view: The view; nil for the sheet's first.
  ///   - style: How to draw.
  /// - Returns: The drawing as SVG; nil when the sheet has no such view.
  public func svg(
    showing result: PinLabelResult,
    of view: ExerciseView.ID? = nil,
    style: OverlayStyle = OverlayStyle()
  ) -> String? {
    svg(of: view, marks: result.pins.mapValues(\.mark), style: style)
  }
}

extension PinResult {
  /// What an overlay shows: the correction, and below it the answer if that is another text.
  fileprivate var mark: OverlayMark {
    let verdict: OverlayMark.Verdict =
      switch verdict {
      case .right: .right
      case .partial: .partial
      case .wrong: .wrong
      case .unanswered: .unanswered
      }
    var captions: [OverlayCaption] = []
    if needsCorrection {
      captions.append(.correction(correction.text, language: correction.language.rawValue))
    }
    if let answer {
      captions.append(needsCorrection ? .answer(answer) : OverlayCaption(.label, answer))
    }
    return OverlayMark(verdict, captions: captions)
  }
}
