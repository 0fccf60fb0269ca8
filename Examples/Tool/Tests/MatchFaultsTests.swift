// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus match and lines that cannot be used")
struct MatchFaultsTests {
  @Test("answers each in its place, and goes on")
  func faults() throws {
    let run = try Tool.ludus.run(
      "match",
      input: #"""
        {"id":1,"kind":"exact","accepted":["x"],"input":"x"}

        {"id":3,"kind":"exact","accepted":["x"],"input":"x"
        {"id":4,"kind":"spoken","accepted":["3"],"input":"3"}
        {"id":5,"accepted":["x"],"input":"x"}
        {"id":6,"kind":"rough","accepted":[],"input":"x"}
        {"id":7,"kind":"rough","accepted":true,"input":"x"}
        {"id":8,"kind":"rough","accepted":["x",null],"input":"x"}
        {"id":9,"kind":"rough","accepted":["x"]}
        {"id":10,"kind":"rough","accepted":["x"],"input":7}
        {"id":11,"kind":"rough","accepted":["x"],"input":"x","confusables":"y"}
        {"id":12,"kind":"rough","accepted":["x"],"input":"x","options":[]}
        {"id":13,"kind":"rough","accepted":["x"],"input":"x","options":{"tolerance":3,"casesensitive":true}}
        {"id":14,"kind":"rough","accepted":["x"],"input":"x","options":{"ignoresCase":1}}
        {"id":15,"kind":"rough","accepted":["x"],"input":"x","options":{"language":"f r"}}
        {"id":16,"kind":"exact","accepted":["x"],"input":"x","options":{"language":7}}
        {"id":17,"kind":"rough","accepted":["x"],"input":"x","options":{"acceptsInflections":"maybe"}}
        []
        {"id":18,"kind":"rough","accepted":["x"],"input":"x","options":{"language":"german"}}
        {"id":19,"kind":"exact","accepted":["x"],"input":"x"}
        """#
    )
    let right =
      #""correct":true,"distance":0,"matched":"x","reason":"This is the accepted answer “x”.","verdict":"exact"}"#
    let options =
      "expected one of ignoresCase, ignoresDiacritics, readsToneNumbers, language, acceptsInflections, nameOf, "
      + "tolerance, units, decimalSeparator, requiring, allowsCalculation, form, test, variables, functions, domain, "
      + "positive, ignoringRemovablePoints, allowsLeadingVariable, allowsRearrangement, compare, states, anyMultiple, precision, order"
    let output = #"""
      {"id":1,\#(right)
      {"id":null,"error":"column 52: this is not JSON, expected “,” or “}”","line":3}
      {"id":4,"error":"kind: \"spoken\" is not known, expected one of exact, rough, numeric, algebraic, chemical, date","line":4}
      {"id":5,"error":"kind: this key is missing","line":5}
      {"id":6,"error":"accepted: expected at least one answer","line":6}
      {"id":7,"error":"accepted: expected an array","line":7}
      {"id":8,"error":"accepted[1]: found null, expected a string","line":8}
      {"id":9,"error":"input: this key is missing","line":9}
      {"id":10,"error":"input: expected a string","line":10}
      {"id":11,"error":"confusables: expected an array","line":11}
      {"id":12,"error":"options: expected an object","line":12}
      {"id":13,"error":"options: \"casesensitive\" is not an option, \#(options)","line":13}
      {"id":14,"error":"options.ignoresCase: expected true or false","line":14}
      {"id":15,"error":"options.language: expected the tag of a language, such as en or de-AT","line":15}
      {"id":16,"error":"options.language: expected a string","line":16}
      {"id":17,"error":"options.acceptsInflections: expected true or false","line":17}
      {"id":null,"error":"expected an object","line":18}
      {"id":18,"error":"options.language: \"german\" is not a language, expected a tag such as en or de-AT","line":19}
      {"id":19,\#(right)

      """#
    #expect(run == Run(status: 1, output: output))
  }

  @Test("hints once at an option that stands where it has no effect", arguments: ["1", "4"])
  func misplacedOption(jobs: String) throws {
    let line = #""kind":"rough","accepted":["x"],"input":"x""#
    let run = try Tool.ludus.run(
      "match",
      "--jobs",
      jobs,
      input: """
        {"topic":"letters",\(line),"options":{"language":"fr"}}
        {"language":"fr","form":"expanded",\(line)}
        {"units":"same",\(line)}
        """
    )
    let hint = #""form" has no effect here, as an option it belongs in "options""#
    #expect(run.status == 0)
    #expect(run.errors == "standard input: line 2: hint: \(hint)\n")
    #expect(run.output.split(separator: "\n").count { $0.contains(#""correct":true"#) } == 3)
  }

  @Test(
    "copies an id as it stands",
    arguments: ["1.50", "1e400", #""\u00e9\n""#, "null", #"[1, {"id" : []}]"#]
  )
  func identifiers(id: String) throws {
    let good = #"{"kind":"exact","accepted":["x"],"input":"y","id": \#(id) }"#
    let bad = #"{"kind":"odd","accepted":["x"],"input":"y","id": \#(id) }"#
    let run = try Tool.ludus.run("match", input: "\(good)\n\(bad)\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { $0.hasPrefix(#"{"id":\#(id),"#) } == [true, true])
    #expect(run.status == 1)
  }
}
