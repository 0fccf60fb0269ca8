/// The labels of a pin, made ready to be compared with answers.
struct LabelTarget: Sendable {
  struct Term: Sendable {
    let label: PinLabel
    let forms: TermForms
    let isAccepted: Bool
    let isPreferred: Bool
    let isOtherLanguage: Bool
  }

  let pin: Pin.ID
  /// The labels, those in the learner's language first.
  let terms: [Term]
  /// All names of the structure, also those in languages that do not count.
  let keys: Set<String>
  let orderedKeys: [String]
  /// The words of all names.
  let words: Set<String>

  init(_ pin: Pin, language: String, policy: MatchingPolicy) {
    self.pin = pin.id
    let list = pin.terms
    var own = list.terms(in: language)
    if own.isEmpty, let correction = pin.labels.first {
      own = list.terms(in: correction.language.rawValue)
    }
    var preferredIn: Set<LanguageTag> = []
    let ownIDs = Set(own.map(\.id))
    terms = (own + pin.labels.filter { !ownIDs.contains($0.id) }).map { label in
      let isOwn = ownIDs.contains(label.id)
      let isAccepted =
        switch policy.languages {
        case .learner: isOwn
        case .learnerAndLatin: isOwn || label.language.isLatin
        case .all: true
        }
      return Term(
        label: label,
        forms: TermForms(label.text, isLatin: label.language.isLatin),
        isAccepted: isAccepted,
        isPreferred: isOwn
          ? label.id == own.first?.id : preferredIn.insert(label.language).inserted,
        isOtherLanguage: !isOwn
      )
    }
    orderedKeys = terms.flatMap(\.forms.keys).unrepeated
    keys = Set(orderedKeys)
    words = Set(orderedKeys.flatMap(TermText.words(of:)))
  }

  /// The accepted terms with a property, in order.
  func matches(_ isMatch: (Term) -> Bool) -> [Term] {
    terms.filter { $0.isAccepted && isMatch($0) }
  }

  /// The match with the first term of some, or nil when there are none.
  func best(_ found: [Term], _ layer: MatchLayer) -> LabelMatch? {
    found.first.map { match($0, [layer]) }
  }

  func match(
    _ term: Term,
    _ layers: [MatchLayer],
    isAbbreviated: Bool = false,
    _ edits: Int = 0
  ) -> LabelMatch {
    var layers = Set(layers)
    if isAbbreviated { layers.insert(.abbreviation) }
    if !term.isPreferred { layers.insert(.synonym) }
    if term.isOtherLanguage { layers.insert(.otherLanguage) }
    return LabelMatch(label: term.label, layers: layers.sorted(), edits: edits)
  }
}

/// An answer in all the forms in which it may be meant.
struct AnswerReading {
  let text: String
  let forms: TermForms
  let keys: [String]

  var isAbbreviated: Bool { forms.standard != forms.expanded }

  /// Whether the answer is a label of a pin but for a contrary word, and whether that is left for right.
  func contrary(of target: LabelTarget) -> (isContrary: Bool, isOtherSide: Bool) {
    let readings = keys.prefix(NearSpelling.mostReadings)
    let found = target.orderedKeys.flatMap { expected in
      readings.compactMap { ContraryWords.contrary($0, of: expected) }
    }
    return (!found.isEmpty, found.contains(where: \.isOtherSide))
  }

  func otherNumber(than target: LabelTarget) -> LabelMismatch.OtherNumber? {
    for expected in target.orderedKeys {
      for key in keys.prefix(NearSpelling.mostReadings) {
        if NumberForms.isPlural(key, of: expected) { return .pluralForSingular }
        if NumberForms.isPlural(expected, of: key) { return .singularForPlural }
      }
    }
    return nil
  }
}
