// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A node in the tree of a bank: a class, a chapter or a set of problems.
///
/// A set holds problems, smaller sets, or both. Drawing from a set draws from everything below it, so a
/// quiz can be about a whole class as well as about one of its chapters.
public struct ProblemSet: Hashable, Sendable, Identifiable {
  /// The name of the set, unique within its bank, such as `ch1010/acids`.
  public let id: Identifier<ProblemSet>
  /// The text for the learner.
  public let title: String
  /// The subject of the set, for those who choose from it.
  public let description: RichText?
  /// The number by which other systems know the set.
  public let idNumber: String?
  /// The smaller sets that make up this one.
  public package(set) var sets: [ProblemSet]
  /// The problems that belong directly to this set.
  public package(set) var problems: [Problem]
  /// The templates that belong directly to this set; a quiz draws from some variants of each.
  public package(set) var templates: [ProblemTemplate]

  /// Creates a set.
  ///
  /// Whether its identifiers are unique is checked by the bank.
  public init(
    id: ID,
    title: String,
    description: RichText? = nil,
    idNumber: String? = nil,
    sets: [ProblemSet] = [],
    problems: [Problem] = [],
    templates: [ProblemTemplate] = []
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.idNumber = idNumber
    self.sets = sets
    self.problems = problems
    self.templates = templates
  }
}

/// In JSON a set is an object with `id`, `title` and, where there are any, `description`, `idNumber`, `problems`, `templates` and `sets`.
extension ProblemSet: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let description = record.field("description", \.description)
    let idNumber = record.field("idNumber", \.idNumber)
    let problems = record.field("problems", \.problems, default: [])
    let sets = record.field("sets", \.sets, default: [])
    let templates = record.field("templates", \.templates, default: [])
    return try ProblemSet(
      id: id(),
      title: title(),
      description: description(),
      idNumber: idNumber(),
      sets: sets(),
      problems: problems(),
      templates: templates()
    )
  }
}
