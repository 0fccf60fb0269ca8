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

    // What is to be minded in a word, in words for children.
    "category.case": "capital or small letter",
    "category.boundary": "one word or two",
    "category.das-dass": "das or dass",
    "category.doubling": "one letter or two, such as l – ll, k – ck or z – tz",
    "category.long-i": "i, ie or ih",
    "category.length-mark": "with h, double or single, such as a – ah – aa",
    "category.sharp-s": "s, ss or ß",
    "category.umlaut-derivation": "ä or e, äu or eu",
    "category.umlaut-dots": "with or without dots, such as a – ä, o – ö or u – ü",
    "category.f-v-w": "f, v or w",
    "category.final-devoicing": "b or p, d or t, g or k at the end",
    "category.voicing": "hard or soft, such as b – p, d – t or g – k",
    "category.schwa-r": "a quiet e or r, such as in -en or -er",
    "category.special-grapheme": "special letters, such as sp, st, qu, x or chs",
    "category.morpheme": "parts of the word, such as ver-, vor- or -lich",
    "category.phoneme": "a letter is missing, too many or wrong",
    "category.punctuation": "period, comma and other marks",

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
  ]
)
