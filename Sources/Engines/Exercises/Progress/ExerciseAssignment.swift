// SPDX-License-Identifier: Apache-2.0
internal import KnownSpellings
public import LudusCore
public import LudusFoundation
public import Spelling

/// The record of a child's work on an exercise, for ``TeacherStatistics``.
public struct ExerciseRecord: Hashable, Sendable {
  /// The child.
  public let learner: Learner.ID
  /// The exercise.
  public let exercise: ExerciseID
  /// The format of the exercise.
  public let format: Exercise.Format
  /// The outcome of each task that is done.
  public let outcomes: [TaskOutcome]
  /// Everything that the child did with a word, rightly or wrongly.
  public let evidence: [SpellingEvidence]

  /// The date when the child first did something with a word; nil if it never did.
  public var date: Date? { evidence.map(\.date).min() }

  package init(_ session: some ExerciseSession, of learner: Learner.ID, exercise: Exercise) {
    self.learner = learner
    self.exercise = exercise.id
    format = exercise.format
    outcomes = session.outcomes
    evidence = session.evidence
  }

  /// Takes the figures that statistics need from a session, finished or not.
  public init(_ session: AnyExerciseSession, of learner: Learner.ID) {
    self.init(session.base, of: learner, exercise: session.exercise)
  }
}

extension Sequence<ExerciseRecord> {
  /// Returns the records of a child, of an exercise or of a time, in their order.
  ///
  /// ```swift
  /// let lastWeeks = records.selecting(of: "mia", in: now.addingTimeInterval(-28 * 86_400)..<now)
  /// LearnerModel().learn(from: lastWeeks.flatMap(\.evidence), at: now)
  /// ```
  ///
  /// - Parameters:
  ///   - learner: The child; nil for every one.
  ///   - exercise: The exercise; nil for every one.
  ///   - dates: The dates when the child began; nil for any time. A record without evidence has no
  ///     date.
  /// - Returns: The records that are all of this.
  public func selecting(
    of learner: Learner.ID? = nil,
    on exercise: ExerciseID? = nil,
    in dates: Range<Date>? = nil
  ) -> [ExerciseRecord] {
    filter { record in
      guard learner == nil || record.learner == learner else { return false }
      guard exercise == nil || record.exercise == exercise else { return false }
      guard let dates else { return true }
      return record.date.map(dates.contains) ?? false
    }
  }
}

/// In JSON a record is an object with `version` 1, the `learner`, the `exercise` with its `format`,
/// the `outcomes` of its tasks and the `evidence`.
extension ExerciseRecord: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    try record.version(1)
    let learner = record.field("learner", \.learner)
    let exercise = record.field("exercise", \.exercise)
    let format = record.field("format", \.format)
    let outcomes = record.field("outcomes", \.outcomes)
    let evidence = record.field("evidence", \.evidence)
    return try ExerciseRecord(
      learner: learner(),
      exercise: exercise(),
      format: format(),
      outcomes: outcomes(),
      evidence: evidence()
    )
  }

  private init(
    learner: Learner.ID,
    exercise: ExerciseID,
    format: Exercise.Format,
    outcomes: [TaskOutcome],
    evidence: [SpellingEvidence]
  ) {
    self.learner = learner
    self.exercise = exercise
    self.format = format
    self.outcomes = outcomes
    self.evidence = evidence
  }
}

/// An exercise that a teacher assigned to children.
///
/// In JSON an assignment is an object, in which missing keys stand for nobody, for always and for
/// any time: `{"exercise":3,"groups":["2b"],"due":1560709957000}`.
public struct ExerciseAssignment: Hashable, Sendable {
  /// A class, or a part of it.
  public enum Group: Sendable {
    /// The identifier of a group.
    public typealias ID = Identifier<Group>
  }

  /// The exercise.
  public let exercise: ExerciseID
  /// The children to whom it is assigned individually.
  public let learners: [Learner.ID]
  /// The groups to which it is assigned.
  public let groups: [Group.ID]
  /// The date from which the children see it; nil for always.
  public let start: Date?
  /// The date until which it should be done; nil for any time.
  public let due: Date?

  /// Creates an assignment.
  public init(
    _ exercise: ExerciseID,
    learners: [Learner.ID] = [],
    groups: [Group.ID] = [],
    start: Date? = nil,
    due: Date? = nil
  ) {
    self.exercise = exercise
    self.learners = learners
    self.groups = groups
    self.start = start
    self.due = due
  }

