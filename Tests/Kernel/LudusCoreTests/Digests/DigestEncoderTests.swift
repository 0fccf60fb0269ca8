// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@Suite struct DigestEncoderTests {
  private struct Sample: Codable, Hashable {
    var name = "ada"
    var points: Int? = 3
    var isAway = false
    var share = 0.5
    var tags = ["a", "b"]
    var counts = ["x": 1, "y": 2]
    var inner: [Inner] = [Inner(small: 1), Inner(small: 2)]

    struct Inner: Codable, Hashable { var small: UInt8 }
  }

  @Test func equalValuesHaveTheSameNumber() {
    forEachSeed(0..<200) { generator in
      let keys = (0..<30).map { "key \($0)" }.shuffled(using: &generator)
      var one = Sample()
      var other = Sample()
      for key in keys { one.counts[key] = key.count }
      for key in keys.reversed() { other.counts[key] = key.count }
      try #require(DigestEncoder.digest(of: one) == DigestEncoder.digest(of: other))
    }
  }

  @Test func everythingThatIsEncodedCounts() {
    let changes: [(inout Sample) -> Void] = [
      { _ in },
      { $0.name = "adb" },
      { $0.points = 4 },
      { $0.points = nil },
      { $0.isAway = true },
      { $0.share = -0.5 },
      { $0.tags = ["b", "a"] },
      { $0.tags = ["ab"] },
      { $0.tags = [] },
      { $0.counts = ["x": 2, "y": 1] },
      { $0.counts = [:] },
      { $0.inner.swapAt(0, 1) },
      { $0.inner[0].small = 3 },
      { $0.inner = [] },
    ]
    let numbers = changes.map { change in
      var sample = Sample()
      change(&sample)
      return DigestEncoder.digest(of: sample)
    }
    #expect(Set(numbers).count == changes.count)
  }

  @Test func theNumberIsTheSameInEveryProcess() {
    #expect(DigestEncoder.digest(of: Sample()) == 7_162_435_770_194_901_547)
  }

  @Test func smallNumbersAndTextsDoNotMeet() {
    let numbers = (0..<2000).map { DigestEncoder.digest(of: [$0]) }
    let texts = (0..<2000).map { DigestEncoder.digest(of: ["\($0)"]) }
    let pairs = (0..<2000).map { DigestEncoder.digest(of: [0, $0]) }
    #expect(Set(numbers + texts + pairs).count == 6000)
  }
}
