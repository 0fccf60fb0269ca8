// SPDX-License-Identifier: Apache-2.0
let germanSentences = [
  "wallet.unknownItem": "Das gibt es in diesem Laden nicht.",
  "wallet.notEnoughCoins":
    "{missing, plural, one {Es fehlt noch # Münze} other {Es fehlen noch # Münzen}}.",
  "wallet.levelNotReached": "Das gibt es ab Level {level}.",
  "wallet.alreadyBought": "Das hast du schon.",
  "wallet.tooManyCoins": "Mehr Münzen passen nicht in diese Geldbörse.",
  "log.noDailyGoal": "Es gibt kein Tagesziel zu wählen.",
  "log.targetOutOfRange": "Ein Tagesziel ist mindestens {minimum}.",
  "log.noShop": "Es gibt nichts zu kaufen.",
  "log.tooManyFreezes":
    "{most, plural, one {Mehr als # Schutztag geht nicht} other {Mehr als # Schutztage gehen nicht}}.",
  "log.noTitle": "Diesen Titel kann man nicht tragen.",
  "log.notReached": "Diesen Titel hast du noch nicht erreicht.",
  "log.cannotBeRecorded": "Das lässt sich nicht eintragen.",
]
