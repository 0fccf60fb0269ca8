// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences that wallets and player logs say to people.
package let progressSentences = SentenceCatalog(
  "progress",
  english: [
    "level.number": "Level {level}",
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
    "log.unknownKind": "There is nothing of this kind here.",
    "log.negativeAmount": "An amount below zero counts for nothing here.",
    "log.awardOutOfRange": "By hand you can give or take from 1 to {most} points.",
    "log.nothingToRepair": "There is no broken streak to repair.",
    "log.tooManyMissed":
      "{most, plural, one {Only # missed day can be repaired} other {Only # missed days can be repaired}}.",
    "log.restOutOfRange":
      "{most, plural, one {You can take off # day at a time, from today on} other {You can take off # days at a time, from today on}}.",
    "log.unknownZone": "This time zone is not known.",
    "log.unknownPlayer": "This person is not in the log.",
    "log.duplicateTerm": "There is a term with this name already.",
    "log.noTitle": "That title cannot be worn.",
    "log.notReached": "You have not reached that title.",
    "log.cannotBeRecorded": "This cannot be recorded.",
    "change.points": "{member} had {before} points and has {after} now.",
    "change.level": "{member} was on level {before} and is on level {after} now.",
    "change.reached":
      "{member} has reached {count, plural, one {# more achievement} other {# more achievements}}.",
    "change.lost": "{member} has {count, plural, one {# achievement} other {# achievements}} less.",
  ]
)
