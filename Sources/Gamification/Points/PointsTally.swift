/// Totals of points, and counts of events by kind, of members and kinds that are numbered from 0.
///
/// It is what is left of a ledger when nobody asks why: small, and fast over millions of events. A ``Ledger``
/// keeps its totals in one; an app that simulates or imports in bulk may use one by itself.
///
/// ```swift
/// var tally = PointsTally(members: 3, kinds: 2)
/// try tally.add(20, kind: 1, to: 0)
/// tally.total(of: 0)             // 20
/// tally.count(of: 1, for: 0)     // 1
/// ```
///
/// As with an array, numbers of members and kinds that are not there are mistakes of the program, and stop it.
public struct PointsTally: Hashable, Sendable {
  /// The number of kinds, which are numbered from 0.
  public let kindCount: Int
  /// The sum of each member's points.
  @usableFromInline
  var sums: [Int]
  /// How many events of each kind there are, for one member after the other.
  ///
  /// Half the size of an `Int`, twice the members in the processor's cache.
  @usableFromInline
  var counts: [UInt32]

  /// Creates a tally without events.
  ///
  /// - Parameters:
  ///   - members: How many members there are, at least 0.
  ///   - kinds: How many kinds of events there are, at least 0.
  /// - Precondition: Neither is negative, and counts for all of them fit into memory.
  public init(members: Int, kinds: Int) {
    precondition(members >= 0 && kinds >= 0, "\(members) members and \(kinds) kinds")
    kindCount = kinds
    sums = Array(repeating: 0, count: members)
    counts = Array(repeating: 0, count: members * kinds)
  }

  /// The number of members, who are numbered from 0.
  public var memberCount: Int { sums.count }

  /// Returns the sum of a member's points.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func total(of member: Int) -> Int {
    sums[member]
  }

  /// Returns how many events of a kind a member has.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func count(of kind: Int, for member: Int) -> Int {
    precondition(kind >= 0 && kind < kindCount, "there is no such kind")
    return Int(counts[member * kindCount + kind])
  }

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - points: The points that it gives or, when negative, takes.
  ///   - kind: The number of its kind.
  ///   - member: The number of its member.
  /// - Throws: ``PointsOverflow`` when the total would not fit into `Int`, or the count into 32 bits; the
  ///   tally is then unchanged.
  /// - Complexity: O(1).
  @inlinable
  public mutating func add(_ points: Int, kind: Int, to member: Int) throws(PointsOverflow) {
    precondition(kind >= 0 && kind < kindCount, "there is no such kind")
    let (sum, overflows) = sums[member].addingReportingOverflow(points)
    // The member is there, so neither the product nor the sum is larger than the array.
    let index = member &* kindCount &+ kind
    let count = counts[index]
    guard !overflows, count < .max else { throw PointsOverflow(member: member) }
    sums[member] = sum
    counts[index] = count &+ 1
  }

  /// Adds points without counting an event.
  ///
  /// - Parameters:
  ///   - points: The points to give or, when negative, to take.
  ///   - member: The number of the member.
  /// - Throws: ``PointsOverflow`` when the total would not fit into `Int`; the tally is then unchanged.
  /// - Complexity: O(1).
  @inlinable
  public mutating func add(_ points: Int, to member: Int) throws(PointsOverflow) {
    let (sum, overflows) = sums[member].addingReportingOverflow(points)
    guard !overflows else { throw PointsOverflow(member: member) }
    sums[member] = sum
  }

  /// Adds a member, who has the next number, and returns that number.
  ///
  /// - Complexity: O(`kindCount`) on average over many members.
  @discardableResult
  public mutating func addMember() -> Int {
    sums.append(0)
    counts.append(contentsOf: repeatElement(0, count: kindCount))
    return sums.count - 1
  }

  /// Replaces a member's total, in a ledger.
  mutating func setTotal(_ total: Int, of member: Int) {
    sums[member] = total
  }
}

/// A total of points that would not fit into `Int`, or a count that would not fit into 32 bits.
public struct PointsOverflow: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the member whose total it is.
  public let member: Int

  /// Creates the error.
  public init(member: Int) {
    self.member = member
  }

  /// What is wrong, for developers.
  public var description: String {
    "the points or events of member \(member) are too many"
  }
}
