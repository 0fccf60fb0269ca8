// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing
import WordDistances

struct TermIndexTests {
  private let bones = TermIndex(["ilium", "ileum", "ischium", "humerus", "ilium"])

  @Test func nearTermsAreFoundNearestFirst() {
    let near = bones.terms(within: 2, of: "ileum").map { "\($0.term) \($0.distance)" }
    #expect(near == ["ileum 0", "ilium 1"])
    #expect(bones.terms(within: 1, of: "ilum").map(\.term) == ["ilium", "ileum"])
    #expect(bones.terms(within: 1, of: "humreus").map(\.distance) == [1])
    #expect(bones.terms(within: -1, of: "ilium").isEmpty)
    #expect(bones.terms(within: .max, of: "").count == 4)
  }

  @Test func theNearestTermIsTheFirstOfEquallyNearOnes() {
    #expect(bones.nearest(to: "ilum", within: 3)?.term == "ilium")
    #expect(bones.nearest(to: "ischum", within: 3)?.term == "ischium")
    #expect(bones.nearest(to: "ulna", within: 2) == nil)
    #expect(bones.nearest(to: "ilium", within: -1) == nil)
  }

  @Test func aTermCountsOnce() {
    #expect(bones.terms == ["ilium", "ileum", "ischium", "humerus"])
    #expect(TermIndex(["é", "e\u{301}"]).terms.count == 1)
  }

  @Test func termsAreKnown() {
    #expect(bones.contains("ilium"))
    #expect(!bones.contains("ilum"))
    #expect(TermIndex(["é"]).contains("e\u{301}"))
  }

  @Test func anEmptyIndexFindsNothing() {
    let empty = TermIndex([])
    #expect(empty.terms(within: 3, of: "").isEmpty)
    #expect(empty.nearest(to: "a", within: 3) == nil)
    #expect(!empty.contains(""))
  }

  @Test func indexesAreEqualForTheSameTermsInOrder() {
    #expect(TermIndex(["a", "b"]) == TermIndex(["a", "b", "a"]))
    #expect(TermIndex(["a", "b"]) != TermIndex(["b", "a"]))
    #expect(Set([TermIndex(["é"]), TermIndex(["e\u{301}"])]).count == 1)
  }

  @Test func theSameTermsAreFoundAsByLookingAtAll() {
    forEachSeed(0..<300) { generator in
      let letters = generator.draw(below: 2) == 0 ? Array("abcdeä") : oddLetters
      let count = Int(generator.draw(below: 40))
      let terms = (0..<count).map { _ in
        generator.word(of: letters, count: Int(generator.draw(below: 9)))
      }
      let index = TermIndex(terms)
      let word = generator.word(of: letters + ["z", "ξ"], count: Int(generator.draw(below: 9)))
      for limit in [0, 1, 2, 3, 7, .max] {
        let expected = nearTerms(within: limit, of: word, in: terms)
        let found = index.terms(within: limit, of: word)
        try #require(found.map(\.term) == expected.map(\.term))
        try #require(found.map(\.distance) == expected.map(\.distance))
        try #require(index.nearest(to: word, within: limit) == found.first)
      }
    }
  }

  @Test func longTermsAreFound() {
    let term = String(repeating: "ab", count: 100)
    let index = TermIndex(["ab", term])
    #expect(index.terms(within: 2, of: "c" + term).map(\.distance) == [1])
    #expect(index.terms(within: 2, of: String(term.dropLast(2))).map(\.distance) == [2])
  }
}

/// The terms near a word, found by measuring each, the nearest first.
private func nearTerms(
  within limit: Int,
  of word: String,
  in terms: [String]
) -> [(term: String, distance: Int)] {
  var seen: Set<String> = []
  let near = terms.filter { seen.insert($0).inserted }.enumerated().map { position, term in
    let distance = referenceDistance(.optimalStringAlignment, term, word)
    return (term: term, distance: distance, position: position)
  }
  return near.filter { $0.distance <= limit }
    .sorted { ($0.distance, $0.position) < ($1.distance, $1.position) }
    .map { ($0.term, $0.distance) }
}
