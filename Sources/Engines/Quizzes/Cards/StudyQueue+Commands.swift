// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import QuizContent

extension StudyQueue {
  /// The reason a queue refuses a command.
  ///
  /// Whatever throws one of these leaves the queue as it was.
  public enum Refusal: Error, Hashable, Sendable {
    /// The bank does not have this card.
    case unknownProblem(Problem.ID)
    /// The card is not among those of today.
    case notToday(Problem.ID)
    /// There is no card to show now.
    case nothingToShow
    /// There is no answer that could be taken back.
    case nothingToUndo
    /// The answer cannot be recorded.
    case record(AnswerLog.RecordError)
    /// The date cannot be right.
    case date(EventDateError)
  }

  /// Lets time pass: steps end, and at the beginning of a day its cards come.
  ///
  /// - Throws: ``Refusal/date(_:)`` for a date before the last one or too far away.
  /// - Complexity: O(1) on the same day, else O(*n* log *n*) in the number of problems.
  public mutating func advance(to date: Date) throws(Refusal) {
    let now = try checked(date)
    agenda = agenda(at: now)
    self.date = now
  }

  /// Records how well the learner says to have remembered a card.
  ///
  /// ``SpacedReview/MemoryModel/Rating/again`` earns nothing, and every other rating the full
  /// credit.
  ///
  /// - Parameters:
  ///   - rating: The rating of it.
  ///   - problem: The card; ``next`` unless given.
  ///   - seconds: The time for which the card was shown, if that is known.
  ///   - date: Now.
  /// - Returns: The record, which is in the ``log``.
  /// - Throws: ``Refusal``.
  /// - Complexity: O(*n*) in the number of cards of today.
  @discardableResult
  public mutating func rate(
    _ rating: SpacedReview.MemoryModel.Rating,
    _ problem: Problem.ID? = nil,
    seconds: Double? = nil,
    at date: Date
  ) throws(Refusal) -> AnswerLog.Record {
    let now = try checked(date)
    let agenda = agenda(at: now)
    guard let problem = problem ?? next(in: agenda, at: now)?.problem else {
      throw .nothingToShow
    }
    guard let set = bank.set(of: problem)?.id, progress.index.places[problem] != nil else {
      throw .unknownProblem(problem)
    }
    guard agenda.cards.contains(where: { $0.problem == problem }) else { throw .notToday(problem) }
    let record: AnswerLog.Record
    do {
      record = try AnswerLog.Record(
        learner: learner,
        quiz: quiz,
        problem: problem,
        set: set,
        responses: [.text("")],
        credit: rating == .again ? .zero : .one,
        isFirstTryCorrect: rating != .again,
        seconds: seconds,
        date: free(now),
        rating: rating
      )
    } catch {
      throw .record(error)
    }
    self.agenda = agenda
    self.date = now
    take(record)
    return record
  }

  /// Takes back the last answer of the learner to a card, whichever device it was given on.
  ///
  /// The record stays withdrawn in every log that this one is merged into.
  ///
  /// - Parameter date: Now.
  /// - Returns: The record that no longer counts.
  /// - Throws: ``Refusal/nothingToUndo`` or ``Refusal/date(_:)``.
  /// - Complexity: O(*n* + *m* log *m*) in the numbers of records and of problems.
  @discardableResult
  public mutating func undo(at date: Date) throws(Refusal) -> AnswerLog.Record {
    let now = try checked(date)
    let last = log.records.last {
      $0.learner == learner && progress.index.places[$0.problem] != nil
    }
    guard let last else { throw .nothingToUndo }
    let withdrawn: AnswerLog.Record
    do { withdrawn = try last.withdrawn(at: now) } catch { throw .record(error) }
    log.record(withdrawn)
    replay(at: now)
    return withdrawn
  }

  /// Suspends or buries a card, or takes that back.
  ///
  /// - Parameters:
  ///   - problem: The card.
  ///   - kind: The decision; of a carried memory its own problem and date count.
  ///   - date: Now.
  /// - Throws: ``Refusal/unknownProblem(_:)`` or ``Refusal/date(_:)``.
  /// - Complexity: O(*n* + *m* log *m*) in the numbers of records and of problems.
  public mutating func mark(
    _ problem: Problem.ID,
    as kind: CardMarks.Kind,
    at date: Date
  ) throws(Refusal) {
    let now = try checked(date)
    let mark: CardMarks.Mark
    do { mark = try CardMarks.Mark(kind, problem, by: learner, at: free(now)) } catch {
      throw .date(error)
    }
    guard progress.index.places[mark.problem] != nil else { throw .unknownProblem(mark.problem) }
    marks.add(mark)
    replay(at: now)
  }

  /// Adds answers and marks of another device, or answers of a quiz.
  ///
  /// - Parameters:
  ///   - log: The answers.
  ///   - marks: The decisions about cards besides answers.
  /// - Complexity: O(*n* + *m* log *m*) in the numbers of records and of problems.
  public mutating func merge(_ log: AnswerLog, _ marks: CardMarks = CardMarks()) {
    self.log.merge(log)
    self.marks.merge(marks)
    replay(at: date)
  }
}

extension StudyQueue {
  private func checked(_ date: Date) throws(Refusal) -> Date {
    guard let now = date.truncatedToMilliseconds else { throw .date(.outOfRange) }
    guard now >= self.date else { throw .date(.beforeLastEvent(now, last: self.date)) }
    return now
  }

  /// The cards of the day of a date, not before the last one.
  private func agenda(at now: Date) -> Agenda {
    progress.day(of: now) == progress.day(of: date) ? agenda : progress.agenda(at: now)
  }

  /// The first millisecond from a date on at which the learner has done nothing else, so that
  /// everything has an order, also what is done at one instant.
  private func free(_ date: Date) -> Date {
    func dates(_ records: [AnswerLog.Record]) -> [Date] {
      records[records.firstIndexInOrder { $0.date >= date }...].map(\.date)
    }
    let taken = Set(
      dates(log.records) + dates(log.withdrawnRecords)
        + marks.marks[marks.marks.firstIndexInOrder { $0.date >= date }...].map(\.date)
    )
    var free = date
    while taken.contains(free) { free = Date(milliseconds: (free.milliseconds ?? 0) + 1) }
    return free
  }

  private mutating func take(_ record: AnswerLog.Record) {
    let isLatest = log.records.last.map { $0.date <= record.date } ?? true
    log.record(record)
    guard isLatest, log.records.last == record else { return replay(at: date) }
    progress.take(record)
    agenda.remove(record.problem)
    guard let card = progress.card(record.problem, on: progress.day(of: date)) else { return }
    // A review that stays due today can only come from the end of the calendar.
    guard card.kind == .learning else { return agenda = progress.agenda(at: date) }
    agenda.insert(learning: card)
  }

  private mutating func replay(at now: Date) {
    date = now
    progress.replay(log, marks, of: learner)
    agenda = progress.agenda(at: now)
  }
}

extension StudyQueue.Refusal: WordedError {
  package static var sentences: SentenceCatalog { quizSentences }

  package var wording: Wording {
    switch self {
    case .unknownProblem: Wording("study.unknownProblem")
    case .notToday: "study.notToday"
    case .nothingToShow: "study.nothingToShow"
    case .nothingToUndo: "study.nothingToUndo"
    case .record(let error): error.wording
    case .date(let error): Wording(error)
    }
  }
}
