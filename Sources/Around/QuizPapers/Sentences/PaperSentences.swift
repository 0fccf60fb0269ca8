// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of exams on paper, and the words of their pages.
package let paperSentences = SentenceCatalog(
  "papers",
  english: [
    "error.countOutOfRange": "There can be {first} to {last}, and this would be {count}.",
    "error.dependsOnLearner": "Papers for a class cannot depend on what one learner has done.",
    "error.duplicateCandidate": "Somebody is on the list of names twice.",
    "error.malformedAnswer":
      "An answer needs the code of a paper, a number and a colon, as in B3: C.",
    "error.unknownPaper": "There is no paper {code}.",
    "error.unknownProblem": "There is no problem {number}, the last one is {last}.",
    "error.unknownLetter": "Problem {problem} has no {letter}, its letters end with {last}.",
    "error.severalLetters": "Problem {problem} takes one letter, and there are several.",
    "error.repeatedLetter": "In problem {problem}, the letter {letter} stands twice.",
    "error.unknownPart": "Problem {problem} has no part {number}, the last one is {last}.",
    "error.otherCount":
      "Problem {problem} has {expected} parts, and there are {count} answers. Number "
      + "them.",
    "error.unknownSeat": "Which paper is it? Write its code beside the answers.",

    "draw.fewerProblems":
      "Each paper has {count} problems, not {wanted}, because there are no more.",
    "draw.stratumTooSmall":
      "Of “{stratum}” there are only {count} problems, and {wanted} are wanted.",
    "draw.points":
      "The papers are worth {points} points, because no choice of problems is worth "
      + "{wanted}.",
    "draw.simplified":
      "So many different points leave no time to use the problems as evenly as possible.",
    "draw.unevenUse": "Each problem is used {fewest} to {most} times, which is not even.",
    "draw.unknownDifficulty": "Problems of unknown difficulty: {count}. They count as average.",
    "draw.difficulty":
      "The papers differ in difficulty: learners are expected to earn {lowest} to "
      + "{highest} % of the points.",

    "page.name": "Name",
    "page.date": "Date",
    "page.points": "Points",
    "page.mark": "Mark",
    "page.code": "Paper",
    "page.number": "No.",
    "page.letters": "Letters",
    "page.answer": "Right answer",
    "page.total": "Total",
    "page.paper": "Paper {code}",
    "page.key": "Key to paper {code}",
    "page.answers": "Answer sheet for paper {code}",
    "page.solutions": "Solutions for paper {code}",
    "page.list": "Who has which paper",
    "page.cross": "Cross the right box. In rows of square boxes, several can be right.",
    "page.onPaper": "on the paper itself",
    "page.several": "Several answers can be right.",
    "page.minimumWords": "{count, plural, one {# word} other {# words}} or more",
    "page.maximumWords": "{count, plural, one {# word} other {# words}} or fewer",
    "page.wordRange": "{minimum} to {maximum} words",
    "page.order": "Write the letters in the right order:",
    "page.match": "Write a letter beside each number.",
    "page.shared": "A letter can be used more than once.",
  ]
)
