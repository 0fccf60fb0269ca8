// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import LearningDiary

/// The command `ludus diary plan`.
struct DiaryPlan: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Plan when to work on what, or show what cannot be done in time.",
    discussion: """
      Reads the log of the diary from a file or standard input, one event per line in the format of "ludus help \
      diary replay", and plans the items that are outstanding and due within the days: all, or those of --take. \
      Items that are late have time until the last of the days. The exit status is 1 when it cannot be done in time.

      Name an item by its identifier, such as jar, and an event of a course by both, such as coding/unit-2. Days of \
      the week have their English names.

      Example:

        ludus diary plan Examples/Content/diary/log.jsonl --on 2026-03-21 \\
          --platform Examples/Content/diary/courses.json --minutes 45 \\
          --weekday sunday=0 --take jar=120
      """
  )

  @Argument(
    help: ArgumentHelp("The log. (default: standard input)", valueName: "file"),
    completion: .file()
  )
  var log: String?

  @OptionGroup var options: DiaryOptions

  @OptionGroup var today: TodayOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of days to plan, from 1 to 366.", valueName: "count")
  )
  var days = 7

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The minutes available per day, from 0 to 1440.", valueName: "minutes")
  )
  var minutes = 60

  @Option(
    help: ArgumentHelp(
      "The minutes for one day of the week, such as sunday=0; may be repeated.",
      valueName: "day=minutes"
    )
  )
  var weekday: [NamedMinutes] = []

  @Option(
    help: ArgumentHelp(
      "The minutes for a single day, such as 2026-03-25=0; may be repeated.",
      valueName: "day=minutes"
    )
  )
  var except: [NamedMinutes] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The minutes for an item not named by --take.",
      valueName: "minutes"
    )
  )
  var each = 60

  @Option(
    help: ArgumentHelp(
      "An item to plan and its minutes; may be repeated.",
      valueName: "item=minutes"
    )
  )
  var take: [NamedMinutes] = []

  @OptionGroup var form: FormatOption

  func validate() throws {
    _ = try today.date(in: options.zone.calendar)
    guard (1...366).contains(days) else {
      throw ValidationError("The value of --days is \(days), expected 1 to 366.")
    }
    for (name, number, most) in [("--minutes", minutes, 1440), ("--each", each, 1_000_000)]
    where !(0...most).contains(number) {
      throw ValidationError("The value of '\(name)' is \(number), expected 0 to \(most).")
    }
    _ = try time
  }

  func run() throws {
    let (diary, isFaultless) = try log.map { (try options.read($0), true) } ?? options.read()
    if isFaultless { try options.checkForContent(diary, in: LinesInput(path: log)) }
    let calendar = options.zone.calendar
    let start = DayReckoning(calendar).day(of: try today.date(in: calendar) ?? diary.lastDate)
    let outcome = try outcome(of: diary, from: start, calendar)
    switch form.chosen {
    case .table: try printTable(outcome, of: diary, from: start)
    case let format:
      var output = FigureWriter(format, startingWith: ["day"])
      for day in outcome.plan?.days ?? [] {
        for session in day.sessions {
          try output.write(
            SessionLine(day: day.day, item: session.goal, minutes: session.duration.minutes)
          )
        }
      }
      if let shortage = outcome.shortage {
        try output.write(
          ShortageLine(
            missing: shortage.missing.minutes,
            until: shortage.day,
            items: shortage.binding
          )
        )
      }
      try output.flush()
    }
    diary.tellRefusals()
    guard isFaultless, outcome.plan != nil else { throw ExitCode.failure }
  }

  private func outcome(
    of diary: Diary,
    from start: CalendarDay,
    _ calendar: Calendar
  ) throws -> StudyOutcome {
    let reckoning = DayReckoning(calendar)
    let end = (1..<days).reduce(start) { day, _ in reckoning.day(after: day) }
    let entries = diary.list(.outstanding, on: start, calendar: calendar).entries
    var taking: [DiaryItem.Key: Duration] = [:]
    // Items that are late can be done until the end; of one that comes again the next day counts.
    var due: [DiaryItem.Key: CalendarDay] = [:]
    for entry in entries {
      guard let day = entry.due else { continue }
      if day <= end {
        taking[entry.id.item] = .seconds(60 * each)
      }
      let planned = day < start ? end : day
      due[entry.id.item] = min(due[entry.id.item] ?? planned, planned)
    }
    if !take.isEmpty {
      let known = Dictionary(entries.map { ("\($0.id.item)", $0.id.item) }) { first, _ in first }
      taking = [:]
      for named in take {
        guard let key = known[named.name] else {
          let names = Set(known.keys).sorted().map { DiaryItem.ID($0) }
          throw Failure.unknown("outstanding item", named.name, in: "the diary", names)
        }
        taking[key] = named.duration
      }
    }
    do {
      let goals = try diary.studyGoals(taking: taking).map { goal in
        StudyGoal(
          id: goal.id,
          due: due[goal.id] ?? max(goal.due, start),
          duration: goal.duration,
          after: goal.prerequisites
        )
      }
      return try StudyOutcome(planning: goals, in: time, from: start, calendar: calendar)
    } catch let error as DiaryError {
      throw Failure.wrongUsage(error.sentence(in: .english))
    } catch let error as ContentError<DiaryFault> {
      throw Failure.wrongUsage(error.faults.map { "\($0.fault)" }.joined(separator: "; ").onOneLine)
    }
  }

  /// The minutes that there are.
  private var time: StudyTime {
    get throws {
      var weekdays: [CalendarDay.Weekday: Duration] = [:]
      for named in weekday {
        guard let day = CalendarDay.Weekday(rawValue: named.name.lowercased()) else {
          let names = CalendarDay.Weekday.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError(
            "The value of --weekday is \(named.name.onOneLine), expected one of \(names)."
          )
        }
        weekdays[day] = named.duration
      }
      var exceptions: [CalendarDay: Duration] = [:]
      for named in except {
        guard let day = CalendarDay(named.name) else {
          throw ValidationError(
            "The value of --except is \(named.name.onOneLine), expected a day such as 2026-03-25."
          )
        }
        exceptions[day] = named.duration
      }
      do {
        return try StudyTime(everyDay: .seconds(60 * minutes), on: weekdays, except: exceptions)
      } catch {
        throw ValidationError("The minutes of a day are expected to be 0 to 1440.")
      }
    }
  }

  private func printTable(
    _ outcome: StudyOutcome,
    of diary: Diary,
    from start: CalendarDay
  ) throws {
    var console = Console()
    if let plan = outcome.plan, !plan.days.isEmpty {
      var table = TextTable(["day", "minutes", "item"], left: [0, 2])
      for day in plan.days {
        for (number, session) in day.sessions.enumerated() {
          let weekday = CalendarDay.Weekday(of: day.day).rawValue.prefix(3)
          table.add([
            number == 0 ? "\(weekday) \(day.day)" : "", "\(session.duration.minutes)",
            diary.title(of: session.goal),
          ])
        }
      }
      for (number, line) in table.lines.enumerated() {
        try console.print(number == 0 ? console.style.bold(line) : line)
      }
    } else if outcome.plan != nil {
      try console.print("Nothing is to be planned from \(start) on.")
    }
    if let shortage = outcome.shortage {
      try console.printParagraph(
        DiaryText(in: .english).text(of: outcome),
        render: console.style.red
      )
      let titles = shortage.binding.map { "“\(diary.title(of: $0))”" }.joined(separator: ", ")
      try console.printParagraph("To be done by then: \(titles)".onOneLine)
    }
    try console.flush()
  }
}

