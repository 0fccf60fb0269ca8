// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import LudusCore
import LudusTestSupport
import Testing

private func tree(_ text: String) -> JSONTree { JSONTree(Array(text.utf8)) }

@Suite struct JSONTreeTests {
  static let sample = #"""
    {"a": [1, -2.50e+3, 0.10], "b\u0041\n": {"": null}, "c": true, "d": "\ud83d\ude00 é \/", "e": [], "f": {}}
    """#

  @Test func valuesHaveTheirSpelling() throws {
    let root = try #require(tree(Self.sample).roots.first)
    #expect(root["a"]?.elements.map(\.spelling) == ["1", "-2.50e+3", "0.10"])
    #expect(root["a"]?.elements.map(\.number) == [1, -2500, 0.1])
    #expect(root["bA\n"]?.members.map(\.key.text) == [""])
    #expect(root["bA\n"]?[""]?.kind == .null)
    #expect(root["c"]?.flag == true)
    #expect(root["d"]?.text == "😀 é /")
    #expect(root["e"]?.elements.isEmpty == true)
    #expect(root["g"] == nil)
    #expect(root.members.count == 6)
    #expect(Array(root.bytes) == Array(Self.sample.utf8))
  }

  @Test(arguments: [
    ("", 1, 1), ("[1,]", 1, 4), ("{\"a\":1,}", 1, 8), ("{\"a\"}", 1, 5), ("[1 2]", 1, 4),
    ("{a:1}", 1, 2), ("[\n tru]", 2, 2), ("[01]", 1, 3), ("[1.]", 1, 4), ("[\"a", 1, 2),
    (#"["\x"]"#, 1, 4), ("[\"a\nb\"]", 1, 4), ("[1", 1, 3), ("[+1]", 1, 2), ("[1e]", 1, 4),
  ]) func aFaultHasItsPlace(text: String, line: Int, column: Int) {
    let place = tree(text).faults.first.map { Array(text.utf8).place(of: $0.offset) }
    #expect(place?.line == line)
    #expect(place?.column == column)
  }

  @Test func aCommaTooManyIsPassedOver() {
    #expect(tree("{\"a\":[1,],}").roots.first?["a"]?.elements.count == 1)
    #expect(tree("{\"a\":[1,],}").faults.count == 2)
  }

  @Test func linesBehindABrokenOneAreRead() {
    let lines = tree("{\"a\":1}\n{\"a\":[}\n{\"a\":3}\n")
    #expect(lines.roots.map(\.isCut) == [false, true, false])
    #expect(lines.roots.map { $0["a"]?.number } == [1, nil, 3])
    #expect(lines.faults.count == 1)
  }

  @Test func depthHasALimitAndNoStack() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(tree(deep).faults.count == 1)
    #expect(tree(deep).roots.first?.isCut == true)
  }

  @Test func aTextThatIsJSONForFoundationHasNoFault() {
    forEachSeed(0..<2000) { generator in
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<1 + generator.draw(below: 3) {
        let place = generator.draw(below: bytes.count)
        let signs = Array("{}[],:\"\\0-.etn ".utf8)
        switch generator.draw(below: 3) {
        case 0: bytes[place] = signs[generator.draw(below: signs.count)]
        case 1: bytes.remove(at: place)
        default: bytes.insert(signs[generator.draw(below: signs.count)], at: place)
        }
      }
      let tree = JSONTree(bytes)
      let isJSON =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      let hasLoneSurrogate = String(decoding: bytes, as: UTF8.self).contains("\\u")
      try assume(isJSON || !hasLoneSurrogate)
      if isJSON { try #require(tree.faults.isEmpty && tree.roots.count == 1) }
      for root in tree.roots { try #require(root.range.upperBound <= bytes.count) }
    }
  }

  @Test func writtenValuesAreReadAgain() throws {
    let value: JSONValue = [
      "t": "a\"\\\n\u{1}é", "n": .number(0.1), "i": 3, "f": false,
      "l": [.number("1.00"), .source(Array("{\"x\": 1}".utf8))], "no": nil,
    ]
    let root = JSONNode(value)
    #expect(root.tree.faults.isEmpty)
    #expect(root["t"]?.text == "a\"\\\n\u{1}é")
    #expect(root["n"]?.spelling == "0.1")
    #expect(root["i"]?.spelling == "3")
    #expect(root["l"]?.elements.first?.spelling == "1.00")
    #expect(root["l"]?.elements.last?["x"]?.number == 1)
    #expect(root["no"] == nil)
  }
}
