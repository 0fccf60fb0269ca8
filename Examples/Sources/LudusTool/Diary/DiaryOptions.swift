import ArgumentParser
import Foundation
import LearningDiary

/// What the log of a diary on standard input is played by.
struct DiaryOptions: ParsableArguments {
  @Option(
    name: [.customLong("platform"), .customLong("courses")],
    help: ArgumentHelp(
      "The courses of the platform, a JSON file. They are there before the log begins.",
      valueName: "file"
    )
  )
  var courses: String?

  @Option(help: ArgumentHelp("Whose diary it is.", valueName: "name"))
  var owner = "learner"

  @OptionGroup var zone: ZoneOption

  /// Reads the log to its end, and answers lines that cannot be used.
  ///
  /// - Parameter faults: Where those are answered.
  /// - Returns: The diary, and whether every line could be used.
  /// - Throws: A failure for a file that cannot be used, and when input or output breaks off.
  func read(faults: JSONLines.Faults = .inPlace) throws -> (diary: Diary, isFaultless: Bool) {
    let catalog = try catalog
    let empty = Diary(owner: Learner.ID(owner))
    let (events, isFaultless) = try JSONLines.readLog(of: DiaryEvent.self, faults: faults) {
      event in
      var alone = empty
      try alone.apply(event)
    } conflict: {
      DiaryError.log(.conflictingEvent($0.rawValue))
    }
    return (try Diary.opened(empty.content, with: catalog, events: events), isFaultless)
  }

  /// Reads the log from a file.
  ///
  /// - Throws: A failure that names the first line that cannot be used.
  func read(_ path: String) throws -> Diary {
    let catalog = try catalog
    let events: [DiaryEvent] = try LinesFile(path: path).load()
    do {
      return try Diary.opened(DiaryContent(owner: Learner.ID(owner)), with: catalog, events: events)
    } catch {
      throw Failure.badData("\(path): \("\(error)".onOneLine)")
    }
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
      "Today, such as 2026-03-21. Default: the day of the last event.",
      valueName: "day"
    )
  )
  var on: TypedDate?

  /// The beginning of the day, or nil for that of the last event.
  func date(in calendar: Calendar) throws(ValidationError) -> Date? {
    try on?.date(for: "--on", in: calendar)
  }
}

extension Diary {
  /// Opens a diary whose platform told of its courses before anything happened.
  static func opened(
    _ content: DiaryContent,
    with catalog: DiaryCourse.Catalog?,
    events: [DiaryEvent]
  ) throws -> Diary {
    let first = events.map(\.date).min() ?? Date(timeIntervalSince1970: 0)
    let courses = catalog.map { catalog in
      [DiaryEvent(.merged(catalog.courses), at: first - 0.001, id: "courses")]
    }
    return try Diary(content, replaying: (courses ?? []) + events)
  }

  /// The date of the last event; now, without one.
  var lastDate: Date { events.last?.date ?? Date() }
}
