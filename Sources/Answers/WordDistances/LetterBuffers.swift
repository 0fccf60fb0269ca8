// SPDX-License-Identifier: Apache-2.0

// The unsafe code of this folder. Words are compared a million at a time, and most are shorter than
// 64 letters, so their letters and masks lie on the stack, and UTF-8 is read where it is. All of it
// is closed in here: what is handed out are spans, which check their bounds, and `LetterMasks`,
// whose reads are checked.

/// The longest word, in bytes of UTF-8, whose letters are kept on the stack.
private let shortWord = 128

/// Calls a function with the letters in which two words differ, which are those between their
/// common ends.
///
/// Most words that are compared are nearly equal. Their ends are compared as bytes, several times
/// faster than letters are read, and only what differs is read as letters.
///
/// - Parameters:
///   - first: A word.
///   - second: Another word.
///   - body: Is given the letters of either word that differ, how many letters the words begin with
///     in common, and a number above that of every letter.
/// - Returns: The result of the function.
@inline(__always)
func withDifferingLetters<Result>(
  of first: String,
  _ second: String,
  _ body: (Span<Letter>, Span<Letter>, _ prefix: Int, _ alphabetSize: Int) -> Result
) -> Result {
  let result: Result? = withBytes(of: first) { first in
    withBytes(of: second) { second in
      guard let ends = CommonBytes(first, second) else { return nil }
      let firstBytes = UnsafeBufferPointer(rebasing: first[ends.middle(of: first)])
      let secondBytes = UnsafeBufferPointer(rebasing: second[ends.middle(of: second)])
      guard max(firstBytes.count, secondBytes.count) <= shortWord else { return nil }
      return withUnsafeTemporaryAllocation(of: Letter.self, capacity: 2 * shortWord) { letters in
        guard let firstCount = decode(firstBytes, into: letters) else { return nil }
        let rest = UnsafeMutableBufferPointer(rebasing: letters[firstCount...])
        guard let secondCount = decode(secondBytes, into: rest) else { return nil }
        return body(
          UnsafeBufferPointer(rebasing: letters[..<firstCount]).span,
          UnsafeBufferPointer(rebasing: rest[..<secondCount]).span,
          ends.prefixLetters(of: first),
          Int(Alphabet.unknown)
        )
      }
    }
  }
  return result ?? withDifferingLetters(ofAny: first, second, body)
}

/// Calls a function with the UTF-8 of a word, if it lies in one piece.
///
/// - Returns: The result of the function, or nil for another word.
@inline(__always)
private func withBytes<Result>(
  of word: String,
  _ body: (UnsafeBufferPointer<UInt8>) -> Result?
) -> Result? {
  word.utf8.withContiguousStorageIfAvailable(body) ?? nil
}

/// Does the same for any two words, out of line so that the common case stays small.
@inline(never)
private func withDifferingLetters<Result>(
  ofAny first: String,
  _ second: String,
  _ body: (Span<Letter>, Span<Letter>, _ prefix: Int, _ alphabetSize: Int) -> Result
) -> Result {
  var alphabet = Alphabet()
  let (first, second) = (alphabet.add(first), alphabet.add(second))
  let ends = CommonEnds(first.span, second.span)
  return body(
    first.span.extracting(ends.middle(of: first.span)),
    second.span.extracting(ends.middle(of: second.span)),
    ends.prefix,
    alphabet.count
  )
}

/// The numbers of bytes of UTF-8 that two words share at their beginning, and at their end behind
/// that, where these are whole letters below U+0300.
private struct CommonBytes {
  private var prefix = 0
  private var suffix = 0
  /// The highest of the shared bytes, less 0x0E.
  private var highest: UInt8 = 0

