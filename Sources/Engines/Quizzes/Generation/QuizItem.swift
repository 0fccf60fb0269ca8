// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import QuizContent

extension Quiz {
  /// A problem in a quiz: the set it was drawn from, and which parts of it are shown in which
  /// order.
  ///
  /// The order is stored, so that a quiz looks the same when it is resumed.
  public struct Item: Hashable, Sendable {
    /// The problem, with its key.
    public let problem: Problem
    /// The set that the problem directly belongs to.
    public let set: ProblemSet.ID
    /// The title of that set.
    public let setTitle: String
    /// The parts of the problem that are shown, in their order.
    var shown: ShownParts
    /// Further terms that a written answer to this item must not be taken for.
    ///
    /// An item that is drawn from a bank whose ``/QuizContent/ProblemBank/rivals`` are those of the
    /// same set has those of them that could be meant.
    public let terms: [String]
    /// Other terms that a written answer could mean, which the quiz knows.
    private(set) var vocabulary = KnownVocabulary()
    /// Other keys by which responses count while a session is judged by amendments.
    private(set) var furtherKeys: [FurtherKey] = []

    /// The options in display order; empty for a problem without options.
    public var options: [AnswerOption] { shown.options }
    /// The items to put in order, or the right column of a matching problem, in display order;
    /// empty for a problem of another kind.
    public var items: [Problem.Item] { shown.items }
    /// For each gap with options, the options in display order.
    public var gapOptions: [ClozeTask.Gap.ID: [AnswerOption]] { shown.gapOptions }

    /// Creates an item that shows all options in the order of their author.
    ///
    /// Items to be put in order, and the right column of a matching problem, are shuffled, always
    /// alike for a problem of that name.
    public init(_ problem: Problem, set: ProblemSet.ID, setTitle: String) {
      self.init(problem, set: set, setTitle: setTitle, shown: ShownParts(all: problem), terms: [])
    }

    /// Creates an item that shows parts known to be the problem's and to include all that must be
    /// shown.
    init(
      _ problem: Problem,
      set: ProblemSet.ID,
      setTitle: String,
      shown: ShownParts,
      terms: [String]
    ) {
      self.problem = problem
      self.set = set
      self.setTitle = setTitle
      self.shown = shown
      self.terms = terms
    }

    /// Returns the item with other keys by which responses count, too.
    func with(furtherKeys: [FurtherKey]) -> Quiz.Item {
      var item = self
      item.furtherKeys = furtherKeys
      return item
    }

    /// Returns the item with what else a written answer could mean.
    fileprivate func knowing(_ vocabulary: KnownVocabulary) -> Quiz.Item {
      var item = self
      item.vocabulary = vocabulary
      return item
    }
  }
}

/// In JSON an item is an object with `problem`, `set`, `setTitle`, and the names of what is shown
/// as `options`, `items` and `gapOptions`, and `terms`, where there is any.
extension Quiz.Item: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let problem = record.field("problem", \.problem)
    let set = record.field("set", \.set)
    let setTitle = record.field("setTitle", \.setTitle)
    let options = record.field("options", \.optionNames, default: [])
    let items = record.field("items", \.itemNames, default: [])
    let gapOptions = record.field("gapOptions", \.gapOptionNames, default: [:])
    let terms = record.field("terms", \.terms, default: [])
    if let kind = problem.value?.kind, let options = options.value, let items = items.value,
      let gapOptions = gapOptions.value
    {
      record.note(kind.faults(ofOptions: options, at: ContentPlace().key("options")))
      record.note(kind.faults(ofItems: items))
      record.note(kind.faults(ofGapOptions: gapOptions))
    }
    let shown = try problem().kind.shown(
      options: options(),
      items: items(),
      gapOptions: gapOptions()
    )
    return try Quiz.Item(
      problem(),
      set: set(),
      setTitle: setTitle(),
      shown: shown,
      terms: terms()
    )
  }

  private var optionNames: [AnswerOption.ID] { options.map(\.id) }
  private var itemNames: [Problem.Item.ID] { items.map(\.id) }
  private var gapOptionNames: [ClozeTask.Gap.ID: [AnswerOption.ID]] {
    gapOptions.mapValues { $0.map(\.id) }
  }
}

extension [Quiz.Item] {
  /// Returns the items with all that a written answer to each of them could mean.
  func knowing(
    _ terms: [String],
    rivals: ProblemBank.Rivals,
    _ lexicon: Lexicon
  ) -> [Quiz.Item] {
    guard contains(where: { !$0.problem.kind.roughMatchers.isEmpty }) else { return self }
    // Items that are judged by the same vocabulary share it.
    var known: [ProblemSet.ID?: KnownVocabulary] = [:]
    return map { item in
      let set = rivals == .set ? item.set : nil
      let vocabulary =
        known[set]
        ?? {
          let others = rivals == .none ? [] : filter { set == nil || $0.set == set }
          let own = others.map(\.problem).vocabulary(with: terms)
          return KnownVocabulary((own.isEmpty ? Lexicon(terms: terms) : own).adding(lexicon))
        }()
      known[set] = vocabulary
      guard !item.terms.isEmpty else { return item.knowing(vocabulary) }
      return item.knowing(KnownVocabulary(vocabulary.lexicon.adding(terms: item.terms)))
    }
  }
}

