// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// The content of a ``QuizSession``: problems in the order in which the learner meets them.
///
/// A quiz holds whole problems with their keys, so that it can be resumed, graded and audited
/// although the bank it was drawn from has changed. It is valid once it exists: there is at least
/// one item, and no problem occurs twice.
///
/// ```swift
/// var generator = SeededGenerator(seed: 2016)
/// let drawn = try Quiz(from: bank, Blueprint(count: 10), using: &generator)
/// let fixed = try Quiz(id: "warm-up", items: [Quiz.Item(problem, set: "ions", setTitle: "Ions")])
/// ```
public struct Quiz: Hashable, Sendable, Identifiable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1

  /// The name of the quiz.
  public let id: Identifier<Quiz>
  /// The title for the learner, such as "Acids, week 3"; nil if it has none.
  public let title: String?
  /// The problems in order, with the options to show.
  public private(set) var items: [Quiz.Item]
  /// The rules by which it is played and counted.
  public let rules: QuizRules
  /// Further terms that a written answer must not be taken for, in addition to those in the
  /// problems of the quiz.
  ///
  /// A quiz that is drawn from a bank has those of the bank that could be meant, so that it is
  /// judged as the bank judges.
  public let terms: [String]
  /// The other terms of the quiz that a written answer must not be taken for; usually all of them,
  /// and those of the bank that it was drawn from.
  public let rivals: ProblemBank.Rivals

  /// Creates a quiz of chosen items.
  ///
  /// - Parameters:
  ///   - id: The name of the quiz.
  ///   - title: The text for the learner.
  ///   - items: The problems in order.
  ///   - rules: The rules by which it is played and counted.
  ///   - terms: Further terms that a written answer must not be taken for.
  ///   - rivals: The other terms of the quiz that it must not be taken for.
  /// - Throws: A fault when the name is empty or there are no items, and one for each problem that
  ///   occurs again.
  public init(
    id: ID,
    title: String? = nil,
    items: [Quiz.Item],
    rules: QuizRules = .immediate,
    terms: [String] = [],
    rivals: ProblemBank.Rivals = .bank
  ) throws(ContentError<ProblemFault>) {
    let faults = ProblemFault.faults(id: id) + Self.faults(of: items)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(
      unchecked: id,
      title: title,
      items: items,
      rules: rules,
      terms: terms,
      rivals: rivals
    )
  }

  /// Creates a quiz of items known to be some and different.
  package init(
    unchecked id: ID,
    title: String?,
    items: [Quiz.Item],
    rules: QuizRules,
    terms: [String],
    rivals: ProblemBank.Rivals,
    knowing lexicon: Lexicon = .empty
  ) {
    self.id = id
    self.title = title
    self.rules = rules
    self.terms = terms
    self.rivals = rivals
    self.items = items.knowing(terms, rivals: rivals, lexicon)
  }

  /// Returns the quiz with a lexicon for judging its written answers: words of the language, or
  /// terms of the course.
  ///
  /// It belongs to the value and not to its JSON, because word lists are large. A quiz that was
  /// stored needs it again before a session is replayed over it.
  ///
  /// - Parameter lexicon: The words and terms to know, in addition to those of the quiz.
  /// - Returns: The quiz with the lexicon.
  public func knowing(_ lexicon: Lexicon) -> Quiz {
    Quiz(
      unchecked: id,
      title: title,
      items: items,
      rules: rules,
      terms: terms,
      rivals: rivals,
      knowing: lexicon
    )
  }

  /// Returns the quiz with some of its items, under the same name and rules, and judged by all that
  /// the whole quiz knows.
  package func keeping(_ items: [Quiz.Item]) -> Quiz {
    var quiz = self
    quiz.items = items
    return quiz
  }

  /// The points of all problems together.
  public var points: Fraction { items.lazy.map(\.problem.points).sumOfPoints }

  static func faults(of items: [Quiz.Item]) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("items")
    guard !items.isEmpty else { return [LocatedFault(.noItems, at: place)] }
    var faults: [LocatedFault<ProblemFault>] = []
    var places: [Problem.ID: ContentPlace] = [:]
    for (index, item) in items.enumerated() {
      let place = place.index(index)
      if let first = places.insertIfNew(place, forKey: item.problem.id) {
        let fault = ProblemFault.Reason.duplicateIdentifier(item.problem.id.rawValue, first: first)
        faults.append(LocatedFault(fault, at: place))
      }
    }
    return faults
  }
}

