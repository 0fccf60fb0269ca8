// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing
import WordDistances

struct WordAlignmentTests {
  @Test(arguments: [
    ("", "", ""), ("Rom", "Rom", ""), ("", "ab", "+0,0 +0,1"), ("ab", "", "-0,0 -1,0"),
    ("ängstlich", "engstlich", "~0,0"), ("the", "teh", "x1,1"), ("the", "hte", "x0,0"),
    ("hinschautet", "hinshautet", "-4,4"), ("Haus", "Hauus", "+3,3"), ("abcd", "badc", "x0,0 x2,2"),
    ("ängstlich", "engstlihc", "~0,0 x7,7"), ("é", "e\u{301}", ""), ("café", "cafe", "~3,3"),
    ("abc", "ca", "+0,0 -1,2 -2,2"), ("aab", "ab", "-1,1"),
  ])
  func editsAreFound(target: String, input: String, script: String) {
    let alignment = WordAlignment(target: target, input: input)
    #expect(alignment.edits.map(\.short).joined(separator: " ") == script)
    #expect(alignment.distance == alignment.edits.count)
  }

  @Test(arguments: [("the", "teh", "+1,1 -2,3"), ("kitten", "sitting", "~0,0 ~4,4 +6,6")])
  func levenshteinDoesNotTranspose(target: String, input: String, script: String) {
    let alignment = WordAlignment(target: target, input: input, metric: .levenshtein)
    #expect(alignment.edits.map(\.short).joined(separator: " ") == script)
  }

  @Test(arguments: EditMetric.allCases)
  func theScriptIsTheOneOfTheRule(metric: EditMetric) throws {
    let words = words(of: ["a", "b", "c"], upTo: 4)
    for target in words {
      for input in words {
        let alignment = WordAlignment(target: target, input: input, metric: metric)
        let expected = referenceScript(metric, from: target, to: input)
        try #require(alignment.edits == expected, "\(target) \(input)")
        try #require(alignment.rebuiltInput == Array(input), "\(target) \(input)")
      }
    }
  }

  @Test(arguments: EditMetric.allCases, [0..<12, 40..<71, 120..<141])
  func editsLeadFromTheTargetToTheInput(metric: EditMetric, lengths: Range<Int>) {
    forEachSeed(0..<50) { generator in
      for letters in [Array("ab"), Array("abcdefghijäöüß"), oddLetters] {
        let count = lengths.lowerBound + Int(generator.draw(below: UInt64(lengths.count)))
        let target = generator.word(of: letters, count: count)
        let input =
          generator.draw(below: 4) == 0
          ? generator.word(of: letters, count: count)
          : generator.misspelling(
            of: target,
            edits: Int(generator.draw(below: 8)),
            letters: letters
          )
        let alignment = WordAlignment(target: target, input: input, metric: metric)
        try #require(alignment.distance == metric.distance(target, input))
        try #require(alignment.edits == referenceScript(metric, from: target, to: input))
        try #require(alignment.rebuiltInput == Array(input))
        try expectRoundTrip(alignment)
        try #require(alignment.segments.map(\.target).joined() == target)
        try #require(alignment.segments.map(\.input).joined() == input)
      }
    }
  }

  @Test func segmentsShowWhatDiffers() {
    let alignment = WordAlignment(target: "ängstlich", input: "engstlihcch")
    let shown = alignment.segments.map { "\($0.target)|\($0.input)|\($0.isEqual)" }
    #expect(shown == ["ä|e|false", "ngstli|ngstli|true", "|hc|false", "ch|ch|true"])
    #expect(WordAlignment(target: "", input: "").segments.isEmpty)
    #expect(WordAlignment(target: "a", input: "a").segments.map(\.isEqual) == [true])
    #expect(WordAlignment(target: "a", input: "").segments.map(\.isEqual) == [false])
  }

  @Test func segmentsTakeTurnsInBeingEqual() {
    forEachSeed { generator in
      let target = generator.word(of: oddLetters, count: 8)
      let input = generator.misspelling(of: target, edits: 3, letters: oddLetters)
      let segments = WordAlignment(target: target, input: input).segments
      for (segment, next) in zip(segments, segments.dropFirst()) {
        try #require(segment.isEqual != next.isEqual)
      }
      for segment in segments {
        try #require(segment.isEqual == (segment.target == segment.input))
      }
    }
  }

  @Test(arguments: EditMetric.allCases)
  func longWordsAreAligned(metric: EditMetric) {
    var generator = SeededGenerator(seed: 1)
    let letters = Array("abcdefghij")
    let target = generator.word(of: letters, count: 10_000)
    let input = generator.word(of: letters, count: 10_000)
    let alignment = WordAlignment(target: target, input: input, metric: metric)
    #expect(alignment.distance == metric.distance(target, input))
    #expect(alignment.rebuiltInput == Array(input))
  }

