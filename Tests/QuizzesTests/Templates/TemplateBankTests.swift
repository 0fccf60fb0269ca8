import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct TemplateBankTests {
  private func bank() throws -> ProblemBank {
    try ProblemBank(
      id: "b",
      title: "B",
      sets: [
        ProblemSet(
          id: "s",
          title: "S",
          sets: [ProblemSet(id: "s/t", title: "T", templates: [try Samples.product()])],
          problems: [try Samples.choice("p1"), try Samples.exact("p2")],
          templates: [try Samples.dilution(variantsPerQuiz: 3)]
        ),
        ProblemSet(id: "u", title: "U", templates: [try Samples.derivative()]),
        ProblemSet(id: "v", title: "V", problems: [try Samples.exact("p3")]),
      ]
    )
  }

  @Test func templatesSurviveJSON() throws {
    try expectRoundTrip(try Samples.dilution())
    try expectRoundTrip(try Samples.product())
    try expectRoundTrip(try Samples.derivative())
    try expectRoundTrip(try bank())
    let numeric = try ProblemTemplate(
      id: "n",
      prompt: "?",
      variables: [
        ProblemTemplate.Variable("a", .range(from: 1, through: 2, step: try Fraction(1, 2)))
      ],
      key: .numeric(
        ProblemTemplate.NumericKey(
          "a",
          unit: "m",
          tolerance: .relative(0.1),
          units: .same,
          requiring: [.noFraction],
          allowsCalculation: true
        )
      )
    )
    try expectRoundTrip(numeric)
  }

  @Test func aTemplateHasTheDocumentedJSON() throws {
    let json = """
      {"constraints":["a > 1",{"whole":"a / 2"}],"decimalSeparator":"comma",\
      "formulas":[{"formula":"a / 4","name":"q","style":{"decimalPlaces":2}}],"id":"t",\
      "kind":"numeric","answer":"q","prompt":"{{a}}","tolerance":{"absolute":0.01},"unit":"g",\
      "variables":[{"from":"0.5","name":"a","step":"0.5","through":9},{"name":"s","texts":["x","y"]},\
      {"name":"n","numbers":[1,"1/3"],"with":"s"}]}
      """
    let template = try decode(ProblemTemplate.self, json)
    #expect(
      template.variables[0].values
        == .range(from: try Fraction(1, 2), through: 9, step: try Fraction(1, 2))
    )
    #expect(template.variables[2].companion == "s")
    #expect(template.constraints == [.holds("a > 1"), .whole("a / 2")])
    #expect(template.formulas == [ProblemTemplate.Formula("q", "a / 4", style: .decimalPlaces(2))])
    #expect(template.decimalSeparator == .comma)
    try expectRoundTrip(template)
  }

  @Test func numbersOfAVariableCanBeWrittenInSeveralWays() throws {
    let json = #"{"name":"a","numbers":[1,0.1,"0.25","1/3","-2",1.5e-3]}"#
    let variable = try decode(ProblemTemplate.Variable.self, json)
    #expect(
      variable.values
        == .numbers([
          1, try Fraction(1, 10), try Fraction(1, 4), try Fraction(1, 3), -2, try Fraction(3, 2000),
        ])
    )
    #expect(
      try LudusTestSupport.json(variable)
        == #"{"name":"a","numbers":[1,"0.1","0.25","1/3",-2,"0.0015"]}"#
    )
    for wrong in ["\"x\"", "true", "1e400", "\"1/0\"", "null"] {
      #expect(throws: (any Error).self) {
        try decode(ProblemTemplate.Variable.self, #"{"name":"a","numbers":[\#(wrong)]}"#)
      }
    }
  }

  @Test func everyFaultOfATemplateIsToldWithItsPlaceInTheBank() {
    let json = """
      {"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"S","templates":[
        {"id":"t","kind":"essay","prompt":"?","variables":[{"name":"a","from":1}]},
        {"id":"t","kind":"numeric","prompt":"{{b}}","answer":"a","variables":[{"name":"a","numbers":[1]}],
         "constraints":[{"half":"a"}],"formulas":[{"name":"f"}]},
        {"id":"u","kind":"numeric","prompt":"{{b}}","answer":"a","variables":[{"name":"a","numbers":[1]}]}]}]}
      """
    let faults = contentFaults(ProblemFault.self) { _ = try ProblemBank(json: Data(json.utf8)) }
    #expect(
      faults == [
        "sets[0].templates[0].variables[0]: expected either from and through, or numbers, or texts",
        "sets[0].templates[0].kind: the kind \"essay\" is not known, expected one of multipleChoice, numeric, algebraic",
        "sets[0].templates[1].formulas[0].formula: this key is missing",
        "sets[0].templates[1].constraints[0].whole: this key is missing",
        "sets[0].templates[2].prompt: there is no variable and no formula \"b\"",
        "sets[0].templates[1].id: the identifier \"t\" is taken already, by sets[0].templates[0]",
      ]
    )
  }

  @Test func namesOfVariantsAreNotThoseOfProblems() throws {
    let error = #expect(throws: ContentError<ProblemFault>.self) {
      try ProblemBank(
        id: "b",
        title: "B",
        sets: [
          ProblemSet(
            id: "s",
            title: "S",
            problems: [
              try Samples.exact("product#0-1"), try Samples.exact("product"),
              try Samples.exact("other#1"),
            ],
            templates: [try Samples.product()]
          )
        ]
      )
    }
    #expect(
      error?.faults.map(\.place.description) == [
        "sets[0].templates[0].id", "sets[0].problems[0].id",
      ]
    )
  }

  @Test func variantsAreFoundInTheBankByName() throws {
    let bank = try bank()
    #expect(bank.allTemplates.map(\.id) == ["dilution", "product", "derivative"])
    #expect(bank.allProblems.map(\.id) == ["p1", "p2", "p3"])
    #expect(bank.template("product")?.id == "product")
    #expect(bank.template("p1") == nil)
    #expect(bank.problem("product#0-0")?.prompt.plainText == "What is 1 times 2?")
    #expect(bank.problem("product#9-9") == nil)
    #expect(bank.set(of: "product#0-0")?.id == "s/t")
    #expect(bank.set(of: "product#9-9") == nil)
    #expect(bank.set(of: "dilution#0-0-0")?.id == "s")
  }

  @Test func aQuizDrawsVariantsWithItsGenerator() throws {
    let bank = try bank()
    forEachSeed(0..<50) { seed in
      var (first, second) = (seed, seed)
      let quiz = try Quiz(from: bank, Blueprint(sets: ["s"], count: 20), using: &first)
      let again = try Quiz(from: bank, Blueprint(sets: ["s"], count: 20), using: &second)
      try #require(quiz == again)
      let ids = quiz.items.map(\.problem.id.rawValue)
      try #require(ids.count == 6)
      let dilutions = Set(ids.filter { $0.hasPrefix("dilution#") })
      try #require(dilutions.count == 3)
      try #require(ids.filter { $0.hasPrefix("product#") }.count == 1)
      // What was drawn is what the bank finds by that name.
      let isFound = quiz.items.allSatisfy { bank.problem($0.problem.id) == $0.problem }
      try #require(isFound)
      try expectRoundTrip(quiz)
    }
  }

  @Test func templatesElsewhereChangeNothing() throws {
    let bank = try bank()
    let plain = try ProblemBank(id: "b", title: "B", sets: [bank.sets[2]])
    var (first, second) = (SeededGenerator(seed: 4), SeededGenerator(seed: 4))
    let quiz = try Quiz(from: bank, Blueprint(sets: ["v"], count: 5), using: &first)
    #expect(try Quiz(from: plain, Blueprint(sets: ["v"], count: 5), using: &second) == quiz)
    #expect(first == second)
  }

  @Test func aBankWithoutTemplatesIsDrawnFromAsEver() throws {
    let bank = try Samples.bank()
    var generator = SeededGenerator(seed: 9)
    #expect(try bank.withVariants(using: &generator) == bank)
    #expect(generator == SeededGenerator(seed: 9))
  }

  @Test func variantsStandForTemplatesInABankThatIsKept() throws {
    var generator = SeededGenerator(seed: 2)
    let all = try bank().withVariants(using: &generator)
    #expect(all.allTemplates.isEmpty)
    #expect(all.allProblems.count == 3 + 3 + 1 + 7)
    try expectRoundTrip(all)
    let some = try bank().withVariants(in: ["s/t"], using: &generator)
    #expect(some.allTemplates.map(\.id) == ["dilution", "derivative"])
    #expect(some.allProblems.count == 4)
  }

  @Test func aTemplateWithoutVariantsIsATypedErrorOfTheQuiz() throws {
    #expect("\(QuizGenerationError.noVariant(of: "t"))".contains("loosen its constraints"))
    let rare = try ProblemTemplate(
      id: "rare",
      prompt: "{{a}}?",
      variables: [ProblemTemplate.Variable("a", .range(from: 1, through: 900_000, step: 1))],
      constraints: ["a > 10"],
      key: .numeric(ProblemTemplate.NumericKey("a"))
    )
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", templates: [rare])]
    )
    var generator = LowGenerator()
    #expect(throws: QuizGenerationError.noVariant(of: "rare")) {
      try Quiz(from: bank, Blueprint(count: 1), using: &generator)
    }
    #expect(throws: QuizGenerationError.noVariant(of: "rare")) {
      try bank.withVariants(using: &generator)
    }
  }

  @Test func aSetOfTemplatesAloneCanBePlayed() throws {
    let bank = try bank()
    var generator = SeededGenerator(seed: 1)
    let quiz = try Quiz(from: bank, Blueprint(sets: ["u"], count: 7), using: &generator)
    var session = QuizSession(quiz)
    let answer = try #require(quiz.items[0].problem.correctAnswer)
    let feedback = try session.answer(answer, at: Date(timeIntervalSince1970: 0))
    #expect(feedback.credit == 1)
  }
}

/// A generator that always gives the same low bits.
private struct LowGenerator: RandomNumberGenerator {
  mutating func next() -> UInt64 { 1 }
}
