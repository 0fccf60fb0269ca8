// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import SharedHistories
import Testing

@Suite struct DerivedEventIDTests {
  private func text(_ number: Int, _ event: String = "event") -> String {
    DerivedEventID.text(number: number, of: event)
  }

  @Test func theSameEventAtTheSamePlaceGetsTheSameIdentifier() {
    #expect(text(7) == text(7))
    #expect(text(7).hasPrefix("e000007-"))
    #expect(text(7, "one") != text(7, "other"))
  }

  @Test func identifiersAreInTheOrderOfTheirNumbers() {
    let numbers = [0, 1, 9, 10, 99_999, 999_999, 1_000_000, 9_999_999, 10_000_000, Int.max]
    let texts = numbers.map { text($0) }
    #expect(texts == texts.sorted())
    #expect(Set(texts).count == numbers.count)
  }

  @Test func anIdentifierOfAnOrdinaryLogNeedsNoMemoryOfItsOwn() {
    #expect(text(999_999).utf8.count == 15)
  }

  @Test func whatCannotBeEncodedGetsAnIdentifierToo() {
    #expect(DerivedEventID.text(number: 1, of: Double.nan).hasPrefix("e000001-"))
  }
}
