// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

private enum Thing {}
private typealias ThingID = Identifier<Thing>

struct IdentifierTests {
  @Test(arguments: ["a", "", "ch1010/acids", "Ä \"quoted\" 🧪"])
  func isAPlainStringInJSON(string: String) throws {
    try expectRoundTrip([ThingID(string)])
    #expect(try json(ThingID("a/b")) == #""a/b""#)
  }

  @Test func isAKeyOfJSONObjects() throws {
    let counts: [ThingID: Int] = ["b": 2, "a": 1]
    try expectJSON(counts, #"{"a":1,"b":2}"#)
  }

  @Test func isOrderedAndDescribedAsItsString() {
    let things: [ThingID] = ["c", "a", "b"]
    #expect(things.sorted() == ["a", "b", "c"])
    #expect(ThingID(rawValue: "x").description == "x")
  }

  @Test func canonicallyEquivalentStringsNameTheSame() {
    #expect(ThingID("caf\u{E9}") == ThingID("cafe\u{301}"))
  }

  @Test(arguments: ["1", "true", "null", "{}", #"["a"]"#])
  func isNotReadFromAnythingElse(text: String) {
    #expect(throws: DecodingError.self) { try decode(ThingID.self, text) }
  }
}
