// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import MathAnswers

/// Makes the program of a template, and gathers what keeps it from being one.
struct TemplateCompiler {
  private let variables: [ProblemTemplate.Variable]
  private let formulas: [ProblemTemplate.Formula]
  private let constraints: [ProblemTemplate.Constraint]
  private(set) var faults: [LocatedFault<ProblemFault>] = []
  /// The offset of each name among those of variables and formulas.
  private(set) var offsets: [String: Int] = [:]
  /// The formulas and constraints that could be read.
  private var read: [Int: TemplateProgram.Step] = [:]
  private var readConstraints: [TemplateProgram.Step] = []

  init(
    variables: [ProblemTemplate.Variable],
    formulas: [ProblemTemplate.Formula],
    constraints: [ProblemTemplate.Constraint]
  ) {
    self.variables = variables
    self.formulas = formulas
    self.constraints = constraints
  }

  /// Whether a name stands for a text.
  func isText(_ name: String) -> Bool {
    offsets[name].map { $0 < variables.count && variables[$0].isText } ?? false
  }

  /// Makes the program; nil when there are ``faults``.
  mutating func program() -> TemplateProgram? {
    if variables.isEmpty { note(.values(.noVariables), at: ContentPlace().key("variables")) }
    let (origins, counts) = checkVariables()
    for (index, formula) in formulas.enumerated() {
      let place = ContentPlace().key("formulas").index(index)
      claim(formula.name, for: variables.count + index, at: place)
      check(formula.style, at: place)
    }
    for (index, formula) in formulas.enumerated() {
      let place = ContentPlace().key("formulas").index(index).key("formula")
      read[index] = step(formula.formula, result: variables.count + index, at: place)
    }
    for (index, constraint) in constraints.enumerated() {
      let place = ContentPlace().key("constraints").index(index)
      let needsComparison = if case .holds = constraint { true } else { false }
      let step = step(
        constraint.formula,
        result: nil,
        at: needsComparison ? place : place.key("whole")
      )
      guard let step else { continue }
      guard step.formula.shape == (needsComparison ? .comparison : .calculation) else {
        let fault: ProblemFault.Template =
          needsComparison
          ? .formula(.notAComparison(constraint.formula))
          : .formula(.notACalculation(constraint.formula))
        note(fault, at: step.place)
        continue
      }
      readConstraints.append(step)
    }
    guard let steps = orderedSteps(), faults.isEmpty else { return nil }
    return TemplateProgram(
      variables: variables,
      origins: origins,
      counts: counts,
      names: variables.map(\.name) + formulas.map(\.name),
      steps: steps
    )
  }

  private mutating func note(_ fault: ProblemFault.Template, at place: ContentPlace) {
    faults.append(LocatedFault(.template(fault), at: place))
  }

  // MARK: Names and values

  private mutating func claim(_ name: String, for offset: Int, at place: ContentPlace) {
    if !TemplateName.isPossible(name) {
      note(.name(.invalid(name)), at: place.key("name"))
    } else if offsets.insertIfNew(offset, forKey: name) != nil {
      note(.name(.duplicate(name)), at: place.key("name"))
    }
  }

  private mutating func check(_ style: ProblemTemplate.NumberStyle, at place: ContentPlace) {
    if !style.isPossible { note(.values(.styleOutOfRange(style)), at: place.key("style")) }
  }

  /// For each variable the place of its position among those that are drawn, and how many values
  /// these have.
  private mutating func checkVariables() -> (origins: [Int], counts: [Int]) {
    var origins: [Int] = []
    var counts: [Int] = []
    for (index, variable) in variables.enumerated() {
      let place = ContentPlace().key("variables").index(index)
      let companion = variable.companion.map { offsets[$0] }
      claim(variable.name, for: index, at: place)
      check(variable.style, at: place)
      let count = checkValues(of: variable, at: place)
      if let name = variable.companion {
        guard let companion = companion ?? nil, variables[companion].companion == nil else {
          note(.values(.unknownCompanion(name)), at: place.key("with"))
          origins.append(0)
          continue
        }
        let expected = counts[origins[companion]]
        if count != expected {
          note(.values(.companionCount(count, expected: expected)), at: place)
        }
        origins.append(origins[companion])
      } else {
        origins.append(counts.count)
        counts.append(count)
      }
    }
    return (origins, counts)
  }

