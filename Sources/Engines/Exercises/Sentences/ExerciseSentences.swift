// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
package import LudusCore

/// The sentences of this module for children, teachers and authors.
package let exerciseSentences = SentenceCatalog(
  "exercises",
  english: [
    // Why a session refuses something.
    "alreadyFound": "You have already found this word.",
    "alreadyStarted": "The exercise has already begun.",
    "checklistIsOpen": "First say why the word is wrong.",
    "date.beforeLastEvent": "The clock was set back.",
    "date.outOfRange": "The clock shows a date that cannot be right.",
    "errorsRemain": "{count, plural, one {# word is} other {# words are}} still to be found.",
    "finished": "The exercise is finished.",
    "gapIsLocked": "This gap is already correct.",
    "gapsAreEmpty": "Fill all gaps first.",
    "inNoCategory": "Put the word into a category first.",
    "judgmentDoesNotFit": "The stored data does not belong to this exercise.",
    "lettersAreNotMarked": "Letters cannot be marked in this exercise.",
    "noChecklistIsOpen": "First find a word that is wrong.",
    "notReading": "The words are not shown now.",
    "notStarted": "The exercise has not begun.",
    "notWriting": "You cannot write anything now.",
    "nothingMarked": "First mark at least one letter that you find difficult.",
    "nothingToProceedFrom": "There is nothing to continue from.",
    "nothingWritten": "Write the word first.",
    "otherWay.drag": "Drag the word to its category.",
    "otherWay.write": "Write the word under its category.",
    "timeIsNotUp": "There is still time left.",
    "timeIsUp": "The time is up.",
    "unknownCategory": "There is no category “{category}”.",
    "unknownGap": "This gap does not exist.",
    "unknownLetter": "This letter does not exist.",
    "unknownReason": "This reason is not on the list.",
    "unknownWord": "This word does not exist.",
    "wordIsNotDone": "Write this word first.",
    "wordIsNotShown": "The word “{word}” is not shown.",

    // What went wrong.
    "mistake.correctWordTapped": "“{input}” is right as it stands.",
    "mistake.missedCategory": "It belongs to “{target}”.",
    "mistake.missedReason": "Also a reason: “{target}”",
    "mistake.missedWord": "Left out: “{target}”.",
    "mistake.missedWord.secret": "A word is left out.",
    "mistake.misplacedWord": "“{input}” belongs in another place.",
    "mistake.surplusWord": "“{input}” is one word too many.",
    "mistake.wrongCategory": "It does not belong to “{input}”.",
    "mistake.wrongGap": "“{input}” does not belong there.",
    "mistake.wrongGap.empty": "Something is missing there.",
    "mistake.wrongReason": "Not a reason: “{input}”",
    "mistake.wrongSpelling": "“{input}” should be “{target}”.",
    "mistake.wrongSpelling.secret": "“{input}” is wrong.",

    // What a session has come to, and what to do next.
    "recommendation":
      "This trains “{category}”: about {percent} of 100 such places go wrong, and this exercise has {places} of them.",
    "recommendation.unseen":
      "This trains “{category}”: you have made no mistake there so far, and this exercise has {places} such places.",
    "recommendation.unknown":
      "This trains “{category}”: you have not yet shown how you write that, and this exercise has {places} such places.",
    "summary.solved": "Great, you solved everything without a mistake.",
    "summary.tryAgain": "Try it again, and you will do even better.",

    // Why a child may need help.
    "help.errorRate": "{percent} of 100 words are wrong, {mean} in the class.",
    "help.slow": "A task takes {seconds} seconds, {mean} in the class.",
    "help.weakCategory": "“{category}” is weak: about {percent} of 100 such places go wrong.",

    // What an author should look at.
    "check.ambiguousGap": "other letters in the gap make \"{word}\"",
    "check.duplicateWord": "\"{word}\" occurs twice",
    "check.helpGivesAway": "the help gives \"{word}\" away",
    "check.longGap": "the gap has {count} letters, at most {usual} are usual",
    "check.misspellingExists": "\"{word}\" is an existing word",
    "check.noErrors": "no sentence has a misspelled word",
    "check.noReason": "no reason says why \"{word}\" is wrong",
    "check.noTasks": "there are no tasks",
    "check.splitWord": "the next word seems to belong to \"{word}\"",
    "check.unusedCategory": "no word belongs to \"{category}\"",
    "check.wordCount": "there are {count} words, the exercise says {expected}",
    "check.noSentence": "\"{word}\" sounds like other words, and no sentence says which is meant",
    "check.unknownCategory": "the language of the exercise has no category \"{category}\"",
    "summary.interrupted": "You can continue here next time.",
    "summary.interrupted.good": "Everything is right so far. You can continue here next time.",
    "summary.nothing": "There is nothing to do in this exercise.",
    "opinion.liked": "Did you like the exercise?",
    "opinion.understood": "Did you understand what to do?",
    "opinion.easy": "Was it easy for you?",
    "opinion.again": "Would you like to do it again?",
    "opinion.answer.yes": "Yes",
    "opinion.answer.partly": "A little",
    "opinion.answer.no": "No",
    "progress.none": "You have not written any words yet.",
    "progress.words": "Words written right: {correct} of {count}.",
    "progress.learned": "You can write these now: {words}.",
    "progress.open": "These come back soon: {words}.",
    "progress.next": "Look out for this: {category}.",
  ]
)
