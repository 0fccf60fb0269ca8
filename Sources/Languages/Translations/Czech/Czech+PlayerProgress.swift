// SPDX-License-Identifier: Apache-2.0
extension Czech {
  /// The sentences of player progress.
  package static let progress: [String: String] = [
    "wallet.unknownItem": "To v tomto obchodě není.",
    "wallet.notEnoughCoins":
      "Chybí ještě {missing, plural, one {# mince} few {# mince} other {# mincí}}.",
    "wallet.levelNotReached": "To je až od úrovně {level}.",
    "wallet.alreadyBought": "To už máš.",
    "wallet.tooManyCoins": "Do této peněženky se už víc mincí nevejde.",
    "log.noDailyGoal": "Není tu žádný denní cíl, který by se dal zvolit.",
    "log.targetOutOfRange": "Denní cíl musí být alespoň {minimum}.",
    "log.noShop": "Není tu co koupit.",
    "log.tooManyFreezes":
      "Můžeš mít jen {most, plural, one {# zmrazení série} few {# zmrazení série} other {# zmrazení série}}.",
    "log.noTitle": "Tento titul se používat nedá.",
    "log.notReached": "Na tento titul ještě nemáš nárok.",
    "log.cannotBeRecorded": "To se nedá zaznamenat.",
  ]
}

extension Czech {
  /// The sentences of sessions and logs of all engines.
  package static let kernel: [String: String] = [
    "date": "Datum nemůže být správné.",
    "cannotBeStored": "To se nedá uložit.",
    "actorMissing": "Není známo, kdo to udělal.",
    "unknownEvent": "To se nestalo.",
    "alreadyVoid": "To už bylo vráceno zpět.",
  ]
}
