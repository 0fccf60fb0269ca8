// SPDX-License-Identifier: Apache-2.0

/// A few bits about the letters of a word by which most different words are found to differ at a glance.
///
/// Letters fall into 32 classes. For each class one bit says that a letter of it is in the word, another that
/// there are two or more. An edit takes at most one letter out of a word and puts at most one in, so that it
/// clears at most one bit and sets at most one.
struct LetterSignature: Sendable {
  private let bits: UInt64

  @inline(__always)
  init(_ letters: Span<Letter>) {
    var once: UInt64 = 0
    var again: UInt64 = 0
    for index in letters.indices {
      let bit: UInt64 = 1 &<< UInt64(letters[index] % 32)
      again |= once & bit
      once |= bit
    }
    bits = again << 32 | once
  }

  /// Returns false when the words are certainly farther apart than a limit.
  @inline(__always)
  func mayBeNear(_ other: LetterSignature, within limit: Int) -> Bool {
    (bits & ~other.bits).nonzeroBitCount <= limit && (other.bits & ~bits).nonzeroBitCount <= limit
  }
}
