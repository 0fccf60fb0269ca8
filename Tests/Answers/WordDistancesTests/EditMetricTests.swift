// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing
import WordDistances

struct EditMetricTests {
  @Test(arguments: [
    ("", "", 0, 0), ("", "abc", 3, 3), ("kitten", "sitting", 3, 3), ("teh", "the", 2, 1),
    ("ca", "abc", 3, 3), ("ca", "ac", 2, 1), ("abcd", "badc", 3, 2), ("aa", "aa", 0, 0),
    ("Straße", "Strasse", 2, 2), ("engstlich", "ängstlich", 1, 1), ("Rom", "rom", 1, 1),
    // The last byte of "é" is that of "ĩ".
    ("aé", "aĩ", 1, 1), ("éa", "ĩa", 1, 1), ("xé", "aéĩ", 2, 2),
    ("hte", "the", 2, 1), ("ab", "ba", 2, 1), ("flaw", "lawn", 2, 2), ("a cat", "an abct", 4, 4),
  ])
  func editsAreCounted(first: String, second: String, levenshtein: Int, alignment: Int) {
    #expect(EditMetric.levenshtein.distance(first, second) == levenshtein)
    #expect(EditMetric.optimalStringAlignment.distance(first, second) == alignment)
  }

  @Test(arguments: [
    ("é", "e\u{301}", 0), ("e\u{301}", "e", 1), ("\u{212B}", "Å", 0), ("\u{37E}", ";", 0),
    ("👩‍🔬", "👩", 1), ("👍🏽", "👍", 1), ("🇩🇪", "🇩🇰", 1), ("한", "\u{1112}\u{1161}\u{11AB}", 0),
    ("\r\n", "\n", 1), ("\r\n", "\r", 1), ("\n\r", "\r\n", 2), ("a\r\nb", "ab", 1),
    ("a\rb", "a\nb", 1),
    ("a\u{301}\u{323}", "a\u{323}\u{301}", 0), ("й", "и\u{306}", 0), ("\u{200F}a", "a", 1),
  ])
  func lettersAreCharacters(first: String, second: String, distance: Int) {
    for metric in EditMetric.allCases {
      #expect(metric.distance(first, second) == distance, "\(metric)")
    }
  }

  @Test(arguments: EditMetric.allCases)
  func shortWordsAreMeasuredAsByTheTable(metric: EditMetric) throws {
    let words = words(of: ["a", "b", "c"], upTo: 4)
    for first in words {
      for (second, atOnce) in zip(words, metric.distances(from: first, to: words)) {
        let expected = referenceDistance(metric, first, second)
        try #require(metric.distance(first, second) == expected, "\(first) \(second)")
        try #require(atOnce == expected, "\(first) \(second)")
      }
    }
  }

  /// Letters whose first or second byte in UTF-8 is that of another one.
  private let lettersOfLikeBytes = Array("aäĤŤ¤Äåĥ")

  @Test(arguments: EditMetric.allCases, [0..<12, 60..<71, 120..<141, 190..<200])
  func wordsOfAllLettersAreMeasuredAsByTheTable(metric: EditMetric, lengths: Range<Int>) {
    forEachSeed(0..<30) { generator in
      for letters in [Array("ab"), Array("abcdefghijäöüß"), lettersOfLikeBytes, oddLetters] {
        let (first, second) = generator.pair(of: letters, lengths: lengths)
        let expected = referenceDistance(metric, first, second)
        try #require(metric.distance(first, second) == expected)
        try #require(metric.distance(second, first) == expected)
        try #require(metric.distances(from: first, to: [second]) == [expected])
      }
    }
  }

  @Test(arguments: EditMetric.allCases, [0..<12, 60..<71, 120..<141, 250..<260])
  func aLimitOnlyHidesWhatIsFarther(metric: EditMetric, lengths: Range<Int>) {
    forEachSeed(0..<40) { generator in
      for letters in [Array("ab"), Array("abcdefghijäöüß"), lettersOfLikeBytes, oddLetters] {
        let (first, second) = generator.pair(of: letters, lengths: lengths)
        let distance = metric.distance(first, second)
        for limit in [-1, 0, 1, 2, 3, distance - 1, distance, distance + 1, 64, .max] {
          let expected = distance <= limit ? distance : nil
          try #require(metric.distance(first, second, within: limit) == expected)
          try #require(metric.distances(from: first, to: [second], within: limit) == [expected])
        }
      }
    }
  }

