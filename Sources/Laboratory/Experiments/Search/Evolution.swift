// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A search among lists of whole numbers for the one of the greatest value.
struct Evolution {
  private let ranges: [ClosedRange<Int>]
  private var generator = SeededGenerator(seed: 1)
  private(set) var tried: [[Int]: Double] = [:]
  /// The best so far, the best first, of equal ones the earliest.
  private var parents: [(parameters: [Int], value: Double)] = []

  /// How many of the best are changed further.
  private static let parentCount = 6
  /// How many are drawn before any is changed.
  private static let drawnCount = 24

  init(_ ranges: [ClosedRange<Int>]) {
    self.ranges = ranges
  }

  var best: [Int] { parents.first?.parameters ?? ranges.map(\.lowerBound) }

  mutating func add(_ parameters: [Int], _ value: Double) {
    tried[parameters] = value
    let place = parents.firstIndex { $0.value < value } ?? parents.count
    parents.insert((parameters, value), at: place)
    if parents.count > Self.parentCount {
      parents.removeLast()
    }
  }

  /// The next one to try, of all in their order if the search is complete; nil when all have been tried or new ones
  /// are hard to find.
  mutating func next(isComplete: Bool) -> [Int]? {
    guard !isComplete else { return numbered(tried.count) }
    for _ in 0..<1000 {
      let candidate = tried.count < Self.drawnCount ? drawn() : changed()
      if tried[candidate] == nil { return candidate }
    }
    return nil
  }

  /// The one with a number in the order of all; nil for a number that is too large.
  private func numbered(_ number: Int) -> [Int]? {
    var rest = number
    let parameters = ranges.map { range in
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: range.count)
      rest = quotient
      return range.lowerBound + remainder
    }
    return rest == 0 ? parameters : nil
  }

  private mutating func drawn() -> [Int] {
    ranges.map { generator.draw(in: $0) }
  }

  /// A parent of which each number is kept, moved by a step that is more often small, or drawn anew.
  private mutating func changed() -> [Int] {
    guard let parent = generator.drawElement(of: parents) else { return drawn() }
    return zip(parent.parameters, ranges).map { number, range in
      switch generator.draw(below: 4) {
      case 0: return generator.draw(in: range)
      case 1, 2:
        var step = 1
        while step < 1 << 40, generator.draw(below: 2) == 0 {
          step *= 2
        }
        let (moved, overflows) = number.addingReportingOverflow(
          generator.draw(below: 2) == 0 ? step : -step
        )
        return overflows ? number : Swift.min(Swift.max(moved, range.lowerBound), range.upperBound)
      default: return number
      }
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func draw(in range: ClosedRange<Int>) -> Int {
    let size = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    let offset = size == 0 ? next() : draw(below: size)
    return range.lowerBound &+ Int(truncatingIfNeeded: offset)
  }
}
