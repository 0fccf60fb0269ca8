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
  /// The problems in order, with the options to show.
  public let items: [Quiz.Item]
  /// How it is played and what counts.
  public let rules: QuizRules

  /// Creates a quiz of chosen items.
  ///
  /// - Parameters:
  ///   - id: The name of the quiz.
  ///   - items: The problems in order.
  ///   - rules: How it is played and what counts.
  /// - Throws: A fault when the name is empty or there are no items, and one for each problem that occurs
  ///   again.
  public init(
    id: ID,
    items: [Quiz.Item],
    rules: QuizRules = .immediate
  ) throws(ContentError<ProblemFault>) {
    let faults = Self.faults(id: id) + Self.faults(of: items)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(unchecked: id, items: items, rules: rules)
  }

  /// Creates a quiz of items known to be some and different.
  init(unchecked id: ID, items: [Quiz.Item], rules: QuizRules) {
    self.id = id
    self.items = items
    self.rules = rules
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

/// In JSON a quiz is an object with `version`, `id`, `items` and, where they are not the immediate ones, `rules`.
extension Quiz: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    try record.version(version)
    let id = record.field("id", \.id)
    let items = record.field("items", \.items)
    let rules = record.field("rules", \.rules, default: .immediate)
    record.note(id.value.map(faults(id:)) ?? [])
    record.note(items.value.map(faults(of:)) ?? [])
    return try Quiz(unchecked: id(), items: items(), rules: rules())
  }
}
