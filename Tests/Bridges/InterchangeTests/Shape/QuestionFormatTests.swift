// SPDX-License-Identifier: Apache-2.0
import Interchange
import Testing

@Suite("The list of formats")
struct QuestionFormatTests {
  @Test("has each format once, with a name, endings and a reader")
  func list() {
    #expect(Set(QuestionFormat.all).count == QuestionFormat.all.count)
    for format in QuestionFormat.all {
      #expect(QuestionFormat(name: format.name) == format)
      #expect(!format.fileEndings.isEmpty)
      #expect((format.file == nil) == format.isPackage)
      #expect((format.read(package: [:]) != nil) == format.isPackage)
    }
    #expect(QuestionFormat(name: "word") == nil)
  }

  @Test(
    "names the format of a file by its name and, where several share that, by its text",
    arguments: [
      ("a.gift", "", "gift"), ("A.GIFT.TXT", "A. x\nANSWER: A", "gift"), ("a.csv", "", "csv"),
      ("a.tab", "", "tsv"), ("a.ndjson", "", "json-lines"), ("x/a.h5p", "", "h5p"),
      ("a.zip", "", "qti"), ("a.xml", "", "moodle-xml"), ("a.xml", "<quiz>", "moodle-xml"),
      ("a.xml", "<!-- -->\n<assessmentItem>", "qti"), ("a.txt", "", "gift"),
      ("a.txt", "Q?\nA. x\nANSWER: A", "aiken"), ("a.txt", "#separator:tab", "anki"),
      ("a.txt", "one\teins", "anki"), ("a.txt", "{1:SHORTANSWER:=a}", "cloze"),
      ("my-multianswer.txt", "{x}", "cloze"), ("a.multianswer.txt", "", "cloze"),
      ("a.txt", "Who? {=I}", "gift"), ("a.aiken", "", "aiken"),
    ]
  )
  func suggested(path: String, text: String, name: String) {
    #expect(QuestionFormat(path: path, beginning: Array(text.utf8))?.name == name)
  }

  @Test("is nothing for a file of another kind", arguments: ["a.json", "gift", "a.gift.old", ""])
  func unknown(path: String) {
    #expect(QuestionFormat(path: path, beginning: Array("::A:: {=b}".utf8)) == nil)
  }
}
