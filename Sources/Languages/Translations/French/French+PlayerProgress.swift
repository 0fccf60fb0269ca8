// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of player progress.
  package static let progress: [String: String] = [
    "wallet.unknownItem": "Cela n’existe pas dans cette boutique.",
    "wallet.notEnoughCoins":
      "{missing, plural, one {Il manque encore # pièce.} other {Il manque encore # pièces.}}",
    "wallet.levelNotReached": "Disponible à partir du niveau {level}.",
    "wallet.alreadyBought": "Tu l’as déjà.",
    "wallet.tooManyCoins": "Ce porte-monnaie ne peut pas contenir plus de pièces.",
    "log.noDailyGoal": "Il n’y a pas d’objectif quotidien à choisir.",
    "log.targetOutOfRange": "Un objectif quotidien est d’au moins {minimum}.",
    "log.noShop": "Il n’y a rien à acheter.",
    "log.tooManyFreezes":
      "{most, plural, one {Tu ne peux avoir que # gel de série.} other {Tu ne peux avoir que # gels de série.}}",
    "log.noTitle": "Ce titre ne peut pas être porté.",
    "log.notReached": "Tu n’as pas encore obtenu ce titre.",
    "log.cannotBeRecorded": "Cela ne peut pas être enregistré.",
  ]
}

extension French {
  /// The sentences of sessions and logs of all engines.
  package static let kernel: [String: String] = [
    "date": "La date ne peut pas être juste.",
    "cannotBeStored": "Cela ne peut pas être enregistré.",
    "actorMissing": "On ne sait pas qui a fait cela.",
    "unknownEvent": "Cela n’a pas eu lieu.",
    "alreadyVoid": "Cela a déjà été annulé.",
  ]
}
