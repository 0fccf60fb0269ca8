// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension AnswerOptions {
  private static let place = ContentPlace().key("options")

  /// The faults that options can have whatever is to be picked.
  var faults: [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    if all.count < 2 {
      faults.append(LocatedFault(.options(.tooFew(all.count)), at: Self.place))
    }
    if correct.isEmpty {
      faults.append(LocatedFault(.options(.noneCorrect), at: Self.place))
    }
    var texts = NamedTexts()
    for (index, option) in all.enumerated() {
      texts.check(
        option.id.rawValue,
        option.text,
        at: Self.place.index(index),
        empty: .option,
        equal: { .options(.equal(AnswerOption.ID($0), AnswerOption.ID($1))) }
      )
    }
    return faults + texts.faults + faultsOfNoneOfTheAbove
  }

  /// Of two options that say that none of the others is right, the first is not the last.
  private var faultsOfNoneOfTheAbove: [LocatedFault<ProblemFault>] {
    all.enumerated().filter { $1.role == .noneOfTheAbove }.flatMap { index, option in
      let place = Self.place.index(index)
      var faults: [LocatedFault<ProblemFault>] = []
      if index < all.count - 1 {
        faults.append(LocatedFault(.options(.noneOfTheAboveIsNotLast(option.id)), at: place))
      }
      if option.isCorrect, correct.count > 1 {
        faults.append(LocatedFault(.options(.noneOfTheAboveIsNotAlone(option.id)), at: place))
      }
      return faults
    }
  }

  /// The faults of options of which only one may be right.
  var faultsOfSingleKey: [LocatedFault<ProblemFault>] {
    let correct = correct.map(\.id)
    return correct.count > 1
      ? [LocatedFault(.options(.severalCorrect(correct)), at: Self.place)] : []
  }
}

// MARK: - Weights

extension AnswerOptions {
  /// The largest common denominator that weights can have, so that no sum of them overflows.
  package static let maximumDenominator = 1_000_000

  func faultsOfWeights(by formula: ChoiceFormula) -> [LocatedFault<ProblemFault>] {
    guard formula == .weighted else { return faultsOfUnusedWeights }
    return faultOfFineWeights
      + faultsOfWeights { option, weight in
        option.isCorrect ? weight == 1 : weight >= -1 && weight < 1
      }
  }

  func faultsOfWeights(by formula: CheckAllFormula) -> [LocatedFault<ProblemFault>] {
    guard formula == .weighted else { return faultsOfUnusedWeights }
    let faults =
      faultOfFineWeights
      + faultsOfWeights { option, weight in
        option.isCorrect ? weight > 0 && weight <= 1 : weight >= -1 && weight <= 0
      } + faultsOfMissingWeights
    // The sum says nothing while one of its terms is at fault.
    guard faults.isEmpty, let sum = try? correct.compactMap(\.weight).sum(), sum != 1 else {
      return faults
    }
    return correct.isEmpty
      ? [] : [LocatedFault(.options(.weightsDoNotAddUp(to: sum)), at: Self.place)]
  }

  private var faultsOfUnusedWeights: [LocatedFault<ProblemFault>] {
    faults(at: "weight") { $0.weight == nil ? nil : .options(.unusedWeight($0.id)) }
  }

  private var faultsOfMissingWeights: [LocatedFault<ProblemFault>] {
    faults(at: "weight") {
      $0.isCorrect && $0.weight == nil ? .options(.missingWeight($0.id)) : nil
    }
  }

  private func faultsOfWeights(
    inRange isInRange: (AnswerOption, Fraction) -> Bool
  ) -> [LocatedFault<ProblemFault>] {
    faults(at: "weight") { option in
      guard let weight = option.weight, !isInRange(option, weight) else { return nil }
      return .options(.weightOutOfRange(weight, of: option.id))
    }
  }

  private func faults(
    at key: String,
    _ fault: (AnswerOption) -> ProblemFault.Reason?
  ) -> [LocatedFault<ProblemFault>] {
    all.enumerated().compactMap { index, option in
      fault(option).map { LocatedFault($0, at: Self.place.index(index).key(key)) }
    }
  }

  private var faultOfFineWeights: [LocatedFault<ProblemFault>] {
    Self.haveCommonDenominator([self])
      ? [] : [LocatedFault(.options(.weightsTooFine), at: Self.place)]
  }

  /// Whether all weights have a common denominator of at most ``maximumDenominator``.
  static func haveCommonDenominator(_ all: [AnswerOptions]) -> Bool {
    var common = 1
    for weight in all.flatMap(\.all).compactMap(\.weight) {
      // The least common multiple of both: in lowest terms the numerator has lost their common factor.
      guard weight.denominator <= maximumDenominator,
        let rest = try? Fraction(common, weight.denominator).numerator,
        rest * weight.denominator <= maximumDenominator
      else { return false }
      common = rest * weight.denominator
    }
    return true
  }
}
