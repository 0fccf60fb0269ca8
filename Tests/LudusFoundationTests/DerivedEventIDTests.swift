import LudusCore
import LudusFoundation
import LudusTestSupport
import Testing

@Suite struct DerivedEventIDTests {
  private func text(_ number: Int, _ event: String = "event", after last: String? = nil) -> String {
    DerivedEventID.text(number: number, of: event, after: last)
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

  @Test func anIdentifierComesAfterAnyLastOne() {
    forEachSeed(0..<300) { generator in
      let letters = Array("aefz+-0é~ ")
      var last = String(
        (0..<generator.draw(below: 8)).map { _ in letters[generator.draw(below: letters.count)] }
      )
      for number in 1...5 {
        let next = text(number, "event \(number)", after: last)
        try #require(next > last)
        // It does not grow with every event of an instant.
        try #require(next.count <= 60)
        last = next
      }
    }
  }

  @Test func whatCannotBeEncodedGetsAnIdentifierToo() {
    #expect(DerivedEventID.text(number: 1, of: Double.nan, after: nil).hasPrefix("e000001-"))
  }
}
