// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

private enum Size: Equatable, Sendable {
  case small, exact(Int), named(String)
}

extension Size: JSONTagged {
  static let tags: [JSONTag<Self>] = [
    JSONTag("small", .small),
    JSONTag("exact", Self.exact) { if case .exact(let number) = $0 { number } else { nil } },
    JSONTag("named", Self.named) { if case .named(let name) = $0 { name } else { nil } },
  ]
}

struct JSONTaggedTests {
  @Test(arguments: [
    (Size.small, #""small""#), (.exact(3), #"{"exact":3}"#), (.named("x"), #"{"named":"x"}"#),
  ])
  private func aValueIsItsNameOrAnObjectWithItAsKey(size: Size, json: String) throws {
    try expectJSON(size, json)
  }

  @Test(arguments: [
    #""large""#, #""exact""#, #"{"small":1}"#, #"{"exact":3,"named":"x"}"#, "{}", "3",
    #"{"exact":"x"}"#,
  ])
  func anythingElseIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try decode(Size.self, json) }
  }

  @Test func whatElseThereIsIsNamedInTheFormThatItIsWritten() {
    let error = #expect(throws: DecodingError.self) { try decode(Size.self, #""large""#) }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      context.debugDescription == #"expected "small", {"exact": ...}, {"named": ...}"#
    )
  }
}
