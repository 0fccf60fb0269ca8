// SPDX-License-Identifier: Apache-2.0
import Ludus
import Testing

/// One import gives every engine; what is named here comes from each.
@Test func theUmbrellaExportsEveryModule() throws {
  let half: Fraction = try Fraction(1, 2)
  let verdict: Verdict = ExactMatcher("a").verdict(for: "a")
  let blueprint: Blueprint = try Blueprint(count: 5)
  let diary: Diary = Diary(owner: "eva")
  #expect(half < 1)
  #expect(verdict.isCorrect)
  #expect(Blueprint.standardCounts.contains(blueprint.count))
  #expect(diary.events.isEmpty)
}
