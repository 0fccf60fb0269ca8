// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
@testable import LudusCore
import LudusTestSupport
import Testing

struct JSONSyntaxFaultTests {
  @Test(arguments: [
    ("", 1, 1, "a value"), ("[1,\n 2,\n x]", 3, 2, "a value"), ("[1 2]", 1, 4, #""," or "]""#),
    ("[1,]", 1, 4, "a value"), (#"{"a" 1}"#, 1, 6, #"":""#),
    ("{a:1}", 1, 2, "a key in double quotes"),
    (#"{"a":1,}"#, 1, 8, "a key in double quotes"), (#"{"a":1"#, 1, 7, #""," or "}""#),
    (#"{"a":1]"#, 1, 7, #""," or "}""#), ("[1]]", 1, 4, "the end of the text"),
    (#"["ä"#, 1, 2, "a double quote that ends the string"), ("tru", 1, 1, "a value"),
    ("[\"a\nb\"]", 1, 4, "no line break or other control character in a string"),
    (#"["\x"]"#, 1, 4, #"one of "\/bfnrtu after a backslash"#),
    (#"["\u12g4"]"#, 1, 7, "four hexadecimal digits"),
    (#"["\ud800"]"#, 1, 9, "a low surrogate after a high one"),
    (#"["\ud800\u0041"]"#, 1, 15, "a low surrogate after a high one"),
    (#"["\udc00"]"#, 1, 9, "a high surrogate before a low one"),
    ("[-]", 1, 3, "a digit"), ("[1.]", 1, 4, "a digit"), ("[1e+]", 1, 5, "a digit"),
    ("[01]", 1, 3, #""," or "]""#), ("[]\u{FEFF}", 1, 3, "the end of the text"),
  ])
  func tellsWhereATextStopsBeingJSON(text: String, line: Int, column: Int, expected: String) {
    let bytes = Array(text.utf8)
    let fault = JSONSyntaxFault(in: bytes)
    #expect(fault.map { bytes.place(of: $0.offset).line } == line)
    #expect(fault.map { bytes.place(of: $0.offset).column } == column)
    #expect(fault?.expected.description == expected)
  }

  @Test func textThatIsNotUTF8IsFound() {
    let fault = JSONSyntaxFault(in: [0x5B, 0x22, 0x61, 0xFF, 0x22, 0x5D])
    #expect(fault == JSONSyntaxFault(at: 3, .utf8))
  }

  @Test(arguments: [
    #""\ud83e\uddea ä🧪""#, "[]", " {} ", "null", "-0.5e-3", #""\u00e4\n\"""#,
    #"{"a":[1,true,false,{"b":{}}],"c":""}"#,
    "\u{FEFF}[]",
    "0",
  ])
  func findsNothingInJSON(text: String) {
    #expect(JSONSyntaxFault(in: Array(text.utf8)) == nil)
  }

  /// For texts with bytes changed at random. (The decoder takes some texts that are no JSON,
  /// because it does not look at values that are not decoded.)
  @Test func findsAFaultInWhateverTheDecoderRefuses() {
    let json = Array(#"{"a":[1,-2.5e3,"x\n\u00e4"],"b":{"c":null,"d":[true,false]}} "#.utf8)
    let bytes = Array(#"{}[],:"\0123456789.eE+-truefalsn ä"#.utf8)
    forEachSeed(0..<5000) { generator in
      var text = json
      for _ in 0..<generator.draw(below: 4) {
        let index = generator.draw(below: text.count)
        switch generator.draw(below: 3) {
        case 0: text[index] = bytes[generator.draw(below: bytes.count)]
        case 1: text.remove(at: index)
        default: text.insert(bytes[generator.draw(below: bytes.count)], at: index)
        }
      }
      try assume(Array(String(decoding: text, as: UTF8.self).utf8) == text)
      try assume((try? JSONDecoder().decode(AnyJSON.self, from: Data(text))) == nil)
      try #require(
        JSONSyntaxFault(in: text) != nil,
        "\(String(decoding: text, as: UTF8.self))"
      )
    }
  }
}

/// Any JSON, of which nothing is kept.
private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) throws {}
}
