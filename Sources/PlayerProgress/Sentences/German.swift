let germanSentences = [
  "wallet.unknownItem": "Das gibt es in diesem Laden nicht.",
  "wallet.notEnoughCoins":
    "{missing, plural, one {Es fehlt noch # Münze} other {Es fehlen noch # Münzen}}.",
  "wallet.levelNotReached": "Das gibt es ab Level {level}.",
  "wallet.alreadyBought": "Das hast du schon.",
  "wallet.tooManyCoins": "Mehr Münzen passen nicht in diese Geldbörse.",
]
