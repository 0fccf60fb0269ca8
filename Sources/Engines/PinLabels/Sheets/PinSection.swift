// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A part of a sheet that learners are given access to as a whole, such as "upper and lower limbs".
public struct PinSection: Hashable, Sendable, Identifiable {
  /// The name of the section, unique within its sheet.
  public let id: Identifier<PinSection>
  /// The title that the learner reads.
  public let title: String
  /// The access right that a learner needs, as the platform names it; nil when none is needed.
  public let contentID: String?
  /// The groups of learners that the section is for; none for all.
  public let groups: [String]
  /// The exercises, in order.
  public internal(set) var exercises: [PinExercise]

  /// Creates a section with the properties of these names.
  ///
  /// - Throws: Every fault: an empty identifier or title.
  public init(
    id: ID,
    title: String,
    contentID: String? = nil,
    groups: [String] = [],
    exercises: [PinExercise] = []
  ) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    faults.add(title: title)
    try faults.check()
    self.id = id
    self.title = title
    self.contentID = contentID
    self.groups = groups
    self.exercises = exercises
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

extension PinSection: JSONRecord {
  package static func form(_ record: inout LudusCore.Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let contentID = record.field("contentId", \.contentID)
    let groups = record.field("groups", \.groups, default: [])
    let exercises = record.field("exercises", \.exercises, default: [])
    return try PinSection(
      id: id(or: "-"),
      title: title(or: "-"),
      contentID: contentID(or: nil),
      groups: groups(or: []),
      exercises: exercises(or: [])
    )
  }
}
