internal import AnswerMatching
internal import LudusCore
internal import MathAnswers
internal import Quizzes

extension BankCheck {
  /// Keys that mean nothing where they stand.
  func unknownKeys(of draft: DraftBank) -> [BankCheck.Finding] {
    var search = KeySearch()
    search.check(draft.value, KnownKeys.bank, at: ContentPlace())
    for set in draft.sets { search.check(set.value, KnownKeys.set, at: set.place) }
    for problem in draft.problems {
      search.visit(problem: problem.value, KnownKeys.problems, at: problem.place)
    }
    for template in draft.templates { search.visit(template: template.value, at: template.place) }
    return search.findings
  }
}

/// The keys that are read from the objects of a bank's JSON, as the types that read them name them.
enum KnownKeys {
  static let bank = names(of: ProblemBank.Key.self)
  static let set = names(of: ProblemSet.Key.self)
  static let problems = byKind { names(of: Problem.Key.self) + names(of: $0) }
  static let gaps = byKind { names(of: ClozeTask.Gap.Key.self) + names(of: $0) }
  static let templates = byKind { kind in
    let keys = InlineTemplateKey.keys(of: kind).map(\.rawValue)
    return keys.isEmpty ? [] : names(of: ProblemTemplate.Key.self) + keys
  }
  static let hint = names(of: Problem.Hint.Key.self)
  static let option = names(of: AnswerOption.Key.self)
  static let item = names(of: Problem.Item.CodingKeys.self)
  static let orderedItem = names(of: OrderingTask.Entry.Key.self)
  static let criterion = names(of: Rubric.Criterion.Key.self)
  static let level = names(of: Rubric.Level.CodingKeys.self)
  static let variable = names(of: ProblemTemplate.Variable.Key.self)
  static let formula = names(of: ProblemTemplate.Formula.Key.self)

  private static func names<Key: RawRepresentable<String> & CaseIterable>(
    of keys: Key.Type
  ) -> [String] {
    keys.allCases.map(\.rawValue)
  }

  private static func byKind(
    _ names: (ProblemKind.Name) -> [String]
  ) -> [ProblemKind.Name: [String]] {
    Dictionary(uniqueKeysWithValues: ProblemKind.Name.allCases.map { ($0, names($0)) })
  }

  /// The keys of a kind, beside those of every problem or gap.
  private static func names(of kind: ProblemKind.Name) -> [String] {
    let kindKey = InlineKind.Key.kind.rawValue
    return switch kind {
    case .multipleChoice, .checkAll: names(of: InlineKind.Key.self)
    case .exactMatch: [kindKey, "accepted", "ignoresCase", "normalization"]
    case .roughMatch:
      [
        kindKey, "accepted", "confusables", "language", "ignoresCase", "ignoresDiacritics",
        "acceptsInflections",
      ]
    case .numeric:
      [
        kindKey, "accepted", "tolerance", "units", "decimalSeparator", "requiring",
        "allowsCalculation",
      ]
    case .algebraic:
      [kindKey, "accepted", "form", "variables", "functions", "decimalSeparator", "seed"]
    case .ordering: [kindKey] + names(of: OrderingTask.Key.self)
    case .matching: [kindKey] + names(of: MatchingTask.Key.self)
    case .cloze: [kindKey] + names(of: ClozeTask.Key.self)
    case .openResponse: [kindKey] + names(of: OpenResponseTask.Key.self)
    }
  }
}

/// Goes through a bank and gathers keys that are not known.
private struct KeySearch {
  private(set) var findings: [BankCheck.Finding] = []

  mutating func visit(
    problem value: DraftValue,
    _ known: [ProblemKind.Name: [String]],
    at place: ContentPlace
  ) {
    // Of a kind that there is not no key is known.
    guard let kind = Self.kind(of: value), let keys = known[kind] else { return }
    check(value, keys, at: place)
    visitParts(of: value, at: place)
    let item = kind == .ordering ? KnownKeys.orderedItem : KnownKeys.item
    check(value.elements("items", at: place), item)
    for side in ["left", "right"] { check(value.elements(side, at: place), KnownKeys.item) }
    let criteria = value.elements("rubric", at: place)
    check(criteria, KnownKeys.criterion)
    for (criterion, place) in criteria {
      check(criterion.elements("levels", at: place), KnownKeys.level)
    }
    for (gap, place) in value.elements("gaps", at: place) {
      visit(problem: gap, KnownKeys.gaps, at: place)
    }
  }

  mutating func visit(template value: DraftValue, at place: ContentPlace) {
    guard let keys = Self.kind(of: value).flatMap({ KnownKeys.templates[$0] }), !keys.isEmpty
    else { return }
    check(value, keys, at: place)
    visitParts(of: value, at: place)
    check(value.elements("variables", at: place), KnownKeys.variable)
    check(value.elements("formulas", at: place), KnownKeys.formula)
  }

  private static func kind(of value: DraftValue) -> ProblemKind.Name? {
    value["kind"]?.string.flatMap(ProblemKind.Name.init)
  }

  /// What problems and templates have alike.
  private mutating func visitParts(of value: DraftValue, at place: ContentPlace) {
    check(value.elements("hints", at: place), KnownKeys.hint)
    check(value.elements("options", at: place), KnownKeys.option)
  }

  private mutating func check(
    _ elements: [(value: DraftValue, place: ContentPlace)],
    _ known: [String]
  ) {
    for (value, place) in elements { check(value, known, at: place) }
  }

  mutating func check(_ value: DraftValue, _ known: [String], at place: ContentPlace) {
    for key in value.keys where !known.contains(key) {
      // Half of the letters may be wrong for a key to be meant.
      let nearest = known.map { ($0, EditMetric.optimalStringAlignment.distance(key, $0)) }
        .min { $0.1 < $1.1 }
      let meant = nearest.flatMap { $0.1 * 2 <= max(key.count, $0.0.count) ? $0.0 : nil }
      let remedy = meant.map { "write \"\($0)\" if that is meant" } ?? "remove it"
      findings.append(
        BankCheck.Finding(
          .unknownKey,
          at: place.key(key),
          "the key \"\(key)\" means nothing here and is passed over; \(remedy)"
        )
      )
    }
  }
}
