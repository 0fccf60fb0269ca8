// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import MathAnswers
import QuizContent

extension SeededGenerator {
  /// A text with signs that mean something in XML, JSON or a mark-up of gaps.
  mutating func richText() -> RichText {
    let pieces = [
      "a", "Ü", "& b", "<c>", "\"d\"", "'e'", " ", "*f*", "$x^2$", "g/h", "i:j", "😀", "{k}",
    ]
    var text = drawElement(of: ["Which", "What", "Why"]) ?? "x"
    for _ in 0..<draw(below: 6) { text += " " + (drawElement(of: pieces) ?? "") }
    let clean = text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + "?"
    return RichText(clean)
  }

  private mutating func word(_ number: Int) -> String {
    "\(drawElement(of: ["iron", "Zürich", "a & b", "<x>", "don't", "3*x", "x/y", "k:l"]) ?? "") \(number)"
  }

  private mutating func options(_ weights: [Fraction?], isCorrect: (Int) -> Bool) -> AnswerOptions {
    let all = weights.enumerated().map { index, weight in
      AnswerOption(
        id: AnswerOption.ID("\(index + 1)"),
        text: RichText(word(index)),
        isCorrect: isCorrect(index),
        feedback: draw(below: 3) == 0 ? richText() : nil,
        weight: weight
      )
    }
    return AnswerOptions(all, areShuffled: draw(below: 2) == 0)
  }

  private mutating func items(_ count: Int) -> [Problem.Item] {
    (1...count).map { Problem.Item(Problem.Item.ID("\($0)"), RichText(word($0))) }
  }

  private mutating func gap(_ number: Int, weight: Int) throws -> ClozeTask.Gap {
    let id = ClozeTask.Gap.ID("\(number)")
    switch draw(below: 3) {
    case 0:
      return ClozeTask.Gap(id, .numeric(try NumericMatcher("\(number).5 ± 0.25")), weight: weight)
    case 1:
      let options = (1...3).map {
        AnswerOption(id: AnswerOption.ID("\($0)"), text: RichText(word($0)), isCorrect: $0 == 2)
      }
      return ClozeTask.Gap(id, .multipleChoice(AnswerOptions(options)), weight: weight)
    default:
      return ClozeTask.Gap(id, .exactMatch(exact([word(number), word(9)])), weight: weight)
    }
  }

  private mutating func exact(_ accepted: [String]) -> ExactMatcher {
    ExactMatcher(
      accepted[0],
      alternatives: Array(accepted.dropFirst()),
      normalization: .standard(ignoresCase: draw(below: 2) == 0)
    )
  }

  /// A kind of problem that a package holds without loss.
  private mutating func kind(_ expected: inout [Problem.ExpectedAnswer]) throws -> ProblemKind {
    let third = try Fraction(1, 3)
    switch draw(below: 10) {
    case 0: return .trueFalse(draw(below: 2) == 0)
    case 1: return .multipleChoice(options([nil, nil, nil]) { $0 == 1 })
    case 2:
      let weights: [Fraction?] = [third, nil, try Fraction(-1, 4)]
      return .multipleChoice(options(weights) { $0 == 1 }, grading: .weighted)
    case 3:
      let weights: [Fraction?] = [third, try Fraction(2, 3), try Fraction(-1, 2), nil]
      return .checkAll(options(weights) { $0 < 2 }, grading: .weighted)
    case 4: return .checkAll(options([nil, nil, nil]) { $0 != 1 }, grading: .allOrNothing)
    case 5:
      let matcher = exact([word(1), word(2)])
      if draw(below: 2) == 0 {
        let near = ExactMatcher(word(3), normalization: matcher.normalization)
        expected = [.init(.exactMatch(near), credit: third, feedback: richText())]
      }
      return .exactMatch(matcher)
    case 6: return .numeric(try NumericMatcher(draw(below: 2) == 0 ? "2.5 ± 0.125" : "-3"))
    case 7:
      return .ordering(
        OrderingTask(items(3 + draw(below: 3)), grading: draw(below: 2) == 0 ? .allOrNothing : nil)
      )
    case 8:
      let key: [Problem.Item.ID: Problem.Item.ID] = ["1": "1", "2": "2", "3": "3"]
      return .matching(
        MatchingTask(
          items(3),
          with: items(4),
          pairs: key,
          grading: draw(below: 2) == 0 ? .allOrNothing : .perPart
        )
      )
    default:
      let isStrict = draw(below: 2) == 0
      let text = RichText("So & so [[1]] then <b> [[2]], [[3]].")
      return .cloze(
        ClozeTask(
          text,
          gaps: try (1...3).map { try gap($0, weight: isStrict ? 1 : $0) },
          grading: isStrict ? .allOrNothing : .perPart
        )
      )
    }
  }

  /// A bank of problems that a package holds without loss, each with what kinds add to it.
  mutating func bank() throws -> ProblemBank {
    var sets: [ProblemSet] = []
    for set in 1...2 {
      var problems: [Problem] = []
      for number in 1...5 {
        var expected: [Problem.ExpectedAnswer] = []
        let kind = try kind(&expected)
        var prompt = richText()
        if case .cloze = kind { prompt = "Fill the gaps." }
        problems.append(
          try Problem(
            id: Problem.ID("p-\(set).\(number)"),
            prompt: prompt,
            kind: kind,
            points: try Fraction(1 + draw(below: 6), 2),
            explanation: draw(below: 3) == 0 ? richText() : nil,
            origin: .imported,
            expectedAnswers: expected
          )
        )
      }
      sets.append(
        ProblemSet(id: ProblemSet.ID("set \(set)"), title: "set \(set)", problems: problems)
      )
    }
    return try ProblemBank(id: "b", title: "A & B", language: "en", sets: sets)
  }
}
