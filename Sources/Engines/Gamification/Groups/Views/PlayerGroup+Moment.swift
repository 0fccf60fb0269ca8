// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// An instant as the clocks of a group show it, for refusals that say from when or until when
  /// something is possible.
  public struct Moment: Hashable, Sendable {
    /// The instant.
    public let date: Date
    /// The date on the calendar, from midnight to midnight.
    public let day: CalendarDay
    /// The time of the day, to the minute.
    public let time: TimeOfDay
    /// The day that ends at the instant, if something is possible until then and that is the end of
    /// a day of the group; people are shown this day instead of the instant.
    public let lastDay: CalendarDay?

    /// Creates a moment.
    ///
    /// - Parameters:
    ///   - date: The instant.
    ///   - calendar: Gives the zone of the clocks.
    public init(_ date: Date, calendar: Calendar) {
      let days = DayReckoning(calendar)
      self.date = date
      day = days.day(of: date)
      time = TimeOfDay(clamping: days.minute(of: date))
      lastDay = nil
    }

    /// Creates the moment until which something is possible.
    ///
    /// ```swift
    /// PlayerGroup.Moment(deadline: midnight, days: days).lastDay   // the day before
    /// ```
    ///
    /// - Parameters:
    ///   - date: The first instant at which it is not possible any more.
    ///   - days: The days of the group.
    public init(deadline date: Date, days: DayReckoning) {
      let midnights = DayReckoning(days.calendar)
      self.date = date
      day = midnights.day(of: date)
      time = TimeOfDay(clamping: midnights.minute(of: date))
      lastDay = days.dayEnding(at: date)
    }

    /// Date and time the way they are written in a language, or the day alone that ends then.
    var sentence: Sentence {
      func digits(_ number: Int) -> Sentence.Value {
        .text((number < 10 ? "0" : "") + "\(number)")
      }
      let day = lastDay ?? day
      return Sentence(
        lastDay == nil ? "moment" : "moment.day",
        [
          "day": digits(day.day), "month": digits(day.month), "year": .text("\(day.year)"),
          "time": .text(time.description),
        ]
      )
    }
  }
}

extension PlayerGroup.Moment: CustomStringConvertible {
  /// The moment for developers: `2026-03-29 13:00`.
  public var description: String { "\(day) \(time)" }
}

extension Wording {
  /// Creates the wording by a sentence of groups that names a moment.
  init(_ key: String, at moment: PlayerGroup.Moment) {
    self.init { _, say in say(Sentence(key, ["date": .text(say(moment.sentence))])) }
  }
}
