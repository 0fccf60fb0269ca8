// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import DiaryCalendars
import Foundation
import ICalendar
import LearningDiary

/// The command `ludus diary import`.
struct DiaryImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import the events and to-dos of an iCalendar file into a diary.",
    discussion: """
      Reads the log of the diary from a file or standard input, one event per line in the format of "ludus help \
      diary replay", and writes the events that the calendar adds to it, to be appended to the log. Standard error \
      reports the outcome of each entry, everything in it that a diary cannot hold, and the faulty lines of the \
      file. The exit status is 1 when a line or an entry could not be used.

      Example:

        ludus diary import Examples/Content/diary/timetable.ics \\
          Examples/Content/diary/log.jsonl --into coding \\
          --platform Examples/Content/diary/courses.json
      """
  )

  @Argument(help: "The calendar, an iCalendar file.")
  var calendar: String

  @OptionGroup var log: LinesOption

  @Option(help: ArgumentHelp("The course for entries without one.", valueName: "id"))
  var into: String

  @OptionGroup var options: DiaryOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The date of the import. (default: a second after the last event)",
      valueName: "date"
    )
  )
  var at: TypedDate?

  func validate() throws {
    _ = try at?.date(for: "--at", in: options.zone.calendar)
  }

  func run() throws {
    let days = options.zone.calendar
    let date = try at?.date(for: "--at", in: days)
    let (file, faults) = CalendarFile.read(try InputFile(path: calendar).read())
    guard !file.components.isEmpty else {
      throw Failure.badData("\(calendar): there is no calendar in it, expected BEGIN:VCALENDAR")
    }
    var (diary, isFaultless) = try options.read(from: log.lines, faults: .aside)
    let before = Set(diary.events.map(\.id))
    let taken = diary.importCalendar(
      file,
      into: DiaryCourse.ID(into),
      calendar: days,
      at: date ?? diary.lastDate + 1
    ) { TimeZone(identifier: $0) }
    for fault in (faults + taken.faults).sorted(by: { $0.line < $1.line }) {
      isFaultless = false
      JSONLines.tell("\(calendar): \(fault)")
    }
    for entry in taken.entries {
      if case .skipped(.refused) = entry.outcome {
        isFaultless = false
      }
      JSONLines.tell(sentence(for: entry))
    }
    var output = JSONWriter()
    for event in diary.events where !before.contains(event.id) {
      try output.write(event)
    }
    try output.flush()
    guard isFaultless else { throw ExitCode.failure }
  }

  private func sentence(for entry: Diary.CalendarImport.Entry) -> String {
    let title = "“\(entry.title ?? entry.uid ?? "without a title")”"
    let line = entry.line.map { "line \($0): " } ?? ""
    let outcome =
      switch entry.outcome {
      case .added: "added"
      case .updated: "updated"
      case .unchanged: "unchanged"
      case .withdrawn: "withdrawn, because it is cancelled"
      case .skipped(.refused(let error)): "left out: \(error.sentence(in: .english))"
      case .skipped(let reason): "left out, because \(reason)"
      }
    let losses = entry.losses.map { "\($0)" }.joined(separator: "; ")
    return "\(line)\(title) \(outcome)\(losses.isEmpty ? "" : ", without \(losses)")"
  }

}
