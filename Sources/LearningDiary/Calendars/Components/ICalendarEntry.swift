/// What an event, a to-do or a journal entry of a calendar says, in values of their types.
///
/// ```swift
/// for entry in calendar.entries(faults: &faults) where entry.kind == .event {
///   show(entry.summary ?? "without a title", entry.start)
/// }
/// ```
public struct ICalendarEntry: Hashable, Sendable {
  /// The kinds of entries.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Something that takes place.
    case event = "VEVENT"
    /// Something to do.
    case todo = "VTODO"
    /// A text about a day.
    case journal = "VJOURNAL"
  }

  /// The kind.
  public let kind: Kind
  /// The component, with all that is not told here.
  public let component: ICalendarComponent
  /// Names the entry in all calendars; nil when that is left out, as it should not be.
  public let uid: String?
  /// How often the entry has been changed, from 0.
  public let sequence: Int
  /// The title.
  public let summary: String?
  /// The text.
  public let text: String?
  /// When it starts.
  public let start: ICalendarDate?
  /// When it ends: its end, or when it is due.
  public let end: ICalendarDate?
  /// How long it takes, when there is no end.
  public let duration: ICalendarDuration?
  /// Which of a series it replaces, by the time at which that would have started.
  public let recurrenceID: ICalendarDate?
  /// How it comes again; usually there is at most one rule.
  public let rules: [RecurrenceRule]
  /// Times besides the rules; a period counts by its start.
  public let furtherDates: [ICalendarDate]
  /// Times that are left out although the rules have them.
  public let exceptions: [ICalendarDate]
  /// The state, such as `COMPLETED`, in capital letters.
  public let status: String?
  /// When it was completed.
  public let completed: ICalendarDate?
  /// When to remind.
  public let alarms: [ICalendarAlarm]

  /// Reads a component, or nil when it is no event, to-do or journal entry.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - faults: Values that are not of their types are added here; the entry is without them.
  public init?(_ component: ICalendarComponent, faults: inout [ICalendarFault]) {
    guard let kind = Kind(rawValue: component.name) else { return nil }
    self.kind = kind
    self.component = component
    var reader = ICalendarValueReader(component)
    uid = component["UID"]?.text.withoutBlanksAround
    sequence = reader.first("SEQUENCE") { Int($0.value.withoutBlanksAround) } ?? 0
    summary = component["SUMMARY"]?.text
    text = component["DESCRIPTION"]?.text
    start = reader.first("DTSTART", ICalendarDate.init)
    end = reader.first(kind == .todo ? "DUE" : "DTEND", ICalendarDate.init)
    duration = reader.first("DURATION") { ICalendarDuration($0.value) }
    recurrenceID = reader.first("RECURRENCE-ID", ICalendarDate.init)
    rules = reader.all("RRULE") { RecurrenceRule($0.value).map { [$0] } }
    furtherDates = reader.all("RDATE", ICalendarValueReader.dates)
    exceptions = reader.all("EXDATE", ICalendarValueReader.dates)
    status = component["STATUS"]?.text.withoutBlanksAround.uppercased()
    completed = reader.first("COMPLETED", ICalendarDate.init)
    faults += reader.faults
    alarms = component.components(named: "VALARM").compactMap {
      ICalendarAlarm($0, faults: &faults)
    }
  }
}

/// Reads values of properties and gathers what is wrong with them.
private struct ICalendarValueReader {
  private let component: ICalendarComponent
  private(set) var faults: [ICalendarFault] = []

  init(_ component: ICalendarComponent) {
    self.component = component
  }

  /// Reads the first property of a name, if there is one.
  mutating func first<Value>(
    _ name: String,
    _ read: (ICalendarProperty) -> Value?
  ) -> Value? {
    guard let property = component[name] else { return nil }
    let value = read(property)
    if value == nil {
      faults.append(.badValue(of: property))
    }
    return value
  }

  /// Reads all properties of a name.
  mutating func all<Value>(
    _ name: String,
    _ read: (ICalendarProperty) -> [Value]?
  ) -> [Value] {
    var values: [Value] = []
    for property in component.all(name) {
      if let read = read(property) {
        values += read
      } else {
        faults.append(.badValue(of: property))
      }
    }
    return values
  }

  /// Reads a list of dates or of periods; nil when one of them is none.
  static func dates(_ property: ICalendarProperty) -> [ICalendarDate]? {
    let zone = property.parameter("TZID")
    let texts = property.value.split(separator: ",")
    let dates = texts.compactMap { text in
      let start = text.utf8.prefix { $0 != UInt8(ascii: "/") }
      return ICalendarDate(String(decoding: Array(start), as: UTF8.self), zone: zone)
    }
    return dates.count == texts.count ? dates : nil
  }
}

extension ICalendar {
  /// Returns the events, to-dos and journal entries, wherever they are, in their order.
  ///
  /// - Parameter faults: Values that are not of their types are added here.
  /// - Returns: The entries.
  /// - Complexity: O(*n*) in the size of the calendar.
  public func entries(faults: inout [ICalendarFault]) -> [ICalendarEntry] {
    var entries: [ICalendarEntry] = []
    Self.add(components, to: &entries, &faults)
    return entries
  }

  private static func add(
    _ components: [ICalendarComponent],
    to entries: inout [ICalendarEntry],
    _ faults: inout [ICalendarFault]
  ) {
    for component in components {
      if let entry = ICalendarEntry(component, faults: &faults) {
        entries.append(entry)
      }
      add(component.components, to: &entries, &faults)
    }
  }
}
