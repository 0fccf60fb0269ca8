// SPDX-License-Identifier: Apache-2.0
import LudusCore

@testable import ICalendar

extension SeededGenerator {
  /// Draws a text with characters of all lengths, and those that have a meaning in calendars.
  mutating func drawText() -> String {
    let pieces = [
      "a", "Z", "9", " ", "\\", ",", ";", ":", "\"", "^", "\n", "n", "N", "'", "\t", "=", "-", "ü",
      "é", "€", "日", "🎓", "👩‍🏫", "e\u{301}", "BEGIN:", "END:VCALENDAR", "\u{2028}", "\u{FEFF}",
    ]
    return (0..<draw(below: 30)).map { _ in pieces[draw(below: pieces.count)] }.joined()
  }

  /// Draws a property with any value and parameters.
  mutating func drawProperty() -> CalendarFile.Property {
    let names = ["SUMMARY", "X-LUDUS", "DTSTART", "ATTENDEE", "GROUP.X_1"]
    let parameters = (0..<draw(below: 3)).compactMap { index in
      CalendarFile.Parameter(
        "P\(index)",
        values: (0..<draw(below: 3) + 1).map { _ in drawText() }
      )
    }
    return CalendarFile.Property(
      checked: names[draw(below: names.count)],
      parameters: parameters,
      value: CalendarFile.Text.escaped(drawText()),
      line: nil
    )
  }

  /// Draws a component with others in it.
  mutating func drawComponent(depth: Int = 3) -> CalendarFile.Component {
    let names = ["VCALENDAR", "VEVENT", "X-UNKNOWN", "VALARM"]
    return CalendarFile.Component(
      checked: names[draw(below: names.count)],
      properties: (0..<draw(below: 4)).map { _ in drawProperty() },
      components: depth == 0
        ? [] : (0..<draw(below: 3)).map { _ in drawComponent(depth: depth - 1) },
      line: nil
    )
  }
}

extension String {
  /// The text as the lines of a calendar file.
  var calendarData: Data { Data(utf8) }
}
