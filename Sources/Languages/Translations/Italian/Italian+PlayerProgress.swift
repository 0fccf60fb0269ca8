// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of player progress.
  package static let progress: [String: String] = [
    "wallet.unknownItem": "Questo articolo non c’è nel negozio.",
    "wallet.notEnoughCoins":
      "{missing, plural, one {Manca ancora # moneta.} other {Mancano ancora # monete.}}",
    "wallet.levelNotReached": "Disponibile dal livello {level}.",
    "wallet.alreadyBought": "Ce l’hai già.",
    "wallet.tooManyCoins": "In questo portamonete non entrano altre monete.",
    "log.noDailyGoal": "Non c’è nessun obiettivo giornaliero da scegliere.",
    "log.targetOutOfRange": "Un obiettivo giornaliero deve essere di almeno {minimum}.",
    "log.noShop": "Non c’è niente da comprare.",
    "log.tooManyFreezes": "Puoi avere al massimo {most} salva-serie.",
    "log.noTitle": "Questo titolo non si può usare.",
    "log.notReached": "Non hai ancora ottenuto questo titolo.",
    "log.cannotBeRecorded": "Non si può registrare.",
  ]
}

extension Italian {
  /// The sentences of sessions and logs of all engines.
  package static let kernel: [String: String] = [
    "date": "La data non può essere giusta.",
    "cannotBeStored": "Non si può salvare.",
    "actorMissing": "Non si sa chi l’abbia fatto.",
    "unknownEvent": "Questo non è avvenuto.",
    "alreadyVoid": "È già stato annullato.",
  ]
}
