// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LudusCore

extension Simulation {
  /// A way to play that a group could choose: a rule book, and how long seasons are.
  ///
  /// In JSON a variant is its rule book with two more keys: `{"version":1,"name":"Seasons of four weeks",
  /// "seasons":{"weeks":4},"claimLimit":5}`. Without a name it is called "rules".
  public struct Variant: Hashable, Sendable {
    /// The name of the variant in a report.
    package let name: String
    /// The rules.
    public let rules: RuleBook
    /// How long each season is, one following the other; nil for no seasons.
    public let seasons: CalendarSpan?

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - name: The name of the variant in a report.
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

// MARK: - JSON

extension Simulation.Variant: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let name = record.field("name", \.name, default: "rules")
    let seasons = record.field("seasons", \.seasons)
    let rules = record.inline(\.rules)
    return try Self(name: name(), rules: rules(), seasons: seasons())
  }
}
