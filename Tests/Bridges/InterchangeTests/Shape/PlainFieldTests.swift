// SPDX-License-Identifier: Apache-2.0
import FileDiagnostics
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

/// A field of a text format with a word in it, which must arrive in the bank or be named.
struct PlainField: CustomTestStringConvertible, Sendable {
  let format: String
  let part: MarkedPart

  var testDescription: String { "\(format): \(part.name)" }

  private static func fields(_ format: String, _ parts: MarkedPart...) -> [PlainField] {
    parts.map { PlainField(format: format, part: $0) }
  }

  private static let gift = fields(
    "gift",
    MarkedPart("name", "::mkword::Which? {=a ~b}"),
    MarkedPart("text", "Which mkword? {=a ~b}"),
    MarkedPart("text behind the answers", "Which {=a ~b} mkword?"),
    MarkedPart("idnumber", "// [id:mkword]\nWhich? {=a ~b}"),
    MarkedPart("tag", "// [tag:mkword]\nWhich? {=a ~b}"),
    MarkedPart("category", "$CATEGORY: $course$/mkword\n\nWhich? {=a ~b}"),
    MarkedPart("right answer", "Which? {=mkword ~b}"),
    MarkedPart("wrong answer", "Which? {=a ~mkword}"),
    MarkedPart("feedback", "Which? {=a ~b#mkword}"),
    MarkedPart("general feedback", "Which? {=a ~b####mkword}"),
    MarkedPart("written answer", "Who? {=a =mkword}"),
    MarkedPart("feedback on a written answer", "Who? {=a =%50%b#mkword}"),
    MarkedPart("feedback on a number", "Two? {#=2#mkword =%50%3#x}"),
    MarkedPart("stem", "Match. {=mkword -> a =c -> d}"),
    MarkedPart("partner", "Match. {=a -> mkword =c -> d}"),
    MarkedPart("feedback on a false answer", "So? {T#mkword#right}"),
    MarkedPart("feedback on a true answer", "So? {T#wrong#mkword}"),
    MarkedPart("essay", "Why mkword? {}"),
    MarkedPart("text before a question", "mkword\n\nWhich? {=a ~b}"),
    MarkedPart(
      "text behind the last question",
      "Which? {=a ~b}\n\nmkword",
      arrives: false,
      named: "description-left-out"
    ),
    MarkedPart(
      "image",
      "[html]Which? <img src\\=\"https\\://e.org/a.png\" alt\\=\"mkword\"> {=a ~b}"
    ),
    MarkedPart("formula", "[html]Which \\(mkword\\)? {=a ~b}"),
    MarkedPart("second block", "Which? {=a ~b} or {=mkword ~c}"),
    MarkedPart(
      "video",
      "[html]Which? <video src\\=\"mkword.mp4\"></video> {=a ~b}",
      arrives: false,
      named: "content-left-out"
    )
  )

  private static let cloze = fields(
    "cloze",
    MarkedPart("text", "A mkword {1:SA:=a}"),
    MarkedPart("bold text", "A <b>mkword</b> {1:SA:=a}"),
    MarkedPart("answer", "A {1:SA:=mkword}"),
    MarkedPart("further answer", "A {1:SA:=a~=mkword}"),
    MarkedPart("half an answer", "A {1:SA:=a~%50%mkword}"),
    MarkedPart("feedback", "A {1:SA:=a#mkword}"),
    MarkedPart("feedback on any answer", "A {1:SA:=a~*#mkword}"),
    MarkedPart("feedback on a number", "A {1:NM:=3:0.1#mkword}"),
    MarkedPart("option", "A {1:MC:=a~mkword}"),
    MarkedPart("feedback on an option", "A {1:MC:=a~b#mkword}"),
    MarkedPart("one gap with several picks", "A {1:MR:=a~=b~mkword}"),
    MarkedPart(
      "gap beside others",
      "A {1:SA:=a} {1:MR:=b~=c~mkword}",
      arrives: false,
      named: "mkword"
    ),
    MarkedPart("unknown kind of gap", "A {1:SA:=a} {1:ODD:=mkword}"),
    MarkedPart("alternative text", "A <img src=\"https://e.org/a.png\" alt=\"mkword\"> {1:SA:=a}"),
    MarkedPart(
      "recording",
      "A <audio src=\"mkword.mp3\"></audio> {1:SA:=a}",
      arrives: false,
      named: "content-left-out"
    )
  )

  private static let aiken = fields(
    "aiken",
    MarkedPart("text", "Which mkword?\nA) a\nB) b\nANSWER: A"),
    MarkedPart("right answer", "Which?\nA) mkword\nB) b\nANSWER: A"),
    MarkedPart("wrong answer", "Which?\nA) a\nB) mkword\nANSWER: A"),
    MarkedPart(
      "text behind the letter",
      "Which?\nA) a\nB) b\nANSWER: A mkword",
      arrives: false,
      named: "mkword"
    ),
    MarkedPart(
      "line in front of a question",
      "mkword\n\nWhich?\nA) a\nB) b\nANSWER: A",
      arrives: false,
      named: "unfinished-question"
    ),
    MarkedPart(
      "line behind the last question",
      "Which?\nA) a\nB) b\nANSWER: A\nmkword",
      arrives: false,
      named: "unfinished-question"
    )
  )

