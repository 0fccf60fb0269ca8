package import LudusCore

/// An event of a log that several devices share.
package protocol LoggedEvent: Identifiable, Hashable, Sendable, Encodable
where ID == Identifier<Self> {
  /// When it happened.
  var date: Date { get }
  /// When it became known, which is later for what was entered afterwards.
  var recordedAt: Date { get }
  /// The event at whole milliseconds, or nil when a date is too far away for that.
  var truncatedToMilliseconds: Self? { get }
}

extension LoggedEvent {
  /// The place of the event among those of a log in the order in which they happened.
  package var place: EventPlace<Self> { place(in: .happened) }

  /// The place of the event among those of a log.
  func place(in order: EventOrder) -> EventPlace<Self> {
    EventPlace(first: order == .happened ? date : recordedAt, date: date, id: id)
  }
}

/// What the events of a log are in the order of, before their dates and identifiers.
package enum EventOrder: Hashable, Sendable {
  /// When they happened, so that what is entered late comes where it belongs.
  case happened
  /// When they became known, so that nothing that comes late changes what was known before.
  case recorded
}

/// A place in the order of events: that of dates, and at one date that of identifiers.
package struct EventPlace<Event: LoggedEvent>: Hashable, Comparable, Sendable {
  fileprivate let first: Date
  fileprivate let date: Date
  fileprivate let id: Event.ID

  package static func < (left: EventPlace, right: EventPlace) -> Bool {
    (left.first, left.date, left.id) < (right.first, right.date, right.id)
  }
}

/// Why a log does not take an event, whatever it says.
package protocol EventLogRefusal<Event>: Error {
  associatedtype Event: LoggedEvent

  /// There is another event with this identifier.
  static func conflictingEvent(_ id: Event.ID) -> Self
  /// The identifier is empty.
  static var emptyIdentifier: Self { get }
  /// A date is too far away to be stored.
  static var dateOutOfRange: Self { get }
}

/// A set of events, kept in the order of their dates and then of their identifiers.
///
/// What a log leads to is for its owner to fold; the log only knows which events there are.
package struct EventLog<Refusal: EventLogRefusal>: Hashable, Sendable {
  package typealias Event = Refusal.Event

  /// All events in order.
  package private(set) var events: [Event] = []
  /// All events by identifier.
  private var known: [Event.ID: Event] = [:]
  private let order: EventOrder

  /// Creates an empty log.
  package init(in order: EventOrder = .happened) {
    self.order = order
  }

  /// Creates a log of events in any order and as often as they come.
  ///
  /// - Throws: `ReplayError` with the place of the first event that no log takes.
  /// - Complexity: O(*n* log *n*) for *n* events.
  package init(
    replaying events: some Sequence<Event>,
    in order: EventOrder = .happened
  ) throws(ReplayError<Refusal>) {
    self.init(in: order)
    for (position, event) in events.enumerated() {
      do throws(Refusal) {
        try collect(event)
      } catch {
        throw ReplayError(position: position, refusal: error)
      }
    }
    sort()
  }

  package func contains(_ event: Event.ID) -> Bool { known[event] != nil }

  /// Returns an event as it is stored, or nil when the log has it already.
  ///
  /// - Throws: What no log takes, and another event with the same identifier.
  package func newEvent(_ event: Event) throws(Refusal) -> Event? {
    guard !event.id.rawValue.isEmpty else { throw .emptyIdentifier }
    guard let event = event.truncatedToMilliseconds else { throw .dateOutOfRange }
    guard let known = known[event.id] else { return event }
    guard known == event else { throw .conflictingEvent(event.id) }
    return nil
  }

  /// Adds a new event at its place.
  ///
  /// - Complexity: O(1) on average for an event that comes last, else O(*n*).
  package mutating func insert(_ event: Event) {
    known[event.id] = event
    let place = event.place(in: order)
    let index = events.firstIndexInOrder { place < $0.place(in: order) }
    events.insert(event, at: index)
  }

  /// Whether a new event comes after all others.
  package func isLast(_ event: Event) -> Bool {
    events.last.map { $0.place(in: order) < event.place(in: order) } ?? true
  }

  /// Returns the log with events in any order, or nil when it has all of them already.
  ///
  /// - Throws: What no log takes, for the first such event.
  /// - Complexity: O(*n* log *n*) for a log of *n* events with them.
  package func merging(_ events: some Sequence<Event>) throws(Refusal) -> EventLog? {
    var merged = self
    for event in events {
      try merged.collect(event)
    }
    guard merged.events.count > self.events.count else { return nil }
    merged.sort()
    return merged
  }

  /// Adds an event to the end, whatever its place; the log is to be sorted afterwards.
  private mutating func collect(_ event: Event) throws(Refusal) {
    guard let event = try newEvent(event) else { return }
    known[event.id] = event
    events.append(event)
  }

  private mutating func sort() {
    events.sort { $0.place(in: order) < $1.place(in: order) }
  }

  /// Returns the identifier for an event that has none.
  ///
  /// - Parameter event: The event with an empty identifier.
  /// - Returns: One that no event of the log has; see ``DerivedEventID``.
  package func derivedID(of event: Event) -> Event.ID {
    let before = events.last.flatMap { $0.date == event.date ? $0.id.rawValue : nil }
    var number = events.count
    var id: Event.ID
    repeat {
      number += 1
      id = Event.ID(DerivedEventID.text(number: number, of: event, after: before))
    } while contains(id)
    return id
  }
}
