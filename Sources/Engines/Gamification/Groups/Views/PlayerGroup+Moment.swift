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
    }

    /// Date and time the way they are written in a language.
    var sentence: Sentence {
      func digits(_ number: Int) -> Sentence.Value {
        .text((number < 10 ? "0" : "") + "\(number)")
      }
      return Sentence(
        "moment",
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
