// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The points of members in order, of which the median is known at once.
struct PointsInOrder: Hashable, Sendable {
  private var points = PagedDictionary<Member.ID, Int>()
  private var sorted: [Int] = []

  init(_ points: [(member: Member.ID, points: Int)]) {
    for (member, number) in points {
      self.points[member] = number
    }
    sorted = points.map(\.points).sorted()
  }

  /// Sets the points of a member, or takes the member out.
  ///
  /// - Complexity: O(log *m*) for *m* members, and moving some integers.
  mutating func set(_ number: Int?, of member: Member.ID) {
    guard points[member] != number else { return }
    if let old = points[member] {
      sorted.remove(at: sorted.firstIndexInOrder { $0 >= old })
    }
    points[member] = number
    if let number {
      sorted.insert(number, at: sorted.firstIndexInOrder { $0 > number })
    }
  }

  /// The median of all but one member, the lower one of two; 0 of none.
  func lowerMedian(without member: Member.ID) -> Int {
    let others = sorted.count - (points[member] == nil ? 0 : 1)
    guard others > 0 else { return 0 }
    return point(at: (others - 1) / 2, without: member)
  }

  /// The most points of all but one member; 0 of none.
  func maximum(without member: Member.ID) -> Int {
    let others = sorted.count - (points[member] == nil ? 0 : 1)
    return others > 0 ? point(at: others - 1, without: member) : 0
  }

  private func point(at index: Int, without member: Member.ID) -> Int {
    let place = points[member].map { own in sorted.firstIndexInOrder { $0 >= own } } ?? sorted.count
    return sorted[index < place ? index : index + (place < sorted.count ? 1 : 0)]
  }
}
