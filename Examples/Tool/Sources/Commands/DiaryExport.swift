// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import DiaryCalendars
import Foundation
import LearningDiary

/// The command `ludus diary export`.
struct DiaryExport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a diary's events, goals and reminders as an iCalendar file.",
    discussion: """
      Reads the log of the diary from a file or standard input, one event per line in the format of "ludus help \
      diary replay", and writes a file that calendar programs read (RFC 5545). Notes and reflections are never in \
      it.

      If a line is unusable, it is reported on standard error, no file is written, and the exit status is 65.

      Times are local to the reader; with --in-zone they are in the zone of --zone.

      Example:

        ludus diary export --platform Examples/Content/diary/courses.json \\
          --zone Europe/Vienna Examples/Content/diary/log.jsonl > diary.ics
      """
  )

  @OptionGroup var log: LinesOption

  @OptionGroup var options: DiaryOptions

  @Flag(help: "Write times in the zone, with a description of its clocks.")
  var inZone = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "When the file is made. (default: the date of the last event)",
      valueName: "date"
    )
  )
  var at: TypedDate?

  func validate() throws {
    _ = try at?.date(for: "--at", in: options.zone.calendar)
  }

  func run() throws {
    let calendar = options.zone.calendar
    let date = try at?.date(for: "--at", in: calendar)
    let (diary, isFaultless) = try options.read(from: log.lines, faults: .aside)
    guard isFaultless else {
      throw Failure.badData("the log has unusable lines, so no file was written")
    }
    try options.checkForContent(diary, in: log.lines)
    let file = diary.calendarFile(at: date ?? diary.lastDate, calendar: inZone ? calendar : nil)
    var output = OutputBuffer()
    try output.write(file.data)
    try output.flush()
  }
}
