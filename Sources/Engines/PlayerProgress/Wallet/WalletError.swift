// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The reason why a ``Wallet`` refuses a command, or why an event in its log has no effect.
public enum WalletError: LogRefusal, Hashable {
  /// The shop does not have this item.
  case unknownItem(Wallet.Shop.Item.ID)
  /// The item costs more coins than there are; so many are missing.
  case notEnoughCoins(missing: Int, for: Wallet.Shop.Item.ID)
  /// The item is for a higher level.
  case levelNotReached(Int, for: Wallet.Shop.Item.ID)
  /// The item was bought already, and can be bought only once.
  case alreadyBought(Wallet.Shop.Item.ID)
  /// There would be more coins than fit into `Int`.
  case tooManyCoins
  /// The log does not take the event, whatever it says.
  case log(LogError)
}

extension WalletError: CustomStringConvertible {
  /// The error in words, for developers.
  public var description: String {
    switch self {
    case .unknownItem(let item): "there is no item \"\(item)\" in the shop"
    case .notEnoughCoins(let missing, let item): "\"\(item)\" costs \(missing) coins more"
    case .levelNotReached(let level, let item): "\"\(item)\" is for level \(level) and above"
    case .alreadyBought(let item): "\"\(item)\" is bought already"
    case .tooManyCoins: "there would be more coins than fit into 64 bits"
    case .log(let error): "\(error)"
    }
  }

  /// Returns what to say to the owner: a whole sentence without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .unknownItem: progressSentences("wallet.unknownItem", in: phrasebook)
    case .notEnoughCoins(let missing, _):
      progressSentences(
        Sentence("wallet.notEnoughCoins", ["missing": .count(missing)]),
        in: phrasebook
      )
    case .levelNotReached(let level, _):
      progressSentences(
        Sentence("wallet.levelNotReached", ["level": .count(level)]),
        in: phrasebook
      )
    case .alreadyBought: progressSentences("wallet.alreadyBought", in: phrasebook)
    case .tooManyCoins: progressSentences("wallet.tooManyCoins", in: phrasebook)
    case .log(let error): error.sentence(in: phrasebook)
    }
  }
}
