public import LudusCore

/// How an insert exercise goes.
public struct InsertConfig: Hashable, Sendable {
  /// After how many wrong entries help can be.
  public static let helpRange = 0...1000

  /// After how many wrong entries in a gap its help is shown: 0 for at once, nil for never.
  public let helpAfterErrors: Int?
  /// The part of a gap's worth that each wrong entry costs, from 0 to 1.
  public let penalty: Fraction

  /// Help after the first wrong entry, and a third of a gap's worth for each wrong entry.
  public static let standard = InsertConfig(unchecked: 1, penalty: .part(1, of: 3))

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - helpAfterErrors: After how many wrong entries in a gap its help is shown: 0 for at once, nil for
  ///     never.
  ///   - penalty: The part of a gap's worth that each wrong entry costs, from 0 to 1.
  /// - Throws: A fault for each value out of its range.
  public init(
    helpAfterErrors: Int?,
    penalty: Fraction = InsertConfig.standard.penalty
  ) throws(ContentError<ExerciseFault>) {
    var faults: [LocatedFault<ExerciseFault>] = []
    if let helpAfterErrors, !Self.helpRange.contains(helpAfterErrors) {
      let fault = ExerciseFault.outOfRange(helpAfterErrors, expected: Self.helpRange)
      faults.append(LocatedFault(fault, at: ContentPlace().key(Key.helpAfterErrors.rawValue)))
    }
    if penalty < .zero || penalty > .one {
      faults.append(
        LocatedFault(.noPart(penalty), at: ContentPlace().key(Key.penalty.rawValue))
      )
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(unchecked: helpAfterErrors, penalty: penalty)
  }

  private init(unchecked helpAfterErrors: Int?, penalty: Fraction) {
    self.helpAfterErrors = helpAfterErrors
    self.penalty = penalty
  }
}

extension InsertConfig: Codable {
  private enum Key: String, CodingKey {
    case helpAfterErrors = "help_after_errors"
    case penalty
  }

  /// Reads settings; help is never shown where its number is null, and what is not there has its default.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var reader = try ContentReader<Key, ExerciseFault>(decoder)
    let standard = InsertConfig.standard
    let help =
      container.contains(.helpAfterErrors)
      ? reader.read(Int?.self, at: .helpAfterErrors) : standard.helpAfterErrors
    let penalty = reader.read(Fraction.self, at: .penalty, default: standard.penalty)
    guard reader.isFaultless, let help, let penalty else { throw reader.error }
    try self.init(helpAfterErrors: help, penalty: penalty)
  }

  /// Writes the settings, leaving the default penalty out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(helpAfterErrors, forKey: .helpAfterErrors)
    try container.encode(penalty, unless: InsertConfig.standard.penalty, forKey: .penalty)
  }
}
