// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

/// The templates of the content, each solved a second time from the words of its variants alone.
@Suite("Templates of the content")
struct TemplateContentTests {
  /// The bank, read once.
  private static let bank = Result {
    try ProblemBank(
      json: Data(contentsOf: URL(fileURLWithPath: Files.content("templates.json")))
    )
  }

  /// Draws 2,000 variants of a template and gives each that differs, with the numbers in its
  /// prompt.
  private func forEachVariant(
    _ id: ProblemTemplate.ID,
    _ body: (Problem, [Double]) throws -> Bool
  ) throws {
    let template = try #require(try Self.bank.get().template(id))
    var generator = SeededGenerator(seed: 2016)
    var seen: Set<Problem.ID> = []
    var wrong: [String] = []
    for _ in 0..<2_000 {
      let problem = try template.variant(using: &generator)
      guard seen.insert(problem.id).inserted else { continue }
      if try !body(problem, Self.numbers(in: problem.prompt.source)) {
        wrong.append(problem.prompt.source)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    #expect(seen.count > 50)
  }

  /// The decimal numbers of a text, signs and signs with a blank behind them included.
  private static func numbers(in text: String) -> [Double] {
    var numbers: [Double] = []
    var digits = ""
    var sign = 1.0
    for character in text + " " {
      if character.isASCII, character.isNumber || (character == "." && !digits.isEmpty) {
        digits.append(character)
      } else {
        if let number = Double(digits) {
          numbers.append(sign * number)
          sign = 1
        }
        digits = ""
        if character == "-" { sign = -1 } else if character != " " { sign = 1 }
      }
    }
    return numbers
  }

  /// Whether a number counts as the answer of a numeric problem.
  private func counts(_ number: Double, _ unit: String = "", in problem: Problem) -> Bool {
    let text = String(format: "%.12f", number)
    return problem.kind.matcher?.verdict(for: text + unit).isCorrect == true
  }

  /// Whether exactly the right option says this number.
  private func isKey(_ number: Double, _ unit: String, of problem: Problem) -> Bool {
    let text = String(format: "%.2f", number) + unit
    let options = problem.kind.options?.all ?? []
    return options.filter { $0.text.plainText == text }.map(\.isCorrect) == [true]
      && options.filter(\.isCorrect).count == 1
      && Set(options.map(\.text.plainText)).count == 4
  }

  @Test("dilution: the amount stays the same")
  func dilution() throws {
    try forEachVariant("dilution") { problem, n in
      counts(n[1] * n[0] / n[2], " mol/L", in: problem)
    }
  }

  @Test("amount: mass by molar mass")
  func amount() throws {
    try forEachVariant("amount") { problem, n in
      counts(n[0] / n[1], " mol", in: problem)
    }
  }

  @Test("neutrons: nucleons without protons")
  func neutrons() throws {
    try forEachVariant("neutrons") { problem, n in
      // The hyphen of "carbon-14" is no sign.
      counts(n[1] * (abs(n[2]) - n[0]), in: problem)
    }
  }

  @Test("strong acid: the pH by the logarithm of the system")
  func strongAcid() throws {
    try forEachVariant("strong-acid") { problem, n in
      let concentration = pow(10, n[2]) * n[0] / n[3]
      return counts((-log10(concentration) * 1e9).rounded() / 1e9, in: problem)
    }
  }

  @Test("yield: by the numbers before the formulae")
  func yield() throws {
    try forEachVariant("yield") { problem, _ in
      let words = problem.prompt.source.split { " ,?".contains($0) }.map(String.init)
      let of = try #require(words.firstIndex(of: "of"))
      let mol = try #require(words.firstIndex(of: "mol"))
      func factor(_ substance: String) throws -> Double {
        let index = try #require(words.firstIndex(of: substance))
        return Double(words[index - 1]) ?? 1
      }
      let amount = try #require(Double(words[mol - 1]))
      // The word behind "of" is the product, and that behind "mol of" the reactant.
      let result = try amount * factor(words[of + 1]) / factor(words[mol + 2])
      let cut = (result * 100 + 0.5 + 1e-9).rounded(.down) / 100
      return isKey(cut, " mol", of: problem)
    }
  }

  @Test("linear equation: the answer solves it")
  func linearEquation() throws {
    try forEachVariant("linear-equation") { problem, n in
      counts((n[2] - n[1]) / n[0], in: problem)
    }
  }

  @Test("fractions: over the product of the denominators")
  func fractions() throws {
    try forEachVariant("fractions") { problem, n in
      let above = Int(n[0] * n[3] + n[2] * n[1])
      let below = Int(n[1] * n[3])
      let sum = try Fraction(above, below)
      let matcher = problem.kind.matcher
      return matcher?.verdict(for: "\(sum)").isCorrect == true
        && matcher?.verdict(for: "\(2 * above)/\(2 * below)").isCorrect == false
    }
  }

  @Test("hypotenuse: by the theorem of Pythagoras")
  func hypotenuse() throws {
    try forEachVariant("hypotenuse") { problem, n in
      let length = (n[0] * n[0] + n[1] * n[1]).squareRoot()
      return counts((length * 1e6).rounded() / 1e6, " cm", in: problem)
    }
  }

  @Test("derivative: term by term, and no other power counts")
  func derivative() throws {
    try forEachVariant("derivative") { problem, n in
      let (a, exponent, b) = (Int(n[0]), Int(n[1]), Int(n[2]))
      let matcher = problem.kind.matcher
      let right = "\(a)*\(exponent)*x^(\(exponent)-1) + (\(b))"
      let wrong = "\(a)*x^(\(exponent)-1) + (\(b))"
      return matcher?.verdict(for: right).isCorrect == true
        && matcher?.verdict(for: wrong).isCorrect == false
    }
  }

  @Test("expand: the product of the sums, term by term")
  func expand() throws {
    try forEachVariant("expand") { problem, n in
      let (a, b) = (Int(n[0]), Int(n[1]))
      let matcher = problem.kind.matcher
      return matcher?.verdict(for: "x^2 + \(a + b)x + \(a * b)").isCorrect == true
        && matcher?.verdict(for: "(x + (\(a)))(x + (\(b)))").isCorrect == false
    }
  }

  @Test("discount: what is left of the price")
  func discount() throws {
    try forEachVariant("discount") { problem, n in
      isKey(n[0] * (100 - n[1]) / 100, " €", of: problem)
    }
  }

  @Test("a quiz of templates is reproducible, and graded by name")
  func quizzes() throws {
    let bank = Files.content("templates.json")
    let arguments = ["quiz", "generate", "--bank", bank, "--count", "44", "--seed", "7"]
    let first = try Tool.ludus.run(arguments, input: Data())
    #expect(first.status == 0)
    #expect(first.output.split(separator: "\n").count == 44)
    #expect(try Tool.ludus.run(arguments, input: Data()) == first)
    let line = #"{"id":1,"student":"s","problem":"neutrons#0-0","response":{"text":"16"}}"#
    let graded = try Tool.ludus.run("quiz", "grade", "--bank", bank, input: line + "\n")
    #expect(graded.output.contains(#""correct":true"#))
  }
}
