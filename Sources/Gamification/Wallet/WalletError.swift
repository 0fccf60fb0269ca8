public import LudusFoundation

/// Why a ``Wallet`` refuses what was asked; it then is as it was.
public enum WalletError: Error, Hashable, Sendable {
  /// The shop does not have this item.
  case unknownItem(Shop.Item.ID)
  /// The item costs more coins than there are; so many are missing.
  case notEnoughCoins(missing: Int, for: Shop.Item.ID)
  /// The item is for a higher level.
  case levelNotReached(Int, for: Shop.Item.ID)
  /// The item was bought already, and can be bought only once.
  case alreadyBought(Shop.Item.ID)
  /// There is another event with this identifier and other content.
  case conflictingEvent(Wallet.Event.ID)
  /// The date is before the last event. Pass the later of now and that date when a clock was set back.
  case dateBeforeLastEvent(Date, last: Date)
  /// The date is no number or more than about 35,000 years away.
  case dateOutOfRange
  /// There would be more coins than fit into `Int`.
  case tooManyCoins
}

extension WalletError: CustomStringConvertible {
  /// Why it is refused, in a sentence that a front end can show.
  public var description: String {
    switch self {
    case .unknownItem(let item):
      "There is no \"\(item)\" in this shop."
    case .notEnoughCoins(1, _):
      "1 more coin is needed."
    case .notEnoughCoins(let missing, _):
      "\(missing) more coins are needed."
    case .levelNotReached(let level, _):
      "This is for level \(level) and above."
    case .alreadyBought:
      "You have this already."
    case .conflictingEvent(let event):
      "Something else was recorded as \"\(event)\"."
    case .dateBeforeLastEvent:
      "The clock is behind the last purchase or payment."
    case .dateOutOfRange:
      "The date is too far away."
    case .tooManyCoins:
      "No more coins fit into this wallet."
    }
  }
}
