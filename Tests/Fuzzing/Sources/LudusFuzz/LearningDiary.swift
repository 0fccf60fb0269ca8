import Foundation
import Ludus

/// Reads events by the line; a diary that goes through is the same in the other direction.
@Sendable func readDiary(_ data: Data) {
  let lines = data.split(separator: UInt8(ascii: "\n"))
  let events = lines.prefix(100).compactMap { try? JSONDecoder().decode(DiaryEvent.self, from: $0) }
  for event in events { expectRoundTrip(event) }
  let content = DiaryContent(owner: "fuzz")
  guard let diary = try? Diary(content, replaying: events),
    let other = try? Diary(content, replaying: events.reversed() + events)
  else { return }
  expect(diary == other, "the order of arrival matters")
  expectRoundTrip(diary)
}

/// Reads a calendar file; what was written of it is read again as the same.
@Sendable func readCalendar(_ data: Data) {
  let calendar = ICalendar.read(data).calendar
  let again = ICalendar.read(calendar.data)
  expect(again.calendar == calendar, "a calendar that was written is read differently")
  expect(again.faults.isEmpty, "a calendar that was written has faults: \(again.faults)")
}