  @Test(arguments: EditMetric.allCases)
  func hostileWordsAreAligned(metric: EditMetric) throws {
    let flood = "a" + String(repeating: "\u{301}", count: 10_000)
    let directions = String(repeating: "\u{200F}\r\n", count: 500)
    let wide = String(repeating: "ab", count: 100_000)
    for (target, input) in [
      (flood, "a"), ("b\(flood)", "\(flood)b"), (directions, flood), ("xay", wide), (wide, "xay"),
    ] {
      let alignment = WordAlignment(target: target, input: input, metric: metric)
      try #require(alignment.distance == metric.distance(target, input))
      try #require(alignment.rebuiltInput == Array(input))
      try #require(alignment.segments.map(\.input).joined() == input)
    }
  }

  @Test func wordsTooLongToAlignAreReplaced() {
    let target = "x" + String(repeating: "ab", count: 6000) + "y"
    let input = "x" + String(repeating: "cd", count: 5999) + "y"
    let alignment = WordAlignment(target: target, input: input)
    #expect(alignment.distance == 12_000)
    #expect(alignment.rebuiltInput == Array(input))
    #expect(
      alignment.edits.last
        == WordAlignment.Edit(.omission, targetOffset: 12_000, inputOffset: 11_999)
    )
  }

  @Test func isAnObjectInJSON() throws {
    try expectJSON(
      WordAlignment(target: "the", input: "te"),
      #"{"edits":[{"inputOffset":1,"operation":"omission","targetOffset":1}],"input":"te","target":"the"}"#
    )
  }

  @Test(arguments: [
    #"{"operation":"omission","targetOffset":0,"inputOffset":0}"#,
    #"{"operation":"omission","targetOffset":1,"inputOffset":0}"#,
    #"{"operation":"omission","targetOffset":3,"inputOffset":2}"#,
    #"{"operation":"omission","targetOffset":-1,"inputOffset":0}"#,
    #"{"operation":"insertion","targetOffset":9223372036854775807,"inputOffset":0}"#,
    #"{"operation":"substitution","targetOffset":2,"inputOffset":2}"#,
    #"{"operation":"transposition","targetOffset":1,"inputOffset":-9223372036854775808}"#,
    #"{"operation":"doubling","targetOffset":1,"inputOffset":1}"#, "",
  ])
  func editsThatDoNotFitAreRefused(edit: String) {
    #expect(throws: ContentError<JSONFault>.self) {
      try decode(WordAlignment.self, #"{"target":"the","input":"te","edits":[\#(edit)]}"#)
    }
  }
}

extension WordAlignment.Edit {
  fileprivate var short: String {
    let sign =
      switch operation {
      case .substitution: "~"
      case .insertion: "+"
      case .omission: "-"
      case .transposition: "x"
      }
    return "\(sign)\(targetOffset),\(inputOffset)"
  }
}

/// The script that the documented rule chooses, found with tables of distances of all beginnings.
private func referenceScript(_ metric: EditMetric, from target: String, to input: String)
  -> [WordAlignment.Edit]
{
  var (target, input) = (Array(target), Array(input))
  var start = 0
  while start < min(target.count, input.count), target[start] == input[start] { start += 1 }
  target.removeFirst(start)
  input.removeFirst(start)
  while let last = target.last, last == input.last {
    target.removeLast()
    input.removeLast()
  }
  let table = referenceTable(metric, target, input)
  var (row, column) = (target.count, input.count)
  var edits: [WordAlignment.Edit] = []
  while row > 0 || column > 0 {
    let cost = table[row][column]
    let crosses =
      metric == .optimalStringAlignment && row > 1 && column > 1
      && target[row - 1] == input[column - 2] && target[row - 2] == input[column - 1]
    let operation: WordAlignment.Edit.Operation? =
      if crosses, cost == table[row - 2][column - 2] + 1 {
        .transposition
      } else if row > 0, cost == table[row - 1][column] + 1 {
        .omission
      } else if row > 0, column > 0, cost == table[row - 1][column - 1] + 1 {
        .substitution
      } else if column > 0, cost == table[row][column - 1] + 1 {
        .insertion
      } else {
        nil
      }
    row -= operation?.targetLength ?? 1
    column -= operation?.inputLength ?? 1
    if let operation {
      edits.append(
        WordAlignment.Edit(operation, targetOffset: start + row, inputOffset: start + column)
      )
    }
  }
  return edits.reversed()
}
