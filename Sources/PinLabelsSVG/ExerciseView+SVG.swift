public import PinLabels
extension ExerciseView {
  /// Returns a drawing of the pins, arrows, areas and rectangles as SVG, so that any front end can show them.
  ///
  /// Its coordinates are the pixels of the displayed image; lines and letters are as large as fits an image that
  /// is shown 1,000 points wide or high. Every element has a title for those who have it read to them, and
  /// names what it is in `data-pin`, `data-region`, `data-arrow` or `data-highlight`. Names of structures are in
  /// it only where the marks or the style ask for them. The same view gives the same text.
  ///
  /// - Parameters:
  ///   - title: What the drawing is called.
  ///   - marks: What to say about pins.
  ///   - style: How to draw.
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
