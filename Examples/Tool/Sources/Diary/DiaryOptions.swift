// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import LearningDiary

/// What the log of a diary is played by.
struct DiaryOptions: ParsableArguments {
  @Option(
    name: [.customLong("platform"), .customLong("courses")],
    help: ArgumentHelp(
      """
      The courses of the platform, a JSON file. They are there before the log begins. (default: the courses that the \
      log names, with their identifiers as titles)
      """,
      valueName: "file"
    ),
    completion: .file()
  )
  var courses: String?

  @Option(help: ArgumentHelp("Whose diary it is.", valueName: "name"))
  var owner = "learner"

  @OptionGroup var zone: ZoneOption

  /// Reads the log to its end, and answers lines that cannot be used.
  ///
  /// - Parameters:
  ///   - source: Where the log is.
  ///   - faults: Where those are answered.
  /// - Returns: The diary, and whether every line could be used.
  /// - Throws: A failure for a file that cannot be used, and when input or output breaks off.
  func read(
    from source: LinesInput = .standard,
    faults: JSONLines.Faults = .inPlace
  ) throws -> (diary: Diary, isFaultless: Bool) {
    let catalog = try catalog
    let empty = Diary(owner: Learner.ID(owner))
    let (events, isFaultless) = try JSONLines.readLog(
      of: Diary.Event.self,
      from: source,
      faults: faults
    ) {
      event in
      var alone = empty
      try alone.apply(event)
    } conflict: {
      DiaryError.log(.conflictingEvent($0.rawValue))
    }
    return (try open(empty.content, with: catalog, events), isFaultless)
  }

  /// Reads the log from a file, or from data that came from it.
  ///
  /// - Throws: A failure that names the first line that cannot be used.
  func read(_ path: String, in data: Data? = nil) throws -> Diary {
    let catalog = try catalog
    let data = try data ?? InputFile(path: path).read()
    let events = try LinesFile(path: path).numberedLines(Diary.Event.self, in: data).map(\.content)
    do {
      return try open(Diary.Content(owner: Learner.ID(owner)), with: catalog, events)
    } catch {
      throw Failure.badData("\(path): \(Faulty.sentence(for: error).onOneLine)")
    }
  }

  /// Refuses a log with nothing in it where no platform gives anything to show.
  func checkForContent(_ diary: Diary, in source: LinesInput) throws(Failure) {
    guard diary.events.isEmpty, courses == nil else { return }
    throw .nothing(in: source.name, expected: "the log of a diary")
  }

  /// Opens a diary.
  ///
  /// Without a platform, courses that the log names before any platform lists them are made up, so
  /// that their items are not lost; a line on standard error says so.
  private func open(
    _ content: Diary.Content,
    with catalog: DiaryCourse.Catalog?,
    _ events: [Diary.Event]
  ) throws -> Diary {
    let diary = try Diary.opened(content, with: catalog, events: events)
    guard catalog == nil else { return diary }
    let missing = Set(diary.refusals.flatMap(\.missingCourses)).sorted()
    guard !missing.isEmpty else { return diary }
    let names = missing.map(\.rawValue.onOneLine).joined(separator: ", ")
    JSONLines.tell(
      "the log names \(Count(missing.count, "course")) that no platform has listed by then: \(names). "
        + "--platform gives the file with their titles and events."
    )
    let courses = missing.compactMap { try? DiaryCourse(id: $0, title: $0.rawValue) }
    return try Diary.opened(content, with: DiaryCourse.Catalog(courses), events: events)
  }

  private var catalog: DiaryCourse.Catalog? {
    get throws(Failure) {
      try courses.map { path throws(Failure) in try ContentFile(path: path).load() }
    }
  }
}

/// The day for which a diary is looked at.
struct TodayOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Today, such as 2026-03-21. (default: the day of the last event)",
      valueName: "day"
    )
  )
  var at: TypedDate?

  @Option(parsing: .unconditional, help: .hidden)
  var on: TypedDate?

  /// The beginning of the day, or nil for that of the last event.
  func date(in calendar: Calendar) throws(ValidationError) -> Date? {
    if let at { return try at.date(for: "--at", in: calendar) }
    return try on?.date(for: "--on", in: calendar)
  }
}

extension Diary {
  /// Opens a diary whose platform told of its courses before anything happened.
  static func opened(
    _ content: Diary.Content,
    with catalog: DiaryCourse.Catalog?,
    events: [Diary.Event]
  ) throws -> Diary {
    let first = events.map(\.date).min() ?? Date(timeIntervalSince1970: 0)
    let courses = catalog.map { catalog in
      [Diary.Event(.merged(catalog.courses), at: first - 0.001, id: "courses")]
    }
    return try Diary(content, replaying: (courses ?? []) + events)
  }

  /// Tells on standard error how many events have no effect.
  func tellRefusals() {
    guard !refusals.isEmpty else { return }
    let have = refusals.count == 1 ? "has" : "have"
    JSONLines.tell(
      "\(Count(refusals.count, "event")) of the log \(have) no effect; \"ludus diary replay --refusals\" gives the reasons"
    )
  }

  /// The date of the last event; now, without one.
  var lastDate: Date { events.last?.date ?? Date() }
}

extension RefusedEvent<Diary.Action, DiaryError> {
  /// The courses that were not known, for which it was refused.
  fileprivate var missingCourses: [DiaryCourse.ID] { reason.missingCourses }
}

extension DiaryError {
  /// The courses that were not known.
  var missingCourses: [DiaryCourse.ID] {
    switch self {
    case .item(.invalid(let faults)), .reflection(.invalid(let faults)):
      faults.compactMap { if case .unknownCourse(let course) = $0 { course } else { nil } }
    case .course(.unknown(let course)): [course]
    default: []
    }
  }
}
