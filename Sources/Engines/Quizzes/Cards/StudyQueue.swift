// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import QuizContent

/// The cards that a learner has today, one after the other: new ones, short steps and reviews,
/// within the limits of a day.
///
/// ```swift
/// var queue = try StudyQueue(of: "ada", in: bank, log: log, calendar: .current, at: now)
/// queue.counts                         // 20 new, 0 learning, 35 reviews
/// if let card = queue.next {           // show card.problem, then ask how it went
///   try queue.rate(.good, card.problem, at: now)
/// }
/// try queue.undo(at: now)              // the last rating is taken back
/// store(queue.log, queue.marks)
/// ```
///
/// A card is a problem of the bank that is no template. Everything follows from the log, the marks,
/// the plan and the date: two devices with the same ones have the same queue, in whatever order
/// they were merged, and the day goes on where it was left. A ``ReviewSchedule`` says when a
/// card is due; the queue says which of those are shown.
///
/// - **Learning** are cards in the short steps of the model of memory. They come when their time
///   has come, before anything else, and when nothing else is left a little ahead of it.
/// - **Reviews** are cards that are due by the end of the day, up to the limit.
/// - **New** are cards without an answer, up to the limit, and with the reviews up to theirs unless
///   the rules say otherwise.
///
/// Of siblings a day shows one: that which was answered, else one in a short step, else one to
/// review, else a new one. A suspended card is never shown.
public struct StudyQueue: Sendable {
  /// A card of today.
  public struct Card: Hashable, Sendable, Identifiable {
    /// The reason a card is there.
    public enum Kind: String, Hashable, Sendable {
      /// It has not been answered yet.
      case new
      /// It waits in a short step, after its first answer or after it was forgotten.
      case learning
      /// It is due.
      case review
    }

    /// The problem.
    public let problem: Problem.ID
    /// The reason it is there.
    public let kind: Kind
    /// The date from which it is due; nil for a new one.
    public let due: Date?
    /// The memory of it after the last answer; nil for a new one, and by boxes.
    public let memory: SpacedReview.MemoryModel.Memory?
    /// The box that it is in; nil for a new one, and by a model of memory.
    public let box: Int?
    /// The number of times that it was forgotten at a review.
    public let lapses: Int
    /// Whether it is a leech that has not been resumed since.
    public let isLeech: Bool

    /// The problem.
    public var id: Problem.ID { problem }
  }

  /// The number of cards of each kind.
  public struct Counts: Hashable, Sendable {
    /// The number of new cards.
    public internal(set) var new = 0
    /// The number of cards in short steps.
    public internal(set) var learning = 0
    /// The number of cards to review.
    public internal(set) var reviews = 0

    /// All of them.
    public var total: Int { new + learning + reviews }
  }

  /// The cards that are left today.
  public struct Agenda: Hashable, Sendable {
    /// Those in short steps that end today, by their time.
    public internal(set) var learning: [Card] = []
    /// The reviews in their order.
    public internal(set) var reviews: [Card] = []
    /// The new ones in their order.
    public internal(set) var new: [Card] = []
  }

  /// The learner.
  public let learner: Learner.ID
  /// The problems.
  public let bank: ProblemBank
  /// The rules.
  public let plan: StudyPlan
  /// The quiz that ratings are recorded for.
  public let quiz: Quiz.ID
  /// The answers, to which every rating is added.
  public internal(set) var log: AnswerLog
  /// The decisions about cards besides answers.
  public internal(set) var marks: CardMarks
  /// The instant of the last command.
  public internal(set) var date: Date
  /// The cards that are left today.
  public internal(set) var agenda: Agenda
  var progress: CardProgress

  /// Creates the queue of a learner.
  ///
  /// - Parameters:
  ///   - learner: The learner whose answers and marks count.
  ///   - bank: The problems.
  ///   - log: The answers so far.
  ///   - marks: The decisions about cards besides answers.
  ///   - plan: The rules.
  ///   - calendar: The learner's calendar, whose time zone says which day it is.
  ///   - quiz: The quiz that ratings are recorded for.
  ///   - date: Now.
  /// - Throws: ``Refusal/date(_:)`` for a date too far away.
  /// - Complexity: O(*n* + *m* log *m*) in the numbers of records and of problems.
  public init(
    of learner: Learner.ID,
    in bank: ProblemBank,
    log: AnswerLog = AnswerLog(),
    marks: CardMarks = CardMarks(),
    plan: StudyPlan = StudyPlan(),
    calendar: Calendar,
    quiz: Quiz.ID = "cards",
    at date: Date
  ) throws(Refusal) {
    guard let now = date.truncatedToMilliseconds else { throw .date(.outOfRange) }
    self.learner = learner
    self.bank = bank
    self.plan = plan
    self.quiz = quiz
    self.log = log
    self.marks = marks
    self.date = now
    let dayStart = plan.standard.spacing.dayStart.minutes
    progress = CardProgress(
      CardIndex(of: bank, by: plan),
      days: ZonedDays(calendar.timeZone, dayStart: dayStart)
    )
    progress.replay(log, marks, of: learner)
    agenda = progress.agenda(at: now)
  }

