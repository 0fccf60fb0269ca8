// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import QuizContent

/// The decisions of learners about cards besides answering them: suspended, buried, taken over from
/// another program.
///
/// It is a set, as a log of answers is: marks of several devices can be merged in any order and as
/// often as one likes, and of two about the same card the later one counts.
///
/// In JSON it is an array of marks.
public struct CardMarks: Hashable, Sendable {
  /// The kinds of decisions.
  public enum Kind: Hashable, Sendable {
    /// The card is not shown until it is resumed.
    case suspended
    /// The card is shown again, although it was suspended, also as a leech.
    case resumed
    /// The card is not shown on the day of the mark.
    case buried
    /// The card is shown again on that day.
    case unburied
    /// Another program knew how well the problem is remembered.
    case carried(CarriedMemory)
  }

  /// A decision about a card.
  public struct Mark: Hashable, Sendable {
    /// The learner who decided.
    public let learner: Learner.ID
    /// The card.
    public let problem: Problem.ID
    /// The decision.
    public let kind: Kind
    /// The date, in whole milliseconds.
    public let date: Date

    /// Creates a mark.
    ///
    /// - Parameters:
    ///   - kind: The decision.
    ///   - problem: The card; of a carried memory its own problem counts.
    ///   - learner: The learner who decides.
    ///   - date: The date; of a carried memory the date when it was last reviewed.
    /// - Throws: `EventDateError.outOfRange` for a date too far away.
    public init(
      _ kind: Kind,
      _ problem: Problem.ID,
      by learner: Learner.ID,
      at date: Date
    ) throws(EventDateError) {
      var (problem, date) = (problem, date)
      if case .carried(let memory) = kind {
        (problem, date) = (memory.problem, memory.reviewedAt)
      }
      guard let stored = date.truncatedToMilliseconds else { throw .outOfRange }
      self.learner = learner
      self.problem = problem
      self.kind = kind
      self.date = stored
    }
  }

  /// The marks in the order of their dates.
  public private(set) var marks: [Mark] = []

  /// Creates an empty set.
  public init() {}

  /// Creates a set of marks in any order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of marks.
  public init(_ marks: some Sequence<Mark>) {
    self.marks = Set(marks).sorted { $0.precedes($1) }
  }

  /// Adds a mark.
  ///
  /// - Returns: Whether it was new.
  /// - Complexity: O(log *n*) when it is the latest one, else O(*n*) in the number of marks.
  @discardableResult
  public mutating func add(_ mark: Mark) -> Bool {
    let place = marks.firstIndexInOrder { !$0.precedes(mark) }
    guard place == marks.count || marks[place] != mark else { return false }
    marks.insert(mark, at: place)
    return true
  }

  /// Adds the marks of another set.
  ///
  /// - Complexity: O(*n* log *n*) in the number of marks of both.
  public mutating func merge(_ other: CardMarks) {
    guard !other.marks.isEmpty else { return }
    self = CardMarks(marks + other.marks)
  }
}

extension CardMarks.Mark {
  /// A total order: two marks that differ are never at the same place.
  fileprivate func precedes(_ other: Self) -> Bool {
    let (one, two) = (key, other.key)
    guard one == two else { return one < two }
    guard case .carried(let memory) = kind, case .carried(let next) = other.kind else {
      return false
    }
    return memory.order.lexicographicallyPrecedes(next.order)
  }

  private var key: (Date, Learner.ID, Problem.ID, Int) { (date, learner, problem, kind.rank) }
}

extension CardMarks.Kind {
  /// Of marks of the same instant the one with the higher rank counts.
  fileprivate var rank: Int {
    switch self {
    case .carried: 0
    case .suspended: 1
    case .resumed: 2
    case .buried: 3
    case .unburied: 4
    }
  }
}

extension CarriedMemory {
  /// The numbers by which memories of one problem and date are ordered.
  fileprivate var order: [Double] {
    [
      due.timeIntervalSinceReferenceDate, interval, ease ?? -1, stability ?? -1, difficulty ?? -1,
      Double(lapses),
    ]
  }
}

// MARK: - JSON

extension CardMarks: Codable {
  /// Reads marks, in any order.
  public init(from decoder: any Decoder) throws { self.init(try [Mark](from: decoder)) }

  /// Writes the marks.
  public func encode(to encoder: any Encoder) throws { try marks.encode(to: encoder) }
}

extension CardMarks.Mark: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let learner = record.field("learner", \.learner)
    let problem = record.field("problem", \.problem)
    let date = record.field("at", \.date, as: .milliseconds)
    let kind = record.field("mark", \.kind)
    do {
      return try CardMarks.Mark(kind(), problem(), by: learner(), at: date())
    } catch let error as EventDateError {
      throw ContentError(faults: [
        LocatedFault(ProblemFault.malformed(error.description), at: ContentPlace().key("at"))
      ])
    }
  }
}

extension CardMarks.Kind: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    JSONCase("suspended", .suspended),
    JSONCase("resumed", .resumed),
    JSONCase("buried", .buried),
    JSONCase("unburied", .unburied),
    JSONCase("carried", Self.carried, "memory") {
      if case .carried(let memory) = $0 { memory } else { nil }
    },
  ]
}
