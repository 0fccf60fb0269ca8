/// Something that gives points to a member or takes them, with members and kinds as numbers from 0.
///
/// An app makes its own rows conform, so that they need no copy to be added to a ``PointsTally``.
public protocol PointsTallyEvent {
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
  /// - Throws: ``PointsOverflow`` when a total would not fit into `Int`, or a count into 32 bits; the tally is
  ///   then unchanged.
  /// - Complexity: O(*n*) for *n* events, less for each than ``add(_:kind:to:)``.
  @inlinable
  public mutating func add(
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
  /// The arrays are passed one by one and read through pointers, which saves a look at every event whether they
  /// are shared.
  @inlinable
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