  /// The number of cards that are left today.
  public var counts: Counts {
    Counts(
      new: agenda.new.count,
      learning: agenda.learning.count,
      reviews: agenda.reviews.count
    )
  }

  /// The number of answers given today: to new cards, in short steps and to reviews.
  public var done: Counts { progress.done(at: date) }

  /// The card to show now; nil when there is none, or none yet.
  ///
  /// - Complexity: O(1).
  public var next: Card? { next(in: agenda, at: date) }

  /// The date when the next short step of today ends, be it over or not; nil when none is left.
  public var nextStep: Date? { agenda.learning.first?.due }

  /// Whether a card is not shown until it is resumed: by a mark, or as a leech.
  public func isSuspended(_ problem: Problem.ID) -> Bool { progress.isSuspended(problem) }

  /// Whether a card is not shown today because of a mark; siblings are not meant.
  public func isBuried(_ problem: Problem.ID) -> Bool {
    progress.isBuried(problem, on: progress.day(of: date))
  }

  /// The cards that were forgotten too often and have not been resumed since, in the order of the
  /// bank.
  ///
  /// - Complexity: O(*n*) in the number of problems.
  public var leeches: [Problem.ID] {
    bank.allProblems.map(\.id).filter { progress.isLeech($0) }
  }

  /// Returns the dates when a card would be due after each rating, as buttons show them.
  ///
  /// - Parameters:
  ///   - problem: The card.
  ///   - date: The date when it would be rated.
  /// - Returns: A date for each rating; empty for a problem that the bank does not have.
  public func dues(of problem: Problem.ID, at date: Date)
    -> [SpacedReview.MemoryModel.Rating: Date]
  {
    progress.dues(of: problem, at: date)
  }

  func next(in agenda: Agenda, at date: Date) -> Card? {
    let step = agenda.learning.first
    if let step, let due = step.due, due <= date { return step }
    if let card = agenda.nextOfDay(progress.done(at: date), by: plan.standard.mixing) {
      return card
    }
    let ahead = date + Double(plan.standard.learnAhead * 60)
    return step.flatMap { card in card.due.map { $0 <= ahead } == true ? card : nil }
  }
}

extension StudyQueue: Hashable {
  /// Whether two queues are of the same learner, cards, rules, answers, marks and date, from which
  /// the rest follows.
  public static func == (left: Self, right: Self) -> Bool {
    left.learner == right.learner && left.quiz == right.quiz && left.date == right.date
      && left.progress.days == right.progress.days && left.log == right.log
      && left.marks == right.marks && left.plan == right.plan && left.bank == right.bank
  }

  /// Feeds what a queue is made of to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(learner)
    hasher.combine(date)
    hasher.combine(log)
    hasher.combine(marks)
  }
}

extension StudyQueue.Agenda {
  /// The card to show when no short step waits.
  fileprivate func nextOfDay(
    _ done: StudyQueue.Counts,
    by mixing: StudyRules.Mixing
  ) -> StudyQueue.Card? {
    guard let review = reviews.first, let fresh = new.first else {
      return reviews.first ?? new.first
    }
    let isNew =
      switch mixing {
      case .reviewsFirst: false
      case .newFirst: true
      case .newAfter(let count): (done.new + 1) * count <= done.reviews
      case .evenly:
        // The kind of which the smaller share is done, counted in halves so that neither begins
        // with its whole share.
        (2 * done.new + 1) * (done.reviews + reviews.count)
          <= (2 * done.reviews + 1) * (done.new + new.count)
      }
    return isNew ? fresh : review
  }

  /// All cards.
  var cards: [StudyQueue.Card] { learning + reviews + new }

  mutating func remove(_ problem: Problem.ID) {
    learning.removeAll { $0.problem == problem }
    if let place = reviews.firstIndex(where: { $0.problem == problem }) {
      reviews.remove(at: place)
    }
    if let place = new.firstIndex(where: { $0.problem == problem }) { new.remove(at: place) }
  }

  mutating func insert(learning card: StudyQueue.Card) {
    let place = learning.firstIndexInOrder { !$0.isBefore(card) }
    learning.insert(card, at: place)
  }
}

extension StudyQueue.Card {
  /// Whether a short step ends before another.
  func isBefore(_ other: Self) -> Bool {
    guard let due, let next = other.due else { return false }
    return (due, problem) < (next, other.problem)
  }
}