  @Test func levenshteinObeysTheTriangleInequality() {
    forEachSeed { generator in
      let first = generator.word(of: ["a", "b", "é"], count: Int(generator.draw(below: 9)))
      let second = generator.misspelling(of: first, edits: 3, letters: ["a", "b"])
      let third = generator.misspelling(of: second, edits: 3, letters: ["a", "c"])
      let metric = EditMetric.levenshtein
      let detour = metric.distance(first, second) + metric.distance(second, third)
      try #require(metric.distance(first, third) <= detour)
    }
  }

  @Test(arguments: EditMetric.allCases)
  func onlyEqualWordsAreAtNoDistance(metric: EditMetric) {
    forEachSeed { generator in
      let (first, second) = generator.pair(of: oddLetters, lengths: 0..<4)
      try #require(metric.distance(first, first) == 0)
      try #require((metric.distance(first, second) == 0) == (first == second))
    }
  }

  @Test func everyScalarBelow300IsALetterOfItsOwn() throws {
    let scalars = (UInt32(0)..<0x300).compactMap(Unicode.Scalar.init)
    #expect(Set(scalars.map(Character.init)).count == scalars.count)
    for first in scalars {
      let isLetter = scalars.map { String(String.UnicodeScalarView([first, $0])).count == 2 }
      let joined = scalars.indices.filter { !isLetter[$0] }.map { scalars[$0] }
      try #require(joined == (first == "\r" ? ["\n"] : []))
    }
  }

  @Test(arguments: EditMetric.allCases)
  func hostileWordsAreMeasured(metric: EditMetric) {
    let flood = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(metric.distance(flood, "a") == 1)
    #expect(metric.distance(flood, flood + "b") == 1)
    let directions = String(repeating: "\u{200F}", count: 1000)
    #expect(metric.distance("abc", "a\(directions)bc") == 1000)
    let controls = String(repeating: "\r\n\u{202E}", count: 1000)
    #expect(metric.distance(controls, "", within: 1999) == nil)
    #expect(metric.distance(controls, "") == 2000)
  }

  @Test(arguments: EditMetric.allCases)
  func longWordsAreMeasuredWithALimit(metric: EditMetric) {
    var generator = SeededGenerator(seed: 1)
    let long = generator.word(of: Array("abcdefghijklmnopqrstuvwxyz"), count: 100_000)
    let other = generator.word(of: Array("abcdefghijklmnopqrstuvwxyz"), count: 100_000)
    #expect(metric.distance(long, "x\(long)y", within: 2) == 2)
    #expect(metric.distance(long, "x\(long)y", within: 1) == nil)
    #expect(metric.distance(long, other, within: 20) == nil)
    #expect(metric.distance(long, "", within: 99_999) == nil)
    let misspelled = generator.misspelling(of: long, edits: 20, letters: ["é"])
    let distance = metric.distance(long, misspelled, within: 100)
    #expect(distance == metric.distance(misspelled, long, within: 50))
    #expect(distance.map { (1...40).contains($0) } == true)
  }

  @Test func isANameInJSON() throws {
    try expectJSON([EditMetric.levenshtein], #"["levenshtein"]"#)
    try expectJSON([EditMetric.optimalStringAlignment], #"["optimalStringAlignment"]"#)
  }
}

extension SeededGenerator {
  /// Two words: either of the same make or one a misspelling of the other.
  fileprivate mutating func pair(of letters: [Character], lengths: Range<Int>) -> (String, String) {
    let spread = UInt64(lengths.count)
    let first = word(of: letters, count: lengths.lowerBound + Int(draw(below: spread)))
    let second =
      draw(below: 2) == 0
      ? word(of: letters, count: lengths.lowerBound + Int(draw(below: spread)))
      : misspelling(of: first, edits: Int(draw(below: 6)), letters: letters)
    return (first, second)
  }
}
