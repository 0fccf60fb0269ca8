// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

// Each part is checked by itself, so that a decoder can report the faults of those it could read.

extension Problem {
  /// The faults of the parts that every kind has; a part that is nil is not checked.
  static func faults(
    id: ID?,
    introduction: RichText? = nil,
    prompt: RichText?,
    points: Int?
  ) -> [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    if let id, RichText(id.rawValue).isBlank {
      faults.append(LocatedFault(.emptyIdentifier, at: ContentPlace().key("id")))
    }
    if let introduction, introduction.isBlank {
      faults.append(LocatedFault(.emptyText(.introduction), at: ContentPlace().key("introduction")))
    }
    if let prompt, prompt.isBlank {
      faults.append(LocatedFault(.emptyText(.prompt), at: ContentPlace().key("prompt")))
    }
    if let points, !pointsRange.contains(points) {
      faults.append(
        LocatedFault(
          .numberOutOfRange(points, Problem.pointsRange, of: .points),
          at: ContentPlace().key("points")
        )
      )
    }
    return faults
  }

  static func faults(of hints: [Problem.Hint]) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("hints")
    return hints.enumerated().flatMap { index, hint in
      hint.faults.map { LocatedFault($0.fault, at: place.index(index).appending($0.place)) }
    }
  }
}

extension ProblemKind {
  /// The faults of the key.
  var faults: [LocatedFault<ProblemFault>] {
    switch self {
    case .multipleChoice(let options, let grading):
      options.faults + options.faultsOfSingleKey + options.faultsOfWeights(by: grading)
    case .checkAll(let options, let grading):
      options.faults + options.faultsOfWeights(by: grading)
    case .exactMatch(let matcher):
      Self.faults(ofAccepted: matcher.accepted)
    case .roughMatch(let matcher):
      Self.faults(ofAccepted: matcher.accepted) + matcher.faultsOfConfusables
    case .numeric, .algebraic, .chemical, .date:
      []  // these cannot be made with an answer that is not readable
    case .ordering(let task): task.faults
    case .matching(let task): task.faults
    case .cloze(let task): task.faults
    case .openResponse(let task): task.faults
    }
  }

  private static func faults(ofAccepted answers: [String]) -> [LocatedFault<ProblemFault>] {
    answers.enumerated().filter { RichText($0.element).isBlank }
      .map {
        LocatedFault(
          .emptyText(.acceptedAnswer),
          at: ContentPlace().key("accepted").index($0.offset)
        )
      }
  }
}

extension RoughMatcher {
  fileprivate var faultsOfConfusables: [LocatedFault<ProblemFault>] {
    let normalize = normalization.apply(to:)
    let answers = Dictionary(accepted.map { (normalize($0), $0) }) { first, _ in first }
    return confusables.enumerated().compactMap { index, term in
      let place = ContentPlace().key("confusables").index(index)
      if RichText(term).isBlank {
        return LocatedFault(.emptyText(.confusable), at: place)
      }
      return answers[normalize(term)].map { answer in
        LocatedFault(.acceptedConfusable(term, accepted: answer), at: place)
      }
    }
  }
}

extension OrderingTask {
  /// The faults of the key.
  var faults: [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("items")
    let known = Set(items.map(\.id))
    var faults = NamedTexts.faults(of: items, at: "items")
    for (index, item) in items.enumerated() {
      let place = place.index(index).key("after")
      var seen: Set<Problem.Item.ID> = []
      for (index, predecessor) in (predecessors[item.id] ?? []).enumerated() {
        if !known.contains(predecessor) {
          faults.append(LocatedFault(.items(.unknown(predecessor)), at: place.index(index)))
        } else if !seen.insert(predecessor).inserted {
          faults.append(
            LocatedFault(.items(.duplicatePredecessor(predecessor)), at: place.index(index))
          )
        }
      }
    }
    for unknown in predecessors.keys.sorted() where !known.contains(unknown) {
      faults.append(LocatedFault(.items(.unknown(unknown)), at: place))
    }
    if let cycle = DependencyGraph(self).cycle {
      faults.append(LocatedFault(.items(.cyclicOrder(cycle.map { items[$0].id })), at: place))
    }
    if !hasOneOrder, grading != .dependencyGraph, grading != .allOrNothing {
      let place = ContentPlace().key("grading")
      faults.append(LocatedFault(.items(.formulaNeedsOneOrder(grading)), at: place))
    }
    return faults
  }
}

