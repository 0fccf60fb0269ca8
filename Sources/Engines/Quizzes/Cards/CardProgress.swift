// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// The place of each card of a bank: its rules, its place in the order, and its siblings.
struct CardIndex: Sendable {
  /// The place of a card.
  struct Place: Sendable {
    let deck: Int
    let offset: Int
    /// The number of the siblings that it belongs to; nil when it has none.
    let siblings: Int?
  }

  /// The rules of the plan, those of what has no preset first.
  let rules: [StudyRules]
  private(set) var places: [Problem.ID: Place] = [:]
  /// The cards in the order of the bank.
  private(set) var cards: [Problem.ID] = []

  init(of bank: ProblemBank, by plan: StudyPlan) {
    let presets = plan.presets.keys.sorted().filter { bank.set($0) != nil }
    rules = [plan.standard] + presets.compactMap { plan.presets[$0] }
    var decks: [ProblemSet.ID: Int] = [:]
    for (index, set) in presets.enumerated() { decks[set] = index + 1 }
    var groups: [Group: Int] = [:]
    for set in bank.sets { add(set, deck: 0, decks, &groups, bank) }
  }

  /// The thing that siblings have in common.
  private struct Group: Hashable {
    let deck: Int
    let name: String
  }

  private mutating func add(
    _ set: ProblemSet,
    deck outer: Int,
    _ decks: [ProblemSet.ID: Int],
    _ groups: inout [Group: Int],
    _ bank: ProblemBank
  ) {
    let deck = decks[set.id] ?? outer
    for problem in set.problems {
      let name = Self.group(of: problem, in: set, rules[deck].siblings, bank)
      var siblings: Int?
      if let name {
        let group = Group(deck: deck, name: name)
        siblings = groups[group] ?? groups.count
        groups[group] = siblings
      }
      places[problem.id] = Place(deck: deck, offset: cards.count, siblings: siblings)
      cards.append(problem.id)
    }
    for inner in set.sets { add(inner, deck: deck, decks, &groups, bank) }
  }

  private static func group(
    of problem: Problem,
    in set: ProblemSet,
    _ siblings: StudyRules.Siblings,
    _ bank: ProblemBank
  ) -> String? {
    switch siblings {
    case .none: nil
    case .ofSet: set.id.rawValue
    case .ofTag(let prefix): problem.tags.first { $0.hasPrefix(prefix) }
    case .ofNote: note(of: problem.id, in: bank)
    }
  }

  /// The note of a card: its name without the number of a further template.
  ///
  /// Only what is itself a card has further templates, so that "acids-2" and "acids-3" are siblings
  /// of each other when there is a card "acids".
  private static func note(of problem: Problem.ID, in bank: ProblemBank) -> String {
    let name = problem.rawValue
    guard let dash = name.lastIndex(of: "-") else { return name }
    let number = name[name.index(after: dash)...]
    let first = String(name[..<dash])
    guard let ordinal = Int(number), ordinal > 1, "\(ordinal)" == number,
      bank.problem(Problem.ID(first)) != nil
    else { return name }
    return first
  }
}

/// A learner's progress with the cards of a bank.
struct CardProgress: Sendable {
  /// The facts about a card besides its memory.
  private struct State: Sendable {
    var lapses = 0
    var leechAt: Date?
    /// The day of its last answer.
    var lastDay: Int?
  }

  /// The marks of a card, taken together.
  private struct Marked: Sendable {
    var isSuspended = false
    var resumedAt: Date?
    var isBuried = false
    var buryingDay: Int?
  }

  /// A day of the cards under the same rules.
  private struct DeckDay: Hashable {
    let deck: Int
    let day: Int
  }

  let index: CardIndex
  let days: ZonedDays
  private var decks: [ScheduledProblems] = []
  private var states: [Problem.ID: State] = [:]
  private var marked: [Problem.ID: Marked] = [:]
  private var tallies: [DeckDay: StudyQueue.Counts] = [:]

  init(_ index: CardIndex, days: ZonedDays) {
    self.index = index
    self.days = days
  }

  /// Goes through everything from the beginning.
  mutating func replay(_ log: AnswerLog, _ marks: CardMarks, of learner: Learner.ID) {
    decks = index.rules.map { ScheduledProblems($0.spacing, days) }
    (states, marked, tallies) = ([:], [:], [:])
    var carried: [(date: Date, memory: CarriedMemory)] = []
    for mark in marks.marks where mark.learner == learner && index.places[mark.problem] != nil {
      if case .carried(let memory) = mark.kind {
        carried.append((mark.date, memory))
      } else {
        take(mark)
      }
    }
    var rest = carried[...]
    for record in log.records where record.learner == learner {
      while let first = rest.first, first.date <= record.date {
        carry(first.memory)
        rest.removeFirst()
      }
      take(record)
    }
    for (_, memory) in rest { carry(memory) }
  }

