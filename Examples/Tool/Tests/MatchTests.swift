// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation
import Testing

@Suite("ludus match")
struct MatchTests {
  // To renew the file after a wanted change: swift run ludus match \
  // < Content/written-answers.jsonl > Tool/Tests/Golden/written-answers.jsonl
  @Test("judges the answers of the tour, as its help shows")
  func golden() throws {
    let content = URL(fileURLWithPath: Files.chemistry).deletingLastPathComponent()
    let input = try Data(contentsOf: content.appendingPathComponent("written-answers.jsonl"))
    let output = try Files.golden("written-answers.jsonl")
    #expect(try match(input) == Run(status: 0, output: output))
    let german = try match(input, "--language", "de")
    #expect(try match(input, "--reasons", "de") == german)
    #expect(german.status == 0)
    #expect(german.output.contains("Die richtige Antwort ist „Co“."))
  }

  @Test("says how an answer matched")
  func right() throws {
    let run = try match(
      #"{"id":1,"kind":"exact","accepted":["Rome"],"input":"Rome"}"#,
      #"{"id":2,"kind":"exact","accepted":["Paris","Rome"],"input":"rome","options":{"ignoresCase":true}}"#,
      #"{"id":3,"kind":"rough","accepted":["mitochondria"],"input":"mitochondrion"}"#
    )
    let exact = ExactMatcher("Rome").verdict(for: "Rome")
    let folded = ExactMatcher("Rome", ignoresCase: true).verdict(for: "rome")
    let form = RoughMatcher("mitochondria").verdict(for: "mitochondrion")
    let output = """
      {"id":1,"correct":true,"distance":0,"matched":"Rome","reason":"\(exact)","verdict":"exact"}
      {"id":2,"correct":true,"distance":0,"matched":"Rome","reason":"\(folded)","verdict":"normalized"}
      {"id":3,"correct":true,"matched":"mitochondria","reason":"\(form)","verdict":"rough"}

      """
    #expect(run == Run(status: 0, output: output))
  }

  @Test("tells the slips of a misspelled answer, and which other term was near")
  func misspelled() throws {
    let run = try match(
      #"{"id":1,"kind":"rough","accepted":["meiosis"],"confusables":["mitosis"],"input":"meoisis"}"#
    )
    let verdict = RoughMatcher("meiosis", confusables: ["mitosis"]).verdict(for: "meoisis")
    let slips = #"[{"at":2,"input":"oi","kind":"swappedLetters","target":"io"}]"#
    let output = """
      {"id":1,"correct":true,"distance":1,"matched":"meiosis","reason":"\(verdict)","rival":"mitosis",\
      "slips":\(slips),"verdict":"rough"}

      """
    #expect(run == Run(status: 0, output: output))
  }