  /// Compares two words, or returns nil when they share a byte that no letter below U+0300 has, or
  /// a control character up to the carriage return, which may be one letter with a line feed behind
  /// it.
  @inline(__always)
  init?(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) {
    let shorter = min(first.count, second.count)
    while prefix < shorter, first[prefix] == second[prefix] {
      highest = max(highest, first[prefix] &- 0x0E)
      prefix += 1
    }
    // The first bytes of two letters can be the same, and so can the second bytes.
    if prefix < first.count, first[prefix] & 0xC0 == 0x80 { prefix -= 1 }
    while suffix < shorter - prefix,
      first[first.count - 1 - suffix] == second[second.count - 1 - suffix]
    {
      highest = max(highest, first[first.count - 1 - suffix] &- 0x0E)
      suffix += 1
    }
    if suffix > 0, first[first.count - suffix] & 0xC0 == 0x80 { suffix -= 1 }
    // 0xCC begins U+0300; the control characters come out above it.
    guard highest < 0xCC - 0x0E else { return nil }
  }

  /// Returns where a word's bytes between the common ends are.
  @inline(__always)
  func middle(of word: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    prefix..<word.count - suffix
  }

  /// Returns the number of letters that the bytes at the beginning make.
  @inline(__always)
  func prefixLetters(of word: UnsafeBufferPointer<UInt8>) -> Int {
    highest < 0x80 - 0x0E ? prefix : word[..<prefix].count { $0 & 0xC0 != 0x80 }
  }
}

/// Calls a function with the letters of a word, if the word is short and all its scalars are below
/// U+0300.
///
/// - Returns: The result of the function, or nil for another word.
@inline(__always)
package func withPlainLetters<Result>(
  of word: String,
  _ body: (Span<Letter>) -> Result
) -> Result? {
  withBytes(of: word) { bytes in
    guard bytes.count <= shortWord else { return nil }
    return withUnsafeTemporaryAllocation(of: Letter.self, capacity: shortWord) { letters in
      guard let count = decode(bytes, into: letters) else { return nil }
      return body(UnsafeBufferPointer(rebasing: letters[..<count]).span)
    }
  }
}

/// Returns the letters of a word, or nil when a scalar is not below U+0300.
func plainLetters(of word: String) -> Letters? {
  // The standard library would write the count 0 into the storage that all empty arrays share, from
  // any thread.
  guard !word.isEmpty else { return [] }
  return withBytes(of: word) { bytes in
    var isPlain = true
    let letters = Letters(unsafeUninitializedCapacity: bytes.count) { letters, count in
      if let decoded = decode(bytes, into: letters) {
        count = decoded
      } else {
        isPlain = false
      }
    }
    return isPlain ? letters : nil
  }
}

/// Decodes UTF-8 whose scalars are all below U+0300.
///
/// - Returns: The number of letters, or nil when a scalar is not below U+0300. A carriage return,
///   which may be one letter with a line feed behind it, gives nil too.
@inline(__always)
private func decode(
  _ bytes: UnsafeBufferPointer<UInt8>,
  into letters: UnsafeMutableBufferPointer<Letter>
) -> Int? {
  // Most words are of ASCII from end to end; control characters are left to the loop below.
  var index = 0
  while index < bytes.count, bytes[index] &- 0x0E < 0x80 - 0x0E {
    letters.initializeElement(at: index, to: Letter(bytes[index]))
    index += 1
  }
  var count = index
  while index < bytes.count {
    let byte = bytes[index]
    index += 1
    if byte < 0x80 {
      guard byte != 0x0D else { return nil }
      letters.initializeElement(at: count, to: Letter(byte))
    } else {
      // 0xCC begins U+0300. The string is valid, so every lead byte below has one byte behind it.
      guard byte < 0xCC, index < bytes.count else { return nil }
      letters.initializeElement(
        at: count,
        to: Letter(byte & 0x1F) << 6 | Letter(bytes[index] & 0x3F)
      )
      index += 1
    }
    count += 1
  }
  return count
}

/// The places of each letter in up to 64 letters of a word: a mask with a bit for each place.
struct LetterMasks {
  /// A word of up to so many letters is searched faster than its masks are made.
  static let fewLetters = 4

  /// For each letter of the alphabet the place of its mask; 0, the empty mask, for letters not in
  /// the word.
  private let slots: UnsafeMutableBufferPointer<UInt8>
  private let masks: UnsafeMutableBufferPointer<UInt64>

