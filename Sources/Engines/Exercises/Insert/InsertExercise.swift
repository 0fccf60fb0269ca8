// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Sentences whose gaps are to be filled ("Einsetzen").
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct InsertExercise: Hashable, Sendable {
  /// The description that a list of exercises shows.
  public let info: ExerciseInfo
  /// The settings.
  public let config: Config
  /// The sentences, each a task.
  public let sentences: [InsertSentence]

  /// Creates an exercise.
  public init(_ info: ExerciseInfo, config: Config = .standard, sentences: [InsertSentence]) {
    self.info = info
    self.config = config
    self.sentences = sentences
  }

  /// The settings of an insert exercise.
  ///
  /// In JSON a number of errors that is null stands for never, and missing keys are as in ``standard``.
  public struct Config: Hashable, Sendable {
    /// After how many wrong entries help can be shown.
    package static let helpRange = 0...1000

    /// After how many wrong entries in a gap its help is shown: 0 for at once, nil for never.
    public let helpAfterErrors: Int?
    /// The share of a gap's credit that each wrong entry costs, from 0 to 1.
    public let penalty: Fraction

    /// Help after the first wrong entry, and a third of a gap's credit for each wrong entry.
    public static let standard = Config(unchecked: 1, penalty: .part(1, of: 3))

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - helpAfterErrors: After how many wrong entries in a gap its help is shown: 0 for at once, nil for
    ///     never.
    ///   - penalty: The share of a gap's credit that each wrong entry costs, from 0 to 1.
    /// - Throws: A fault for each value out of its range.
    public init(
      helpAfterErrors: Int?,
      penalty: Fraction = Config.standard.penalty
    ) throws(ContentError<ExerciseFault>) {
      try ExerciseFault.check([
        helpAfterErrors.flatMap { .outside(Self.helpRange, $0, at: "help_after_errors") },
        .noPart(penalty, at: "penalty"),
      ])
      self.init(unchecked: helpAfterErrors, penalty: penalty)
    }

    private init(unchecked helpAfterErrors: Int?, penalty: Fraction) {
      self.helpAfterErrors = helpAfterErrors
      self.penalty = penalty
    }

    /// The credit that is left of a gap after some wrong entries: 1 - wrong entries · penalty, at least 0.
    func credit(after wrongCount: Int) -> Fraction {
      guard let cost = try? penalty * Fraction(wrongCount),
        let rest = try? Fraction.one - cost
      else { return .zero }
      return max(rest, .zero)
    }
  }
}

extension InsertExercise: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let info = record.inline(\.info)
    let config = record.field("config", \.config, default: .standard)
    let sentences = record.field("sentences", \.sentences, default: [])
    return try InsertExercise(info(), config: config(), sentences: sentences())
  }
}

extension InsertExercise.Config: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    record.takeOtherKeys()
    let help = record.field("help_after_errors", \.helpAfterErrors, default: 1)
    let penalty = record.field("penalty", \.penalty, default: Self.standard.penalty)
    return try Self(helpAfterErrors: help(), penalty: penalty())
  }
}
