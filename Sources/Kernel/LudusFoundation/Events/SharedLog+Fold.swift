// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension SharedLog {
  /// How many events are folded again at most for one that comes last but a few.
  @inlinable package static var checkpointDistance: Int { 128 }
  /// By how much the distances of checkpoints from the end grow.
  @inlinable package static var checkpointGrowth: Int { 8 }

  /// Folds events again from a position on.
  ///
  /// - Complexity: That of the changes of those events, and of some hundred before them.
  @inlinable package mutating func refold(from position: Int) {
    checkpoints.removeAll { $0.position > position }
    if let checkpoint = checkpoints.last {
      let replaced = state
      state = checkpoint.state
      fold(from: checkpoint.position) { state in
        state.adoptFigures(of: replaced, since: checkpoint.state)
      }
    } else {
      let planned = revaluations == 0 ? [] : log.filter { isPlanned($0) }
      state = State(content, before: erasures + planned)
      fold(from: 0)
    }
  }

  /// Folds the events from a position on into the state before it, and prepares its figures.
  @inlinable package mutating func fold(
    from start: Int,
    preparing prepare: (inout State) -> Void = { _ in }
  ) {
    var due = checkpointPositions(from: start)[...]
    // A name of its own, so that no event is copied on its way.
    let log = log
    for position in start..<log.count {
      if position == due.first {
        due.removeFirst()
        // The state that is folded on from soon has its figures, too.
        if log.count - position <= Self.checkpointDistance {
          state.settle()
        }
        checkpoints.append(Checkpoint(position: position, state: state))
      }
      if !refusals.isEmpty {
        refusals[log[position].id] = nil
      }
      fold(log[position])
    }
    thinCheckpoints()
    if let last = log.last {
      state.advance(to: last.date)
    }
    prepare(&state)
    state.settle()
  }

  /// Keeps the state before new events that come last, if there is none kept for a while.
  @inlinable package mutating func addCheckpoint(at position: Int) {
    guard position - (checkpoints.last?.position ?? 0) >= Self.checkpointDistance else { return }
    checkpoints.append(Checkpoint(position: position, state: state))
    thinCheckpoints()
  }

  /// Lets an event that comes next take effect, or notes why it has none.
  @inlinable package mutating func fold(_ event: Event) {
    guard event.isSound else {
      refusals[event.id] = .log(.knownBeforeItHappened)
      return
    }
    if let refusal = plan.refusals[event.id] {
      refusals[event.id] = refusal
      return
    }
    guard plan.voidedBy[event.id] == nil else { return }
    if let refusal = apply(event) {
      refusals[event.id] = refusal
    }
  }

  /// Applies an event that comes next, or returns why it is not possible.
  @inlinable package mutating func apply(_ event: Event) -> Refusal? {
    state.advance(to: event.date)
    do throws(Refusal) {
      try state.apply(event)
    } catch {
      return error
    }
    // What an event made due by its own date happens with it.
    state.advance(to: event.date)
    return nil
  }

  /// Whether neither a void nor the plan takes an event out.
  @inlinable package func isPlanned(_ event: Event) -> Bool {
    event.isSound && plan.voidedBy[event.id] == nil && plan.refusals[event.id] == nil
  }

  /// The positions before which a state is to be kept when all events from one on are folded, in order.
  @inlinable package func checkpointPositions(from start: Int) -> [Int] {
    var positions: Set<Int> = []
    var distance = Self.checkpointDistance
    while case let position = log.count - distance, position > start {
      positions.insert(position)
      distance *= Self.checkpointGrowth
    }
    // An event of a clock that goes wrong is long after all others. What is done now comes before it.
    let recent = max(start + 1, log.count - Self.checkpointDistance)
    let jump = log.indices.last { position in
      position >= recent
        && log[position].date.timeIntervalSince(log[position - 1].date) > 86_400
    }
    if let jump {
      positions.insert(jump)
    }
    return positions.sorted()
  }

  /// Keeps so few checkpoints that their distances from the end grow.
  @inlinable package mutating func thinCheckpoints() {
    var index = checkpoints.count - 2
    while index > 0 {
      let before = log.count - checkpoints[index - 1].position
      let after = log.count - checkpoints[index + 1].position
      let reach = max(after, Self.checkpointDistance) * Self.checkpointGrowth
      if before <= reach {
        checkpoints.remove(at: index)
      }
      index -= 1
    }
  }

  /// Returns the state at a date, or nil when an event after it changes what was before.
  ///
  /// - Complexity: That of the changes of the events since the last checkpoint before it, and O(*k*) for *k* events
  ///   after it.
  @inlinable package func state(at date: Date) -> State? {
    let position = log.firstIndexInOrder { $0.date > date }
    let changesThePast = log[position...].contains {
      State.target(of: $0.action) != nil || State.changesThePast($0.action)
    }
    guard !changesThePast else { return nil }
    if position == log.count { return state }
    var part = self
    part.log.truncate(to: position)
    part.refold(from: position)
    return part.state
  }

  /// Returns the state that follows from a part of the events, in the order of the log.
  ///
  /// - Complexity: O(*n*).
  @inlinable package func state(after part: [Event]) -> State {
    var log = SharedLog(content)
    log.log = PagedArray(part)
    log.erasures = erasures
    log.revaluations = part.count { State.changesThePast($0.action) }
    log.plan = State.voids(in: part.filter(\.isSound), of: content)
    log.refold(from: 0)
    return log.state
  }
}
