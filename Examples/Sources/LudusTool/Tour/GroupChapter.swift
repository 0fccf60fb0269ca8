import Experiments
import Foundation
import Gamification

/// Groups, after the group organiser of Darmstadt (2020).
struct GroupChapter: Chapter {
  let title = "A flat share"
  let module = "Gamification"

  func play(_ content: ContentFolder, seed: UInt64, on console: inout Console) throws {
    let variant: Simulation.Variant = try ContentFile(
      path: content.file("flat-share/house-rules.json")
    ).load()
    let path = content.file("flat-share/flat-share.jsonl")
    let events = try LinesFile(path: path).load(PlayerGroup.Event.self)
    let calendar = try utc(path)
    var group = PlayerGroup(id: "flat-share", rules: variant.rules, calendar: calendar)
    if let rejected = group.merge(events).first {
      throw Failure.badData("\(path): line \(rejected.position + 1): \(rejected.reason)")
    }
    guard let end = group.events.last?.date, !group.view().members.isEmpty else {
      throw Failure.badData("\(path): nobody is in the group, expected its founding")
    }
    try console.printParagraph(
      """
      Flatmates put todos on a board, claim them, do them and say so themselves; each is worth the points that \
      who put it there thought fair. Everyone starts from zero in each season of four weeks.
      """
    )
    for (index, season) in group.view().seasons.enumerated() {
      try show(season, index + 1, of: group, in: calendar, on: &console)
    }
    try explain(group, in: calendar, on: &console)
    // The last season is over by then, and recurring todos are open again.
    let later = group.view(asOf: end + 14 * 86_400)
    try showAchievements(in: later, of: group, in: calendar, on: &console)
    try showRefusal(in: group, later, on: &console)
    try replay(group, seed: seed, on: &console)
  }

  private func utc(_ path: String) throws(Failure) -> Calendar {
    guard let calendar = ZoneOption.calendar(named: "UTC") else {
      throw .badData("\(path): there is no time zone UTC")
    }
    return calendar
  }
}

// MARK: - Seasons

extension GroupChapter {
  /// Tells what was out of the ordinary in a season, and how it stood in the end.
  private func show(
    _ season: Season,
    _ number: Int,
    of group: PlayerGroup,
    in calendar: Calendar,
    on console: inout Console
  ) throws {
    let text = GroupText(group.view(), in: calendar)
    let first = text.days.day(of: season.start)
    let last = text.lastDay(of: season).map { " to \($0)" } ?? ""
    let events = group.events.filter { season.contains($0.date) }
    let done = events.count { event in
      if case .completed = event.action { group.effect(of: event.id) == .effective } else { false }
    }
    try console.print()
    try console.printParagraph(
      "Season \(number), \(first)\(last): \(Count(done, "todo")) done",
      render: console.style.bold
    )
    for event in events {
      for line in headlines(of: event, in: group, text) {
        let day = text.days.day(of: event.date)
        try console.printParagraph("\(day)  \(line)".onOneLine, indent: "  ", hanging: 12)
      }
    }
    let later = season.end ?? .distantFuture
    if let archive = group.archive(of: season.id, at: later) {
      try console.printParagraph("The board when it ended:", indent: "  ")
      for row in text.rows(of: archive.final) {
        try console.printParagraph(row.onOneLine, indent: "    ", render: console.style.green)
      }
      try showCorrections(of: archive, on: &console)
    }
  }

  /// What became known only after a season stands beside its archive.
  private func showCorrections(of archive: Season.Archive, on console: inout Console) throws {
    for standing in archive.final.standings {
      let now = archive.recomputed.entry(of: standing.member)?.score.points ?? 0
      guard now != standing.points else { continue }
      try console.printParagraph(
        """
        What was reported after the end changes no archive: as known now, \(standing.member) would have had \
        \(Count(now, "point")).
        """.onOneLine,
        indent: "  "
      )
    }
  }

