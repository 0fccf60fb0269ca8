// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// A plan for choosing the problems of a quiz: how many, from where, and with which probabilities.
///
/// ```swift
/// let blueprint = try Blueprint(count: 10) { $0.sets = ["ch1010/acids", "ch1010/moles"] }
/// let quiz = try Quiz(from: bank, blueprint, using: &generator)
/// ```
///
/// Sets and count are all that many quizzes need. The rest narrows down which problems may be drawn
/// (`filter`, `answers`, `noRepeats`), says which come first (`review`) and how many of
/// each chapter or skill there are (`strata`), and makes some likelier than others (`weights`).
/// Whatever depends on the answers of learners takes it from ``QuizEvidence``.
public struct Blueprint: Policy {
  /// The numbers of problems that QuizASSIST let its players choose from.
  ///
  /// A blueprint takes any number of at least 1; an app may offer these.
  public static let standardCounts = 5...20

  /// The values as variables, not yet checked.
  public struct Draft: PolicyDraft {
    /// The type of the faults of values.
    public typealias Fault = ProblemFault

    /// The sets to draw from, each with all sets in it, or nil for the whole bank.
    ///
    /// A problem that is in several of them is drawn once.
    public var sets: [ProblemSet.ID]?
    /// The number of problems to draw, at least 1; `Int.max` for all there are.
    ///
    /// A quiz is shorter when there are fewer.
    public var count: Int
    /// The limit for the number of options that are shown.
    public var optionLimit: Blueprint.OptionLimit = .four
    /// The filter for the problems that may be drawn, by what their authors say about them.
    public var filter: Blueprint.ProblemFilter = .none
    /// The filter for the problems that may be drawn, by how the learner did them before.
    public var answers: Blueprint.AnswerFilter = .any
    /// The time for which a problem that the learner has done is not drawn again, or nil when that
    /// does not matter.
    ///
    /// It holds without exception: the quiz is shorter when too few problems are left.
    public var noRepeats: Blueprint.RepeatWindow?
    /// Whether problems that are due for review come first, or nil when that does not matter.
    public var review: SpacedReview?
    /// The least numbers of problems of each chapter or skill; their counts add up to at most
    /// ``count``.
    public var strata: [Blueprint.Stratum] = []
    /// The way out when a stratum has fewer problems than it asks for.
    public var shortage: Blueprint.Stratum.Shortage = .fill
    /// The policies that make some problems more likely to be drawn than others.
    public var weights: ProblemWeights = .equal

    /// Creates a draft with defaults for all other values.
    public init(count: Int) {
      self.count = count
    }
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// Creates the policy.
  ///
  /// - Throws: Every fault of the values, with its place.
  public init(
    count: Int,
    _ change: (inout Draft) -> Void = { _ in }
  ) throws(ContentError<ProblemFault>) {
    try self.init(Draft(count: count), change)
  }

  /// Creates the policy with a change that can throw.
  ///
  /// - Throws: The errors of the change, or every fault of the values.
  @_disfavoredOverload
  public init(count: Int, _ change: (inout Draft) throws -> Void) throws {
    try self.init(Draft(count: count), change)
  }
}

extension Blueprint {
  /// Returns the same blueprint with other weights.
  public func weighted(by weights: ProblemWeights) -> Blueprint {
    // No weights are at fault.
    (try? with { $0.weights = weights }) ?? self
  }

  /// Whether the draw depends on who the quiz is for.
  public var needsLearner: Bool {
    draft.answers != .any || draft.noRepeats != nil || draft.review != nil
      || draft.weights.mistakes != nil
      || draft.weights.recency != nil
  }

  /// Whether the draw depends on its date.
  public var needsDate: Bool {
    draft.noRepeats?.span == .days || draft.review != nil || draft.weights.recency != nil
  }
}

/// In JSON a blueprint is an object with `count` and what differs from the default.
extension Blueprint: JSONPolicy, JSONContent {}

extension Blueprint.Draft: DeclaredDraft {
  package static var start: Self { Self(count: 0) }

  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("sets", \.sets)
    values.required("count", \.count) {
      $0 < 1 ? ProblemFault(.blueprint(.tooFewProblems($0))) : nil
    }
    values.value("optionLimit", \.optionLimit)
    values.value("filter", \.filter)
    values.value("answers", \.answers)
    values.value("noRepeats", \.noRepeats)
    values.value("review", \.review)
    values.value("strata", \.strata)
    values.value("shortage", \.shortage)
    values.value("weights", \.weights)
  }

