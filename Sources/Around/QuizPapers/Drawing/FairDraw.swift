// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import QuizContent
public import Quizzes

/// Different papers for a class that are worth the same, about as difficult as one another, and use
/// the problems of a bank evenly.
///
/// ```swift
/// var generator = SeededGenerator(seed: 7)
/// let draw = try FairDraw(30, from: bank, Blueprint(count: 12), using: &generator)
/// draw.quizzes.count   // 30
/// draw.points          // 20, of each
/// draw.shortfalls      // what could not be kept, in words
/// ```
///
/// The rules are kept in this order, and each chooses only among what those above leave open:
///
/// 1. Every paper has as many problems as the blueprint says, and as many of each stratum.
/// 2. All papers are worth the same number of points, exactly.
/// 3. Problems are used equally often, or by their weights where the blueprint has some.
/// 4. Papers are equally difficult: learners are expected to earn the same share of the points.
/// 5. Papers have as many problems of each kind and of each set.
///
/// A problem that is in several papers shows the same options in all of them. The first three rules
/// compose a paper by dynamic programming over problems that are worth the same; the last two
/// exchange these between papers, which changes neither points nor uses. The composition and the
/// order of its rules are ours.
public struct FairDraw: Hashable, Sendable {
  /// The numbers of papers that can be drawn.
  public static let countRange = 1...10_000

  /// The papers, one quiz each.
  public let quizzes: [Quiz]
  /// The points that each paper is worth.
  public let points: Fraction
  /// The number of papers with each problem that could be drawn.
  public let uses: [Problem.ID: Int]
  /// The share of the points that learners are expected to earn with each paper, from 0 to 1; empty
  /// if nothing is known about the difficulty of any problem.
  public let facilities: [Double]
  /// The wishes and rules that could not be kept, in the order of the rules; empty if all of it was.
  public let shortfalls: [Shortfall]

  /// The properties that papers should have beyond their blueprint.
  public struct Wishes: Hashable, Sendable {
    /// The points of each paper, or nil for what the problems are worth on average.
    public var points: Fraction?
    /// The part of its worth that learners earn with a problem, from 0 to 1.
    ///
    /// Statistics know it as the facility of an item. A number out of range counts as the nearest
    /// one in it.
    public var facilities: [Problem.ID: Double]
    /// The facility, in percent, that authors' tags stand for: `["easy": 85, "hard": 35]`.
    ///
    /// The first tag of a problem that is listed speaks for it, unless ``facilities`` does.
    public var tags: [String: Int]
    /// The greatest difference between the facilities of two papers that is not reported, from 0 to
    /// 1.
    public var tolerance: Double

    /// Creates wishes.
    ///
    /// - Parameters:
    ///   - points: The points of each paper; nil for what the problems are worth on average.
    ///   - facilities: The part of its worth that learners earn with a problem, from 0 to 1.
    ///   - tags: The facility, in percent, that authors' tags stand for.
    ///   - tolerance: The greatest difference between the facilities of two papers that is not
    ///     reported.
    public init(
      points: Fraction? = nil,
      facilities: [Problem.ID: Double] = [:],
      tags: [String: Int] = [:],
      tolerance: Double = 0.05
    ) {
      self.points = points
      self.facilities = facilities
      self.tags = tags
      self.tolerance = tolerance
    }

    /// None.
    public static let none = Wishes()

    /// The facility of a problem, or nil when nothing is known.
    func facility(of problem: Problem) -> Double? {
      let tagged = problem.tags.lazy.compactMap { tags[$0] }.first.map { Double($0) / 100 }
      let facility = facilities[problem.id] ?? tagged
      return facility.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    }
  }

