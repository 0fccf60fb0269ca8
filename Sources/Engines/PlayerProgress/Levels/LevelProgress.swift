// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The level of someone whose points grow and shrink.
///
/// ```swift
/// var progress = LevelProgress(LevelCurve.standard)
/// progress.move(to: 320)     // 2..<4: levels 2 and 3 are announced
/// progress.move(to: 80)      // empty
/// progress.standing.level    // 3, because a level once reached stays
/// progress.move(to: 330)     // empty: level 3 is nothing new
/// ```
///
/// In JSON it is an object with its curve and points: `{"levels":{"kind":"linear","step":100},"points":80,"highest":320}`.
/// The policy is left out when it is the default, and the highest points when they are the present ones.
public struct LevelProgress: Hashable, Sendable {
  /// Whether a level is kept when points are lost.
  public enum Policy: String, CaseIterable, Hashable, Sendable {
    /// A level once reached stays, as in most games.
    case highWaterMark
    /// The level is always that of the present points.
    case followsBalance
  }

  /// The points that levels take.
  public let curve: LevelCurve
  /// Whether a level is kept when points are lost.
  public let policy: Policy
  /// The present points.
  public private(set) var points: Int
  /// The most points that there have been.
  public private(set) var highest: Int

  /// Creates the progress of someone who has some points.
  public init(_ curve: LevelCurve, policy: Policy = .highWaterMark, points: Int = 0) {
    self.curve = curve
    self.policy = policy
    self.points = points
    highest = points
  }

  /// Takes a new number of points.
  ///
  /// - Returns: The levels that are reached by it, lowest first, each to be announced. A level that
  ///   is lost and reached again is among them only if the level follows the balance.
  @discardableResult
  public mutating func move(to points: Int) -> Range<Int> {
    let before = counted
    self.points = points
    highest = max(highest, points)
    return curve.levelsReached(from: before, to: counted)
  }

  /// Where the points are among the levels.
  ///
  /// With a level that stays, points may be below its start.
  public var standing: LevelTable.Standing {
    curve.standing(at: points, onLevel: curve.level(at: counted))
  }

  /// The points that the level is that of.
  private var counted: Int {
    switch policy {
    case .highWaterMark: highest
    case .followsBalance: points
    }
  }
}

// MARK: - JSON

extension LevelProgress.Policy: JSONName {}

extension LevelProgress: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let curve = record.field("levels", \.curve)
    let policy = record.field("policy", \.policy, default: .highWaterMark)
    let points = record.field("points", \.points)
    let highest = record.field("highest", \.earlierHighest)
    var progress = try Self(curve(), policy: policy(), points: highest() ?? points())
    if try points() > progress.highest {
      record.note(RuleFault.faults([("highest", progress.highest, try points()...Int.max)]))
    }
    progress.move(to: try points())
    return progress
  }

  /// The most points, if they are not the present ones.
  private var earlierHighest: Int? { highest == points ? nil : highest }
}
