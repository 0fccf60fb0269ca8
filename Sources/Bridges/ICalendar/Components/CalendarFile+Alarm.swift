// SPDX-License-Identifier: Apache-2.0
extension CalendarFile {
  /// The alarm of a component `VALARM`: when to remind, and how (RFC 5545, 3.6.6).
  public struct Alarm: Hashable, Sendable {
    /// When an alarm goes off.
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
    /// When it goes off.
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
