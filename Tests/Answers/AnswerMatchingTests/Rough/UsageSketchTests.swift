// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Testing

/// "Does this answer count?" as the usage sketches of the specification write it.
struct UsageSketchTests {
  @Test func doesThisAnswerCount() throws {
    let matcher = RoughMatcher("mitochondrion", confusables: ["mitosis", "microtubule"])
    let misspelling = try #require(matcher.misspelling(for: "mitochondrium"))
    #expect(misspelling.slips.count == 1)
    #expect(misspelling.slips.map(\.kind) == [.soundAlike])
    #expect(misspelling.slips.map(\.written) == ["um"])
    #expect(misspelling.slips.map(\.expected) == ["on"])
    #expect(misspelling.slips.map(\.offset) == [11])

    guard case .wrong(let mismatch) = matcher.verdict(for: "mitosis") else {
      Issue.record("accepted")
      return
    }
    #expect(mismatch.reason == .isAnotherTerm("mitosis"))
    #expect(mismatch.expected == "mitochondrion")
  }
}
