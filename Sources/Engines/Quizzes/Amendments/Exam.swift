// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import QuizContent

/// The answers of many learners to the same quiz, or to a quiz each, with the corrections that were
/// made since: points and marks for everybody.
///
/// ```swift
/// var exam = try Exam(of: [quiz], answers: log, scale: .german)
/// let drop = Amendment(.takenOut("ions-3"), by: "eva", for: "It has no right answer.", at: now)
/// let report = try exam.preview(drop)        // for whom it changes what; nothing has changed yet
/// try exam.amend(drop)                       // the same report
/// try exam.results.map(\.mark)               // the marks now
/// exam.correctedAnswers                      // for statistics, histories and schedules
/// ```
///
/// The answers stay as they were given and judged. All else follows from them and the amendments,
/// so that an amendment can be withdrawn, and exams of two devices can be merged. Keep ``answers``
/// and not ``correctedAnswers`` for that.
///
/// Everybody has the problems of their quiz, and one that is not among their answers earns nothing.
/// One whose answer is withdrawn in the log, such as one that could not be read and counts as not
/// asked, does not count for that learner, unless it is graded by an amendment. A bonus for time is not counted. In JSON an exam is an object with its quizzes as `content`, its
/// `answers`, and `amendments` and `scale` where there are any.
public struct Exam: Hashable, Sendable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1

  /// The quizzes, one for all learners or one for each.
  public let quizzes: [Quiz]
  /// The answers as they were given and judged.
  public let answers: AnswerLog
  /// The corrections since.
  public private(set) var amendments: Amendments
  /// The marks, or nil where there are only points.
  public var scale: MarkScale?

  /// Creates an exam.
  ///
  /// - Parameters:
  ///   - quizzes: The quizzes, each with another name.
  ///   - answers: The answers to them; others in the log are passed over. Of several answers of a
  ///     learner to a problem in a quiz the last counts.
  ///   - amendments: The corrections so far.
  ///   - scale: The marks, where there are some.
  /// - Throws: A fault for each quiz with the name of one before it.
  public init(
    of quizzes: [Quiz],
    answers: AnswerLog,
    amendments: Amendments = Amendments(),
    scale: MarkScale? = nil
  ) throws(ContentError<ProblemFault>) {
    let faults = Self.faults(of: quizzes)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(unchecked: quizzes, answers, amendments, scale)
  }

  private init(
    unchecked quizzes: [Quiz],
    _ answers: AnswerLog,
    _ amendments: Amendments,
    _ scale: MarkScale?
  ) {
    self.quizzes = quizzes
    self.answers = answers
    self.amendments = amendments
    self.scale = scale
  }

  private static func faults(of quizzes: [Quiz]) -> [LocatedFault<ProblemFault>] {
    var places: [Quiz.ID: ContentPlace] = [:]
    var faults: [LocatedFault<ProblemFault>] = []
    for (index, quiz) in quizzes.enumerated() {
      let place = ContentPlace().key("content").index(index)
      if let first = places.insertIfNew(place, forKey: quiz.id) {
        let fault = ProblemFault.Reason.duplicateIdentifier(quiz.id.rawValue, first: first)
        faults.append(LocatedFault(fault, at: place))
      }
    }
    return faults
  }

  /// Creates an exam of answers to problems of a bank, when the quizzes themselves are not there.
  ///
  /// Each quiz in the log has the problems that anybody answered in it.
  ///
  /// - Parameters:
  ///   - bank: The bank with the problems.
  ///   - answers: The answers; those to problems that the bank does not have are passed over.
  ///   - rules: The rules by which the quizzes were played and counted.
  ///   - amendments: The corrections so far.
  ///   - scale: The marks, where there are some.
  /// - Complexity: O(*n* log *n*) in the number of answers.
  public init(
    of bank: ProblemBank,
    answers: AnswerLog,
    rules: QuizRules = .immediate,
    amendments: Amendments = Amendments(),
    scale: MarkScale? = nil
  ) {
    var sets: [Quiz.ID: [Problem.ID: ProblemSet.ID]] = [:]
    for record in answers.records {
      sets[record.quiz, default: [:]][record.problem] = record.set
    }
    let quizzes = sets.sorted { $0.key < $1.key }.compactMap { quiz, problems -> Quiz? in
      let items = problems.sorted { $0.key < $1.key }.compactMap { problem, set in
        bank.problem(problem).map { problem in
          Quiz.Item(problem, set: set, setTitle: bank.set(set)?.title ?? set.rawValue)
        }
      }
      guard !items.isEmpty else { return nil }
      return Quiz(
        unchecked: quiz,
        title: nil,
        items: items,
        rules: rules,
        terms: [],
        rivals: bank.rivals,
        knowing: bank.addedLexicon
      )
    }
    self.init(unchecked: quizzes, answers, amendments, scale)
  }
}

