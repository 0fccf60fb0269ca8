public import Gamification
public import LudusCore

extension Simulation {
  /// A way to play that a group could choose: a rule book, and how long seasons are.
  ///
  /// In JSON a variant is its rule book with two keys beside it: `{"version":1,"name":"Seasons of four weeks",
  /// "seasons":{"weeks":4},"claimLimit":5}`.
  public struct Variant: Hashable, Sendable {
    /// What the variant is called in a report.
    public let name: String
    /// The rules.
    public let rules: RuleBook
    /// How long each season is, one following the other; nil for no seasons.
    public let seasons: CalendarSpan?

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - name: What the variant is called in a report.
    ///   - rules: The rules.
    ///   - seasons: How long each season is, in days, weeks or months; nil for no seasons.
    /// - Throws: A fault for seasons that are not at least a day long.
    public init(
      name: String,
      rules: RuleBook,
      seasons: CalendarSpan? = nil
    ) throws(ContentError<RuleFault>) {
      if let seasons, seasons.count < 1 || !seasons.isOfDays {
        let fault = RuleFault.malformed("\(seasons), expected at least a day")
        throw ContentError(faults: [LocatedFault(fault, at: ContentPlace().key("seasons"))])
      }
      self.name = name
      self.rules = rules
      self.seasons = seasons
    }
  }
}

extension Simulation.Variant: Codable {
  private enum Key: String, CodingKey {
    case name, seasons
  }

  /// Reads a variant; without a name it is called "rules".
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let name = reader.read(String.self, at: .name, default: "rules")
    let seasons = reader.read(CalendarSpan?.self, at: .seasons, default: nil)
    let rules = reader.readInline(RuleBook.self)
    guard reader.isFaultless, let name, let seasons, let rules else { throw reader.error }
    try self.init(name: name, rules: rules, seasons: seasons)
  }

  /// Writes the variant.
  public func encode(to encoder: any Encoder) throws {
    try rules.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(seasons, forKey: .seasons)
  }
}