/// In JSON a quiz is an object with `version`, `id`, `items` and, where there are any, `title` and
/// `terms`, `rules` that are not the immediate ones and `rivals` that are not all terms.
extension Quiz: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    try record.version(version)
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let items = record.field("items", \.items)
    let rules = record.field("rules", \.rules, default: .immediate)
    let terms = record.field("terms", \.terms, default: [])
    let rivals = record.field("rivals", \.rivals, default: .bank)
    record.note(id.value.map { ProblemFault.faults(id: $0) } ?? [])
    record.note(items.value.map(faults(of:)) ?? [])
    return try Quiz(
      unchecked: id(),
      title: title(),
      items: items(),
      rules: rules(),
      terms: terms(),
      rivals: rivals()
    )
  }
}

extension Quiz {
  /// Draws a quiz from a bank.
  ///
  /// The same bank, blueprint, evidence and state of the generator give the same quiz on every
  /// platform and in every release. Problems are drawn without replacement, each equally likely
  /// unless the blueprint has weights, and stand in the order in which they were drawn; there are
  /// fewer than asked for when the sets hold fewer. Of a problem's options, and of those of a gap,
  /// the right ones are all shown, with as many wrong ones as the limit leaves room for, drawn at
  /// random; they keep the order of their author unless the problem has its options shuffled. Items
  /// to be put in order and the right column of a matching problem are shown in random order, the
  /// former never in a right one.
  ///
  /// ```swift
  /// var generator = SeededGenerator(seed: 2016)
  /// let quiz = try Quiz(from: bank, Blueprint(count: 10) { $0.sets = ["ch1010/acids"] }, using: &generator)
  /// ```
  ///
  /// With several parts of a blueprint, filters come first, then what is due for review, then
  /// strata in their order, then weights; a quiz with strata is shuffled in the end.
  /// ``QuizLottery`` shows the chances.
  ///
  /// A template in the sets counts as so many problems as it says: that many of its variants are
  /// drawn, with the same generator, before anything else is. A bank without templates is drawn
  /// from as if there were none at all.
  ///
  /// - Parameters:
  ///   - bank: The bank from which to draw.
  ///   - blueprint: The blueprint to draw by.
  ///   - evidence: The answers of learners, whom the quiz is for, and when, as far as the blueprint
  ///     asks for it.
  ///   - rules: The rules by which the quiz is played and counted; they do not change what is
  ///     drawn.
  ///   - id: The name of the quiz; nil to draw one too, of 16 hexadecimal digits.
  ///   - title: The text for the learner.
  ///   - generator: The source of randomness.
  /// - Throws: The errors that ``QuizLottery/init(of:_:evidence:)`` throws, such as
  ///   ``QuizGenerationError/noProblems(in:)`` when there is nothing to draw from, and
  ///   ``QuizGenerationError/noVariant(of:)`` for a template whose constraints are hardly ever met.
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

extension Quiz {
  /// Returns the same quiz with its problems as a bank has them now, to regrade sessions over a
  /// mended key.
  ///
  /// ```swift
  /// let regrading = try session.regraded(with: session.content.mended(by: bank))
  /// regrading.changes   // which judgments differ
  /// ```
  ///
  /// The learner's way stays possible: the order of problems, of options and of items is kept.
  /// Options that are gone are no longer shown, and those that are right now and were not shown
  /// stand behind the others. Hints stay those that the learner could see. A problem that the bank
  /// does not have, or has as one of another kind, stays as it was.
  ///
  /// - Parameter bank: The mended bank.
  /// - Returns: The quiz, under the same name and rules.
  /// - Complexity: O(*n*) in the numbers of problems and options.
  public func mended(by bank: ProblemBank) -> Quiz {
    Quiz(
      unchecked: id,
      title: title,
      items: items.map { item in
        bank.problem(item.problem.id).map(item.mended) ?? item
      },
      rules: rules,
      terms: terms,
      rivals: rivals,
      knowing: bank.addedLexicon
    )
  }
}

extension Quiz.Item {
  /// Returns the item with a mended problem.
  fileprivate func mended(by problem: Problem) -> Quiz.Item {
    guard problem.kind.name == self.problem.kind.name else { return self }
    let shownItems = items.compactMap { item in problem.kind.items.first { $0.id == item.id } }
    // An order or a column must be whole.
    let newItems = problem.kind.items.filter { item in !shownItems.contains { $0.id == item.id } }
    var gaps: [ClozeTask.Gap.ID: [AnswerOption]] = [:]
    for gap in problem.kind.gaps {
      gaps[gap.id] = gap.kind.options.map { Self.shown($0, before: gapOptions[gap.id]) }
    }
    return Quiz.Item(
      problem.offering(self.problem.hints),
      set: set,
      setTitle: setTitle,
      shown: ShownParts(
        options: problem.kind.options.map { Self.shown($0, before: options) } ?? [],
        items: shownItems + newItems,
        gapOptions: gaps
      ),
      terms: terms
    )
  }

