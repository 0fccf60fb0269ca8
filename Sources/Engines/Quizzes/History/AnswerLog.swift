// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
internal import QuizContent

/// The answers of any number of learners in any number of quizzes, in the order in which they were
/// decided.
///
/// ```swift
/// var log = AnswerLog()
/// log.record(session, by: "ada")          // what is decided so far
/// log.record(session, by: "ada")          // changes nothing
/// log.records(of: "acids-3" as Problem.ID).count
/// ```
///
/// It is what statistics for teachers, practice advice and weighted drawing start from. There is
/// one record for a learner, a quiz, a problem and a date. Recording a session again or merging the
/// log of another device adds only what is new, in whatever order logs are merged; and when a
/// person has graded an answer since, the new record takes the place of the old one.
public struct AnswerLog: Hashable, Sendable {
  /// The records in the order of date, learner, quiz and problem.
  public private(set) var records: [AnswerLog.Record] = []

  /// Creates an empty log.
  public init() {}

  /// Creates a log of records in any order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  public init(_ records: some Sequence<AnswerLog.Record>) {
    self.records = Self.united(records.sorted { $0.comesBefore($1) })
  }

  /// Adds the answers of a session that are decided so far.
  ///
  /// Of a session in deferred mode these are none before it is submitted. A problem that was never
  /// presented is not recorded, nor is an answer before a person has graded it where that is
  /// needed.
  ///
  /// - Parameters:
  ///   - session: A session in any phase.
  ///   - learner: Whose session it is.
  /// - Complexity: O(*e* · *n* + *r*) in the numbers of the session's events and problems and of
  ///   records.
  public mutating func record(_ session: QuizSession, by learner: Learner.ID) {
    merge(AnswerLog(SessionAnswers(session).records(by: learner)))
  }

  /// Adds a record.
  ///
  /// - Returns: Whether it was new, or takes the place of one that was graded earlier.
  /// - Complexity: O(log *n*) when it is the latest one, else O(*n*) in the number of records.
  @discardableResult
  public mutating func record(_ record: AnswerLog.Record) -> Bool {
    let place = records.firstIndexInOrder { !$0.comesBefore(record) }
    guard place < records.count, !record.comesBefore(records[place]) else {
      records.insert(record, at: place)
      return true
    }
    guard record.replaces(records[place]) else { return false }
    records[place] = record
    return true
  }

  /// Adds the records of another log.
  ///
  /// - Complexity: O(*n*) in the number of records of both.
  public mutating func merge(_ other: AnswerLog) {
    guard !other.records.isEmpty else { return }
    var merged: [AnswerLog.Record] = []
    merged.reserveCapacity(records.count + other.records.count)
    var (here, there) = (records[...], other.records[...])
    while let first = here.first, let second = there.first {
      if second.comesBefore(first) {
        merged.append(second)
        there.removeFirst()
      } else {
        merged.append(first)
        here.removeFirst()
      }
    }
    records = Self.united(merged + here + there)
  }

  /// The records of a learner, in order.
  ///
  /// - Complexity: O(*n*) in the number of records.
  public func records(of learner: Learner.ID) -> [AnswerLog.Record] {
    records.filter { $0.learner == learner }
  }

  /// The records of a problem, in order.
  ///
  /// - Complexity: O(*n*) in the number of records.
  public func records(of problem: Problem.ID) -> [AnswerLog.Record] {
    records.filter { $0.problem == problem }
  }

  /// Returns ordered records with one for each answer.
  private static func united(_ ordered: [AnswerLog.Record]) -> [AnswerLog.Record] {
    var united: [AnswerLog.Record] = []
    united.reserveCapacity(ordered.count)
    for record in ordered {
      if let last = united.last, !last.comesBefore(record) {
        if record.replaces(last) {
          united[united.count - 1] = record
        }
      } else {
        united.append(record)
      }
    }
    return united
  }
}

extension AnswerLog.Record {
  /// Whether the record comes before another in a log; neither does when both are of the same
  /// answer.
  fileprivate func comesBefore(_ other: AnswerLog.Record) -> Bool {
    (date, learner, quiz, problem) < (other.date, other.learner, other.quiz, other.problem)
  }

