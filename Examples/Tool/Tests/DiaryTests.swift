// SPDX-License-Identifier: Apache-2.0
import Foundation
import ICalendar
import LearningDiary
import Testing

/// The diary in the content of the examples.
private enum DiaryFiles {
  static let courses = Files.content("diary/courses.json")
  static let timetable = Files.content("diary/timetable.ics")

  static func log() throws -> String {
    try String(contentsOfFile: Files.content("diary/log.jsonl"), encoding: .utf8)
  }

  /// Runs a command on a log.
  static func run(_ command: [String], _ log: String, _ options: String...) throws -> Run {
    let all = ["diary"] + command + ["--courses", courses, "--zone", "Europe/Vienna"] + options
    return try Tool.ludus.run(all, input: Data(log.utf8))
  }
}

@Suite("ludus diary show")
struct DiaryShowTests {
  // To renew the file after a wanted change:
  // swift run ludus diary show --courses Content/diary/courses.json --zone Europe/Vienna \
  //   --on 2026-03-21 < Content/diary/log.jsonl > Tool/Tests/Golden/diary-show.txt
  @Test("prints exactly the list, the notes and the level of a day")
  func golden() throws {
    let run = try DiaryFiles.run(["show"], DiaryFiles.log(), "--on", "2026-03-21")
    #expect(run == Run(status: 0, output: try Files.golden("diary-show.txt")))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("lists what is outstanding, completed or all, of one course if that is wanted")
  func filters() throws {
    func entries(_ options: String...) throws -> Int {
      let all =
        ["diary", "show", "--courses", DiaryFiles.courses, "--zone", "Europe/Vienna"] + options
      let run = try Tool.ludus.run(all, input: Data(DiaryFiles.log().utf8))
      #expect(run.status == 0)
      let marks = ["○", "◎", "✓"]
      return run.output.split(separator: "\n").count { line in marks.contains { line.contains($0) }
      }
    }
    let (outstanding, completed) = try (entries(), entries("--list", "completed"))
    #expect(try entries("--list", "all") == outstanding + completed)
    #expect(completed > 0)
    let courses = try entries("--course", "coding") + entries("--course", "soil")
    #expect(courses == outstanding)
  }

  @Test("refuses a course, a list and a day that there are not")
  func refusals() throws {
    let course = try DiaryFiles.run(["show"], DiaryFiles.log(), "--course", "cooking")
    #expect(course.status == 64)
    #expect(
      course.errors == "Error: the diary has no course “cooking”; did you mean “coding”?\n"
    )
    #expect(try DiaryFiles.run(["show"], "", "--list", "some").status == 64)
    #expect(try DiaryFiles.run(["show"], "", "--on", "Easter").status == 64)
    let missing = try Tool.ludus.run("diary", "show", "--courses", "/nowhere.json")
    #expect(missing.status == 66)
    let bank = try Tool.ludus.run("diary", "show", "--courses", Files.chemistry)
    #expect(bank.status == 65)
  }

  @Test("reads the log from a file as from standard input")
  func file() throws {
    let log = Files.content("diary/log.jsonl")
    let file = try DiaryFiles.run(["show", log], "", "--on", "2026-03-21")
    #expect(file == Run(status: 0, output: try Files.golden("diary-show.txt")))
    let folder = try TemporaryFolder()
    let faulty = try DiaryFiles.log().replacingOccurrences(of: "\n", with: "\r\n\r\n") + "{"
    let number = faulty.split(separator: "\r\n", omittingEmptySubsequences: false).count
    try folder.write(Data(faulty.utf8), to: "log")
    let path = folder.path("log")
    let run = try DiaryFiles.run(["show", path], "")
    #expect(run.status == 65)
    #expect(
      run.errors == "Error: \(path): line \(number): column 2: this is not JSON, expected a key in "
        + "double quotes\n"
    )
    #expect(try DiaryFiles.run(["show", "/nowhere"], "").status == 66)
  }

  @Test("an empty log leaves the courses")
  func empty() throws {
    let run = try DiaryFiles.run(["show"], "")
    #expect(run.status == 0)
    #expect(run.output.contains("Programming for Everyone"))
    let none = try Tool.ludus.run("diary", "show")
    #expect(none.status == 65)
    #expect(none.errors.contains("there is nothing in it"))
  }
}

