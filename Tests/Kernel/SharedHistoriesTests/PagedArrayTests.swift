// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import SharedHistories
import Testing

@Suite struct PagedArrayTests {
  /// Elements of 600 bytes: few of them fill a page.
  private struct Wide: Hashable {
    let number: Int
    var padding: InlinePadding = (0, 0, 0, 0, 0, 0, 0, 0)
    typealias InlinePadding = (Int, Int, Int, Int, Int, Int, Int, Int)

    static func == (left: Self, right: Self) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func itDoesWhatAnArrayDoes() {
    forEachSeed(0..<200) { generator in
      var expected: [Wide] = []
      var array = PagedArray<Wide>()
      for number in 0..<600 {
        switch generator.draw(below: 20) {
        case 0 where !expected.isEmpty:
          let position = generator.draw(below: expected.count)
          expected.remove(at: position)
          array.remove(at: position)
        case 1, 2:
          let position = generator.draw(below: expected.count + 1)
          expected.insert(Wide(number: number), at: position)
          array.insert(Wide(number: number), at: position)
        case 3 where !expected.isEmpty:
          let position = generator.draw(below: expected.count)
          expected[position] = Wide(number: -number)
          array[position] = Wide(number: -number)
        case 4 where generator.draw(below: 20) == 0:
          let count = generator.draw(below: expected.count + 1)
          expected.removeLast(expected.count - count)
          array.truncate(to: count)
        default:
          expected.append(Wide(number: number))
          array.append(Wide(number: number))
        }
      }
      try #require(array.count == expected.count)
      try #require(Array(array) == expected)
      try #require(array == PagedArray(expected))
    }
  }

  @Test func aCopyKeepsItsElements() {
    forEachSeed(0..<100) { generator in
      let before = (0...generator.draw(below: 3000)).map { _ in generator.draw(below: 100) }
      var array = PagedArray(before)
      let copy = array
      array[generator.draw(below: before.count)] = -1
      array.insert(-2, at: generator.draw(below: before.count))
      array.remove(at: generator.draw(below: before.count))
      array.truncate(to: generator.draw(below: before.count))
      try #require(Array(copy) == before)
    }
  }
}
