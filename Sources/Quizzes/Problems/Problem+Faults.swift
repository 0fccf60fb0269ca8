internal import LudusCore

// Each part is checked by itself, so that a decoder can report the faults of those it could read.

extension Problem {
  /// The faults of the parts that every kind has; a part that is nil is not checked.
  static func faults(
    id: ID?,
    prompt: RichText?,
    points: Int?
  ) -> [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    if let id, RichText(id.rawValue).isBlank {
      faults.append(LocatedFault(.emptyIdentifier, at: ContentPlace().key("id")))
    }
    if let prompt, prompt.isBlank {
      faults.append(LocatedFault(.emptyPrompt, at: ContentPlace().key("prompt")))
    }
    if let points, !pointsRange.contains(points) {
      faults.append(LocatedFault(.pointsOutOfRange(points), at: ContentPlace().key("points")))
    }
    return faults
  }

  static func faults(of hints: [Hint]) -> [LocatedFault<ProblemFault>] {
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
    case .multipleChoice(let options):
      options.faults + options.faultsOfSingleKey
    case .checkAll(let options):
      options.faults
    case .exactMatch(let matcher):
      Self.faults(ofAccepted: matcher.accepted)
    case .roughMatch(let matcher):
      Self.faults(ofAccepted: matcher.accepted) + matcher.faultsOfConfusables
    case .numeric, .algebraic:
      []  // these cannot be made with an answer that is not readable
    }
  }

  private static func faults(ofAccepted answers: [String]) -> [LocatedFault<ProblemFault>] {
    answers.enumerated().filter { RichText($0.element).isBlank }
      .map { LocatedFault(.emptyAnswer, at: ContentPlace().key("accepted").index($0.offset)) }
  }
}

extension RoughMatcher {
  fileprivate var faultsOfConfusables: [LocatedFault<ProblemFault>] {
    let normalize = normalization.apply(to:)
    let answers = Dictionary(accepted.map { (normalize($0), $0) }) { first, _ in first }
    return confusables.enumerated().compactMap { index, term in
      let place = ContentPlace().key("confusables").index(index)
      if RichText(term).isBlank {
        return LocatedFault(.emptyConfusable, at: place)
      }
      return answers[normalize(term)].map { answer in
        LocatedFault(.acceptedConfusable(term, accepted: answer), at: place)
      }
    }
  }
}

extension AnswerOptions {
  private static let place = ContentPlace().key("options")

  fileprivate var faults: [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    if all.count < 2 {
      faults.append(LocatedFault(.tooFewOptions(all.count), at: Self.place))
    }
    if correct.isEmpty {
      faults.append(LocatedFault(.noCorrectOption, at: Self.place))
    }
    var places: [AnswerOption.ID: ContentPlace] = [:]
    var texts: [[RichText.Run]: AnswerOption.ID] = [:]
    for (index, option) in all.enumerated() {
      let place = Self.place.index(index)
      if RichText(option.id.rawValue).isBlank {
        faults.append(LocatedFault(.emptyIdentifier, at: place.key("id")))
      } else if let first = places.claim(option.id, for: place) {
        let fault = ProblemFault.duplicateIdentifier(option.id.rawValue, first: first)
        faults.append(LocatedFault(fault, at: place.key("id")))
      }
      if option.text.isBlank {
        faults.append(LocatedFault(.emptyOption, at: place.key("text")))
      } else if let first = texts.claim(option.text.comparisonKey, for: option.id) {
        let fault = ProblemFault.equalOptions(first, option.id)
        faults.append(LocatedFault(fault, at: place.key("text")))
      }
    }
    return faults
  }

  fileprivate var faultsOfSingleKey: [LocatedFault<ProblemFault>] {
    let correct = correct.map(\.id)
    return correct.count > 1 ? [LocatedFault(.severalCorrectOptions(correct), at: Self.place)] : []
  }
}

extension RichText {
  /// The same for two texts that look the same but for spacing and the form of quotes.
  fileprivate var comparisonKey: [Run] {
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
