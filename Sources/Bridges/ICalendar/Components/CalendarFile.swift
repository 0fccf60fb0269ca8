// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation

/// A calendar file (RFC 5545), usually one `VCALENDAR` component with events in it.
///
/// Reading takes every readable line and reports the others with their numbers. Writing folds and
/// ends lines by the standard. Lines that are not understood are kept.
///
/// ```swift
/// let (calendar, faults) = CalendarFile.read(data)
/// for fault in faults { show("\(fault)") }   // line 12: "20260231" is no value of DTSTART
/// save(calendar.data)
/// ```
public struct CalendarFile: Hashable, Sendable {
  /// The components that are in no other; a file may hold several calendars.
  public var components: [CalendarFile.Component]

  /// Creates a calendar file of its outermost components.
  public init(components: [CalendarFile.Component]) {
    self.components = components
  }

  /// The maximum depth of components within each other; deeper ones are left out in reading.
  static let maximumDepth = 32

  /// Reads a calendar file, even a faulty one.
  ///
  /// A component that does not end is taken to end with the one around it or with the file. Lines
  /// that are no properties, or stand outside of components, are left out.
  ///
  /// - Returns: The file as far as it could be read, and the faults of its lines, in their order.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(_ data: Data) -> (calendar: CalendarFile, faults: [CalendarFile.Fault]) {
    var tree = ComponentTree()
    for line in ContentLines.unfold(Array(data)) {
      tree.add(line)
    }
    return tree.finished()
  }

  /// The file, with lines folded at 75 octets.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public var data: Data {
    var octets: [UInt8] = []
    for component in components {
      Self.write(component, into: &octets)
    }
    return Data(octets)
  }

  private static func write(_ component: CalendarFile.Component, into octets: inout [UInt8]) {
    ContentLines.fold("BEGIN:\(component.name)", into: &octets)
    for property in component.properties {
      ContentLines.fold(property.contentLine, into: &octets)
    }
    for component in component.components {
      write(component, into: &octets)
    }
    ContentLines.fold("END:\(component.name)", into: &octets)
  }
}

extension CalendarFile {
  /// An event, a to-do or a journal entry of a calendar, with typed values.
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
    /// The number of times that the entry has been changed, from 0.
    public let sequence: Int
    /// The title.
    public let summary: String?
    /// The text.
    public let text: String?
    /// The time at which it starts.
    public let start: CalendarFile.Time?
    /// The time at which it ends: its end, or when it is due.
    public let end: CalendarFile.Time?
    /// The time that it takes, when there is no end.
    public let duration: CalendarFile.Duration?
    /// The start of the occurrence in a series that it replaces.
    public let recurrenceID: CalendarFile.Time?
    /// The rules by which it recurs; usually there is at most one.
    public let rules: [CalendarFile.RecurrenceRule]
    /// Times apart from the rules; a period counts by its start.
    public let furtherDates: [CalendarFile.Time]
    /// Times that are left out although the rules have them.
    public let exceptions: [CalendarFile.Time]
    /// The state, such as `COMPLETED`, in capital letters.
    public let status: String?
    /// The time at which it was completed.
    public let completed: CalendarFile.Time?
    /// The alarms for it.
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

extension CalendarFile {
  /// The alarm of a `VALARM` component: when to remind, and how (RFC 5545, 3.6.6).
  public struct Alarm: Hashable, Sendable {
    /// The time at which an alarm goes off.
    public enum Trigger: Hashable, Sendable {
      /// Some time after the start of its entry, or before it when negative.
      case afterStart(CalendarFile.Duration)
      /// Some time after the end, or after the due time.
      case afterEnd(CalendarFile.Duration)
      /// At a time, which the standard wants in UTC.
      case at(CalendarFile.Time)
    }

    /// The action, such as `DISPLAY`, in capital letters.
    public let action: String
    /// The trigger that sets it off.
    public let trigger: Trigger
    /// The text that is shown, if there is one.
    public let text: String?

    /// Creates an alarm.
    package init(_ trigger: Trigger, action: String = "DISPLAY", text: String? = nil) {
      self.trigger = trigger
      self.action = action
      self.text = text
    }

    /// Reads a component `VALARM`; nil, with a fault, when it does not say when it goes off.
    init?(_ component: CalendarFile.Component, faults: inout [CalendarFile.Fault]) {
      guard let property = component["TRIGGER"] else {
        faults.append(
          CalendarFile.Fault(.missing("TRIGGER", of: "VALARM"), line: component.line ?? 1)
        )
        return nil
      }
      if let duration = CalendarFile.Duration(property.value) {
        let isAfterEnd = property.parameter("RELATED")?.uppercased() == "END"
        trigger = isAfterEnd ? .afterEnd(duration) : .afterStart(duration)
      } else if let date = CalendarFile.Time(property), date.clock != nil {
        trigger = .at(date)
      } else {
        faults.append(.badValue(of: property))
        return nil
      }
      action = component["ACTION"]?.text.uppercased() ?? "DISPLAY"
      text = component["DESCRIPTION"]?.text
    }

