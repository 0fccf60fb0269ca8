// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// What can be the date of an event is decided here, for all shared histories.

extension LogRefusal {
  /// Returns a date as a log keeps it.
  package static func checked(_ date: Date) throws(Self) -> Date {
    guard let stored = date.truncatedToMilliseconds else { throw .log(.dateOutOfRange) }
    return stored
  }
}

/// The possible error of the dates of events in a shared history, where it has no policy of its own
/// that says so.
///
/// ```swift
/// let clocks = try ClockRules { $0.reportWithin = .days(2) }
/// var contacts = ContactBook("school", clocks: clocks)
/// ```
///
/// Rules of groups, player logs, leagues and diaries have the same two values.
///
/// In JSON both stand among the keys of the content:
/// `{"clockTolerance":60,"reportWithin":{"days":2}}`. Without the key `reportWithin` there is no
/// limit, as in what was stored before there was one.
public struct ClockRules: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft, ClockedDraft {
    /// The type of the faults of values.
    public typealias Fault = JSONFault

    /// The amount by which the clocks of two devices may differ without anyone noticing, 0 to a
    /// day, in whole seconds.
    ///
    /// A command at a date that is before the last event, but by no more than this, is taken for
    /// one at the date of that event.
    public var clockTolerance: Duration = .usualClockTolerance
    /// The time after an event within which it can be reported, whatever its kind, or nil when that
    /// does not matter.
    public var reportWithin: CalendarSpan? = .usualReport

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// Ten minutes and seven days.
  public static let standard = ClockRules()

  /// Ten minutes, and no limit for what is reported late.
  public static let anyTime = ClockRules.named { $0.reportWithin = nil }
}

extension ClockRules: JSONPolicy {}

extension ClockRules.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.clocks()
  }
}

extension Duration {
  /// The tolerance of devices whose users never set a clock: ten minutes.
  package static var usualClockTolerance: Duration { .seconds(600) }
}

extension CalendarSpan {
  /// The usual time within which things can be entered afterwards: seven days.
  package static var usualReport: CalendarSpan { .days(7) }
}

/// A draft of a policy with the two values about clocks.
package protocol ClockedDraft: PolicyDraft {
  /// The amount by which the clocks of two devices may differ, 0 to a day, in whole seconds.
  var clockTolerance: Duration { get set }
  /// The time after an event within which it can be reported, or nil for any time.
  var reportWithin: CalendarSpan? { get set }
}

extension PolicyValues where Draft: ClockedDraft, Draft.Fault: RangeFault {
  /// Declares how far clocks may differ and how late something can be reported.
  ///
  /// - Parameter tolerance: The amount by which clocks may differ by JSON that does not say it, in
  ///   seconds; nil for the default.
  package mutating func clocks(withoutKey tolerance: Int? = nil) {
    seconds(
      "clockTolerance",
      \.clockTolerance,
      in: 0...86_400,
      leftOut: tolerance.map { .seconds($0) }
    )
    valueOrNil("reportWithin", \.reportWithin)
  }
}

/// The possible error of the dates of events in a shared log: what its policy says, by its days.
///
/// There is no other way to make one than by a policy, so that no history goes without.
@usableFromInline package struct LogClocks: Hashable, Sendable {
  /// The number of seconds by which the clocks of devices may differ.
  @usableFromInline package let tolerance: TimeInterval
  private let reportWithin: CalendarSpan?
  private let days: ZonedDays

  /// Creates the clocks of a log.
  ///
  /// - Parameters:
  ///   - draft: The values of its policy.
  ///   - days: Its days; nil for those in Greenwich, where it has no zone.
  package init(_ draft: some ClockedDraft, days: ZonedDays? = nil) {
    tolerance = Double(draft.clockTolerance.components.seconds)
    reportWithin = draft.reportWithin
    self.days = days ?? .greenwich
  }

  /// Returns why something that happened at a date could not become known at another one; nil when
  /// it could.
  @usableFromInline
  package func refusal(of date: Date, recordedAt known: Date) -> LogError? {
    guard known > date, let reportWithin, let end = days.date(reportWithin, after: date),
      end < known
    else { return nil }
    return refusal(possibleUntil: end)
  }

  /// Returns the refusal of something that could have been reported until a date.
  package func refusal(possibleUntil end: Date) -> LogError {
    .reportedTooLate(possibleUntil: end, day: days.day(of: end))
  }
}

/// The content of a shared history that has nothing but a name, such as a book of contacts or a
/// workshop.
///
/// In JSON it is an object, `{"id":"school","reportWithin":{"days":7}}`, or the name alone, with
/// which there is no limit for late reports.
public struct NamedContent<ID: Codable & Hashable & Sendable>: Hashable, Sendable {
  /// The name.
  public let id: ID
  /// The rules for the possible error of the dates of events.
  public let clocks: ClockRules

  /// Creates the content.
  public init(_ id: ID, clocks: ClockRules = .standard) {
    (self.id, self.clocks) = (id, clocks)
  }
}

extension NamedContent: Codable {
  private struct Form: JSONRecord {
    let id: ID
    let clocks: ClockRules

    static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
      let id = record.field("id", \.id)
      let clocks = record.inline(\.clocks)
      return try Self(id: id(), clocks: clocks())
    }
  }

  /// Reads a name with its rules, or a name alone.
  ///
  /// - Throws: `ContentError` with every fault, or a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(ID.self) {
      self.init(name, clocks: .anyTime)
    } else {
      let form = try Form(from: decoder)
      self.init(form.id, clocks: form.clocks)
    }
  }

  /// Writes the name with its rules, or alone where that means the same.
  public func encode(to encoder: any Encoder) throws {
    if clocks == .anyTime {
      var container = encoder.singleValueContainer()
      try container.encode(id)
    } else {
      try Form(id: id, clocks: clocks).encode(to: encoder)
    }
  }
}

extension SharedHistory {
  /// Creates the value before its first event.
  ///
  /// - Parameters:
  ///   - id: Its name.
  ///   - clocks: The rules for the possible error of the dates of events.
  public init<ID>(_ id: ID, clocks: ClockRules = .standard) where Content == NamedContent<ID> {
    self.init(NamedContent(id, clocks: clocks))
  }

  /// Creates the value that a log leads to, whatever the order of its events.
  ///
  /// - Parameters:
  ///   - id: Its name.
  ///   - clocks: The rules for the possible error of the dates of events.
  ///   - events: The events, in any order.
  /// - Throws: `ReplayError` with the place of the first event that no log takes.
  /// - Complexity: O(*n* log *n*) for *n* events.
  public init<ID>(
    _ id: ID,
    clocks: ClockRules = .standard,
    replaying events: some Sequence<Event>
  ) throws(ReplayError<Refusal>) where Content == NamedContent<ID> {
    try self.init(NamedContent(id, clocks: clocks), replaying: events)
  }
}
