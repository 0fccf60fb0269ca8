// SPDX-License-Identifier: Apache-2.0
import FileDiagnostics
import Interchange
import LudusCore
import LudusTestSupport
import Testing

/// A format with a file that has most of what it knows.
struct FormatSample: CustomTestStringConvertible, Sendable {
  let format: any (ExchangeFormat & Sendable).Type
  let text: String

  var testDescription: String { "\(format)" }
  var bytes: [UInt8] { Array(text.utf8) }

  static let all = [
    FormatSample(
      format: GIFT.self,
      text: """
        // [id:1] [tag:t]
        ::One::[html]Which <b>\\{a\\}</b>? {=a#yes ~%-50%b#no ~c####all}

        $CATEGORY: $course$/x

        Two {#3:0.1 =%50%1..2 ~#no}

        Three {=a -> 1 =b -> 2}

        Four {T#no#yes}

        Five {}

        Six
        """
    ),
    FormatSample(
      format: MoodleXML.self,
      text: """
        <?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "b">]>
        <quiz><question type="category"><category><text>top/x</text></category></question>
        <question type="multichoice"><name><text>N &amp; M</text></name>
        <questiontext format="html"><text><![CDATA[<p>Q</p>]]></text>
        <file name="a.png" path="/" encoding="base64">AAEC</file></questiontext>
        <answer fraction="100"><text>a</text><feedback><text>yes</text></feedback></answer>
        <answer fraction="-33.33333"><text>b</text></answer><single>true</single><odd a='1'/></question>
        <!-- a comment -->
        <question type="cloze"><questiontext><text>{1:SA:=a#f~%50%b} and {2:NM:=3:0.1}</text></questiontext>
        </question></quiz>
        """
    ),
    FormatSample(format: Cloze.self, text: "Is it {1:MCVS:=a#f~%50%b~c} or {2:NM:=3:0.1~*#no}?"),
    FormatSample(
      format: Aiken.self,
      text: "One & two?\nA) a\nB. b\nANSWER: B\n\nThree?\r\nA) <a>\r\nB) b\r\nANSWER: A\r\n"
    ),
    FormatSample(
      format: NumberedList.self,
      text:
        "Quiz title: A\nPoints: 2\n1. One & two?\n+ yes\n*a) <a>\n... so\nb) b\r\n\r\n2. Three?\n[*] a\n[ ] b\n"
    ),
    FormatSample(
      format: CSV.self,
      text: "Frage;Antwort;falsch;Bemerkung\n\"Was; \"\"das\"\"?\";dies;\nHund;dog;cat|cow;x\n"
    ),
    FormatSample(format: TSV.self, text: "front\tback\ttags\nHund\tdog\tpets home\n"),
    FormatSample(
      format: AnkiText.self,
      text: "#separator:tab\n#tags column:3\n#deck column:4\nHund\tdog\tpets\tZoo\n"
    ),
    FormatSample(
      format: JSONLines.self,
      text: #"""
        {"answer":"dog","question":"Hund"}

        {"answer":"cat","question":"Katze","tags":"pets","wrong":"dog|cow"}
        """#
    ),
  ]
}

@Suite struct ExchangeFormatTests {
  @Test(arguments: FormatSample.all) func aFileIsWrittenBackByteForByte(sample: FormatSample) {
    let variants = [sample.text, "\u{FEFF}\(sample.text)", "\(sample.text)\n\n"]
    for text in variants {
      #expect(sample.format.read(Array(text.utf8)).write().bytes == Array(text.utf8))
    }
    let told = sample.format.read(sample.bytes).diagnostics.filter { $0.severity != .hint }
    // A column that is not known is named.
    #expect(told.map(\.code).filter { $0 != .columnLeftOut } == [])
  }

  @Test(arguments: FormatSample.all) func onlyTheSliceOfAChangedQuestionDiffers(
    sample: FormatSample
  ) {
    let imported = sample.format.read(sample.bytes)
    for (offset, item) in imported.items.enumerated() {
      guard var question = item.question else { continue }
      question.text.source += " changed"
      let written = imported.write(replacing: [offset: question]).bytes
      #expect(written.starts(with: sample.bytes[..<item.range.lowerBound]))
      #expect(
        written.suffix(sample.bytes.count - item.range.upperBound)
          == sample.bytes[item.range.upperBound...]
      )
      let again = sample.format.read(written)
      #expect(again.items.count == imported.items.count)
      #expect(again.items[offset].question == question)
    }
  }

  @Test(arguments: FormatSample.all) func aFileThatBreaksOffIsReadToItsEnd(sample: FormatSample) {
    for end in 0...sample.bytes.count {
      let cut = Array(sample.bytes[..<end])
      let imported = sample.format.read(cut)
      #expect(imported.write().bytes == cut)
      #expect(imported.items.allSatisfy { $0.range.upperBound <= end })
      #expect(imported.diagnostics.allSatisfy { $0.line > 0 && $0.column > 0 })
    }
  }

  @Test(arguments: FormatSample.all) func aFileWithAnyBytesIsRead(sample: FormatSample) {
    forEachSeed(0..<800) { generator in
      let bytes = generator.damaged(sample.bytes)
      let imported = sample.format.read(bytes)
      // Bytes that are not UTF-8 are read as another encoding.
      try #require(imported.write().bytes == TextDecoder.text(of: bytes))
      let ranges = imported.items.map(\.range)
      try #require(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }
  }

  @Test func questionsSurviveGIFTButForWhatIsListedAsLost() {
    forEachSeed(0..<1000) { generator in
      let question = try generator.question()
      let exported = GIFT.write([.question(question)])
      try assume(exported.losses.isEmpty)
      let imported = GIFT.read(exported.bytes)
      try #require(
        imported.questions == [question],
        "\(String(decoding: exported.bytes, as: UTF8.self))"
      )
    }
  }

  @Test func questionsSurviveMoodleXML() {
    forEachSeed(0..<1000) { generator in
      let question = try generator.question()
      let exported = MoodleXML.write([.question(question)])
      let imported = MoodleXML.read(exported.bytes)
      try #require(
        imported.questions == [question],
        "\(String(decoding: exported.bytes, as: UTF8.self))"
      )
    }
  }
}
