// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import LearningDiary

/// The command `ludus diary show`.
struct DiaryShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show what is due, with courses, notes and level.",
    discussion: """
      Reads the log of the diary from a file or standard input, one event per line in the format of "ludus help \
      diary replay". An arrow marks the next due item, ○ events, ◎ goals and ✓ completed items; past items are in \
      brackets.

      Example:

        ludus diary show Examples/Content/diary/log.jsonl --on 2026-03-21 \\
          --platform Examples/Content/diary/courses.json
      """
  )

  /// Which lines a list has.
  enum Filter: String, CaseIterable, ExpressibleByArgument {
    case outstanding, completed, all

    var listFilter: Diary.List.Filter {
      switch self {
      case .outstanding: .outstanding
      case .completed: .completed
      case .all: .all
      }
    }
  }

  @Argument(
    help: ArgumentHelp("The log. (default: standard input)", valueName: "file"),
    completion: .file()
  )
  var log: String?

  @OptionGroup var options: DiaryOptions

  @OptionGroup var today: TodayOption

  @Option(help: "The items to list.")
  var list: Filter = .outstanding

  @Option(help: ArgumentHelp("The only course to show.", valueName: "id"))
  var course: String?

  func validate() throws {
    _ = try today.date(in: options.zone.calendar)
  }

  func run() throws {
    let (diary, isFaultless) = try log.map { (try options.read($0), true) } ?? options.read()
    if isFaultless { try options.checkForContent(diary, in: LinesInput(path: log)) }
    let calendar = options.zone.calendar
    let date = try today.date(in: calendar) ?? diary.lastDate
    let course = course.map { DiaryCourse.ID($0) }
    if let course, !diary.courses.contains(where: { $0.id == course }) {
      throw Failure.unknown("course", "\(course)", in: "the diary", diary.courses.map(\.id))
    }
    let page = DiaryPage(
      diary: diary,
      calendar: calendar,
      day: DayReckoning(calendar).day(of: date)
    )
    var console = Console()
    for line in page.courses {
      try console.printParagraph(line, hanging: 2)
    }
    try console.print()
    try console.printParagraph("\(page.day), \(list.rawValue):", render: console.style.bold)
    for line in page.lines(list.listFilter, course: course) {
      try console.printParagraph(line, indent: "  ", hanging: 4)
    }
    let notes = page.notes(course: course)
    if !notes.isEmpty {
      try console.print()
      try console.printParagraph("Notes: \(notes.joined(separator: ", "))")
    }
    try console.print()
    try console.printParagraph(page.profile)
    try console.flush()
    diary.tellRefusals()
    guard isFaultless else { throw ExitCode.failure }
  }
}
