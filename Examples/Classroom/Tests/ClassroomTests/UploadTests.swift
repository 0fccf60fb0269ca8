// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import Languages
import PinLabels
import Quizzes
import Testing

@testable import Classroom

struct MultipartFormTests {
  private static let type = "multipart/form-data; boundary=\"edge\""

  private func read(_ lines: String...) -> MultipartForm? {
    MultipartForm(Data(lines.joined(separator: "\r\n").utf8), contentType: Self.type)
  }

  @Test func fieldsAndFilesAreTold() throws {
    let form = try #require(
      read(
        "--edge",
        "Content-Disposition: form-data; name=\"gaps[k0]\"",
        "",
        "a & b\r\nc",
        "--edge",
        "content-disposition: form-data; name=file; filename=\"x.gift\"",
        "Content-Type: text/plain",
        "",
        "::Q:: --edge {=a}",
        "--edge",
        "Content-Disposition: form-data; name=\"image\"; filename=\"\"",
        "",
        "",
        "--edge--",
        ""
      )
    )
    #expect(form.encoded == "gaps%5Bk0%5D=a%20%26%20b%0D%0Ac")
    #expect(form.files["file"]?.name == "x.gift")
    #expect(
      form.files["file"].map { String(decoding: $0.bytes, as: UTF8.self) } == "::Q:: --edge {=a}"
    )
    #expect(form.files["image"] == nil)
  }

  @Test(arguments: [
    "", "--edge", "--edge\r\n", "--edge\r\nContent-Disposition: form-data; name=a\r\n\r\nb",
    "--other--", String(repeating: "--edge\r\n\r\n\r\n", count: 10_000),
  ])
  func whatBreaksOffIsNotTaken(body: String) {
    #expect(MultipartForm(Data(body.utf8), contentType: Self.type) == nil)
  }

  @Test(arguments: ["multipart/form-data", "multipart/form-data; boundary=", "text/plain"])
  func aTypeWithoutABoundaryIsNotTaken(type: String) {
    #expect(MultipartForm(Data("--\r\n".utf8), contentType: type) == nil)
  }
}

struct PictureTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 2, 0, 0, 0, 1, 44]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 1, 44, 2, 0, 3]

  @Test(arguments: [(png, "image/png"), (jpeg, "image/jpeg")])
  func anImageSaysItsSize(bytes: [UInt8], type: String) throws {
    let picture = try #require(Picture(bytes))
    #expect(picture.type == type)
    #expect(picture.size == PixelSize(width: 512, height: 300))
    for count in 0..<bytes.count - 3 { #expect(Picture(Array(bytes.prefix(count))) == nil) }
  }

  @Test func anythingElseIsNoImage() {
    #expect(Picture(Array("<svg onload='alert(1)'/>".utf8)) == nil)
    #expect(Picture([0xFF, 0xD8] + Array(repeating: 0xFF, count: 5_000)) == nil)
  }
}

struct UploadTests {
  private func upload(_ text: String, _ format: ContentFormat) -> Upload {
    Upload(Array(text.utf8), as: format, in: .german)
  }

  @Test(arguments: [
    ("gift", "::A:: How much? {#3,5:0.1}\n", 1),
    ("bank", "{\n  \"id\": \"a\",,\n}", 2), ("sheet", "{\n\n}", 1),
    ("exercises", "{\"version\": 1,\n \"exercises\": [\n {\"id\": \"x\"}]}", 3),
    ("annotations", "{", 1), ("qti", "<assessmentItem>", 1), ("h5p", "PK\u{3}\u{4}", 1),
  ])
  func aFaultHasItsLine(format: String, text: String, line: Int) throws {
    let upload = upload(text, try #require(ContentFormat(rawValue: format)))
    #expect(!upload.remarks.isEmpty)
    #expect(upload.remarks.contains { $0.line == line && $0.column >= 1 }, "\(upload.remarks)")
  }

  @Test(arguments: ContentFormat.allCases)
  func nothingIsMadeOfNothing(format: ContentFormat) {
    for text in ["", "\u{0}", "{}", "[]", "<", "PK"] {
      let upload = upload(text, format)
      #expect(upload.count == 0 || upload.make != nil)
    }
  }

  @Test func manyRemarksOfOneKindAreCounted() throws {
    let aiken = try #require(ContentFormat(rawValue: "aiken"))
    let good = "Sky?\nA) blue\nB) green\nANSWER: A\n\n"
    #expect(upload(good, aiken).totals(in: .english) == ["no faults"])

    let bad = upload(String(repeating: "Sky?\nA) blue\nANSWER: A\n\n", count: 30), aiken)
    let code = try #require(bad.remarks.first?.code)
    #expect(bad.remarks.count(where: { $0.code == code }) == DiagnosticSummary.maximumShown)
    #expect(bad.isLossy)
    let totals = bad.totals(in: .english)
    #expect(totals.first == "and 10 more [\(code)]")
    #expect(totals.last?.contains("30 ") == true)
  }

  @Test(arguments: [
    (
      "gift",
      "::A:: [html]<p>What is it? <img src\\=\"https\\://x.example/a.png\"></p> {=cat}\n", 1
    ),
    (
      "moodle-xml",
      """
      <quiz><question type="shortanswer"><name><text>Cat</text></name><questiontext format="html">
      <text><![CDATA[<p>What is this? <img src="https://x.example/a.png" alt="cat"></p>]]></text>
      </questiontext><answer fraction="100"><text>cat</text></answer></question></quiz>
      """, 2
    ),
    (
      "bank",
      #"""
      {"version": 1, "id": "b", "title": "B", "sets": [{"id": "s", "title": "S", "problems": [
      {"id": "q", "kind": "multipleChoice", "prompt": {"markup": "![cat](https://x.example/a.png)"},
      "options": [{"id": "a", "text": "A", "correct": true}, {"id": "b", "text": "B"}]}]}]}
      """#, 2
    ),
  ])
  func anImageOfAnotherSiteIsALoss(name: String, text: String, line: Int) throws {
    let format = try #require(ContentFormat(rawValue: name))
    let words = ["content.imageLost": "no {name}"]
    let upload = Upload(Array(text.utf8), as: format, in: .german, words: words)
    let remark = try #require(upload.remarks.first { $0.text == "no https://x.example/a.png" })
    #expect(upload.isLossy && remark.line == line, "\(remark)")
    #expect(upload.make != nil)
  }

  @Test func anImageThatCameIsNone() throws {
    let xml = try #require(ContentFormat(rawValue: "moodle-xml"))
    let text = """
      <quiz><question type="shortanswer"><name><text>Cat</text></name><questiontext format="html">
      <text><![CDATA[<p>What is this? <img src="@@PLUGINFILE@@/a.png" alt="cat"></p>]]></text>
      <file name="a.png" path="/" encoding="base64">iVBORw0KGgo=</file></questiontext>
      <answer fraction="100"><text>cat</text></answer></question></quiz>
      """
    let read = upload(text, xml)
    #expect(!read.isLossy && read.make != nil, "\(read.remarks)")
  }

  @Test func whatIsPublishedHasItsTitle() throws {
    let gift = try #require(ContentFormat(rawValue: "gift"))
    let make = try #require(upload("::A:: Sky? {=blue ~green}\n", gift).make)
    let made = try make("id", "The sky")
    #expect(made.kind == "bank")
    #expect(try ProblemBank(json: made.json).title == "The sky")
  }
}