  /// Calls a function with empty masks.
  @inline(__always)
  static func with<Result>(alphabetSize: Int, _ body: (LetterMasks) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: alphabetSize) { slots in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 65) { masks in
        slots.initialize(repeating: 0)
        masks.initializeElement(at: 0, to: 0)
        return body(LetterMasks(slots: slots, masks: masks))
      }
    }
  }

  /// Sets the masks of a word of up to 64 letters.
  @inline(__always)
  func fill(_ word: Span<Letter>) {
    for index in 0..<min(word.count, 64) {
      let letter = Int(word[index])
      guard letter < slots.count else { continue }
      masks.initializeElement(at: index + 1, to: 0)
      let slot = slots[letter] == 0 ? UInt8(truncatingIfNeeded: index + 1) : slots[letter]
      slots[letter] = slot
      masks[Int(slot)] |= 1 << UInt64(index)
    }
  }

  /// Empties the masks of a word's letters.
  func clear(_ word: Span<Letter>) {
    for index in word.indices where Int(word[index]) < slots.count {
      slots[Int(word[index])] = 0
    }
  }

  /// The places of a letter.
  @inline(__always)
  subscript(letter: Letter) -> UInt64 {
    guard Int(letter) < slots.count else { return 0 }
    return masks[Int(slots[Int(letter)])]
  }
}

extension Span<Letter> {
  /// A mask with a bit for each place of a letter in up to 64 letters, without ``LetterMasks``.
  @inline(__always)
  func places(of letter: Letter) -> UInt64 {
    var places: UInt64 = 0
    for index in indices {
      places |= (self[index] == letter ? 1 : 0) &<< UInt64(index)
    }
    return places
  }
}

/// Calls a function with space for columns of the table of distances.
@inline(__always)
func withColumns<Result>(_ count: Int, _ body: (inout MutableSpan<EditColumn>) -> Result) -> Result
{
  withUnsafeTemporaryAllocation(of: EditColumn.self, capacity: count) { columns in
    columns.initialize(repeating: EditColumn())
    var span = columns.mutableSpan
    return body(&span)
  }
}

/// A letter as a number; equal numbers of one alphabet are equal letters.
package typealias Letter = UInt32

/// The letters of a word; contiguous arrays give spans on every platform, arrays only on recent
/// ones.
package typealias Letters = ContiguousArray<Letter>

/// Numbers for letters, so that words are compared as numbers.
///
/// A letter is an extended grapheme cluster, and canonically equivalent ones are the same letter. A
/// scalar below U+0300 is its own number: each of these is a letter of its own, save for CR LF, and
/// no two of them are equivalent. Any other letter gets a number of this alphabet when it is first
/// seen.
package struct Alphabet {
  /// The number of all letters that an alphabet has not seen.
  package static let unknown: Letter = 0x300

  private static let plain: [Character: Letter] = {
    let scalars = (0..<unknown).compactMap(Unicode.Scalar.init)
    return Dictionary(
      scalars.map { (Character($0), $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }()

  private var further: [Character: Letter] = [:]

  package init() {}

  /// A number above that of every letter.
  var count: Int { Int(Self.unknown) + 1 + further.count }

  /// Returns the letters of a word, after adding the new ones to the alphabet.
  package mutating func add(_ word: String) -> Letters {
    if let letters = plainLetters(of: word) { return letters }
    var letters: Letters = []
    for character in word {
      var letter = letter(character)
      if letter == Self.unknown {
        letter = Letter(count)
        further[character] = letter
      }
      letters.append(letter)
    }
    return letters
  }

  /// Returns the letters of a word, with ``unknown`` for those that the alphabet has not seen.
  func letters(of word: String) -> Letters {
    plainLetters(of: word) ?? Letters(word.lazy.map(letter))
  }

  private func letter(_ character: Character) -> Letter {
    further[character] ?? Self.plain[character] ?? Self.unknown
  }
}
