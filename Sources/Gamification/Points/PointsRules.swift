public import LudusCore

/// What a ledger takes of the points that are asked.
///
/// ```swift
/// let rules = try PointsRules(caps: [PointsCap(50, per: .day)])
/// ```
///
/// Caps must not *cross*: of two caps that have something in common, one holds all that the other does. A cap of
/// a kind per day within a cap of all kinds per week is fine; a cap of a kind per week and one of all kinds per
/// day cross. Under crossing caps, doing more could give fewer points: what is done early would use up both.
public struct PointsRules: Hashable, Sendable {
  /// How low a member's total may fall.
  public let floor: PointsFloor
  /// Limits to what a member can get on a day or in a week.
  public let caps: [PointsCap]
  /// The levels that ``LedgerEntry/Change/toNextLevel`` is about.
  public let levels: LevelCurve

  /// Creates the default rules: no caps, a floor at 0 and the default levels.
  public init() {
    floor = .at(0)
    caps = []
    levels = .standard
  }

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - floor: How low a member's total may fall; not below 0 by default.
  ///   - caps: Limits to what a member can get on a day or in a week; none by default.
  ///   - levels: The levels that ``LedgerEntry/Change/toNextLevel`` is about.
  /// - Throws: The faults of a floor above 0, a negative limit, a cap for no kinds and caps that cross.
  public init(
    floor: PointsFloor = .at(0),
    caps: [PointsCap] = [],
    levels: LevelCurve = .standard
  ) throws(ContentError<RuleFault>) {
    self.floor = floor
    self.caps = caps
    self.levels = levels
    let faults = faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  private var faults: [LocatedFault<RuleFault>] {
    let top = ContentPlace()
    var faults: [LocatedFault<RuleFault>] = []
    if let number = floor.number, number > 0 {
      faults.append(.init(.outOfRange(number, expected: .min...0), at: top.key("floor")))
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

/// In JSON rules are an object without what is the default: `{"caps":[{"limit":50,"per":"day"}]}`.
extension PointsRules: Codable {
  private enum Key: String, CodingKey {
    case floor, caps, levels
  }

  /// Reads rules and checks them as their initialiser does.
  ///
  /// - Throws: A `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    let standard = PointsRules()
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let floor = reader.read(PointsFloor.self, at: .floor, default: standard.floor)
    let caps = reader.readArrayIfPresent(of: PointsCap.self, at: .caps)
    let levels = reader.read(LevelCurve.self, at: .levels, default: standard.levels)
    let rules: PointsRules
    do throws(ContentError<RuleFault>) {
      // What can be read is checked even beside what cannot.
      rules = try PointsRules(
        floor: floor ?? standard.floor,
        caps: caps ?? [],
        levels: levels ?? standard.levels
      )
    } catch {
      reader.note(error.faults)
      throw reader.error
    }
    guard reader.isFaultless else { throw reader.error }
    self = rules
  }

  /// Writes the rules.
  public func encode(to encoder: any Encoder) throws {
    let standard = PointsRules()
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(floor, unless: standard.floor, forKey: .floor)
    try container.encode(caps, unless: [], forKey: .caps)
    try container.encode(levels, unless: standard.levels, forKey: .levels)
  }
}
