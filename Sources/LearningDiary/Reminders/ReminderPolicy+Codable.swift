internal import Gamification
internal import LudusCore

/// In JSON a policy is an object: `{"leadDays":3,"time":"09:00","window":{"from":"08:00","until":"16:00"}}`.
/// What is as in the standard is left out.
extension ReminderPolicy: Codable {
  private enum Key: String, CodingKey {
    case time, window, leadDays
  }

  /// The ends of a window, which may be in the wrong order.
  private struct Window: Codable {
    var from: TimeOfDay
    var until: TimeOfDay
  }

  /// Reads a policy.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, DiaryFault>(decoder)
    let standard = ReminderPolicy.standard
    let time = reader.read(TimeOfDay.self, at: .time, default: standard.time)
    let ends = reader.read(Window?.self, at: .window, default: nil)
    let leadDays = reader.read(Int.self, at: .leadDays, default: standard.leadDays)
    var window: Range<TimeOfDay>?
    if let ends = ends ?? nil {
      if ends.from < ends.until {
        window = ends.from..<ends.until
      } else {
        let reason = "from \(ends.from) until \(ends.until), expected an end after the beginning"
        reader.note(.malformed(reason), at: ContentPlace().key(Key.window.rawValue))
      }
    }
    guard let time, let leadDays, reader.isFaultless else {
      throw reader.error
    }
    try self.init(time: time, window: window, leadDays: leadDays)
  }

  /// Writes the policy.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let standard = ReminderPolicy.standard
    if time != standard.time {
      try container.encode(time, forKey: .time)
    }
    if let window {
      let ends = Window(from: window.lowerBound, until: window.upperBound)
      try container.encode(ends, forKey: .window)
    }
    if leadDays != standard.leadDays {
      try container.encode(leadDays, forKey: .leadDays)
    }
  }
}