  private mutating func checkValues(of variable: ProblemTemplate.Variable, at place: ContentPlace)
    -> Int
  {
    guard let count = variable.count else {
      if case .range(let from, let through, let step) = variable.values {
        note(.values(.invalidRange(from: from, through: through, step: step)), at: place)
      }
      return 0
    }
    if count == 0 {
      note(.values(.none), at: place)
    } else if count > ProblemTemplate.Variable.maximumValues {
      note(.values(.tooMany(count)), at: place)
    }
    return count
  }

  // MARK: Formulas

  /// Reads a formula; that a name cannot be used in it is noted.
  private mutating func step(
    _ text: String,
    result: Int?,
    at place: ContentPlace
  ) -> TemplateProgram.Step? {
    let names = offsets.keys.sorted()
    do throws(Verdict.ExpressionFault) {
      let formula = try ExactFormula(text, variables: names)
      if let name = formula.variables.first(where: isText) {
        note(.name(.textIsNoNumber(name)), at: place)
        return nil
      }
      guard result == nil || formula.shape == .calculation else {
        note(.formula(.notACalculation(text)), at: place)
        return nil
      }
      return TemplateProgram.Step(
        formula: formula,
        arguments: formula.variables.compactMap { offsets[$0] },
        result: result,
        place: place
      )
    } catch {
      if case .unknownVariable(let name) = error.reason {
        note(.name(.unknown(name)), at: place)
      } else {
        note(.formula(.unreadable(text, error)), at: place)
      }
      return nil
    }
  }

  /// All steps, each formula behind those that it needs and each constraint behind the last that it
  /// needs; nil when formulas need one another.
  private mutating func orderedSteps() -> [TemplateProgram.Step]? {
    var known = Set(variables.indices)
    var steps: [TemplateProgram.Step] = []
    var waiting = readConstraints
    var left = read.sorted { $0.key < $1.key }.map(\.value)
    func takeReady(_ steps: inout [TemplateProgram.Step]) -> [TemplateProgram.Step] {
      let ready = steps.filter { $0.arguments.allSatisfy(known.contains) }
      steps.removeAll { $0.arguments.allSatisfy(known.contains) }
      return ready
    }
    steps += takeReady(&waiting)
    while !left.isEmpty {
      let ready = takeReady(&left)
      guard !ready.isEmpty else {
        noteCycle(among: left)
        return nil
      }
      for step in ready {
        steps.append(step)
        if let result = step.result { known.insert(result) }
        steps += takeReady(&waiting)
      }
    }
    return steps
  }

  /// Notes formulas that need one another, unless what they wait for is a formula that could not be
  /// read.
  private mutating func noteCycle(among steps: [TemplateProgram.Step]) {
    let byResult = Dictionary(steps.map { ($0.result ?? -1, $0) }) { first, _ in first }
    var seen: Set<Int> = []
    for start in steps {
      var path: [TemplateProgram.Step] = []
      var places: [Int: Int] = [:]
      var next: TemplateProgram.Step? = start
      while let step = next, let result = step.result {
        if let start = places[result] {
          let names = path[start...].compactMap {
            $0.result.map { formulas[$0 - variables.count].name }
          }
          note(.formula(.cyclic(names)), at: path[start].place)
          return
        }
        // An earlier path has led from here to no cycle.
        guard seen.insert(result).inserted else { break }
        places[result] = path.count
        path.append(step)
        next = step.arguments.lazy.compactMap { byResult[$0] }.first
      }
    }
  }
}

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
    /// The place in the template.
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
  /// The number of values of each variable that is drawn by itself.
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
      let arguments = step.arguments.compactMap { offset -> RealNumber? in
        if case .number(let number)? = values[offset] { number } else { nil }
      }
      // What a failed step is needed for stays open, but constraints on other numbers still count.
      guard arguments.count == step.arguments.count else { continue }
      do throws(FormulaError) {
        if let result = step.result {
          values[result] = .number(try step.formula.real(arguments))
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
  fileprivate func holds(_ arguments: [RealNumber]) throws(FormulaError) -> Bool {
    formula.shape == .comparison
      ? try formula.holds(arguments) : try formula.real(arguments).whole != nil
  }
}
