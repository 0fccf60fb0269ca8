public import LudusCore
public import LudusFoundation

/// In JSON a rule book is an object without what is the default:
/// `{"catchUp":{"kind":"gap",...},"version":1}`. An unlimited number of claims is
/// `"claimLimit":null`, and the range of points is an object with `least` and `most`.
extension RuleBook: Codable {
  /// The version of the JSON form that is written.
  public static let version = 1

  private enum Key: String, CodingKey {
    case version, claimLimit, todoPoints, joining, confirmations, stealAfter, minimumAge
    case reportWithin, catchUp, penaltyFactor, points, levelPolicy, levelTable, achievements
    case revocation, ranking
  }

  /// Reads a rule book from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault with its place; a single one for data that is not JSON.
  public init(json data: Data) throws(ContentError<RuleFault>) {
    self = try ContentJSON<RuleFault>.decode(Self.self, from: data)
  }

  /// Writes the rule book as JSON.
  ///
  /// The same rule book gives the same bytes, in every process and on every platform.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no rule book causes.
  public func json() throws -> Data {
    try ContentJSON<RuleFault>.encode(self)
  }

  /// Reads a rule book.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let standard = RuleBook()
    let claimLimit =
      try decoder.container(keyedBy: Key.self).contains(.claimLimit)
      ? reader.read(Int?.self, at: .claimLimit, default: nil) : standard.claimLimit
    let range = reader.read(PointsRange.self, at: .todoPoints, default: PointsRange())
    let joining = reader.read(RuleBook.JoiningPolicy.self, at: .joining, default: standard.joining)
    let confirmations = reader.read(Int.self, at: .confirmations, default: 0)
    let stealAfter = reader.read(CalendarSpan?.self, at: .stealAfter, default: nil)
    let minimumAge = reader.read(CalendarSpan?.self, at: .minimumAge, default: nil)
    let reportWithin = reader.read(CalendarSpan?.self, at: .reportWithin, default: nil)
    let catchUp = reader.read(CatchUpPolicy.self, at: .catchUp, default: standard.catchUp)
    let factor = reader.read(Fraction.self, at: .penaltyFactor, default: .one)
    let points = reader.read(PointsRules.self, at: .points, default: standard.points)
    let policy = reader.read(LevelPolicy.self, at: .levelPolicy, default: standard.levelPolicy)
    let table = reader.read(LevelTable?.self, at: .levelTable, default: nil)
    let book = reader.read(AchievementBook.self, at: .achievements, default: .group)
    let revocation = reader.read(
      AchievementTracker.RevocationPolicy.self,
      at: .revocation,
      default: .keep
    )
    let ranking = reader.read(RankingPolicy.self, at: .ranking, default: standard.ranking)
    guard reader.isFaultless, let claimLimit, let range, let joining, let confirmations,
      let stealAfter, let minimumAge, let reportWithin, let catchUp, let factor, let points,
      let policy, let table, let book, let revocation, let ranking
    else { throw reader.error }
    self.init(
      claimLimit: claimLimit,
      todoPoints: range.least...range.most,
      joining: joining,
      confirmations: confirmations,
      stealAfter: stealAfter,
      minimumAge: minimumAge,
      reportWithin: reportWithin,
      catchUp: catchUp,
      penaltyFactor: factor,
      points: points,
      levelPolicy: policy,
      levelTable: table,
      achievements: book,
      revocation: revocation,
      ranking: ranking
    )
  }

  /// Writes the rule book in the current version.
  public func encode(to encoder: any Encoder) throws {
    let standard = RuleBook()
    var container = encoder.container(keyedBy: Key.self)
    func encode<Value: Encodable & Equatable>(
      _ path: KeyPath<RuleBook, Value>,
      _ key: Key
    ) throws {
      if self[keyPath: path] != standard[keyPath: path] {
        try container.encode(self[keyPath: path], forKey: key)
      }
    }
    try container.encode(Self.version, forKey: .version)
    try encode(\.claimLimit, .claimLimit)
    if todoPoints != standard.todoPoints {
      try container.encode(PointsRange(todoPoints), forKey: .todoPoints)
    }
    try encode(\.joining, .joining)
    try encode(\.confirmations, .confirmations)
    try encode(\.stealAfter, .stealAfter)
    try encode(\.minimumAge, .minimumAge)
    try encode(\.reportWithin, .reportWithin)
    try encode(\.catchUp, .catchUp)
    try encode(\.penaltyFactor, .penaltyFactor)
    try encode(\.points, .points)
    try encode(\.levelPolicy, .levelPolicy)
    try encode(\.levelTable, .levelTable)
    try encode(\.achievements, .achievements)
    try encode(\.revocation, .revocation)
    try encode(\.ranking, .ranking)
  }
}

/// The JSON form of a range of points.
private struct PointsRange: Codable {
  var least = 0
  var most = Int.max

  private enum Key: String, CodingKey {
    case least, most
  }

  init() {}

  init(_ range: ClosedRange<Int>) {
    least = range.lowerBound
    most = range.upperBound
  }

  init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let least = reader.read(Int.self, at: .least, default: 0)
    let most = reader.read(Int.self, at: .most, default: Int.max)
    guard reader.isFaultless, let least, let most else { throw reader.error }
    guard least <= most else {
      reader.note(.outOfRange(most, expected: least...Int.max), at: ContentPlace().key("most"))
      throw reader.error
    }
    self.init(least...most)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(least, unless: 0, forKey: .least)
    try container.encode(most, unless: Int.max, forKey: .most)
  }
}
