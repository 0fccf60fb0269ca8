// The unsafe code of this folder. Words are compared a million at a time, and most are shorter than 64
// letters, so their letters and masks lie on the stack, and UTF-8 is read where it is. All of it is closed in
// here: what is handed out are spans, which check their bounds, and `LetterMasks`, whose reads are checked.

/// The longest word, in bytes of UTF-8, whose letters are kept on the stack.
private let shortWord = 128

/// Calls a function with the letters of two words and a number above that of every letter.
@inline(__always)
func withLetters<Result>(
  of first: String,
  _ second: String,
  _ body: (Span<Letter>, Span<Letter>, _ alphabetSize: Int) -> Result
) -> Result {
  let result: Result?? = withPlainLetters(of: first) { first in
    withPlainLetters(of: second) { second in
      body(first, second, Int(Alphabet.unknown))
    }
  }
  return (result ?? nil) ?? withAnyLetters(of: first, second, body)
}

/// Calls a function with the letters of any two words, out of line so that the common case stays small.
@inline(never)
private func withAnyLetters<Result>(
  of first: String,
  _ second: String,
  _ body: (Span<Letter>, Span<Letter>, _ alphabetSize: Int) -> Result
) -> Result {
  var alphabet = Alphabet()
  let firstLetters = alphabet.add(first)
  let secondLetters = alphabet.add(second)
  return body(firstLetters.span, secondLetters.span, alphabet.count)
}

/// Calls a function with the letters of a word, if the word is short and all its scalars are below U+0300.
///
/// - Returns: What the function returns, or nil for another word.
@inline(__always)
func withPlainLetters<Result>(of word: String, _ body: (Span<Letter>) -> Result) -> Result? {
  let result: Result?? = word.utf8.withContiguousStorageIfAvailable { bytes -> Result? in
    guard bytes.count <= shortWord else { return nil }
    return withUnsafeTemporaryAllocation(of: Letter.self, capacity: shortWord) { letters in
      guard let count = decode(bytes, into: letters) else { return nil }
      return body(UnsafeBufferPointer(rebasing: letters[..<count]).span)
    }
  }
  return result ?? nil
}

/// Returns the letters of a word, or nil when a scalar is not below U+0300.
func plainLetters(of word: String) -> Letters? {
  let letters: Letters?? = word.utf8.withContiguousStorageIfAvailable { bytes in
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
  return letters ?? nil
}

/// Decodes UTF-8 whose scalars are all below U+0300.
///
/// - Returns: The number of letters, or nil when a scalar is not below U+0300. A carriage return, which may
///   be one letter with a line feed behind it, gives nil too.
@inline(__always)
private func decode(
  _ bytes: UnsafeBufferPointer<UInt8>,
  into letters: UnsafeMutableBufferPointer<Letter>
) -> Int? {
  var count = 0
  var index = 0
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

/// Where each letter stands in up to 64 letters of a word: a mask with a bit for each place.
struct LetterMasks {
  /// For each letter of the alphabet the place of its mask; 0, the empty mask, for letters not in the word.
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
