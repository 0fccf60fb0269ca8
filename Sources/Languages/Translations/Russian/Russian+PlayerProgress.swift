// SPDX-License-Identifier: Apache-2.0
extension Russian {
  /// The sentences of player progress.
  package static let progress: [String: String] = [
    "wallet.unknownItem": "В этом магазине такого нет.",
    "wallet.notEnoughCoins":
      "Не хватает {missing, plural, one {# монеты} few {# монет} many {# монет} other {# монеты}}.",
    "wallet.levelNotReached": "Это доступно начиная с уровня {level}.",
    "wallet.alreadyBought": "У тебя это уже есть.",
    "wallet.tooManyCoins": "Больше монет в этот кошелёк не поместится.",
    "log.noDailyGoal": "Здесь нет ежедневной цели на выбор.",
    "log.targetOutOfRange": "Ежедневная цель должна быть не меньше {minimum}.",
    "log.noShop": "Покупать нечего.",
    "log.tooManyFreezes":
      "Можно иметь не больше {most, plural, one {# заморозки} few {# заморозок} many {# заморозок} other {# заморозки}}.",
    "log.noTitle": "Это звание носить нельзя.",
    "log.notReached": "Это звание пока не получено.",
    "log.cannotBeRecorded": "Это нельзя записать.",
  ]
}

extension Russian {
  /// The sentences of sessions and logs of all engines.
  package static let kernel: [String: String] = [
    "date": "Такой даты быть не может.",
    "cannotBeStored": "Это нельзя сохранить.",
    "actorMissing": "Неизвестно, кто это сделал.",
    "unknownEvent": "Такого не происходило.",
    "alreadyVoid": "Это уже отменено.",
  ]
}
