// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

@testable import Gamification

/// A number that takes so much memory that a leaf holds few, so that trees grow high.
private struct WideNumber: Ranked {
  let number: Int
  private let padding = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  init(_ number: Int) { self.number = number }

  func precedes(_ other: WideNumber) -> Bool { number < other.number }
}

@Suite struct RankTreeTests {
  @Test func aLeafOfWideElementsHoldsFew() {
    #expect(RankTree<WideNumber>.Node.leafCapacity == 16)
    #expect(RankTree<RankValue>.Node.leafCapacity == 128)
  }

  @Test func aTreeIsBuiltSoundInEverySize() {
    for count in [0, 1, 2, 12, 13, 16, 17, 24, 25, 100, 575, 576, 577, 600, 2000, 28_000] {
      let tree = RankTree(sorted: (0..<count).map { WideNumber($0) })
      #expect(tree.faults == [])
      #expect(tree.count == count)
    }
  }

  @Test func itGrowsAndShrinksSoundThroughThreeLevels() {
    var tree = RankTree<WideNumber>()
    for number in 0..<3000 {
      tree.insert(WideNumber(number * 7919 % 3001))
    }
    #expect(tree.faults == [])
    #expect(tree.root.children.first?.isLeaf == false)
    for number in 0..<2990 {
      tree.remove(WideNumber(number * 7919 % 3001))
      if number % 100 == 0 {
        #expect(tree.faults == [])
      }
    }
    #expect(tree.faults == [])
    #expect(tree.root.isLeaf)
    #expect(tree.count == 10)
  }

  @Test func itIsASortedSetThroughAnySequenceOfChanges() {
    forEachSeed(0..<12) { generator in
      let range = generator.draw(below: 3000) + 1
      let start = generator.draw(range / 2, of: 0..<range).sorted()
      var tree = RankTree(sorted: start.map { WideNumber($0) })
      var reference = start
      for step in 0..<600 {
        let number = generator.draw(below: range)
        let place = reference.firstIndex { $0 >= number } ?? reference.count
        let isThere = place < reference.count && reference[place] == number
        switch generator.draw(below: 3) {
        case 0:
          try #require(tree.insert(WideNumber(number)) == !isThere)
          if !isThere { reference.insert(number, at: place) }
        case 1:
          try #require(tree.remove(WideNumber(number)) == isThere)
          if isThere { reference.remove(at: place) }
        default:
          guard !isThere, let old = generator.drawElement(of: reference) else { continue }
          tree.replace(WideNumber(old), with: WideNumber(number))
          reference.removeAll { $0 == old }
          reference.insert(number, at: reference.firstIndex { $0 > number } ?? reference.count)
        }
        let position = generator.draw(below: range)
        try #require(
          tree.element(at: position)?.number
            == (position < reference.count ? reference[position] : nil)
        )
        try #require(tree.count { $0.number < number } == reference.count { $0 < number })
        let next = tree.first(after: { $0.number < number })
        let expected = reference.first { $0 >= number }
        try #require(next?.number == expected)
        if step % 50 == 0 {
          try #require(tree.faults == [])
        }
      }
      try #require(tree.faults == [])
      try #require(tree.elements(at: 0..<tree.count).map(\.number) == reference)
      let slice = generator.draw(below: range)..<range
      try #require(
        tree.elements(at: slice).map(\.number)
          == Array(reference[slice.clamped(to: reference.indices)])
      )
    }
  }

  @Test func aMovedElementLeavesNoTraceWhereverItGoes() {
    forEachSeed(0..<8) { generator in
      var tree = RankTree(sorted: (0..<900).map { WideNumber($0 * 1000) })
      var reference = (0..<900).map { $0 * 1000 }
      for _ in 0..<1500 {
        // To one end, so that nodes there split and nodes elsewhere are joined.
        let index = generator.draw(below: reference.count)
        let number = generator.draw(below: 1000) * 900 + 1 + generator.draw(below: 899)
        guard !reference.contains(number) else { continue }
        tree.replace(WideNumber(reference[index]), with: WideNumber(number))
        reference[index] = number
      }
      try #require(tree.faults == [])
      try #require(tree.elements(at: 0..<900).map(\.number) == reference.sorted())
    }
  }

  @Test func aMoveSplitsNodesThatAreFullOnEveryLevel() {
    // Growing at the end leaves half-full leaves in an inner node that is full for some of these
    // sizes; then what is moved within it splits it.
    for count in stride(from: 400, through: 1200, by: 4) {
      var tree = RankTree<WideNumber>()
      for index in 0..<count {
        tree.insert(WideNumber(index * 100))
      }
      var reference = (0..<count).map { $0 * 100 }
      for move in 0..<30 {
        let source = count - 1 - move * 3
        let number = (count - 150) * 100 + move + 1
        tree.replace(WideNumber(reference[source]), with: WideNumber(number))
        reference[source] = number
      }
      #expect(tree.faults == [])
      #expect(tree.elements(at: 0..<count).map(\.number) == reference.sorted())
    }
  }

  @Test func aCopyIsIndependent() {
    let original = RankTree(sorted: (0..<2000).map { WideNumber($0) })
    var copy = original
    for number in 0..<1000 {
      copy.remove(WideNumber(number))
      copy.insert(WideNumber(5000 + number))
    }
    #expect(original.elements(at: 0..<2000).map(\.number) == Array(0..<2000))
    #expect(copy.count == 2000)
    #expect(copy.faults == [])
    #expect(original.faults == [])
  }

  @Test func thereIsNothingOutsideTheTree() {
    let tree = RankTree(sorted: (0..<40).map { WideNumber($0) })
    #expect(tree.element(at: -1)?.number == nil)
    #expect(tree.element(at: 40)?.number == nil)
    #expect(tree.element(at: .max)?.number == nil)
    #expect(tree.element(at: .min)?.number == nil)
    #expect(tree.elements(at: -5..<2).map(\.number) == [0, 1])
    #expect(tree.elements(at: 38..<Int.max).map(\.number) == [38, 39])
    #expect(tree.elements(at: Int.min..<Int.max).count == 40)
    #expect(tree.elements(at: 40..<50).isEmpty)
    #expect(RankTree<WideNumber>().elements(at: 0..<1).isEmpty)
  }
}