  private static let anki = fields(
    "anki",
    MarkedPart("front", "#separator:tab\nmkword\tdog\n"),
    MarkedPart("back", "#separator:tab\nHund\tmkword\n"),
    MarkedPart("tags", "#separator:tab\n#tags column:3\nHund\tdog\tmkword\n"),
    MarkedPart("tags of all", "#separator:tab\n#tags:mkword\nHund\tdog\n"),
    MarkedPart("deck", "#separator:tab\n#deck column:3\nHund\tdog\tZoo::mkword\n"),
    MarkedPart("deck of all", "#separator:tab\n#deck:mkword\nHund\tdog\n"),
    MarkedPart("identifier", "#separator:tab\n#guid column:1\nmkword\tHund\tdog\n"),
    MarkedPart(
      "third field",
      "#separator:tab\nHund\tdog\tmkword\n",
      arrives: false,
      named: "column-left-out"
    ),
    MarkedPart(
      "named field",
      "#separator:tab\n#columns:Front\tBack\tOdd\nHund\tdog\tmkword\n",
      arrives: false,
      named: "“Odd”"
    ),
    MarkedPart("gap", "#separator:tab\nThe {{c1::mkword}} is\tx\n"),
    MarkedPart("hint of a gap", "#separator:tab\nThe {{c1::a::mkword}} is\tx\n"),
    MarkedPart("field behind a text with gaps", "#separator:tab\nThe {{c1::a}} is\tmkword\n"),
    MarkedPart(
      "alternative text",
      "#separator:tab\n#html:true\n<img src=\"https://e.org/a.png\" alt=\"mkword\">\tdog\n"
    ),
    MarkedPart(
      "recording",
      "#separator:tab\nHund [sound:mkword.mp3]\tdog\n",
      arrives: false,
      named: "mkword.mp3"
    ),
    MarkedPart(
      "image of the deck",
      "#separator:tab\n#html:true\nHund <img src=\"mkword.png\">\tdog\n"
    )
  )

  private static func line(_ members: String) -> String {
    #"{\#(members),"question":"Q","answer":"a"}"#
  }

  private static let lines = fields(
    "json-lines",
    MarkedPart("question", #"{"question":"mkword","answer":"a"}"#),
    MarkedPart("answer", #"{"question":"Q","answer":"mkword"}"#),
    MarkedPart("wrong", line(#""wrong":["mkword"]"#)),
    MarkedPart("options", line(#""options":["a","mkword"]"#)),
    MarkedPart("alternatives", line(#""alternatives":["mkword"]"#)),
    MarkedPart("feedback", line(#""feedback":"mkword""#)),
    MarkedPart("hint", line(#""hint":"mkword""#)),
    MarkedPart("title", line(#""title":"mkword""#)),
    MarkedPart("set", line(#""set":"mkword""#)),
    MarkedPart("tags", line(#""tags":["mkword"]"#)),
    MarkedPart("source", line(#""source":"mkword""#)),
    MarkedPart("id", line(#""id":"mkword""#)),
    MarkedPart("details", line(#""details":"{\"explanation\":\"mkword\"}""#)),
    MarkedPart("image", line(#""image":"mkword.png""#), arrives: false, named: "mkword.png"),
    MarkedPart("time", line(#""time":"mkword""#), arrives: false, named: "“time”"),
    MarkedPart("unknown", line(#""odd":"mkword""#), arrives: false, named: "“odd”"),
    MarkedPart("nested", line(#""odd":{"more":"mkword"}"#), arrives: false, named: "“odd”"),
    MarkedPart(
      "list of objects",
      line(#""odd":[{"more":"mkword"}]"#),
      arrives: false,
      named: "“odd”"
    ),
    MarkedPart("mixed list", line(#""alternatives":[1,"mkword",true]"#)),
    MarkedPart("details as an object", line(#""details":{"explanation":"mkword"}"#))
  )

  static let all = gift + cloze + aiken + anki + lines
}

@Suite struct PlainFieldTests {
  /// A word in any field is in the bank, or a diagnostic names it or its field, and not as a hint.
  @Test(arguments: PlainField.all) func everyFieldArrivesOrIsNamed(field: PlainField) throws {
    let format = try #require(QuestionFormat(name: field.format)?.file)
    let imported = format.read(Array(field.part.part.utf8))
    let made = imported.bank(id: "b")
    let told = imported.diagnostics + made.diagnostics
    let json = try made.bank.map { String(decoding: try $0.json(), as: UTF8.self) } ?? ""
    #expect(json.contains("mkword") == field.part.arrives, "\(json)\n\(told)")
    guard !field.part.arrives else { return }
    let name = field.part.named ?? "mkword"
    #expect(told.contains { $0.isLoss && $0.description.contains(name) }, "\(told)")
  }

  /// Formats with more than texts have tests of their own; what a table can hold is tested by its
  /// columns.
  @Test func everyTextFormatHasFields() {
    let tested = Set(PlainField.all.map(\.format))
    let others: Set = ["moodle-xml", "csv", "tsv", "numbered-list"]
    let names = QuestionFormat.all.filter { !$0.isPackage }.map(\.name)
    #expect(Set(names) == tested.union(others))
  }
}
