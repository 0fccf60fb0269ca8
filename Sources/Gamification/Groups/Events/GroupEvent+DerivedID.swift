internal import LudusCore
internal import LudusFoundation

extension GroupEvent {
  /// Returns the identifier that an event gets when none is given.
  ///
  /// It has the event's number in the log and a digest of everything else about it. So two devices that add
  /// different events to the same log give them different identifiers, and the same event gets the same one.
  ///
  /// - Parameters:
  ///   - number: The number of the event, counted from 1.
  ///   - action: What was done.
  ///   - actor: Who did it.
  ///   - date: When it happened.
  ///   - recordedAt: When it became known.
  static func derivedID(
    _ number: Int,
    _ action: GroupAction,
    by actor: Member.ID?,
    at date: Date,
    recordedAt: Date
  ) -> ID {
    let event = GroupEvent(id: "", action, by: actor, at: date, recordedAt: recordedAt)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // What cannot be encoded has a date out of range and is refused by the group.
    let data = (try? encoder.encode(event)) ?? Data()
    return "e\(number)-\(digest(data))"
  }

  /// The 64 bits of FNV-1a (Fowler, Noll and Vo), in hexadecimal.
  private static func digest(_ data: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in data {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
