import ArgumentParser
import Foundation
import LearningDiary

/// What the log of a diary on standard input is played by.
struct DiaryOptions: ParsableArguments {
  @Option(
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
  /// - Returns: The diary, and whether every line could be used.
  func read() throws -> (diary: Diary, isFaultless: Bool) {
    let catalog = try courses.map { try CourseFile(path: $0).load() }
    let empty = Diary(owner: Member.ID(owner))
    var known: [DiaryEvent.ID: DiaryEvent] = [:]
    let isFaultless = try JSONLines.read(DiaryEvent.self) { event in
      // What no log takes must be told in its place.
      var alone = empty
      try alone.apply(event)
      guard known[event.id] ?? event == event else { throw DiaryError.conflictingEvent(event.id) }
      known[event.id] = event
    }
    return (
      try Diary.opened(empty.content, with: catalog, events: Array(known.values)), isFaultless
    )
  }
}

extension Diary {
  /// Opens a diary whose platform told of its courses before anything happened.
  static func opened(
    _ content: DiaryContent,
    with catalog: CourseCatalog?,
    events: [DiaryEvent]
  ) throws -> Diary {
    let first = events.map(\.date).min() ?? Date(timeIntervalSince1970: 0)
    let courses = catalog.map { catalog in
      [DiaryEvent(id: "courses", .merged(catalog.courses), at: first - 0.001)]
    }
    return try Diary(content, replaying: (courses ?? []) + events)
  }

  /// The date of the last event; the beginning of 1970 without one.
  var lastDate: Date { events.last?.date ?? Date(timeIntervalSince1970: 0) }
}