@Suite("a diary without its platform")
struct DiaryWithoutPlatformTests {
  private let note =
    "the log names 2 courses that no platform has listed by then: coding, soil. "
    + "--platform gives the file with their titles and events.\n"

  /// A log in which no platform ever lists a course.
  private func log() throws -> String {
    try DiaryFiles.log().split(separator: "\n").filter { !$0.contains(#""kind":"merged""#) }
      .joined(separator: "\n")
  }

  @Test("shows the learner's own items, notes and points, and tells what is missing")
  func show() throws {
    let run = try Tool.ludus.run(
      ["diary", "show", "--zone", "Europe/Vienna", "--on", "2026-03-21", "--list", "all"],
      input: Data(log().utf8)
    )
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix(note))
    for title in [
      "Half of the units done", "A program of my own", "Fill a jar", "Words to remember",
    ] {
      #expect(run.output.contains(title))
    }
    #expect(!run.output.contains("\u{20}0/100 XP"))
  }

  @Test("says how many events have no effect")
  func refusals() throws {
    let line = #"{"id":"x","at":1772362800000,"kind":"completed","item":"nothing"}"#
    let run = try DiaryFiles.run(["show"], line)
    let errors =
      "1 event of the log has no effect; \"ludus diary replay --refusals\" gives the reasons\n"
    #expect(run.status == 0)
    #expect(run.errors == errors)
  }

  @Test("takes the time zone of the machine")
  func zone() throws {
    let log = Data(try DiaryFiles.log().utf8)
    let command = ["diary", "export", "--courses", DiaryFiles.courses, "--in-zone"]
    let run = try Tool.ludus.run(command, input: log, zone: "Pacific/Auckland")
    #expect(run.status == 0)
    #expect(run.output.contains("TZID=Pacific/Auckland"))
    let strange = try Tool.ludus.run(command, input: log, zone: "Nowhere/Atlantis")
    #expect(strange.status == 0)
  }
}

@Suite("ludus diary plan")
struct DiaryPlanTests {
  private func plan(_ options: String...) throws -> Run {
    let all =
      ["diary", "plan", "--courses", DiaryFiles.courses, "--zone", "Europe/Vienna"] + options
    return try Tool.ludus.run(all, input: Data(DiaryFiles.log().utf8))
  }

