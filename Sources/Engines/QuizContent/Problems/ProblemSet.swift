// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// A node in the tree of a bank: a class, a chapter or a set of problems.
///
/// A set holds problems, smaller sets, or both. Drawing from a set draws from everything below it,
/// so a quiz can be about a whole class as well as about one of its chapters.
public struct ProblemSet: Hashable, Sendable, Identifiable {
  /// The name of the set, unique within its bank, such as `ch1010/acids`.
  public let id: Identifier<ProblemSet>
  /// The text for the learner.
  public let title: String
  /// The subject of the set, for people who choose from it.
  public let description: RichText?
  /// The number of the set in other systems.
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

/// In JSON a set is an object with `id`, `title` and, where there are any, `description`,
/// `idNumber`, `problems`, `templates` and `sets`.
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

// The language of a bank holds for its problems. A problem in a bank has it itself, so that it is
// judged alike wherever it goes; in the JSON of the bank it stands once.

extension ProblemSet {
  /// The set with a language for all answers that name none.
  func inheriting(_ language: Language) -> ProblemSet {
    changing { $0.speaking(language, insteadOf: nil) }
  }

  /// The set without the language of answers that name this one.
  func disinheriting(_ language: Language) -> ProblemSet {
    changing { $0.speaking(nil, insteadOf: language) }
  }

  /// The set with the problems that a change makes others; the set itself where it makes none.
  private func changing(_ change: (Problem) -> Problem?) -> ProblemSet {
    var isChanged = false
    let problems = problems.map { problem in
      guard let changed = change(problem) else { return problem }
      isChanged = true
      return changed
    }
    let sets = sets.map { $0.changing(change) }
    guard isChanged || !sets.isEmpty else { return self }
    var changed = self
    changed.sets = sets
    changed.problems = problems
    return changed
  }
}

extension Problem {
  /// The problem with another language for answers of a language, or nil where nothing changes.
  fileprivate func speaking(_ new: Language?, insteadOf old: Language?) -> Problem? {
    let kind = kind.task.speaking(new, insteadOf: old)
    let expected = expectedAnswers.speaking(new, insteadOf: old)
    guard kind != nil || expected != nil else { return nil }
    var problem = self
    problem.kind = kind ?? problem.kind
    problem.expectedAnswers = expected ?? problem.expectedAnswers
    return problem
  }
}

extension [Problem.ExpectedAnswer] {
  /// The answers with another language, or nil where nothing changes.
  func speaking(_ new: Language?, insteadOf old: Language?)
    -> [Problem.ExpectedAnswer]?
  {
    let kinds = map { $0.kind.task.speaking(new, insteadOf: old) }
    guard kinds.contains(where: { $0 != nil }) else { return nil }
    return zip(self, kinds).map { answer, kind in
      Problem.ExpectedAnswer(
        kind ?? answer.kind,
        credit: answer.credit,
        feedback: answer.feedback
      )
    }
  }
}

extension Problem {
  /// The same problem with other hints, which are known to be without fault.
  package func offering(_ hints: [Problem.Hint]) -> Problem {
    var problem = self
    problem.hints = hints
    return problem
  }
}
