// SPDX-License-Identifier: Apache-2.0

/// The text of a learner, in pieces, for the ways to write a number that are no notation: with words around it
/// or in words.
///
/// All that is read here is written anew in signs, and then read by the grammar of numbers. Only what that grammar
/// cannot read comes here, so that these ways change no other number.
struct EverydayText {
  /// The longest text that is read in this way, in Unicode scalars.
  static let maximumLength = 300

  /// A word, digits, or one other character.
  struct Piece {
    var scalars: [Unicode.Scalar]
    /// Whether there is a blank before it.
    var followsBlank: Bool
    /// The index of the language in which a number was written in words.
    var language: Int?

    /// The word in lower case, or nil.
    let word: String?

    init(_ scalars: [Unicode.Scalar], followsBlank: Bool) {
      self.scalars = scalars
      self.followsBlank = followsBlank
      let isWord = scalars.first?.isLetter == true
      word = isWord ? String(String.UnicodeScalarView(scalars)).lowercased() : nil
    }

    init(_ text: String, followsBlank: Bool = true) {
      self.init(Array(text.unicodeScalars), followsBlank: followsBlank)
    }

    /// The digits, or nil.
    var isDigits: Bool { scalars.first?.isASCIIDigit == true }

    func isSign(_ signs: Unicode.Scalar...) -> Bool {
      scalars.count == 1 && signs.contains(scalars[0])
    }
  }

  var pieces: [Piece]
  let words = EverydayWords.standard

  /// Cuts a text into pieces, or returns nil when it is too long.
  init?(_ text: NumberText) {
    guard text.scalars.count <= Self.maximumLength,
      !text.scalars.contains(NumberText.decimalPlaceholder)
    else { return nil }
    pieces = []
    var followsBlank = false
    var rest = text.scalars[...]
    while let first = rest.first {
      let isBlank = first == NumberText.blank || first == NumberText.narrowBlank
      let length =
        if first.isLetter {
          rest.prefix { $0.isLetter || $0.isCombining }.count
        } else if first.isASCIIDigit {
          rest.prefix { $0.isASCIIDigit }.count
        } else {
          1
        }
      // A narrow blank groups digits, so it stays.
      if first != NumberText.blank {
        pieces.append(Piece(Array(rest.prefix(length)), followsBlank: followsBlank))
      }
      followsBlank = isBlank && first == NumberText.blank
      rest = rest.dropFirst(length)
    }
  }

  private init(pieces: some Sequence<Piece>) {
    self.pieces = Array(pieces)
  }

  /// The text of the pieces.
  var text: NumberText {
    var scalars: [Unicode.Scalar] = []
    for piece in pieces {
      if piece.followsBlank { scalars.append(NumberText.blank) }
      scalars += piece.scalars
    }
    return NumberText(scalars: scalars)
  }

  /// The words from a piece on, each with the index behind it; hyphens, apostrophes and the points of abbreviations
  /// are passed over.
  func words(from start: Int) -> [(word: String, end: Int)] {
    var found: [(word: String, end: Int)] = []
    var index = start
    while index < pieces.count, found.count < Self.maximumWords {
      if let word = pieces[index].word {
        found.append((word, index + 1))
      } else if found.isEmpty || !pieces[index].isSign("-", ".", "'") || pieces[index].followsBlank
      {
        break
      }
      index += 1
    }
    return found
  }

  /// The most words of a phrase or of a number.
  static let maximumWords = 16

  /// Returns the index behind a phrase that stands at a place, or nil when none of a table does.
  func end(of phrases: PhraseTable, at start: Int) -> Int? {
    guard start < pieces.count, let first = pieces[start].word else { return nil }
    var found: [(word: String, end: Int)] = []
    let count = phrases.count(at: first) {
      found = words(from: start)
      return found.dropFirst().map(\.word)
    }
    guard let count else { return nil }
    var end = count == 1 ? start + 1 : found[count - 1].end
    // The point of an abbreviation.
    if end < pieces.count, pieces[end].isSign("."), !pieces[end].followsBlank { end += 1 }
    return end
  }

  /// Splits the text at a sign, or returns nil when it does not stand there once with something on both sides.
  func split(at range: Range<Int>) -> (EverydayText, EverydayText)? {
    guard range.lowerBound > 0, range.upperBound < pieces.count else { return nil }
    return (
      EverydayText(pieces: pieces[..<range.lowerBound]),
      EverydayText(pieces: pieces[range.upperBound...])
    )
  }
}