  /// Whether the record takes the place of another one of the same answer: the one graded later
  /// does.
  ///
  /// Two records that differ although neither was graded later are not made by one session. Which
  /// of them stays must still not depend on the order in which logs are merged, so their JSON
  /// decides.
  fileprivate func replaces(_ other: AnswerLog.Record) -> Bool {
    guard self != other else { return false }
    guard gradedAt == other.gradedAt else {
      return other.gradedAt.map { date in gradedAt.map { $0 > date } ?? false } ?? true
    }
    // A session that is recorded once more knows nothing of the learner's own rating.
    guard (rating == nil) == (other.rating == nil) else { return rating != nil }
    return other.json < json
  }

  private var json: String {
    // Every record that can be made can be written.
    let data = (try? ContentJSON<JSONFault>.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

/// In JSON a log is an array of its records.
extension AnswerLog: Codable {
  /// Reads records, in any order.
  public init(from decoder: any Decoder) throws {
    self.init(try [AnswerLog.Record](from: decoder))
  }

  /// Writes the records.
  public func encode(to encoder: any Encoder) throws {
    try records.encode(to: encoder)
  }
}

extension AnswerLog {
  /// One run through a quiz by a learner, as recorded in a log of answers.
  public struct Sitting: Hashable, Sendable {
    /// The learner.
    public let learner: Learner.ID
    /// The quiz.
    public let quiz: Quiz.ID
    /// The answers in the order in which they were decided; at least one.
    public let records: [AnswerLog.Record]

    /// When the first answer was decided.
    public var start: Date { records[0].date }
    /// When the last answer was decided.
    public var end: Date { records[records.count - 1].date }
    /// The mean share of the points earned, from 0 to 1; problems count alike.
    public var mean: Double {
      records.reduce(0) { $0 + Double($1.credit) } / Double(records.count)
    }

    /// The sets of the problems, in the order in which they were met.
    public var sets: [ProblemSet.ID] {
      var seen: Set<ProblemSet.ID> = []
      return records.map(\.set).filter { seen.insert($0).inserted }
    }

    /// Returns the same sitting with only the answers in a set, or nil if there are none.
    public func within(_ set: ProblemSet.ID) -> AnswerLog.Sitting? {
      let records = records.filter { $0.set == set }
      return records.isEmpty
        ? nil : AnswerLog.Sitting(learner: learner, quiz: quiz, records: records)
    }
  }
}

extension AnswerLog {
  /// The history of all learners: each run of each of them through a quiz, by starting date.
  ///
  /// A log does not say where a session began. A learner's answers in a quiz belong to one sitting
  /// until a problem comes again. Sittings that began at the same instant come in the order of
  /// learner and quiz.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  public var sittings: [AnswerLog.Sitting] {
    Self.sittings(in: records)
  }

  /// Returns the history of a learner: each run through a quiz, oldest first.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func sittings(of learner: Learner.ID) -> [AnswerLog.Sitting] {
    Self.sittings(in: records(of: learner))
  }

  /// The history of a set: what learners did in its problems, from the oldest to the latest
  /// sitting.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func sittings(in set: ProblemSet.ID) -> [AnswerLog.Sitting] {
    sittings.compactMap { $0.within(set) }
      .sorted { ($0.start, $0.learner, $0.quiz) < ($1.start, $1.learner, $1.quiz) }
  }

  private static func sittings(in records: [AnswerLog.Record]) -> [AnswerLog.Sitting] {
    struct Key: Hashable {
      let learner: Learner.ID
      let quiz: Quiz.ID
    }
    let parts = Dictionary(grouping: records) { Key(learner: $0.learner, quiz: $0.quiz) }
    let sittings = parts.flatMap { key, records in
      records.splitWhereProblemsRepeat.map {
        AnswerLog.Sitting(learner: key.learner, quiz: key.quiz, records: $0)
      }
    }
    return sittings.sorted { ($0.start, $0.learner, $0.quiz) < ($1.start, $1.learner, $1.quiz) }
  }
}

extension [AnswerLog.Record] {
  /// The records in parts none of which has a problem twice.
  fileprivate var splitWhereProblemsRepeat: [[AnswerLog.Record]] {
    var parts: [[AnswerLog.Record]] = []
    var seen: Set<Problem.ID> = []
    for record in self {
      if seen.insert(record.problem).inserted, !parts.isEmpty {
        parts[parts.count - 1].append(record)
      } else {
        seen = [record.problem]
        parts.append([record])
      }
    }
    return parts
  }
}