  package var faultsTogether: [LocatedFault<ProblemFault>] {
    // Counts of strata are small, so that only a list too long for any memory could overflow.
    let places = strata.reduce(0) { $0 + $1.count }
    guard count >= 1, places > count else { return [] }
    let fault = ProblemFault.Reason.blueprint(.strataExceedCount(places, count: count))
    return [LocatedFault(fault, at: ContentPlace().key("strata"))]
  }
}

extension Blueprint {
  /// A number of problems of one kind, so that a quiz includes its share of each chapter or skill.
  ///
  /// ```swift
  /// let blueprint = try Blueprint(count: 10) {
  ///   $0.strata = try [
  ///     Blueprint.Stratum(4, of: .set("ch1010/acids")),
  ///     Blueprint.Stratum(2, of: .tag("molar-mass")),
  ///   ]
  /// }
  /// ```
  ///
  /// A stratum asks for *at least* so many: a problem counts for each stratum that it belongs to,
  /// and the other places go to any problems. Where the counts add up to that of the quiz and no
  /// problem belongs to two strata, they are exact.
  public struct Stratum: Hashable, Sendable {
    /// The property shared by the problems of a stratum.
    public enum Pool: Hashable, Sendable {
      /// The problems of a set and of all sets in it.
      case set(ProblemSet.ID)
      /// Those with a tag.
      case tag(String)
      /// Those of a kind.
      case kind(ProblemKind.Name)
    }

    /// The fallback if a stratum has fewer problems than it asks for.
    public enum Shortage: String, Hashable, Sendable, JSONName {
      /// Other problems fill the places, so that the quiz has the requested length.
      case fill
      /// The places stay empty, which makes the quiz shorter.
      case shorten
      /// The quiz is not made; ``QuizGenerationError/stratumTooSmall(_:has:)`` says which stratum
      /// is too small.
      case refuse
    }

    /// The numbers of problems that a stratum can ask for.
    package static let countRange = 1...1_000_000

    /// The least number of problems, from 1 to 1,000,000.
    public let count: Int
    /// The pool of problems.
    package let pool: Pool

    /// Creates a stratum.
    ///
    /// - Parameters:
    ///   - count: The least number of problems, from 1 to 1,000,000.
    ///   - pool: The pool of problems.
    /// - Throws: A fault for a count out of range.
    public init(_ count: Int, of pool: Pool) throws(ContentError<ProblemFault>) {
      try ProblemFault.check([("count", count, Self.countRange)])
      self.count = count
      self.pool = pool
    }
  }
}

extension Blueprint.Stratum: CustomStringConvertible {
  /// The number of problems and where they come from, for developers.
  public var description: String {
    switch pool {
    case .set(let set): "\(count) of the set \"\(set)\""
    case .tag(let tag): "\(count) with the tag \"\(tag)\""
    case .kind(let kind): "\(count) of the kind \(kind.rawValue)"
    }
  }
}

/// In JSON a stratum is an object with `count` and one of `set`, `tag` and `kind`.
extension Blueprint.Stratum: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let count = record.field("count", \.count)
    let set = record.field("set", \.pool.set)
    let tag = record.field("tag", \.pool.tag)
    let kind = record.field("kind", \.pool.kind)
    let pools = try [set().map(Pool.set), tag().map(Pool.tag), kind().map(Pool.kind)]
      .compactMap(\.self)
    guard pools.count == 1 else {
      let fault = ProblemFault.malformed("expected one of set, tag and kind")
      throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
    }
    return try Blueprint.Stratum(count(), of: pools[0])
  }
}

extension Blueprint.Stratum.Pool {
  fileprivate var set: ProblemSet.ID? { if case .set(let set) = self { set } else { nil } }
  fileprivate var tag: String? { if case .tag(let tag) = self { tag } else { nil } }
  fileprivate var kind: ProblemKind.Name? { if case .kind(let kind) = self { kind } else { nil } }
}
