// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// Merges of the platform's courses: what is stored of them, and one event that two devices store differently.
extension Diary {
  /// Takes over all courses that the platform lists.
  ///
  /// They replace the courses before, with the platform's progress and completion. The learner's own items,
  /// completions, colors, reminders and requests stay. A course or event that the platform does not list any more
  /// is hidden; the learner's data on it show again when it comes back.
  ///
  /// The log stores only what differs from the merge before, and nothing at all when nothing does.
  ///
  /// - Returns: The event, or nil when these are the courses that were merged last.
  /// - Throws: ``DiaryCourse/Refusal/duplicate(_:)``.
  /// - Complexity: O(*n*) in the number of courses and events. A date before the last event of the log takes O(*e*)
  ///   more for *e* events.
  @discardableResult
  public mutating func merge(
    platform courses: [DiaryCourse],
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event? {
    if let duplicate = DiaryCourse.duplicate(in: courses) { throw .course(.duplicate(duplicate)) }
    guard let day = date.truncatedToMilliseconds,
      let known = (stamp?.recordedAt ?? date).truncatedToMilliseconds
    else { throw .log(.dateOutOfRange) }
    guard known >= day else { throw .log(.knownBeforeItHappened) }
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

  /// Stores merges of the platform that are stored whole, as logs of version 0.1 have them, as differences.
  ///
  /// The diary stays the same, and so do the identifiers of its events. Other devices may compact their logs as well
  /// or not: merging takes the shorter form of an event. Send them the compacted log rather than single events, or
  /// they keep the longer one.
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
    if let rejected = merge(events).first {
      throw ReplayError(position: rejected.position, refusal: .log(rejected.reason))
    }
  }

  /// Takes an event into the log, at its place.
  ///
  /// The same event a second time changes nothing. One that is not possible at its place stays without effect.
  public mutating func apply(_ event: Diary.Event) throws(DiaryError) {
    if let rejected = merge(CollectionOfOne(event)).first { throw .log(rejected.reason) }
  }

  /// Takes the events of another device into the log, all that a log can take.
  ///
  /// Of a merge of the platform that one device has compacted and another has not, the shorter form is kept.
  public mutating func merge(
    _ events: some Sequence<Diary.Event>
  ) -> [RejectedEvent<Diary.Action>] {
    let given = Array(events)
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
        content,
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
  /// Chooses the shortest form of each merge that leads to some courses, and none of forms that lead to different
  /// courses.
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
