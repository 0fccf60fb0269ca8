// SPDX-License-Identifier: Apache-2.0
public import ICalendar
public import LearningDiary
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress

extension Diary {
  /// Returns a calendar file with all events and goals that have a day, and their reminders.
  ///
  /// ```swift
  /// let file = diary.calendarFile(at: now, calendar: vienna)
  /// save(file.data, as: "diary.ics")
  /// ```
  ///
  /// Events become events, goals become to-dos, also those that are done; reminders become alarms
  /// at their times, or at that of ``/LearningDiary/ReminderPolicy``. A series has its rule, single
  /// dates, exceptions and moved times, in its own zone. An item without a time takes the whole
  /// day. A time of a series that was imported with words of its own is written as it came. Times
  /// are written in the zone of the calendar, with a description of its clocks; without
  /// a calendar they are on the clock of the reader. Items keep their names, and the number of
  /// their changes grows, so that a program that reads the file again recognizes them.
  ///
  /// Notes and reflections are never in the file. The learner's own items are marked as private.
  ///
  /// - Returns: The file, always the same for the same diary and arguments.
  /// - Complexity: O(*n* log *n*) in the number of items.
  public func calendarFile(at date: Date, calendar: Calendar? = nil) -> CalendarFile {
    let writer = CalendarEntryWriter(
      owner: owner,
      stamp: CalendarFile.Time(instant: date),
      clocks: CalendarClocks(calendar),
      reminderTime: content.policies.reminders.time
    )
    let singles = writer.singles(of: state.items)
    var taken: [DiaryItem.ID: Set<CalendarDay>] = [:]
    for single in singles.values { taken[single.series.id, default: []].insert(single.day) }
    var components: [CalendarFile.Component] = []
    for record in state.items.values.filter({ !$0.isDeleted }).sorted(by: { $0.id < $1.id }) {
      let done = state.completions[CompletionKey(item: record.id, occurrence: nil)]?.date
      let course = record.item.course.flatMap { self.course($0) }
      let color = course.map { self.color(of: $0.id) } ?? .standard
      components += writer.components(
        for: record,
        as: singles[record.id],
        without: taken[record.id] ?? [],
        of: course,
        color,
        doneAt: done
      )
    }
    for (key, record) in state.platformItems.sorted(by: { $0.key < $1.key }) {
      guard case .platform(_, let id) = key, !record.isWithdrawn, let course = course(id),
        course.enrollment == .subscribed
      else { continue }
      let component = writer.component(
        for: record,
        key,
        of: course,
        color(of: id),
        revision: record.revision
      )
      components += component.map { [$0] } ?? []
    }
    let zones = writer.clocks.zoneComponents(for: components)
    return CalendarFile(components: [
      CalendarFile.Component(
        known: "VCALENDAR",
        properties: [
          CalendarFile.Property(known: "VERSION", value: "2.0"),
          CalendarFile.Property(known: "PRODID", value: "-//Ludus//LearningDiary//EN"),
        ],
        components: zones + components
      )
    ])
  }
}
