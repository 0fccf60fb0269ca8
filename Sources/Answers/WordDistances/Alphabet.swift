// SPDX-License-Identifier: Apache-2.0

/// A letter as a number; equal numbers of one alphabet are equal letters.
package typealias Letter = UInt32

/// The letters of a word; contiguous arrays give spans on every platform, arrays only on recent ones.
package typealias Letters = ContiguousArray<Letter>

/// Numbers for letters, so that words are compared as numbers.
///
/// A letter is an extended grapheme cluster, and canonically equivalent ones are the same letter. A scalar
/// below U+0300 is its own number: each of these is a letter of its own, save for CR LF, and no two of them
/// are equivalent. Any other letter gets a number of this alphabet when it is first seen.
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
