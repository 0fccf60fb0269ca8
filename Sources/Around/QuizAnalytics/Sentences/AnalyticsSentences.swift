// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of the analysis of answers.
package let analyticsSentences = SentenceCatalog(
  "analytics",
  english: [
    "estimation.unknownProblem": "Nothing is known about this problem yet.",
    "estimation.alreadyAnswered": "This problem was answered already.",
    "estimation.stepsOutOfRange": "An estimation needs at least one step.",
    "estimation.priorOutOfRange": "An estimation starts from a number that cannot be.",
    "estimation.tooManyProblems":
      "At most {maximum, plural, one {# problem} other {# problems}} can be compared.",
  ]
)
