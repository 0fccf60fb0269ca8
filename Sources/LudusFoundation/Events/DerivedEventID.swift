internal import LudusCore

/// The identifiers that events of a shared log get when none are given.
///
/// One has the event's number in the log and a digest of everything else about it. So two devices
/// that add different events to the same log give them different identifiers, and the same event
/// gets the same one. Identifiers are in the order of their numbers, so that of several events of
/// one instant each comes after those before it.
package enum DerivedEventID {
  /// Returns the identifier of an event.
  ///
  /// - Parameters:
  ///   - number: The number of the event in the log, counted from 1.
  ///   - event: The event with an empty identifier.
  ///   - last: The identifier of the last event of the log, if that is of the same instant.
  /// - Returns: The identifier, which comes after that of the last event.
  package static func text(
    number: Int,
    of event: some Encodable,
    after last: String?
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // What cannot be encoded has a date out of range and is refused by the log.
    let data = (try? encoder.encode(event)) ?? Data()
    let id = "\(ordered(number))-\(data.digest.hexadecimal)"
    guard let last, id < last else { return id }
    // The last event has an identifier of another making: this one is made to come after it.
    let parts = last.split(separator: "+", omittingEmptySubsequences: false)
    let stem = parts.count > 1 ? parts.dropLast().joined(separator: "+") : last
    let next = "\(stem)+\(id)"
    return next < last ? "\(last)+\(id)" : next
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
}