  @Test("plans what is outstanding within a week as a table")
  func table() throws {
    let run = try plan("--on", "2026-03-21", "--minutes", "300")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "day             minutes  item")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("sat 2026-03-21") || $0.hasPrefix(" ") })
    #expect(run.output.contains("Unit 3: Repetition"))
  }

  @Test("plans what is named, in the minutes of each day")
  func named() throws {
    let run = try plan(
      "--on",
      "2026-03-21",
      "--minutes",
      "45",
      "--weekday",
      "sunday=30",
      "--except",
      "2026-03-21=20",
      "--take",
      "coding/unit-3=50",
      "--format",
      "json"
    )
    let lines = """
      {"day":"2026-03-21","item":{"course":"coding","event":"unit-3"},"minutes":20}
      {"day":"2026-03-22","item":{"course":"coding","event":"unit-3"},"minutes":30}

      """
    #expect(run == Run(status: 0, output: lines))
  }

  @Test("says what cannot be done in time, with status 1")
  func shortage() throws {
    let options = ["--on", "2026-03-21", "--take", "coding/unit-3=100", "--minutes", "20"]
    let run = try plan(options[0], options[1], options[2], options[3], options[4], options[5])
    #expect(run.status == 1)
    #expect(
      run.output == """
        This cannot be done in time: you will be 1 h 0 min short by 22 March 2026.
        To be done by then: “Unit 3: Repetition”

        """
    )
    let json = try plan(
      options[0],
      options[1],
      options[2],
      options[3],
      options[4],
      options[5],
      "--format",
      "json"
    )
    #expect(
      json.output
        == "{\"items\":[{\"course\":\"coding\",\"event\":\"unit-3\"}],\"missing\":60,\"until\":\"2026-03-22\"}\n"
    )
  }

  @Test("says when there is nothing to plan")
  func nothing() throws {
    let courses = try TemporaryFolder()
    try courses.write(Data(#"{"version":1,"courses":[]}"#.utf8), to: "courses.json")
    let path = courses.path("courses.json")
    let run = try Tool.ludus.run("diary", "plan", "--on", "2027-03-21", "--courses", path)
    #expect(run == Run(status: 0, output: "Nothing is to be planned from 2027-03-21 on.\n"))
    // Without courses an empty log has nothing to show.
    let nothing = try Tool.ludus.run("diary", "plan", "--on", "2027-03-21")
    #expect(nothing.status == 65 && nothing.errors.contains("there is nothing in it"))
  }

  @Test(
    "refuses what it cannot read",
    arguments: [
      ["--days", "0"], ["--minutes", "1441"], ["--each", "-1"], ["--weekday", "Funday=3"],
      ["--weekday", "sunday"], ["--except", "sunday=3"], ["--except", "2026-03-21=1441"],
      ["--take", "jar"], ["--take", "jar=x"], ["--take", "nothing=5"], ["--take", "glossary=5"],
      ["--format", "xml"], ["--on", "Easter"],
    ]
  )
  func refusals(options: [String]) throws {
    let run = try plan(options[0], options[1])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
  }

  @Test("names the items there are")
  func unknown() throws {
    let run = try plan("--on", "2026-03-21", "--take", "unit-3=5")
    #expect(run.errors.hasPrefix("Error: the diary has no outstanding item “unit-3”; it has "))
    #expect(run.errors.contains("coding/unit-3"))
  }
}

@Suite("ludus diary replay")
struct DiaryReplayTests {
  // To renew the file after a wanted change:
  // swift run ludus diary replay --courses Content/diary/courses.json --zone Europe/Vienna \
  //   < Content/diary/log.jsonl > Tool/Tests/Golden/diary.jsonl
  @Test("prints exactly what the diary has, in whatever order and however often events come")
  func golden() throws {
    let golden = try Files.golden("diary.jsonl")
    let lines = try DiaryFiles.log().split(separator: "\n").map { String($0) }
    for seed in UInt64(0)..<3 {
      var generator = SeededGenerator(seed: seed)
      let shuffled = seed == 0 ? lines : (lines + lines.prefix(5)).shuffled(using: &generator)
      let run = try DiaryFiles.run(["replay"], shuffled.joined(separator: "\n"))
      #expect(run == Run(status: 0, output: golden))
    }
  }

  @Test("takes the courses as those of the platform, and the day for its lists")
  func platform() throws {
    let log = try DiaryFiles.log()
    let options = ["--platform", DiaryFiles.courses, "--zone", "Europe/Vienna"]
    let run = try Tool.ludus.run(["diary", "replay"] + options, input: Data(log.utf8))
    #expect(run == (try DiaryFiles.run(["replay"], log)))
    #expect(try DiaryFiles.run(["replay"], log, "--on", "2026-03-16").status == 0)
    #expect(try DiaryFiles.run(["replay"], log, "--on", "Easter").status == 64)
  }

  @Test("tells what the learner was told")
  func notifications() throws {
    let log = try DiaryFiles.log()
    let catalog = try DiaryCourse.Catalog(
      json: try Data(contentsOf: URL(fileURLWithPath: DiaryFiles.courses))
    )
    let events = try log.split(separator: "\n").map {
      try JSONDecoder().decode(Diary.Event.self, from: Data($0.utf8))
    }
    let first = try #require(events.map(\.date).min())
    let courses = Diary.Event(.merged(catalog.courses), at: first - 0.001, id: "courses")
    var diary = try Diary(Diary.Content(owner: "learner"), replaying: [courses] + events)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Vienna"))
    let told = try diary.deliverNotifications(
      until: try Date("2026-03-20T09:00:00Z", strategy: .iso8601),
      calendar: calendar
    )
    #expect(!told.isEmpty)
    let line = String(decoding: try JSONEncoder().encode(diary.events.last), as: UTF8.self)
    let lines = try DiaryFiles.run(["replay"], "\(log)\n\(line)").output.split(separator: "\n")
    let notes = lines.filter { $0.contains(#""notification":"#) }
    #expect(notes.count == diary.notifications.count)
    for notification in told {
      #expect(notes.contains { $0.contains("\"notification\":\"\(notification.title)\"") })
    }
    #expect(lines.last?.contains(#""xp":"#) == true)
  }

  @Test("has no events without effect in the bundled log")
  func noRefusals() throws {
    let run = try DiaryFiles.run(["replay"], DiaryFiles.log(), "--refusals")
    #expect(try run.output == Files.golden("diary.jsonl"))
  }

  @Test("tells events without effect, and lines that cannot be used in their places")
  func faults() throws {
    let log = """
      {"id":"a","at":1772362800000,"kind":"completed","item":"g1"}
      {"id":"b","at":1772362800000,"kind":"danced"}
      {"id":"a","at":1772362800001,"kind":"completed","item":"g1"}
      {

      """
    let run = try DiaryFiles.run(["replay"], log, "--refusals")
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].hasPrefix(#"{"id":"b","error":"kind: "#))
    #expect(lines[1].hasPrefix(#"{"id":"a","error":"This cannot be stored: another event has"#))
    #expect(lines[2].hasPrefix(#"{"id":null,"error":"column 2: this is not JSON"#))
    #expect(lines[3].hasPrefix(#"{"id":"a","refused":"#))
    #expect(lines.last == #"{"completed":0,"level":1,"xp":0}"#)
  }
}

@Suite("ludus diary export")
struct DiaryExportTests {
  @Test("writes a calendar that the library reads, the same each time, without notes")
  func export() throws {
    let run = try DiaryFiles.run(["export"], DiaryFiles.log())
    #expect(run.status == 0)
    #expect(try DiaryFiles.run(["export"], DiaryFiles.log()) == run)
    let (file, faults) = CalendarFile.read(Data(run.output.utf8))
    #expect(faults.isEmpty)
    #expect(file.data == Data(run.output.utf8))
    #expect(!run.output.contains("Words to remember"))
    #expect(run.output.contains("\r\nUID:half@learner.diary\r\n"))
    #expect(!run.output.contains("VTIMEZONE"))
  }

  @Test("writes times in the zone, and the date that is asked for")
  func options() throws {
    let run = try DiaryFiles.run(
      ["export"],
      DiaryFiles.log(),
      "--in-zone",
      "--at",
      "2026-03-20T10:00:00Z",
      "--owner",
      "eva"
    )
    #expect(run.output.contains("\r\nDTSTART;TZID=Europe/Vienna:20260410T173000\r\n"))
    #expect(run.output.contains("\r\nBEGIN:VTIMEZONE\r\n"))
    #expect(run.output.contains("\r\nDTSTAMP:20260320T100000Z\r\n"))
    #expect(run.output.contains("\r\nUID:half@eva.diary\r\n"))
  }

  @Test("writes no calendar of a log with faults")
  func faults() throws {
    let run = try DiaryFiles.run(["export"], "{\n")
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("standard input: line 1: column 2: this is not JSON"))
    #expect(try DiaryFiles.run(["export"], "", "--at", "x").status == 64)
  }
}

@Suite("ludus diary import")
struct DiaryImportTests {
  private func take(_ file: String, _ log: String) throws -> Run {
    try DiaryFiles.run(["import", file, "--into", "coding"], log)
  }

  @Test("writes the events that a calendar adds, which make the log of the diary with it")
  func additions() throws {
    let log = try DiaryFiles.log()
    let run = try take(DiaryFiles.timetable, log)
    // The place of the study group and how long it takes are lost.
    #expect(run.status == 1)
    let errors = """
      \(DiaryFiles.timetable): line 19: “Study group, reading room 2” added, without how long it takes; the properties LOCATION
      \(DiaryFiles.timetable): line 33: “Bring back “A First Program” before the long weekend, or renew it at the desk” added
      \(DiaryFiles.timetable): line 40: “Reading night” left out, because it is cancelled
      \(DiaryFiles.timetable): 3 entries, 1 warning

      """
    #expect(run.errors == errors)
    #expect(run.output.split(separator: "\n").count == 2)
    let shown = try DiaryFiles.run(["show"], log + run.output)
    #expect(shown.output.contains("○ 2026-03-25 17:00  Study group, reading room 2"))
    #expect(shown.output.contains("◎ 2026-04-02"))
    // A second time there is nothing new.
    let again = try take(DiaryFiles.timetable, log + run.output)
    #expect(again.status == 1)
    #expect(again.output.isEmpty)
    #expect(again.errors.contains("line 19: “Study group, reading room 2” unchanged"))
  }

  @Test(
    "takes over calendars as Google, Outlook, Apple, Untis and universities write them",
    arguments: [
      ("google-lecture", "2026-05-14 14:15  Analysis"),
      ("google-new-york", "2026-03-11 20:00  Seminar with New York"),
      ("outlook-course", "2026-03-25 16:00  Programmierkurs"),
      ("outlook-monthly", "2026-04-14 15:00  Project review"),
      ("apple-home", "2026-03-26 19:30  Training"),
      ("apple-reminders", "2026-03-10 08:00  Repeat the words"),
      ("untis-week", "2026-03-30 08:00  M 5A"),
      ("untis-changes", "2026-03-09 09:55  M 5A"),
      ("campus-timetable", "2026-04-30 13:00  Statistik (Blocktermine)"),
      ("evolution-choir", "2026-04-24 20:00  Choir online"),
    ]
  )
  func otherPrograms(file: String, line: String) throws {
    let log = try DiaryFiles.log()
    let path = Files.content("diary/calendars/\(file).ics")
    let run = try DiaryFiles.run(["import", path, "--into", "coding", "--allow-losses"], log)
    #expect(run.status == 0)
    let shown = try DiaryFiles.run(["show"], log + run.output)
    #expect(shown.output.contains(line), "\(run.errors)")
  }

  @Test("refuses a file that has no calendar", arguments: ["", "{}", "\u{FEFF}BEGIN CALENDAR\n"])
  func noCalendar(text: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(text.utf8), to: "file.ics").path
    let errors = "Error: \(file): there is no calendar in it, expected BEGIN:VCALENDAR\n"
    #expect(try take(file, "") == Run(status: 65, output: "", errors: errors))
  }

  @Test("writes nothing but events, so that they can be appended to a log with faults")
  func faultyLog() throws {
    let run = try take(DiaryFiles.timetable, "{\n")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("standard input: line 1: column 2: this is not JSON"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix(#"{"at":"#) })
  }

  @Test("takes back what was exported, and tells of nothing that changed")
  func exported() throws {
    let log = try DiaryFiles.log()
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Data(DiaryFiles.run(["export"], log).output.utf8),
      to: "diary.ics"
    )
    let run = try take(file.path, log)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.dropLast().allSatisfy { $0.hasSuffix(" unchanged") })
    #expect(lines.last?.hasSuffix(" entries, no faults") == true)
  }

  @Test("tells of a course that is not there once, not with each entry")
  func missingCourse() throws {
    let folder = try TemporaryFolder()
    let events = (0..<400).map {
      "BEGIN:VEVENT\nUID:\($0)\nSUMMARY:S\nDTSTART:20260304T100000\nEND:VEVENT\n"
    }
    let file = try folder.write(
      Data("BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n".utf8),
      to: "c.ics"
    )
    let run = try DiaryFiles.run(["import", file.path, "--into", "codng"], DiaryFiles.log())
    #expect(run.status == 1)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count < 6, "\(run.errors.prefix(2000))")
    #expect(
      lines.contains("\(file.path): 400 entries left out, because there is no course “codng”")
    )
    #expect(lines.last == "\(file.path): 400 entries, 400 errors")
  }

  @Test("tells faults with their lines, and goes on")
  func faults() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Data("BEGIN:VEVENT\nUID:u\nSUMMARY:S\nno line\nDTSTART:x\nEND:VEVENT\n".utf8),
      to: "bad.ics"
    )
    let run = try take(file.path, "")
    #expect(run.status == 1)
    // Its date cannot be read, so it is something to remember.
    #expect(run.output.contains(#""kind":"note","title":"S""#))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "\(file.path): line 4: expected NAME:VALUE, found \"no line\"")
    #expect(lines.dropFirst().first == "\(file.path): line 5: \"x\" is not a value of DTSTART")
    #expect(lines.last == "\(file.path): 1 entry, 2 errors, 1 warning")
    #expect(try take("/nowhere.ics", "").status == 66)
    #expect(try DiaryFiles.run(["import", DiaryFiles.timetable], "").status == 64)
  }
}