  /// Returns whether a child has the exercise to do.
  ///
  /// - Parameters:
  ///   - learner: The child.
  ///   - groups: The groups that the child is in.
  ///   - date: Now. It stays assigned when it is overdue.
  /// - Returns: Whether it is given to the child or to one of the groups, and has begun.
  public func concerns(_ learner: Learner.ID, in groups: [Group.ID], at date: Date) -> Bool {
    guard start.map({ $0 <= date }) ?? true else { return false }
    return learners.contains(learner) || groups.contains(where: self.groups.contains)
  }
}

extension ExerciseAssignment: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let exercise = record.field("exercise", \.exercise)
    let learners = record.field("learners", \.learners, default: [])
    let groups = record.field("groups", \.groups, default: [])
    let start = record.field("start", \.start, as: .milliseconds)
    let due = record.field("due", \.due, as: .milliseconds)
    return try ExerciseAssignment(
      exercise(),
      learners: learners(),
      groups: groups(),
      start: start(),
      due: due()
    )
  }
}

/// The amount by which an exercise trains each category of spelling.
public struct ExerciseProfile: Hashable, Sendable {
  /// The language of the exercise.
  public let language: Language
  /// The places of each category, in the order of the rules of the language.
  private let counts: [Int]
  /// The categories of the language.
  private var known: [SpellingCategory] { KnownSpellings.rules(of: language).categories }

  /// Counts the places in an exercise at which a category can be trained.
  ///
  /// Of a word that is written, all places count; of a gap, the categories of the errors that are
  /// typical of it; of a misspelled word, the categories of its errors; of a word that is dragged,
  /// the categories that this trains.
  ///
  /// - Complexity: O(*n*) diagnoses for *n* words.
  public init(of exercise: Exercise) {
    var places = PlaceCounter(rules: KnownSpellings.rules(of: exercise.language))
    exercise.content.count(in: &places)
    language = exercise.language
    counts = places.rules.categories.map { places.counts[$0] ?? 0 }
  }

  /// The number of places of a category.
  public subscript(category: SpellingCategory) -> Int {
    known.firstIndex(of: category).map { counts[$0] } ?? 0
  }

  /// The categories that have places, in the order of the rules of the language.
  public var categories: [SpellingCategory] { zip(known, counts).filter { $1 > 0 }.map(\.0) }

  /// The number of places of all categories.
  public var total: Int { counts.reduce(0, +) }
}

/// Counts the places of an exercise at which each category of spelling can be trained.
struct PlaceCounter {
  /// The rules of the language of the exercise.
  let rules: any SpellingRules
  fileprivate var counts: [SpellingCategory: Int] = [:]

  /// A place at which a category can be trained.
  mutating func add(_ category: SpellingCategory) { counts[category, default: 0] += 1 }

  /// A word that is written; one in another language trains nothing of this one.
  mutating func write(_ word: HeardWord) {
    if let language = word.language, KnownSpellings.rules(of: language).language != rules.language {
      return
    }
    let opportunities = rules.opportunities(in: SpellingTarget(word.text))
    for category in rules.categories {
      counts[category, default: 0] += opportunities[category]
    }
  }

  /// A misspelled word that is found.
  mutating func find(_ target: String, as input: String) {
    rules.diagnosis(of: input, for: target).categories.forEach { add($0) }
  }
}

// MARK: - JSON

/// In JSON a profile has the places of each category that has any:
/// `{"places":[{"category":"long-i","count":6}]}`.
extension ExerciseProfile: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let stored = record.field("places") { profile in
      profile.categories.map { StoredPlaces(category: $0, count: profile[$0]) }
    }
    let language = record.field("language", { $0.language == .german ? nil : $0.language })
    let known = KnownSpellings.rules(of: try language() ?? .german).categories
    var counts = known.map { _ in 0 }
    for (index, places) in try stored().enumerated() {
      let place = ContentPlace().key("places").index(index)
      guard let category = known.firstIndex(of: places.category),
        counts[category] == 0
      else {
        record.note(.duplicateIdentifier(places.category.rawValue), at: place.key("category"))
        continue
      }
      counts[category] = places.count
    }
    return ExerciseProfile(counts, in: try language() ?? .german)
  }

  private init(_ counts: [Int], in language: Language) {
    self.counts = counts
    self.language = language
  }
}

/// The places of a category as a profile stores them.
private struct StoredPlaces: JSONRecord, Hashable {
  let category: SpellingCategory
  let count: Int

  static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let category = record.field("category", \.category)
    let count = record.field("count", \.count)
    let places = try StoredPlaces(category: category(), count: count())
    try ExerciseFault.check([.outside(1...1_000_000, places.count, at: "count")])
    return places
  }
}
