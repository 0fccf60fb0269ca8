// SPDX-License-Identifier: Apache-2.0

/// How many points each level takes.
///
/// ``LevelCurve`` has the usual ways; a game with a way of its own conforms to this protocol:
///
/// ```swift
/// struct Triangular: LevelThresholds {
///   func threshold(of level: Int) -> Int? {   // 0, 1, 3, 6, 10 ...
///     (1...1_000_000).contains(level) ? level * (level - 1) / 2 : nil
///   }
/// }
/// Triangular().level(at: 7)   // 4
/// ```
///
/// Rules take a ``LevelCurve``, which can be stored; ``LevelCurve/init(listing:through:growth:)`` makes one of them.
///
/// Levels are numbers from 1 to `Int.max - 1`. There is no last one, unless thresholds end.
public protocol LevelThresholds: Sendable {
  /// Returns the points at which a level is reached.
  ///
  /// Level 1 is reached at 0, and each level takes more points than the one before.
  ///
  /// - Returns: Nil for a level below 1, for one whose threshold would not fit into an `Int`, and
  ///   for all levels after that one.
  func threshold(of level: Int) -> Int?

  /// Returns the highest level whose threshold is at most some points; 1 for negative points.
  ///
  /// It need not be implemented: without it the level is found by O(log *n*) calls of
  /// ``threshold(of:)``, where *n* is the level.
  func level(at points: Int) -> Int
}

extension LevelThresholds {
  /// Returns the highest level whose threshold is at most some points; 1 for negative points.
  ///
  /// - Complexity: O(log *n*) calls of ``threshold(of:)``, where *n* is the level.
  public func level(at points: Int) -> Int {
    func isReached(_ level: Int) -> Bool {
      level < Int.max && threshold(of: level).map { $0 <= points } ?? false
    }
    var (low, high) = (1, 2)
    while isReached(high) {
      low = high
      high = high > Int.max / 2 ? Int.max : high * 2
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isReached(middle) {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  /// Returns the levels that are reached when points grow.
  ///
  /// One award may cross several levels, and each is reported.
  ///
  /// - Parameters:
  ///   - before: The points before.
  ///   - after: The points after.
  /// - Returns: The levels, lowest first; none when points do not grow.
  public func levelsReached(from before: Int, to after: Int) -> Range<Int> {
    let start = level(at: before) + 1
    return start..<max(level(at: after) + 1, start)
  }

  /// Returns where some points are among the levels.
  public func standing(at points: Int) -> LevelTable.Standing {
    standing(at: points, onLevel: level(at: points))
  }

  /// Returns where points are on a level that they need not reach, because it was reached before.
  package func standing(at points: Int, onLevel level: Int) -> LevelTable.Standing {
    LevelTable.Standing(
      level: level,
      points: points,
      start: threshold(of: level) ?? 0,
      next: threshold(of: level + 1)
    )
  }
}
