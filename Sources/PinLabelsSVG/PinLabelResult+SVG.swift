public import PinLabels
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
    var captions: [OverlayMark.Caption] = []
    if needsCorrection {
      captions.append(.correction(correction.text, language: correction.language.rawValue))
    }
    if let answer {
      captions.append(needsCorrection ? .answer(answer) : OverlayMark.Caption(.label, answer))
    }
    return OverlayMark(verdict, captions: captions)
  }
}
