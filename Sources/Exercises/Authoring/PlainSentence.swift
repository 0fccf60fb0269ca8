public import GermanSpelling
public import LudusCore

/// A sentence without errors or gaps, from which tasks are built.
///
/// ```swift
/// let sentence = PlainSentence("Am Dienstag fliegen wir nach New York.")
/// let gaps = sentence.insertSentence(id: 2, training: .longI)       // gaps for "ie", "ie" and "i"
/// let errors = sentence.errorSentence(id: 3, training: .longI, using: &generator)
/// errors?.text                                                      // "Am Dinstag fliegen wir nach New York."
/// ```
public struct PlainSentence: Hashable, Sendable {
  /// A word of the sentence.
  private struct Word: Hashable {
    /// Where it begins, in grapheme clusters of the sentence.
    let start: Int
    /// The part of the sentence between blanks that has the word, counted from 0.
    let piece: Int
    var text: String
    /// The first place after it.
    var end: Int
  }

  /// The sentence.
  public let text: String
  private let words: [Word]

  /// Takes a sentence.
  public init(_ text: String) {
    self.text = text
    var words: [Word] = []
    var piece = -1
    var isInPiece = false
    for (index, letter) in text.enumerated() {
      if letter.isWhitespace {
        isInPiece = false
        continue
      }
      piece += isInPiece ? 0 : 1
      isInPiece = true
      guard letter.isLetter else { continue }
      if let last = words.last, last.end == index {
        words[words.count - 1].text.append(letter)
        words[words.count - 1].end = index + 1
      } else {
        words.append(Word(start: index, piece: piece, text: String(letter), end: index + 1))
      }
    }
    self.words = words
  }

  /// Returns an insert sentence with a gap at every place that a category could be misspelled at.
  ///
  /// - Parameters:
  ///   - id: The number of the sentence.
  ///   - category: The category to be trained.
  ///   - language: The language of the help, which does not give the letters away.
  ///   - vocabulary: Words that exist. A gap is left out where other letters make one of them, for then the
  ///     sentence may be correct in two ways.
  /// - Returns: The sentence, or nil when it has no place like this.
  public func insertSentence(
    id: Int,
    training category: SpellingCategory,
    helpIn language: Language = .german,
    vocabulary: Set<String> = []
  ) -> InsertSentence? {
    var gaps: [InsertSentence.Gap] = []
    for word in words {
      let errors = TypicalError.errors(in: word.text, of: category)
      for range in errors.map(\.range).uniqued where range.count <= InsertSentence.usualGapLength {
        let others = errors.filter { $0.range == range }
        guard !others.contains(where: { vocabulary.contains($0.misspelling) }) else { continue }
        // Only gaps that do not touch the one before can be written as the server does.
        if let last = gaps.last, last.start + last.length >= word.start + range.lowerBound {
          continue
        }
        gaps.append(
          InsertSentence.Gap(
            start: word.start + range.lowerBound,
            length: range.count,
            help: others[0].diagnosis.places[0].hint.sentence(in: language)
          )
        )
      }
    }
    return try? InsertSentence(id: id, text: text, gaps: gaps)
  }

  /// Returns the sentence with typical errors put in.
  ///
  /// - Parameters:
  ///   - id: The number of the sentence.
  ///   - category: The category to be trained; its identifier is the reason of every error.
  ///   - count: How many words are misspelled at most, each at one place.
  ///   - vocabulary: Words that exist; an error that makes one of them is not put in.
  ///   - generator: The source of randomness, which decides the errors.
  /// - Returns: The sentence, or nil when no word invites an error like this.
  public func errorSentence(
    id: Int,
    training category: SpellingCategory,
    count: Int = 1,
    vocabulary: Set<String> = [],
    using generator: inout some RandomNumberGenerator
  ) -> ErrorSentence? {
    var candidates: [(word: Word, errors: [TypicalError])] = []
    let wordCounts = Dictionary(words.map { ($0.piece, 1) }, uniquingKeysWith: +)
    for word in words where wordCounts[word.piece] == 1 {
      let errors = TypicalError.errors(in: word.text, of: category).filter {
        !vocabulary.contains($0.misspelling)
      }
      if !errors.isEmpty {
        candidates.append((word, errors))
      }
    }
    let chosen = generator.shuffled(candidates).prefix(max(count, 0)).map { candidate in
      (word: candidate.word, error: candidate.errors[generator.draw(below: candidate.errors.count)])
    }
    return errorSentence(
      id: id,
      misspellings: chosen.map { ($0.word, $0.error.misspelling, [category.rawValue]) }
    )
  }

  /// Returns the sentence with a child's own misspellings put in, as material made for this child.
  ///
  /// - Parameters:
  ///   - id: The number of the sentence.
  ///   - evidence: The words that the child wrote; the latest misspelling of each word is put in, with the
  ///     categories of its diagnosis as reasons.
  /// - Returns: The sentence, or nil when the child has misspelled none of its words.
  public func errorSentence(id: Int, from evidence: [SpellingEvidence]) -> ErrorSentence? {
    var inputs: [String: SpellingEvidence] = [:]
    for word in evidence
    where word.kind == .written && !word.isCorrect && !word.input.contains(where: \.isWhitespace) {
      if let known = inputs[word.target], known.date > word.date { continue }
      inputs[word.target] = word
    }
    let misspelled = words.compactMap { word in
      inputs[word.text].map { evidence in
        (word, evidence.input, evidence.diagnosis.categories.map(\.rawValue))
      }
    }
    return errorSentence(id: id, misspellings: misspelled)
  }

  private func errorSentence(
    id: Int,
    misspellings: [(word: Word, input: String, reasons: [Justification.ID])]
  ) -> ErrorSentence? {
    var letters = Array(text)
    let pieces = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var errors: [ErrorSentence.Misspelling] = []
    // From the right, so that what is put in does not move what is still to come.
    for (word, input, reasons) in misspellings.sorted(by: { $0.word.start > $1.word.start }) {
      letters.replaceSubrange(word.start..<word.end, with: Array(input))
      // An error sentence takes all that blanks part off as one word, such as "Hund-Napf".
      let piece = pieces[word.piece]
      let correct = String(piece[piece.core])
      errors.append(ErrorSentence.Misspelling(word: word.piece, correct: correct, reasons: reasons))
    }
    return try? ErrorSentence(id: id, text: String(letters), errors: errors)
  }
}

extension Array where Element: Hashable {
  /// The elements without those that came before.
  fileprivate var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
