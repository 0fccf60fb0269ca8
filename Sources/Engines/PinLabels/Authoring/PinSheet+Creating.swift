// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation

// Everything is added with all it holds: at an index among its siblings, or at their end.

extension PinSheet {
  /// Adds a section.
  public mutating func insert(
    _ section: PinSection,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(section.records(in: .sheet(id), rank: 0), at: index, date)
  }

  /// Adds an exercise to a section.
  public mutating func insert(
    _ exercise: PinExercise,
    in section: PinSection.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(exercise.records(in: .section(section), rank: 0), at: index, date)
  }

  /// Adds a view to an exercise.
  public mutating func insert(
    _ view: ExerciseView,
    in exercise: PinExercise.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(view.records(in: .exercise(exercise), rank: 0), at: index, date)
  }

  /// Puts a pin on a view.
  public mutating func insert(
    _ pin: Pin,
    in view: ExerciseView.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(pin.records(in: .view(view), rank: 0), at: index, date)
  }

  /// Puts an arrow or a bracket on a view.
  ///
  /// - Throws: ``SheetError/duplicateIdentifier(_:)``, ``SheetError/unknownObject(_:)``,
  ///   ``SheetError/arrowTooShort(minimum:)``, ``SheetError/date(_:)``.
  public mutating func insert(
    _ arrow: PinArrow,
    in view: ExerciseView.ID,
    at date: Date
  ) throws(SheetError) {
    try insert([arrow.record(in: .view(view), rank: 0)], at: nil, date)
  }

  /// Puts a highlighted rectangle on a view.
  public mutating func insert(
    _ highlight: PinHighlight,
    in view: ExerciseView.ID,
    at date: Date
  ) throws(SheetError) {
    try insert([highlight.record(in: .view(view), rank: 0)], at: nil, date)
  }

  /// Adds a label to a pin; at index 0 it becomes the correction.
  public mutating func insert(
    _ label: PinLabel,
    in pin: Pin.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert([label.record(in: .pin(pin), rank: 0)], at: index, date)
  }

  /// Adds a region to a pin.
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
      if let first = records.first?.object { try editor.checkLength(of: first) }
    }
  }
}
