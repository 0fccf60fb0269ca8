public import LudusFoundation

extension PinSheet {
  /// Adds a section.
  ///
  /// - Parameters:
  ///   - section: The section with all it holds.
  ///   - index: Its place among the sections; nil for the end.
  ///   - date: When it was added, not before the sheet's last edit.
  /// - Throws: ``SheetError/duplicateIdentifier(_:)`` for an identifier of the section or of what is in it,
  ///   ``SheetError/indexOutOfRange(_:count:)``, and the errors of dates.
  public mutating func insert(
    _ section: PinSection,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(section.records(in: .sheet(id), rank: 0), at: index, date)
  }

  /// Adds an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise with all it holds.
  ///   - section: The section that it becomes part of.
  ///   - index: Its place among the section's exercises; nil for the end.
  ///   - date: When it was added, not before the sheet's last edit.
  /// - Throws: ``SheetError/duplicateIdentifier(_:)``, ``SheetError/unknownObject(_:)`` for a section that is not
  ///   there, ``SheetError/indexOutOfRange(_:count:)``, and the errors of dates.
  public mutating func insert(
    _ exercise: PinExercise,
    in section: PinSection.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(exercise.records(in: .section(section), rank: 0), at: index, date)
  }

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - view: The view with all that is on it.
  ///   - exercise: The exercise that it becomes part of.
  ///   - index: Its place among the exercise's views; nil for the end.
  ///   - date: When it was added, not before the sheet's last edit.
  /// - Throws: ``SheetError/duplicateIdentifier(_:)``, ``SheetError/unknownObject(_:)`` for an exercise that is not
  ///   there, ``SheetError/indexOutOfRange(_:count:)``, and the errors of dates.
  public mutating func insert(
    _ view: ExerciseView,
    in exercise: PinExercise.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(view.records(in: .exercise(exercise), rank: 0), at: index, date)
  }

  /// Adds a pin.
  ///
  /// - Parameters:
  ///   - pin: The pin with its labels and regions.
  ///   - view: The view that it is put on.
  ///   - index: Its place among the view's pins; nil for the end.
  ///   - date: When it was added, not before the sheet's last edit.
  /// - Throws: ``SheetError/duplicateIdentifier(_:)``, ``SheetError/unknownObject(_:)`` for a view that is not there,
  ///   ``SheetError/indexOutOfRange(_:count:)``, and the errors of dates.
  public mutating func insert(
    _ pin: Pin,
    in view: ExerciseView.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(pin.records(in: .view(view), rank: 0), at: index, date)
  }

  /// Adds an arrow.
  ///
  /// - Parameters:
  ///   - arrow: The arrow.
  ///   - view: The view that it is put on.
  ///   - date: When it was added, not before the sheet's last edit.
  /// - Throws: ``SheetError/duplicateIdentifier(_:)``, ``SheetError/unknownObject(_:)`` for a view that is not there,
  ///   and the errors of dates.
  public mutating func insert(
    _ arrow: PinArrow,
    in view: ExerciseView.ID,
    at date: Date
  ) throws(SheetError) {
    try insert([arrow.record(in: .view(view), rank: 0)], at: nil, date)
  }

  /// Adds a highlighted rectangle.
  ///
  /// - Parameters:
  ///   - highlight: The rectangle.
  ///   - view: The view that it is put on.
  ///   - date: When it was added, not before the sheet's last edit.
  /// - Throws: ``SheetError/duplicateIdentifier(_:)``, ``SheetError/unknownObject(_:)`` for a view that is not there,
  ///   and the errors of dates.
  public mutating func insert(
    _ highlight: PinHighlight,
    in view: ExerciseView.ID,
    at date: Date
  ) throws(SheetError) {
    try insert([highlight.record(in: .view(view), rank: 0)], at: nil, date)
  }

  /// Adds a label; at index 0 it becomes the correction.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - pin: The pin that it names.
  ///   - index: Its place among the pin's labels; nil for the end.
  ///   - date: When it was added, not before the sheet's last edit.
  /// - Throws: ``SheetError/duplicateIdentifier(_:)``, ``SheetError/unknownObject(_:)`` for a pin that is not there,
  ///   ``SheetError/indexOutOfRange(_:count:)``, and the errors of dates.
  public mutating func insert(
    _ label: PinLabel,
    in pin: Pin.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert([label.record(in: .pin(pin), rank: 0)], at: index, date)
  }

  /// Adds a region to a pin.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - pin: The pin that it belongs to.
  ///   - date: When it was added, not before the sheet's last edit.
  /// - Throws: ``SheetError/duplicateIdentifier(_:)``, ``SheetError/unknownObject(_:)`` for a pin that is not there,
  ///   and the errors of dates.
  public mutating func insert(
    _ region: PinRegion,
    in pin: Pin.ID,
    at date: Date
  ) throws(SheetError) {
    try insert([region.record(in: .pin(pin), rank: 0)], at: nil, date)
  }

  private mutating func insert(
    _ records: [SheetRecord],
    at index: Int?,
    _ date: Date
  ) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      try editor.insert(records, at: index)
    }
  }
}
