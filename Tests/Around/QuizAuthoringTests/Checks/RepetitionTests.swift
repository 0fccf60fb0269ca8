// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import QuizAuthoring

struct RepetitionTests {
  private let check = BankCheck.unsized

  private func problem(_ id: String, _ prompt: String, _ accepted: String) throws -> Problem {
    try Problem(
      id: Problem.ID(id),
      prompt: RichText(prompt),
      kind: .exactMatch(ExactMatcher(accepted))
    )
  }

  private func findings(_ problems: [Problem]) throws -> [String] {
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: problems)]
    )
    return check.findings(in: bank).map { finding in
      "\(finding.place.description) \(finding.kind.rawValue) \(finding.related.map(\.description))"
    }
  }

  private static let gas = "Which gas do green plants take in from the air for photosynthesis?"

  @Test func theSameQuestionTwiceIsADuplicate() throws {
    #expect(
      try findings([
        try problem("a", Self.gas, "carbon dioxide"),
        try problem("b", "\(Self.gas)!", "Carbon dioxide"),
      ]) == [#"sets[0].problems[1] duplicate ["sets[0].problems[0]"]"#]
    )
  }

  @Test func theOrderOfOptionsMakesNoNewProblem() throws {
    func problem(_ id: Problem.ID, _ options: AnswerOptions) throws -> Problem {
      try Problem(id: id, prompt: "Which is a metal?", kind: .multipleChoice(options))
    }
    let first = try problem(
      "a",
      [.correct("a", "iron"), .wrong("b", "neon"), .wrong("c", "argon")]
    )
    let second = try problem(
      "b",
      [.wrong("a", "argon"), .wrong("b", "neon"), .correct("c", "Iron")]
    )
    let third = try problem("c", [.wrong("a", "argon"), .wrong("b", "neon"), .correct("c", "tin")])
    #expect(
      try findings([first, second, third]) == [
        #"sets[0].problems[1] duplicate ["sets[0].problems[0]"]"#
      ]
    )
  }

  /// As "Hund" in a list of vocabulary, once for "dog" and once for "hound": whoever types the
  /// other one is wrong.
  @Test func theSameQuestionWithAnotherTypedAnswerIsTold() throws {
    let problems = [
      try problem("a", "Hund", "dog"), try problem("b", "Katze", "cat"),
      try problem("c", "Hund", "hound"),
    ]
    #expect(
      try findings(problems) == [#"sets[0].problems[2] nearDuplicate ["sets[0].problems[0]"]"#]
    )
    let sets = [
      ProblemSet(id: "en", title: "English", problems: [problems[0]]),
      ProblemSet(id: "fr", title: "French", problems: [try problem("d", "Hund", "chien")]),
    ]
    #expect(check.findings(in: try ProblemBank(id: "b", title: "B", sets: sets)).isEmpty)
  }

  @Test func almostTheSameQuestionWithTheSameAnswerIsTold() throws {
    let other = "Which gas do plants take in from the air for photosynthesis?"
    #expect(
      try findings([
        try problem("a", Self.gas, "carbon dioxide"), try problem("b", other, "carbon dioxide"),
      ]) == [
        #"sets[0].problems[1] nearDuplicate ["sets[0].problems[0]"]"#
      ]
    )
  }

  @Test(arguments: [
    (
      "Write the symbol of the element cobalt. Mind capital letters.", "Co",
      "Write the symbol of the element copper. Mind capital letters.", "Cu"
    ),
    (
      "What is the sum of the numbers 2 and 3, as a word?", "five",
      "What is the sum of the numbers 1 and 4, as a word?", "five"
    ),
    (
      "Which gas do green plants take in?", "carbon dioxide",
      "What do we breathe out more of than we breathe in?", "carbon dioxide"
    ),
  ])
  func otherAnswersNumbersOrWordsMakeANewProblem(
    first: String,
    answer: String,
    second: String,
    otherAnswer: String
  ) throws {
    #expect(
      try findings([try problem("a", first, answer), try problem("b", second, otherAnswer)]) == []
    )
  }

  @Test func aProblemWithAnswersThatAreAlikeDoesNotRepeatItself() throws {
    let problem = try Problem(
      id: "a",
      prompt: RichText(Self.gas),
      kind: .exactMatch(ExactMatcher("CO", alternatives: ["Co", "CO."]))
    )
    #expect(try findings([problem]) == [])
  }

  @Test func anotherImageMakesANewProblem() throws {
    func problem(_ id: Problem.ID, _ image: String) throws -> Problem {
      let prompt = RichText(
        markup: "What is shown here, as far as you can see? ![a cell](\(image))"
      )
      return try Problem(id: id, prompt: prompt, kind: .exactMatch(ExactMatcher("x")))
    }
    #expect(try findings([try problem("a", "1.png"), try problem("b", "2.png")]) == [])
    #expect(try findings([try problem("a", "1.png"), try problem("b", "1.png")]).count == 1)
  }

  @Test func kindsWithSeveralPartsAreComparedToo() throws {
    let first = try Samples.newKinds()
    let second = try first.map {
      try Problem(id: Problem.ID("2\($0.id)"), prompt: $0.prompt, kind: $0.kind)
    }
    let found = try findings(first + second)
    #expect(found.filter { $0.contains(" duplicate ") }.count == first.count)
  }

  // MARK: Similar texts

  /// A slow reference: every pair, by the definition.
  private func reference(
    _ texts: [String],
    _ threshold: Double,
    _ areCompared: (Int, Int) -> Bool
  ) -> [[Int]] {
    func sequences(_ text: String) -> Set<[UInt8]> {
      let bytes = Array(text.utf8)
      return bytes.count < 5 ? [] : Set((0...(bytes.count - 5)).map { Array(bytes[$0..<$0 + 5]) })
    }
    let sets = texts.map(sequences)
    var pairs: [[Int]] = []
    for later in texts.indices where sets[later].count >= 12 {
      let first = (0..<later).first { earlier in
        let shared = sets[earlier].intersection(sets[later]).count
        let similarity = Double(shared) / Double(sets[earlier].count + sets[later].count - shared)
        return sets[earlier].count >= 12 && similarity >= threshold && areCompared(earlier, later)
      }
      if let first { pairs.append([first, later]) }
    }
    return pairs
  }

  @Test func similarTextsAreThoseOfAComparisonOfAll() {
    let words = [
      "plants", "take", "carbon", "dioxide", "from", "the", "air", "and", "give", "oxygen", "back",
    ]
    forEachSeed(0..<20) { generator in
      var texts: [String] = []
      for _ in 0..<25 {
        var text = generator.draw(10, of: words)
        if let earlier = generator.drawElement(of: texts), generator.draw(below: 2) == 0 {
          text = earlier.split(separator: " ").map(String.init)
          text[generator.draw(below: text.count)] = words[generator.draw(below: words.count)]
        }
        texts.append(text.joined(separator: " "))
      }
      for threshold in [0.1, 0.5, 0.8, 1] {
        let found = SimilarTexts(texts, threshold: threshold).pairs(within: texts.map { _ in [7] })
          .map { [$0.earlier, $0.later] }
        let expected = reference(texts, threshold) { _, _ in true }
        try #require(found == expected)
        let groups = texts.map { _ in generator.draw(2, of: [0, 0, 1, 2, 3]) }
        let within = SimilarTexts(texts, threshold: threshold).pairs(within: groups)
          .map { [$0.earlier, $0.later] }
        let expectedWithin = reference(texts, threshold) { one, other in
          !Set(groups[one]).isDisjoint(with: groups[other])
        }
        try #require(within == expectedWithin)
      }
    }
  }

  @Test func textsWithoutEnoughToCompareAreNeverSimilar() {
    let texts = ["", "a", "a", "ab", "short one", "short one"]
    #expect(SimilarTexts(texts, threshold: 0.8).pairs(within: texts.map { _ in [0] }).isEmpty)
  }
}
