// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

extension Samples {
  /// Items with the names given, in the right order.
  public static func items(_ names: [String]) -> [Problem.Item] {
    names.map { Problem.Item(Problem.Item.ID($0), RichText("item \($0)")) }
  }

  /// The only right order is that of the names.
  public static func ordering(
    _ names: [String] = ["a", "b", "c", "d", "e"],
    by grading: OrderingTask.Formula? = nil
  ) throws -> Problem {
    try Problem(
      id: "order",
      prompt: "Put these in order.",
      kind: .ordering(OrderingTask(items(names), grading: grading))
    )
  }

  /// "d" must come after "b" and "c", and both of these after "a"; "e" may stand anywhere.
  public static func dependencies(by grading: OrderingTask.Formula? = nil) throws -> Problem {
    let task = OrderingTask(
      items(["a", "b", "c", "d", "e"]),
      predecessors: ["b": ["a"], "c": ["a"], "d": ["b", "c"]],
      grading: grading
    )
    return try Problem(id: "graph", prompt: "Put these in order.", kind: .ordering(task))
  }

  /// Sodium is Na, iron Fe and lead Pb; Ir is left over.
  public static func matching(by grading: PartsFormula = .perPart) throws -> Problem {
    let task = MatchingTask(
      [.init("sodium", "sodium"), .init("iron", "iron"), .init("lead", "lead")],
      with: [.init("na", "Na"), .init("fe", "Fe"), .init("pb", "Pb"), .init("ir", "Ir")],
      pairs: ["sodium": "na", "iron": "fe", "lead": "pb"],
      grading: grading
    )
    return try Problem(id: "match", prompt: "Which symbol is whose?", kind: .matching(task))
  }

  /// Whales and bats are mammals, eagles birds.
  public static func sharedMatching() throws -> Problem {
    let task = MatchingTask(
      [.init("whale", "whale"), .init("bat", "bat"), .init("eagle", "eagle")],
      with: [.init("mammal", "mammal"), .init("bird", "bird"), .init("fish", "fish")],
      pairs: ["whale": "mammal", "bat": "mammal", "eagle": "bird"],
      sharesRight: true
    )
    return try Problem(id: "share", prompt: "What is it?", kind: .matching(task))
  }

  /// A gap of every kind; the number counts twice.
  public static func cloze(by grading: PartsFormula = .perPart) throws -> Problem {
    let options: AnswerOptions = [
      .wrong("s", "a solid"), .correct("l", "a liquid"), .wrong("g", "a gas"),
    ]
    let task = ClozeTask(
      RichText(
        markup: "*Water* is [[state]], made of [[1]] and [[2]]. It weighs [[mass]]: [[sum]]."
      ),
      gaps: [
        ClozeTask.Gap("state", .multipleChoice(options)),
        ClozeTask.Gap("1", .exactMatch(ExactMatcher("hydrogen", ignoresCase: true))),
        ClozeTask.Gap("2", .roughMatch(RoughMatcher("oxygen", language: .english))),
        ClozeTask.Gap(
          "mass",
          .numeric(try NumericMatcher("18.0 g/mol", tolerance: .significantFigures(3))),
          weight: 2
        ),
        ClozeTask.Gap("sum", .algebraic(try AlgebraMatcher("2h + o"))),
      ],
      grading: grading
    )
    return try Problem(id: "cloze", prompt: "Fill the gaps.", kind: .cloze(task))
  }

  /// A day, to be written in any notation.
  public static func writtenDate() throws -> Problem {
    try Problem(
      id: "date",
      prompt: "When was the Bastille stormed?",
      kind: .date(DateMatcher("1789-07-14", order: .dayFirst))
    )
  }

