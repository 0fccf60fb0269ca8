import PinLabels

/// What a learner is told about an answer for a pin, in a sentence.
struct LabelVerdictText {
  let sentence: String

  init(_ verdict: LabelVerdict) {
    sentence =
      switch verdict {
      case .unanswered: "There is no answer."
      case .right(let match): Self.sentence(match)
      case .wrong(let mismatch): Self.sentence(mismatch)
      }
  }

  private static func sentence(_ match: LabelMatch) -> String {
    let parts = match.layers.map { layer in
      switch layer {
      case .exact: "to the letter"
      case .normalized: "but for case, marks or punctuation"
      case .variant: "in another spelling"
      case .abbreviation: "with an abbreviation"
      case .synonym: "by another name"
      case .otherLanguage: "in another language"
      case .wordOrder: "in another order of words"
      case .nearSpelling: "with \(Count(match.edits, "misspelled letter"))"
      }
    }
    return "Right, \(parts.joined(separator: ", "))."
  }

  private static func sentence(_ mismatch: LabelMismatch) -> String {
    switch mismatch.reason {
    case .different: "This is no name of the structure."
    case .anotherTerm:
      mismatch.otherPins.isEmpty
        ? "This is the name of another structure."
        : "This is the name of \(names(of: mismatch.otherPins))."
    case .otherLanguage: "This is a name of the structure in a language that does not count."
    case .ambiguous: "This is misspelled, and another name is as near."
    case .anotherWord: "A word of it is another one."
    case .contrary: "A word of it is the contrary of the right one."
    case .tooLong: "This is longer than any name."
    }
  }

  private static func names(of pins: [Pin.ID]) -> String {
    pins.map { "“\($0.rawValue.onOneLine)”" }.joined(separator: ", ")
  }
}

extension PinDiagnosis {
  /// What a learner is told about the way the answer errs; nil where the verdict says it already.
  func sentence(_ name: (Pin.ID) -> String) -> String? {
    switch self {
    case .swapped(let pin): "You exchanged it with \(name(pin))."
    case .cycle(let pins):
      "You moved around the names of \(pins.map(name).joined(separator: ", "))."
    case .labelOf(let pin): "That is \(name(pin))."
    case .wrongSide: "That is the other side."
    case .partForWhole(let pin): "That is only a part of it: \(name(pin))."
    case .wholeForPart(let pin): "That is the whole of which it is a part: \(name(pin))."
    case .pluralForSingular: "That means several, and this is one."
    case .singularForPlural: "That means one, and these are several."
    case .duplicate(let pin): "You wrote the same for \(name(pin))."
    case .empty: nil
    }
  }
}
