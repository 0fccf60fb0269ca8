// SPDX-License-Identifier: Apache-2.0

/// Totals of points, and counts of events by kind, of members and kinds that are numbered from 0.
///
/// It is what is left of a ledger when nobody asks why: small, and fast over millions of events.
struct PointsTally: Hashable, Sendable {
  /// The number of kinds, which are numbered from 0.
  let kindCount: Int
  /// The sum of each member's points.
  var sums: [Int]
  /// How many events of each kind there are, for one member after the other.
  ///
  /// Half the size of an `Int`, twice the members in the processor's cache.
  var counts: [UInt32]

  /// Creates a tally without events.
  ///
  /// - Parameters:
  ///   - members: How many members there are, at least 0.
  ///   - kinds: How many kinds of events there are, at least 0.
  /// - Precondition: Neither is negative, and counts for all of them fit into memory.
  init(members: Int, kinds: Int) {
    precondition(members >= 0 && kinds >= 0, "\(members) members and \(kinds) kinds")
    kindCount = kinds
    sums = Array(repeating: 0, count: members)
    counts = Array(repeating: 0, count: members * kinds)
  }

  /// Returns the sum of a member's points.
  ///
  /// - Complexity: O(1).
  func total(of member: Int) -> Int {
    sums[member]
  }

  /// Returns how many events of a kind a member has.
  ///
  /// - Complexity: O(1).
  func count(of kind: Int, for member: Int) -> Int {
    precondition(kind >= 0 && kind < kindCount, "there is no such kind")
    return Int(counts[member * kindCount + kind])
  }
}

/// A total of points that would not fit into `Int`, or a count that would not fit into 32 bits.
struct PointsOverflow: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the member whose total it is.
  let member: Int

  /// Creates the error.
  init(member: Int) {
    self.member = member
  }

  /// What is wrong, for developers.
  var description: String {
    "the points or events of member \(member) are too many"
  }
}

/// Something that gives points to a member or takes them, with members and kinds as numbers from 0.
protocol PointsTallyEvent {
  /// The points that it gives or, when negative, takes.
  var points: Int { get }
  /// The number of its kind.
  var kind: Int { get }
  /// The number of its member.
  var member: Int { get }
}

extension PointsTally {
  /// Adds events, all of them or none.
  ///
  /// - Parameter events: The events.
  /// - Throws: ``PointsOverflow`` when a total would not fit into `Int`, or a count into 32 bits;
  ///   the tally is then unchanged.
  /// - Complexity: O(*n*) for *n* events, each read once.
  mutating func add(
    contentsOf events: some Collection<some PointsTallyEvent>
  ) throws(PointsOverflow) {
    var added = 0
    let overflow = Self.add(
      events,
      toSums: &sums,
      counts: &counts,
      kindCount: kindCount,
      added: &added
    )
    guard let overflow else { return }
    for event in events.prefix(added) {
      sums[event.member] &-= event.points
      counts[event.member &* kindCount &+ event.kind] &-= 1
    }
    throw overflow
  }

  /// Adds events until one does not fit.
  ///
  /// The arrays are passed one by one and read through pointers, which saves a look at every event
  /// whether they are shared.
  static func add(
    _ events: some Collection<some PointsTallyEvent>,
    toSums sums: inout [Int],
    counts: inout [UInt32],
    kindCount: Int,
    added: inout Int
  ) -> PointsOverflow? {
    sums.withUnsafeMutableBufferPointer { sums in
      counts.withUnsafeMutableBufferPointer { counts in
        for event in events {
          let (member, kind) = (event.member, event.kind)
          precondition(member >= 0 && member < sums.count, "there is no such member")
          precondition(kind >= 0 && kind < kindCount, "there is no such kind")
          let (sum, overflows) = sums[member].addingReportingOverflow(event.points)
          let index = member &* kindCount &+ kind
          guard !overflows, counts[index] < .max else { return PointsOverflow(member: member) }
          sums[member] = sum
          counts[index] &+= 1
          added &+= 1
        }
        return nil
      }
    }
  }
}
