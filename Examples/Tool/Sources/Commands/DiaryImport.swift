// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import DiaryCalendars
import Foundation
import ICalendar
import Interchange
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
      file, the first 20 of each kind, and ends with how many there are. The exit status is 1 when a line or an \
      entry could not be used or something in one is lost, such as its place or how long it takes; with \
      --allow-losses only for lines and entries.

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

  @Flag(help: "Succeed even if something in an entry is lost.")
  var allowLosses = false

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
    var summary = DiagnosticSummary()
    for fault in (faults + taken.faults).sorted(by: { $0.line < $1.line })
    where summary.add(.error, "line", isLoss: true) {
      JSONLines.tell("\(calendar): \(fault)")
    }
    // A course that is not there is told once, not with each of its entries.
    var withoutCourse: [DiaryCourse.ID: Int] = [:]
    for entry in taken.entries {
      for course in entry.missingCourses { withoutCourse[course, default: 0] += 1 }
      let isTold = entry.missingCourses.contains { withoutCourse[$0, default: 0] > 1 }
      if summary.add(entry), !isTold {
        JSONLines.tell("\(calendar): \(sentence(for: entry))")
      }
    }
    for (course, count) in withoutCourse.sorted(by: { $0.key < $1.key }) where count > 1 {
      JSONLines.tell(
        "\(calendar): \(Count(count, "entry", "entries")) left out, because there is no course “\(course.rawValue)”"
      )
    }
    summary.count(taken.entries.count, of: .entries)
    for line in summary.remainders(in: .english) + [summary.totals(in: .english)] {
      JSONLines.tell("\(calendar): \(line)")
    }
    var output = JSONWriter()
    for event in diary.events where !before.contains(event.id) {
      try output.write(event)
    }
    try output.flush()
    let isWhole = allowLosses ? summary.counts[.error] == nil : !summary.isLossy
    guard isFaultless, isWhole else { throw ExitCode.failure }
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
    // What is left out loses nothing more.
    if case .skipped = entry.outcome { return "\(line)\(title) \(outcome)" }
    return "\(line)\(title) \(outcome)\(losses.isEmpty ? "" : ", without \(losses)")"
  }
}

extension Diary.CalendarImport.Entry {
  /// The courses for which it was left out, because the diary does not have them.
  fileprivate var missingCourses: [DiaryCourse.ID] {
    guard case .skipped(.refused(let error)) = outcome else { return [] }
    return error.missingCourses
  }
}

extension DiagnosticSummary {
  /// Counts what became of an entry of a calendar, and returns whether it is to be told.
  fileprivate mutating func add(_ entry: Diary.CalendarImport.Entry) -> Bool {
    switch entry.outcome {
    case .skipped(.refused): return add(.error, "entry left out", isLoss: true)
    case .skipped(.isJournal), .skipped(.replacesOccurrence):
      return add(.warning, "entry left out", isLoss: true)
    case .skipped(.isCancelled), .skipped(.isOlder), .skipped(.wasDeleted), .withdrawn:
      return true
    case .added, .updated, .unchanged:
      guard !entry.losses.isEmpty else { return true }
      let isLossy = entry.losses.contains { $0.hasContent }
      return add(isLossy ? .warning : .hint, "something lost", isLoss: isLossy)
    }
  }
}

extension Diary.CalendarImport.Loss {
  /// Whether somebody wrote what is lost, other than the settings of a program.
  fileprivate var hasContent: Bool {
    guard case .properties(let names) = self else { return true }
    return names.contains { !$0.hasPrefix("X-") && !["PRIORITY", "RELATED-TO"].contains($0) }
  }
}
