// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The leaderboards that a group keeps because they are asked for most: of all time and of the
/// season that is open.
struct GroupBoards: Sendable {
  /// The date up to which things have happened.
  var date = Date.distantPast
  private(set) var lifetime: Leaderboard?
  /// The season that is open, and its board.
  private(set) var season: Season?
  private(set) var seasonBoard: Leaderboard?
  /// The notes that the boards have, counted from the first.
  private var settled = 0
  private var notes = Notes()

  /// A member whose row is another one, and whether the title may be another, too.
  struct Note: Sendable {
    let member: Member.ID
    let hasNewTitle: Bool
  }

  /// A row that is to be made anew, with what every board shows alike.
  struct Row {
    let member: Member.ID
    /// The number of achievements, or nil for a member who takes no part.
    let achievements: Int?
    /// The title, if it may be another; nil in it for none.
    var newTitle: String??
  }

  /// Notes that the row of a member is another one.
  mutating func note(_ member: Member.ID, hasNewTitle: Bool = false) {
    notes.append(Note(member: member, hasNewTitle: hasNewTitle))
  }

  /// The notes since a beginning, or nil when they are not kept any more.
  func notes(since beginning: GroupBoards) -> [Note]? {
    notes.count < beginning.notes.count ? nil : notes.since(beginning.notes.count)
  }

  /// Whether no row is to be made anew.
  var isSettled: Bool { settled == notes.count }

  /// Returns a board if it is kept and up to date.
  func board(of season: Season?) -> Leaderboard? {
    guard isSettled else { return nil }
    guard let season else { return lifetime }
    return self.season == season ? seasonBoard : nil
  }

  /// Brings the boards up to date.
  ///
  /// - Complexity: O(*k* log *m*) for *k* rows that are others; O(*m* log *m*) for *m* members when
  ///   a season begins.
  mutating func update(by state: GroupState, _ open: Season?) {
    if open != season {
      (season, seasonBoard) = (open, nil)
    }
    let rows = notes.since(settled).flatMap { state.rows(of: $0, among: lifetime?.count ?? 0) }
    if let open {
      state.update(&seasonBoard, rows, in: open.range)
    }
    state.update(&lifetime, rows, in: nil)
    settled = notes.count
  }

  /// Goes on with the boards of another history that parted from this one after a beginning.
  ///
  /// The rows that either has changed since are to be made anew.
  mutating func adopt(_ other: GroupBoards, since beginning: GroupBoards) {
    guard other.isSettled, let gone = other.notes.since(beginning.notes.count),
      let own = notes.since(beginning.notes.count)
    else { return }
    (lifetime, season, seasonBoard) = (other.lifetime, other.season, other.seasonBoard)
    settled = notes.count
    for note in gone + own {
      notes.append(note)
    }
  }
}

extension GroupBoards {
  /// The last notes, of which some thousand are kept.
  private struct Notes: Sendable {
    private static let generation = 2048

    private(set) var count = 0
    private var older = PagedArray<Note>()
    private var newer = PagedArray<Note>()

    mutating func append(_ note: Note) {
      if newer.count == Self.generation {
        (older, newer) = (newer, PagedArray())
      }
      newer.append(note)
      count += 1
    }

    /// The notes after the first so many, or nil when they are not kept any more.
    func since(_ start: Int) -> [Note]? {
      let wanted = count - start
      let (ofOlder, ofNewer) = (max(wanted - newer.count, 0), min(wanted, newer.count))
      guard ofOlder <= older.count else { return nil }
      return Array(older[(older.count - ofOlder)...]) + newer[(newer.count - ofNewer)...]
    }
  }
}

extension GroupState {
  package static func settle(_ state: inout GroupState) {
    guard !state.boards.value.isSettled else { return }
    let open = state.findSeason(at: state.boards.value.date)
    var changed = state.boards.value
    state.boards.value = GroupBoards()
    changed.update(by: state, open)
    state.boards.value = changed
  }

  package static func adoptFigures(
    of other: GroupState,
    into state: inout GroupState,
    since beginning: GroupState
  ) {
    state.boards.value.adopt(other.boards.value, since: beginning.boards.value)
  }

  /// Returns the leaderboard of some time; all time for nil.
  ///
  /// - Complexity: O(*m* (log *m* + log *n*)) for *m* members with *n* entries each.
  func leaderboard(in window: Range<Date>?) -> Leaderboard {
    let entries = membership.records.lazy.map(\.key).filter { membership.takesPart($0) }.map {
      Leaderboard.Entry(
        $0,
        score(of: $0, in: window, progress.tracker.unlockCount(of: $0)),
        title: progress.tracker.title(of: $0)
      )
    }
    // Members are there once, and the dates of entries can be stored.
    let board = try? Leaderboard(entries, policy: valuation.draft.ranking)
    return board ?? Leaderboard(policy: valuation.draft.ranking)
  }

  // A board is changed where it stands: of one that is held elsewhere, too, parts would be copied.
  fileprivate func update(
    _ board: inout Leaderboard?,
    _ rows: [GroupBoards.Row]?,
    in window: Range<Date>?
  ) {
    guard let rows, board != nil else {
      board = leaderboard(in: window)
      return
    }
    for row in rows {
      guard let achievements = row.achievements else {
        board?.remove(row.member)
        continue
      }
      // The dates of entries can be stored.
      try? board?.set(score(of: row.member, in: window, achievements), of: row.member)
      if let title = row.newTitle {
        try? board?.setTitle(title, of: row.member)
      }
    }
  }

  /// Returns the rows that some notes are about, each of them once; nil when there are so many that
  /// new boards cost less.
  fileprivate func rows(
    of notes: [GroupBoards.Note],
    among count: Int
  ) -> [GroupBoards.Row]? {
    let limit = max(count, 64)
    var places: [Member.ID: Int] = [:]
    var rows: [GroupBoards.Row] = []
    for note in notes {
      let member = note.member
      let known = rows.last?.member == member ? rows.count - 1 : places[member]
      if known == nil, (rows.count + 1) * 4 >= limit { return nil }
      let place = known ?? rows.count
      if known == nil {
        let achievements =
          membership.takesPart(member) ? progress.tracker.unlockCount(of: member) : nil
        rows.append(GroupBoards.Row(member: member, achievements: achievements))
        if notes.count > 1 { places[member] = place }
      }
      if note.hasNewTitle, rows[place].newTitle == nil {
        rows[place].newTitle = .some(progress.tracker.title(of: member))
      }
    }
    return rows
  }

  private func score(
    of member: Member.ID,
    in window: Range<Date>?,
    _ achievements: Int
  ) -> Leaderboard.Score {
    let total = progress.ledger.standing(of: member, in: window)
    return Leaderboard.Score(
      points: total.points,
      achievements: achievements,
      reachedAt: total.reachedAt
    )
  }
}
