internal import LudusCore

extension Quiz.Item: Codable {
  private enum Key: String, CodingKey {
    case problem, set, setTitle, options, items, gapOptions
  }

  /// Reads an item.
  ///
  /// - Throws: `ContentError` when something shown is not the problem's or is shown twice, or when a right
  ///   option or an item is left out.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let problem = reader.read(Problem.self, at: .problem)
    let set = reader.read(ProblemSet.ID.self, at: .set)
    let setTitle = reader.read(String.self, at: .setTitle)
    let options = reader.read([AnswerOption.ID].self, at: .options, default: [])
    let items = reader.read([Problem.Item.ID].self, at: .items, default: [])
    let gapOptions = reader.read(
      [ClozeTask.Gap.ID: [AnswerOption.ID]].self,
      at: .gapOptions,
      default: [:]
    )
    if let problem, let options, let items, let gapOptions {
      reader.note(problem.kind.faults(ofOptions: options, at: ContentPlace().key("options")))
      reader.note(problem.kind.faults(ofItems: items))
      reader.note(problem.kind.faults(ofGapOptions: gapOptions))
    }
    guard reader.isFaultless, let problem, let set, let setTitle, let options, let items,
      let gapOptions
    else { throw reader.error }
    let shown = problem.kind.shown(options: options, items: items, gapOptions: gapOptions)
    self.init(problem, set: set, setTitle: setTitle, shown: shown)
  }

  /// Writes the item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(problem, forKey: .problem)
    try container.encode(set, forKey: .set)
    try container.encode(setTitle, forKey: .setTitle)
    if !options.isEmpty {
      try container.encode(options.map(\.id), forKey: .options)
    }
    if !items.isEmpty {
      try container.encode(items.map(\.id), forKey: .items)
    }
    if !gapOptions.isEmpty {
      try container.encode(gapOptions.mapValues { $0.map(\.id) }, forKey: .gapOptions)
    }
  }
}

extension ProblemKind {
  /// What is shown, by names that are without fault.
  fileprivate func shown(
    options: [AnswerOption.ID],
    items: [Problem.Item.ID],
    gapOptions: [ClozeTask.Gap.ID: [AnswerOption.ID]]
  ) -> ShownParts {
    let known = Dictionary(self.items.map { ($0.id, $0) }) { first, _ in first }
    var parts = ShownParts(
      options: options.compactMap { self.options?[id: $0] },
      items: items.compactMap { known[$0] },
      gapOptions: [:]
    )
    if case .cloze(let task) = self {
      for gap in task.gaps {
        parts.gapOptions[gap.id] = gap.kind.options.map { options in
          (gapOptions[gap.id] ?? []).compactMap { options[id: $0] }
        }
      }
    }
    return parts
  }

  /// What is wrong with showing these options.
  fileprivate func faults(
    ofOptions shown: [AnswerOption.ID],
    at place: ContentPlace
  ) -> [LocatedFault<ProblemFault>] {
    var unused = Set(options?.all.map(\.id) ?? [])
    var faults: [LocatedFault<ProblemFault>] = []
    for (index, option) in shown.enumerated() where unused.remove(option) == nil {
      faults.append(LocatedFault(.unknownOption(option), at: place.index(index)))
    }
    if options != nil, shown.count < 2 {
      faults.append(LocatedFault(.tooFewOptions(shown.count), at: place))
    }
    for option in options?.correct ?? [] where unused.contains(option.id) {
      faults.append(LocatedFault(.missingCorrectOption(option.id), at: place))
    }
    return faults
  }

  /// What is wrong with showing these items.
  fileprivate func faults(ofItems shown: [Problem.Item.ID]) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("items")
    var unused = Set(items.map(\.id))
    var faults: [LocatedFault<ProblemFault>] = []
    for (index, item) in shown.enumerated() where unused.remove(item) == nil {
      faults.append(LocatedFault(.unknownItem(item), at: place.index(index)))
    }
    for item in items where unused.contains(item.id) {
      faults.append(LocatedFault(.missingItem(item.id), at: place))
    }
    return faults
  }

  /// What is wrong with showing these options of gaps.
  fileprivate func faults(
    ofGapOptions shown: [ClozeTask.Gap.ID: [AnswerOption.ID]]
  ) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("gapOptions")
    var gaps: [ClozeTask.Gap] = []
    if case .cloze(let task) = self {
      gaps = task.gaps.filter { $0.kind.options != nil }
    }
    let known = Set(gaps.map(\.id))
    let faults = shown.keys.sorted().filter { !known.contains($0) }.map { gap in
      LocatedFault(ProblemFault.gapWithoutOptions(gap), at: place.key(gap.rawValue))
    }
    return faults
      + gaps.flatMap { gap in
        gap.kind.faults(ofOptions: shown[gap.id] ?? [], at: place.key(gap.id.rawValue))
      }
  }
}
