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
