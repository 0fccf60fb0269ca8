// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// Merges of the platform's courses: what is stored of them, and one event that two devices store
// differently.
extension Diary {
  /// Takes over all courses that the platform lists.
  ///
  /// They replace the courses before, with the platform's progress and completion. The learner's
  /// own items, completions, colors, reminders and requests stay. A course or event that the
  /// platform does not list any more is hidden; the learner's data on it show again when it comes
  /// back.
  ///
  /// The log stores only what differs from the merge before, and nothing at all when nothing does.
  ///
  /// - Returns: The event, or nil when these are the courses that were merged last.
  /// - Throws: ``DiaryCourse/Refusal/duplicate(_:)``.
  /// - Complexity: O(*n*) in the number of courses and events. A date before the last event of the
  ///   log takes O(*e*) more for *e* events.
  @discardableResult
  public mutating func merge(
    platform courses: [DiaryCourse],
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event? {
    if let duplicate = DiaryCourse.duplicate(in: courses) { throw .course(.duplicate(duplicate)) }
    let day = try DiaryError.checked(date)
    guard try DiaryError.checked(stamp?.recordedAt ?? date) >= day else {
      throw .log(.knownBeforeItHappened)
    }
    if let id = stamp?.id, id.rawValue.isEmpty { throw .log(.emptyIdentifier) }
    let base = lastMerge(before: day)
    let before = base.flatMap { state.listings[$0] } ?? CourseListing()
    let new = CourseListing(courses, sharing: before)
    if let id = stamp?.id, log.contains(id) {
      let same = state.listings[id] == new ? log.event(id)?.action : nil
      return try perform(same ?? .merged(courses), by: nil, at: date, stamp: stamp)
    }
    if base != nil, new == before { return nil }
    let action = Diary.Action.merge(of: new, after: before, base) ?? .merged(courses)
    return try perform(action, by: nil, at: date, stamp: stamp)
  }

  /// Stores merges of the platform that are stored whole, as logs of version 0.1 have them, as
  /// differences.
  ///
  /// The diary stays the same, and so do the identifiers of its events. Other devices may compact
  /// their logs as well or not: merging takes the shorter form of an event. Send them the compacted
  /// log rather than single events, or they keep the longer one.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events.
  public mutating func compact() {
    var compacted: [Diary.Event] = []
    var base: Diary.Event.ID?
    for event in events {
      guard let listing = state.listings[event.id] else {
        compacted.append(event)
        continue
      }
      let before = base.flatMap { state.listings[$0] } ?? CourseListing()
      var action = event.action
      if case .merged = action, let shorter = Diary.Action.merge(of: listing, after: before, base) {
        action = shorter
      }
      compacted.append(event.with(action))
      base = event.id
    }
    guard let log = try? SharedLog<DiaryState>(content, replaying: compacted),
      log.state.listings == state.listings
    else { return }
    self.log = log
  }

  /// The last merge in effect that comes before a new event; nil for a log without one.
  private func lastMerge(before date: Date) -> Diary.Event.ID? {
    // A new event comes after all of its instant.
    if let last = log.log.last, last.date <= date { return state.lastMerge }
    return log.log.last { $0.date <= date && state.listings[$0.id] != nil }?.id
  }
}

extension Diary.Action {
  /// Returns the changes as an action, or nil when all courses are no longer than that.
  fileprivate static func merge(
    of new: CourseListing,
    after before: CourseListing,
    _ base: Diary.Event.ID?
  ) -> Diary.Action? {
    guard let base else { return nil }
    let changes = before.changes(to: new, since: base)
    return changes.count < new.count ? .mergedChanges(changes) : nil
  }
}

// MARK: - Two forms of one event

extension Diary {
  /// Creates the diary that a log leads to, whatever the order of its events.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events.
  public init(
    _ content: Diary.Content,
    replaying events: some Sequence<Diary.Event>
  ) throws(ReplayError<DiaryError>) {
    self.init(content)
    if let rejected = merge(events).rejected.first {
      throw ReplayError(position: rejected.position, refusal: .log(rejected.reason))
    }
  }

  /// Takes an event into the log, at its place.
  ///
  /// The same event a second time changes nothing. One that is not possible at its place stays
  /// without effect.
  public mutating func apply(_ event: Diary.Event) throws(DiaryError) {
    if let rejected = Self.take([event], into: &log).first { throw .log(rejected.reason) }
  }

  /// Takes the events of another device into the log, all that a log can take.
  ///
  /// Of a merge of the platform that one device has compacted and another has not, the shorter form
  /// is kept.
  public mutating func merge(_ events: some Sequence<Diary.Event>) -> MergeReport<Diary> {
    let (rejected, changes) = log.watching { Self.take(Array(events), into: &$0) }
    return MergeReport(rejected: rejected, changes)
  }

