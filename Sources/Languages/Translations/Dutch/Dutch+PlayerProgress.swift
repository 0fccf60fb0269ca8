// SPDX-License-Identifier: Apache-2.0
extension Dutch {
  /// The sentences of player progress.
  package static let progress: [String: String] = [
    "wallet.unknownItem": "Dat is er niet in deze winkel.",
    "wallet.notEnoughCoins":
      "{missing, plural, one {Je hebt nog # munt nodig.} other {Je hebt nog # munten nodig.}}",
    "wallet.levelNotReached": "Dit is beschikbaar vanaf level {level}.",
    "wallet.alreadyBought": "Je hebt dit al.",
    "wallet.tooManyCoins": "Er passen geen munten meer in deze portemonnee.",
    "log.noDailyGoal": "Er is geen dagdoel om te kiezen.",
    "log.targetOutOfRange": "Een dagdoel is minstens {minimum}.",
    "log.noShop": "Er is niets te koop.",
    "log.tooManyFreezes":
      "{most, plural, one {Je kunt maar # reeksbeschermer hebben.} other {Je kunt maar # reeksbeschermers hebben.}}",
    "log.noTitle": "Die titel kun je niet dragen.",
    "log.notReached": "Je hebt die titel nog niet bereikt.",
    "log.cannotBeRecorded": "Dit kan niet vastgelegd worden.",
  ]
}

extension Dutch {
  /// The sentences of sessions and logs of all engines.
  package static let kernel: [String: String] = [
    "date": "De datum kan niet kloppen.",
    "cannotBeStored": "Dit kan niet opgeslagen worden.",
    "actorMissing": "Het is niet bekend wie dit gedaan heeft.",
    "unknownEvent": "Dat is niet gebeurd.",
    "alreadyVoid": "Dat is al ongedaan gemaakt.",
  ]
}