    /// The component.
    package var component: CalendarFile.Component {
      let property =
        switch trigger {
        case .afterStart(let duration):
          CalendarFile.Property(known: "TRIGGER", value: duration.text)
        case .afterEnd(let duration):
          CalendarFile.Property(
            known: "TRIGGER",
            parameters: [CalendarFile.Parameter(known: "RELATED", "END")],
            value: duration.text
          )
        case .at(let date):
          CalendarFile.Property(
            known: "TRIGGER",
            parameters: [CalendarFile.Parameter(known: "VALUE", "DATE-TIME")],
            value: date.text
          )
        }
      return CalendarFile.Component(
        known: "VALARM",
        properties: [CalendarFile.Property(known: "ACTION", text: action), property]
          + (text.map { [CalendarFile.Property(known: "DESCRIPTION", text: $0)] } ?? [])
      )
    }
  }
}

extension CalendarFile {
  /// The lines between `BEGIN` and `END`: a calendar, an event, an alarm, or something unknown.
  ///
  /// Unknown content is kept, so that a calendar can be changed in one place and written
  /// back. Components are equal when names, properties and components within are equal.
  public struct Component: Hashable, Sendable {
    /// The name in capital letters, such as `VEVENT`.
    public let name: String
    /// The properties in their order.
    public var properties: [CalendarFile.Property]
    /// The components within, in their order.
    public var components: [CalendarFile.Component]
    private let source: SourceLine

    /// The line that it was read from, counted from 1; nil when it was not read.
    public var line: Int? { source.number }

    /// Creates a component, or nil for a name with other characters than letters, digits, `-`, `_`
    /// and `.`.
    ///
    /// The case of the name does not matter.
    public init?(
      _ name: String,
      properties: [CalendarFile.Property] = [],
      components: [CalendarFile.Component] = []
    ) {
      guard let name = CalendarFile.Property.name(name) else { return nil }
      self.init(checked: name, properties: properties, components: components, line: nil)
    }

    package init(
      known name: StaticString,
      properties: [CalendarFile.Property],
      components: [CalendarFile.Component] = []
    ) {
      self.init(checked: "\(name)", properties: properties, components: components, line: nil)
    }

    init(
      checked name: String,
      properties: [CalendarFile.Property] = [],
      components: [CalendarFile.Component] = [],
      line: Int?
    ) {
      self.name = name
      self.properties = properties
      self.components = components
      source = SourceLine(number: line)
    }

    /// The first property of a name, which is in capital letters, or nil.
    public subscript(name: String) -> CalendarFile.Property? {
      properties.first { $0.name == name }
    }

    /// Returns all properties of a name, which is in capital letters.
    public func all(_ name: String) -> [CalendarFile.Property] {
      properties.filter { $0.name == name }
    }

    /// Returns the components within that have a name, which is in capital letters.
    public func components(named name: String) -> [CalendarFile.Component] {
      components.filter { $0.name == name }
    }
  }
}

/// Puts lines together to components.
struct ComponentTree {
  private var outermost: [CalendarFile.Component] = []
  /// The components that have begun and not ended, from the outermost to the innermost.
  private var open: [CalendarFile.Component] = []
  private var faults: [CalendarFile.Fault] = []
  /// The number of components begun that are too deep; their content is left out.
  private var tooDeep = 0

  /// Adds the next line.
  mutating func add(_ line: ContentLines.Line) {
    let property: CalendarFile.Property
    do {
      property = try CalendarFile.Property(line)
    } catch {
      guard tooDeep == 0 else { return }
      faults.append(error)
      return
    }
    switch property.name {
    case "BEGIN":
      begin(property.value, on: line.number)
    case "END":
      end(property.value, on: line.number)
    case _ where tooDeep > 0:
      return
    case _ where open.isEmpty:
      faults.append(CalendarFile.Fault(.outsideComponents(property.name), line: line.number))
    default:
      if !line.isUTF8 { faults.append(CalendarFile.Fault(.notUTF8, line: line.number)) }
      open[open.count - 1].properties.append(property)
    }
  }

  /// Returns the file; components that have not ended are taken to end here.
  mutating func finished() -> (calendar: CalendarFile, faults: [CalendarFile.Fault]) {
    while !open.isEmpty {
      reportOpen()
      close()
    }
    return (CalendarFile(components: outermost), faults.sorted { $0.line < $1.line })
  }

  private mutating func begin(_ text: String, on line: Int) {
    if tooDeep > 0 {
      tooDeep += 1
    } else if open.count == CalendarFile.maximumDepth {
      faults.append(CalendarFile.Fault(.tooDeep(limit: CalendarFile.maximumDepth), line: line))
      tooDeep = 1
    } else if let name = Self.name(text) {
      open.append(CalendarFile.Component(checked: name, line: line))
    } else {
      faults.append(CalendarFile.Fault(.badValue(String(text.prefix(60)), of: "BEGIN"), line: line))
    }
  }

  private mutating func end(_ text: String, on line: Int) {
    if tooDeep > 0 {
      tooDeep -= 1
      return
    }
    guard let name = Self.name(text) else {
      faults.append(CalendarFile.Fault(.badValue(String(text.prefix(60)), of: "END"), line: line))
      return
    }
    guard let begun = open.lastIndex(where: { $0.name == name }) else {
      faults.append(CalendarFile.Fault(.notBegun(name), line: line))
      return
    }
    while open.count > begun + 1 {
      reportOpen()
      close()
    }
    close()
  }

  /// Reports that the innermost open component does not end.
  private mutating func reportOpen() {
    guard let component = open.last else { return }
    faults.append(CalendarFile.Fault(.notEnded(component.name), line: component.line ?? 1))
  }

  private mutating func close() {
    guard let component = open.popLast() else { return }
    if open.isEmpty {
      outermost.append(component)
    } else {
      open[open.count - 1].components.append(component)
    }
  }

  private static func name(_ text: String) -> String? {
    CalendarFile.Property.name(String(decoding: text.utf8.filter { !$0.isBlank }, as: UTF8.self))
  }
}
