// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import FileDiagnostics

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The same events from the parser of Foundation, the slow reference.
private final class ReferenceEvents: NSObject, XMLParserDelegate {
  var events: [String] = []
  private var text = ""

  static func of(_ xml: String) -> [String]? {
    let reference = ReferenceEvents()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reference
    return parser.parse() ? reference.events : nil
  }

  private func closeText() {
    if !text.isEmpty { events.append("text \(text)") }
    text = ""
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    closeText()
    let attributes = attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    events.append("start \(name) \(attributes.joined(separator: " "))")
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    closeText()
    events.append("end \(name)")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text += String(decoding: block, as: UTF8.self)
  }
}

@Suite struct XMLTokenizerTests {
  private func events(_ xml: String) -> [String] {
    var tokens = XMLTokenizer(SourceText(Array(xml.utf8)))
    var events: [String] = []
    var text = ""
    var depth = 0
    while let token = tokens.next() {
      if case .text(let isCDATA) = token.kind {
        // Blanks outside of the root are no text.
        if depth > 0 { text += tokens.text(of: token.range, isCDATA: isCDATA) }
        continue
      }
      if token.kind == .other { continue }
      if !text.isEmpty { events.append("text \(text)") }
      text = ""
      switch token.kind {
      case .start(let name, let attributes, let isEmpty):
        let attributes = attributes.sorted { $0.name < $1.name }.map { "\($0.name)=\($0.value)" }
        events.append("start \(name) \(attributes.joined(separator: " "))")
        if isEmpty { events.append("end \(name)") } else { depth += 1 }
      case .end(let name):
        events.append("end \(name)")
        depth -= 1
      case .text, .other: break
      }
    }
    return events
  }

  static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- a < b --><quiz a="1" b='&lt;&#65;"'><x/> t &amp; &#x42;<![CDATA[<b>&amp;]] > ]]><y>ü
    </y ><?go on?><z-1 c = "d"></z-1></quiz>
    """

  /// A file of questions, as Moodle writes them.
  static let moodle = """
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

  @Test func tokensAreThoseOfFoundation() {
    #expect(events(Self.sample) == ReferenceEvents.of(Self.sample))
    #expect(events(Self.moodle) == ReferenceEvents.of(Self.moodle))
  }

  /// Files that are well-formed: on others Foundation's parser on Linux makes events of its own, or
  /// ends the program.
  @Test func tokensOfAnyFileAreThoseOfFoundation() {
    forEachSeed(0..<500) { generator in
      let xml = "<quiz>\(Self.content(3, &generator))</quiz>"
      let reference = try #require(ReferenceEvents.of(xml))
      try #require(events(xml) == reference, "\(xml)")
    }
  }

  private static func content(_ depth: Int, _ generator: inout SeededGenerator) -> String {
    let texts = [
      "a", "ü", " ", "\n", "\r\n", "&amp;", "&lt;", "&#65;", "&#x1F600;", "&quot;", "]]", ">", "'",
      "<!-- - <b> & -->", "<![CDATA[ <a>&amp;]] ]]>", "<?go on?>", "<e/>",
      "<e a = \"&#10;\" b='>'/>",
    ]
    return (0..<generator.draw(below: 5)).map { _ in
      guard depth > 0, generator.draw(below: 3) == 0 else {
        return generator.drawElement(of: texts) ?? ""
      }
      let name = generator.drawElement(of: ["x", "y-1", "z.b", "_é", "n:s"]) ?? "x"
      let blank = generator.drawElement(of: ["", " ", "\n"]) ?? ""
      return "<\(name)\(blank)>\(content(depth - 1, &generator))</\(name)\(blank)>"
    }.joined()
  }

  @Test func tokensCoverEveryByte() {
    forEachSeed(0..<500) { generator in
      var bytes = Array(Self.sample.utf8)
      bytes[generator.draw(below: bytes.count)] = UInt8(generator.draw(below: 256))
      var tokens = XMLTokenizer(SourceText(bytes))
      var end = 0
      while let token = tokens.next() {
        try #require(token.range.lowerBound == end && !token.range.isEmpty)
        end = token.range.upperBound
      }
      try #require(end == bytes.count)
    }
  }
}
