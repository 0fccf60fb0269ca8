// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

@Suite struct QTIPackageTests {
  @Test(arguments: QTI.Version.allCases)
  func aBankComesBackButForWhatIsListedAsLost(version: QTI.Version) {
    forEachSeed(0..<12) { generator in
      let bank = try generator.bank()
      let exported = QTI.write(bank, as: version)
      try #require(exported.losses.isEmpty, "\(exported.losses)")
      let package = QTI.read(package: exported.files)
      try #require(package.diagnostics == [], "\(package.diagnostics)")
      let made = package.bank(id: "b")
      try #require(made.diagnostics == [], "\(made.diagnostics)")
      let again = try #require(made.bank)
      for (before, after) in zip(bank.allProblems, again.allProblems) {
        let file = exported.files["items/\(before.id).xml"] ?? []
        let isSame = before == after
        try #require(isSame, "\(String(decoding: file, as: UTF8.self))")
      }
      let isSame = again == bank
      try #require(isSame)
    }
  }

  @Test func aPackageHasAManifestATestAndAnItemForEachQuestion() throws {
    let question = Question(
      name: "Größe 1",
      text: Question.Text("Which?<br><b>One&nbsp;&auml;<i>two<p>x<script>y</script>"),
      task: .truth(true, feedbackTrue: Question.Text("yes"), feedbackFalse: nil)
    )
    var other = question
    other.hints = [Question.Text("h")]
    other.tags = ["t & u"]
    let exported = QTI.write(
      [
        .category("a/b", info: "i"), .question(question), .unusable, .question(other),
        .question(Question(text: Question.Text("x"), task: .other("calculated"))),
      ],
      title: "T",
      language: "de"
    )
    #expect(exported.losses.map(\.part) == [.categoryDetails, .hints, .type])
    #expect(exported.losses.map(\.item) == [0, 3, 4])
    let paths = ["imsmanifest.xml", "items/Größe_1-2.xml", "items/Größe_1.xml", "test.xml"]
    #expect(exported.files.keys.sorted() == paths)
    for bytes in exported.files.values {
      #expect(QTI.read(bytes).diagnostics == [])
    }
    let package = QTI.read(package: exported.files)
    #expect(package.title == "T")
    #expect(package.language == "de")
    #expect(package.items.map(\.path) == ["test.xml", "items/Größe_1.xml", "items/Größe_1-2.xml"])
    #expect(package.items[0].content == .category("a/b"))
    #expect(package.questions.map(\.task) == [question.task, question.task])
    #expect(package.questions.map(\.tags) == [[], ["t & u"]])
    #expect(package.questions.map(\.idNumber) == [nil, "Größe_1-2"])
    #expect(
      package.questions[0].text.plain == "Which?\nOne ätwo\nx"
        || package.questions[0].text.plain.contains("ätwo")
    )
    let text = String(decoding: exported.files["items/Größe_1.xml"] ?? [], as: UTF8.self)
    #expect(text.contains(">Wahr<"))
  }

  @Test func onlyAChangedItemDiffers() throws {
    let first = Question(name: "a", text: Question.Text("A?"), task: .essay)
    var second = first
    second.name = "b"
    let files = QTI.write([.question(first), .question(second)], as: .v30).files
    let package = QTI.read(package: files)
    #expect(package.write().files == files)
    var changed = package.questions[1]
    changed.text = Question.Text(
      "B? <img src=\"pic.png\">",
      files: [Question.File(name: "pic.png", bytes: [7])]
    )
    let offset = try #require(package.items.firstIndex { $0.question?.name == "b" })
    let written = package.write(replacing: [offset: changed, 99: changed])
    #expect(written.losses == [])
    let differing = written.files.filter { files[$0.key] != $0.value }.keys.sorted()
    #expect(differing == ["items/b.xml", "media/pic.png"])
    let again = QTI.read(package: written.files)
    #expect(again.questions[1].files.map(\.bytes) == [[7]])
    #expect(again.questions[1].text.source.contains("src=\"media/pic.png\""))
    #expect(QTI.read(written.files["items/b.xml"] ?? []).root == "qti-assessment-item")
    changed.task = .other("x")
    #expect(package.write(replacing: [offset: changed]).losses.map(\.part) == [.type])
  }

  @Test func filesOfOneNameAreKeptApart() {
    let questions = [1, 2].map { (number: UInt8) in
      let file = Question.File(name: "a b.png", bytes: [number])
      return Question(
        name: "q\(number)",
        text: Question.Text("<img src=\"@@PLUGINFILE@@/a b.png\" alt=\"x\">", files: [file]),
        task: .essay
      )
    }
    let exported = QTI.write(questions.map { .question($0) } + [.question(questions[0])])
    #expect(exported.files["media/a b.png"] == [1])
    #expect(exported.files["media/2-a b.png"] == [2])
    let package = QTI.read(package: exported.files)
    #expect(package.questions.map { $0.files.map(\.bytes) } == [[[1]], [[2]], [[1]]])
    #expect(
      package.bank(id: "b").diagnostics.map(\.code) == []
    )
  }

  @Test func itemsStandInTheOrderOfTestsThenManifestsThenPaths() {
    func item(_ name: String) -> [UInt8] {
      Array(
        "<assessmentItem identifier=\"\(name)\" title=\"\(name)\"><itemBody>\(name)</itemBody></assessmentItem>"
          .utf8
      )
    }
    var files = [
      "x/a.xml": item("a"), "x/b.xml": item("b"), "c.xml": item("c"), "d.xml": item("d"),
    ]
    #expect(QTI.read(package: files).questions.map(\.name) == ["c", "d", "a", "b"])
    files["imsmanifest.xml"] = Array(
      """
      <manifest><resources><resource type="imsqti_item_xmlv2p1" href="x/b.xml"/><resource type="imsqti_item_xmlv2p1" href="d.xml"/>
      <resource type="webcontent" href="no.png"/><resource type="imsqti_item_xmlv2p1" href="no.xml"/></resources></manifest>
      """.utf8
    )
    let byManifest = QTI.read(package: files)
    #expect(byManifest.questions.map(\.name) == ["b", "d", "c", "a"])
    #expect(byManifest.diagnostics.map(\.code) == [.missingFile])
    files["x/test.xml"] = Array(
      """
      <assessmentTest title="T"><testPart><assessmentSection title="S"><assessmentItemRef href="../c.xml"/>
      <assessmentSection title="U"><assessmentItemRef href="a.xml"/></assessmentSection><assessmentItemRef href="b%2Exml"/>
      <assessmentItemRef href="../../c.xml"/><assessmentItemRef href="https://example.com/c.xml"/></assessmentSection></testPart></assessmentTest>
      """.utf8
    )
    let byTest = QTI.read(package: files)
    #expect(byTest.questions.map(\.name) == ["c", "a", "b", "d"])
    #expect(
      byTest.items.map(\.content).compactMap {
        if case .category(let name, _, _) = $0 { name } else { nil }
      }
        == ["S", "S/U", "S"]
    )
    #expect(
      byTest.diagnostics.map { $0.description.prefix(10) } == [
        "imsmanifes", "x/test.xml", "x/test.xml",
      ]
    )
  }

  @Test func anItemWithAnyBytesIsRead() {
    let files = [QTISample.item, QTISample.itemOfVersion3].map { Array($0.utf8) }
    for bytes in files {
      for end in stride(from: 0, to: bytes.count, by: 17) {
        let cut = ["i.xml": Array(bytes[..<end])]
        let package = QTI.read(package: cut)
        #expect(package.write().files == cut)
        _ = package.bank(id: "b")
      }
    }
    forEachSeed(0..<30) { generator in
      let exported = QTI.write(try generator.bank(), as: .v21)
      let path = generator.drawElement(of: exported.files.keys.sorted()) ?? ""
      var files = exported.files
      var bytes = files[path] ?? []
      for _ in 0..<1 + generator.draw(below: 6) {
        let place = generator.draw(below: bytes.count)
        switch generator.draw(below: 3) {
        case 0: bytes[place] = UInt8(generator.draw(below: 256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(Array("<>/\"=&9e-".utf8)[generator.draw(below: 9)], at: place)
        }
      }
      files[path] = bytes
      let package = QTI.read(package: files)
      try #require(package.write().files == files)
      _ = package.bank(id: "b")
    }
  }

  @Test(arguments: [
    (
      "<img src='a.png' alt=\"A > B\" onclick=x>",
      "<img src=\"a.png\" alt=\"A &gt; B\"/>"
    ),
    ("<a href=x lang=en href=y>z</a> < y", "<a href=\"x\" lang=\"en\">z</a> &lt; y"),
    ("<b title=\"x>y</b>", "<b>y</b>"), ("a < b > c", "a &lt; b &gt; c"),
    ("<hr/><b/>", "<hr/><b></b>"),
    ("<!-- <b> --><i>x", "<i>x</i>"),
  ])
  func htmlIsWellFormed(html: String, expected: String) {
    #expect(XHTML.text(Question.Text(html)) == expected)
  }
}
