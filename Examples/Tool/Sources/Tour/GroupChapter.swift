// SPDX-License-Identifier: Apache-2.0
import Experiments
import Foundation
import Gamification

/// Groups, after the group organizer of Darmstadt (2020).
struct GroupChapter: Chapter {
  let title = "A flat share"
  let module = "Gamification"

  /// How many points a sign of a bar stands for.
  private static let pointsOfBar = 4

  func play(_ content: ContentFolder, seed: UInt64, on page: inout TourPage) throws {
    let variant: Simulation.Variant = try ContentFile(
      path: content.file("flat-share/house-rules.json")
    ).load()
    let path = content.file("flat-share/flat-share.jsonl")
    let events = try LinesFile(path: path).load(PlayerGroup.Event.self)
    guard let calendar = ZoneOption.calendar(named: "UTC") else {
      throw Failure.badData("\(path): there is no time zone UTC")
    }
    var group = PlayerGroup(id: "flat-share", rules: variant.rules, calendar: calendar)
    if let rejected = group.merge(events).rejected.first {
      let reason = Faulty.sentence(for: rejected.reason)
      throw Failure.badData("\(path): line \(rejected.position + 1): \(reason)")
    }
    guard let end = group.events.last?.date, !group.view().members.isEmpty else {
      throw Failure.badData("\(path): nobody is in the group, expected its founding")
    }
    page.write(
      """
      Flatmates claim todos and do them, for points. In each season of four weeks everyone starts \
      from zero, so latecomers can win, too.
      """
    )
    for (index, season) in group.view().seasons.enumerated() {
      show(season, index + 1, of: group, in: calendar, on: &page)
    }
    explain(group, in: calendar, on: &page)
    // The last season is over by then, and recurring todos are open again.
    refuse(in: group, group.view(asOf: end + 14 * 86_400), on: &page)
    var generator = SeededGenerator(seed: seed)
    let shuffled = (group.events + group.events).shuffled(using: &generator)
    let replayed = try PlayerGroup(group.content, replaying: shuffled)
    page.write(
      """
      The group is a set of \(group.events.count) events; shuffled, and each of them twice, they give \
      \(replayed == group ? "the same group again" : "another group").
      """
    )
  }

  /// How a season ended, as bars.
  private func show(
    _ season: Season,
    _ number: Int,
    of group: PlayerGroup,
    in calendar: Calendar,
    on page: inout TourPage
  ) {
    let text = GroupText(group.view(), in: calendar)
    let last = text.lastDay(of: season).map { " to \($0)" } ?? ""
    let day = text.days.day(of: season.start)
    page.write("Season \(number), \(day)\(last)", render: page.style.bold)
    guard let archive = group.archive(of: season.id, at: season.end ?? .distantFuture) else {
      return
    }
    let standings = archive.final.standings
    let names = standings.map { standing in
      "\(standing.member)\(standing.title.map { " \($0)" } ?? "")".onOneLine
    }
    let column = names.map(\.columns).max() ?? 0
    for (standing, name) in zip(standings, names) {
      let gap = String(repeating: " ", count: column - name.columns)
      let bar = String(repeating: "█", count: max(standing.points, 0) / Self.pointsOfBar)
      page.write(
        "\(standing.rank). \(name)\(gap)  \(page.style.green(bar)) \(standing.points)",
        indent: 2
      )
    }
  }

  /// Where the points come from of who was penalized, or of the first member, in the first season.
  private func explain(_ group: PlayerGroup, in calendar: Calendar, on page: inout TourPage) {
    let view = group.view()
    let penalized = group.events.lazy.compactMap { event in
      if case .penalized(let member, _) = event.action { member } else { nil }
    }
    guard let season = view.seasons.first, let member = penalized.first ?? view.members.first else {
      return
    }
    let explanation = view.explanation(of: member, .season(season.id))
    let text = GroupText(view, in: calendar)
    page.write(
      "Why \(member) has \(explanation.total) in season 1; of \(explanation.postings.count) reasons the last:"
        .onOneLine,
      render: page.style.bold
    )
    if let line = text.lines(of: explanation).dropLast().last {
      page.write(line.onOneLine, indent: 2)
    }
  }

  /// Lets a member claim one todo after the other until that is refused.
  private func refuse(in group: PlayerGroup, _ view: GroupView, on page: inout TourPage) {
    var group = group
    guard let member = view.members.last else { return }
    for todo in view.todos(in: .open) {
      do throws(GroupError) {
        try group.claim(todo.id, by: member, at: view.date)
      } catch {
        let claim = "\(member) claims “\(todo.todo.title)” too"
        page.judge(false, "\(claim): \(error.sentence(in: .english))", indent: 0)
        return
      }
    }
  }
}
