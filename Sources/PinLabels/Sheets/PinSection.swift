internal import LudusCore

/// A part of a sheet that learners are given access to as a whole, such as "upper and lower limbs".
public struct PinSection: Hashable, Sendable, Identifiable {
  /// The name of the section, unique within its sheet.
  public let id: Identifier<PinSection>
  /// What the learner reads.
  public let title: String
  /// The access right that a learner needs, as the platform names it; nil when none is needed.
  public let contentID: String?
  /// The groups of learners that the section is for; none for all.
  public let groups: [String]
  /// The exercises, in order.
  public let exercises: [PinExercise]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The name of the section, unique within its sheet, not empty.
  ///   - title: What the learner reads, not empty.
  ///   - contentID: The access right that a learner needs, as the platform names it.
  ///   - groups: The groups of learners that the section is for; none for all.
  ///   - exercises: The exercises, in order.
  /// - Throws: Every fault.
  public init(
    id: ID,
    title: String,
    contentID: String? = nil,
    groups: [String] = [],
    exercises: [PinExercise] = []
  ) throws(ContentError<SheetFault>) {
    let faults = Self.faults(id: id, title: title)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.id = id
    self.title = title
    self.contentID = contentID
    self.groups = groups
    self.exercises = exercises
  }

  fileprivate static func faults(id: ID?, title: String?) -> [LocatedFault<SheetFault>] {
    var faults = FaultList()
    if let id { faults.add(id: id.rawValue) }
    if let title { faults.add(title: title) }
    return faults.faults
  }

  /// Whether a learner may see the section.
  ///
  /// - Parameters:
  ///   - rights: The access rights that the learner has.
  ///   - memberships: The groups that the learner is in.
  /// - Returns: Whether the learner has the section's right and is in one of its groups, as far as it asks for
  ///   them.
  public func isOpen(toRights rights: Set<String>, memberOf memberships: Set<String> = []) -> Bool {
    contentID.map(rights.contains) ?? true
      && (groups.isEmpty || !memberships.isDisjoint(with: groups))
  }
}

extension PinSection: Codable {
  private enum Key: String, CodingKey {
    case id, title, contentId, groups, exercises
  }

  /// Reads a section with its exercises.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let title = reader.read(String.self, at: .title)
    let contentID = reader.read(String?.self, at: .contentId, default: nil)
    let groups = reader.read([String].self, at: .groups, default: [])
    let exercises = reader.readArrayIfPresent(of: PinExercise.self, at: .exercises)
    reader.note(Self.faults(id: id, title: title))
    guard reader.isFaultless, let id, let title, let contentID, let groups, let exercises else {
      throw reader.error
    }
    try self.init(
      id: id,
      title: title,
      contentID: contentID,
      groups: groups,
      exercises: exercises
    )
  }

  /// Writes the section, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(contentID, forKey: .contentId)
    if !groups.isEmpty { try container.encode(groups, forKey: .groups) }
    if !exercises.isEmpty { try container.encode(exercises, forKey: .exercises) }
  }
}
