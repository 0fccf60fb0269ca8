// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of player progress.
  package static let progress: [String: String] = [
    "wallet.unknownItem": "Esta tienda no tiene eso.",
    "wallet.notEnoughCoins": "{missing, plural, one {Falta # moneda.} other {Faltan # monedas.}}",
    "wallet.levelNotReached": "Disponible a partir del nivel {level}.",
    "wallet.alreadyBought": "Ya lo tienes.",
    "wallet.tooManyCoins": "En este monedero no caben más monedas.",
    "log.noDailyGoal": "No hay ningún objetivo diario que elegir.",
    "log.targetOutOfRange": "Un objetivo diario es como mínimo {minimum}.",
    "log.noShop": "No hay nada que comprar.",
    "log.tooManyFreezes":
      "{most, plural, one {Solo puedes tener # protector de racha.} other {Solo puedes tener # protectores de racha.}}",
    "log.noTitle": "Ese título no se puede lucir.",
    "log.notReached": "No has conseguido ese título.",
    "log.cannotBeRecorded": "Esto no se puede registrar.",
  ]
}

extension Spanish {
  /// The sentences of sessions and logs of all engines.
  package static let kernel: [String: String] = [
    "date": "La fecha no puede ser correcta.",
    "cannotBeStored": "Esto no se puede guardar.",
    "actorMissing": "No se sabe quién ha hecho esto.",
    "unknownEvent": "Esto no ha ocurrido.",
    "alreadyVoid": "Esto ya se ha anulado.",
  ]
}
