internal import LudusCore
internal import LudusFoundation

extension SharedEvent {
  /// Returns the identifier that an event gets when none is given.
  ///
  /// It has the event's number in the log and a digest of everything else about it. So two devices that add
  /// different events to the same log give them different identifiers, and the same event gets the same one.
  /// It comes after that of the log's last event if both are of one instant.
  ///
  /// - Parameters:
  ///   - number: The number of the event, counted from 1.
  ///   - action: What was done.
  ///   - actor: Who did it.
  ///   - date: When it happened.
  ///   - recordedAt: When it became known.
  ///   - last: The last event of the log.
  /// - Returns: The identifier.
  static func derivedID(
    _ number: Int,
    _ action: Action,
    by actor: Learner.ID,
    at date: Date,
    recordedAt: Date,
    after last: SharedEvent?
  ) -> ID {
    let event = SharedEvent(id: "", action, by: actor, at: date, recordedAt: recordedAt)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // What cannot be encoded has a date out of range and is refused by its log.
    let data = (try? encoder.encode(event)) ?? Data()
    let id: ID = "\(ordered(number))-\(digest(data))"
    guard let last, last.date == date, id < last.id else { return id }
    // The last event has an identifier of another making: this one is made to come after it.
    let parts = last.id.rawValue.split(separator: "+", omittingEmptySubsequences: false)
    let stem = parts.count > 1 ? parts.dropLast().joined(separator: "+") : last.id.rawValue
    let next: ID = "\(stem)+\(id)"
    return next < last.id ? "\(last.id)+\(id)" : next
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

  /// The 64 bits of FNV-1a (Fowler, Noll and Vo), in hexadecimal.
  private static func digest(_ data: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in data {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash.hexadecimal
  }
}