/// A name with minutes, as in `sunday=0`.
struct NamedMinutes: ExpressibleByArgument {
  let name: String
  let minutes: Int

  /// The minutes; more than a plan takes become so many that they are refused.
  var duration: Duration { .seconds(60 * min(minutes, 1_000_000_000)) }

  init?(argument: String) {
    guard let place = argument.lastIndex(of: "="), place > argument.startIndex,
      let minutes = Int(argument[argument.index(after: place)...]), minutes >= 0
    else { return nil }
    name = String(argument[..<place])
    self.minutes = minutes
  }
}

extension Duration {
  /// The whole minutes.
  fileprivate var minutes: Int { Int(components.seconds / 60) }
}

extension Diary {
  /// The title of an item, or its identifier.
  fileprivate func title(of key: DiaryItem.Key) -> String {
    switch key {
    case .own(let id): item(id)?.title ?? "\(key)"
    case .platform(let event, let course):
      self.course(course)?.events.first { $0.id == event }?.title ?? "\(key)"
    }
  }
}

/// A session of a plan.
private struct SessionLine: Encodable {
  let day: CalendarDay
  let item: DiaryItem.Key
  let minutes: Int
}

/// What is missing where there is no plan.
private struct ShortageLine: Encodable {
  let missing: Int
  let until: CalendarDay
  let items: [DiaryItem.Key]
}
