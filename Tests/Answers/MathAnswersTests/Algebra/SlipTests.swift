// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Languages
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing

struct SlipTests {
  private func slip(_ answer: String, for accepted: String) throws -> Verdict.AlgebraMismatch? {
    guard case .wrong(let mismatch) = try AlgebraMatcher(accepted).verdict(for: answer) else {
      Issue.record("\(answer) counts for \(accepted)")
      return nil
    }
    return mismatch.slip
  }

  @Test(arguments: [
    ("3 - x", "x - 3", "sign"), ("2(x+3)", "2x + 3", "bracket"),
    ("(x+12)*2 + 1", "x + 12*2 + 1", "bracket"), ("9(x^2 + 3x + 2)", "9x^2 + 3x + 2", "bracket"),
    ("(a+b)^2", "a^2 + b^2", "binomial"),
    ("(x-4)^2", "x^2 - 16", "binomial"), ("2 pi r", "pi r", "factorTwo"),
    ("0.25", "2.5", "powerOfTen"),
    ("2/3", "3/2", "reciprocal"), ("x^2 - 5x + 6", "x^2 + 5x + 6", "termSign"),
    ("sin(30°)", "sin(30)", "degrees"), ("y = 3x - 7", "y = 3x + 7", "termSign"),
    ("5 cm", "5 cm + 1", ""), ("x^2 + 1", "x^3 + 7", ""), ("sqrt(2)", "sqrt(2)/2", ""),
  ])
  func oneMistakeThatExplainsTheAnswerIsNamed(accepted: String, answer: String, name: String) throws
  {
    #expect(try slip(answer, for: accepted) == (name.isEmpty ? nil : .slip(name)))
  }

  @Test func whatIsWrongWithSeveralValuesIsNamed() throws {
    #expect(try slip("x = 3", for: "x = 3 or x = -2") == .solutionMissing)
    #expect(try slip("{3, -2, 0}", for: "x = 3 or x = -2") == .solutionTooMany)
    #expect(try slip("{3, 2}", for: "x = 3 or x = -2") == nil)
    #expect(try slip("[2, ∞)", for: "x > 2") == .endOfInterval)
    #expect(try slip("(3, 2, 1)", for: "(3, -2, 1)") == .entry("2"))
    #expect(try slip("[[1,3],[2,4]]", for: "[[1,2],[3,4]]") == .transposed)
    #expect(try slip("6.28", for: "2 pi") == .rounded)
    #expect(try slip("6.29", for: "2 pi") == nil)
    #expect(try slip("x = 2 + 2 = 5", for: "4") == .brokenChain)
  }

  @Test func theSentenceNamesTheSlipAndShowsIt() throws {
    let verdict = try AlgebraMatcher("(x+3)^2").verdict(for: "x^2 + 9")
    #expect(verdict.sentence(in: .english).hasPrefix("The square of a sum has a middle term"))
    #expect(verdict.sentence(in: .german).hasPrefix("Im Quadrat einer Summe"))
    #expect(verdict.sentence(in: .english).contains("x = 1"))
  }

  /// An accepted answer and one that was made from it with a slip.
  private func pair(_ name: String, using generator: inout SeededGenerator) -> (String, String) {
    func number(_ low: Int, _ high: Int) -> Int { low + generator.draw(below: high - low + 1) }
    let (a, b, c) = (number(3, 9), number(11, 29), number(31, 59))
    let polynomial = "\(a)x^2 + \(b)x - \(c)"
    switch name {
    case "sign": return (polynomial, "\(c) - \(b)x - \(a)x^2")
    case "reciprocal": return ("\(a)x/(x^2 + \(b))", "(x^2 + \(b))/(\(a)x)")
    case "factorTwo":
      return (polynomial, number(0, 1) == 0 ? "2(\(polynomial))" : "(\(polynomial))/2")
    case "powerOfTen":
      let power = ["1", "10", "100", "1000"][number(1, 3)]
      return number(0, 1) == 0
        ? (polynomial, "\(power)(\(polynomial))") : ("\(b).\(c)", "\(b)\(c)\(power.dropFirst(3))")
    case "bracket": return ("\(a)(x + \(b)) - \(c)x^2", "\(a)x + \(b) - \(c)x^2")
    case "binomial":
      return number(0, 1) == 0
        ? ("(\(a)x + \(b))^2 + \(c)", "\(a * a)x^2 + \(b * b + c)")
        : ("\(c)(x - \(b))^2", "\(c)(x^2 - \(b * b))")
    case "termSign":
      return (
        polynomial,
        ["\(a)x^2 - \(b)x - \(c)", "\(a)x^2 + \(b)x + \(c)", "-\(a)x^2 + \(b)x - \(c)"][
          number(0, 2)
        ]
      )
    default: return ("\(a) cos(\(b)°)", "\(a) cos(\(b))")
    }
  }

  @Test(arguments: [
    "sign", "reciprocal", "factorTwo", "powerOfTen", "bracket", "binomial", "termSign", "degrees",
  ])
  func ofFiveHundredSlipsNearlyAllAreFoundAndHardlyAnyIsMisnamed(name: String) throws {
    var found = 0
    var misnamed = 0
    var generator = SeededGenerator(seed: 0x51_19)
    for _ in 0..<500 {
      let (accepted, answer) = pair(name, using: &generator)
      let slip = try slip(answer, for: accepted)
      if slip == .slip(name) { found += 1 } else if slip != nil { misnamed += 1 }
    }
    #expect(found >= 475)
    #expect(misnamed < 5)
  }
}
