// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Recurrence {
  /// One time of something that comes again.
  public struct Occurrence: Identifiable, Hashable, Sendable {
    /// The day that rule or dates give, which stays the same when the occurrence is moved.
    public let id: CalendarDay
    /// The day on which it takes place.
    public let day: CalendarDay
    /// The time, where the occurrence has one of its own.
    public let time: TimeOfDay?

    package init(id: CalendarDay, day: CalendarDay, time: TimeOfDay?) {
      self.id = id
      self.day = day
      self.time = time
    }
  }

  /// Returns the occurrence with an identifier, or nil when there is none.
  ///
  /// - Parameters:
  ///   - id: The day that rule or dates give.
  ///   - start: The first day, from which on the rule counts.
  /// - Returns: The occurrence, or nil when it is left out or neither rule nor dates give its day.
  /// - Complexity: O(1), or O(*n*) for a rule that ends after *n* days.
  public func occurrence(_ id: CalendarDay, from start: CalendarDay) -> Occurrence? {
    guard !leftOut.contains(id), dates.contains(id) || rule?.contains(id, from: start) ?? false
    else { return nil }
    return occurrence(id)
  }

  /// Returns the occurrences that take place on some days, in the order of their days.
  ///
  /// - Parameters:
  ///   - start: The first day, from which on the rule counts.
  ///   - days: The days, which also bound a recurrence without end.
  /// - Returns: The occurrences, those that are moved to one of the days included.
  /// - Complexity: O(*n* log *n*) for *n* occurrences on the days and those that are moved; for a
  ///   rule that ends after a number of days also O(*k*) for *k* of these.
  public func occurrences(
    from start: CalendarDay,
    in days: ClosedRange<CalendarDay>
  ) -> [Occurrence] {
    var found: [Occurrence] = []
    for id in identifiers(from: start, earliest: days.lowerBound, through: days.upperBound)
    where moved[id] == nil && id >= days.lowerBound {
      found.append(occurrence(id))
    }
    for (id, move) in moved where days.contains(move.day) {
      found += occurrence(id, from: start).map { [$0] } ?? []
    }
    guard !moved.isEmpty else { return found }
    return found.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
  }

  /// Returns the next occurrence that takes place after a day, or nil when there is none.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - start: The first day, from which on the rule counts.
  /// - Returns: The occurrence, or nil when the recurrence has ended.
  /// - Complexity: O(1) for a common rule, and O(*n*) in the number of single dates and moved
  ///   occurrences.
  public func next(after day: CalendarDay, from start: CalendarDay) -> Occurrence? {
    guard day < .last else { return nil }
    let regular = identifiers(from: start, earliest: day.dayAfter, through: .last).lazy
      .first { moved[$0] == nil && $0 > day }.map(occurrence)
    let others = moved.filter { $0.value.day > day }.keys.compactMap { occurrence($0, from: start) }
    return (others + (regular.map { [$0] } ?? [])).min { ($0.day, $0.id) < ($1.day, $1.id) }
  }

  /// Whether it goes on without end.
  public var isEndless: Bool { rule?.end == .never }

  private func occurrence(_ id: CalendarDay) -> Occurrence {
    let move = moved[id]
    return Occurrence(id: id, day: move?.day ?? id, time: move?.time)
  }

  /// Returns the identifiers of occurrences in order, each computed when it is asked for.
  package func identifiers(
    from start: CalendarDay,
    earliest: CalendarDay,
    through end: CalendarDay
  ) -> Identifiers {
    Identifiers(
      rule: rule?.days(from: start, earliest: earliest, through: end),
      dates: dates.filter { earliest <= $0 && $0 <= end }.sorted(by: >),
      leftOut: leftOut
    )
  }

  /// The days that rule and dates give, without those that are left out, in order.
  package struct Identifiers: Sequence, IteratorProtocol, Sendable {
    private var rule: RuleDays?
    /// The single dates, the next one last.
    private var dates: [CalendarDay]
    private let leftOut: Set<CalendarDay>
    /// The next day of the rule.
    private var ahead: CalendarDay?

    fileprivate init(rule: RuleDays?, dates: [CalendarDay], leftOut: Set<CalendarDay>) {
      self.rule = rule
      self.dates = dates
      self.leftOut = leftOut
      ahead = self.rule?.next()
    }

    /// Returns the next day, or nil when there is none.
    package mutating func next() -> CalendarDay? {
      while let day = [ahead, dates.last].compactMap({ $0 }).min() {
        if ahead == day { ahead = rule?.next() }
        if dates.last == day { dates.removeLast() }
        if !leftOut.contains(day) { return day }
      }
      return nil
    }
  }
}
