// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
public import Quizzes

/// An ability or a difficulty estimated from answers, with its uncertainty.
///
/// Both lie on one scale, in logits: a learner whose ability is *d* above a problem's difficulty
/// answers it right with the chance 1 / (1 + e^-*d*), which is 1/2 for 0, about 3/4 for 1.1 and
/// 9/10 for 2.2. That is the model of G. Rasch, "Probabilistic Models for Some Intelligence and
/// Attainment Tests" (1960).
public struct Estimate: Hashable, Sendable {
  /// The most likely value, in logits.
  public let value: Double
  /// Its usual distance from the true value, in logits.
  public let standardError: Double

  /// The range in which the true value lies in about 95 of 100 cases.
  public var interval: ConfidenceInterval {
    ConfidenceInterval(value, standardError: standardError)
  }

  /// Creates an estimate.
  ///
  /// - Parameters:
  ///   - value: The value in logits.
  ///   - standardError: Its standard error in logits, 0 or more.
  /// - Throws: A fault for each of both that is not within a million logits, and for a standard
  ///   error that is negative.
  public init(value: Double, standardError: Double) throws(ContentError<Estimate.Fault>) {
    var faults: [LocatedFault<Estimate.Fault>] = []
    if !(-1e6...1e6).contains(value) {
      faults.append(LocatedFault(.valueOutOfRange(value), at: ContentPlace().key("value")))
    }
    if !(0...1e6).contains(standardError) {
      let fault = Estimate.Fault.standardErrorOutOfRange(standardError)
      faults.append(LocatedFault(fault, at: ContentPlace().key("standardError")))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(unchecked: value, standardError: standardError)
  }

  init(unchecked value: Double, standardError: Double) {
    self.value = value
    self.standardError = standardError
  }
}

/// In JSON an estimate is an object with `value` and `standardError`.
extension Estimate: JSONRecord {
  package static func form(_ record: inout Record<Self, Estimate.Fault>) throws -> Self {
    // It also stands in lines with other figures.
    record.takeOtherKeys()
    let value = record.field("value", \.value)
    let standardError = record.field("standardError", \.standardError)
    return try Estimate(value: value(), standardError: standardError())
  }
}

extension Estimate {
  /// The chance that a learner of this ability answers a problem right whose difficulty is an
  /// estimate too.
  ///
  /// Not knowing the difficulty exactly draws the chance towards a half.
  ///
  /// - Parameter difficulty: The difficulty of the problem.
  /// - Returns: The chance, from 0 to 1.
  public func chance(on difficulty: Estimate) -> Double {
    RaschModel(ability: value, difficulty: difficulty).chance
  }

  /// The information that an answer to a problem gives about an ability of this value, per square
  /// logit.
  ///
  /// It is greatest, 1/4, for a problem whose difficulty is the ability and known exactly.
  ///
  /// - Parameter difficulty: The difficulty of the problem.
  /// - Returns: The information, from 0 to 1/4.
  public func information(on difficulty: Estimate) -> Double {
    RaschModel(ability: value, difficulty: difficulty).information
  }
}

/// Rasch's model of a learner of some ability and a problem whose difficulty is uncertain.
///
/// The uncertain difficulty is averaged over as M. E. Glickman does for opponents of uncertain
/// strength ("Parameter estimation in large dynamic paired comparison experiments", Applied
/// Statistics 48, 1999): the difference is shrunk by *g* = 1 / √(1 + 3*v*/π²) for a difficulty of
/// variance *v*.
struct RaschModel {
  /// The weight of a logit of ability.
  let slope: Double
  let chance: Double

  init(ability: Double, difficulty: Estimate) {
    slope = difficulty.slope(discriminatingBy: 1)
    chance = Elementary.logistic(slope * (ability - difficulty.value))
  }

