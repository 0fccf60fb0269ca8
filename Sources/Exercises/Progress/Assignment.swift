public import LudusCore
public import LudusFoundation

/// A child who works on exercises; names and accounts are the app's.
public enum Pupil: Sendable {
  /// What identifies a child.
  public typealias ID = Identifier<Pupil>
}

/// A class, or a part of it.
public enum PupilGroup: Sendable {
  /// What identifies a group.
  public typealias ID = Identifier<PupilGroup>
}

/// An exercise that a teacher has given to children.
public struct Assignment: Hashable, Sendable {
  /// The exercise.
  public let exercise: ExerciseID
  /// The children to whom it is given one by one.
  public let pupils: [Pupil.ID]
  /// The groups to which it is given.
  public let groups: [PupilGroup.ID]
  /// From when on the children see it; nil for always.
  public let start: Date?
  /// Until when it should be done; nil for whenever.
  public let due: Date?

  /// Creates an assignment.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - pupils: The children to whom it is given one by one.
  ///   - groups: The groups to which it is given.
  ///   - start: From when on the children see it.
  ///   - due: Until when it should be done.
  public init(
    _ exercise: ExerciseID,
    pupils: [Pupil.ID] = [],
    groups: [PupilGroup.ID] = [],
    start: Date? = nil,
    due: Date? = nil
  ) {
    self.exercise = exercise
    self.pupils = pupils
    self.groups = groups
    self.start = start
    self.due = due
  }

  /// Returns whether a child has the exercise to do.
  ///
  /// - Parameters:
  ///   - pupil: The child.
  ///   - groups: The groups that the child is in.
  ///   - date: Now. It stays assigned when it is overdue.
  /// - Returns: Whether it is given to the child or to one of the groups, and has begun.
  public func concerns(_ pupil: Pupil.ID, in groups: [PupilGroup.ID], at date: Date) -> Bool {
    guard start.map({ $0 <= date }) ?? true else { return false }
    return pupils.contains(pupil) || groups.contains(where: self.groups.contains)
  }
}

extension Assignment: Codable {
  private enum Key: String, CodingKey {
    case exercise, pupils, groups, start, due
  }

  /// Reads an assignment; what is not there is nobody, always and whenever.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func date(_ key: Key) throws -> Date? {
      container.contains(key) ? try container.decodeMilliseconds(forKey: key) : nil
    }
    self.init(
      try container.decode(ExerciseID.self, forKey: .exercise),
      pupils: try container.decodeIfPresent([Pupil.ID].self, forKey: .pupils) ?? [],
      groups: try container.decodeIfPresent([PupilGroup.ID].self, forKey: .groups) ?? [],
      start: try date(.start),
      due: try date(.due)
    )
  }

  /// Writes the assignment, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(exercise, forKey: .exercise)
    try container.encode(pupils, unless: [], forKey: .pupils)
    try container.encode(groups, unless: [], forKey: .groups)
    if let start {
      try container.encodeMilliseconds(start, forKey: .start)
    }
    if let due {
      try container.encodeMilliseconds(due, forKey: .due)
    }
  }
}
