internal import LudusCore
internal import LudusFoundation

/// The events of a diary: a set, kept in the order of date and then identifier.
struct DiaryLog: Hashable, Sendable {
  private(set) var events: [DiaryEvent] = []
  /// All events by identifier.
  private var known: [DiaryEvent.ID: DiaryEvent] = [:]

  func contains(_ event: DiaryEvent.ID) -> Bool { known[event] != nil }

  /// Returns an event as it is stored, or nil when the log has it already.
  func newEvent(_ event: DiaryEvent) throws(DiaryError) -> DiaryEvent? {
    guard !event.id.rawValue.isEmpty else { throw .emptyIdentifier }
    guard let event = event.truncatedToMilliseconds else { throw .dateOutOfRange }
    guard let known = known[event.id] else { return event }
    guard known == event else { throw .conflictingEvent(event.id) }
    return nil
  }

  /// Adds a new event at its place.
  mutating func insert(_ event: DiaryEvent) {
    known[event.id] = event
    var (low, high) = (0, events.count)
    if let last = events.last, last.place < event.place { low = high }
    while low < high {
      let middle = low + (high - low) / 2
      if events[middle].place < event.place {
        low = middle + 1
      } else {
        high = middle
      }
    }
    events.insert(event, at: low)
  }

  /// Adds an event to the end, whatever its place; the log is to be sorted afterwards.
  mutating func collect(_ event: DiaryEvent) throws(DiaryError) {
    guard let event = try newEvent(event) else { return }
    known[event.id] = event
    events.append(event)
  }

  mutating func sort() {
    events.sort { $0.place < $1.place }
  }

  /// Returns the identifier of an event for which none is given.
  func derivedID(_ action: DiaryAction, at date: Date, recordedAt: Date) -> DiaryEvent.ID {
    let event = DiaryEvent(id: "", action, at: date, recordedAt: recordedAt)
    let before = events.last.flatMap { $0.date == date ? $0.id.rawValue : nil }
    var number = events.count
    var id: DiaryEvent.ID
    repeat {
      number += 1
      id = DiaryEvent.ID(DerivedEventID.text(number: number, of: event, after: before))
    } while contains(id)
    return id
  }
}