  /// The information that an answer gives about the ability, per square logit.
  var information: Double { slope * slope * chance * (1 - chance) }
}

extension Estimate {
  /// Returns the weight of a logit of ability at a problem of this difficulty.
  ///
  /// A problem that discriminates by *a* has all differences times *a*, also those that are
  /// uncertain.
  func slope(discriminatingBy discrimination: Double) -> Double {
    let deviation = discrimination * standardError
    return discrimination / (1 + 3 * (deviation * deviation) / (Double.pi * Double.pi)).squareRoot()
  }
}

/// The reason an answer cannot be used for an estimate, or a scale cannot be estimated.
public enum EstimationError: Error, Hashable, Sendable {
  /// There is no difficulty of this problem.
  case unknownProblem(Problem.ID)
  /// The problem was answered already.
  case alreadyAnswered(Problem.ID)
  /// There are more problems than can be put on one scale.
  case tooManyProblems(Int, maximum: Int)
  /// An estimation takes one step at least.
  case stepsOutOfRange(Int)
  /// A chance to guess is not from 0 to 0.9, or the deviation of a prior is not from 0.01 to 100.
  case priorOutOfRange(Double)
  /// A problem has fewer answers than a model needs.
  case tooFewAnswers(Problem.ID, Int, minimum: Int)
  /// A group has fewer learners than a comparison needs.
  case tooFewLearners(group: String, Int, minimum: Int)
  /// There are no learners of this group.
  case unknownGroup(String)
  /// A problem has more different credits than a model can have levels.
  case tooManyLevels(Problem.ID, Int, maximum: Int)
  /// A problem has partial credit, and the model knows right and wrong only.
  case needsTwoLevels(Problem.ID)
  /// Tables that score answers by different rules do not add up.
  case mixedScoring
  /// Two models can be compared only if they are of the same answers and one is simpler.
  case differentAnswers
}

extension EstimationError: WordedError {
  package static var sentences: SentenceCatalog { analyticsSentences }

  package var wording: Wording {
    switch self {
    case .unknownProblem: "estimation.unknownProblem"
    case .alreadyAnswered: "estimation.alreadyAnswered"
    case .tooManyProblems(_, let maximum):
      Wording("estimation.tooManyProblems", ["maximum": .count(maximum)])
    case .stepsOutOfRange: "estimation.stepsOutOfRange"
    case .priorOutOfRange: "estimation.priorOutOfRange"
    case .tooFewAnswers(_, let count, let minimum):
      Wording(
        "estimation.tooFewAnswers",
        ["count": .count(count), "minimum": .count(minimum)]
      )
    case .tooFewLearners(let group, let count, let minimum):
      Wording(
        "estimation.tooFewLearners",
        ["group": .text(group), "count": .count(count), "minimum": .count(minimum)]
      )
    case .unknownGroup(let group): Wording("estimation.unknownGroup", ["group": .text(group)])
    case .tooManyLevels(_, let count, let maximum):
      Wording(
        "estimation.tooManyLevels",
        ["count": .count(count), "maximum": .count(maximum)]
      )
    case .needsTwoLevels: "estimation.needsTwoLevels"
    case .mixedScoring: "estimation.mixedScoring"
    case .differentAnswers: "estimation.differentAnswers"
    }
  }
}

extension Estimate {
  /// A fault in estimates, in the rules for making them, or in their JSON.
  public enum Fault: ContentFault {
    /// A value that is missing or has a form that cannot be read.
    case malformed(String)
    /// The value of an estimate is more than a million logits away from 0.
    case valueOutOfRange(Double)
    /// A standard error is negative or 0 where it must not be, or above a million logits.
    case standardErrorOutOfRange(Double)
    /// A deviation is not above 0 and up to 10 logits.
    case deviationOutOfRange(Double)
    /// A smallest step is not from 0 to the largest one.
    case stepOutOfRange(Double, maximum: Double)
    /// A chance to guess is not from 0 to 0.9.
    case guessingOutOfRange(Double)
    /// A discrimination is not from 0.1 to 10.
    case discriminationOutOfRange(Double)
    /// A number of problems is below its minimum.
    case countOutOfRange(Int, minimum: Int)
    /// A cut is more than 100 logits away from 0, or the zone around it not above 0 and up to 10.
    case cutOutOfRange(Double)
    /// A chance of an error or of being shown is not above 0, and below 0.5 or up to 1.
    case chanceOutOfRange(Double)
    /// An answer that was stored cannot be taken into account.
    case refused(EstimationError)