  /// What to tell of an event, if it is out of the ordinary.
  private func headlines(
    of event: PlayerGroup.Event,
    in group: PlayerGroup,
    _ text: GroupText
  ) -> [String] {
    switch event.action {
    case .joined, .penalized, .challengeOpened:
      return [text.sentence(for: event)]
    case .voided(let target):
      let undone = group.events.first { $0.id == target }
      return undone.map { ["\(text.sentence(for: $0)), which was a mistake and is undone"] } ?? []
    case .completed(let todo):
      guard let completion = text.view.todo(todo)?.completions.first(where: { $0.id == event.id })
      else { return [] }
      var lines: [String] = []
      if completion.credits.count > 1 {
        let shares = completion.credits.map { "\($0.member) \($0.points)" }
        lines.append("\(text.title(of: todo)) done together: \(shares.joined(separator: ", "))")
      }
      if event.recordedAt > event.date {
        lines.append(
          "\(text.sentence(for: event)), reported on \(text.days.day(of: event.recordedAt))"
        )
      }
      lines += text.view.challenges.filter { $0.metAt == event.date }.map {
        "the challenge “\($0.challenge.title)” is met"
      }
      return lines
    default:
      return []
    }
  }
}

// MARK: - What can be asked

extension GroupChapter {
  /// Explains the points of who was penalized, or of the first member, in the first season.
  private func explain(
    _ group: PlayerGroup,
    in calendar: Calendar,
    on console: inout Console
  ) throws {
    let view = group.view()
    let penalized = group.events.lazy.compactMap { event in
      if case .penalized(let member, _) = event.action { member } else { nil }
    }
    guard let season = view.seasons.first, let member = penalized.first ?? view.members.first else {
      return
    }
    try console.print()
    try console.printParagraph(
      "Where \(member)’s points of season 1 come from".onOneLine,
      render: console.style.bold
    )
    let text = GroupText(view, in: calendar)
    for line in text.lines(of: view.explanation(of: member, .season(season.id))) {
      try console.printParagraph(line.onOneLine, indent: "  ", hanging: 17)
    }
  }

  /// Shows the achievements of who joined last.
  private func showAchievements(
    in view: GroupView,
    of group: PlayerGroup,
    in calendar: Calendar,
    on console: inout Console
  ) throws {
    let joined = group.events.last { if case .joined = $0.action { true } else { false } }
    guard let member = joined?.actor else { return }
    try console.print()
    try console.printParagraph(
      "The achievements of \(member), who joined last".onOneLine,
      render: console.style.bold
    )
    for line in GroupText(view, in: calendar).achievements(of: member) {
      try console.printParagraph(line.onOneLine, indent: "  ")
    }
  }

  /// Lets a member claim one todo after the other until that is refused.
  private func showRefusal(
    in group: PlayerGroup,
    _ view: GroupView,
    on console: inout Console
  ) throws {
    var group = group
    guard let member = view.members.last else { return }
    try console.print()
    try console.printParagraph("Nobody may hoard", render: console.style.bold)
    for todo in view.todos(in: .open) {
      let claim = "\(member) claims “\(todo.todo.title)”".onOneLine
      guard let refusal = refusal(of: todo.id, by: member, at: view.date, in: &group) else {
        try console.printParagraph("✓ \(claim)", indent: "  ", hanging: 2)
        continue
      }
      try console.printParagraph(
        "✗ \(claim): \(refusal.sentence(in: .english))",
        indent: "  ",
        hanging: 2,
        render: console.style.red
      )
      break
    }
  }

  /// Claims a todo, or returns why that is not possible.
  private func refusal(
    of todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    in group: inout PlayerGroup
  ) -> GroupError? {
    do {
      try group.claim(todo, by: member, at: date)
      return nil
    } catch {
      return error
    }
  }

  private func replay(_ group: PlayerGroup, seed: UInt64, on console: inout Console) throws {
    var generator = SeededGenerator(seed: seed)
    let shuffled = (group.events + group.events).shuffled(using: &generator)
    let replayed = try PlayerGroup(group.content, replaying: shuffled)
    let outcome = replayed == group ? "the same group again" : "another group"
    try console.print()
    try console.printParagraph(
      "The group is a set of \(group.events.count) events; shuffled, and each of them twice, they give \(outcome)."
    )
  }
}
