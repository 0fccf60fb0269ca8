// SPDX-License-Identifier: Apache-2.0
extension CalendarFile.RecurrenceRule {
  /// Reads the value of a property `RRULE`; nil without a frequency, or with a part that is given twice or out of
  /// its range.
  public init?(_ text: String) {
    var parts: [(name: String, value: String)] = []
    for part in text.withoutBlanksAround.uppercased().split(separator: ";") {
      // Blanks next to a semicolon are no part of a value, or they would be lost once the value comes last.
      let part = String(part).withoutBlanksAround
      guard let equals = part.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let name = String(part[..<equals])
      guard !parts.contains(where: { $0.name == name }) else { return nil }
      parts.append((name, String(part[part.utf8.index(after: equals)...])))
      // There are no more than 17 names, so that a long line of others is none.
      guard parts.count <= 32 else { return nil }
    }
    guard let frequency = parts.first(where: { $0.name == "FREQ" }),
      let frequency = Frequency(rawValue: frequency.value)
    else { return nil }
    self.init(frequency)
    for (name, value) in parts where name != "FREQ" {
      guard read(name, value) else { return nil }
    }
  }

  /// Takes a part over; false when its value is none.
  private mutating func read(_ name: String, _ value: String) -> Bool {
    switch name {
    case "INTERVAL":
      guard let number = Self.number(value, in: 1...999_999_999) else { return false }
      interval = number
    case "COUNT":
      guard let number = Self.number(value, in: 1...999_999_999) else { return false }
      count = number
    case "UNTIL":
      guard let date = CalendarFile.Time(value) else { return false }
      until = date
    case "WKST":
      guard let day = Self.weekday(value), day.ordinal == nil else { return false }
      weekStart = day.weekday
    case "BYDAY":
      return Self.read(value, into: &weekdays, Self.weekday)
    case "BYMONTH":
      return Self.read(value, into: &months) { Self.number($0, in: 1...12) }
    case "BYMONTHDAY":
      return Self.read(value, into: &monthDays) { Self.number($0, in: -31...31) }
    case "BYYEARDAY":
      return Self.read(value, into: &yearDays) { Self.number($0, in: -366...366) }
    case "BYWEEKNO":
      return Self.read(value, into: &weekNumbers) { Self.number($0, in: -53...53) }
    case "BYSETPOS":
      return Self.read(value, into: &positions) { Self.number($0, in: -366...366) }
    default:
      otherParts.append("\(name)=\(value)")
    }
    return true
  }

  /// No list has so many different elements as this.
  private static let longestList = 1000

  /// Reads a list; false when one of it is none, or when it is so long that it must repeat itself.
  private static func read<Element>(
    _ text: String,
    into list: inout [Element],
    _ element: (String) -> Element?
  ) -> Bool {
    let texts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard texts.count <= longestList else { return false }
    list = texts.compactMap { element(String($0)) }
    return list.count == texts.count
  }

  /// Reads a number that is in a range and not 0.
  private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard let number = Int(digits: digits.utf8), number != 0 else { return nil }
    let signed = isNegative ? -number : number
    return range.contains(signed) ? signed : nil
  }

  private static let weekdayNames = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  private static func weekday(_ text: String) -> Weekday? {
    guard let index = weekdayNames.firstIndex(of: String(text.suffix(2))) else { return nil }
    let ordinal = text.dropLast(2)
    guard !ordinal.isEmpty else { return Weekday(ordinal: nil, weekday: index + 1) }
    guard let number = number(String(ordinal), in: -53...53) else { return nil }
    return Weekday(ordinal: number, weekday: index + 1)
  }

  /// The rule as it is written, its parts in the order of the standard.
  public var text: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    parts += until.map { ["UNTIL=\($0.text)"] } ?? []
    parts += count.map { ["COUNT=\($0)"] } ?? []
    parts += interval == 1 ? [] : ["INTERVAL=\(interval)"]
    let days = weekdays.map { day in
      (day.ordinal.map(String.init) ?? "") + Self.weekdayNames[day.weekday - 1]
    }
    parts += days.isEmpty ? [] : ["BYDAY=" + days.joined(separator: ",")]
    for (name, numbers) in [
      ("BYMONTHDAY", monthDays), ("BYYEARDAY", yearDays), ("BYWEEKNO", weekNumbers),
      ("BYMONTH", months), ("BYSETPOS", positions),
    ] where !numbers.isEmpty {
      parts.append(name + "=" + numbers.map(String.init).joined(separator: ","))
    }
    parts += weekStart == 2 ? [] : ["WKST=" + Self.weekdayNames[weekStart - 1]]
    return (parts + otherParts).joined(separator: ";")
  }
}
