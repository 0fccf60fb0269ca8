// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of the analysis of answers.
package let analyticsSentences = SentenceCatalog(
  "analytics",
  english: [
    "estimation.unknownProblem": "Nothing is known about this problem yet.",
    "estimation.alreadyAnswered": "This problem has already been answered.",
    "estimation.stepsOutOfRange": "An estimation needs at least one step.",
    "estimation.priorOutOfRange": "An estimation cannot start from this number.",
    "estimation.tooManyProblems":
      "At most {maximum, plural, one {# problem} other {# problems}} can be compared.",
    "estimation.tooFewAnswers":
      "This model needs {minimum, plural, one {# answer} other {# answers}} to each "
      + "problem, and one problem has {count}.",
    "estimation.tooFewLearners":
      "A comparison needs {minimum, plural, one {# learner} other {# learners}} in each "
      + "group who answered everything; “{group}” has {count}.",
    "estimation.unknownGroup":
      "There are no learners of the group “{group}”.",
    "estimation.tooManyLevels":
      "A problem has {count} different credits; a model can have at most {maximum}.",
    "estimation.needsTwoLevels":
      "One problem has partial credit, which this model does not know: take a model with "
      + "levels.",
    "estimation.mixedScoring":
      "Answers scored by different rules cannot be added up.",
    "estimation.differentAnswers":
      "Only models of the same answers can be compared, the one with more numbers to the "
      + "simpler one.",
    "figure.curves":
      "A curve shows the credit that learners of each ability earn: one that stays flat "
      + "hardly separates them, so rewrite that problem.",
    "figure.information":
      "Where the line is high the test measures exactly; add problems of the difficulty "
      + "where it is low and learners are.",
    "figure.difficulty":
      "A difficulty of 0 suits the average learner; add easier or harder problems where "
      + "learners have none of their own level.",
    "figure.discrimination":
      "Below about 0.5 a problem hardly separates strong from weak learners: check its key "
      + "and its wording.",
    "figure.guessing":
      "The chance of a right answer without knowledge: where it is clearly above one in the "
      + "number of options, improve the wrong options.",
    "figure.itemFit":
      "Problems whose answers fit their curve badly may be ambiguous or ask for two things "
      + "at once: read them again.",
    "figure.personFit":
      "Learners below -2 missed easy problems and solved hard ones: talk to them before the "
      + "mark counts.",
    "figure.dependence":
      "Pairs above 0.2 go together by more than ability: one may give the other away, so "
      + "keep only one or separate them.",
    "figure.functioning":
      "Problems of class B or C are harder for one group of equally strong learners: have "
      + "them reviewed, and leave them out if no reason is found that belongs to the subject.",
    "figure.reliability":
      "Omega or alpha below 0.7 is too little for marks: add problems; where omega of the "
      + "sets is clearly higher, report the sets separately.",
    "figure.decisions":
      "So many would pass or fail again and rightly: where it is too few, ask more problems "
      + "near the pass mark, or test again those close to it.",
    "figure.comparison":
      "The model with the lower criterion predicts better; if they are about equal, take "
      + "the simpler one.",
  ]
)
