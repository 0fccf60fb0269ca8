// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Opens a season, for which everyone starts from zero.
  ///
  /// A season is made of whole days. It begins with the day on which it is opened, so everything done on that
  /// day counts, and it ends with the day on which its length is over. If another season ended on the first day,
  /// the new one begins at that moment.
  ///
  /// - Parameters:
  ///   - id: The identifier of the season.
  ///   - length: How long it lasts, in days, weeks or months; nil until it is closed.
  ///   - repeats: Whether the next season opens by itself when it ends, and so on: a series
  ///     "spring", "spring-2" ...
  ///   - first: The day on which it begins, or nil for the day on which it is opened.
  ///   - member: The member who opens it, or nil for nobody in particular.
  ///   - date: When it is opened.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``GroupError/SeasonError/overlaps(with:)``, ``GroupError/SeasonError/duplicate(_:)``,
  ///   ``GroupError/SeasonError/invalidLength(_:)`` and ``GroupError/SeasonError/startInThePast(_:)``.
  @discardableResult
  public mutating func openSeason(
    id: Season.ID,
    lasting length: CalendarSpan?,
    repeats: Bool = false,
    from first: CalendarDay? = nil,
    by member: Member.ID? = nil,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    guard date.truncatedToMilliseconds != nil else { throw .log(.dateOutOfRange) }
    let days = DayReckoning(content.calendar)
    let day = first ?? days.day(of: date)
    let start = max(days.interval(of: day).lowerBound, endOfSeason(before: date, on: day, days))
    var end: Date?
    if let length {
      guard length.count > 0, length.isOfDays, let last = days.day(length, after: day) else {
        throw .season(.invalidLength(length))
      }
      end = days.interval(of: last).lowerBound
    } else if repeats {
      throw .season(.invalidLength(nil))
    }
    let plan = Season.Plan(id: id, start: start, end: end, period: repeats ? length : nil)
    return try perform(.seasonOpened(plan), by: member, at: date, stamp: stamp)
  }

  /// Closes the season before its time, and the series that it belongs to.
  ///
  /// - Throws: ``GroupError/SeasonError/unknown(_:)`` and ``GroupError/SeasonError/notOpen(_:)``.
  @discardableResult
  public mutating func closeSeason(
    _ season: Season.ID,
    by member: Member.ID? = nil,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.seasonClosed(season), by: member, at: date, stamp: stamp)
  }

  /// Sets a challenge to all, or to two for a duel.
  ///
  /// - Throws: ``GroupError/duplicateChallenge(_:)``, ``GroupError/deadlinePassed(_:)``,
  ///   ``GroupError/textOutOfRange(_:expected:)`` for a blank title, ``GroupError/countOutOfRange(_:)`` for a goal or a
  ///   number of winners below 1, ``GroupError/MemberError/oneself(_:)`` for a duel with oneself, and
  ///   ``GroupError/pointsOutOfRange(_:expected:)`` for a reward below 0.
  @discardableResult
  public mutating func open(
    _ challenge: GroupChallenge,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.challengeOpened(challenge), by: member, at: date, stamp: stamp)
  }

  /// When the last season that ended on a day, by a date on it, did so; long ago when none did.
  private func endOfSeason(before date: Date, on day: CalendarDay, _ days: DayReckoning) -> Date {
    let ends = view(asOf: date).state.seasons.series.compactMap(\.closedAt)
    return ends.filter { $0 <= date && days.day(of: $0) == day }.max() ?? .distantPast
  }
}