  private static func take(
    _ given: [Diary.Event],
    into log: inout SharedLog<DiaryState>
  ) -> [RejectedEvent<Diary.Action>] {
    var first: [Diary.Event.ID: Diary.Event] = [:]
    var forms: [Diary.Event.ID: [Diary.Event]] = [:]
    for event in given where event.action.isMerge {
      let known = first[event.id] ?? log.event(event.id) ?? event
      first[event.id] = known
      if known != event, known.isSame(as: event) {
        forms[event.id, default: [known]].append(event)
      }
    }
    guard !forms.isEmpty else { return log.merge(given) }
    // Other forms of an event stand for it; those that say something else are rejected by the log.
    func taking(_ isForm: (Diary.Event.ID) -> Bool) -> [Diary.Event] {
      given.map { event in
        guard isForm(event.id), let known = first[event.id], known.isSame(as: event) else {
          return event
        }
        return known
      }
    }
    var merged = log
    var rejected = merged.merge(taking { forms[$0] != nil })
    let chosen = merged.state.choose(among: forms)
    if chosen.count < forms.count {
      merged = log
      rejected = merged.merge(taking { chosen[$0] != nil })
    }
    if chosen.contains(where: { first[$0.key] != $0.value }),
      let shorter = try? SharedLog<DiaryState>(
        log.content,
        replaying: merged.log.map { chosen[$0.id] ?? $0 }
      )
    {
      merged = shorter
    }
    log = merged
    return rejected
  }
}

extension DiaryState {
  /// Chooses the shortest form of each merge that leads to some courses, and none of forms that
  /// lead to different courses.
  fileprivate func choose(
    among forms: [Diary.Event.ID: [Diary.Event]]
  ) -> [Diary.Event.ID: Diary.Event] {
    var listings = listings
    var chosen: [Diary.Event.ID: Diary.Event] = [:]
    // In the order of the log, so that what one follows is decided before it.
    for (id, forms) in forms.sorted(by: { $0.value[0].precedes($1.value[0]) }) {
      let forms = forms.sorted { $0.isPreferred(to: $1) }
      var form = forms[0]
      var listing: CourseListing?
      var isOne = true
      for other in forms {
        guard let courses = other.action.listing(after: listings) else { continue }
        if listing == nil {
          (form, listing) = (other, courses)
        }
        isOne = isOne && listing == courses
      }
      guard isOne else { continue }
      chosen[id] = form
      listings[id] = listing
    }
    return chosen
  }
}

extension Diary.Event {
  /// Whether it is the same merge of the platform as another one, perhaps in another form.
  fileprivate func isSame(as other: Diary.Event) -> Bool {
    action.isMerge && other.action.isMerge && id == other.id && date == other.date
      && recordedAt == other.recordedAt && order == other.order && actor == other.actor
  }

  /// Whether its form comes before that of another one, because it is shorter.
  fileprivate func isPreferred(to other: Diary.Event) -> Bool {
    switch (action, other.action) {
    case (.mergedChanges(let own), .mergedChanges(let others)): own.base > others.base
    case (.mergedChanges, .merged): true
    default: false
    }
  }

  /// Returns the event with another form of its action.
  fileprivate func with(_ action: Diary.Action) -> Diary.Event {
    Diary.Event(action, by: actor, at: date, recordedAt: recordedAt, order: order, id: id)
  }
}

extension Diary.Action {
  /// Whether it is a merge of the platform's courses.
  fileprivate var isMerge: Bool {
    switch self {
    case .merged, .mergedChanges: true
    default: false
    }
  }

  /// The courses that a merge leads to, or nil when what it follows is not there.
  fileprivate func listing(after listings: [Diary.Event.ID: CourseListing]) -> CourseListing? {
    switch self {
    case .merged(let courses): CourseListing(courses, sharing: CourseListing())
    case .mergedChanges(let changes): try? listings[changes.base]?.applying(changes)
    default: nil
    }
  }
}

extension DiaryCourse {
  /// The first identifier that two of some courses have.
  static func duplicate(in courses: [DiaryCourse]) -> DiaryCourse.ID? {
    var known: Set<DiaryCourse.ID> = []
    return courses.first { !known.insert($0.id).inserted }?.id
  }
}

extension DiaryCourse {
  /// The changes to a platform's courses since an earlier merge, which a log stores instead of all
  /// courses.
  ///
  /// ``Diary/merge(platform:at:stamp:)`` makes them. Because they name the merge that they follow,
  /// they lead to exactly the courses that the platform listed, whatever other devices merged in
  /// between.
  ///
  /// In JSON changes are an object with the identifier of the earlier merge under `since`, and with
  /// `courses` and `withdrawn` where there are some:
  /// `{"courses":[{"events":[...],"id":"coding"}],"since":"e000001-5a"}`.
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

  /// Lists courses, of which no two have the same identifier, and shares those that another list
  /// has.
  init(_ courses: [DiaryCourse], sharing other: CourseListing) {
    for course in courses {
      let known = other.entries[course.id]
      entries[course.id] = known?.course == course ? known : Entry(course)
    }
  }

  /// The number of courses and events.
  var count: Int { entries.values.reduce(0) { $0 + 1 + $1.course.events.count } }

  // MARK: Differences

  /// Returns the changes that lead from this list to another one.
  ///
  /// - Complexity: O(*c*) in the number of courses, and O(*n*) in that of events of those that
  ///   differ.
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
  /// - Throws: ``DiaryCourse/Refusal/unknown(_:)`` for the change of a course that is not listed,
  ///   and ``DiaryCourse/Refusal/duplicate(_:)`` for two changes of one.
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
  /// The number of courses and events that change.
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
