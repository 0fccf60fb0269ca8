// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences that wallets and player logs say to people.
package let progressSentences = SentenceCatalog(
  "progress",
  english: [
    "wallet.unknownItem": "This shop does not have that.",
    "wallet.notEnoughCoins":
      "{missing, plural, one {# more coin is needed} other {# more coins are needed}}.",
    "wallet.levelNotReached": "This is for level {level} and above.",
    "wallet.alreadyBought": "You already have this.",
    "wallet.tooManyCoins": "No more coins fit into this wallet.",
    "log.noDailyGoal": "There is no daily goal to choose.",
    "log.targetOutOfRange": "A daily goal must be at least {minimum}.",
    "log.noShop": "There is nothing to buy.",
    "log.tooManyFreezes":
      "{most, plural, one {You can hold only # freeze} other {You can hold only # freezes}}.",
    "log.noTitle": "That title cannot be worn.",
    "log.notReached": "You have not reached that title.",
    "log.cannotBeRecorded": "This cannot be recorded.",
  ]
)
