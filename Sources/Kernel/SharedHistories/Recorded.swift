// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// An action in a value shared by several people or devices.
public protocol SharedAction: EventAction {
  /// The identifier of the one who does it.
  associatedtype Actor: Hashable & Sendable & Codable

  /// The dates that it names, such as deadlines, apart from when it happened.
  ///
  /// A log refuses an action with one that cannot be stored.
  var namedDates: [Date] { get }
}

extension SharedAction {
  /// None.
  public var namedDates: [Date] { [] }
}

/// An event in a value shared by several people or devices: who did what, when it happened and when
/// it became known.
///
/// Events are made by commands, stored by the app, sent from device to device and given back to
/// `merge(_:)`. Their order follows from their dates and identifiers, whatever order they arrive
/// in.
///
/// In JSON an event is one object with the keys of its action and with `id`, `by` and `at`:
/// `{"kind":"claimed","todo":"windows","id":"e7","by":"bob","at":1795262400000}`. The date at which
/// it became known, `recordedAt`, is there when it is another one, and `order` when it is not 0.
/// Dates are milliseconds since 1970.
public struct Recorded<Action: SharedAction>: Identifiable, Hashable, Sendable {
  /// The identifier of an event in its log.
  public typealias ID = Identifier<Recorded<Action>>

  /// The identifier: the same identifier is the same event.
  public let id: ID
  /// The action.
  public let action: Action
  /// The one who did it, or nil where nobody in particular did it or it is the owner's own log.
  public let actor: Action.Actor?
  /// The date when it happened.
  public let date: Date
  /// The date when it became known, which is later than ``date`` for what was entered afterwards.
  public let recordedAt: Date
  /// The number that orders the events of one instant; of the same number the smaller identifier
  /// comes first.
  ///
  /// A command gives its event one with which it comes after all that the log has of that instant.
  public let order: Int

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - actor: The one who did it.
  ///   - date: The date when it happened. A log stores whole milliseconds.
  ///   - recordedAt: The date when it became known; nil stands for the date when it happened.
  ///   - order: The number that orders the events of one instant: give an event that follows
  ///     another a larger one.
  ///   - id: The identifier in its log.
  public init(
    _ action: Action,
    by actor: Action.Actor? = nil,
    at date: Date,
    recordedAt: Date? = nil,
    order: Int = 0,
    id: ID
  ) {
    self.id = id
    self.action = action
    self.actor = actor
    self.date = date
    self.recordedAt = recordedAt ?? date
    self.order = order
  }

  /// Optional details for the event of a command: when it became known, and its identifier.
  ///
  /// ```swift
  /// try group.complete("windows", by: "bob", at: sunday, stamp: .init(recordedAt: monday))
  /// ```
  public struct Stamp: Hashable, Sendable {
    /// The identifier of the event, or nil for one derived from the log.
    ///
    /// Doing the same thing with the same identifier again changes nothing.
    public let id: ID?
    /// The date when it became known, or nil for the date when it happened.
    public let recordedAt: Date?

    /// Creates a stamp.
    ///
    /// - Parameters:
    ///   - id: The identifier of the event, or nil for one derived from the log.
    ///   - recordedAt: The date when it became known, or nil for the date when it happened.
    public init(id: ID? = nil, recordedAt: Date? = nil) {
      self.id = id
      self.recordedAt = recordedAt
    }
  }
}

extension Recorded: JSONRecord {
  package static func form(_ record: inout Record<Self, Action.Fault>) throws -> Self {
    let id = record.field("id") { $0.id }
    let action = record.inline { $0.action }
    let actor = record.field("by") { $0.actor }
    let date = record.field("at", { $0.date }, as: .milliseconds)
    let recordedAt = record.field("recordedAt", { $0.laterRecordedAt }, as: .milliseconds)
    let order = record.field("order", { $0.order }, default: 0)
    return try Recorded(
      action(),
      by: actor(),
      at: date(),
      recordedAt: recordedAt(),
      order: order(),
      id: id()
    )
  }

  /// The date when it became known, if that is another date than when it happened.
  private var laterRecordedAt: Date? { recordedAt == date ? nil : recordedAt }
}

extension Recorded {
  /// The event at whole milliseconds, or nil when a date is too far away for that.
  @inlinable package var truncatedToMilliseconds: Recorded? {
    guard let date = date.truncatedToMilliseconds,
      let recordedAt = recordedAt.truncatedToMilliseconds
    else { return nil }
    if date == self.date, recordedAt == self.recordedAt { return self }
    return Recorded(action, by: actor, at: date, recordedAt: recordedAt, order: order, id: id)
  }

  /// The event with another number among those of its instant.
  @inlinable package func ordered(_ order: Int) -> Recorded {
    Recorded(action, by: actor, at: date, recordedAt: recordedAt, order: order, id: id)
  }

  /// Whether it can have happened: nothing is known before it happens.
  @inlinable package var isSound: Bool { recordedAt >= date }
}

extension Recorded {
  /// The date by which the event stands in a log.
  @inlinable package func date(in order: EventOrder) -> Date {
    order == .happened ? date : recordedAt
  }

  /// Whether the event comes before another one in a log: by dates, at one date by their numbers
  /// and then identifiers.
  @inlinable package func precedes(_ other: Recorded, in order: EventOrder = .happened) -> Bool {
    let (first, second) = (date(in: order), other.date(in: order))
    if first != second { return first < second }
    if date != other.date { return date < other.date }
    return self.order != other.order ? self.order < other.order : id < other.id
  }
}

/// The identifiers that events of a shared log get when none are given.
///
/// One has the event's number in the log and a digest of everything else about it. So two devices
/// that add different events to the same log give them different identifiers, and the same event
/// gets the same one.
@usableFromInline package enum DerivedEventID: Sendable {
  /// Returns the identifier of an event.
  ///
  /// It has 15 letters at most in logs of up to a million events: a `String` keeps so many without
  /// memory of its own.
  ///
  /// - Parameters:
  ///   - number: The number of the event in the log, counted from 1.
  ///   - event: The event with an empty identifier.
  /// - Returns: The identifier.
  @usableFromInline package static func text(number: Int, of event: some Encodable) -> String {
    // What cannot be encoded has a date out of range and is refused by the log.
    "\(ordered(number))-\(letters(of: DigestEncoder.digest(of: event)))"
  }

  /// Seven letters of six bits each, which two digests share by a chance of one in four trillion.
  private static func letters(of digest: UInt64) -> String {
    let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~".utf8)
    let bits = digest ^ (digest >> 42)
    return String(
      decoding: (0..<7).map { alphabet[Int((bits >> (6 * $0)) & 63)] },
      as: UTF8.self
    )
  }

  /// A number with a letter before it, so that texts are in the order of numbers: e000009, e000010,
  /// f1000000.
  private static func ordered(_ number: Int) -> String {
    let digits = String(number)
    let width = 6
    let zeros = String(repeating: "0", count: max(width - digits.count, 0))
    let letter = Unicode.Scalar(UInt8(ascii: "e") + UInt8(max(digits.count - width, 0)))
    return "\(letter)\(zeros)\(digits)"
  }
}
