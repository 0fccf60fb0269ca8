import ArgumentParser
import LearningDiary

/// The command `ludus diary replay`.
struct DiaryReplay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Tell what a diary has after its log.",
    discussion: """
      Reads the events of the diary, in any order and as often as they come, as JSON Lines such as

        {"id":"e7","at":1772806800000,"kind":"completed","item":"g1"}

      from standard input and writes, at the end, a line for each event and goal by day

        {"course":"coding","done":true,"due":"2026-03-06","item":"g1","kind":"goal","title":"Finish"}

      with "time", "reminder" and "occurrence" where there are such, and then one for the learner:

        {"completed":3,"level":2,"xp":30}

      A line that cannot be used gives {"id":"e7","error":"...","line":3} in its place, and the exit status is 1 \
      at the end. An event that was not possible at its place stays without effect, as one of two devices that \
      complete the same goal; --refusals lists these before the others.

      Example:

        ludus diary replay --courses Examples/Content/diary/courses.json \\
          < Examples/Content/diary/log.jsonl
      """
  )

  @OptionGroup var options: DiaryOptions

  @Flag(help: "List the events without effect, each with the reason.")
  var refusals = false

  func run() throws {
    let (diary, isFaultless) = try options.read()
    let calendar = options.zone.calendar
    let days = DayReckoning(calendar)
    var output = JSONWriter()
    if refusals {
      for refusal in diary.refusals {
        try output.write(RefusalLine(id: refusal.id, refused: "\(refusal.reason)"))
      }
    }
    let today = days.day(of: diary.lastDate)
    for entry in diary.list(.all, on: today, calendar: calendar).entries {
      try output.write(EntryLine(entry))
    }
    let statistics = diary.statistics(on: today, calendar: calendar)
    try output.write(
      LearnerLine(completed: statistics.completed, level: diary.level.level, xp: diary.xp)
    )
    try output.flush()
    guard isFaultless else { throw ExitCode.failure }
  }
}

/// An event without effect.
private struct RefusalLine: Encodable {
  let id: DiaryEvent.ID
  let refused: String
}

/// A line of a list.
private struct EntryLine: Encodable {
  let item: ItemKey
  let occurrence: CalendarDay?
  let kind: DiaryEntry.Kind
  let title: String
  let course: Course.ID
  let due: CalendarDay?
  let time: TimeOfDay?
  let reminder: CalendarDay?
  let done: Bool

  init(_ entry: DiaryEntry) {
    item = entry.item
    occurrence = entry.occurrence
    kind = entry.kind
    title = entry.title
    course = entry.course
    due = entry.due
    time = entry.time
    reminder = entry.reminder
    done = entry.isCompleted
  }
}

/// How the learner stands.
private struct LearnerLine: Encodable {
  let completed: Int
  let level: Int
  let xp: Int
}