  /// The options to show: those that were shown and still exist, and those that must be.
  private static func shown(
    _ options: AnswerOptions,
    before: [AnswerOption]?
  ) -> [AnswerOption] {
    guard let before else { return options.all }
    let kept = before.compactMap { options[id: $0.id] }
    let known = Set(kept.map(\.id))
    let needed = options.all.filter { $0.isAlwaysShown && !known.contains($0.id) }
    let shown = kept + needed
    // Fewer than two are no choice.
    return shown.count < 2 ? options.all : shown
  }
}

/// The reason no quiz can be drawn.
public enum QuizGenerationError: Error, Hashable, Sendable {
  /// The bank has no set with this identifier.
  case unknownSet(ProblemSet.ID)
  /// The chosen sets contain no problems; no identifiers mean the whole bank.
  case noProblems(in: [ProblemSet.ID])
  /// A stratum has only so many problems, and the blueprint refuses that.
  case stratumTooSmall(Blueprint.Stratum, has: Int)
  /// Of this many problems in the chosen sets, the filters of the blueprint exclude all.
  ///
  /// A learner who asks for past mistakes and has none left meets this.
  case noFittingProblems(of: Int)
  /// There is nothing to review yet, and the blueprint fills the quiz with nothing else.
  ///
  /// `next` is when the next problem becomes due; nil when the learner has done none. This is no
  /// mistake of anybody: an app says that today is a day off.
  case nothingDue(next: Date?)
  /// The draw depends on who the quiz is for, which is not known.
  case learnerIsMissing
  /// The draw depends on its date, which is not known.
  case dateIsMissing
  /// The draw depends on the days of the learner's calendar, which is not known.
  case calendarIsMissing
  /// The date is more than about 35,000 years away.
  case dateOutOfRange
  /// No variant of a template was found, because hardly any choice of values meets its constraints.
  case noVariant(of: ProblemTemplate.ID)
}

extension QuizGenerationError: WordedError {
  package static var sentences: SentenceCatalog { quizSentences }

  package var wording: Wording {
    switch self {
    case .unknownSet: "generation.unknownSet"
    case .noProblems: "generation.noProblems"
    case .stratumTooSmall(_, let count):
      Wording("generation.stratumTooSmall", ["count": .count(count)])
    case .noFittingProblems: "generation.noFittingProblems"
    case .nothingDue: "generation.nothingDue"
    case .learnerIsMissing: "generation.learnerIsMissing"
    case .dateIsMissing: "generation.dateIsMissing"
    case .calendarIsMissing: "generation.calendarIsMissing"
    case .dateOutOfRange: "generation.dateOutOfRange"
    case .noVariant(let template):
      Wording(ProblemTemplate.DrawError.noVariant(of: template, tries: 0))
    }
  }
}