extension MatchingTask {
  /// The faults of the key.
  var faults: [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("pairs")
    let leftNames = Set(left.map(\.id))
    let rightNames = Set(right.map(\.id))
    var faults =
      NamedTexts.faults(of: left, at: "left") + NamedTexts.faults(of: right, at: "right")
    for item in left where pairs[item.id] == nil {
      faults.append(LocatedFault(.items(.missingPair(item.id)), at: place))
    }
    var used: Set<Problem.Item.ID> = []
    for (item, match) in pairs.sorted(by: { $0.key < $1.key }) {
      let place = place.key(item.rawValue)
      if !leftNames.contains(item) {
        faults.append(LocatedFault(.items(.unknown(item)), at: place))
      }
      if !rightNames.contains(match) {
        faults.append(LocatedFault(.items(.unknown(match)), at: place))
      } else if !used.insert(match).inserted, !sharesRight {
        faults.append(LocatedFault(.items(.sharedRight(match)), at: place))
      }
    }
    return faults
  }
}

extension ClozeTask {
  /// The faults of the text and of every gap.
  var faults: [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("gaps")
    var faults = faultsOfText
    if gaps.isEmpty {
      faults.append(LocatedFault(.cloze(.noGaps), at: place))
    }
    var names = NamedTexts()
    for (index, gap) in gaps.enumerated() {
      names.checkName(gap.id.rawValue, at: place.index(index))
    }
    faults += names.faults
    for (index, gap) in gaps.enumerated() {
      faults += gap.faults.map {
        LocatedFault($0.fault, at: place.index(index).appending($0.place))
      }
    }
    // The grades of all gaps are added.
    if !AnswerOptions.haveCommonDenominator(gaps.compactMap(\.kind.options)) {
      faults.append(LocatedFault(.options(.weightsTooFine), at: place))
    }
    return faults
  }

  private var faultsOfText: [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("text")
    guard !text.isBlank else { return [LocatedFault(.emptyText(.text), at: place)] }
    var unmarked = Set(gaps.map(\.id))
    let known = unmarked
    var faults: [LocatedFault<ProblemFault>] = []
    for case .gap(let marker) in segments where unmarked.remove(marker) == nil {
      let isRepeated = known.contains(marker)
      faults.append(
        LocatedFault(
          isRepeated ? .cloze(.duplicateMarker(marker)) : .cloze(.markerWithoutGap(marker)),
          at: place
        )
      )
    }
    for gap in gaps where unmarked.remove(gap.id) != nil {
      faults.append(LocatedFault(.cloze(.gapWithoutMarker(gap.id)), at: place))
    }
    return faults
  }
}

extension ClozeTask.Gap {
  fileprivate var faults: [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    if !Self.weightRange.contains(weight) {
      faults.append(
        LocatedFault(
          .numberOutOfRange(weight, ClozeTask.Gap.weightRange, of: .weight),
          at: ContentPlace().key("weight")
        )
      )
    }
    guard kind.name.fitsIntoGap else {
      let fault = ProblemFault.Reason.cloze(.kindDoesNotFit(kind.name))
      return faults + [LocatedFault(fault, at: ContentPlace().key("kind"))]
    }
    return faults + kind.faults + expectedAnswers.faults(for: kind)
  }
}

extension OpenResponseTask {
  /// The faults of the limits, the rubric and the sample answer.
  var faults: [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    let limits = [minimumWords, maximumWords].compactMap(\.self)
    if limits.contains(where: { $0 < 1 }) || limits != limits.sorted() {
      let fault = ProblemFault.Reason.openResponse(
        .invalidWordLimits(minimum: minimumWords, maximum: maximumWords)
      )
      let key = minimumWords == nil ? "maximumWords" : "minimumWords"
      faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
    }
    if let sampleAnswer, RichText(sampleAnswer).isBlank {
      faults.append(
        LocatedFault(.emptyText(.acceptedAnswer), at: ContentPlace().key("sampleAnswer"))
      )
    }
    return faults + (rubric?.faults ?? [])
  }
}

