// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusFoundation
import LudusTestSupport
import PlayerProgress
import SharedHistories
import Testing

/// What holds in every shared history, whatever it is about.
@Suite struct SharedHistoriesTests {
  private static let start = EarnerRules.start

  /// Dates that no event can have.
  private static let impossibleDates = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 2e12, -2e12,
  ].map(Date.init(timeIntervalSince1970:))

  // MARK: Made by commands

  /// A history in which things are tried that come later and later, some of them reported late.
  ///
  /// What is refused must change nothing.
  private func played<Kind: HistoryKind>(
    _ kind: Kind.Type,
    _ generator: inout SeededGenerator,
    from beginning: Kind.History? = nil,
    steps: Int = 40
  ) throws -> Kind.History {
    var history: Kind.History
    if let beginning {
      history = beginning
    } else {
      history = Kind.History(try Kind.content)
      try Kind.begin(&history, at: Self.start)
    }
    var now = history.events.last?.date ?? Self.start
    for number in 0..<steps {
      now += Double(generator.draw(below: 4) * generator.draw(below: 3000))
      let isLate = generator.draw(below: 8) == 0
      let date = isLate ? now - Double(generator.draw(below: 20_000)) : now
      let (action, actor) = try Kind.deed(number, &generator)
      let stamp = Kind.History.Event.Stamp(recordedAt: isLate ? now : nil)
      let before = history
      do throws(Kind.History.Refusal) {
        try history.perform(action, by: actor, at: date, stamp: stamp)
      } catch {
        try #require(history == before && history.state == before.state, "\(action)")
        let sentence = error.sentence(in: .english)
        try #require(sentence.hasSuffix(".") && sentence.count > 10, "\(error)")
      }
    }
    return history
  }

  /// What follows from the events of a history.
  private func expectSame<History: LoggedHistory & Hashable>(
    _ one: History,
    _ other: History
  ) throws {
    try #require(one == other)
    try #require(one.state == other.state)
    try #require(one.refusals == other.refusals)
    for event in one.events {
      try #require(one.effect(of: event.id) == other.effect(of: event.id))
    }
  }

  @Test(arguments: HistoryKinds.all)
  func replayingTheEventsGivesTheHistory(kind: any HistoryKind.Type) {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) {
      forEachSeed(0..<30) { generator in
        let history = try played(kind, &generator)
        try expectSame(Kind.History(history.content, replaying: history.events), history)
        try expectReplayEqualsLive(history)
      }
    }
    check(kind)
  }

  @Test(arguments: HistoryKinds.all)
  func muchOfWhatIsTriedIsPossibleAndMuchIsNot(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      var generator = SeededGenerator(seed: 1)
      let history = try played(kind, &generator, steps: 200)
      #expect((5..<190).contains(history.events.count), "\(history.events.count)")
    }
    try check(kind)
  }

  @Test(arguments: HistoryKinds.all)
  func aHistoryIsStoredAsAWhole(kind: any HistoryKind.Type) {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) {
      forEachSeed(0..<5) { generator in
        let history = try played(kind, &generator)
        let stored = try decode(Kind.History.self, json(history))
        try expectSame(stored, history)
        try #require(try json(stored) == json(history))
      }
    }
    check(kind)
  }

  // MARK: Several devices

  /// Histories that went on apart from each other after a common beginning.
  private func devices<Kind: HistoryKind>(
    _ kind: Kind.Type,
    _ generator: inout SeededGenerator
  ) throws -> [Kind.History] {
    let common = try played(kind, &generator, steps: 10)
    return try (0..<3).map { _ in try played(kind, &generator, from: common, steps: 12) }
  }

  @Test(arguments: HistoryKinds.all)
  func theOrderOfArrivalDoesNotMatter(kind: any HistoryKind.Type) {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) {
      forEachSeed(0..<20) { generator in
        let devices = try devices(kind, &generator)
        let events = devices.flatMap(\.events)
        var whole = devices[0]
        expectTaken(whole.merge(events))
        var one = Kind.History(whole.content)
        for event in events.shuffled(using: &generator) { try one.apply(event) }
        try expectSame(one, whole)
        try expectSame(Kind.History(whole.content, replaying: events), whole)
      }
    }
    check(kind)
  }

  @Test(arguments: HistoryKinds.all)
  func mergingIsThatOfSets(kind: any HistoryKind.Type) {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) {
      func merged(_ one: Kind.History, _ other: Kind.History) -> Kind.History {
        var one = one
        expectTaken(one.merge(other.events))
        return one
      }
      forEachSeed(0..<20) { generator in
        let devices = try devices(kind, &generator)
        let (a, b, c) = (devices[0], devices[1], devices[2])
        try expectSame(merged(a, b), merged(b, a))
        try expectSame(merged(merged(a, b), c), merged(a, merged(b, c)))
        try expectSame(merged(a, a), a)
        try expectSame(merged(merged(a, b), b), merged(a, b))
      }
    }
    check(kind)
  }

  // MARK: Dates

  @Test(arguments: HistoryKinds.all)
  func aDateThatCannotBeIsRefusedEverywhere(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      var history = Kind.History(try Kind.content)
      try Kind.begin(&history, at: Self.start)
      let refusal = Kind.History.Refusal.log(.dateOutOfRange)
      let (action, actor) = try Kind.sureDeed(1)
      for date in Self.impossibleDates {
        expectRefusal(refusal, of: history) { try $0.perform(action, by: actor, at: date) }
        expectRefusal(refusal, of: history) {
          try $0.perform(action, by: actor, at: Self.start, stamp: .init(recordedAt: date))
        }
        typealias Event = Kind.History.Event
        for event in [
          Event(action, by: actor, at: date, id: "x"),
          Event(action, by: actor, at: Self.start, recordedAt: date, id: "x"),
        ] {
          expectRefusal(refusal, of: history) { try $0.apply(event) }
          var merged = history
          #expect(merged.merge([event]).rejected.map(\.reason) == [.dateOutOfRange])
          #expect(merged == history)
        }
        for (action, actor) in try Kind.naming(date) {
          expectRefusal(refusal, of: history) { try $0.perform(action, by: actor, at: Self.start) }
          let event = Event(action, by: actor, at: Self.start, id: "x")
          expectRefusal(refusal, of: history) { try $0.apply(event) }
        }
      }
      #expect(refusal.sentence(in: .english) == "The date cannot be right.")
      expectRefusal(Kind.History.Refusal.log(.knownBeforeItHappened), of: history) {
        let stamp = Kind.History.Event.Stamp(recordedAt: Self.start)
        try $0.perform(action, by: actor, at: Self.start + 1, stamp: stamp)
      }
    }
    try check(kind)
  }

  @Test(arguments: HistoryKinds.all)
  func aDateThatCannotBeHarmsNoQuestion(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      var generator = SeededGenerator(seed: 1)
      let history = try played(kind, &generator)
      for date in Self.impossibleDates {
        // With a date that is no number all of them are ranges.
        for (start, end) in [(date, date), (date, Self.start), (Self.start, date)]
        where start <= end {
          try Kind.ask(history, at: date, in: start..<end)
        }
        #expect(history.events(aheadOf: date).count <= history.events.count)
      }
    }
    try check(kind)
  }

  @Test(arguments: HistoryKinds.all)
  func clocksMayDifferAsFarAsTheHistorySays(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      var history = Kind.History(try Kind.content)
      try Kind.begin(&history, at: Self.start)
      let tolerance = history.state.clocks.tolerance
      #expect(tolerance == 600)
      let last = Self.start + 4 * tolerance + 100
      func perform(_ number: Int, at date: Date) throws -> Date {
        let (action, actor) = try Kind.sureDeed(number)
        return try history.perform(action, by: actor, at: date).date
      }
      #expect(try perform(1, at: last) == last)
      #expect(try perform(2, at: last - tolerance) == last)
      let earlier = last - tolerance - 1
      #expect(try perform(3, at: earlier) == earlier)
      #expect(history.events(aheadOf: last - tolerance).isEmpty)
      #expect(history.events(aheadOf: earlier).map(\.date) == [last, last])
    }
    try check(kind)
  }

  @Test(arguments: HistoryKinds.all)
  func whatIsReportedAfterSevenDaysHasNoEffect(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      typealias Event = Kind.History.Event
      var history = Kind.History(try Kind.content)
      try Kind.begin(&history, at: Self.start)
      let date = Self.start + 1000
      let end = date + 7 * 86_400
      let day = CalendarDay(of: end, in: EarnerRules.calendar)
      let refusal = Kind.History.Refusal.log(.reportedTooLate(possibleUntil: end, day: day))
      let text = day.text(in: .english)
      #expect(
        refusal.sentence(in: .english)
          == "That is too long ago. It could be entered until \(text)."
      )
      let (action, actor) = try Kind.sureDeed(1)
      expectRefusal(refusal, of: history) {
        try $0.perform(action, by: actor, at: date, stamp: .init(recordedAt: end + 0.001))
      }
      // A forged one is in the log of every device, and has no effect on any.
      let forged = Event(action, by: actor, at: date, recordedAt: end + 1, id: "forged")
      var other = history
      #expect(other.merge([forged]).refused.map(\.reason) == [refusal])
      #expect(other.effect(of: "forged") == .refused(refusal))
      let last = try history.perform(action, by: actor, at: date)
      #expect(history.effect(of: last.id) == .effective)
      // A void is no exception, and takes nothing out.
      let late = Event(
        Kind.voided(last.id),
        by: Kind.owner,
        at: date,
        recordedAt: end + 1,
        order: 1_000_000,
        id: "late"
      )
      other = history
      expectTaken(other.merge([late]))
      #expect(other.effect(of: last.id) == .effective)
      #expect(other.effect(of: "late") == .refused(refusal))
      #expect(other.state == history.state)
      try expectSame(Kind.History(other.content, replaying: other.events.reversed()), other)
    }
    try check(kind)
  }

  // MARK: Refinements

  @Test(arguments: HistoryKinds.all)
  func withoutAnEventThatIsVoidItIsAsIfItHadNotBeen(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      forEachSeed(0..<30) { generator in
        var history = try played(kind, &generator)
        // One that leaves a trace is another matter: what others did after it stays.
        let voided = try assume(
          history.events.filter {
            history.effect(of: $0.id) == .effective
              && !Kind.History.State.Voids.leavesTrace($0.action)
          }.randomElement(using: &generator)
        )
        let without = try Kind.History(
          history.content,
          replaying: history.events.filter { $0.id != voided.id }
        )
        let end = try #require(history.events.last?.date)
        let before = history
        let id: Kind.History.Event.ID
        do throws(Kind.History.Refusal) {
          id = try history.perform(Kind.voided(voided.id), by: Kind.owner, at: end).id
        } catch {
          return
        }
        try #require(history.state == without.state, "\(voided)")
        try #require(history.effect(of: voided.id) == .void(by: id))
        let shuffled = history.events.shuffled(using: &generator)
        try expectSame(Kind.History(history.content, replaying: shuffled), history)
        // A void of the void brings it back.
        try history.perform(Kind.voided(id), by: Kind.owner, at: end)
        try #require(history.state == before.state)
      }
    }
    try check(kind)
  }

  @Test(arguments: HistoryKinds.all)
  func whatIsErasedIsNowhereInTheHistory(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      forEachSeed(0..<20) { generator in
        let before = try played(kind, &generator)
        var erased = before
        let texts = try Kind.erase(in: &erased, at: try #require(before.events.last?.date))
        try #require(!texts.isEmpty)
        for text in texts {
          try #require(try json(before).contains(text))
          try #require(try !json(erased).contains(text), "\(text)")
        }
        // They do not come back from a device that has not heard of it.
        var merged = erased
        expectTaken(merged.merge(before.events))
        try expectSame(merged, erased)
        var other = before
        expectTaken(other.merge(erased.events))
        try expectSame(other, erased)
      }
    }
    try check(kind)
  }

  // MARK: Others

  /// What one person does, or takes back, at any date leaves the points of all others.
  ///
  /// That of groups, with more kinds of histories, is in `OthersKeepTheirsTests`, and a wallet is
  /// that of one person.
  @Test(arguments: HistoryKinds.all.filter { $0 != GroupKind.self && $0 != WalletKind.self })
  func othersKeepTheirPoints(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      guard Kind.points(in: Kind.History(try Kind.content)) != nil else { return }
      var (additions, voids) = (0, 0)
      forEachSeed(0..<200) { generator in
        typealias Event = Kind.History.Event
        let history = try played(kind, &generator)
        let points = try #require(Kind.points(in: history))
        let end = try #require(history.events.last?.date)
        let seconds = Int(end.timeIntervalSince(Self.start)) + 100_000
        let date = Self.start + Double(generator.draw(below: seconds))
        let known = Bool.random(using: &generator) ? date : max(date, end)
        var deed: Kind.Deed
        repeat {
          deed = try Kind.deed(Int.random(in: 0..<50, using: &generator), &generator)
        } while !Kind.isForEveryone(deed)
        let isVoid = Bool.random(using: &generator)
        if isVoid {
          let own = history.events.filter {
            $0.actor != nil && Kind.isForEveryone(($0.action, $0.actor))
          }
          let isOwn = Bool.random(using: &generator) && !own.isEmpty
          let choice = isOwn ? own : history.events
          guard let target = choice.randomElement(using: &generator) else { return }
          // Who gave by right may take back, and take back what others gave.
          guard isOwn || Kind.isForEveryone((target.action, deed.actor)) else { return }
          deed = (Kind.voided(target.id), isOwn ? target.actor : deed.actor)
        }
        guard let actor = deed.actor else { return }
        var other = history
        let event = Event(deed.action, by: actor, at: date, recordedAt: known, id: "other")
        expectTaken(other.merge([event]))
        if other.effect(of: "other") == .effective {
          additions += isVoid ? 0 : 1
          voids += isVoid ? 1 : 0
        }
        let now = try #require(Kind.points(in: other))
        for name in Set(points.keys).union(now.keys)
        where name != "\(actor)" && !name.hasPrefix("\(actor) ") {
          try #require(points[name, default: 0] == now[name, default: 0], "\(name), \(event)")
        }
      }
      // Both are tried, apart from voids where nobody has the right to them.
      #expect(additions >= 3, "\(additions)")
      #expect(voids >= 3 || Kind.self == ChallengeKind.self, "\(voids)")
    }
    try check(kind)
  }

  /// What is about others needs the right to act for them, whoever stores the event.
  @Test(arguments: HistoryKinds.all)
  func nobodyActsForOthersWithoutTheRight(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      typealias Event = Kind.History.Event
      let date = Self.start + 60
      func actor(_ name: String) throws -> Kind.History.Action.Actor {
        try decode(Kind.History.Action.Actor.self, "\"\(name)\"")
      }
      let cleo = try actor("cleo")
      let before = try #require(try Kind.begun(with: "cleo", mayActForOthers: false))
      let actions = try Kind.forOthers(in: before)
      try #require(!actions.isEmpty)
      for action in actions {
        var history = before
        var refusal: Kind.History.Refusal?
        do throws(Kind.History.Refusal) {
          try history.perform(action, by: cleo, at: date)
        } catch {
          refusal = error
        }
        let reason = try #require(refusal, "\(action)")
        try #require(history == before && history.state == before.state)
        if Kind.authority == "managers" {
          let expected = Kind.History.Refusal.log(.notManager("cleo"))
          let isVoid = Kind.History.State.Voids.target(of: action) != nil
          try #require(reason == expected || isVoid, "\(reason)")
        }
        for known in [date, date + 86_400] {
          let forged = Event(action, by: cleo, at: date, recordedAt: known, id: "forged")
          let report = history.merge([forged])
          try #require(report.refused.map(\.reason) == [reason], "\(action)")
          try #require(report.effects.isEmpty && report.rejected.isEmpty)
          try #require(history.effect(of: "forged") == .refused(reason))
          try #require(history.events.filter { $0.id != "forged" } == before.events)
          try #require(Kind.points(in: history) == Kind.points(in: before))
          try expectSame(Kind.History(history.content, replaying: history.events), history)
          history = before
        }
        // The same is possible for the app.
        try history.perform(action, by: Kind.owner, at: date)
      }
      let managed = try Kind.begun(with: "cleo", mayActForOthers: true)
      #expect((managed == nil) == (Kind.authority == "–"))
      for action in try managed.map({ try Kind.forOthers(in: $0) }) ?? [] {
        var history = try #require(managed)
        let event = try history.perform(action, by: cleo, at: date)
        try #require(history.effect(of: event.id) == .effective)
        try #require(history.state != managed?.state)
        var other = try #require(managed)
        let report = other.merge([Event(action, by: cleo, at: date, id: "sent")])
        try #require(report.refused.isEmpty, "\(report.refused)")
        try expectSame(Kind.History(other.content, replaying: other.events), other)
      }
    }
    try check(kind)
  }

  /// Where anyone has points that they can also get by hand, whatever changes the past says whose
  /// points changed by it, and how.
  @Test(arguments: HistoryKinds.all)
  func whatChangesThePastSaysForWhom(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      let nothing = Kind.told(Kind.History.State.Comparison.noConsequences)
      #expect((nothing != nil) == (try Kind.handAwards != "–"))
      guard nothing != nil else { return }
      var count = 0
      forEachSeed(0..<150) { generator in
        typealias Event = Kind.History.Event
        let before = try played(kind, &generator)
        let end = try #require(before.events.last?.date)
        let seconds = Int(end.timeIntervalSince(Self.start))
        let date = Self.start + Double(generator.draw(below: max(seconds, 1)))
        var deed = try Kind.deed(generator.draw(below: 50), &generator)
        var after = before
        var report: MergeReport<Kind.History>?
        func perform(at date: Date) {
          let (action, actor) = deed
          _ = try? after.perform(action, by: actor, at: date, stamp: nil, reporting: &report)
        }
        switch generator.draw(below: 3) {
        case 0:
          let target = try #require(before.events.randomElement(using: &generator))
          deed = (Kind.voided(target.id), Kind.owner)
          perform(at: end)
        case 1:
          perform(at: date)
        default:
          let event = Event(deed.action, by: deed.actor, at: date, id: "other")
          report = after.merge([event])
        }
        let old = try #require(Kind.toldPoints(in: before))
        let new = try #require(Kind.toldPoints(in: after))
        var expected: [String: FigureChange] = [:]
        for name in Set(old.keys).union(new.keys) {
          let change = FigureChange(before: old[name] ?? 0, after: new[name] ?? 0)
          if change.before != change.after { expected[name] = change }
        }
        // What comes last is no change of the past, and its own report says what it brings.
        let isVoid = Kind.History.State.Voids.target(of: deed.action) != nil
        guard isVoid || after.events.dropLast() != before.events[...] else { return }
        let told = Kind.told(report?.consequences ?? Kind.History.State.Comparison.noConsequences)
        try #require(told == expected, "\(deed)")
        count += expected.isEmpty ? 0 : 1
      }
      #expect(count >= 10, "\(count)")
    }
    try check(kind)
  }

  /// What others do last is told to everyone whose points it changes, and to its author only where
  /// it took something.
  @Test(arguments: HistoryKinds.all)
  func whatOthersDoLastSaysForWhom(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      typealias State = Kind.History.State
      guard Kind.told(State.Comparison.noConsequences) != nil else { return }
      var (others, gains) = (0, 0)
      forEachSeed(0..<150) { generator in
        let before = try played(kind, &generator)
        let end = try #require(before.events.last?.date)
        let deed = try Kind.deed(generator.draw(below: 50), &generator)
        guard let actor = deed.actor, State.Voids.target(of: deed.action) == nil,
          !State.Valuation.changesThePast(deed.action)
        else { return }
        var after = before
        let event = Kind.History.Event(deed.action, by: actor, at: end + 1, id: "other")
        let told = try #require(Kind.told(after.merge([event]).consequences))
        let old = try #require(Kind.toldPoints(in: before))
        let new = try #require(Kind.toldPoints(in: after))
        for name in Set(old.keys).union(new.keys).union(told.keys) {
          let change = FigureChange(before: old[name] ?? 0, after: new[name] ?? 0)
          let isOwn = name == "\(actor)" || name.hasPrefix("\(actor) ")
          if change.change == 0 || isOwn && change.change > 0 {
            try #require(told[name] == nil, "\(name), \(deed)")
            gains += change.change == 0 ? 0 : 1
          } else if !isOwn {
            try #require(told[name] == change, "\(name), \(deed)")
            others += 1
          }
        }
      }
      // In a diary others than the owner seldom do something that counts.
      #expect(others + gains >= 3 || Kind.self == DiaryKind.self, "\(others), \(gains)")
    }
    try check(kind)
  }

  /// A name that is erased changes nobody's points, and is in no report of it.
  @Test(arguments: HistoryKinds.all)
  func erasingSaysNothingOfPoints(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      forEachSeed(0..<20) { generator in
        var other = try played(kind, &generator)
        var erased = other
        let end = try #require(other.events.last?.date)
        _ = try Kind.erase(in: &erased, at: end)
        let report = other.merge(erased.events)
        try #require(Kind.told(report.consequences) ?? [:] == [:])
      }
    }
    try check(kind)
  }

  /// Points by hand name who gave them and why, in the history itself.
  @Test(arguments: HistoryKinds.all)
  func pointsAreGivenAndTakenByHand(kind: any HistoryKind.Type) throws {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) throws {
      var history = Kind.History(try Kind.content)
      try Kind.begin(&history, at: Self.start)
      var sum: Int?
      for (points, reason) in [(7, "Helped the others"), (-3, "Broke a window")] {
        let before = Kind.points(in: history)
        let date = Self.start + 60
        let person = try Kind.give(points, for: reason, by: "eve", in: &history, at: date)
        guard let person else { return }
        let text = try json(history)
        #expect(text.contains(reason) && text.contains("\"eve\""))
        let now = try #require(Kind.points(in: history))
        #expect(now[person] == (before?[person] ?? 0) + points)
        sum = now[person]
        #expect(Kind.explanation(of: person, in: history)?.reduce(0, +) == sum)
        try expectReplayEqualsLive(history)
        try expectRoundTrip(history)
      }
      #expect(sum != nil)
    }
    try check(kind)
  }

  @Test(arguments: HistoryKinds.all)
  func pointsAreExplainedPartByPart(kind: any HistoryKind.Type) {
    func check<Kind: HistoryKind>(_ kind: Kind.Type) {
      forEachSeed(0..<30) { generator in
        let history = try played(kind, &generator)
        for (person, points) in Kind.points(in: history) ?? [:] {
          guard let parts = Kind.explanation(of: person, in: history) else { continue }
          try #require(parts.reduce(0, +) == points, "\(person)")
        }
      }
    }
    check(kind)
  }

  // MARK: All of them

  /// Finds a new history that is not in ``HistoryKinds``.
  @Test func allHistoriesOfTheSourcesAreHere() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var found: Set<String> = []
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Sources"),
      includingPropertiesForKeys: nil
    )
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let pattern = /(?:struct|enum|class|actor|extension) +([\w.]+) *:([^{]*)\{/
      for match in text.matches(of: pattern) {
        let names = match.2.split { !($0.isLetter || $0.isNumber) }
        if names.contains("LoggedHistory") || names.contains("SharedHistory") {
          found.insert(String(match.1))
        }
      }
    }
    func name<Kind: HistoryKind>(_ kind: Kind.Type) -> String { "\(Kind.History.self)" }
    #expect(found == Set(HistoryKinds.all.map { name($0) }))
  }

  /// How far clocks may differ and how late something can be reported, by default.
  private func clocks<Kind: HistoryKind>(of kind: Kind.Type) throws -> String {
    let clocks = Kind.History(try Kind.content).state.clocks
    let days = (1...400).first {
      let known = Self.start + Double($0) * 86_400 + 1
      return clocks.refusal(of: Self.start, recordedAt: known) != nil
    }
    return "\(Int(clocks.tolerance / 60)) min, \(days.map(String.init) ?? "any") days"
  }

  /// What of its days a history keeps.
  private func days<Kind: HistoryKind>(of kind: Kind.Type) throws -> String {
    let days = DayReckoning(EarnerRules.calendar, dayStart: TimeOfDay(clamping: 240))
    guard let content = try Kind.content(days) else { return "–" }
    let text = String(decoding: try Kind.History(content).json(), as: UTF8.self)
    return ["zone", "dayStart"].filter { text.contains("\"\($0)\":") }.joined(separator: ", ")
  }

  /// The page says what every history can do.
  @Test func thePageHasTheTableOfAllHistories() throws {
    func row<Kind: HistoryKind>(_ kind: Kind.Type) throws -> String {
      typealias State = Kind.History.State
      typealias Nothing = Unrefined<State>
      func mark(_ has: Bool) -> String { has ? "yes" : "–" }
      let empty = Kind.History(try Kind.content)
      let isExplained =
        Kind.points(in: empty) != nil && Kind.explanation(of: "x 1", in: empty) != nil
      let cells = [
        "`\(Kind.History.self)`", State.order == .happened ? "happened" : "known",
        mark(State.Voids.self != Nothing.self), mark(State.Erasures.self != Nothing.self),
        mark(State.Aging.self != Nothing.self), mark(State.Valuation.self != Nothing.self),
        try clocks(of: kind), try days(of: kind), try Kind.handAwards, mark(isExplained),
        mark(Kind.told(State.Comparison.noConsequences) != nil), Kind.authority,
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Ludus.docc/Architecture.md"),
      encoding: .utf8
    )
    for kind in HistoryKinds.all {
      let row = try row(kind)
      #expect(page.contains(row), "\(row)")
    }
  }
}
