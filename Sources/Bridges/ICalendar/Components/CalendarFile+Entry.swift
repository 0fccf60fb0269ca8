// SPDX-License-Identifier: Apache-2.0
extension CalendarFile {
  /// An event, a to-do or a journal entry of a calendar, in values of their types.
  ///
  /// ```swift
  /// for entry in calendar.entries(faults: &faults) where entry.kind == .event {
  ///   show(entry.summary ?? "without a title", entry.start)
  /// }
  /// ```
  public struct Entry: Hashable, Sendable {
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
    /// The component, with all that is not read here.
    public let component: CalendarFile.Component
    /// The identifier of the entry in all calendars; nil where a faulty file leaves it out.
    public let uid: String?
    /// How often the entry has been changed, from 0.
    public let sequence: Int
    /// The title.
    public let summary: String?
    /// The text.
    public let text: String?
    /// When it starts.
    public let start: CalendarFile.Time?
    /// When it ends: its end, or when it is due.
    public let end: CalendarFile.Time?
    /// How long it takes, when there is no end.
    public let duration: CalendarFile.Duration?
    /// The start of the occurrence in a series that it replaces.
    public let recurrenceID: CalendarFile.Time?
    /// How it comes again; usually there is at most one rule.
    public let rules: [CalendarFile.RecurrenceRule]
    /// Times apart from the rules; a period counts by its start.
    public let furtherDates: [CalendarFile.Time]
    /// Times that are left out although the rules have them.
    public let exceptions: [CalendarFile.Time]
    /// The state, such as `COMPLETED`, in capital letters.
    public let status: String?
    /// When it was completed.
    public let completed: CalendarFile.Time?
    /// When to remind.
    public let alarms: [CalendarFile.Alarm]

    /// Reads a component, or nil when it is no event, to-do or journal entry.
    ///
    /// The entry is without the values that are not of their types; those are added to the faults.
    package init?(_ component: CalendarFile.Component, faults: inout [CalendarFile.Fault]) {
      guard let kind = Kind(rawValue: component.name) else { return nil }
      self.kind = kind
      self.component = component
      var reader = ValueReader(component)
      uid = component["UID"]?.text.withoutBlanksAround
      sequence =
        reader.first("SEQUENCE") { property in
          Int(property.value.withoutBlanksAround).flatMap { $0 < 0 ? nil : $0 }
        } ?? 0
      summary = component["SUMMARY"]?.text
      text = component["DESCRIPTION"]?.text
      start = reader.first("DTSTART", CalendarFile.Time.init)
      end = reader.first(kind == .todo ? "DUE" : "DTEND", CalendarFile.Time.init)
      duration = reader.first("DURATION") { CalendarFile.Duration($0.value) }
      recurrenceID = reader.first("RECURRENCE-ID", CalendarFile.Time.init)
      rules = reader.all("RRULE") { CalendarFile.RecurrenceRule($0.value).map { [$0] } }
      furtherDates = reader.all("RDATE", ValueReader.dates)
      exceptions = reader.all("EXDATE", ValueReader.dates)
      status = component["STATUS"]?.text.withoutBlanksAround.uppercased()
      completed = reader.first("COMPLETED", CalendarFile.Time.init)
      faults += reader.faults
      alarms = component.components(named: "VALARM").compactMap {
        CalendarFile.Alarm($0, faults: &faults)
      }
    }
  }
}

/// Reads values of properties and gathers their faults.
private struct ValueReader {
  private let component: CalendarFile.Component
  private(set) var faults: [CalendarFile.Fault] = []

  init(_ component: CalendarFile.Component) {
    self.component = component
  }

  /// Reads the first property of a name, if there is one.
  mutating func first<Value>(
    _ name: String,
    _ read: (CalendarFile.Property) -> Value?
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
    _ read: (CalendarFile.Property) -> [Value]?
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
  static func dates(_ property: CalendarFile.Property) -> [CalendarFile.Time]? {
    let zone = property.parameter("TZID")
    let texts = property.value.split(separator: ",")
    let dates = texts.compactMap { text in
      let start = text.utf8.prefix { $0 != UInt8(ascii: "/") }
      return CalendarFile.Time(String(decoding: Array(start), as: UTF8.self), zone: zone)
    }
    return dates.count == texts.count ? dates : nil
  }
}

extension CalendarFile {
  /// Returns the events, to-dos and journal entries, wherever they are, in their order.
  ///
  /// Values that are not of their types are added to the faults.
  ///
  /// - Complexity: O(*n*) in the size of the calendar.
  public func entries(faults: inout [CalendarFile.Fault]) -> [CalendarFile.Entry] {
    var entries: [CalendarFile.Entry] = []
    Self.add(components, to: &entries, &faults)
    return entries
  }

  private static func add(
    _ components: [CalendarFile.Component],
    to entries: inout [CalendarFile.Entry],
    _ faults: inout [CalendarFile.Fault]
  ) {
    for component in components {
      if let entry = CalendarFile.Entry(component, faults: &faults) {
        entries.append(entry)
      }
      add(component.components, to: &entries, &faults)
    }
  }
}