// MARK: - Results

extension Exam {
  /// The points that a problem brought a learner.
  public struct ProblemResult: Hashable, Sendable, Identifiable {
    /// The problem.
    public let id: Problem.ID
    /// The points of the problem; 0 when it was taken out.
    public let points: Fraction
    /// The share of them that is earned, from 0 to 1.
    public let credit: Fraction
    /// The points earned.
    public let earned: Fraction
    /// The points that are taken off for a wrong answer, by the rules of the quiz.
    public let deducted: Fraction
    /// Whether the problem counts.
    public let counts: Bool
  }

  /// The points of a learner in a quiz, and the mark.
  public struct Result: Hashable, Sendable {
    /// The learner.
    public let learner: Learner.ID
    /// The quiz.
    public let quiz: Quiz.ID
    /// The points, of those that can be earned in problems that count.
    public let score: QuizScore
    /// The mark, where there is a scale and something to earn.
    public let mark: String?
    /// The points of each problem, in the order of the quiz.
    public let problems: [Exam.ProblemResult]
  }

  /// The points and marks of everybody who answered, by learner and quiz.
  ///
  /// - Throws: ``AmendmentError/scoreOverflow``.
  /// - Complexity: O(*n* · *p*) for *n* learners and *p* problems of a quiz, and for each answer that
  ///   can cost something or has further keys the time to grade it.
  public var results: [Result] {
    get throws(AmendmentError) { try results(by: amendments) }
  }

  func results(by amendments: Amendments) throws(AmendmentError) -> [Result] {
    let grader = AmendedGrader(self, by: amendments)
    do {
      return try grader.sheets.map { sheet in try grader.result(of: sheet) }
    } catch {
      throw .scoreOverflow
    }
  }

  /// The answers with their corrections, as statistics, histories, schedules and statements of
  /// learning records take them.
  ///
  /// An answer whose credit is another one is revised at the date of the amendment, answers to a
  /// problem that was taken out are withdrawn, and what an amendment changed that was itself
  /// withdrawn is restored at that date. So the log can be merged with one that was made before, in
  /// either order. A grade for a missing answer becomes a record without a response.
  ///
  /// - Complexity: As that of ``results``.
  public var correctedAnswers: AnswerLog {
    AmendedGrader(self, by: amendments).correctedAnswers
  }
}

// MARK: - Amending

extension Exam {
  /// Returns what an amendment would change for whom, and changes nothing.
  ///
  /// - Parameter amendment: The amendment.
  /// - Returns: The changes.
  /// - Throws: The reason it cannot be made.
  /// - Complexity: As that of ``results``.
  public func preview(_ amendment: Amendment) throws(AmendmentError) -> AmendmentReport {
    if let error = refusal(of: amendment, after: amendments) { throw error }
    var after = amendments
    after.insert(amendment)
    return try report(to: after)
  }

  /// Makes an amendment.
  ///
  /// - Parameter amendment: The amendment; the same one a second time changes nothing.
  /// - Returns: The changes that it made, learner by learner.
  /// - Throws: The reason it cannot be made.
  /// - Complexity: As that of ``results``.
  @discardableResult
  public mutating func amend(_ amendment: Amendment) throws(AmendmentError) -> AmendmentReport {
    let report = try preview(amendment)
    amendments.insert(amendment)
    return report
  }

