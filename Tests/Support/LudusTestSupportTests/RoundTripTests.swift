// SPDX-License-Identifier: Apache-2.0
@testable import LudusTestSupport
import Testing

/// A value that loses something when it is stored.
private struct Leaky: Codable, Equatable {
  var kept = 1
  var lost = 0

  enum CodingKeys: String, CodingKey { case kept }
}

struct RoundTripTests {
  @Test func aValueThatComesBackPasses() throws {
    try expectRoundTrip(["b": [1, 2], "a": []])
    try expectJSON(["b": [1, 2], "a": []], #"{"a":[],"b":[1,2]}"#)
  }

  @Test func aValueThatComesBackDifferentIsFound() throws {
    let leaky = Leaky(lost: 3)
    let difference = try difference(of: leaky, storedAs: try json(leaky))
    #expect(difference == "Leaky(kept: 1, lost: 3) is read as Leaky(kept: 1, lost: 0)")
  }

  @Test func otherJSONIsFound() throws {
    let difference = try difference(of: Leaky(), storedAs: #"{"kept": 1}"#)
    #expect(difference == #"{"kept": 1} is written as {"kept":1}"#)
  }
}