  /// Draws papers.
  ///
  /// The same bank, blueprint, wishes and state of the generator give the same papers on every
  /// platform. Variants stand for the templates of the bank, the same in all papers.
  ///
  /// - Parameters:
  ///   - count: The number of papers, one of ``countRange``.
  ///   - bank: The bank from which to draw.
  ///   - blueprint: The number and the kinds of problems of each paper.
  ///   - wishes: Further properties of the papers.
  ///   - rules: The rules by which the quizzes are played, where somebody plays one.
  ///   - id: The name of the exam; that of a quiz is followed by its number: "exam-1".
  ///   - title: The title of all papers.
  ///   - generator: The source of randomness.
  /// - Throws: ``PaperError/countOutOfRange(_:_:)``; ``PaperError/dependsOnLearner`` for a blueprint
  ///   that needs to know one learner; ``PaperError/draw(_:)`` when there is nothing to draw from.
  ///   Then nothing is taken from the generator.
  /// - Complexity: O(*p* · *s* · *k* · *n*) at most for *p* papers of *k* out of *n* problems and *s*
  ///   different totals of points; where that would be too much (see
  ///   ``Shortfall/simplified``), O(*p* · *n* log *n*). Exchanges take O(*p* · *k*²) for each of at
  ///   most 200 rounds.
  public init(
    _ count: Int,
    from bank: ProblemBank,
    _ blueprint: Blueprint,
    wishes: Wishes = .none,
    rules: QuizRules = .immediate,
    id: Quiz.ID = "exam",
    title: String? = nil,
    using generator: inout some RandomNumberGenerator
  ) throws(PaperError) {
    guard Self.countRange.contains(count) else {
      throw .countOutOfRange(count, Self.countRange)
    }
    guard !blueprint.needsLearner else { throw .dependsOnLearner }
    var draws = generator
    let lottery: QuizLottery
    do {
      let variants = try bank.withVariants(in: blueprint.draft.sets, using: &draws)
      lottery = try QuizLottery(of: variants, blueprint)
    } catch {
      throw .draw(error)
    }
    let pool = PaperPool(lottery, wishes)
    let composer = PaperComposer(pool, count: count)
    var papers = composer.compose(using: &draws)
    pool.balance(&papers, using: &draws)
    let items = lottery.candidates.indices.map { lottery.item(at: $0, using: &draws) }
    quizzes = papers.enumerated().map { number, paper in
      let chosen = draws.shuffled(paper).compactMap { items[$0] }
      let quiz = lottery.quiz(
        of: chosen.withIntroductionsTogether,
        rules: rules,
        id: Quiz.ID("\(id)-\(number + 1)"),
        title: title
      )
      // Each paper has options in an order of its own.
      return quiz.reshuffled(Quiz.Reshuffling(problems: false), seed: draws.next())
    }
    points = quizzes.first?.points ?? .zero
    let used = pool.uses(in: papers)
    uses = Dictionary(zip(lottery.candidates.map(\.problem.id), used)) { first, _ in first }
    facilities = pool.facilities(of: papers)
    shortfalls = composer.shortfalls + pool.shortfalls(uses: used, facilities: facilities)
    generator = draws
  }
}

extension [Quiz.Item] {
  /// The items with those together that have the same introduction, which is printed once.
  fileprivate var withIntroductionsTogether: [Quiz.Item] {
    var places: [RichText: Int] = [:]
    var blocks: [[Quiz.Item]] = []
    for item in self {
      if let text = item.problem.introduction, let place = places[text] {
        blocks[place].append(item)
      } else {
        if let text = item.problem.introduction { places[text] = blocks.count }
        blocks.append([item])
      }
    }
    return blocks.flatMap(\.self)
  }
}

extension FairDraw {
  /// Something that papers could not have.
  public enum Shortfall: Hashable, Sendable {
    /// There are fewer problems than a paper should have.
    case fewerProblems(has: Int, wanted: Int)
    /// A stratum has fewer problems than it should.
    case stratumTooSmall(Blueprint.Stratum, has: Int)
    /// No choice of problems is worth the points wished for; the papers are worth the nearest sum.
    case points(Fraction, wanted: Fraction)
    /// There are so many different points that all papers have the same number of problems of each;
    /// uses are less even than they could be.
    case simplified
    /// Some problems are used more often than others.
    case unevenUse(fewest: Int, most: Int)
    /// The difficulty of so many problems is not known, and counts as that of the others.
    case unknownDifficulty(Int)
    /// Papers differ in difficulty by more than the tolerance; the shares are in percent.
    case difficulty(lowest: Int, highest: Int)
  }
}

extension FairDraw.Shortfall {
  /// Returns what could not be kept, as a sentence for the person who draws the papers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    paperSentences(sentence, in: phrasebook)
  }

  private var sentence: Sentence {
    switch self {
    case .fewerProblems(let count, let wanted):
      Sentence("draw.fewerProblems", ["count": .count(count), "wanted": .count(wanted)])
    case .stratumTooSmall(let stratum, let count):
      Sentence(
        "draw.stratumTooSmall",
        [
          "stratum": .text(stratum.pool.name), "count": .count(count),
          "wanted": .count(stratum.count),
        ]
      )
    case .points(let points, let wanted):
      Sentence("draw.points", ["points": "\(points)", "wanted": "\(wanted)"])
    case .simplified: "draw.simplified"
    case .unevenUse(let fewest, let most):
      Sentence("draw.unevenUse", ["fewest": .count(fewest), "most": .count(most)])
    case .unknownDifficulty(let count):
      Sentence("draw.unknownDifficulty", ["count": .count(count)])
    case .difficulty(let lowest, let highest):
      Sentence("draw.difficulty", ["lowest": .count(lowest), "highest": .count(highest)])
    }
  }
}

extension Blueprint.Stratum.Pool {
  /// The set, the tag or the kind.
  fileprivate var name: String {
    switch self {
    case .set(let set): set.rawValue
    case .tag(let tag): tag
    case .kind(let kind): kind.rawValue
    }
  }
}
