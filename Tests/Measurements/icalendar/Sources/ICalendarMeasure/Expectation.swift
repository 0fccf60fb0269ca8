// SPDX-License-Identifier: Apache-2.0
import ICalendar

/// What another reader makes of a calendar file.
struct Expectation: Decodable {
  /// An event, to-do or journal entry, its values in the form of the file; the word "list" for a
  /// property that is there several times.
  struct Entry: Decodable {
    let c: String
    let uid: String?
    let dtstart: String?
    let dtend: String?
    let due: String?
    let duration: String?
    let rrule: String?
    let summary: String?
    let tzid: String?
    let alarms: Int?
    let exdates: Int?
  }

  let components: [String: Int]?
  let entries: [Entry]?
  /// Why the other reader refused the file.
  let pyIcalendarError: String?
}

extension Expectation.Entry {
  /// How an entry differs from this one; empty when it does not.
  func differences(from entry: CalendarFile.Entry) -> [String] {
    let component = entry.component
    var differences: [String] = []
    func compare(_ name: String, _ expected: String?, _ isSame: (CalendarFile.Property) -> Bool) {
      let found = component.all(name)
      let agrees =
        switch found.count {
        case 0: expected == nil
        case 1: isSame(found[0])
        default: expected == "list" || isSame(found[0])
        }
      if !agrees {
        let values = found.map(\.value).joined(separator: " | ")
        differences.append("\(name) is \"\(values)\", expected \"\(expected ?? "none")\"")
      }
    }
    if entry.kind.rawValue != c {
      differences.append("\(entry.kind.rawValue), expected \(c)")
    }
    compare("UID", uid) { $0.text == uid || $0.value == uid }
    compare("SUMMARY", summary) { $0.text == summary || $0.value == summary }
    // A date that is read is compared as it is written again, any other as it was.
    let isSameDate = { (property: CalendarFile.Property, expected: String?) in
      let text = CalendarFile.Time(property)?.text ?? property.value
      // The other reader writes a time in the zone of Greenwich as one in UTC, which is the same.
      let isGreenwich = ["Etc/GMT", "Etc/UTC", "GMT", "UTC"].contains(property.parameter("TZID"))
      return text == expected || isGreenwich && text + "Z" == expected
    }
    compare("DTSTART", dtstart) { isSameDate($0, dtstart) }
    compare("DTEND", dtend) { isSameDate($0, dtend) }
    compare("DUE", due) { isSameDate($0, due) }
    compare("DURATION", duration) {
      (CalendarFile.Duration($0.value)?.text ?? $0.value) == duration || $0.value == duration
    }
    compare("RRULE", rrule) { property in
      let parts = { (text: String) in Set(text.split(separator: ";").map(String.init)) }
      let expected = parts(rrule ?? "").subtracting(["INTERVAL=1", "WKST=MO"])
      guard let rule = CalendarFile.RecurrenceRule(property.value) else {
        // A value that is no rule is kept as text; the other reader keeps it, too, but escapes it.
        let text = CalendarFile.Property("RRULE", value: rrule ?? "")?.text
        return parts(text ?? "") == parts(property.value)
      }
      return parts(rule.text) == expected
    }
    let zone = component["DTSTART"]?.parameter("TZID")
    if let tzid, zone != tzid {
      differences.append("TZID is \(zone ?? "none"), expected \(tzid)")
    }
    let (alarmCount, exceptionCount) = (
      component.components(named: "VALARM").count, component.all("EXDATE").count
    )
    if alarmCount != alarms ?? 0 {
      differences.append("\(alarmCount) alarms, expected \(alarms ?? 0)")
    }
    if exceptionCount != exdates ?? 0 {
      differences.append("\(exceptionCount) exceptions, expected \(exdates ?? 0)")
    }
    return differences
  }
}