  private mutating func take(_ mark: CardMarks.Mark) {
    var known = marked[mark.problem] ?? Marked()
    switch mark.kind {
    case .suspended: known.isSuspended = true
    case .resumed: (known.isSuspended, known.resumedAt) = (false, mark.date)
    case .buried, .unburied:
      (known.isBuried, known.buryingDay) = (mark.kind == .buried, day(of: mark.date).number)
    case .carried: break
    }
    marked[mark.problem] = known
  }

  private mutating func carry(_ memory: CarriedMemory) {
    guard let place = index.places[memory.problem] else { return }
    decks[place.deck].carry(memory)
    states[memory.problem, default: State()].lapses = memory.lapses
  }

  /// Takes an answer, later than those before.
  mutating func take(_ record: AnswerLog.Record) {
    let problem = record.problem
    guard let place = index.places[problem] else { return }
    let rules = index.rules[place.deck]
    let kind = Self.kind(of: decks[place.deck].entry(of: problem))
    decks[place.deck].take(record, as: problem)
    let day = day(of: record.date).number
    tallies[DeckDay(deck: place.deck, day: day), default: StudyQueue.Counts()].add(kind)
    var state = states[problem] ?? State()
    state.lastDay = day
    if kind == .review, rules.spacing.isForgotten(record) {
      state.lapses += 1
      if let first = rules.leechAfter, state.lapses >= first,
        (state.lapses - first) % ((first + 1) / 2) == 0
      {
        state.leechAt = record.date
      }
    }
    states[problem] = state
  }

  private static func kind(of entry: ReviewSchedule.Entry?) -> StudyQueue.Card.Kind {
    guard let entry else { return .new }
    return entry.memory?.step == nil ? .review : .learning
  }

  // MARK: Questions

  func day(of date: Date) -> CalendarDay { days.day(of: date) }

  func done(at date: Date) -> StudyQueue.Counts {
    let day = day(of: date).number
    return index.rules.indices.reduce(into: StudyQueue.Counts()) { sum, deck in
      guard let tally = tallies[DeckDay(deck: deck, day: day)] else { return }
      sum.new += tally.new
      sum.learning += tally.learning
      sum.reviews += tally.reviews
    }
  }

  func isLeech(_ problem: Problem.ID) -> Bool {
    guard let date = states[problem]?.leechAt else { return false }
    return marked[problem]?.resumedAt.map { $0 < date } ?? true
  }

  func isSuspended(_ problem: Problem.ID) -> Bool {
    guard let place = index.places[problem] else { return false }
    if marked[problem]?.isSuspended == true { return true }
    return index.rules[place.deck].leeches == .suspended && isLeech(problem)
  }

  func isBuried(_ problem: Problem.ID, on day: CalendarDay) -> Bool {
    guard let known = marked[problem] else { return false }
    return known.isBuried && known.buryingDay == day.number
  }

  func dues(of problem: Problem.ID, at date: Date) -> [SpacedReview.MemoryModel.Rating: Date] {
    guard let place = index.places[problem], date.milliseconds != nil else { return [:] }
    var schedule = decks[place.deck]
    var dues: [SpacedReview.MemoryModel.Rating: Date] = [:]
    for rating in SpacedReview.MemoryModel.Rating.allCases {
      dues[rating] = schedule.preview(problem, rating, at: date)?.due
    }
    return dues
  }

  /// A card as it stands on a day, siblings and limits aside; nil when it is not shown.
  func card(_ problem: Problem.ID, on day: CalendarDay) -> StudyQueue.Card? {
    guard let place = index.places[problem] else { return nil }
    return card(problem, place, days.interval(of: day).upperBound, day)
  }

  private func card(
    _ problem: Problem.ID,
    _ place: CardIndex.Place,
    _ end: Date,
    _ day: CalendarDay
  ) -> StudyQueue.Card? {
    let entry = decks[place.deck].entry(of: problem)
    if let entry, entry.due >= end { return nil }
    guard !isSuspended(problem), !isBuried(problem, on: day) else { return nil }
    return StudyQueue.Card(
      problem: problem,
      kind: Self.kind(of: entry),
      due: entry?.due,
      memory: entry?.memory,
      box: entry?.box,
      lapses: states[problem]?.lapses ?? 0,
      isLeech: isLeech(problem)
    )
  }
}

// MARK: - The cards of a day

