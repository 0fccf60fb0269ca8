// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

struct ShrinkingTests {
  @Test func onlyWhatIsNeededToFailStays() {
    let small = shrunk(Array(0..<500)) { $0.contains(17) && $0.contains(401) }
    #expect(small == [17, 401])
  }

  @Test func theOrderOfElementsStays() {
    let small = shrunk([3, 9, 1, 8, 2, 9, 7]) { history in
      guard let nine = history.firstIndex(of: 9) else { return false }
      return history[nine...].contains(2)
    }
    #expect(small == [9, 2])
  }

  @Test func elementsBecomeSimpler() {
    let small = shrunk([900, 512, 77], simplifying: { $0 > 0 ? [$0 / 2, $0 - 1] : [] }) { history in
      history.contains { $0 >= 100 }
    }
    #expect(small == [100])
  }

  @Test func whatFailsWithoutElementsShrinksToNone() {
    #expect(shrunk([1, 2, 3]) { _ in true } == [])
  }

  @Test func whatNeedsAllOfItselfStaysWhole() {
    #expect(shrunk([1, 2, 3]) { $0.count >= 3 } == [1, 2, 3])
    #expect(shrunk([Int]()) { _ in true } == [])
  }

  @Test func aResultAlwaysFailsAndCannotMissAnElement() {
    forEachSeed(0..<200) { generator in
      let history = (0..<60).map { _ in generator.draw(below: 10) }
      let sum = 1 + generator.draw(below: history.reduce(0, +) + 1)
      let isFailing = { (history: [Int]) in history.reduce(0, +) >= sum }
      try assume(isFailing(history))
      let small = shrunk(history, while: isFailing)
      try #require(isFailing(small))
      for index in small.indices {
        var smaller = small
        smaller.remove(at: index)
        try #require(!isFailing(smaller))
      }
    }
  }

  @Test func onlySoManyHistoriesAreTried() {
    var tried = 0
    let small = shrunk(Array(0..<1000), simplifying: { [$0 + 1] }, tries: 50) { _ in
      tried += 1
      return true
    }
    #expect(tried <= 50)
    #expect(small == [])
    tried = 0
    let whole = shrunk(Array(0..<100), tries: 20) { history in
      tried += 1
      return history.count == 100
    }
    #expect(tried == 20)
    #expect(whole.count == 100)
  }

  @Test func elementsWithoutAnEndOfSimplerFormsDoNotHang() {
    let history = shrunk([0], simplifying: { [$0 + 1] }, tries: 100) { !$0.isEmpty }
    #expect(history.count == 1)
  }
}
