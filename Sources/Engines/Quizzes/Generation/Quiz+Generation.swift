// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

extension Quiz {
  /// Draws a quiz from a bank.
  ///
  /// The same bank, blueprint, evidence and state of the generator give the same quiz on every platform and in
  /// every release. Problems are drawn without replacement, each equally likely unless the blueprint has weights,
  /// and stand in the order in which they were drawn; there are fewer than asked for when the sets hold fewer. Of a
  /// problem's options, and of those of a gap, the right ones are all shown, with as many wrong ones as the limit
  /// leaves room for, drawn at random; they keep the order of their author unless the problem has its options
  /// shuffled. Items to be put in order and the right column of a matching problem are shown in random order, the
  /// former never in a right one.
  ///
  /// ```swift
  /// var generator = SeededGenerator(seed: 2016)
  /// let quiz = try Quiz(from: bank, Blueprint(sets: ["ch1010/acids"], count: 10), using: &generator)
  /// ```
  ///
  /// With several parts of a blueprint, filters come first, then what is due for review, then strata in their
  /// order, then weights; a quiz with strata is shuffled in the end. ``QuizLottery`` shows the chances.
  ///
  /// A template in the sets counts as so many problems as it says: that many of its variants are drawn, with the
  /// same generator, before anything else is. A bank without templates is drawn from as if there were none at all.
  ///
  /// - Parameters:
  ///   - bank: Where to draw from.
  ///   - blueprint: The blueprint to draw by.
  ///   - evidence: The answers of learners, whom the quiz is for, and when, as far as the blueprint asks for it.
  ///   - rules: How the quiz is played and what counts; they do not change what is drawn.
  ///   - id: The name of the quiz; nil to draw one too, of 16 hexadecimal digits.
  ///   - title: The text for the learner.
  ///   - generator: The source of randomness.
  /// - Throws: What ``QuizLottery/init(of:_:evidence:)`` throws, such as ``QuizGenerationError/noProblems(in:)`` when there is
  ///   nothing to draw from, and ``QuizGenerationError/noVariant(of:)`` for a template whose constraints are hardly ever met.
  ///   Then nothing is taken from the generator.
  /// - Complexity: O(*n* + *k* log *n*) for *k* of *n* problems in the sets, with what
  ///   ``QuizLottery/init(of:_:evidence:)`` needs for the evidence.
  public init(
    from bank: ProblemBank,
    _ blueprint: Blueprint,
    evidence: QuizEvidence = .none,
    rules: QuizRules = .immediate,
    id: ID? = nil,
    title: String? = nil,
    using generator: inout some RandomNumberGenerator
  ) throws(QuizGenerationError) {
    var draws = generator
    let variants = try bank.withVariants(in: blueprint.sets, using: &draws)
    let lottery = try QuizLottery(of: variants, blueprint, evidence: evidence)
    self = lottery.quiz(rules: rules, id: id, title: title, using: &draws)
    generator = draws
  }
}
