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
/// log.records(ofProblem: "acids-3").count
/// ```
///
/// It is what statistics for teachers, practice advice and weighted drawing start from. There is
/// one record for a learner, a quiz, a problem and a date. Recording a session again or merging the
/// log of another device adds only what is new, in whatever order logs are merged.
///
/// An answer can be corrected: when a person has graded it since, when the session was
/// `regraded(with:at:)` over a mended key, when the learner rates it otherwise or takes it back.
/// The later correction wins in whatever order records come, also when it lowers the credit.
public struct AnswerLog: Hashable, Sendable {
  /// The records that count, in the order of date, learner, quiz and problem.
  public private(set) var records: [AnswerLog.Record] = []
  /// The records of answers that were taken back, in the same order.
  ///
  /// They count nowhere, and keep the answer from coming back with another log.
  public private(set) var withdrawnRecords: [AnswerLog.Record] = []

  /// Creates an empty log.
  public init() {}

  /// Creates a log of records in any order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  public init(_ records: some Sequence<AnswerLog.Record>) {
    take(records.sorted { $0.comesBefore($1) })
  }

  /// All records, those of withdrawn answers among them, in the order of date, learner, quiz and
  /// problem: what a log is made of again.
  ///
  /// - Complexity: O(*n*) in the number of records, or O(1) when none is withdrawn.
  public var allRecords: [AnswerLog.Record] { records.merged(with: withdrawnRecords) }

  /// Adds the answers of a session that are decided so far.
  ///
  /// Of a session in deferred mode these are none before it is submitted. A problem that was never
  /// presented is not recorded, nor is an answer before a person has graded it where that is
  /// needed.
  ///
  /// - Parameters:
  ///   - session: A session in any phase.
  ///   - learner: The learner whose session it is.
  /// - Complexity: O(*e* · *n* + *r*) in the numbers of the session's events and problems and of
  ///   records.
  public mutating func record(_ session: QuizSession, by learner: Learner.ID) {
    merge(AnswerLog(SessionAnswers(session).records(by: learner)))
  }

  /// Adds a record, such as one that was ``AnswerLog/Record/rated(_:at:)``.
  ///
  /// - Returns: Whether it was new, or corrects one in the log.
  /// - Complexity: O(log *n*) when it is the latest one, else O(*n*) in the number of records.
  @discardableResult
  public mutating func record(_ record: AnswerLog.Record) -> Bool {
    let (known, withdrawn) = (records.place(of: record), withdrawnRecords.place(of: record))
    let old =
      known.isTaken
      ? records[known.place] : withdrawn.isTaken ? withdrawnRecords[withdrawn.place] : nil
    let new = old?.joined(record) ?? record
    guard new != old else { return false }
    records.replace(known, by: new.isWithdrawn ? nil : new)
    withdrawnRecords.replace(withdrawn, by: new.isWithdrawn ? new : nil)
    return true
  }

  /// Adds the records of another log.
  ///
  /// - Complexity: O(*n*) in the number of records of both.
  public mutating func merge(_ other: AnswerLog) {
    guard !other.records.isEmpty || !other.withdrawnRecords.isEmpty else { return }
    take(allRecords.merged(with: other.allRecords))
  }

  /// Takes ordered records in place of those there are, with one for each answer.
  private mutating func take(_ ordered: [AnswerLog.Record]) {
    var united: [AnswerLog.Record] = []
    united.reserveCapacity(ordered.count)
    for record in ordered {
      if let last = united.last, !last.comesBefore(record) {
        united[united.count - 1] = last.joined(record)
      } else {
        united.append(record)
      }
    }
    withdrawnRecords = united.filter(\.isWithdrawn)
    if !withdrawnRecords.isEmpty { united.removeAll(where: \.isWithdrawn) }
    records = united
  }

  /// The records of a learner, in order.
  ///
  /// - Complexity: O(*n*) in the number of records.
  public func records(of learner: Learner.ID) -> [AnswerLog.Record] {
    records.filter { $0.learner == learner }
  }

  /// The records of a problem, in order.
  ///
  /// It has another label than that of a learner, because both take a literal as an identifier.
  ///
  /// - Complexity: O(*n*) in the number of records.
  public func records(ofProblem problem: Problem.ID) -> [AnswerLog.Record] {
    records.filter { $0.problem == problem }
  }
}

extension AnswerLog.Record {
  /// Whether the record comes before another in a log; neither does when both are of the same
  /// answer.
  fileprivate func comesBefore(_ other: AnswerLog.Record) -> Bool {
    (date, learner, quiz, problem) < (other.date, other.learner, other.quiz, other.problem)
  }
}

/// Records in the order of a log.
extension [AnswerLog.Record] {
  /// The place where the record of an answer is, or where it belongs.
  fileprivate typealias Place = (place: Int, isTaken: Bool)

  fileprivate func place(of record: AnswerLog.Record) -> Place {
    let place = firstIndexInOrder { !$0.comesBefore(record) }
    return (place, place < count && !record.comesBefore(self[place]))
  }

  /// Puts a record at its place, or takes away the one that is there.
  fileprivate mutating func replace(_ place: Place, by record: AnswerLog.Record?) {
    switch (place.isTaken, record) {
    case (true, let record?): self[place.place] = record
    case (false, let record?): insert(record, at: place.place)
    case (true, nil): remove(at: place.place)
    case (false, nil): break
    }
  }

  /// Returns the records together with others, in order.
  fileprivate func merged(with others: [AnswerLog.Record]) -> [AnswerLog.Record] {
    guard !others.isEmpty else { return self }
    guard !isEmpty else { return others }
    var merged: [AnswerLog.Record] = []
    merged.reserveCapacity(count + others.count)
    var (here, there) = (self[...], others[...])
    while let first = here.first, let second = there.first {
      if second.comesBefore(first) {
        merged.append(second)
        there.removeFirst()
      } else {
        merged.append(first)
        here.removeFirst()
      }
    }
    return merged + here + there
  }
}

/// In JSON a log is an array of all its records, those of withdrawn answers among them.
extension AnswerLog: Codable {
  /// Reads records, in any order.
  public init(from decoder: any Decoder) throws {
    self.init(try [AnswerLog.Record](from: decoder))
  }

  /// Writes the records.
  public func encode(to encoder: any Encoder) throws {
    try allRecords.encode(to: encoder)
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

    /// The date when the first answer was decided.
    public var start: Date { records[0].date }
    /// The date when the last answer was decided.
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
