internal import LudusCore

extension Ledger {
  /// What is stored of a ledger: its rules and its entries.
  ///
  /// The calendar is not, because not every platform can make a zone from its name. Who reads an archive gives
  /// the ledger the calendar of the group again:
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(ledger.archive)
  /// let archive = try JSONDecoder().decode(Ledger.Archive.self, from: data)
  /// let restored = Ledger(archive, days: DayReckoning(berlin))   // equal to `ledger`
  /// ```
  ///
  /// In JSON it is an object with `version` 1, `rules` and `entries`.
  public struct Archive: Hashable, Sendable {
    /// What is taken of what is asked.
    public let rules: PointsRules
    /// The entries in the order of date and then identifier, all of which a ledger takes.
    public let entries: [LedgerEntry]

    fileprivate init(rules: PointsRules, entries: [LedgerEntry]) {
      self.rules = rules
      self.entries = entries
    }
  }
}

extension Ledger {
  /// What is to be stored of the ledger.
  ///
  /// - Complexity: O(*n* log *n*).
  public var archive: Ledger.Archive {
    Ledger.Archive(rules: rules, entries: entries)
  }

  /// Creates a ledger from what was stored of it.
  ///
  /// - Parameters:
  ///   - archive: Rules and entries.
  ///   - days: How the days and weeks of caps are told; with other days than before, caps may take other points.
  /// - Complexity: O(*n* log *n*).
  public init(_ archive: Ledger.Archive, days: DayReckoning) {
    self.init(rules: archive.rules, days: days)
    insert(archive.entries)
  }
}

extension Ledger.Archive: Codable {
  private static let version = 1

  private enum Key: String, CodingKey {
    case version, rules, entries
  }

  /// Reads an archive and checks its entries as a ledger does.
  ///
  /// - Throws: A `ContentError` with every fault of the rules and with every entry that a ledger refuses.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let rules = reader.read(PointsRules.self, at: .rules, default: PointsRules())
    let entries = reader.readArray(of: LedgerEntry.self, at: .entries) ?? []
    var check = EntryCheck()
    for (index, entry) in entries.enumerated() {
      do throws(LedgerError) {
        try check.add(entry)
      } catch {
        let place = ContentPlace().key(Key.entries.rawValue).index(index)
        reader.note(.malformed(error.description), at: place)
      }
    }
    guard reader.isFaultless, let rules else { throw reader.error }
    self.init(rules: rules, entries: check.entries.sorted(by: LedgerEntry.isOrdered))
  }

  /// Writes the archive.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(rules, unless: PointsRules(), forKey: .rules)
    try container.encode(entries, forKey: .entries)
  }
}
