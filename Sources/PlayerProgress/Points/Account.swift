internal import LudusCore
internal import LudusFoundation

/// The entries of one member in their order, each with the balance after it.
///
/// Identifiers of entries are looked up by date, because the entries are in the order of their dates.
struct Account: Sendable {
  let member: Member.ID
  private(set) var lines = PagedArray<Line>()
  /// How many points are asked for in all; penalties and bonuses count with their size.
  private(set) var asked = 0
  /// The reversals of an entry, also of one that is not there yet, by its identifier.
  private(set) var reversals: [LedgerEntry.ID: [LedgerEntry.ID]] = [:]
  /// The fold over all lines.
  private var end: PointsFold

  /// An entry and its outcome.
  struct Line: Sendable {
    let entry: LedgerEntry
    /// The day of the entry, if a rule asks for it.
    let day: CalendarDay?
    /// How many reversals in effect there are of the entry.
    var activeReversals = 0
    /// The total after the entry.
    var balance = 0

    var isReversed: Bool { activeReversals > 0 }
  }

  /// Creates an account without entries.
  init(of member: Member.ID, policy: PointsPolicy) {
    self.member = member
    end = PointsFold(balance: 0, caps: policy.rules.caps)
  }

  /// The total of the member.
  var balance: Int { end.balance }

  /// Puts an entry into its place and computes the balances from there on, or from the entry that it reverses.
  ///
  /// - Complexity: O(1) for one that comes last and is no reversal; else O(*n*) for *n* entries after the first
  ///   one whose points change, and those of the week before it when there are caps.
  mutating func insert(
    _ entry: LedgerEntry,
    dates: PagedDictionary<LedgerEntry.ID, Date>,
    by policy: PointsPolicy
  ) {
    let line = Line(entry: entry, day: policy.day(of: entry))
    let position = end(before: entry)
    let isLast = position == lines.count
    if isLast {
      lines.append(line)
    } else {
      lines.insert(line, at: position)
    }
    note(entry)
    lines[position].activeReversals = activeReversals(ofEntryAt: position, dates: dates)
    let first = passOnEffect(of: position, dates: dates)
    if isLast, first == position {
      extend(by: policy)
    } else {
      reckon(from: first, by: policy)
    }
  }

  /// Puts many entries into their places and computes all balances again.
  ///
  /// - Complexity: O(*n* log *n*) for *n* entries in all.
  mutating func insert(
    all entries: [LedgerEntry],
    dates: PagedDictionary<LedgerEntry.ID, Date>,
    by policy: PointsPolicy
  ) {
    for entry in entries {
      note(entry)
    }
    let all = lines.map(\.entry) + entries
    lines = PagedArray(
      all.sorted { LedgerEntry.isOrdered($0, before: $1) }
        .map { Line(entry: $0, day: policy.day(of: $0)) }
    )
    // An entry is reversed only by later ones, so going back everything about an entry is known when it is met.
    for index in lines.indices.reversed() where !lines[index].isReversed {
      if let target = target(ofReversalAt: index, dates: dates) {
        lines[target].activeReversals += 1
      }
    }
    reckon(from: 0, by: policy)
  }

  /// Notes the entries that a new entry takes out of effect or, by a chain of reversals, puts into effect again.
  ///
  /// - Returns: The first place where anything changed; that of the new entry at least.
  private mutating func passOnEffect(of index: Int, dates: PagedDictionary<LedgerEntry.ID, Date>)
    -> Int
  {
    guard !lines[index].isReversed else { return index }
    var reversal = index
    var isActive = true
    while let target = target(ofReversalAt: reversal, dates: dates) {
      let wasReversed = lines[target].isReversed
      lines[target].activeReversals += isActive ? 1 : -1
      guard lines[target].isReversed != wasReversed else { break }
      reversal = target
      isActive = wasReversed
    }
    return reversal
  }

  private mutating func note(_ entry: LedgerEntry) {
    asked += entry.magnitude
    if case .reversal(let target) = entry.change {
      reversals[target, default: []].append(entry.id)
    }
  }

  /// Reckons the balance after the last line, which is new.
  private mutating func extend(by policy: PointsPolicy) {
    let last = lines.count - 1
    if !lines[last].isReversed {
      end.post(lines[last], by: policy)
    }
    lines[last].balance = end.balance
  }

  /// Reckons the balances from a line on.
  private mutating func reckon(from first: Int, by policy: PointsPolicy) {
    var fold = fold(before: first, by: policy)
    for index in first..<lines.count {
      if !lines[index].isReversed {
        fold.post(lines[index], by: policy)
      }
      lines[index].balance = fold.balance
    }
    end = fold
  }
}

extension Account {
  /// The balance before a line.
  func balance(before index: Int) -> Int {
    index > 0 ? lines[index - 1].balance : 0
  }

  /// The points taken for the entry of a line.
  func taken(at index: Int) -> Int {
    lines[index].balance - balance(before: index)
  }

  /// Returns the fold over the lines before one.
  ///
  /// - Complexity: O(1), or O(*n*) for *n* entries in the week before when there are caps.
  func fold(before index: Int, by policy: PointsPolicy) -> PointsFold {
    var fold = PointsFold(balance: balance(before: index), caps: policy.rules.caps)
    guard index < lines.count, let day = lines[index].day else { return fold }
    let week = policy.start(of: .week, with: day)
    let start = lines[..<index].lastIndex { $0.day.map { $0 < week } ?? true }.map { $0 + 1 } ?? 0
    for index in start..<index {
      let taken = taken(at: index)
      if taken > 0, let day = lines[index].day {
        fold.use(taken, for: lines[index].entry.reason.kind, on: day, by: policy)
      }
    }
    return fold
  }

  /// Returns how many lines come before an entry that is not there.
  ///
  /// - Complexity: O(log *n*), and O(1) for an entry that comes last.
  private func end(before entry: LedgerEntry) -> Int {
    lines.firstIndexInOrder { LedgerEntry.isOrdered(entry, before: $0.entry) }
  }

  /// Returns how many lines are of a time before a date.
  ///
  /// - Complexity: O(log *n*).
  func position(of date: Date) -> Int {
    lines.firstIndexInOrder { $0.entry.date >= date }
  }

  /// Returns the place of an entry by its identifier and date, or nil when it is not of this account.
  ///
  /// - Complexity: O(log *n*), and O(1) for the last one.
  func position(of id: LedgerEntry.ID, date: Date) -> Int? {
    // The one that came last is asked for most.
    let last = lines.count - 1
    if last >= 0, lines[last].entry.date == date, lines[last].entry.id == id { return last }
    let position = lines.firstIndexInOrder { line in
      line.entry.date != date ? line.entry.date > date : line.entry.id >= id
    }
    guard position < lines.count, lines[position].entry.id == id else { return nil }
    return position
  }
}

extension PointsFold {
  /// Takes the entry of a line, which is in effect.
  @discardableResult
  mutating func post(_ line: Account.Line, by policy: PointsPolicy) -> PostedAmounts {
    // Not the entry as a whole, whose many strings would be retained.
    post(line.entry.change, for: line.entry.reason.kind, on: line.day, by: policy)
  }
}
