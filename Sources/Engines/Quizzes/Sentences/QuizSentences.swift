// SPDX-License-Identifier: Apache-2.0
package import LudusCore

// What was picked of the options of a check-all problem, without a full stop.
private let picked =
  "Picked {hits} of {correct} right options"
  + "{wrong, plural, =0 {} one { and # wrong one} other { and # wrong ones}}"

/// The sentences of quizzes.
package let quizSentences = SentenceCatalog(
  "quizzes",
  english: [
    "reason.correctChoice": "This is the right option.",
    "reason.wrongChoice": "Option {option} is not right.",
    "reason.partlyCorrectChoice": "Option {option} is not the right one, but it is worth {weight}.",
    "reason.allCorrectPicked": "All the right options are picked.",
    "reason.correctSoFar": "Picked {found} of {all} right options.",
    "reason.wrongPick": "Option {option} is not one of the right ones.",
    "reason.expectedAnswer": "This is not quite right, but it is worth {credit}.",
    "reason.awaitsGrade": "A person will read and grade this answer.",
    "reason.rubric": "Found {points} of {all} points.",
    "reason.graded": "A person graded this answer.",
    "reason.amended": "What this answer is worth was decided after the quiz.",
    "reason.doesNotCount": "This problem does not count.",
    "reason.recorded": "This answer keeps the credit that it was given.",
    "reason.incorrect": "This is not right.",
    "reason.awaitsSubmission": "The answer is kept until the quiz is submitted.",
    "reason.revealed": "The right answer was shown.",
    "reason.timeOver": "Time ran out.",
    "reason.unanswered": "There is no answer.",

    "picks.all": "All the right options are picked, and no wrong one.",
    "picks.some": "\(picked).",
    "picks.netCorrect": "\(picked), and each wrong one cancels a right one.",
    "picks.eachOption": "{judged} of {options} options are judged correctly.",
    "picks.coverage": "\(picked), so {hits} of {picked} picks are right.",
    "picks.halves":
      "{errors} of {options} options are judged incorrectly, and each halves the grade.",
    "picks.guess":
      "{errors} of {options} options are judged incorrectly, which is no better than guessing.",
    "picks.weights": "\(picked), and their weights add up to {sum}.",
    "picks.negativeWeights":
      "\(picked), and their weights add up to {sum}, which earns nothing.",

    "order.all": "Everything is in the right order.",
    "order.allOrNothing": "The order is not right, and only the right one counts.",
    "order.exactPosition": "{found} of {all} items are in their place.",
    "order.relativeNext": "{found} of {all} items are followed by the right one.",
    "order.allPreviousAndNext":
      "In {found} of {all} cases, an item is on the right side of another.",
    "order.longestSubsequence":
      "{found} of {all} items are in the right order among themselves.",
    "order.longestRun": "{found} of {all} items follow one another as they should.",
    "order.kendall":
      "{found} of {all} pairs are in the right order, and each of the others cancels one.",
    "order.dependencyGraph":
      "In {found} of {all} cases, an item comes before the one it belongs before.",

    "parts.perPart": "{found} of {all} parts are right.",
    "parts.all": "All {all} parts are right.",
    "parts.allOrNothing": "{found} of {all} parts are right, but only all of them together count.",
    "part.place": "This item is in its place.",
    "part.notPlace": "This item is not in its place.",
    "part.next": "This item is followed by the right one.",
    "part.notNext": "This item is not followed by the right one.",
    "part.sides": "{found} of {all} others are on the right side of this item.",
    "part.predecessors": "{found} of {all} items that belong before this one are there.",
    "part.pair": "This pair is right.",
    "part.notPair": "This pair is not right.",

    "response.unknown": "This is not part of the problem.",
    "response.doesNotFit": "This problem takes another kind of answer.",
    "response.empty": "There is no answer yet.",
    "response.repeatedItem": "Something is used more than once.",
    "response.missingItems": "Something is still missing in the order.",
    "response.tooFewWords":
      "The text has {count, plural, one {# word} other {# words}}, "
      + "and {limit, plural, one {# word} other {# words}} or more are expected.",
    "response.tooManyWords":
      "The text has {count, plural, one {# word} other {# words}}, "
      + "and {limit, plural, one {# word} other {# words}} or fewer are expected.",

    "session.unknownProblem": "This problem is not in the quiz.",
    "session.noHintLeft": "There are no more hints.",
    "session.hintWasNotTaken": "You have not seen this hint.",
    "session.doesNotAwaitGrade": "There is no answer to grade now.",
    "session.finished": "The quiz is finished.",
    "session.notFinished": "The quiz is not finished yet.",
    "session.notPresented": "Another problem is shown now.",
    "session.alreadyDecided": "This problem has already been decided.",
    "session.notDecided": "Answer or skip this problem first.",
    "session.onlyProblemLeft": "This is the only problem left.",
    "session.alreadyPresented": "This problem is already shown.",
    "session.notAnswered": "Answer or skip this problem first.",
    "session.noProblemPresented": "All problems are done: submit the quiz, or go back to one.",
    "session.scoreOverflow": "These points cannot be added up.",
    "session.timeIsUp": "The time is up.",

    "rule.certaintyIsMissing": "Say how sure you are.",
    "rule.certaintyIsNotAsked": "This quiz does not ask how sure you are.",
    "rule.notPossible": "That is not possible in this quiz.",
    "rule.skippingIsNotAllowed": "Problems cannot be skipped in this quiz.",
    "rule.returningIsNotAllowed": "You cannot go back to a problem in this quiz.",
    "rule.notStarted": "Start the quiz first.",
    "rule.alreadyStarted": "You have already started the quiz.",
    "rule.timeIsNotUp": "Time is not up yet.",

    "grade.creditOutOfRange": "A grade must be between zero and all of the points.",
    "grade.noRubric": "This problem has no rubric.",
    "grade.otherRubric": "This problem has a different rubric.",
    "grade.missingCriteria": "Choose a level for each criterion.",

    "amendment.unknownLearner": "This person has not taken the quiz.",
    "amendment.answersAreMissing": "Say which answers are right as well.",
    "amendment.answerDoesNotFit": "This cannot be a right answer to the problem.",
    "amendment.alreadyTakenOut": "This problem has already been taken out.",
    "amendment.unknownAmendment": "There is no such correction.",
    "amendment.cannotBeWithdrawn": "This correction cannot be taken back.",
    "amendment.duplicateAmendment": "There is already another correction with this name.",
    "amendment.authorIsMissing": "Say who decided this.",
    "amendment.reasonIsMissing": "Say why.",

    "record.creditOutOfRange": "The credit cannot be right.",
    "record.secondsOutOfRange": "The time cannot be right.",

    "study.unknownProblem": "There is no such card.",
    "study.notToday": "This card is not for today.",
    "study.nothingToShow": "There is no card to show now.",
    "study.nothingToUndo": "There is nothing to undo.",

    "report.wrongKey": "The answer key is wrong.",
    "report.missingAnswer": "A right answer is not accepted.",
    "report.unclear": "It is not clear what is asked.",
    "report.typo": "There is a mistake in the text.",
    "report.notShown": "Something is not shown.",
    "report.inappropriate": "This is inappropriate.",
    "report.other": "Something else is wrong.",

    "generation.unknownSet": "One of the chosen topics does not exist.",
    "generation.noProblems": "There are no problems in the chosen topics.",
    "generation.stratumTooSmall":
      "One of the topics has only {count, plural, one {# problem} other {# problems}}.",
    "generation.noFittingProblems": "None of the problems fits what was asked for.",
    "generation.nothingDue": "There is nothing to review yet.",
    "generation.calendarIsMissing": "Say which time zone the learner is in.",
    "generation.learnerIsMissing": "Say who the quiz is for.",
    "generation.dateIsMissing": "Say when the quiz is drawn.",
    "generation.dateOutOfRange": "This date is out of range.",

    "key.or": " or ",
    "key.significantFigures":
      "rounded to {count, plural, one {# significant figure} other {# significant figures}}",
    "key.decimalPlaces":
      "rounded to {count, plural, one {# decimal place} other {# decimal places}}",
    "key.days": "± {count, plural, one {# day} other {# days}}",
    "key.years": "± {count, plural, one {# year} other {# years}}",
    "key.spelling": "slips of spelling are allowed",
    "key.wildcards": "* stands for any text",
    "key.form": "in this form",
    "key.otherOrders": "other orders can be right too",
    "key.sample": "a possible answer",
    "key.person": "a person grades this answer",
  ]
)
