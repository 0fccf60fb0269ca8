// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension Todo {
  /// The days on which a recurring todo is on the board, no matter when it was last done.
  ///
  /// ```swift
  /// Todo(id: "bins", title: "Put the bins out", points: 5, schedule: .weekdays([.monday]), rota: ["ada", "bob"])
  /// ```
  ///
  /// A todo opens at the beginning of such a day. One that is not done stays on the board until it
  /// is, and opens again on the first of these days after that on which it was done.
  ///
  /// In JSON a schedule is an object with one key: `{"weekdays":["monday"]}`,
  /// `{"daysOfMonth":[1,15]}` or `{"dates":["2026-12-24"]}`.
  public enum Schedule: Hashable, Sendable {
    /// Some days of every week, at least one.
    case weekdays(Set<CalendarDay.Weekday>)
    /// Certain days of every month, 1 to 31; in a shorter month its last day replaces missing ones.
    case daysOfMonth(Set<Int>)
    /// Some dates, 1 to 1000 of them, after which it is done for good.
    case dates(Set<CalendarDay>)
  }

  /// When a todo is due.
  ///
  /// In JSON it is an object with one key: `{"by":"2026-11-27"}`, `{"at":1795262400000}`
  /// (milliseconds since 1970) or `{"within":{"days":2}}`.
  public enum Due: Hashable, Sendable {
    /// By the end of a day.
    case by(CalendarDay)
    /// Before an instant, to the millisecond.
    case at(Date)
    /// Before so much time has passed since it was put on the board, every time that it is open
    /// again.
    case within(CalendarSpan)
  }

  /// How many members can take turns.
  static let maximumTurns = 100
  /// How many characters a title has.
  static let titleLength = 1...1000

  /// Whether repetition, turns and due date can be kept.
  var hasValidPlan: Bool {
    guard repeats == nil || schedule == nil, rota.isEmpty || assignee == nil,
      rota.count <= Self.maximumTurns, Set(rota).count == rota.count
    else { return false }
    if case .within(let span)? = due, span.count < 1 { return false }
    if case .at(let date)? = due, date.truncatedToMilliseconds == nil { return false }
    return schedule?.isValid ?? true
  }
}

extension Todo.Schedule {
  fileprivate var isValid: Bool {
    switch self {
    case .weekdays(let days): !days.isEmpty
    case .daysOfMonth(let days): !days.isEmpty && days.allSatisfy { (1...31).contains($0) }
    case .dates(let dates): (1...1000).contains(dates.count)
    }
  }

  /// Whether it has a day.
  func contains(_ day: CalendarDay) -> Bool {
    switch self {
    case .weekdays(let days): days.contains(CalendarDay.Weekday(of: day))
    case .daysOfMonth(let days):
      days.contains(day.day)
        || day.day == Self.lastDay(of: day.month, in: day.year) && days.contains { $0 > day.day }
    case .dates(let dates): dates.contains(day)
    }
  }

  /// Returns its first day after another one, or nil when there is none.
  ///
  /// - Complexity: O(1), or O(*n*) in the number of dates.
  func day(after day: CalendarDay, by days: DayReckoning) -> CalendarDay? {
    if case .dates(let dates) = self { return dates.filter { $0 > day }.min() }
    // A month and a day, since a zone can leave a date out.
    var next = day
    for _ in 0..<64 {
      let following = days.day(after: next)
      guard following > next else { return nil }
      next = following
      if contains(next) { return next }
    }
    return nil
  }

  private static func lastDay(of month: Int, in year: Int) -> Int {
    (28...31).last { CalendarDay(year: year, month: month, day: $0) != nil } ?? 28
  }
}

extension Todo.Due {
  /// Returns the first instant at which a todo is overdue, or nil when there is none.
  ///
  /// - Parameters:
  ///   - date: When it was put on the board.
  ///   - days: The reckoning of days.
  /// - Returns: The instant.
  func date(openSince date: Date, by days: DayReckoning) -> Date? {
    switch self {
    case .by(let day): days.interval(of: day).upperBound
    case .at(let date): date.truncatedToMilliseconds
    case .within(let span): days.date(span, after: date)
    }
  }

  /// The instant that it names, if it names one.
  var instant: Date? { if case .at(let date) = self { date } else { nil } }

  /// Whether it holds each time that the todo is open again.
  var recurs: Bool { if case .within = self { true } else { false } }
}

// MARK: - JSON

extension Todo.Schedule: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("weekdays", { (days: [CalendarDay.Weekday]) in .weekdays(Set(days)) }) { schedule in
      guard case .weekdays(let days) = schedule else { return nil }
      return CalendarDay.Weekday.allCases.filter { days.contains($0) }
    },
    JSONTag("daysOfMonth", { (days: [Int]) in .daysOfMonth(Set(days)) }) { schedule in
      if case .daysOfMonth(let days) = schedule { days.sorted() } else { nil }
    },
    JSONTag("dates", { (dates: [CalendarDay]) in .dates(Set(dates)) }) { schedule in
      if case .dates(let dates) = schedule { dates.sorted() } else { nil }
    },
  ]
}

extension Todo.Due: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let day = record.field("by", \.day)
    let date = record.field("at", \.date, as: .milliseconds)
    let span = record.field("within", \.span)
    let dues = [
      try day().map(Self.by), try date().map(Self.at), try span().map(Self.within),
    ].compactMap { $0 }
    guard let due = dues.first, dues.count == 1 else {
      let fault = RuleFault.malformed("expected one of the keys \"by\", \"at\" and \"within\"")
      throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
    }
    return due
  }

  private var day: CalendarDay? { if case .by(let day) = self { day } else { nil } }
  private var date: Date? { if case .at(let date) = self { date } else { nil } }
  private var span: CalendarSpan? { if case .within(let span) = self { span } else { nil } }
}