    /// A description for developers.
    public var description: String {
      switch self {
      case .malformed(let reason): reason
      case .valueOutOfRange(let value):
        "the value \(value) is out of range, expected at most a million logits"
      case .standardErrorOutOfRange(let error): "the standard error \(error) is out of range"
      case .deviationOutOfRange(let deviation):
        "the deviation \(deviation), expected one above 0 and up to 10"
      case .stepOutOfRange(let step, let maximum): "the step \(step), expected 0 to \(maximum)"
      case .guessingOutOfRange(let chance): "the chance \(chance), expected 0 to 0.9"
      case .discriminationOutOfRange(let discrimination):
        "the discrimination \(discrimination), expected 0.1 to 10"
      case .countOutOfRange(let count, let minimum):
        "\(count) problems, expected at least \(minimum)"
      case .cutOutOfRange(let cut):
        "the cut or zone \(cut), expected a cut within 100 logits and a zone above 0 and up to 10"
      case .chanceOutOfRange(let chance): "the chance \(chance) is out of range"
      case .refused(let error): "\(error)"
      }
    }
  }
}

/// The weighted likelihood of an ability, given answers to problems of known difficulty.
///
/// T. A. Warm, "Weighted likelihood estimation of ability in item response theory" (Psychometrika
/// 54, 1989): at the estimate the slope of the log-likelihood plus *J* / 2*I* is 0, where *I* is
/// the information, and *J* the sum of *P*′*P*″ / *P*(1 - *P*).
struct WeightedLikelihood {
  /// An answer, with what is known of its problem.
  struct Answer: Hashable {
    let difficulty: Double
    var slope = 1.0
    var guessing = 0.0
    let isCorrect: Bool
  }

  private let answers: [Answer]

  /// Gathers answers; nil for none.
  init?(_ answers: [Answer]) {
    guard !answers.isEmpty else { return nil }
    self.answers = answers
  }

  /// The ability at which the weighted likelihood is greatest.
  var maximum: Estimate {
    let flattest = answers.reduce(.infinity) { min($0, $1.slope) }
    let steepest = answers.reduce(0) { max($0, $1.slope) }
    // Beyond that from all difficulties the slope has the sign that leads back.
    let count = 2 * Double(answers.count) * (steepest / flattest)
    let reach = (Elementary.log(count) + 1) / flattest
    var low = answers.reduce(.infinity) { min($0, $1.difficulty) } - reach
    var high = answers.reduce(-.infinity) { max($0, $1.difficulty) } + reach
    if answers.contains(where: { $0.guessing > 0 }) {
      // A logit in which even the steepest problem changes little does not hide two peaks.
      let steps = Int(max(8, min(512, 4 * steepest * (high - low))))
      (low, high) = highestPeak(from: low, to: high, in: steps)
    }
    let ability = Elementary.zero(from: low, to: high) { slope(at: $0).value }
    let information = max(slope(at: ability).information, .leastNormalMagnitude)
    return Estimate(unchecked: ability, standardError: 1 / information.squareRoot())
  }

  /// Two abilities around the highest of several peaks: guessing makes right answers to hard
  /// problems say little, so that the slope may cross 0 more than once.
  private func highestPeak(
    from low: Double,
    to high: Double,
    in count: Int
  ) -> (Double, Double) {
    let step = (high - low) / Double(count)
    var slopes = [Slope](repeating: Slope(), count: count + 1)
    for answer in answers {
      GuessingModel.forEachOdds(
        slope: answer.slope,
        from: low - answer.difficulty,
        by: step,
        count: count + 1
      ) { slopes[$0].add(answer, odds: $1) }
    }
    var (height, best) = (0.0, (height: -Double.infinity, place: 0))
    for place in 1...count {
      let (last, next) = (slopes[place - 1].value, slopes[place].value)
      if last > 0, next <= 0, height > best.height { best = (height, place - 1) }
      height += (last + next) / 2 * step
    }
    let start = low + Double(best.place) * step
    return (start, start + step)
  }