extension CardProgress {
  /// The cards that are left on the day of a date.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cards.
  func agenda(at date: Date) -> StudyQueue.Agenda {
    let day = day(of: date)
    let interval = days.interval(of: day)
    var cards = StudyQueue.Agenda()
    // The card that a day shows of siblings is the one that was answered, if there is one.
    var claims: [Int: Problem.ID] = [:]
    for problem in index.cards {
      guard let place = index.places[problem] else { continue }
      if let siblings = place.siblings, states[problem]?.lastDay == day.number {
        claims[siblings] = problem
      }
      guard let card = card(problem, place, interval.upperBound, day) else { continue }
      switch card.kind {
      case .new: cards.new.append(card)
      case .learning: cards.learning.append(card)
      case .review: cards.reviews.append(card)
      }
    }
    sort(&cards, on: day, from: interval.lowerBound)
    var agenda = StudyQueue.Agenda()
    var budgets = index.rules.indices.map { Budget(index.rules[$0], done(in: $0, on: day)) }
    func isFree(_ card: StudyQueue.Card) -> Bool {
      guard let siblings = index.places[card.problem]?.siblings else { return true }
      let claim = claims[siblings]
      return claim == nil || claim == card.problem
        || states[card.problem]?.lastDay == day.number
    }
    func claim(_ card: StudyQueue.Card) {
      guard let siblings = index.places[card.problem]?.siblings else { return }
      claims[siblings] = claims[siblings] ?? card.problem
    }
    for card in cards.learning where isFree(card) {
      agenda.learning.append(card)
      claim(card)
    }
    for card in cards.reviews where isFree(card) {
      guard let place = index.places[card.problem], budgets[place.deck].takeReview() else {
        continue
      }
      agenda.reviews.append(card)
      claim(card)
    }
    for card in cards.new where isFree(card) {
      guard let place = index.places[card.problem], budgets[place.deck].takeNew() else {
        continue
      }
      agenda.new.append(card)
      claim(card)
    }
    return agenda
  }

  private func done(in deck: Int, on day: CalendarDay) -> StudyQueue.Counts {
    tallies[DeckDay(deck: deck, day: day.number)] ?? StudyQueue.Counts()
  }

  private func sort(_ cards: inout StudyQueue.Agenda, on day: CalendarDay, from start: Date) {
    let rules = index.rules[0]
    cards.learning.sort { $0.isBefore($1) }
    switch rules.reviewOrder {
    case .due: cards.reviews.sort { $0.isBefore($1) }
    case .random:
      let seed = rules.seed ^ UInt64(bitPattern: Int64(day.number))
      cards.reviews.sort(byKey: { Self.draw($0, seed) })
    case .forgotten:
      cards.reviews.sort(byKey: { card in
        (recall(of: card, at: start), card.due ?? start, card.problem)
      })
    }
    if rules.newOrder == .random { cards.new.sort(byKey: { Self.draw($0, rules.seed) }) }
  }

  /// The chance to recall a card; that of a card in a box is unknown, so that its date decides.
  private func recall(of card: StudyQueue.Card, at date: Date) -> Double {
    guard let memory = card.memory, let place = index.places[card.problem],
      let model = index.rules[place.deck].spacing.memory
    else { return 0 }
    return model.retrievability(memory, after: date.timeIntervalSince(memory.date) / 86_400)
  }

  private static func draw(_ card: StudyQueue.Card, _ seed: UInt64) -> (UInt64, Problem.ID) {
    var generator = SplitMix64(seed: seed ^ card.problem.rawValue.utf8.digest)
    return (generator.next(), card.problem)
  }

  /// The numbers that the limits leave on a day.
  private struct Budget {
    private var new: Int
    private var reviews: Int
    /// The number of new cards and reviews together; nil without a bound.
    private var both: Int?

    init(_ rules: StudyRules, _ done: StudyQueue.Counts) {
      new = rules.newPerDay - done.new
      reviews = rules.reviewsPerDay - done.reviews
      both = rules.newBeyondReviews ? nil : reviews - done.new
    }

    mutating func takeReview() -> Bool {
      guard reviews > 0, both.map({ $0 > 0 }) ?? true else { return false }
      reviews -= 1
      both = both.map { $0 - 1 }
      return true
    }

    mutating func takeNew() -> Bool {
      guard new > 0, both.map({ $0 > 0 }) ?? true else { return false }
      new -= 1
      both = both.map { $0 - 1 }
      return true
    }
  }
}

extension StudyQueue.Counts {
  fileprivate mutating func add(_ kind: StudyQueue.Card.Kind) {
    switch kind {
    case .new: new += 1
    case .learning: learning += 1
    case .review: reviews += 1
    }
  }
}

extension SpacedReview.Spacing {
  /// Whether an answer says that the problem was forgotten.
  fileprivate func isForgotten(_ record: AnswerLog.Record) -> Bool {
    memory == nil ? !record.isKnown : ratings.rating(of: record) == .again
  }
}

extension Array {
  /// Sorts by a key that is worked out once for each element.
  fileprivate mutating func sort<A: Comparable, B: Comparable>(byKey key: (Element) -> (A, B)) {
    self = map { ($0, key($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  fileprivate mutating func sort<A: Comparable, B: Comparable, C: Comparable>(
    byKey key: (Element) -> (A, B, C)
  ) {
    self = map { ($0, key($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}
