// SPDX-License-Identifier: Apache-2.0
internal import MathAnswers
internal import LudusCore

/// The variables, formulas and constraints of a template, put in the order in which they are worked
/// out.
struct TemplateProgram: Hashable, Sendable {
  /// A formula with a name, or a constraint.
  struct Step: Hashable, Sendable {
    let formula: ExactFormula
    /// The offsets of the names that it uses.
    let arguments: [Int]
    /// The offset of its own name, or nil for a constraint.
    let result: Int?
    /// Where it stands in the template.
    let place: ContentPlace
  }

  /// The result of a choice of values.
  enum Outcome {
    /// The value of each name.
    case values([TemplateValue?])
    /// A constraint does not hold.
    case excluded
    /// No constraint excludes it, but a formula has no value.
    case failed(Step, FormulaError)
  }

  /// The variables, as they stand in the template.
  let variables: [ProblemTemplate.Variable]
  /// For each variable, which of ``counts`` its position is drawn from.
  let origins: [Int]
  /// How many values each variable has that is drawn by itself.
  let counts: [Int]
  /// The names of variables and, behind them, of formulas.
  let names: [String]
  /// The steps, each behind those that it needs and each constraint as early as can
  /// be.
  let steps: [Step]

  /// The number of choices, whether or not they meet the constraints; nil when it does not fit.
  var choiceCount: Int? {
    counts.reduce(1) { product, count in
      guard let (value, overflow) = product?.multipliedReportingOverflow(by: count) else {
        return nil
      }
      return overflow ? nil : value
    }
  }

  /// Works out what follows from a choice.
  ///
  /// - Parameter positions: For each of ``counts`` a number below it.
  /// - Returns: The value of each name, or why there is no variant.
  func run(at positions: [Int]) -> Outcome {
    var values: [TemplateValue?] = []
    values.reserveCapacity(names.count)
    for (variable, origin) in zip(variables, origins) {
      values.append(try? variable.value(at: positions[origin]))
    }
    values += Array(repeating: nil, count: names.count - values.count)
    var failure: (Step, FormulaError)?
    for step in steps {
      let arguments = step.arguments.compactMap { offset -> Rational? in
        if case .number(let number)? = values[offset] { number } else { nil }
      }
      // What a failed step is needed for stays open, but constraints on other numbers still count.
      guard arguments.count == step.arguments.count else { continue }
      do throws(FormulaError) {
        if let result = step.result {
          values[result] = .number(try step.formula.value(arguments))
        } else if try !step.holds(arguments) {
          return .excluded
        }
      } catch {
        failure = failure ?? (step, error)
      }
    }
    if let failure { return .failed(failure.0, failure.1) }
    return .values(values)
  }

  /// The values of a choice as its author would write them: "a = 3, salt = KCl".
  func example(at positions: [Int]) -> String {
    zip(variables, origins).map { variable, origin in
      let value = try? variable.value(at: positions[origin])
      return switch value {
      case .number(let number): "\(variable.name) = \(number)"
      case .text(let text): "\(variable.name) = \(text)"
      case nil: variable.name
      }
    }.joined(separator: ", ")
  }
}

extension TemplateProgram.Step {
  /// Whether a constraint holds.
  fileprivate func holds(_ arguments: [Rational]) throws(FormulaError) -> Bool {
    formula.shape == .comparison
      ? try formula.holds(arguments) : try formula.value(arguments).isInteger
  }
}
