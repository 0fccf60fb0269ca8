let englishSentences = [
  "wallet.unknownItem": "This shop does not have that.",
  "wallet.notEnoughCoins":
    "{missing, plural, one {# more coin is needed} other {# more coins are needed}}.",
  "wallet.levelNotReached": "This is for level {level} and above.",
  "wallet.alreadyBought": "You have this already.",
  "wallet.tooManyCoins": "No more coins fit into this wallet.",
]
