// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

extension ItemStatistics {
  /// How often an option of a problem was shown and picked.
  ///
  /// Options of which only some are shown have counts of their own, so that one that is rarely picked can be
  /// distinguished from one that is rarely shown.
  public struct Option: Hashable, Sendable, Codable, Identifiable {
    /// The option.
    public let id: AnswerOption.ID
    /// To how many learners it was shown.
    public let shown: Int
    /// How many of them picked it in their first try.
    public let chosen: Int
    /// How picking it goes together with success in other problems; nil when that cannot be said.
    ///
    /// Of a wrong option it should be negative. Where it is clearly positive, the stronger learners are
    /// misled, or the key is wrong.
    public let restCorrelation: ItemStatistics.Correlation?

    /// The part of the learners who were shown the option that picked it, from 0 to 1.
    public var share: Double { Double(chosen) / Double(shown) }

    /// The interval of the share.
    public var interval: ConfidenceInterval? { .ofMean(share, count: shown) }
  }
}
