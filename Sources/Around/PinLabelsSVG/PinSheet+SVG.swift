// SPDX-License-Identifier: Apache-2.0
public import PinLabels

extension PinSheet {
  /// Returns a drawing of a view's pins, arrows, areas and rectangles as SVG.
  ///
  /// - Parameters:
  ///   - view: The view; nil for the sheet's first.
  ///   - marks: The statements about pins.
  ///   - style: How to draw.
  /// - Returns: The drawing; nil when the sheet does not have the view.
  public func svg(
    of view: ExerciseView.ID? = nil,
    marks: [Pin.ID: OverlayMark] = [:],
    style: OverlayStyle = OverlayStyle()
  ) -> String? {
    let found = view.map { self.view($0) } ?? views.first
    guard let found else { return nil }
    let title = exercises.first { $0.views.contains { $0.id == found.id } }?.title
    return found.svg(title: title ?? self.title, marks: marks, style: style)
  }
}

extension ExerciseView {
  /// Returns a drawing of the pins, arrows, areas and rectangles as SVG, so that any front end can show them.
  ///
  /// Its coordinates are the pixels of the displayed image; lines and letters are as large as fits an image that
  /// is shown 1,000 points wide or high. Every element has a title for people who have it read to them, and
  /// names its object in `data-pin`, `data-region`, `data-arrow` or `data-highlight`. Names of structures are in
  /// it only where the marks or the style ask for them. The same view gives the same text.
  ///
  /// - Returns: The drawing, as a document of its own.
  public func svg(
    title: String,
    marks: [Pin.ID: OverlayMark] = [:],
    style: OverlayStyle = OverlayStyle()
  ) -> String {
    let drawing = OverlayDrawing(view: self, marks: marks, style: style)
    return drawing.document(title: title).written()
  }
}

extension PinSheet {
  /// Returns a drawing of a view with a result: verdicts, corrections and the learner's answers.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - view: The view; nil for the sheet's first.
  ///   - style: How to draw.
  /// - Returns: The drawing as SVG; nil when the sheet does not have the view.
  public func svg(
    showing result: PinLabelResult,
    of view: ExerciseView.ID? = nil,
    style: OverlayStyle = OverlayStyle()
  ) -> String? {
    svg(of: view, marks: result.pins.mapValues(\.mark), style: style)
  }
}

extension ExerciseView {
  /// Returns a drawing of the view with a result of placing pins: the right places with their terms, and a cross where
  /// the learner placed each pin.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - title: The title of the drawing.
  ///   - style: How to draw; its label language is that of the terms, and nil stands for the first of each pin.
  /// - Returns: The drawing as SVG.
  public func svg(
    showing result: PlacementResult,
    title: String,
    style: OverlayStyle = OverlayStyle()
  ) -> String {
    var marks: [Pin.ID: OverlayMark] = [:]
    for id in result.order {
      guard let pin = pin(id) else { continue }
      let term =
        pin.labels.first { $0.language == style.labelLanguage } ?? pin.correction
      marks[id] = OverlayMark(
        result.pins[id]?.verdict ?? .unanswered,
        captions: [.label(term.text, language: term.language)],
        placedAt: result.pins[id]?.point
      )
    }
    return svg(title: title, marks: marks, style: style)
  }
}

extension PinSheet {
  /// Returns a drawing of a view with a result of placing pins, as
  /// `svg(showing:title:style:)` of a view draws it.
  ///
  /// - Returns: The drawing as SVG; nil when the sheet does not have the view.
  public func svg(
    showing result: PlacementResult,
    of view: ExerciseView.ID? = nil,
    style: OverlayStyle = OverlayStyle()
  ) -> String? {
    let found = view.map { self.view($0) } ?? views.first
    guard let found else { return nil }
    let title = exercises.first { $0.views.contains { $0.id == found.id } }?.title
    return found.svg(showing: result, title: title ?? self.title, style: style)
  }
}

extension PinResult {
  /// The statement of an overlay: the correction, and below it the answer if that is another text.
  fileprivate var mark: OverlayMark {
    var captions: [OverlayMark.Caption] = []
    if needsCorrection {
      captions.append(.correction(correction.text, language: correction.language))
    }
    if let answer {
      captions.append(needsCorrection ? .answer(answer) : .label(answer))
    }
    return OverlayMark(verdict, captions: captions)
  }
}