  /// Takes over amendments that were made on another device.
  ///
  /// The order of merging makes no difference. Those that do not fit the exam, and those without a
  /// person or a reason, stay among its amendments without effect, and are listed in the report. So
  /// is a name that two amendments have for different things, of which one counts.
  ///
  /// - Parameter others: The amendments; those that are there already change nothing.
  /// - Returns: The changes that they made, learner by learner.
  /// - Throws: ``AmendmentError/scoreOverflow``; the exam is then as it was.
  /// - Complexity: As that of ``results``.
  @discardableResult
  public mutating func merge(_ others: Amendments) throws(AmendmentError) -> AmendmentReport {
    var after = amendments
    after.merge(others)
    let report = try report(to: after, conflicts: amendments.names(inConflictWith: others))
    amendments = after
    return report
  }

  /// The amendments that do nothing in this exam, with the reasons, by date and name.
  public var ineffective: [AmendmentReport.Ineffective] { ineffective(of: amendments) }

  private func report(
    to after: Amendments,
    conflicts: [Amendment.ID] = []
  ) throws(AmendmentError) -> AmendmentReport {
    AmendmentReport(
      from: try results(by: amendments),
      to: try results(by: after),
      ineffective: ineffective(of: after)
        + conflicts.map { name in
          AmendmentReport.Ineffective(amendment: name, reason: .duplicateAmendment(name))
        }
    )
  }

  private func ineffective(of amendments: Amendments) -> [AmendmentReport.Ineffective] {
    amendments.all.compactMap { amendment in
      misfit(of: amendment, in: amendments).map { reason in
        AmendmentReport.Ineffective(amendment: amendment.id, reason: reason)
      }
    }
  }

  /// Returns the reason an amendment cannot be made after others.
  private func refusal(of amendment: Amendment, after others: Amendments) -> AmendmentError? {
    if let known = others[id: amendment.id] {
      return known == amendment ? nil : .duplicateAmendment(amendment.id)
    }
    if let misfit = misfit(of: amendment, in: others) { return misfit }
    switch amendment.change {
    case .takenOut(let problem):
      let isTakenOut = others.inForce.contains { $0.change == .takenOut(problem) }
      return isTakenOut ? .alreadyTakenOut(problem) : nil
    case .withdrawn(let target):
      return others.isWithdrawn(target) ? .cannotBeWithdrawn(target) : nil
    case .accepted, .fullCredit, .graded:
      return nil
    }
  }

  /// Returns the reason an amendment does nothing in this exam, whatever else was amended.
  private func misfit(of amendment: Amendment, in others: Amendments) -> AmendmentError? {
    if let flaw = amendment.flaw { return flaw }
    if case .withdrawn(let target) = amendment.change {
      guard let target = others[id: target] else { return .unknownAmendment(target) }
      return target.problem == nil ? .cannotBeWithdrawn(target.id) : nil
    }
    guard let id = amendment.problem else { return nil }
    let papers = quizzes.filter { quiz in quiz.items.contains { $0.problem.id == id } }
    guard let item = papers.first?.items.first(where: { $0.problem.id == id }) else {
      return .unknownProblem(id)
    }
    switch amendment.change {
    case .accepted(let answers, _):
      guard !answers.isEmpty else { return .answersAreMissing(id) }
      let misfit = answers.first { item.problem.kind.keyed(by: $0) == nil }
      return misfit.map { .answerDoesNotFit($0, problem: id) }
    case .graded(_, let learner, let grade):
      let names = Set(papers.map(\.id))
      guard answers.records.contains(where: { $0.learner == learner && names.contains($0.quiz) })
      else { return .unknownLearner(learner) }
      do {
        _ = try grade.evaluation(for: item.problem)
        return nil
      } catch {
        return .grade(error)
      }
    case .takenOut, .fullCredit, .withdrawn:
      return nil
    }
  }
}

// MARK: - JSON

extension Exam: JSONRecord, JSONContent {
  /// The faults of its JSON.
  public typealias Fault = ProblemFault

  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    try record.version(version)
    let quizzes = record.field("content", \.quizzes)
    let answers = record.field("answers", \.answers)
    let amendments = record.field("amendments", \.amendments, default: Amendments())
    let scale = record.field("scale", \.scale)
    record.note(quizzes.value.map(faults(of:)) ?? [])
    return try Exam(unchecked: quizzes(), answers(), amendments(), scale())
  }
}
