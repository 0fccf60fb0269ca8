// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Leaderboard {
  /// Returns the board with only the best members and the viewer by name.
  ///
  /// A board that shows everybody can discourage those at its end; a partly anonymous one takes that pressure off.
  ///
  /// The result reveals nothing about the identifiers of hidden members: with other identifiers it would be the same.
  /// That has two effects where members have equal points, achievements and dates, so that only identifiers order
  /// them. If these members lie across the end of the best, none of them is named. If the viewer is among them, the
  /// viewer stands first.
  ///
  /// - Parameters:
  ///   - count: How many of the first rows of the board to name, at most.
  ///   - viewer: The member who looks at the board; nil, or someone who is not on it, for nobody.
  ///   - position: The position of the first row, from 1; positions before count as empty.
  ///   - rows: How many positions, none if negative; all that follow by default.
  /// - Returns: The rows in order.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func anonymized(
    showingTop count: Int,
    viewer: Member.ID?,
    from position: Int = 1,
    count rows: Int = .max
  ) -> [Leaderboard.AnonymousStanding] {
    anonymized(Range(places: rows, from: position), showingTop: count, viewer: viewer)
  }

  /// Returns the row of the viewer with its neighbors, with only the best members and the viewer by name.
  ///
  /// - Parameters:
  ///   - count: How many of the first rows of the board to name, at most.
  ///   - viewer: The member who looks at the board.
  ///   - before: How many rows above, fewer where the board begins; none if negative.
  ///   - after: How many rows below, fewer where the board ends; none if negative.
  /// - Returns: The rows in order, none for someone who is not on the board.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func anonymized(
    showingTop count: Int,
    around viewer: Member.ID,
    before: Int,
    after: Int
  ) -> [Leaderboard.AnonymousStanding] {
    let named = namedCount(ofTop: count)
    guard let index = index(ofViewer: viewer, named: named) else { return [] }
    let first = index - min(max(0, before), index)
    let end = index + 1 + min(max(0, after), self.count - index - 1)
    return anonymized(first..<end, showingTop: count, viewer: viewer)
  }

  /// The rows at some positions, from 0.
  ///
  /// A row at a position shows the figures of the member who stands there. Members that only identifiers order have
  /// equal figures, so it is enough to choose at which of their positions the viewer is.
  private func anonymized(
    _ positions: Range<Int>,
    showingTop count: Int,
    viewer: Member.ID?
  ) -> [Leaderboard.AnonymousStanding] {
    let named = namedCount(ofTop: count)
    let viewerIndex = viewer.flatMap { index(ofViewer: $0, named: named) }
    let viewerEntry = viewer.flatMap { entry(of: $0) }
    return standings(at: positions).map { standing in
      let index = standing.position - 1
      let isViewer = index == viewerIndex
      let isNamed = index < named
      return Leaderboard.AnonymousStanding(
        position: standing.position,
        rank: standing.rank,
        points: standing.points,
        achievements: standing.achievements,
        member: isNamed ? standing.member : isViewer ? viewerEntry?.member : nil,
        title: isNamed ? standing.title : isViewer ? viewerEntry?.title : nil,
        isViewer: isViewer
      )
    }
  }

  /// How many rows are named: the first ones, without members who tie in everything with someone after them.
  private func namedCount(ofTop wanted: Int) -> Int {
    guard wanted > 0 else { return 0 }
    guard
      wanted < count,
      let last = order.element(at: wanted - 1)?.stored,
      let next = order.element(at: wanted)?.stored,
      !last.precedes(next)
    else { return min(wanted, count) }
    return order.count { $0.stored.precedes(last) }
  }

  /// Where, from 0, the viewer is shown.
  private func index(ofViewer viewer: Member.ID, named: Int) -> Int? {
    guard let seat = seat(of: viewer) else { return nil }
    let index = position(of: seat) - 1
    return index < named ? index : order.count { $0.stored.precedes(seat.stored) }
  }
}
