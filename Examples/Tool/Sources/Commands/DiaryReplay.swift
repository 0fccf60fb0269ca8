// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import LearningDiary

/// The command `ludus diary replay`.
struct DiaryReplay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Show a diary as its log leaves it.",
    discussion: """
      Reads the events of the diary, in any order and with duplicates, as JSON Lines such as

        {"id":"e7","at":1772806800000,"kind":"completed","item":"g1"}

      from a file or standard input and writes, at the end, a line for each event and goal by day

        {"course":"coding","done":true,"due":"2026-03-06","item":"g1",
         "kind":"goal","title":"Finish"}

      on one line, with "time", "reminders" and "occurrence" if present, then one for each notification, newest first,

        {"at":1772787600000,"causes":["due"],"due":"2026-03-06",
         "notification":"Finish","read":false,"seen":true}

      and then one for the learner:

        {"completed":3,"level":2,"xp":30}

      An unusable line yields {"id":"e7","error":"...","line":3} in its place, and the exit status is then 1. An \
      event that was not possible at its place has no effect, for instance when two devices complete the same \
      goal; --refusals lists these before the others.

      Example:

        ludus diary replay --platform Examples/Content/diary/courses.json \\
          < Examples/Content/diary/log.jsonl
      """
  )

  @OptionGroup var log: LinesOption

  @OptionGroup var options: DiaryOptions

  @OptionGroup var today: TodayOption

  @Flag(help: "List events without effect and the reason for each.")
  var refusals = false

  func validate() throws {
    _ = try today.date(in: options.zone.calendar)
  }

  func run() throws {
    let (diary, isFaultless) = try options.read(from: log.lines)
    if isFaultless { try options.checkForContent(diary, in: log.lines) }
    let calendar = options.zone.calendar
    let days = DayReckoning(calendar)
    var output = JSONWriter()
    if refusals {
      for refusal in diary.refusals {
        try output.write(RefusalLine(refusal.id, refusal.reason))
      }
    }
    let today = days.day(of: try today.date(in: calendar) ?? diary.lastDate)
    for entry in diary.list(.all, on: today, calendar: calendar).entries {
      try output.write(EntryLine(entry))
    }
    for notification in diary.notifications {
      try output.write(NotificationLine(notification))
    }
    let statistics = diary.statistics(on: today, calendar: calendar)
    try output.write(
      LearnerLine(completed: statistics.completed, level: diary.level.level, xp: diary.xp)
    )
    try output.flush()
    guard isFaultless else { throw ExitCode.failure }
  }
}

/// A line of a list.
private struct EntryLine: Encodable {
  let item: DiaryItem.Key
  let occurrence: CalendarDay?
  let kind: Diary.List.Entry.Kind
  let title: String
  let course: DiaryCourse.ID
  let due: CalendarDay?
  let time: TimeOfDay?
  /// Days, with a time where a reminder has one of its own.
  let reminders: [String]?
  let done: Bool

  init(_ entry: Diary.List.Entry) {
    item = entry.id.item
    occurrence = entry.id.occurrence
    kind = entry.kind
    title = entry.title
    course = entry.course
    due = entry.due
    time = entry.time
    let reminders = entry.reminders.map { reminder in
      reminder.time.map { "\(reminder.day)T\($0)" } ?? "\(reminder.day)"
    }
    self.reminders = reminders.isEmpty ? nil : reminders
    done = entry.isCompleted
  }
}

/// A line for a notification.
private struct NotificationLine: Encodable {
  let notification: String
  let causes: [DiaryNotification.Key.Cause]
  let due: CalendarDay?
  let at: Int64
  let seen: Bool
  let read: Bool

  init(_ told: DiaryNotification) {
    notification = told.title
    causes = told.causes
    due = told.due
    at = told.date.wholeMilliseconds
    seen = told.isSeen
    read = told.isRead
  }
}

/// How the learner stands.
private struct LearnerLine: Encodable {
  let completed: Int
  let level: Int
  let xp: Int
}