extension Rubric {
  fileprivate var faults: [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("rubric")
    guard !criteria.isEmpty else { return [LocatedFault(.openResponse(.emptyRubric), at: place)] }
    var texts = NamedTexts()
    for (index, criterion) in criteria.enumerated() {
      texts.check(criterion.id.rawValue, criterion.text, at: place.index(index))
    }
    return texts.faults
      + criteria.enumerated().flatMap { index, criterion in
        criterion.faults(at: place.index(index).key("levels"))
      }
  }
}

extension Rubric.Criterion {
  fileprivate func faults(at place: ContentPlace) -> [LocatedFault<ProblemFault>] {
    var texts = NamedTexts()
    var faults: [LocatedFault<ProblemFault>] = []
    if levels.count < 2 {
      faults.append(LocatedFault(.openResponse(.tooFewLevels(levels.count)), at: place))
    }
    for (index, level) in levels.enumerated() {
      texts.check(level.id.rawValue, level.text, at: place.index(index))
      if !Rubric.pointsRange.contains(level.points) {
        let fault = ProblemFault.Reason.numberOutOfRange(
          level.points,
          Rubric.pointsRange,
          of: .points
        )
        faults.append(LocatedFault(fault, at: place.index(index).key("points")))
      }
    }
    if points < 1, !levels.isEmpty {
      faults.append(LocatedFault(.openResponse(.worthlessCriterion), at: place))
    }
    return faults + texts.faults
  }
}

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
      // The least common multiple of both: in lowest terms the numerator has lost their common
      // factor.
      guard weight.denominator <= maximumDenominator,
        let rest = try? Fraction(common, weight.denominator).numerator,
        rest * weight.denominator <= maximumDenominator
      else { return false }
      common = rest * weight.denominator
    }
    return true
  }
}

/// Checks that the elements of an array have names and texts, and no two of them the same.
struct NamedTexts {
  private(set) var faults: [LocatedFault<ProblemFault>] = []
  private var places: [String: ContentPlace] = [:]
  private var names: [[RichText.Run]: String] = [:]

  /// Checks one element more.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - text: The text for the learner.
  ///   - place: Where it stands.
  ///   - empty: The fault of a text with nothing to read.
  ///   - equal: The fault of a text that reads as that of the first of two names.
  mutating func check(
    _ name: String,
    _ text: RichText,
    at place: ContentPlace,
    empty: ProblemFault.Text = .item,
    equal: (String, String) -> ProblemFault.Reason = { .items(.equal($0, $1)) }
  ) {
    checkName(name, at: place)
    if text.isBlank {
      faults.append(LocatedFault(.emptyText(empty), at: place.key("text")))
    } else if let first = names.insertIfNew(name, forKey: text.comparisonKey) {
      faults.append(LocatedFault(equal(first, name), at: place.key("text")))
    }
  }

  /// Checks the name of an element.
  mutating func checkName(_ name: String, at place: ContentPlace, under key: String = "id") {
    if RichText(name).isBlank {
      faults.append(LocatedFault(.emptyIdentifier, at: place.key(key)))
    } else if let first = places.insertIfNew(place, forKey: name) {
      let fault = ProblemFault.Reason.duplicateIdentifier(name, first: first)
      faults.append(LocatedFault(fault, at: place.key(key)))
    }
  }

  /// The faults of items that stand under a key.
  static func faults(of items: [Problem.Item], at key: String) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key(key)
    var texts = NamedTexts()
    if items.count < 2 {
      texts.faults.append(LocatedFault(.items(.tooFew(items.count)), at: place))
    }
    for (index, item) in items.enumerated() {
      texts.check(item.id.rawValue, item.text, at: place.index(index))
    }
    return texts.faults
  }
}

extension RichText {
  /// The same for two texts that look the same but for spacing and the form of quotes.
  package var comparisonKey: [Run] {
    let normalize = TextNormalization.standard.apply(to:)
    return runs.map { run in
      switch run {
      case .text(let text): .text(normalize(text))
      case .emphasis(let text): .emphasis(normalize(text))
      case .formula(let formula): .formula(normalize(formula))
      case .image: run
      }
    }
  }
}

extension Dictionary {
  /// Sets the value of a key, unless it has one; returns the one that it has.
  package mutating func insertIfNew(_ value: Value, forKey key: Key) -> Value? {
    guard let known = self[key] else {
      self[key] = value
      return nil
    }
    return known
  }
}