  @Test("says why an answer is wrong, and what it comes nearest to")
  func wrong() throws {
    let run = try match(
      #"{"id":1,"kind":"exact","accepted":["Rome"],"input":"rome"}"#,
      #"{"id":2,"kind":"rough","accepted":["sulfur","sulphur"],"input":"sulphate"}"#,
      #"{"id":3,"kind":"rough","accepted":["meiosis"],"confusables":["mitosis"],"input":"mitosis"}"#
    )
    let exact = ExactMatcher("Rome").verdict(for: "rome")
    let other = RoughMatcher("meiosis", confusables: ["mitosis"]).verdict(for: "mitosis")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(
      lines[0]
        == #"{"id":1,"correct":false,"nearest":"Rome","reason":"\#(exact)","verdict":"wrong"}"#
    )
    #expect(lines[1].hasPrefix(#"{"id":2,"correct":false,"#))
    #expect(lines[1].contains(#","nearest":"sulphur","#))
    #expect(
      lines[2]
        == #"{"id":3,"correct":false,"nearest":"meiosis","reason":"\#(other)","verdict":"wrong"}"#
    )
    #expect(run.status == 0)
  }

  @Test("calls an answer neither right nor wrong that is too long to be read")
  func notGradable() throws {
    let answer = String(repeating: "z", count: Verdict.maximumAnswerLength + 1)
    let reason = RoughMatcher("x").verdict(for: answer)
    for kind in ["exact", "rough"] {
      let run = try match(#"{"id":1,"kind":"\#(kind)","accepted":["x"],"input":"\#(answer)"}"#)
      let output = #"{"id":1,"correct":null,"reason":"\#(reason)","verdict":"notGradable"}"# + "\n"
      #expect(run == Run(status: 0, output: output))
    }
  }

  @Test(
    "judges by the options",
    arguments: [
      ("exact", #""ignoresCase":false"#, "caf\u{E9}", "Café", false),
      ("exact", #""ignoresCase":true"#, "caf\u{E9}", "Café", true),
      ("exact", #""ignoresDiacritics":true"#, "cafe", "café", true),
      ("exact", #""language":"de","acceptsInflections":true"#, "cafes", "cafe", false),
      ("rough", #""ignoresCase":false"#, "Polish", "polish", false),
      ("rough", #""ignoresCase":null"#, "Polish", "polish", true),
      ("rough", #""language":"de""#, "Strasse", "Straße", true),
      ("rough", #""language":"fr-CA""#, "rythm", "rhythm", true),
      ("rough", #""acceptsInflections":true"#, "mitochondria", "mitochondrion", true),
      ("rough", #""acceptsInflections":false"#, "mitochondria", "mitochondrion", false),
      // The names of the first version.
      ("exact", #""caseSensitive":false"#, "caf\u{E9}", "Café", true),
      ("rough", #""caseSensitive":true"#, "Polish", "polish", false),
      ("exact", #""foldDiacritics":true"#, "cafe", "café", true),
      ("rough", #""inflections":"rejected""#, "mitochondria", "mitochondrion", false),
    ]
  )
  func options(
    kind: String,
    options: String,
    accepted: String,
    input: String,
    isRight: Bool
  ) throws {
    let run = try match(
      #"{"id":1,"kind":"\#(kind)","accepted":["\#(accepted)"],"input":"\#(input)","options":{\#(options)}}"#
    )
    #expect(run.output.hasPrefix(#"{"id":1,"correct":\#(isRight),"#), "\(run.output)")
    #expect(run.status == 0)
  }

  @Test("folds marks in a rough match if it is told to, which then are no slip")
  func foldedMarks() throws {
    let line =
      #"{"id":1,"kind":"rough","accepted":["Dvořák"],"input":"Dvorak","options":{"ignoresDiacritics":F}}"#
    let run = try match(line.replacing("F", with: "false"), line.replacing("F", with: "true"))
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { $0.hasSuffix(#""verdict":"rough"}"#) } == [true, false])
    #expect(lines.map { $0.hasSuffix(#""verdict":"normalized"}"#) } == [false, true])
  }

  @Test("passes over confusables of an exact match and keys that it does not know")
  func otherKeys() throws {
    let run = try match(
      #"{"id":1,"kind":"exact","accepted":["Rome"],"input":"Rome","confusables":["Rome"],"student":7}"#
    )
    #expect(run.output.hasPrefix(#"{"id":1,"correct":true,"#))
  }

  @Test(
    "says what becomes of an answer that is typed",
    arguments: [
      (["rhythm", "rythm"], 0, "This is “rhythm”; mind the spelling: “h” is missing.\n"),
      (
        ["--kind", "numeric", "9.81 m/s^2", "981 cm/s^2"], 0,
        "This has the same value as the accepted answer “9.81 m/s²”.\n"
      ),
      (
        ["--language", "de", "Rhythmus", "rhythm", "rythm"], 0,
        "Das ist „rhythm“; achte auf die Schreibweise: „h“ fehlt.\n"
      ),
      (["--kind", "numeric", "abc", "9"], 64, ""),
    ]
  )
  func typed(arguments: [String], status: Int32, sentence: String) throws {
    let run = try Tool.ludus.run(["match"] + arguments, input: Data())
    #expect(run.status == status && run.output == sentence)
    #expect(run.errors.isEmpty == (status == 0))
  }

  @Test(
    "refuses wrong usage",
    arguments: [
      ["--reasons", "xx"], ["--language", "xx"], ["--seed", "one"], ["--kind", "odd", "a", "b"],
    ]
  )
  func usage(arguments: [String]) throws {
    let run = try Tool.ludus.run(["match"] + arguments, input: Data())
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
  }

  private func match(_ lines: String...) throws -> Run {
    try match(Data(lines.map { "\($0)\n" }.joined().utf8))
  }

  private func match(_ input: Data, _ arguments: String...) throws -> Run {
    try Tool.ludus.run(["match"] + arguments, input: input)
  }

  @Test("judges an answer that is typed by the rules of its language")
  func answersIn() throws {
    let typed = ["match", "nitrogen", "nitrogin"]
    #expect(try !Tool.ludus.run(typed, input: Data()).output.hasPrefix("This is “nitrogen”"))
    let english = try Tool.ludus.run(typed + ["--answers-in", "en"], input: Data())
    #expect(english.status == 0 && english.output.hasPrefix("This is “nitrogen”"))
  }

  @Test("refuses a misspelled key, and no others")
  func misspelledKey() throws {
    func output(_ key: String) throws -> String {
      let line = #"{"kind":"exact","accepted":["a"],"\#(key)":{},"input":"a"}"#
      return try Tool.ludus.run("match", input: line).output
    }
    #expect(try output("optoins").contains(#"did you mean \"options\"?"#))
    #expect(try output("prompt").contains(#""correct":true"#))
  }
}
