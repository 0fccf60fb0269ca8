// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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