  private func slope(at ability: Double) -> Slope {
    var slope = Slope()
    for answer in answers {
      slope.add(answer, odds: Elementary.exp(-answer.slope * (ability - answer.difficulty)))
    }
    return slope
  }

  /// The slope of the logarithm at an ability, and its parts.
  private struct Slope {
    private var residual = 0.0
    private var skew = 0.0
    private(set) var information = 0.0

    /// Adds an answer to a problem, by the odds against knowing it.
    mutating func add(_ answer: Answer, odds: Double) {
      let known = 1 / (1 + odds)
      // How much of a right answer is not owed to a guess.
      let weight = answer.guessing > 0 ? answer.slope / (1 + answer.guessing * odds) : answer.slope
      let curvature = weight * answer.slope * known * (1 - known) * (1 - answer.guessing)
      residual += (answer.isCorrect ? weight : 0) - answer.slope * known
      information += curvature
      skew += curvature * (1 - 2 * known) * answer.slope
    }

    var value: Double {
      // Where there is no information left, the ability lies on the other side of all difficulties.
      information > 0 ? residual + skew / (2 * information) : residual
    }
  }
}

/// The model of a problem of uncertain difficulty, with its discrimination and a fixed chance to
/// guess right.
struct GuessingModel {
  let difficulty: Double
  /// The weight of a logit of ability.
  let slope: Double
  let guessing: Double
  /// The place of the curves of a problem with partial credit; -1 for others.
  var levels = -1

  init(difficulty: Estimate, discrimination: Double, guessing: Double) {
    self.difficulty = difficulty.value
    slope = difficulty.slope(discriminatingBy: discrimination)
    self.guessing = guessing
  }

  /// The chance that a learner of an ability knows the answer, as Rasch's model has it.
  func known(at ability: Double) -> Double { Elementary.logistic(slope * (ability - difficulty)) }

  /// The chance of a right answer.
  func chance(at ability: Double) -> Double { guessing + (1 - guessing) * known(at: ability) }

  /// The information that an answer gives about the ability, per square logit.
  ///
  /// It is that of Rasch's model times (1 - *c*) *p* / *P*, where *P* is the chance of a right
  /// answer.
  func information(at ability: Double) -> Double {
    let known = known(at: ability)
    let information = slope * slope * known * (1 - known)
    guard guessing > 0 else { return information }
    return information * (1 - guessing) * known / (guessing + (1 - guessing) * known)
  }

  /// The odds against knowing a problem at abilities that lie equally far apart.
  ///
  /// They fall by the same factor from each to the next. They are multiplied in short runs, so that
  /// nothing is lost to rounding, and no run starts at infinite odds and ends at odds that matter.
  ///
  /// - Parameters:
  ///   - slope: The weight of a logit of ability.
  ///   - distance: The distance of the first ability above the difficulty.
  ///   - step: The distance of each from the one before.
  ///   - count: The number of abilities.
  ///   - body: Takes the place of an ability and the odds there.
  static func forEachOdds(
    slope: Double,
    from distance: Double,
    by step: Double,
    count: Int,
    _ body: (Int, Double) -> Void
  ) {
    let factor = Elementary.exp(-slope * step)
    let run = max(1, Int(min(16, 256 / (slope * step))))
    for first in stride(from: 0, to: count, by: run) {
      var odds = Elementary.exp(-slope * (distance + Double(first) * step))
      for place in first..<min(first + run, count) {
        body(place, odds)
        odds *= factor
      }
    }
  }

  /// At least the information, which is *s*² / (2 + 2cosh *x*) times (1 - *c*) / (1 + *ce*⁻ˣ).
  ///
  /// 2 + 2cosh *x* is at least 4 + *x*² + *x*⁴/12, and *e*⁻ˣ at least (1 - *x*/4)⁴ until that is 0.
  func informationBound(at ability: Double) -> Double {
    let distance = slope * (ability - difficulty)
    let square = distance * distance
    let spread = 4 + square + square * square / 12
    guard guessing > 0 else { return slope * slope / spread }
    let root = max(0, 1 - distance / 4)
    return slope * slope * (1 - guessing) / (spread * (1 + guessing * root * root * root * root))
  }
}

extension AdaptiveSelector {
  /// The number of abilities at which the posterior is worked out, and their reach around the
  /// prior, in its deviations.
  private static let nodes = (count: 201, reach: 5.0)