  /// From three words to eight, graded by two criteria of 3 and 1 points.
  public static func openResponse() throws -> Problem {
    let rubric = Rubric([
      Rubric.Criterion(
        "cause",
        "Names the cause",
        levels: [
          .init("no", "not at all", points: 0), .init("vague", "vaguely", points: 1),
          .init("clear", "clearly", points: 3),
        ]
      ),
      Rubric.Criterion(
        "source",
        "Names a source",
        levels: [.init("no", "no", points: 0), .init("yes", "yes", points: 1)]
      ),
    ])
    let task = OpenResponseTask(
      minimumWords: 3,
      maximumWords: 8,
      rubric: rubric,
      sampleAnswer: "Because ice is less dense than water."
    )
    return try Problem(id: "open", prompt: "Why does ice float?", kind: .openResponse(task))
  }

  /// The combustion of methane as an equation.
  public static func chemical() throws -> Problem {
    try Problem(
      id: "combustion",
      prompt: "Write the equation for the complete combustion of methane.",
      kind: .chemical(try ChemicalMatcher("CH4 + 2 O2 -> CO2 + 2 H2O"))
    )
  }

  /// A problem of each kind that has items, gaps or a person to grade it.
  public static func newKinds() throws -> [Problem] {
    try [
      ordering(), dependencies(), matching(), sharedMatching(), cloze(), openResponse(),
      chemical(),
      writtenDate(),
    ]
  }

  /// A response that the problem could be given, right or wrong in its parts.
  public static func randomResponse(
    to problem: Problem,
    using generator: inout SeededGenerator
  ) -> QuizResponse {
    let kind = problem.kind
    let options = kind.options?.all ?? []
    let shown = Quiz.Item(problem, set: "s", setTitle: "S")
    switch kind.name.responseShape {
    case .choice:
      return .choice(generator.shuffled(options)[0].id)
    case .choices:
      let count = generator.draw(below: options.count) + 1
      return .choices(generator.draw(count, of: options).map(\.id))
    case .order:
      return .order(generator.shuffled(shown.items).map(\.id))
    case .pairs:
      guard case .matching(let task) = kind else { return .pairs([:]) }
      let matches = task.left.map { _ in generator.draw(below: shown.items.count) }
      let distinct = generator.shuffled(shown.items.indices)
      let offsets = task.sharesRight ? matches : distinct
      let count = generator.draw(below: task.left.count) + 1
      let pairs = zip(task.left, offsets).prefix(count).map { ($0.id, shown.items[$1].id) }
      return .pairs(Dictionary(uniqueKeysWithValues: pairs))
    case .gaps:
      guard case .cloze(let task) = kind else { return .gaps([:]) }
      let gaps = generator.draw(generator.draw(below: task.gaps.count) + 1, of: task.gaps)
      return .gaps(
        Dictionary(
          uniqueKeysWithValues: gaps.map { gap in
            let wrong = gap.kind.options?.all.first?.id.rawValue ?? gap.wrongEntry
            return (gap.id, generator.draw(below: 2) == 0 ? gap.correctAnswer : wrong)
          }
        )
      )
    case .longText:
      return .text("It is so because I think so.")
    case .text:
      let right = kind.matcher?.preferred ?? ""
      return .text(generator.draw(below: 2) == 0 ? right : wrongText(for: kind))
    }
  }

  /// A text that can be graded and is wrong.
  private static func wrongText(for kind: ProblemKind) -> String {
    let right = kind.matcher?.preferred ?? ""
    return switch kind.name {
    case .chemical: "7\(right)"
    case .date: "1 May 1000"
    default: right + right
    }
  }

  /// A problem of each kind, some with several.
  public static func everyKind() throws -> [Problem] {
    try newKinds() + [
      choice(), checkAll(), exact(), rough(),
      Problem(id: "number", prompt: "?", kind: .numeric(try NumericMatcher("9.81 m/s^2"))),
      Problem(id: "formula", prompt: "?", kind: .algebraic(try AlgebraMatcher("x^2 - 1"))),
    ]
  }
}

extension ClozeTask.Gap {
  /// An entry that can be graded and is wrong.
  fileprivate var wrongEntry: String {
    kind.name == .numeric ? "1 g/mol" : "h"
  }
}
