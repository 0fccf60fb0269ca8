// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct ProblemTemplateTests {
  @Test func aVariantIsAFunctionOfTemplateAndSeed() throws {
    let template = try Samples.dilution()
    var (first, second) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    let variants = try (0..<20).map { _ in try template.variant(using: &first) }
    #expect(try (0..<20).map { _ in try template.variant(using: &second) } == variants)
    #expect(Set(variants.map(\.id)).count > 10)
    #expect(first == second)
    // A golden one: it must be the same on every platform and in every release.
    #expect(variants[0].id == "dilution#7-1-7")
    #expect(
      variants[0].prompt.plainText
        == "40 mL with 2 mol/L are filled up to 450 mL. Which concentration?"
    )
  }

  @Test func numbersOfAVariantStandInAllItsTexts() throws {
    let problem = try #require(try Samples.dilution().variant("dilution#1-3-2"))
    #expect(
      problem.prompt.plainText == "10 mL with 4 mol/L are filled up to 200 mL. Which concentration?"
    )
    #expect(problem.explanation?.plainText == "It is 0.2 mol/L.")
    #expect(problem.hints.map(\.text.plainText) == ["Mind 10."])
    #expect(problem.kind.matcher?.preferred == "0.2 mol/L")
    #expect(problem.kind.matcher?.verdict(for: "200 mmol/L").isCorrect == true)
  }

  /// Worked out once more from the words of the prompt alone.
  @Test func everyVariantSolvesToItsKey() throws {
    let template = try Samples.dilution()
    forEachSeed(0..<300) { generator in
      let problem = try template.variant(using: &generator)
      let numbers = problem.prompt.plainText.split { !$0.isNumber }.compactMap { Int($0) }
      let matcher = try #require(problem.kind.matcher)
      let answer = try Fraction(numbers[0] * numbers[1], numbers[2])
      let isRight = matcher.verdict(for: "\(answer) mol/L").isCorrect
      try #require(isRight)
      let isAllowed = try answer * 4 <= Fraction(numbers[1])
      try #require(isAllowed)
    }
  }

  @Test(arguments: [.max, .max / 20, .max / 20 + 1, 1_000_000] as [Int])
  func thereAreAsManyVariantsAsThereAreHoweverManyAreAskedFor(count: Int) throws {
    let template = try ProblemTemplate(
      id: "t",
      prompt: "Double {{a}}.",
      variables: [.init("a", .range(from: 1, through: 8, step: 1))],
      formulas: [.init("d", "2 a")],
      key: .numeric(.init("d"))
    )
    var generator = SeededGenerator(seed: 1)
    #expect(try template.variants(count, using: &generator).count == 8)
    #expect(template.variantCount(limit: .max) == 8)
    for none in [0, -1, .min] {
      let before = generator
      #expect(try template.variants(none, using: &generator).isEmpty)
      #expect(generator == before)
      #expect(template.variantCount(limit: none) == nil)
    }
  }

  @Test func variantsThatWereFoundAreKeptWhereNoOtherIs() throws {
    var generator = SeededGenerator(seed: 0)
    let only = generator.draw(below: 1_000_000)
    let template = try ProblemTemplate(
      id: "t",
      prompt: "Double {{a}}.",
      variables: [.init("a", .range(from: 0, through: 999_999, step: 1))],
      formulas: [.init("d", "2 a")],
      constraints: [.holds("a = \(only)")],
      key: .numeric(.init("d"))
    )
    generator = SeededGenerator(seed: 0)
    #expect(try template.variants(3, using: &generator).map(\.id) == ["t#\(only)"])
    #expect(throws: ProblemTemplate.DrawError.self) {
      try template.variants(3, using: &generator)
    }
  }

  @Test func allVariantsAreEquallyLikely() throws {
    let template = try Samples.product()
    var generator = SeededGenerator(seed: 1)
    var counts: [Problem.ID: Int] = [:]
    for _ in 0..<1200 { counts[try template.variant(using: &generator).id, default: 0] += 1 }
    let count = try #require(template.variantCount())
    #expect(counts.count == count)
    // Five standard deviations of a binomial distribution.
    let mean = 1200.0 / Double(count)
    #expect(counts.values.allSatisfy { abs(Double($0) - mean) < 5 * mean.squareRoot() })
  }

  @Test func valuesForWhichOptionsAreAlikeAreNotUsed() throws {
    let template = try Samples.product()
    // 2 · 2 is 2 + 2, 1 · 2 / 2 is 1, and so on: each choice is looked at by hand.
    #expect(template.variant("product#1-0") == nil)
    #expect(
      template.variant("product#0-0")?.kind.options?.all.map(\.text.plainText) == ["2", "3", "1"]
    )
    var expected = 0
    for a in 1...4 {
      for b in [2, 3] where Set([2 * a * b, 2 * (a + b), a * b]).count == 3 { expected += 1 }
    }
    #expect(template.variantCount() == expected)
  }

  @Test func optionsOfEqualNumbersAreAlikeWhateverTheirStyles() throws {
    let template = try ProblemTemplate(
      id: "t",
      prompt: "{{a}}?",
      variables: [ProblemTemplate.Variable("a", .range(from: 1, through: 2, step: 1))],
      formulas: [
        ProblemTemplate.Formula("half", "a / 2"),
        ProblemTemplate.Formula("other", "1 / 2", style: .decimalPlaces(2)),
      ],
      key: .multipleChoice([.correct("r", "{{half}}"), .wrong("w", "{{other}}")])
    )
    #expect(template.variant("t#0") == nil)
    #expect(template.variant("t#1") != nil)
  }

  @Test func variantsAreCountedWhereTheyCanBe() throws {
    let template = try Samples.dilution()
    var expected = 0
    for volume in stride(from: 5, through: 50, by: 5) {
      for total in stride(from: 100, through: 500, by: 50) where 4 * volume <= total {
        expected += 6
      }
    }
    #expect(template.variantCount() == expected)
    #expect(template.variantCount(limit: 539) == nil)
    #expect(template.variantCount(limit: 540) == expected)
  }

  @Test func differentVariantsAreDrawnAsLongAsThereAreAny() throws {
    let template = try Samples.product()
    var generator = SeededGenerator(seed: 3)
    let variants = try template.variants(100, using: &generator)
    #expect(Set(variants.map(\.id)).count == variants.count)
    #expect(variants.count == template.variantCount())
    #expect(try template.variants(2, using: &generator).count == 2)
    #expect(try template.variants(0, using: &generator).isEmpty)
    #expect(try template.variants(-1, using: &generator).isEmpty)
  }

  @Test func aVariantIsFoundByItsNameOnly() throws {
    let template = try Samples.dilution()
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let problem = try template.variant(using: &generator)
      #expect(template.variant(problem.id) == problem)
    }
    let others = [
      "dilution", "dilution#", "dilution#1-3", "dilution#1-3-2-0", "dilution#10-0-0",
      "dilution#-1-0-0", "dilution#01-3-2", "dilution#+1-3-2", "dilution#1-3-x", "other#1-3-2",
      "dilution#99999999999999999999-0-0", "",
    ]
    for id in others { #expect(template.variant(Problem.ID(id)) == nil) }
  }

  @Test func aTemplateThatHardlyEverFitsGivesATypedError() throws {
    // Found when the template is checked, because no constraint excludes it in the first place.
    let template = try ProblemTemplate(
      id: "rare",
      prompt: "{{a}} {{b}}?",
      variables: [
        ProblemTemplate.Variable("a", .range(from: 1, through: 900_000, step: 1)),
        ProblemTemplate.Variable("b", .range(from: 1, through: 900_000, step: 1)),
      ],
      constraints: ["a > 10"],
      key: .numeric(ProblemTemplate.NumericKey("a"))
    )
    var generator = ScriptedGenerator(1)
    #expect(
      throws: ProblemTemplate.DrawError.noVariant(of: "rare", tries: ProblemTemplate.maximumTries)
    ) {
      try template.variant(using: &generator)
    }
    #expect(
      throws: ProblemTemplate.DrawError.noVariant(of: "rare", tries: ProblemTemplate.maximumTries)
    ) {
      try template.variants(2, using: &generator)
    }
    #expect(
      ProblemTemplate.DrawError.noVariant(of: "rare", tries: 3).description.contains(
        #"(noVariant, of: "rare", tries: 3)"#
      )
    )
  }

  @Test func textsGoWithNumbersAndSigns() throws {
    let template = try Samples.derivative()
    let problem = try #require(template.variant("derivative#1-0-4-2"))
    #expect(problem.prompt.source == "$-0,3x^{2} + 1$ by *limit*?")
    #expect(problem.explanation?.plainText == "3,0")
    #expect(problem.kind.matcher?.preferred == "-3/5 x^1")
    #expect(problem.kind.matcher?.verdict(for: "-0,6x").isCorrect == true)
    #expect(problem.points == 3)
    #expect(problem.tags == ["calculus"])
    #expect(problem.source == "our own")
  }

  @Test(arguments: [
    (-3, "{{a}}^2", "(-3)^2"), (-3, "x^{{a}}", "x^(-3)"), (-3, "{{a}}x", "-3x"),
    (-3, "2{{a}}", "2(-3)"),
    (-3, "({{a}}x)", "(-3x)"), (-3, "x {{a:+}}", "x - 3"), (3, "x {{a:+}}", "x + 3"),
    (3, "x^{{a}}", "x^3"),
    (-3, "x = {{a}}", "x = -3"), (-3, "x {{a}}", "x (-3)"),
  ])
  func negativeNumbersAreReadAsOneInExpressions(a: Int, answer: String, expected: String) throws {
    let template = try ProblemTemplate(
      id: "t",
      prompt: "?",
      variables: [ProblemTemplate.Variable("a", .numbers([Fraction(a)]))],
      key: .algebraic(ProblemTemplate.AlgebraicKey(answer, letters: ["x"]))
    )
    #expect(template.variant("t#0")?.kind.matcher?.preferred == expected)
  }

  @Test func aRoundedAnswerCountsAsWellAsTheExactOne() throws {
    let template = try ProblemTemplate(
      id: "t",
      prompt: "{{a}}/3?",
      variables: [ProblemTemplate.Variable("a", .numbers([10]))],
      formulas: [ProblemTemplate.Formula("q", "a/3", style: .decimalPlaces(2))],
      key: .numeric(ProblemTemplate.NumericKey("q", unit: "g"))
    )
    let matcher = try #require(template.variant("t#0")?.kind.matcher)
    #expect(matcher.accepted == ["3.33 g", "10/3 g"])
    #expect(!matcher.verdict(for: "3.3 g").isCorrect)
  }
}
