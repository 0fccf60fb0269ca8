// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A structure to be labeled, seen in one or several views.
public struct PinExercise: Hashable, Sendable, Identifiable {
  /// The name of the exercise, unique within its sheet.
  public let id: Identifier<PinExercise>
  /// The title that the learner reads.
  public let title: String
  /// The images of the exercise with their pins; none while there is no image yet.
  public internal(set) var views: [ExerciseView]

  /// Creates an exercise with the properties of these names.
  ///
  /// - Throws: Every fault: an empty identifier or title.
  public init(id: ID, title: String, views: [ExerciseView] = []) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    faults.add(title: title)
    try faults.check()
    self.id = id
    self.title = title
    self.views = views
  }
  /// The pins of all views, in order.
  public var pins: [Pin] { views.flatMap(\.pins) }
}

extension PinExercise: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let views = record.field("views", \.views, default: [])
    return try PinExercise(id: id(or: "-"), title: title(or: "-"), views: views(or: []))
  }
}
