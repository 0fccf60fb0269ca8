// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

extension DiaryCourse {
  /// The changes of a platform's courses since an earlier merge, which a log stores in place of all courses.
  ///
  /// ``Diary/merge(platform:at:stamp:)`` makes them. Because they name the merge that they follow, they lead to exactly
  /// the courses that the platform listed, whatever other devices merged in between.
  ///
  /// In JSON changes are an object with the identifier of the earlier merge under `since`, and with `courses` and
  /// `withdrawn` where there are some: `{"courses":[{"events":[...],"id":"coding"}],"since":"e000001-5a"}`.
  public struct Changes: Hashable, Sendable {
    /// The merge that they follow.
    package let base: Diary.Event.ID
    /// The new and changed courses, in the order of their identifiers.
    let courses: [Change]
    /// The courses that are not listed any more, in order.
    let withdrawn: [DiaryCourse.ID]

    /// The changes of a course.
    struct Change: Hashable, Sendable {
      let id: DiaryCourse.ID
      /// The course without its events, if anything else changed or it is new.
      var course: DiaryCourse?
      /// The new and changed events, in the order of the platform.
      var events: [DiaryCourse.Event] = []
      /// The events that are not listed any more, in order.
      var withdrawn: [DiaryCourse.Event.ID] = []
      /// The order of all events, unless the known ones keep theirs and new ones follow.
      var order: [DiaryCourse.Event.ID]?

      var isEmpty: Bool {
        course == nil && events.isEmpty && withdrawn.isEmpty && order == nil
      }
    }
  }
}

/// The courses that a platform lists at some time, each stored once for all lists that have it.
struct CourseListing: Hashable, Sendable {
  /// A course that lists share.
  final class Entry: Hashable, Sendable {
    let course: DiaryCourse

    init(_ course: DiaryCourse) {
      self.course = course
    }

    static func == (left: Entry, right: Entry) -> Bool {
      left === right || left.course == right.course
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(course)
    }
  }

  private(set) var entries: [DiaryCourse.ID: Entry] = [:]

  /// An empty list.
  init() {}

  /// Lists courses, of which no two have the same identifier, and shares those that another list has.
  init(_ courses: [DiaryCourse], sharing other: CourseListing) {
    for course in courses {
      let known = other.entries[course.id]
      entries[course.id] = known?.course == course ? known : Entry(course)
    }
  }

  /// How many courses and events there are.
  var count: Int { entries.values.reduce(0) { $0 + 1 + $1.course.events.count } }

  // MARK: Differences

  /// Returns the changes that lead from this list to another one.
  ///
  /// - Complexity: O(*c*) in the number of courses, and O(*n*) in that of events of those that differ.
  func changes(to new: CourseListing, since base: Diary.Event.ID) -> DiaryCourse.Changes {
    let courses = new.entries.compactMap { id, entry -> DiaryCourse.Changes.Change? in
      guard let old = entries[id] else { return entry.course.asChange }
      return old === entry ? nil : old.course.change(to: entry.course)
    }
    return DiaryCourse.Changes(
      base: base,
      courses: courses.filter { !$0.isEmpty }.sorted { $0.id < $1.id },
      withdrawn: entries.keys.filter { new.entries[$0] == nil }.sorted()
    )
  }

  /// Returns the list after changes.
  ///
  /// - Throws: ``DiaryCourse/Refusal/unknown(_:)`` for the change of a course that is not listed, and
  ///   ``DiaryCourse/Refusal/duplicate(_:)`` for two changes of one.
  func applying(_ changes: DiaryCourse.Changes) throws(DiaryError) -> CourseListing {
    var listing = self
    var changed: Set<DiaryCourse.ID> = []
    for change in changes.courses {
      guard changed.insert(change.id).inserted else { throw .course(.duplicate(change.id)) }
      guard let course = change.applied(to: entries[change.id]?.course) else {
        throw .course(.unknown(change.id))
      }
      listing.entries[change.id] = Entry(course)
    }
    for id in changes.withdrawn {
      listing.entries[id] = nil
    }
    return listing
  }
}

extension DiaryCourse.Changes {
  /// How many courses and events change.
  var count: Int {
    withdrawn.count
      + courses.reduce(0) { count, change in
        count + 1 + change.events.count + change.withdrawn.count + (change.order?.count ?? 0)
      }
  }
}

extension DiaryCourse {
  /// The change that brings the course, which is new.
  fileprivate var asChange: Changes.Change {
    Changes.Change(id: id, course: with([]), events: events)
  }

  /// Returns the change that leads to the course as it is listed now.
  fileprivate func change(to new: DiaryCourse) -> Changes.Change {
    let header = new.with([])
    var change = Changes.Change(id: id, course: header == with([]) ? nil : header)
    let known = Dictionary(events.map { ($0.id, $0) }) { first, _ in first }
    change.events = new.events.filter { known[$0.id] != $0 }
    let listed = Set(new.events.map(\.id))
    change.withdrawn = events.map(\.id).filter { !listed.contains($0) }.sorted()
    let order = new.events.map(\.id)
    change.order = change.applied(to: self)?.events.map(\.id) == order ? nil : order
    return change
  }
}

extension DiaryCourse.Changes.Change {
  /// Returns the course after the change, or nil when the course is not known.
  fileprivate func applied(to old: DiaryCourse?) -> DiaryCourse? {
    guard let course = course ?? old else { return nil }
    let withdrawn = Set(withdrawn)
    var places: [DiaryCourse.Event.ID: Int] = [:]
    var all: [DiaryCourse.Event] = []
    for event in (old?.events.filter { !withdrawn.contains($0.id) } ?? []) + events {
      if let place = places[event.id] {
        all[place] = event
      } else {
        places[event.id] = all.count
        all.append(event)
      }
    }
    if let order {
      // Each once, and none is lost: what the order does not name comes last.
      var rest = places
      let named = order.compactMap { rest.removeValue(forKey: $0) }
      all = (named + rest.values.sorted()).map { all[$0] }
    }
    return course.with(all)
  }
}

// MARK: - JSON

extension DiaryCourse.Changes: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let base = record.field("since", \.base)
    let courses = record.field("courses", \.courses, default: [])
    let withdrawn = record.field("withdrawn", \.withdrawn, default: [])
    return try Self(base: base(), courses: courses(), withdrawn: withdrawn())
  }
}

extension DiaryCourse.Changes.Change: JSONRecord {
  static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let id = record.field("id", \.id)
    let course = record.field("course", \.course)
    let events = record.field("events", \.events, default: [])
    let withdrawn = record.field("withdrawn", \.withdrawn, default: [])
    let order = record.field("order", \.order)
    let change = try Self(
      id: id(),
      course: course(),
      events: events(),
      withdrawn: withdrawn(),
      order: order()
    )
    if let course = change.course, course.id != change.id {
      let fault = DiaryFault.malformed("\"\(course.id)\", expected \"\(change.id)\"")
      record.note(fault, at: ContentPlace().key("course").key("id"))
    }
    return change
  }
}
