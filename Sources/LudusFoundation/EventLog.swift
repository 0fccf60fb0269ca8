package import LudusCore

/// An event of a log that several devices share.
package protocol LoggedEvent: Identifiable, Hashable, Sendable, Encodable
where ID == Identifier<Self> {
  /// When it happened.
  var date: Date { get }
  /// The event at whole milliseconds, or nil when a date is too far away for that.
  var truncatedToMilliseconds: Self? { get }
}

extension LoggedEvent {
  /// The place of the event in the order of its log.
  package var place: EventPlace<Self> { EventPlace(date: date, id: id) }
}

/// A place in the order of events: that of dates, and at one date that of identifiers.
package struct EventPlace<Event: LoggedEvent>: Hashable, Comparable, Sendable {
  package let date: Date
  package let id: Event.ID

  package static func < (left: EventPlace, right: EventPlace) -> Bool {
    (left.date, left.id) < (right.date, right.id)
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

/// A set of events, kept in the order of date and then identifier.
///
/// What a log leads to is for its owner to fold; the log only knows which events there are.
package struct EventLog<Refusal: EventLogRefusal>: Hashable, Sendable {
  package typealias Event = Refusal.Event

  /// All events in order.
  package private(set) var events: [Event] = []
  /// All events by identifier.
  private var known: [Event.ID: Event] = [:]

  /// Creates an empty log.
  package init() {}

  /// Creates a log of events in any order and as often as they come.
  ///
  /// - Throws: The place of the first event that no log takes, and why.
  /// - Complexity: O(*n* log *n*) for *n* events.
  package init(replaying events: some Sequence<Event>) throws(ReplayError<Refusal>) {
    for (position, event) in events.enumerated() {
      do throws(Refusal) {
        try collect(event)
      } catch {
        throw ReplayError(position: position, refusal: error)
      }
    }
    self.events.sort { $0.place < $1.place }
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
    let index = events.firstIndexInOrder { event.place < $0.place }
    events.insert(event, at: index)
  }

  /// Returns the log with events in any order, or nil when it has all of them already.
  ///
  /// - Complexity: O(*n* log *n*) for a log of *n* events with them.
  package func merging(_ events: some Sequence<Event>) throws(Refusal) -> EventLog? {
    var merged = self
    for event in events {
      try merged.collect(event)
    }
    guard merged.events.count > self.events.count else { return nil }
    merged.events.sort { $0.place < $1.place }
    return merged
  }

  /// Adds an event to the end, whatever its place; the log is to be sorted afterwards.
  private mutating func collect(_ event: Event) throws(Refusal) {
    guard let event = try newEvent(event) else { return }
    known[event.id] = event
    events.append(event)
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
