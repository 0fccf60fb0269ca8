internal import AnswerMatching
internal import LudusCore

extension BankCheck {
  /// Keys that mean nothing where they stand.
  func unknownKeys(of draft: DraftBank) -> [BankFinding] {
    var search = KeySearch()
    search.visit(draft.value, .bank, at: ContentPlace())
    for set in draft.sets { search.visit(set.value, .set, at: set.place) }
    for problem in draft.problems {
      search.visit(problem: problem.value, .problem, at: problem.place)
    }
    for template in draft.templates { search.visit(template: template.value, at: template.place) }
    return search.findings
  }
}

/// The objects of a bank's JSON whose keys are known.
private enum KnownKeys {
  case bank, set, problem, gap, hint, option, item, orderedItem, criterion, level, variable, formula
  case template

  var keys: [String] {
    switch self {
    case .bank: ["version", "id", "title", "language", "sets"]
    case .set: ["id", "title", "problems", "sets", "templates"]
    case .problem:
      ["id", "kind", "prompt", "points", "explanation", "hints", "tags", "origin", "source"]
    case .gap: ["id", "kind", "weight"]
    case .hint: ["text", "penalty"]
    case .option: ["id", "text", "correct", "feedback", "weight", "role"]
    case .item: ["id", "text"]
    case .orderedItem: ["id", "text", "after"]
    case .criterion: ["id", "text", "levels"]
    case .level: ["id", "text", "points"]
    case .variable: ["name", "from", "through", "step", "numbers", "texts", "with", "style"]
    case .formula: ["name", "formula", "style"]
    case .template:
      KnownKeys.problem.keys + [
        "variables", "formulas", "constraints", "decimalSeparator", "variantsPerQuiz",
      ]
    }
  }

  /// The keys of a kind, beside those of every problem or gap.
  static func keys(of kind: ProblemKind.Name) -> [String] {
    switch kind {
    case .multipleChoice, .checkAll: ["options", "shuffleOptions", "grading"]
    case .exactMatch: ["accepted", "caseSensitive", "normalization"]
    case .roughMatch:
      ["accepted", "confusables", "language", "caseSensitive", "foldDiacritics", "inflections"]
    case .numeric:
      ["accepted", "tolerance", "units", "decimalSeparator", "requiring", "allowsCalculation"]
    case .algebraic: ["accepted", "form", "variables", "functions", "decimalSeparator", "seed"]
    case .ordering: ["items", "grading"]
    case .matching: ["left", "right", "pairs", "sharesRight", "grading"]
    case .cloze: ["text", "gaps", "grading"]
    case .openResponse: ["minimumWords", "maximumWords", "rubric", "sampleAnswer"]
    }
  }

  /// The keys of the kind of a template.
  static func keys(ofTemplate kind: String?) -> [String]? {
    switch kind.flatMap(ProblemKind.Name.init) {
    case .numeric: ["answer", "unit", "tolerance", "units", "requiring", "allowsCalculation"]
    case .algebraic: ["answer", "form", "letters"]
    case .multipleChoice: keys(of: .multipleChoice)
    default: nil
    }
  }
}

/// Goes through a bank and gathers keys that are not known.
private struct KeySearch {
  private(set) var findings: [BankFinding] = []

  mutating func visit(_ value: DraftValue, _ known: KnownKeys, at place: ContentPlace) {
    check(value, known.keys, at: place)
  }

  mutating func visit(problem value: DraftValue, _ known: KnownKeys, at place: ContentPlace) {
    // Of a kind that there is not no key is known.
    guard let kind = value["kind"]?.string.flatMap(ProblemKind.Name.init) else { return }
    check(value, known.keys + KnownKeys.keys(of: kind), at: place)
    visitParts(of: value, at: place)
    let isOrdering = kind == .ordering
    visit(value.elements("items", at: place), isOrdering ? .orderedItem : .item)
    for side in ["left", "right"] { visit(value.elements(side, at: place), .item) }
    let criteria = value.elements("rubric", at: place)
    visit(criteria, .criterion)
    for (criterion, place) in criteria { visit(criterion.elements("levels", at: place), .level) }
    for (gap, place) in value.elements("gaps", at: place) { visit(problem: gap, .gap, at: place) }
  }

  mutating func visit(template value: DraftValue, at place: ContentPlace) {
    guard let keys = KnownKeys.keys(ofTemplate: value["kind"]?.string) else { return }
    check(value, KnownKeys.template.keys + keys, at: place)
    visitParts(of: value, at: place)
    visit(value.elements("variables", at: place), .variable)
    visit(value.elements("formulas", at: place), .formula)
  }

  /// What problems and templates have alike.
  private mutating func visitParts(of value: DraftValue, at place: ContentPlace) {
    visit(value.elements("hints", at: place), .hint)
    visit(value.elements("options", at: place), .option)
  }

  private mutating func visit(
    _ elements: [(value: DraftValue, place: ContentPlace)],
    _ known: KnownKeys
  ) {
    for (value, place) in elements { visit(value, known, at: place) }
  }

  private mutating func check(_ value: DraftValue, _ known: [String], at place: ContentPlace) {
    for key in value.keys where !known.contains(key) {
      // Half of the letters may be wrong for a key to be meant.
      let nearest = known.map { ($0, EditMetric.optimalStringAlignment.distance(key, $0)) }
        .min { $0.1 < $1.1 }
      let meant = nearest.flatMap { $0.1 * 2 <= max(key.count, $0.0.count) ? $0.0 : nil }
      let remedy = meant.map { "write \"\($0)\" if that is meant" } ?? "remove it"
      findings.append(
        BankFinding(
          .unknownKey,
          at: place.key(key),
          "the key \"\(key)\" means nothing here and is passed over; \(remedy)"
        )
      )
    }
  }
}
