// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension Streak: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let rules = record.field("rules", \.rules, default: .daily)
    let places = record.field("places", \.places, default: [])
    let days = record.field("days", \.storedDays, default: [])
    let gifts = record.field("freezes", \.storedGifts, default: [])
    let period = try rules().period
    let known = try places()
    var marks: [StreakMark] = []
    for (index, day) in try days().enumerated() {
      let place = ContentPlace().key("days").index(index)
      let indices = [("place", day.place), ("last", day.last ?? day.place)]
      let faults = indices.compactMap { key, number in
        known.indices.contains(number)
          ? nil
          : LocatedFault(RuleFault.malformed("there is no place \(number)"), at: place.key(key))
      }
      record.note(faults)
      guard faults.isEmpty else { continue }
      var mark = StreakMark(day.day, by: known[day.place], period)
      _ = mark.extend(by: StreakMark(day.day, by: known[day.last ?? day.place], period))
      marks.append(mark)
    }
    for (index, gift) in try gifts().enumerated() {
      let place = ContentPlace().key("freezes").index(index)
      record.note(RuleFault.faults([("count", gift.count, 1...Int.max)]).within(place))
    }
    return try Self(
      rules(),
      marks: marks,
      gifts: gifts().filter { $0.count > 0 }.map { StreakGift(day: $0.day, count: $0.count) }
    )
  }

  /// The reckonings by which days were active, each once.
  private var places: [DayReckoning] {
    var places: [DayReckoning] = []
    var known: Set<DayReckoning> = []
    for place in marks.flatMap({ [$0.first, $0.last] }) where known.insert(place).inserted {
      places.append(place)
    }
    return places
  }

  private var storedDays: [StoredDay] {
    let numbers = Dictionary(uniqueKeysWithValues: zip(places, places.indices))
    return marks.map { mark in
      StoredDay(
        day: mark.day,
        place: numbers[mark.first] ?? 0,
        last: mark.first == mark.last ? nil : numbers[mark.last]
      )
    }
  }

  private var storedGifts: [StoredGift] {
    gifts.map { StoredGift(day: $0.day, count: $0.count) }
  }
}

/// An active day, with the indices of the places where it began first and ended last.
private struct StoredDay: JSONRecord, Hashable {
  let day: CalendarDay
  let place: Int
  let last: Int?

  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let day = record.field("day", \.day)
    let place = record.field("place", \.place, default: 0)
    let last = record.field("last", \.last)
    return try Self(day: day(), place: place(), last: last())
  }
}

/// Freezes given from a day on.
private struct StoredGift: JSONRecord, Hashable {
  let day: CalendarDay
  let count: Int

  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let day = record.field("day", \.day)
    let count = record.field("count", \.count)
    return try Self(day: day(), count: count())
  }
}
