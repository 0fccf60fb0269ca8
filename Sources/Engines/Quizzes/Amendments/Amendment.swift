// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import QuizContent

/// A correction of a quiz or an exam after it was taken, with the person and the reason.
///
/// ```swift
/// let both = Amendment(
///   .accepted([.choice("b")], for: "ions-3"), by: "eva", for: "Both signs are in use.", at: now)
/// ```
///
/// In JSON an amendment has `id`, `by`, `reason`, `at` and the keys of its change:
/// `{"at":1795262400000,"by":"eva","id":"1","kind":"takenOut","problem":"ions-3","reason":"No key."}`.
public struct Amendment: Hashable, Sendable, Identifiable {
  /// The matter that is corrected.
  public enum Change: Hashable, Sendable {
    /// Further answers to the problem are right. The best of all keys counts for each learner, so
    /// nobody loses by it; a single choice can have several right options in this way.
    ///
    /// An answer is a whole one, as the correct answer of the problem is: all picks of a check-all
    /// problem, all pairs, an order. It is a key like the first one, so a text can be spelled or a
    /// number written as the problem allows, and parts of it earn what they would. Gaps that are
    /// left out keep their keys.
    case accepted([QuizResponse], for: Problem.ID)
    /// The problem is taken out: it has no points, and counts for nobody.
    case takenOut(Problem.ID)
    /// The problem earns the full credit, whatever was answered.
    case fullCredit(Problem.ID, to: Amendment.Recipients)
    /// The answer of one learner has this grade, whatever a program or a person gave it before, and
    /// also where it could not be read or is missing.
    case graded(Problem.ID, of: Learner.ID, EnteredGrade.Grade)
    /// An earlier amendment is taken back.
    case withdrawn(Amendment.ID)
  }

  /// The learners who get something.
  public enum Recipients: String, Hashable, Sendable, JSONName {
    /// Everybody whose quiz has the problem, also without an answer: who could not answer a faulty
    /// problem is not worse off than who guessed.
    case everyone
    /// Those who answered, be it ever so wrong.
    case answered
  }

  /// The name of the amendment, which no other one has.
  public let id: Identifier<Amendment>
  /// The matter that is corrected.
  public let change: Change
  /// The person who decided that.
  public let author: EnteredGrade.Grader.ID
  /// The reason, in words for the learners.
  public let reason: String
  /// The date when that was decided, in whole milliseconds.
  public let date: Date

  /// Creates an amendment; the exam that takes it checks it, and one that does not say who decided
  /// it or why has no effect anywhere.
  ///
  /// - Parameters:
  ///   - change: The matter that is corrected.
  ///   - author: The person who decided that.
  ///   - reason: The reason, in words for the learners.
  ///   - date: The date when that was decided.
  ///   - id: The name of the amendment; nil for one that is derived from all of this, so that the
  ///     same amendment twice is one.
  public init(
    _ change: Change,
    by author: EnteredGrade.Grader.ID,
    for reason: String,
    at date: Date,
    id: ID? = nil
  ) {
    self.change = change
    self.author = author
    self.reason = reason
    self.date = date.truncatedToMilliseconds ?? date
    self.id = id ?? Self.derivedID(change, author, reason, date)
  }

  /// The problem that is corrected; nil for taking back another amendment.
  public var problem: Problem.ID? { change.problem }

  /// The reason it has no effect whatever it is about, or nil where there is none.
  var flaw: AmendmentError? {
    if author.rawValue.isInvisible { return .authorIsMissing }
    if reason.isInvisible { return .reasonIsMissing }
    return date.truncatedToMilliseconds == nil ? .dateOutOfRange : nil
  }

  private static func derivedID(
    _ change: Change,
    _ author: EnteredGrade.Grader.ID,
    _ reason: String,
    _ date: Date
  ) -> ID {
    let change = (try? ContentJSON<JSONFault>.encode(change)) ?? Data()
    let text = "\(date.milliseconds ?? 0)\n\(author)\n\(reason)\n"
    let digest = (Array(text.utf8) + change).digest
    let digits = String(digest, radix: 16)
    return ID(String(repeating: "0", count: 16 - digits.count) + digits)
  }
}

extension Amendment.Change {
  /// The problem that is corrected; nil for taking back another amendment.
  var problem: Problem.ID? {
    switch self {
    case .accepted(_, let problem), .takenOut(let problem), .fullCredit(let problem, _),
      .graded(let problem, _, _):
      problem
    case .withdrawn: nil
    }
  }
}

// MARK: - JSON

extension Amendment: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let change = record.inline(\.change)
    let author = record.field("by", \.author)
    let reason = record.field("reason", \.reason)
    let date = record.field("at", \.date, as: .milliseconds)
    return try Amendment(change(), by: author(), for: reason(), at: date(), id: id())
  }
}

extension Amendment.Change: JSONUnion {
  package static let cases: [JSONCase<Self, JSONFault>] = [
    JSONCase("accepted") {
      if case .accepted(let answers, let problem) = $0 {
        (problem: problem, answers: answers)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.problem)
      let answers = record.field("answers", \.answers)
      return .accepted(try answers(), for: try problem())
    },
    JSONCase("takenOut", Self.takenOut, "problem") {
      if case .takenOut(let problem) = $0 { problem } else { nil }
    },
    JSONCase("fullCredit") {
      if case .fullCredit(let problem, let recipients) = $0 {
        (problem: problem, recipients: recipients)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.problem)
      let recipients = record.field("to", \.recipients, default: .everyone)
      return .fullCredit(try problem(), to: try recipients())
    },
    JSONCase("graded") {
      if case .graded(let problem, let learner, let grade) = $0 {
        (problem: problem, learner: learner, grade: grade)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.problem)
      let learner = record.field("learner", \.learner)
      let grade = record.inline(\.grade)
      return .graded(try problem(), of: try learner(), try grade())
    },
    JSONCase("withdrawn", Self.withdrawn, "amendment") {
      if case .withdrawn(let amendment) = $0 { amendment } else { nil }
    },
  ]
}
