// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Testing

private struct PlainFault: ContentFault {
  var description: String

  static func malformed(_ reason: String) -> Self { Self(description: reason) }
}

/// Content that is always without name.
private struct Nameless: Decodable {
  init(from decoder: any Decoder) throws {
    throw ContentError(faults: [
      LocatedFault(PlainFault(description: "no name"), at: ContentPlace().key("name"))
    ])
  }
}

struct ContentJSONTests {
  private func faults<Value: Decodable>(_ type: Value.Type, _ text: String) -> [String] {
    contentFaults(PlainFault.self) {
      _ = try ContentJSON<PlainFault>.decode(type, from: Data(text.utf8))
    }
  }

  @Test func decodesContent() throws {
    let numbers = try ContentJSON<PlainFault>.decode([Int].self, from: Data("[1,2]".utf8))
    #expect(numbers == [1, 2])
    let marked = try ContentJSON<PlainFault>.decode([Int].self, from: Data("\u{FEFF}[1]".utf8))
    #expect(marked == [1])
  }

  @Test func handsGatheredFaultsOn() {
    #expect(faults(Nameless.self, "{}") == ["name: no name"])
  }

  @Test func tellsWhereADecoderStopped() {
    #expect(faults([[Int]].self, #"[[1],["x"]]"#) == ["[1][0]: expected an integer"])
  }

  @Test func whatIsNotJSONIsOneFaultWithItsPlace() {
    #expect(
      faults([Int].self, "[1,\n 2,\n x]")
        == ["line 3, column 2: this is not JSON, expected a value"]
    )
  }

  @Test(arguments: [
    (#"{"a":1,"b":2,"a":3}"#, "a"), (#"{"a":[{"b":1,"\u0062":2}]}"#, "b"),
  ])
  func aKeyThatAnObjectHasTwiceIsOneFault(text: String, key: String) {
    #expect(
      faults([String: Int].self, text)
        == [#"line 1, column 14: the key "\#(key)" is in this object already, expected it once"#]
    )
  }

  @Test func objectsMayHaveTheSameKeys() {
    #expect(faults([[String: [String: Int]]].self, #"[{"a":{"a":1}},{"a":{}}]"#) == [])
  }

  /// The decoder itself traps on 513 brackets that are not closed (Swift 6.3.1 on Linux).
  @Test(arguments: [512, 513, 514, 100_000])
  func deepNestingIsOneFault(depth: Int) {
    let open = String(repeating: "[", count: depth)
    #expect(faults([Int].self, open).count == 1)
    let faults = faults([Int].self, open + String(repeating: "]", count: depth))
    #expect(faults.count == 1)
    #expect(faults.first?.contains("at most 512") == (depth > 512))
  }

  @Test func aNumberThatTheDecoderCannotHoldIsOneFault() {
    let faults = faults([Int].self, "[1e999999]")
    #expect(faults.count == 1)
    #expect(faults == ["expected only numbers within the range of 64 bits"])
  }
}
