public import Gamification
public import LudusCore
public import LudusFoundation

/// Why a diary refuses a command, or why an event in its log has no effect.
///
/// A command that throws leaves the diary as it was. Each family of commands has refusals of its own.
/// ``sentence(in:)`` has the text for the learner, with every field that is missing.
public enum DiaryError: LogRefusal, Hashable {
  /// A command about an item is not possible.
  case item(DiaryItem.Refusal)
  /// A command about a course is not possible.
  case course(DiaryCourse.Refusal)
  /// A command about a reflection is not possible.
  case reflection(Reflection.Refusal)
  /// There is no notification with this key on the list.
  case unknownNotification(DiaryNotification.ID)
  /// The ledger of experience points has no room for what completing the item earns.
  case ledger(LedgerError)
  /// Someone other than the owner cannot do this.
  case notOwner(Learner.ID)
  /// The log does not take the event.
  case log(LogError)
}

extension DiaryError: CustomStringConvertible {
  /// The reason, for developers.
  public var description: String {
    switch self {
    case .item(let refusal): "\(refusal)"
    case .course(let refusal): "\(refusal)"
    case .reflection(let refusal): "\(refusal)"
    case .unknownNotification(let key): "there is no notification \(key) on the list"
    case .ledger(let error): "\(error)"
    case .notOwner(let learner): "\"\(learner)\" is not the owner of the diary"
    case .log(let error): "\(error)"
    }
  }

  /// Returns the text for the person whose action is refused: whole sentences without identifiers, with every
  /// field that is missing.
  ///
  /// ```swift
  /// DiaryError.item(.invalid([.missing(.title), .missing(.due)])).sentence(in: .english)
  /// // "Please fill in: title, date."
  /// ```
  public func sentence(in language: Language) -> String {
    DiaryText(in: language).text(of: self)
  }
}

extension DiaryText {
  /// Returns the text for the person whose action is refused: whole sentences without identifiers.
  public func text(of error: DiaryError) -> String {
    switch error {
    case .item(let refusal): text(of: refusal)
    case .course(let refusal): self(refusal.sentence)
    case .reflection(let refusal): text(of: refusal)
    case .unknownNotification: self("notification.unknown")
    case .ledger: self("ledger.full")
    case .notOwner: self("notOwner")
    case .log(let error): error.sentence(in: language)
    }
  }
}
