// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The memory of a problem, as the equations of any version know it.
struct MemoryState: Hashable, Sendable {
  /// The stability in days; of two traces that of the slow one.
  var stability: Double
  /// The stability of the fast trace in days; 0 where there is none.
  var fast = 0.0
  /// The difficulty, from 1 to 10.
  var difficulty: Double
}

/// The equations of a version of the memory model, with parameters.
///
/// A version is a file with a type of this protocol, and a case of
/// ``SpacedReview/MemoryModel/Version``.
protocol MemoryEquations: Sendable {
  /// The equations with their derivatives.
  associatedtype Gradient: MemoryGradient

  /// The published parameters.
  static var published: [Double] { get }
  /// The bounds of the parameters.
  static var bounds: [ClosedRange<Double>] { get }
  /// Whether time counts in fractions of days, so that reviews of one day are foreseen too; else it
  /// counts in whole days.
  static var countsFractions: Bool { get }
  /// Brings parameters within their bounds into an order that they must have among each other.
  static func settle(_ parameters: inout [Double])

  /// Works out what depends on the parameters and the wish alone.
  init(_ parameters: [Double], desiredRetention: Double)

  /// The memory after the first review, with a rating from 1 to 4.
  func first(_ rating: Int) -> MemoryState
  /// The memory after another review.
  ///
  /// - Parameters:
  ///   - state: The memory before.
  ///   - rating: From 1 to 4.
  ///   - days: The days since the last review.
  ///   - recall: The chance of recall at the time of the review.
  /// - Returns: The memory after it.
  func next(
    _ state: MemoryState,
    _ rating: Int,
    after days: Double,
    recall: Double
  ) -> MemoryState
  /// The chance of recall after some days.
  func retrievability(_ state: MemoryState, after days: Double) -> Double
  /// The days until the chance of recall is down to the desired one.
  func interval(_ state: MemoryState) -> Double
  /// The days until the chance of recall is down to a share.
  func days(_ state: MemoryState, until retention: Double) -> Double
  /// The memory of a difficulty whose chance of recall after some days is a share.
  func state(
    _ difficulty: Double,
    recalledWith retention: Double,
    after days: Double
  ) -> MemoryState
  /// A memory of another version as this one holds it.
  func adopted(_ state: MemoryState) -> MemoryState
  /// The difficulty, which may be out of its range, with which a good review at a chance of recall
  /// makes the stability longer by a factor.
  func difficulty(
    _ stability: Double,
    growing ease: Double,
    recalledWith retention: Double
  ) -> Double
}

extension MemoryEquations {
  init(_ parameters: [Double]) { self.init(parameters, desiredRetention: 0.9) }

  /// Nothing has an order.
  static func settle(_ parameters: inout [Double]) {}

  /// Returns the time since the review before, as this version counts.
  static func time(of review: SpacedReview.MemoryModel.PastReview) -> Double {
    countsFractions ? review.elapsed : Double(review.days)
  }

  /// The memory that an interval of another program stands for.
  func state(ease: Double, recalledWith retention: Double, after days: Double) -> MemoryState {
    // The difficulty depends on the stability and that, in some versions, on the difficulty.
    let middle = state(5, recalledWith: retention, after: days)
    let difficulty = difficulty(middle.stability, growing: ease, recalledWith: retention)
    return state(difficulty.clamped(to: 1...10), recalledWith: retention, after: days)
  }
}

/// A chance of recall, and how it moves with the parameters.
protocol RecallGradient {
  associatedtype Slopes: SIMD<Double>

  var value: Double { get }
  var slopes: Slopes { get }
}

/// The equations of a version with their derivatives by the parameters, carried along from review
/// to review: exact but for rounding.
protocol MemoryGradient {
  /// A memory, and how it moves with the parameters.
  associatedtype State
  associatedtype Recall: RecallGradient

  init(_ parameters: [Double])

  /// The memory after the first review.
  func first(_ rating: Int) -> State
  /// The chance of recall after some days.
  func recall(_ state: State, after days: Double) -> Recall
  /// The memory after another review.
  func next(_ state: State, _ rating: Int, after days: Double, _ recall: Recall) -> State
}

extension SpacedReview.MemoryModel {
  /// A version of the equations, known by its number of parameters.
  ///
  /// In JSON the published parameters of a version are its name: `"parameters": "fsrs7"`.
  public enum Version: String, Hashable, Sendable, CaseIterable, JSONName {
    /// FSRS-6: 21 parameters, one stability, whole days.
    case fsrs6
    /// FSRS-7: 34 parameters, a slow and a fast trace, fractions of days.
    case fsrs7

    /// The published parameters.
    public var parameters: [Double] { equations.published }

    /// The bounds of the parameters.
    var bounds: [ClosedRange<Double>] { equations.bounds }

    var equations: any MemoryEquations.Type {
      switch self {
      case .fsrs6: FSRS6.self
      case .fsrs7: FSRS7.self
      }
    }

    /// The version with so many parameters, if there is one.
    init?(parameters count: Int) {
      guard let version = Self.allCases.first(where: { $0.bounds.count == count }) else {
        return nil
      }
      self = version
    }
  }

  /// The version of the equations.
  public var version: Version { Version(parameters: draft.parameters.count) ?? .fsrs6 }
}
