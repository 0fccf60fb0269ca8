// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import SharedHistories
import Testing

@Suite struct PagedDictionaryTests {
  /// A key whose hash value many others share.
  private struct Crowded: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 7) }
  }

  private func expectAgreement<Key: Hashable>(
    in generator: inout SeededGenerator,
    steps: Int,
    key: (Int) -> Key
  ) throws {
    var expected: [Key: Int] = [:]
    var dictionary = PagedDictionary<Key, Int>()
    var copies: [(PagedDictionary<Key, Int>, [Key: Int])] = []
    for step in 0..<steps {
      let key = key(generator.draw(below: 300))
      switch generator.draw(below: 10) {
      case 0...2:
        expected[key] = nil
        dictionary[key] = nil
      case 3:
        expected[key, default: 5] += step
        dictionary[key, default: 5] += step
      case 4:
        expected[key]? += 1
        dictionary[key]? += 1
      default:
        expected[key] = step
        dictionary[key] = step
      }
      try #require(dictionary[key] == expected[key])
      if generator.draw(below: 100) == 0 { copies.append((dictionary, expected)) }
    }
    for (dictionary, expected) in copies + [(dictionary, expected)] {
      try #require(dictionary.count == expected.count)
      try #require(dictionary.isEmpty == expected.isEmpty)
      try #require(
        Dictionary(uniqueKeysWithValues: dictionary.map { ($0.key, $0.value) }) == expected
      )
      try #require(expected.allSatisfy { dictionary[$0.key] == $0.value })
      try #require((0..<300).allSatisfy { dictionary[key($0)] == expected[key($0)] })
    }
  }

  @Test func itDoesWhatADictionaryDoes() {
    forEachSeed(0..<70) { generator in
      try expectAgreement(in: &generator, steps: 1500) { "key \($0)" }
    }
  }

  @Test func keysOfOneHashValueAreKeptApart() {
    forEachSeed(0..<20) { generator in
      try expectAgreement(in: &generator, steps: 600, key: Crowded.init)
    }
  }

  @Test func equalContentsAreEqualHoweverTheyCame() {
    forEachSeed(0..<200) { generator in
      let numbers = Array(0..<(generator.draw(below: 49) + 2))
      func dictionary(of numbers: [Int]) -> PagedDictionary<Int, String> {
        var dictionary = PagedDictionary<Int, String>()
        for number in numbers { dictionary[number] = "\(number)" }
        return dictionary
      }
      let one = dictionary(of: numbers)
      var other = dictionary(of: numbers.shuffled(using: &generator) + [100])
      try #require(one != other)
      other[100] = nil
      try #require(one == other)
      try #require(one.hashValue == other.hashValue)
    }
  }

  @Test func entriesKeepTheOrderInWhichTheirKeysCame() {
    var dictionary = PagedDictionary<String, Int>()
    let keys = (0..<1000).map { "key \($0 * 7919 % 1000)" }
    for (number, key) in keys.enumerated() { dictionary[key] = number }
    #expect(dictionary.keys == keys)
    #expect(dictionary.values == Array(0..<1000))
  }
}
