// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Finds the terms of a vocabulary that are close to a word.
///
/// ```swift
/// let terms = TermIndex(["ilium", "ileum", "ischium"])
/// terms.nearest(to: "ilum", within: 2)        // ilium, at distance 1
/// terms.terms(within: 1, of: "ilum").map(\.term)   // ["ilium", "ileum"]
/// terms.contains("ilum")                      // false
/// ```
///
/// Terms are compared as they are given, by optimal string alignment. So normalize terms and words
/// in the same way first. A term that is given twice counts once, at its first position.
///
/// Two indexes are equal when they have the same terms in the same order.
///
/// - Complexity: A search looks at one number of every term whose length is near the word's, and
///   measures the few that may be near. With 5,600 terms and a limit of 3 it takes some ten
///   microseconds.
public struct TermIndex: Sendable {
  /// A term close to a word.
  public struct Neighbor: Hashable, Sendable {
    /// The term.
    public let term: String
    /// Its distance from the word by optimal string alignment.
    public let distance: Int
  }

  /// The terms, without repetitions, in the order in which they were given.
  public let terms: [String]

  private struct Entry {
    /// The position of the term among `terms`.
    let position: Int
    /// The range of its letters among `letters`.
    let letters: Range<Int>
  }

  private let known: Set<String>
  private let alphabet: Alphabet
  private let letters: Letters
  /// Shorter terms come first.
  private let entries: [Entry]
  /// The signatures of the entries, close together because most are looked at and found too
  /// different.
  private let signatures: [LetterSignature]

  /// Indexes terms.
  ///
  /// - Parameter terms: The terms, in the order in which equally near ones are found.
  /// - Complexity: O(*n* log *n*) for *n* terms.
  public init(_ terms: some Sequence<String>) {
    var known: Set<String> = []
    var alphabet = Alphabet()
    var letters: Letters = []
    var entries: [Entry] = []
    let terms = terms.filter { known.insert($0).inserted }
    for (position, term) in terms.enumerated() {
      let start = letters.count
      letters += alphabet.add(term)
      entries.append(Entry(position: position, letters: start..<letters.count))
    }
    entries.sort { ($0.letters.count, $0.position) < ($1.letters.count, $1.position) }
    self.terms = terms
    self.known = known
    self.alphabet = alphabet
    self.letters = letters
    self.entries = entries
    signatures = entries.map { LetterSignature(letters.span.extracting($0.letters)) }
  }

  /// Returns whether a term is canonically equivalent to a word.
  ///
  /// - Complexity: O(1), apart from the length of the word.
  public func contains(_ word: String) -> Bool {
    known.contains(word)
  }

  /// Returns the terms near a word.
  ///
  /// - Returns: The terms with their distances, the nearest first, equally near ones in the order
  ///   of the index; a term equal to the word is among them, at distance 0. None for a negative
  ///   limit.
  public func terms(within limit: Int, of word: String) -> [Neighbor] {
    var found: [(distance: Int, position: Int)] = []
    search(word, limit: limit) { distance, position in
      found.append((distance, position))
      return limit
    }
    return found.sorted(by: <).map { Neighbor(term: terms[$0.position], distance: $0.distance) }
  }

  /// Returns the term nearest to a word.
  ///
  /// - Returns: The nearest term, of equally near ones the first of the index, or nil when none is
  ///   within the limit.
  public func nearest(to word: String, within limit: Int) -> Neighbor? {
    var nearest: (distance: Int, position: Int)?
    search(word, limit: limit) { distance, position in
      if let nearest, nearest <= (distance, position) { return nearest.distance }
      nearest = (distance, position)
      return distance
    }
    return nearest.map { Neighbor(term: terms[$0.position], distance: $0.distance) }
  }

  /// Calls a function with the distance and position of each term within a limit, the shorter terms
  /// first.
  ///
  /// The function returns the limit from there on, which is not above the one before.
  @inline(__always)
  private func search(
    _ word: String,
    limit: Int,
    _ visit: (_ distance: Int, _ position: Int) -> Int
  ) {
    guard limit >= 0, let longest = entries.last?.letters.count else { return }
    let wordLetters = alphabet.letters(of: word)
    let pattern = EditPattern(
      word,
      letters: wordLetters,
      of: alphabet,
      metric: .optimalStringAlignment
    )
    // No distance is above the length of the longer word.
    var limit = min(limit, max(longest, wordLetters.count))
    let first = firstEntry(ofAtLeast: wordLetters.count - limit)
    let end = firstEntry(ofAtLeast: wordLetters.count + limit + 1)
    for index in first..<end where pattern.signature.mayBeNear(signatures[index], within: limit) {
      let entry = entries[index]
      let distance = pattern.distance(to: letters.span.extracting(entry.letters), limit: limit)
      if distance <= limit {
        limit = visit(distance, entry.position)
      }
    }
  }

  /// Returns the index of the first entry of at least so many letters.
  private func firstEntry(ofAtLeast count: Int) -> Int {
    entries.firstIndexInOrder { $0.letters.count >= count }
  }
}

extension TermIndex: Hashable {
  /// Compares the terms.
  public static func == (first: TermIndex, second: TermIndex) -> Bool {
    first.terms == second.terms
  }

  /// Hashes the terms.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(terms)
  }
}

/// A few bits about the letters of a word by which most different words are found to differ at a
/// glance.
///
/// Letters fall into 32 classes. For each class one bit says that a letter of it is in the word,
/// another that there are two or more. An edit takes at most one letter out of a word and puts at
/// most one in, so that it clears at most one bit and sets at most one.
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
