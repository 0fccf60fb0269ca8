// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The identifiers that events of a shared log get when none are given.
///
/// One has the event's number in the log and a digest of everything else about it. So two devices
/// that add different events to the same log give them different identifiers, and the same event
/// gets the same one.
@usableFromInline package enum DerivedEventID: Sendable {
  /// Returns the identifier of an event.
  ///
  /// It has 15 letters at most in logs of up to a million events: a `String` keeps so many without memory of its own.
  ///
  /// - Parameters:
  ///   - number: The number of the event in the log, counted from 1.
  ///   - event: The event with an empty identifier.
  /// - Returns: The identifier.
  @usableFromInline package static func text(number: Int, of event: some Encodable) -> String {
    // What cannot be encoded has a date out of range and is refused by the log.
    "\(ordered(number))-\(letters(of: DigestEncoder.digest(of: event)))"
  }

  /// Seven letters of six bits each, which two digests share by a chance of one in four trillion.
  private static func letters(of digest: UInt64) -> String {
    let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~".utf8)
    let bits = digest ^ (digest >> 42)
    return String(
      decoding: (0..<7).map { alphabet[Int((bits >> (6 * $0)) & 63)] },
      as: UTF8.self
    )
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
