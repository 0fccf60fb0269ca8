// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
internal import QuizContent

extension AnswerLog {
  /// One time that a learner went through a quiz, as a log of answers has it.
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

    /// The same sitting with no answers but those in a set, or nil when there are none.
    public func within(_ set: ProblemSet.ID) -> AnswerLog.Sitting? {
      let records = records.filter { $0.set == set }
      return records.isEmpty
        ? nil : AnswerLog.Sitting(learner: learner, quiz: quiz, records: records)
    }
  }
}

extension AnswerLog {
  /// The history of all learners: every time that one of them went through a quiz, by when it began.
  ///
  /// A log does not say where a session began. A learner's answers in a quiz belong to one sitting until a
  /// problem comes again. Sittings that began at the same instant come in the order of learner and quiz.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  public var sittings: [AnswerLog.Sitting] {
    Self.sittings(in: records)
  }

  /// The history of a learner: every time that they went through a quiz, from the oldest to the latest.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func sittings(of learner: Learner.ID) -> [AnswerLog.Sitting] {
    Self.sittings(in: records(of: learner))
  }

  /// The history of a set: what learners did in its problems, from the oldest to the latest sitting.
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
