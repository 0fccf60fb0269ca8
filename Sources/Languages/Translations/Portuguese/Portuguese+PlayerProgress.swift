// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of player progress.
  package static let progress: [String: String] = [
    "wallet.unknownItem": "Esta loja não tem isso.",
    "wallet.notEnoughCoins":
      "{missing, plural, one {Ainda falta # moeda.} other {Ainda faltam # moedas.}}",
    "wallet.levelNotReached": "Disponível a partir do nível {level}.",
    "wallet.alreadyBought": "Você já tem isso.",
    "wallet.tooManyCoins": "Não cabem mais moedas nesta carteira.",
    "log.noDailyGoal": "Não há meta diária para escolher.",
    "log.targetOutOfRange": "O mínimo de uma meta diária é {minimum}.",
    "log.noShop": "Não há nada para comprar.",
    "log.tooManyFreezes":
      "{most, plural, one {Você só pode ter # congelamento de sequência.} other {Você só pode ter # congelamentos de sequência.}}",
    "log.noTitle": "Este título não pode ser usado.",
    "log.notReached": "Você ainda não conquistou este título.",
    "log.cannotBeRecorded": "Isto não pode ser registrado.",
  ]
}

extension Portuguese {
  /// The sentences of sessions and logs of all engines.
  package static let kernel: [String: String] = [
    "date": "A data não pode estar certa.",
    "cannotBeStored": "Isto não pode ser salvo.",
    "actorMissing": "Não se sabe quem fez isso.",
    "unknownEvent": "Isso não aconteceu.",
    "alreadyVoid": "Isso já foi desfeito.",
  ]
}
