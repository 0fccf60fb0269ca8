public import PinLabels
extension PinSheet {
  /// Returns a drawing of a view's pins, arrows, areas and rectangles as SVG.
  ///
  /// - Parameters:
  ///   - view: The view; nil for the sheet's first.
  ///   - marks: What to say about pins.
  ///   - style: How to draw.
  /// - Returns: The drawing; nil when the sheet has no such view.
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