  /// The problems as models and the posterior, which follow from the answers and are kept so that
  /// an answer costs the same however many came before.
  struct Workings: Sendable {
    /// The problems that are not answered.
    var open: [(problem: Problem.ID, model: GuessingModel)] = []
    /// Those that are, in the order of the answers.
    var answered: [GuessingModel] = []
    /// The curves of problems with partial credit.
    var levels: [ItemModel] = []
    /// The posterior at each ability after the first answers, see `posteriorMean`.
    fileprivate var nodes: [Node] = []
    fileprivate var weighedCount = 0

    /// The information that an answer gives about an ability.
    func information(of model: GuessingModel, at ability: Double) -> Double {
      model.levels < 0
        ? model.information(at: ability) : levels[model.levels].information(at: ability)
    }

    /// At least the information.
    func informationBound(of model: GuessingModel, at ability: Double) -> Double {
      model.levels < 0 ? model.informationBound(at: ability) : .infinity
    }
  }

  /// The likelihood of an ability: a weight times 2 to 500 times a scale, as no number is as small
  /// as the chance of many answers.
  fileprivate struct Node: Sendable {
    let ability: Double
    var weight: Double
    var scale = 0

    /// The weight in units of a scale that is at least its own.
    func weight(at unit: Int) -> Double {
      scale == unit ? weight : scale == unit - 1 ? weight * 0x1p-500 : 0
    }

    mutating func weigh(by chance: Double) {
      weight *= max(chance, 0x1p-500)
      while weight < 0x1p-500 {
        weight *= 0x1p500
        scale -= 1
      }
    }
  }

  /// The mean and the deviation of the posterior.
  mutating func posteriorMean() -> Estimate {
    var nodes = workings.value.nodes
    // Changed in place, not copied.
    workings.value.nodes = []
    if nodes.isEmpty {
      // Beyond that no ability differs from another one.
      let deviation = min(prior.standardError, 10)
      let step = 2 * Self.nodes.reach * deviation / Double(Self.nodes.count - 1)
      nodes = (0..<Self.nodes.count).map {
        let ability = prior.value - Self.nodes.reach * deviation + Double($0) * step
        let distance = (ability - prior.value) / prior.standardError
        return Node(ability: ability, weight: Elementary.exp(-distance * distance / 2))
      }
    }
    for place in workings.value.weighedCount..<answers.count {
      let model = workings.value.answered[place]
      if model.levels >= 0 {
        let curves = workings.value.levels[model.levels]
        let level = answers[place].level ?? 0
        for index in nodes.indices {
          nodes[index].weigh(by: curves.chances(at: nodes[index].ability)[level])
        }
      } else {
        Self.weigh(&nodes, by: model, isCorrect: answers[place].isCorrect)
      }
    }
    workings.value.weighedCount = answers.count
    workings.value.nodes = nodes
    let scale = nodes.reduce(Int.min) { max($0, $1.scale) }
    var (whole, moment, variance) = (0.0, 0.0, 0.0)
    for node in nodes {
      whole += node.weight(at: scale)
      moment += node.weight(at: scale) * node.ability
    }
    let mean = moment / whole
    for node in nodes {
      variance += node.weight(at: scale) * (node.ability - mean) * (node.ability - mean)
    }
    return Estimate(unchecked: mean, standardError: (variance / whole).squareRoot())
  }

  /// Weighs abilities that lie equally far apart by the chance of an answer.
  private static func weigh(_ nodes: inout [Node], by model: GuessingModel, isCorrect: Bool) {
    guard nodes.count > 1 else { return }
    GuessingModel.forEachOdds(
      slope: model.slope,
      from: nodes[0].ability - model.difficulty,
      by: nodes[1].ability - nodes[0].ability,
      count: nodes.count
    ) { index, odds in
      let chance = model.guessing + (1 - model.guessing) / (1 + odds)
      nodes[index].weigh(by: isCorrect ? chance : 1 - chance)
    }
  }
}
