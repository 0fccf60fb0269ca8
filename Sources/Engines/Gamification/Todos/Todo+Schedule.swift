// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import Recurrences

extension Todo {
  /// The time at which a todo is due.
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

  /// The greatest number of members who can take turns.
  static let maximumTurns = 100
  /// The number of characters that a title can have.
  static let titleLength = 1...1000

  /// Whether repetition, turns and due date can be kept.
  var hasValidPlan: Bool {
    guard repeats == nil || schedule == nil, rota.isEmpty || assignee == nil,
      rota.count <= Self.maximumTurns, Set(rota).count == rota.count
    else { return false }
    if case .within(let span)? = due, span.count < 1 { return false }
    if case .at(let date)? = due, date.truncatedToMilliseconds == nil { return false }
    // Days are those of the group.
    return schedule.map { $0.faults.isEmpty && $0.zone == nil } ?? true
  }
}

extension Recurrence {
  /// Whether a todo is on the board by it at a date: an occurrence has begun on the day.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - start: The day from which on the rule counts.
  ///   - days: The reckoning of days.
  /// - Returns: Whether it is.
  func isOpen(at date: Date, from start: CalendarDay, by days: DayReckoning) -> Bool {
    let today = days.day(of: date)
    return occurrences(from: start, in: today...today).contains { occurrence in
      opening(of: occurrence, by: days).map { $0 <= date } ?? false
    }
  }

  /// Returns when a todo opens by it next after a date, or nil when it does not any more.
  ///
  /// - Complexity: That of the next occurrence.
  func opening(after date: Date, from start: CalendarDay, by days: DayReckoning) -> Date? {
    let today = days.day(of: date)
    // One that was moved to a later hour of today is still to come.
    let later = occurrences(from: start, in: today...today)
      .compactMap { opening(of: $0, by: days) }.filter { $0 > date }
    if let first = later.min() { return first }
    var day = today
    while let next = next(after: day, from: start) {
      // A zone can leave a date out.
      if let opening = opening(of: next, by: days) { return opening }
      day = next.day
    }
    return nil
  }

  private func opening(of occurrence: Occurrence, by days: DayReckoning) -> Date? {
    let interval = days.interval(of: occurrence.day)
    guard !interval.isEmpty else { return nil }
    guard let time = occurrence.time else { return interval.lowerBound }
    // The small hours before a day begins are on the date after it.
    let day = time.minutes < days.dayStart ? days.day(after: occurrence.day) : occurrence.day
    return time.instant(on: day, calendar: days.calendar)
  }
}

extension Todo.Due {
  /// Returns the first instant at which a todo is overdue, or nil when there is none.
  ///
  /// - Parameters:
  ///   - date: The date when it was put on the board.
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

/// A schedule as it is stored.
///
/// Some days of every week or month have a short form: `{"weekdays":["monday"]}`,
/// `{"daysOfMonth":[1,15]}`; todos had it before they took recurrences. Others have the form of a
/// recurrence.
struct StoredSchedule: Hashable, Codable, Sendable {
  let recurrence: Recurrence

  private enum Key: String, CodingKey, CaseIterable { case weekdays, daysOfMonth }
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(_ recurrence: Recurrence) { self.recurrence = recurrence }

  init(from decoder: any Decoder) throws {
    if let keys = try? decoder.container(keyedBy: AnyKey.self).allKeys, keys.count == 1,
      let key = Key(rawValue: keys[0].stringValue)
    {
      let container = try decoder.container(keyedBy: Key.self)
      switch key {
      case .weekdays:
        let weekdays = Set(try container.decode([CalendarDay.Weekday].self, forKey: key))
        // Without any it had no day, and still has none.
        recurrence = weekdays.isEmpty ? Recurrence(nil) : .weekly(on: weekdays)
      case .daysOfMonth:
        let days = Set(try container.decode([Int].self, forKey: key))
        let isKnown = days.allSatisfy { $0 > 0 } && !days.isEmpty
        recurrence = isKnown ? .monthly(onDays: days) : Recurrence(nil)
      }
    } else {
      recurrence = try Recurrence(from: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws {
    let weekdays = Set((recurrence.rule?.weekdays ?? []).map(\.weekday))
    let days = recurrence.rule?.daysOfMonth ?? []
    var container: KeyedEncodingContainer<Key> { encoder.container(keyedBy: Key.self) }
    if !weekdays.isEmpty, recurrence == .weekly(on: weekdays) {
      var container = container
      try container.encode(
        CalendarDay.Weekday.allCases.filter { weekdays.contains($0) },
        forKey: .weekdays
      )
    } else if !days.isEmpty, days.allSatisfy({ $0 > 0 }), recurrence == .monthly(onDays: days) {
      var container = container
      try container.encode(days.sorted(), forKey: .daysOfMonth)
    } else {
      try recurrence.encode(to: encoder)
    }
  }
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
