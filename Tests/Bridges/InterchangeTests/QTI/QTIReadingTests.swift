// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusTestSupport
import Testing

@Suite struct QTIReadingTests {
  @Test(arguments: [QTISample.item, QTISample.itemOfVersion3])
  func bothSpellingsGiveTheSameItem(text: String) throws {
    let document = QTISample.read(text)
    let item = try #require(document.item)
    #expect(document.diagnostics == [])
    #expect(item.identifier == "i1")
    #expect(item.title == "Planets & moons")
    #expect(!item.isAdaptive)
    #expect(item.interactions == ["choiceInteraction": 1])
    #expect(item.choices == 3)
    #expect(item.modalFeedback == 1)
    #expect(item.templateDeclarations == 0)
    #expect(item.processing == .template("map_response"))
    #expect(item.unsupported == [])
    let response = try #require(item.responses.first)
    #expect(response.identifier == "RESPONSE")
    #expect(response.cardinality == "multiple")
    #expect(response.baseType == "identifier")
    #expect(response.correct == ["A", "B"])
    #expect(response.areaMapping == nil)
    let mapping = try #require(response.mapping)
    #expect([mapping.usual, mapping.minimum, mapping.maximum] == ["-0.5", "-1", "2"])
    #expect(mapping.entries.map(\.key) == ["A", "B"])
    #expect(mapping.entries.map(\.value) == ["1", "1.5"])
    #expect(mapping.entries.allSatisfy { $0.region == nil && !$0.ignoresCase })
  }

  @Test func theRootIsNamedAsItIsWritten() {
    let second = QTISample.read(QTISample.item)
    #expect(second.root == "assessmentItem")
    #expect(second.namespace == "http://www.imsglobal.org/xsd/imsqti_v2p1")
    #expect(QTISample.read(QTISample.itemOfVersion3).root == "qti-assessment-item")
    let prefixed = QTISample.read(#"<q:assessmentItem xmlns:q="urn:q" identifier="i"/>"#)
    #expect(prefixed.root == "assessmentItem")
    #expect(prefixed.namespace == "urn:q")
    #expect(prefixed.item?.identifier == "i")
    #expect(prefixed.item?.processing == QTI.Item.Processing.none)
  }

  @Test func regionsStandInTheOrderOfTheFile() throws {
    let text = QTISample.item(
      declaring: "",
      rules: "",
      body: """
        <hotspotInteraction><hotspotChoice identifier="A" shape="circle" coords="77,115,8"/>
        <hotspotChoice identifier="B" shape="rect" coords="0, 0, 5, 5"/></hotspotInteraction>
        """
    )
    let item = try #require(QTISample.read(text).item)
    #expect(item.regions.map(\.shape) == ["circle", "rect"])
    #expect(item.regions.map(\.coordinates) == ["77,115,8", "0, 0, 5, 5"])
    #expect(item.choices == 2)
    #expect(item.processing == .inline)
  }

  @Test func aTestCountsItsPartsAndNamesItsItems() throws {
    let document = QTISample.read(
      """
      <assessmentTest identifier="t" title="T"><testPart><assessmentSection><assessmentSection>
      <assessmentItemRef href="a.xml"/></assessmentSection><assessmentItemRef href="b.xml"/></assessmentSection></testPart>
      </assessmentTest>
      """
    )
    guard case .test(let test) = document.content else {
      Issue.record("no test")
      return
    }
    #expect(test.identifier == "t")
    #expect(test.title == "T")
    #expect([test.parts, test.sections] == [1, 2])
    #expect(test.items == ["a.xml", "b.xml"])
  }

  @Test func aManifestListsItsResources() {
    let document = QTISample.read(
      """
      <manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>
      <resource identifier="r" type="imsqti_item_xmlv2p1" href="i.xml"/><resource identifier="s" type="webcontent"/>
      </resources></manifest>
      """
    )
    guard case .manifest(let resources) = document.content else {
      Issue.record("no manifest")
      return
    }
    #expect(resources.map(\.identifier) == ["r", "s"])
    #expect(resources.map(\.type) == ["imsqti_item_xmlv2p1", "webcontent"])
    #expect(resources.map(\.path) == ["i.xml", nil])
  }

  @Test(arguments: ["", "text", "<examview/>", "<bad>", "<?xml version='1.0'?>"])
  func anyOtherFileIsRefused(text: String) {
    let document = QTISample.read(text)
    #expect(document.content == nil)
    #expect(document.diagnostics.contains { $0.code == .nothingFound && $0.outcome == .refused })
  }

  @Test func aFileThatBreaksOffIsReadToItsEnd() {
    for text in [QTISample.item, QTISample.itemOfVersion3] {
      let bytes = Array(text.utf8)
      for end in 0..<bytes.count {
        let document = QTI.read(Array(bytes[..<end]))
        #expect(!document.diagnostics.isEmpty)
        _ = try? document.item?.outcomes(for: ["RESPONSE": ["A"]])
      }
    }
  }

  @Test func aFileWithAnyBytesIsRead() {
    let texts = [
      QTISample.item, QTISample.itemOfVersion3,
      QTISample.item(
        of: """
          <sum><product><baseValue baseType="float">2</baseValue><variable identifier="X"/></product>\
          <divide><variable identifier="X"/><baseValue baseType="float">3</baseValue></divide></sum>
          """,
        declaring: QTISample.response("X", "single", "float") + QTISample.outcome()
      ),
    ]
    forEachSeed(0..<400) { generator in
      var bytes = Array(texts[generator.draw(below: texts.count)].utf8)
      for _ in 0..<1 + generator.draw(below: 6) {
        let place = generator.draw(below: bytes.count)
        switch generator.draw(below: 3) {
        case 0: bytes[place] = UInt8(generator.draw(below: 256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(Array("<>/\"=&9e-".utf8)[generator.draw(below: 9)], at: place)
        }
      }
      let document = QTI.read(bytes)
      try #require(document.diagnostics.allSatisfy { $0.line > 0 && $0.column > 0 })
      _ = try? document.item?.outcomes(for: ["X": ["3"]])
      _ = try? document.item?.outcomes(for: ["RESPONSE": ["A", "C"]])
    }
  }

  @Test func elementsTooDeepWithinEachOtherAreLeftOut() {
    let deep = String(repeating: "<not>", count: 50_000)
    let document = QTISample.read(QTISample.item(of: deep, declaring: QTISample.outcome()))
    #expect(document.diagnostics.contains { $0.code == .nestedTooDeeply })
    #expect(throws: QTI.ScoringError.self) { try document.item?.outcomes(for: [:]) }
  }
}