extension ProblemKind {
  /// The parts that are shown, by names that are without fault.
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
    for gap in gaps {
      parts.gapOptions[gap.id] = gap.kind.options.map { options in
        (gapOptions[gap.id] ?? []).compactMap { options[id: $0] }
      }
    }
    return parts
  }

  /// The faults of showing these options.
  fileprivate func faults(
    ofOptions shown: [AnswerOption.ID],
    at place: ContentPlace
  ) -> [LocatedFault<ProblemFault>] {
    var unused = Set(options?.all.map(\.id) ?? [])
    var faults: [LocatedFault<ProblemFault>] = []
    for (index, option) in shown.enumerated() where unused.remove(option) == nil {
      faults.append(LocatedFault(.options(.unknown(option)), at: place.index(index)))
    }
    if options != nil, shown.count < 2 {
      faults.append(LocatedFault(.options(.tooFew(shown.count)), at: place))
    }
    for option in options?.correct ?? [] where unused.contains(option.id) {
      faults.append(LocatedFault(.options(.missingCorrect(option.id)), at: place))
    }
    return faults
  }

  /// The faults of showing these items.
  fileprivate func faults(ofItems shown: [Problem.Item.ID]) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("items")
    var unused = Set(items.map(\.id))
    var faults: [LocatedFault<ProblemFault>] = []
    for (index, item) in shown.enumerated() where unused.remove(item) == nil {
      faults.append(LocatedFault(.items(.unknown(item)), at: place.index(index)))
    }
    for item in items where unused.contains(item.id) {
      faults.append(LocatedFault(.items(.missing(item.id)), at: place))
    }
    return faults
  }

  /// The faults of showing these options of gaps.
  fileprivate func faults(
    ofGapOptions shown: [ClozeTask.Gap.ID: [AnswerOption.ID]]
  ) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("gapOptions")
    let gaps = gaps.filter { $0.kind.options != nil }
    let known = Set(gaps.map(\.id))
    let faults = shown.keys.sorted().filter { !known.contains($0) }.map { gap in
      LocatedFault(ProblemFault.Reason.cloze(.gapWithoutOptions(gap)), at: place.key(gap.rawValue))
    }
    return faults
      + gaps.flatMap { gap in
        gap.kind.faults(ofOptions: shown[gap.id] ?? [], at: place.key(gap.id.rawValue))
      }
  }
}

/// The parts of a problem that a quiz shows, in their order.
struct ShownParts: Hashable, Sendable {
  /// The options of the problem.
  var options: [AnswerOption] = []
  /// The items to be put in order, or the right column.
  var items: [Problem.Item] = []
  /// The options of each gap that has some.
  var gapOptions: [ClozeTask.Gap.ID: [AnswerOption]] = [:]

  /// Creates the parts of a hand-made item: all options in the order of their author.
  ///
  /// The order of items is the key, so they are shuffled, always alike for a problem of that name.
  init(all problem: Problem) {
    options = problem.kind.options?.all ?? []
    var generator = SeededGenerator(seed: problem.id.rawValue.utf8.digest)
    items = problem.kind.drawItems(using: &generator)
    gapOptions = Dictionary(
      problem.kind.gaps.compactMap { gap in gap.kind.options.map { (gap.id, $0.all) } }
    ) { first, _ in first }
  }

  /// Draws what is shown.
  ///
  /// A problem without items and gaps takes from the generator what it took before there were any,
  /// so that quizzes of old banks stay the same.
  init(
    of problem: Problem,
    within limit: Blueprint.OptionLimit,
    using generator: inout some RandomNumberGenerator
  ) {
    options = problem.kind.options.map { limit.draw(from: $0, using: &generator) } ?? []
    items = problem.kind.drawItems(using: &generator)
    for gap in problem.kind.gaps {
      gapOptions[gap.id] = gap.kind.options.map { limit.draw(from: $0, using: &generator) }
    }
  }

  /// Creates parts known to be those of a problem.
  init(
    options: [AnswerOption],
    items: [Problem.Item],
    gapOptions: [ClozeTask.Gap.ID: [AnswerOption]]
  ) {
    self.options = options
    self.items = items
    self.gapOptions = gapOptions
  }
}

extension ProblemKind {
  /// The items in random order, which for items to be put in order is not the right one, unless
  /// the wrong ones would show it.
  fileprivate func drawItems(
    using generator: inout some RandomNumberGenerator
  ) -> [Problem.Item] {
    guard let task = quizTask, !task.shuffledItems.isEmpty else { return [] }
    var shuffled = generator.shuffled(task.shuffledItems)
    // Each wrong order is as likely as another one. They are drawn from a copy, so that what is
    // drawn after them is as it was.
    var further = generator
    for _ in 0..<64 where task.isSolved(by: shuffled) {
      shuffled = further.shuffled(task.shuffledItems)
    }
    return task.isSolved(by: shuffled) ? shuffled.reversed() : shuffled
  }
}
