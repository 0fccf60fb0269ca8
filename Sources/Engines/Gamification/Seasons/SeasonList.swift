// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// All seasons of a group, of which no two have an instant in common.
struct SeasonList: Hashable, Sendable {
  /// In the order of time.
  private(set) var series: [SeasonSeries] = []
  /// The season that was found last: mostly the next one that is asked for is the same.
  private var memo = Derived<Season?>(nil)

  /// Opens a season.
  mutating func open(_ plan: Season.Plan, at date: Date, days: DayReckoning) throws(GroupError) {
    guard !plan.id.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard plan.start >= days.interval(of: days.day(of: date)).lowerBound else {
      throw .season(.startInThePast(plan.start))
    }
    let opened = SeasonSeries(plan: plan)
    if let end = plan.end, end <= plan.start { throw .season(.invalidLength(plan.period)) }
    if let period = plan.period {
      // Another time zone database may move bounds by hours; the order of the bounds must stay.
      guard period.count > 0, period.isOfDays, let end = plan.end,
        opened.season(2, days: days).map({ $0.end.map { end < $0 } ?? true }) == true
      else { throw .season(.invalidLength(period)) }
    }
    if let taken = series.first(where: { $0.number(of: plan.id) != nil })
      ?? series.first(where: { opened.number(of: $0.plan.id) != nil })
    {
      throw .season(.duplicate(taken.plan.id))
    }
    if let other = series.first(where: { $0.overlaps(plan.start, opened.end) }) {
      throw .season(.overlaps(with: other.plan.id))
    }
    memo.value = nil
    let index = series.firstIndex { $0.plan.start > plan.start } ?? series.count
    series.insert(opened, at: index)
  }

  /// Closes a season before its time, and with it the series that it belongs to.
  ///
  /// - Returns: The closed season.
  mutating func close(
    _ id: Season.ID,
    at date: Date,
    days: DayReckoning
  ) throws(GroupError) -> Season {
    guard let index = series.firstIndex(where: { $0.number(of: id) != nil }),
      let number = series[index].number(of: id)
    else { throw .season(.unknown(id)) }
    guard let season = series[index].season(number, days: days), season.contains(date) else {
      throw .season(.notOpen(id))
    }
    memo.value = nil
    series[index].closedAt = date
    return Season(id: id, start: season.start, end: date)
  }

  /// Returns the season that an instant is in.
  func season(at date: Date, days: DayReckoning) -> Season? {
    series.last { $0.plan.start <= date }?.season(at: date, days: days)
  }

  /// Returns the season that an instant is in, quickly when it is the same as before.
  mutating func find(at date: Date, days: DayReckoning) -> Season? {
    if let season = memo.value, season.contains(date) { return season }
    let season = season(at: date, days: days)
    memo.value = season ?? memo.value
    return season
  }

  /// Returns the season with an identifier.
  func season(_ id: Season.ID, days: DayReckoning) -> Season? {
    series.lazy.compactMap { one in
      one.number(of: id).flatMap { one.season($0, days: days) }
    }.first
  }

  /// Returns the seasons that begin by a date, in the order of time.
  ///
  /// They are made when they are asked for: where the clock of a device is wrong by centuries, there are millions.
  ///
  /// - Complexity: O(*k* log *n*) for *k* series with *n* seasons; O(*k*) for one of the seasons.
  func seasons(by date: Date, days: DayReckoning) -> some RandomAccessCollection<Season> {
    var begun: [(series: SeasonSeries, end: Int)] = []
    for one in series {
      begun.append((one, (begun.last?.end ?? 0) + one.count(by: date, days: days)))
    }
    return (0..<(begun.last?.end ?? 0)).lazy.map { index in
      let place = begun.firstIndex { index < $0.end } ?? 0
      let one = begun[place].series
      let number = index + 1 - (place == 0 ? 0 : begun[place - 1].end)
      let start = one.start(of: number, days: days) ?? one.plan.start
      return one.season(number, from: start, days: days)
    }
  }
}
