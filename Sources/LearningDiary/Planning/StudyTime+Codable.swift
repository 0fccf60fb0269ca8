internal import Gamification
internal import LudusCore

/// In JSON the time is an object with minutes:
/// `{"everyDay":60,"except":{"2026-03-14":0},"on":{"saturday":120}}`. Days that nothing is said about
/// have no minutes.
extension StudyTime: Codable {
  private enum Key: String, CodingKey {
    case everyDay
    case weekdays = "on"
    case exceptions = "except"
  }

  /// Reads the time.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, StudyGoal.Fault>(decoder)
    let everyDay = reader.read(Int.self, at: .everyDay, default: 0)
    let named = reader.read([String: Int].self, at: .weekdays, default: [:]) ?? [:]
    let dated = reader.read([String: Int].self, at: .exceptions, default: [:]) ?? [:]
    var weekdays: [Weekday: Int] = [:]
    for (name, minutes) in named.sorted(by: { $0.key < $1.key }) {
      if let weekday = Weekday(rawValue: name) {
        weekdays[weekday] = minutes
      } else {
        reader.note(.unknownWeekday(name), at: Self.place(of: name, in: .weekdays))
      }
    }
    var exceptions: [CalendarDay: Int] = [:]
    for (text, minutes) in dated.sorted(by: { $0.key < $1.key }) {
      if let day = CalendarDay(text) {
        exceptions[day] = minutes
      } else {
        let reason = "expected a day such as \"2026-11-21\""
        reader.note(.malformed(reason), at: Self.place(of: text, in: .exceptions))
      }
    }
    reader.note(Self.faults(everyDay ?? 0, weekdays, exceptions))
    guard reader.isFaultless, let everyDay else { throw reader.error }
    try self.init(everyDay: everyDay, on: weekdays, except: exceptions)
  }

  /// Writes the time.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    if everyDay != 0 {
      try container.encode(everyDay, forKey: .everyDay)
    }
    if !weekdays.isEmpty {
      let texts = weekdays.map { ($0.key.rawValue, $0.value) }
      try container.encode(Dictionary(uniqueKeysWithValues: texts), forKey: .weekdays)
    }
    if !exceptions.isEmpty {
      let texts = exceptions.map { ($0.key.description, $0.value) }
      try container.encode(Dictionary(uniqueKeysWithValues: texts), forKey: .exceptions)
    }
  }

  private static func place(of name: String, in key: Key) -> ContentPlace {
    ContentPlace().key(key.rawValue).key(name)
  }
}
