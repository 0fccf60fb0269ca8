// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import Quizzes

/// An ability or a difficulty estimated from answers, with its uncertainty.
///
/// Both lie on one scale, in logits: a learner whose ability is *d* above a problem's difficulty answers it
/// right with the chance 1 / (1 + e^-*d*), which is 1/2 for 0, about 3/4 for 1.1 and 9/10 for 2.2. That is
/// the model of G. Rasch, "Probabilistic Models for Some Intelligence and Attainment Tests" (1960).
public struct Estimate: Hashable, Sendable {
  /// The most likely value, in logits.
  public let value: Double
  /// How far it usually is from the true value, in logits.
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
  /// - Throws: A fault for each of both that is not within a million logits, and for a standard error that is
  ///   negative.
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
  /// The chance that a learner of this ability answers a problem right whose difficulty is an estimate too.
  ///
  /// Not knowing the difficulty exactly draws the chance towards a half.
  ///
  /// - Parameter difficulty: The difficulty of the problem.
  /// - Returns: The chance, from 0 to 1.
  public func chance(on difficulty: Estimate) -> Double {
    RaschModel(ability: value, difficulty: difficulty).chance
  }

  /// The information that an answer to a problem gives about an ability of this value, per square logit.
  ///
  /// It is greatest, 1/4, for a problem whose difficulty is the ability and known exactly.
  ///
  /// - Parameter difficulty: The difficulty of the problem.
  /// - Returns: The information, from 0 to 1/4.
  public func information(on difficulty: Estimate) -> Double {
    RaschModel(ability: value, difficulty: difficulty).information
  }
}

/// What Rasch's model says of a learner of some ability and a problem whose difficulty is uncertain.
///
/// The uncertain difficulty is averaged over as M. E. Glickman does for opponents of uncertain strength
/// ("Parameter estimation in large dynamic paired comparison experiments", Applied Statistics 48, 1999): the
/// difference is shrunk by *g* = 1 / √(1 + 3*v*/π²) for a difficulty of variance *v*.
struct RaschModel {
  /// By how much a logit of ability counts.
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
  /// By how much a logit of ability counts at a problem of this difficulty.
  ///
  /// A problem that discriminates by *a* has all differences times *a*, also those that are uncertain.
  func slope(discriminatingBy discrimination: Double) -> Double {
    let deviation = discrimination * standardError
    return discrimination / (1 + 3 * (deviation * deviation) / (Double.pi * Double.pi)).squareRoot()
  }
}
