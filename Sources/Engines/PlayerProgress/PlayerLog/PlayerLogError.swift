// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The reason a ``PlayerLog`` refuses a command, or an event in it has no effect.
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
  /// The rules name all kinds of activities, and this is none of them; perhaps another was meant.
  case unknownKind(PlayerActivity.Kind, nearest: PlayerActivity.Kind?)
  /// The amount is below 0, which counts for nothing.
  case negativeAmount(Int)
  /// So many points cannot be given or taken by hand.
  case awardOutOfRange(Int, expected: ClosedRange<Int>)
  /// There is no streak that was broken in the last week.
  case nothingToRepair
  /// More days were missed than can be repaired.
  case tooManyMissed(maximum: Int)
  /// Days off begin today or later, and are not more than this.
  case restOutOfRange(maximum: Int)
  /// There is no zone of this name.
  case unknownZone(String)
  /// There is nobody of this name in the log.
  case unknownPlayer(Member.ID)
  /// There is a term of this name.
  case duplicateTerm(PlayerLog.Term.ID)
  /// The player cannot wear the title.
  case achievement(AchievementError)
  /// The player cannot buy the item.
  case wallet(WalletError)
  /// The log does not take the event, whatever it says.
  case log(LogError)
}

extension PlayerLogError: WordedError {
  package static var sentences: SentenceCatalog { progressSentences }

  package var wording: Wording {
    switch self {
    case .utcOffsetOutOfRange: "log.cannotBeRecorded"
    case .tooManyPoints: Wording("log.cannotBeRecorded", case: "tooManyPoints")
    case .noDailyGoal: "log.noDailyGoal"
    case .targetOutOfRange(_, let range):
      Wording("log.targetOutOfRange", ["minimum": .count(range.lowerBound)])
    case .noShop: "log.noShop"
    case .tooManyFreezes(let maximum): Wording("log.tooManyFreezes", ["most": .count(maximum)])
    case .unknownKind: "log.unknownKind"
    case .negativeAmount: "log.negativeAmount"
    case .awardOutOfRange(_, let range):
      Wording("log.awardOutOfRange", ["most": .text("\(range.upperBound)")])
    case .nothingToRepair: "log.nothingToRepair"
    case .tooManyMissed(let maximum): Wording("log.tooManyMissed", ["most": .count(maximum)])
    case .restOutOfRange(let maximum): Wording("log.restOutOfRange", ["most": .count(maximum)])
    case .unknownZone: "log.unknownZone"
    case .unknownPlayer: "log.unknownPlayer"
    case .duplicateTerm: "log.duplicateTerm"
    case .achievement(.notReached): "log.notReached"
    case .achievement: "log.noTitle"
    case .wallet(let error): error.wording
    case .log(let error): Wording(error)
    }
  }
}
