internal import LudusCore

extension Quiz {
  /// Draws a quiz from a bank.
  ///
  /// The same bank, blueprint and state of the generator give the same quiz on every platform and in every
  /// release. Problems are drawn without replacement, each equally likely, and stand in the order in which
  /// they were drawn; there are fewer than asked for when the sets hold fewer. Of a problem's options, and of
  /// those of a gap, the right ones are all shown, with as many wrong ones as the limit leaves room for, drawn
  /// at random; they keep the order of their author unless the problem has its options shuffled. Items to be
  /// put in order and the right column of a matching problem are shown in random order, the former never in a
  /// right one.
  ///
  /// ```swift
  /// var generator = SeededGenerator(seed: 2016)
  /// let quiz = try Quiz(from: bank, Blueprint(sets: ["ch1010/acids"], count: 10), using: &generator)
  /// ```
  ///
  /// A template in the sets counts as so many problems as it says: that many of its variants are drawn, with the
  /// same generator, before anything else is. A bank without templates is drawn from as if there were none at all.
  ///
  /// - Parameters:
  ///   - bank: Where to draw from.
  ///   - blueprint: What to draw.
  ///   - rules: How the quiz is played and what counts; they do not change what is drawn.
  ///   - id: The name of the quiz; nil to draw one too, of 16 hexadecimal digits.
  ///   - generator: The source of randomness.
  /// - Throws: ``QuizError/invalidCount(_:)`` and ``QuizError/invalidOptionLimit(_:)`` for a blueprint that
  ///   cannot be followed, ``QuizError/unknownSet(_:)`` for a set that the bank does not have,
  ///   ``QuizError/noProblems(in:)`` when there is nothing to draw from, and ``QuizError/noVariant(of:)`` for a
  ///   template whose constraints are hardly ever met.
  /// - Complexity: O(*n*) in the number of problems in the sets.
  public init(
    from bank: ProblemBank,
    _ blueprint: Blueprint,
    rules: QuizRules = .immediate,
    id: ID? = nil,
    using generator: inout some RandomNumberGenerator
  ) throws(QuizError) {
    let limit = try blueprint.checkedOptionLimit
    let bank = try bank.withVariants(in: blueprint.sets, using: &generator)
    let candidates = try blueprint.candidates(in: bank).filter(limit.admits)
    guard !candidates.isEmpty else { throw .noProblems(in: blueprint.sets ?? []) }
    let drawn = generator.draw(blueprint.count, of: candidates)
    let items = drawn.compactMap { problem in
      bank.set(of: problem.id).map { set in
        let shown = ShownParts(of: problem, within: limit, using: &generator)
        return QuizItem(problem, set: set.id, setTitle: set.title, shown: shown)
      }
    }
    // Drawn last, so that naming a quiz does not change its items.
    self.init(unchecked: id ?? ID(generator.next().hexadecimal), items: items, rules: rules)
  }
}

extension Blueprint {
  /// The option limit of a blueprint that can be followed.
  fileprivate var checkedOptionLimit: OptionLimit {
    get throws(QuizError) {
      guard count >= 1 else { throw .invalidCount(count) }
      if let limit = optionLimit.count, limit < 2 {
        throw .invalidOptionLimit(limit)
      }
      return optionLimit
    }
  }

  /// The problems to draw from, each once, in the order of the sets.
  fileprivate func candidates(in bank: ProblemBank) throws(QuizError) -> [Problem] {
    guard let sets else { return bank.allProblems }
    var seen: Set<Problem.ID> = []
    var problems: [Problem] = []
    for set in sets {
      guard bank.set(set) != nil else { throw .unknownSet(set) }
      problems += bank.problems(in: set).filter { seen.insert($0.id).inserted }
    }
    return problems
  }
}
