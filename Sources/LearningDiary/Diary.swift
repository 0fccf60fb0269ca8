public import Gamification
public import LudusCore
internal import LudusFoundation

/// A learning diary: the courses of a platform, what the learner adds to them, and what that earns.
///
/// ```swift
/// var diary = Diary(owner: "eva")
/// try diary.merge(platform: courses, at: now)
/// try diary.add(
///   .goal(id: "g1", title: "Finish the login screen", course: "coding", due: friday), at: now)
/// diary.list(.outstanding, on: today, calendar: vienna).nearest   // what the list scrolls to
/// try diary.complete("g1", id: "e7", at: now)                     // XP once
/// ```
///
/// A diary is one learner's, on any number of devices. Its history is a *set* of events, ordered by
/// date and then by identifier; what the diary says follows from the set alone. An event may arrive
/// late, twice, or from another device: ``merge(_:)`` gives the same diary, and the same level, in
/// whatever order.
///
/// - A *command* checks what is asked against the diary as it is at its date, and throws
///   ``DiaryError`` when it is refused. The diary is then unchanged.
/// - An *event* is always taken into the log. One that is not possible at its place stays without
///   effect, and ``effect(of:)`` tells why. It can come into effect again when an event before it
///   arrives.
///
/// What is due is due on a calendar day, wherever the learner is. Instants are given by the caller:
/// `at` is when something happened, `recordedAt` when it became known, which is the same by default.
/// A query that turns instants into days takes a `Calendar` with the zone of the learner; no zone is
/// stored.
public struct Diary: Replayable, Hashable {
  /// Why an event is not possible.
  public typealias Refusal = DiaryError

  /// Whose diary it is, and what it goes by.
  public let content: DiaryContent
  private var log = EventLog<DiaryError>()
  private(set) var fold: DiaryFold

  /// Creates a diary in which nothing has happened.
  public init(_ content: DiaryContent) {
    self.content = content
    fold = DiaryFold([], over: content)
  }

  /// Creates a diary in which nothing has happened.
  ///
  /// - Parameters:
  ///   - owner: Whose diary it is.
  ///   - policies: What it goes by.
  public init(owner: Member.ID, policies: DiaryPolicies = DiaryPolicies()) {
    self.init(DiaryContent(owner: owner, policies: policies))
  }

  /// All that has happened, in the order of date and then identifier, also what has no effect.
  public var events: [DiaryEvent] { log.events }

  /// Whose diary it is.
  public var owner: Member.ID { content.owner }

  /// What follows from all events.
  var state: DiaryState { fold.state }

  /// Takes an event into the log, at its place.
  ///
  /// The same event a second time changes nothing. One that is not possible at its place stays
  /// without effect.
  ///
  /// - Throws: ``DiaryError/conflictingEvent(_:)`` for another event with the same identifier,
  ///   ``DiaryError/emptyIdentifier`` and ``DiaryError/dateOutOfRange``. The diary is then
  ///   unchanged.
  /// - Complexity: O(log *n*) or so for an event that comes last; O(*n*) for one that comes late.
  public mutating func apply(_ event: DiaryEvent) throws(DiaryError) {
    guard let event = try log.newEvent(event) else { return }
    log.insert(event)
    if event.id == events.last?.id {
      fold.append(event)
    } else {
      fold = DiaryFold(events, over: content)
    }
  }

  /// Creates the diary that a log leads to.
  ///
  /// - Parameters:
  ///   - content: Whose diary it is, and what it goes by.
  ///   - events: The events, in any order and as often as they come.
  /// - Throws: `ReplayError` for an event that no log takes; see ``apply(_:)``.
  /// - Complexity: O(*n* log *n*) for *n* events.
  public init(
    _ content: DiaryContent,
    replaying events: some Sequence<DiaryEvent>
  ) throws(ReplayError<DiaryError>) {
    self.content = content
    log = try EventLog(replaying: events)
    fold = DiaryFold(log.events, over: content)
  }

  /// Takes the events of another device into the log.
  ///
  /// Merging *a* into *b* gives the same as merging *b* into *a*.
  ///
  /// - Parameter events: Events in any order; those that are there already change nothing.
  /// - Throws: What ``apply(_:)`` throws, for the first event that the log does not take. The diary
  ///   is then unchanged.
  /// - Complexity: O(*n* log *n*) for a log of *n* events with them.
  public mutating func merge(_ events: some Sequence<DiaryEvent>) throws(DiaryError) {
    guard let merged = try log.merging(events) else { return }
    log = merged
    fold = DiaryFold(log.events, over: content)
  }

  /// Does something, if it is possible at its place.
  ///
  /// Every other command is a short form of this one.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - id: The identifier of the event, or nil for one derived from the log. Doing the same thing
  ///     at the same date with the same identifier again changes nothing.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event, as it stands in the log.
  /// - Throws: Why it is not possible. The diary is then unchanged.
  /// - Complexity: That of ``apply(_:)``.
  @discardableResult
  public mutating func perform(
    _ action: DiaryAction,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    guard let date = date.truncatedToMilliseconds,
      let recordedAt = (recordedAt ?? date).truncatedToMilliseconds
    else { throw .dateOutOfRange }
    func event(_ id: DiaryEvent.ID) -> DiaryEvent {
      DiaryEvent(id: id, action, at: date, recordedAt: recordedAt)
    }
    let asked = event(id ?? log.derivedID(of: event("")))
    guard let event = try log.newEvent(asked) else { return asked }
    if log.isLast(event) {
      try fold.appendIfPossible(event)
      log.insert(event)
    } else {
      var changed = self
      try changed.apply(event)
      if let refusal = changed.fold.refusals[event.id] { throw refusal }
      self = changed
    }
    return event
  }

  /// Whether the log has an event, with effect or without.
  func contains(_ event: DiaryEvent.ID) -> Bool { log.contains(event) }
}
