// SPDX-License-Identifier: Apache-2.0

/// A value whose entire history is a list of events over fixed content.
///
/// A session of every engine is one. Its commands decide: they check what is asked, make an event
/// and apply it. Events change: ``apply(_:)`` is the only place where state changes, and it refuses
/// an event that is not possible where it comes. Therefore *replaying* the events of a session over
/// the same content gives the same session, and that is how apps store, synchronize, audit and
/// undo:
///
/// ```swift
/// let saved = try JSONEncoder().encode(session.events)
/// let events = try JSONDecoder().decode([QuizSession.Event].self, from: saved)
/// let resumed = try QuizSession(quiz, replaying: events)   // equal to `session`
/// ```
///
/// A conforming type keeps three promises: a refused event leaves the value as it was, an applied
/// event is appended to ``events``, and the state depends on content and events alone.
public protocol Replayable: Sendable {
  /// The subject of the value, which does not change: a quiz, an exercise, a sheet.
  associatedtype Content: Sendable
  /// A change, with everything that is needed to make it again.
  associatedtype Event: Codable, Hashable, Sendable
  /// The reason an event is refused.
  associatedtype Refusal: Error & Sendable

  /// Creates the value before its first event.
  init(_ content: Content)

  /// Creates the value that the events lead to, which is what applying one after the other gives.
  ///
  /// There is an implementation that does just that; a type whose events can come in any order has
  /// a faster one.
  ///
  /// - Throws: ``ReplayError`` with the place of the first event that is refused.
  init(_ content: Content, replaying events: some Sequence<Event>) throws(ReplayError<Refusal>)

  /// The subject of the value, which does not change.
  var content: Content { get }

  /// All that has happened, oldest first.
  var events: [Event] { get }

  /// The number of `events`, which costs nothing where they would have to be listed.
  var eventCount: Int { get }

  /// Returns the `events` after the first ones: those that a store lacks that has as many.
  ///
  /// - Complexity: O(*k*) for *k* events that are returned.
  func events(after count: Int) -> [Event]

  /// Makes the change that an event describes and appends it to ``events``.
  ///
  /// - Throws: The reason, when the event is not possible now. The value is then unchanged.
  mutating func apply(_ event: Event) throws(Refusal)
}

extension Replayable {
  /// The number of `events`.
  public var eventCount: Int { events.count }

  /// Returns the `events` after the first ones; all for a count below 0, none for one that is too
  /// large.
  public func events(after count: Int) -> [Event] { Array(events.dropFirst(Swift.max(count, 0))) }

  /// The last of the `events`, or nil when nothing has happened.
  public var lastEvent: Event? { events(after: eventCount - 1).last }

  /// Creates the value that the events lead to.
  ///
  /// - Parameters:
  ///   - content: The content over which the events were recorded.
  ///   - events: The events, oldest first.
  /// - Throws: ``ReplayError`` with the place of the first event that is refused, as one of a
  ///   forged or reordered log is.
  /// - Complexity: One application for each event.
  public init(
    _ content: Content,
    replaying events: some Sequence<Event>
  ) throws(ReplayError<Refusal>) {
    self.init(content)
    for (position, event) in events.enumerated() {
      do throws(Refusal) {
        try apply(event)
      } catch {
        throw ReplayError(position: position, refusal: error)
      }
    }
  }

  /// Returns the value as it was some events ago, by replaying all events but the last.
  ///
  /// - Parameter count: The number of events to take back; more than there are gives the value
  ///   before its first event, and 0 or less gives the value itself.
  /// - Returns: The value before those events.
  /// - Throws: ``ReplayError`` when an earlier event is refused, which cannot happen for a type
  ///   that keeps the promises of this protocol.
  /// - Complexity: One application for each event that stays.
  public func undoing(_ count: Int = 1) throws(ReplayError<Refusal>) -> Self {
    try Self(content, replaying: events.dropLast(Swift.max(count, 0)))
  }
}

// A type that is Replayable and declares Codable gets this form: its content and its events, from
// which decoding replays it, so that no stored state can contradict the history.

/// The reading of a history that was stored, in which rules stay as they were taken.
package enum HistoryReading {
  /// Whether what is read belongs to a stored history.
  @TaskLocal package static var isUnderWay = false
}

private enum ReplayableKey: String, CodingKey {
  case content, events
}

/// The place of an event in its array.
private struct EventIndex: CodingKey {
  let intValue: Int?
  let stringValue: String

  init(_ index: Int) {
    intValue = index
    stringValue = "Index \(index)"
  }

  init?(intValue: Int) { self.init(intValue) }

  init?(stringValue: String) { nil }
}

extension Replayable where Content: Decodable {
  /// Reads content and events, and replays them.
  ///
  /// - Throws: A `DecodingError` when either cannot be read or when an event is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ReplayableKey.self)
    let content: Content
    do {
      content = try HistoryReading.$isUnderWay.withValue(true) {
        try container.decode(Content.self, forKey: .content)
      }
    } catch let error as any FaultyContent {
      throw error.within(ContentPlace().key(ReplayableKey.content.rawValue))
    }
    let attempts = try HistoryReading.$isUnderWay.withValue(true) {
      try container.decode([ListElement<Event>].self, forKey: .events)
    }
    var events: [Event] = []
    events.reserveCapacity(attempts.count)
    for (index, attempt) in attempts.enumerated() {
      do {
        events.append(try attempt.get())
      } catch let error as any FaultyContent {
        throw error.within(ContentPlace().key(ReplayableKey.events.rawValue).index(index))
      }
    }
    do throws(ReplayError<Refusal>) {
      try self.init(content, replaying: events)
    } catch {
      let place: [any CodingKey] = [ReplayableKey.events, EventIndex(error.position)]
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath + place,
          debugDescription: "refused: \(error.refusal)",
          underlyingError: error
        )
      )
    }
  }
}

extension Replayable where Content: Encodable {
  /// Writes content and events.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ReplayableKey.self)
    try container.encode(content, forKey: .content)
    try container.encode(events, forKey: .events)
  }
}

/// A log that cannot be replayed: which of its events was refused, and why.
public struct ReplayError<Refusal: Error & Sendable>: Error, Sendable {
  /// The place of the refused event in the log, counted from 0.
  public let position: Int
  /// The reason it was refused.
  public let refusal: Refusal

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - position: The place of the refused event in the log, counted from 0.
  ///   - refusal: The reason it was refused.
  public init(position: Int, refusal: Refusal) {
    self.position = position
    self.refusal = refusal
  }
}

extension ReplayError: Equatable where Refusal: Equatable {}
extension ReplayError: Hashable where Refusal: Hashable {}

extension ReplayError: CustomStringConvertible {
  /// The error, for developers.
  public var description: String {
    "the event at index \(position) is refused: \(refusal)"
  }
}

/// A value that follows from others and is kept only to be quick, so it does not count in
/// comparisons.
package struct Derived<Value: Sendable>: Hashable, Sendable {
  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package static func == (left: Self, right: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
