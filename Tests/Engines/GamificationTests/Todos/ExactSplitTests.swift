// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

@testable import Gamification

@Suite struct ExactSplitTests {
  @Test func sharesAddUpAndDifferByAtMostOne() {
    forEachSeed { generator in
      let count = 1 + generator.draw(below: 20)
      let members = generator.shuffled((0..<count).map { Member.ID("m\($0)") })
      let whole = generator.draw(below: 4) == 0 ? Int.max : generator.draw(below: 1000)
      let shares = ExactSplit.shares(of: whole, among: members.sorted())
      try #require(shares.map(\.member) == members.sorted())
      try #require(shares.reduce(0) { $0 + $1.points } == whole)
      let points = shares.map(\.points)
      // Who comes first by identifier gets what is left over.
      try #require(points == points.sorted(by: >))
      try #require(points[0] - points[count - 1] <= 1)
    }
  }

  @Test func nobodyGetsNothing() {
    #expect(ExactSplit.shares(of: 5, among: []).isEmpty)
  }
}
