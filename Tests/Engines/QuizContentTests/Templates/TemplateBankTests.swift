// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct TemplateBankTests {
  @Test func templatesSurviveJSON() throws {
    try expectRoundTrip(try Samples.dilution())
    try expectRoundTrip(try Samples.product())
    try expectRoundTrip(try Samples.derivative())
    try expectRoundTrip(try Samples.templates())
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
        "sets[0].templates[0].kind: the kind \"essay\" is not known, expected one of multipleChoice, numeric, algebraic, checkAll, exactMatch, cloze",
        "sets[0].templates[1].formulas[0].formula: this key is missing",
        "sets[0].templates[1].constraints[0].whole: this key is missing",
        #"sets[0].templates[1].constraints[0].half: the key "half" is not known, expected one of whole"#,
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
    let bank = try Samples.templates()
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
}
