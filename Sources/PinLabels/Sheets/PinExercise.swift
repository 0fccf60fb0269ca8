internal import LudusCore

/// A structure to be labelled, seen in one or several views.
public struct PinExercise: Hashable, Sendable, Identifiable {
  /// The name of the exercise, unique within its sheet.
  public let id: Identifier<PinExercise>
  /// What the learner reads.
  public let title: String
  /// The images of the exercise with their pins, at least one.
  public let views: [ExerciseView]

  /// Creates an exercise.
  ///
  /// - Parameters:
  ///   - id: The name of the exercise, unique within its sheet, not empty.
  ///   - title: What the learner reads, not empty.
  ///   - views: The images of the exercise with their pins, at least one.
  /// - Throws: Every fault.
  public init(
    id: ID,
    title: String,
    views: [ExerciseView]
  ) throws(ContentError<SheetFault>) {
    let faults = Self.faults(id: id, title: title, views: views)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.id = id
    self.title = title
    self.views = views
  }

  fileprivate static func faults(
    id: ID?,
    title: String?,
    views: [ExerciseView]?
  ) -> [LocatedFault<SheetFault>] {
    var faults = FaultList()
    if let id { faults.add(id: id.rawValue) }
    if let title { faults.add(title: title) }
    if let views, views.isEmpty { faults.add(.noViews, at: "views") }
    return faults.faults
  }

  /// The pins of all views, in order.
  public var pins: [Pin] { views.flatMap(\.pins) }
}

extension PinExercise: Codable {
  private enum Key: String, CodingKey {
    case id, title, views
  }

  /// Reads an exercise with its views.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let title = reader.read(String.self, at: .title)
    let views = reader.readArray(of: ExerciseView.self, at: .views)
    reader.note(Self.faults(id: id, title: title, views: views))
    guard reader.isFaultless, let id, let title, let views else { throw reader.error }
    try self.init(id: id, title: title, views: views)
  }

  /// Writes the exercise.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(views, forKey: .views)
  }
}
