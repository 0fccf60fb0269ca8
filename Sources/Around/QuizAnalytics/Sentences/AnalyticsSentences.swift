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
  ]
)
