// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@Suite struct OrderedArrayTests {
  @Test func theFirstElementForWhichAConditionHoldsIsFound() {
    forEachSeed(0..<200) { generator in
      let count = generator.draw(below: 20)
      let numbers = (0..<count).map { _ in generator.draw(below: 10) }.sorted()
      for bound in -1...10 {
        let index = numbers.firstIndexInOrder { $0 >= bound }
        let expected = numbers.firstIndex { $0 >= bound } ?? count
        try #require(index == expected)
      }
    }
  }
}
