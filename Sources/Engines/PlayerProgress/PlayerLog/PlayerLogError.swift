// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The reason why a ``PlayerLog`` refuses a command, or why an event in it has no effect.
public enum PlayerLogError: LogRefusal, Hashable {
  /// No clock is this many minutes ahead of Greenwich.
  case utcOffsetOutOfRange(Int, expected: ClosedRange<Int>)
  /// The player has more points than can be counted.
  case tooManyPoints
  /// The rules have no daily goal.
  case noDailyGoal
  /// The target of a daily goal is out of its range.
  case targetOutOfRange(Int, expected: ClosedRange<Int>)
  /// The rules have no shop.
  case noShop
  /// The player would have more freezes than a streak can hold.
  case tooManyFreezes(maximum: Int)
  /// The player cannot wear the title.
  case achievement(AchievementError)
  /// The player cannot buy the item.
  case wallet(WalletError)
  /// The log does not take the event, whatever it says.
  case log(LogError)
}

extension PlayerLogError: CustomStringConvertible {
  /// The error in words, for developers.
  public var description: String {
    switch self {
    case .utcOffsetOutOfRange(let minutes, let range):
      "no clock is \(minutes) minutes ahead of Greenwich, "
        + "expected \(range.lowerBound) to \(range.upperBound)"
    case .tooManyPoints: "the player has more points than can be counted"
    case .noDailyGoal: "the rules have no daily goal"
    case .targetOutOfRange(let target, let range):
      "the target \(target), expected \(range.lowerBound) to \(range.upperBound)"
    case .noShop: "the rules have no shop"
    case .tooManyFreezes(let maximum): "a streak can hold at most \(maximum) freezes"
    case .achievement(let error): "\(error)"
    case .wallet(let error): "\(error)"
    case .log(let error): "\(error)"
    }
  }

  /// Returns what to say to the player: a whole sentence without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .utcOffsetOutOfRange, .tooManyPoints:
      progressSentences("log.cannotBeRecorded", in: phrasebook)
    case .noDailyGoal: progressSentences("log.noDailyGoal", in: phrasebook)
    case .targetOutOfRange(_, let range):
      progressSentences(
        Sentence("log.targetOutOfRange", ["minimum": .count(range.lowerBound)]),
        in: phrasebook
      )
    case .noShop: progressSentences("log.noShop", in: phrasebook)
    case .tooManyFreezes(let maximum):
      progressSentences(
        Sentence("log.tooManyFreezes", ["most": .count(maximum)]),
        in: phrasebook
      )
    case .achievement(.notReached): progressSentences("log.notReached", in: phrasebook)
    case .achievement: progressSentences("log.noTitle", in: phrasebook)
    case .wallet(let error): error.sentence(in: phrasebook)
    case .log(let error): error.sentence(in: phrasebook)
    }
  }
}
