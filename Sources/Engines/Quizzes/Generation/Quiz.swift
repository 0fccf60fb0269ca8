// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
internal import LudusCore
public import LudusFoundation
internal import QuizContent

/// Problems in the order in which a learner meets them: the content of a ``QuizSession``.
///
/// A quiz holds whole problems with their keys, so that it can be resumed, graded and audited although the
/// bank it was drawn from has changed. It is valid once it exists: there is at least one item, and no
/// problem occurs twice.
///
/// ```swift
/// var generator = SeededGenerator(seed: 2016)
/// let drawn = try Quiz(from: bank, Blueprint(count: 10), using: &generator)
/// let fixed = try Quiz(id: "warm-up", items: [Quiz.Item(problem, set: "ions", setTitle: "Ions")])
/// ```
public struct Quiz: Hashable, Sendable, Identifiable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1

  /// The name of the quiz.
  public let id: Identifier<Quiz>
  /// The text for the learner, such as "Acids, week 3"; nil where it has none.
  public let title: String?
  /// The problems in order, with the options to show.
  public private(set) var items: [Quiz.Item]
  /// How it is played and what counts.
  public let rules: QuizRules
  /// Further terms that a written answer must not be taken for, in addition to those in the problems of the quiz.
  ///
  /// A quiz that is drawn from a bank has those of the bank that could be meant, so that it is judged as the bank judges.
  public let terms: [String]
  /// Which other terms of the quiz a written answer must not be taken for; usually all of them, and those of the bank that it
  /// was drawn from.
  public let rivals: ProblemBank.Rivals

  /// Creates a quiz of chosen items.
  ///
  /// - Parameters:
  ///   - id: The name of the quiz.
  ///   - title: The text for the learner.
  ///   - items: The problems in order.
  ///   - rules: How it is played and what counts.
  ///   - terms: Further terms that a written answer must not be taken for.
  ///   - rivals: Which other terms of the quiz it must not be taken for.
  /// - Throws: A fault when the name is empty or there are no items, and one for each problem that occurs
  ///   again.
  public init(
    id: ID,
    title: String? = nil,
    items: [Quiz.Item],
    rules: QuizRules = .immediate,
    terms: [String] = [],
    rivals: ProblemBank.Rivals = .bank
  ) throws(ContentError<ProblemFault>) {
    let faults = Self.faults(id: id) + Self.faults(of: items)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(
      unchecked: id,
      title: title,
      items: items,
      rules: rules,
      terms: terms,
      rivals: rivals
    )
  }

  /// Creates a quiz of items known to be some and different.
  package init(
    unchecked id: ID,
    title: String?,
    items: [Quiz.Item],
    rules: QuizRules,
    terms: [String],
    rivals: ProblemBank.Rivals,
    knowing lexicon: Lexicon = .empty
  ) {
    self.id = id
    self.title = title
    self.rules = rules
    self.terms = terms
    self.rivals = rivals
    self.items = items.knowing(terms, rivals: rivals, lexicon)
  }

  /// Returns the quiz with a lexicon by which its written answers are judged: words of the language, or terms of the
  /// course.
  ///
  /// It belongs to the value and not to its JSON, because word lists are large. A quiz that was stored needs it again
  /// before a session is replayed over it.
  ///
  /// - Parameter lexicon: The words and terms to know, in addition to those of the quiz.
  /// - Returns: The quiz with the lexicon.
  public func knowing(_ lexicon: Lexicon) -> Quiz {
    Quiz(
      unchecked: id,
      title: title,
      items: items,
      rules: rules,
      terms: terms,
      rivals: rivals,
      knowing: lexicon
    )
  }

  /// Returns the quiz with some of its items, under the same name and rules, and judged by all that the whole quiz knows.
  package func keeping(_ items: [Quiz.Item]) -> Quiz {
    var quiz = self
    quiz.items = items
    return quiz
  }

  /// The points of all problems together.
  public var points: Int { items.reduce(0) { $0 + $1.problem.points } }

  static func faults(id: ID) -> [LocatedFault<ProblemFault>] {
    guard RichText(id.rawValue).isBlank else { return [] }
    return [LocatedFault(.emptyIdentifier, at: ContentPlace().key("id"))]
  }

  static func faults(of items: [Quiz.Item]) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("items")
    guard !items.isEmpty else { return [LocatedFault(.noItems, at: place)] }
    var faults: [LocatedFault<ProblemFault>] = []
    var places: [Problem.ID: ContentPlace] = [:]
    for (index, item) in items.enumerated() {
      let place = place.index(index)
      if let first = places.insertIfNew(place, forKey: item.problem.id) {
        let fault = ProblemFault.Reason.duplicateIdentifier(item.problem.id.rawValue, first: first)
        faults.append(LocatedFault(fault, at: place))
      }
    }
    return faults
  }
}

/// In JSON a quiz is an object with `version`, `id`, `items` and, where there are any, `title` and `terms`, `rules` that are
/// not the immediate ones and `rivals` that are not all terms.
extension Quiz: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    try record.version(version)
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let items = record.field("items", \.items)
    let rules = record.field("rules", \.rules, default: .immediate)
    let terms = record.field("terms", \.terms, default: [])
    let rivals = record.field("rivals", \.rivals, default: .bank)
    record.note(id.value.map(faults(id:)) ?? [])
    record.note(items.value.map(faults(of:)) ?? [])
    return try Quiz(
      unchecked: id(),
      title: title(),
      items: items(),
      rules: rules(),
      terms: terms(),
      rivals: rivals()
    )
  }
}
