// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The floor, caps and levels by which a ledger takes the points that are asked.
///
/// ```swift
/// let rules = try PointsRules(caps: [PointsCap(50, per: .day)])
/// ```
///
/// Caps must not *cross*: of two caps that have something in common, one holds all that the other does. A cap of
/// a kind per day within a cap of all kinds per week is fine; a cap of a kind per week and one of all kinds per
/// day cross. Under crossing caps, doing more could give fewer points: early points would use up both.
///
/// In JSON rules are an object that leaves defaults out: `{"caps":[{"limit":50,"per":"day"}]}`. A floor that
/// is not there is `null`.
public struct PointsRules: Hashable, Sendable {
  /// The lowest total of a member, 0 or less, or nil when penalties may take it as low as they do.
  ///
  /// A penalty takes nothing beyond it.
  public let floor: Int?
  /// Limits to what a member can get on a day or in a week.
  public let caps: [PointsCap]
  /// The levels that ``Ledger/Entry/Change/toNextLevel`` is about.
  public let levels: LevelCurve

  /// No caps, a floor at 0 and the default levels.
  public static let standard = PointsRules()

  private init() {
    floor = 0
    caps = []
    levels = .standard
  }

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - floor: The lowest total of a member, 0 or less, or nil for any.
  ///   - caps: Limits to what a member can get on a day or in a week; none by default.
  ///   - levels: The levels that ``Ledger/Entry/Change/toNextLevel`` is about.
  /// - Throws: The faults of a floor above 0, a negative limit, a cap for no kinds and caps that cross.
  public init(
    floor: Int? = 0,
    caps: [PointsCap] = [],
    levels: LevelCurve = .standard
  ) throws(ContentError<RuleFault>) {
    self.floor = floor
    self.caps = caps
    self.levels = levels
    try RuleFault.check(faults)
  }

  private var faults: [LocatedFault<RuleFault>] {
    let top = ContentPlace()
    var faults: [LocatedFault<RuleFault>] = []
    if let floor, floor > 0 {
      faults.append(.init(.outOfRange(floor, expected: .min...0), at: top.key("floor")))
    }
    for (index, cap) in caps.enumerated() {
      let place = top.key("caps").index(index)
      if cap.limit < 0 {
        faults.append(.init(.outOfRange(cap.limit, expected: 0 ... .max), at: place.key("limit")))
      }
      if cap.kinds?.isEmpty == true {
        faults.append(.init(.tooFew(0, expected: 1), at: place.key("kinds")))
      }
      if let other = caps[..<index].firstIndex(where: cap.crosses) {
        faults.append(.init(.capsCross(top.key("caps").index(other)), at: place))
      }
    }
    return faults
  }
}

// MARK: - JSON

extension PointsRules: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let floor = record.field("floor", \.floor, default: standard.floor)
    let caps = record.field("caps", \.caps, default: [])
    let levels = record.field("levels", \.levels, default: standard.levels)
    // What can be read is checked despite what cannot.
    return try Self(floor: floor(or: 0), caps: caps(or: []), levels: levels(or: .standard))
  }
}
