public import LudusCore

/// A sentence with gaps.
///
/// ```swift
/// let sentence = try InsertSentence(
///   id: 2,
///   text: "Am Dienstag fliegen wir nach New York.",
///   gaps: [InsertGap(start: 4, length: 2, help: "Ist das i kurz oder lang?")])
/// sentence.target(of: 0)   // "ie"
/// sentence.word(of: 0)     // "Dienstag"
/// ```
public struct InsertSentence: Hashable, Sendable, Identifiable {
  /// How many letters a gap has at most, as a rule; the content check tells longer ones.
  public static let usualGapLength = 3

  /// The number that the sentence has on the server.
  public let id: Int
  /// The whole sentence.
  public let text: String
  /// The gaps, from left to right.
  public let gaps: [InsertGap]
  /// The grapheme clusters of the sentence.
  private let letters: [Character]

  /// Creates a sentence.
  ///
  /// - Parameters:
  ///   - id: The number that the sentence has on the server.
  ///   - text: The whole sentence.
  ///   - gaps: The gaps in any order.
  /// - Throws: A fault for each gap that is empty, reaches beyond the sentence or into another gap, and for a
  ///   sentence without gaps.
  public init(id: Int, text: String, gaps: [InsertGap]) throws(ContentError<ExerciseFault>) {
    let letters = Array(text)
    let faults = Self.faults(of: gaps, in: letters)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.id = id
    self.text = text
    self.gaps = gaps.sorted { $0.start < $1.start }
    self.letters = letters
  }

  private static func faults(
    of gaps: [InsertGap],
    in letters: [Character]
  ) -> [LocatedFault<ExerciseFault>] {
    let place = ContentPlace().key("gaps")
    guard !letters.isEmpty else {
      return [LocatedFault(.emptyText, at: ContentPlace().key("text"))]
    }
    guard !gaps.isEmpty else { return [LocatedFault(.noGaps, at: place)] }
    var isTaken = Array(repeating: false, count: letters.count)
    var faults: [LocatedFault<ExerciseFault>] = []
    for (index, gap) in gaps.enumerated() {
      let place = place.index(index)
      guard (1...letters.count).contains(gap.length) else {
        faults.append(LocatedFault(.outOfRange(gap.length, expected: 1...letters.count), at: place))
        continue
      }
      let starts = 0...(letters.count - gap.length)
      guard starts.contains(gap.start) else {
        faults.append(LocatedFault(.outOfRange(gap.start, expected: starts), at: place))
        continue
      }
      let range = gap.start..<(gap.start + gap.length)
      if range.contains(where: { isTaken[$0] }) {
        faults.append(LocatedFault(.gapsOverlap, at: place))
      }
      for letter in range {
        isTaken[letter] = true
      }
    }
    return faults
  }

  /// Returns the letters that belong into a gap.
  ///
  /// - Precondition: The gap is one of the sentence's, counted from 0.
  public func target(of gap: Int) -> String {
    String(letters[range(of: gap)])
  }

  /// Returns the word that a gap is in, which is the letters around it up to what is no letter.
  ///
  /// - Precondition: The gap is one of the sentence's, counted from 0.
  public func word(of gap: Int) -> String {
    String(letters[wordRange(of: gap)])
  }

  /// Returns the word that a gap is in as it stands there with other letters in that gap.
  ///
  /// - Precondition: The gap is one of the sentence's, counted from 0.
  public func word(of gap: Int, filledWith entry: String) -> String {
    let word = wordRange(of: gap)
    let gap = range(of: gap)
    return String(letters[word.lowerBound..<gap.lowerBound]) + entry
      + String(letters[gap.upperBound..<word.upperBound])
  }

  /// Returns where a gap is in its word, counted from 0 in grapheme clusters.
  func rangeInWord(of gap: Int) -> Range<Int> {
    let range = range(of: gap)
    let start = wordRange(of: gap).lowerBound
    return (range.lowerBound - start)..<(range.upperBound - start)
  }

  private func range(of gap: Int) -> Range<Int> {
    gaps[gap].start..<(gaps[gap].start + gaps[gap].length)
  }

  private func wordRange(of gap: Int) -> Range<Int> {
    func belongs(_ letter: Character) -> Bool { letter.isLetter || letter == "'" || letter == "’" }
    let gap = range(of: gap)
    let before = letters[..<gap.lowerBound].lastIndex { !belongs($0) }.map { $0 + 1 } ?? 0
    let after = letters[gap.upperBound...].firstIndex { !belongs($0) } ?? letters.count
    return before..<after
  }
}
