import LudusCore
import LudusFoundation
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
    do throws(ContentError<PlainFault>) {
      _ = try ContentJSON<PlainFault>.decode(type, from: Data(text.utf8))
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  @Test func decodesContent() throws {
    let numbers = try ContentJSON<PlainFault>.decode([Int].self, from: Data("[1,2]".utf8))
    #expect(numbers == [1, 2])
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
        == ["this is not JSON: line 3, column 2: expected a value"]
    )
  }

  /// The decoder's limits on nesting and numbers are no faults of grammar.
  @Test(arguments: [
    String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000), "[1e999999]",
  ])
  func whatTheDecoderCannotHoldIsOneFault(text: String) {
    let faults = faults([Int].self, text)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("this is not JSON") == false)
  }
}
