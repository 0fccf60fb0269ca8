// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Gamification

/// The command `ludus group explain`.
struct GroupExplain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain where a member's points come from.",
    discussion: """
      Reads the history of the group as "ludus group replay" does and writes a row for each entry of the \
      member's points, in order, and one with their sum. With --format json an entry is a line such as

        {"at":1767684600000,"balance":45,"base":20,"bonus":5,"id":"e7",
         "kind":"todo","points":25,"subject":"windows"}

      where "points" is the sum of "base", "bonus", "cap" (what was above a limit) and "floor" (what a penalty \
      could not take); those that are 0 are left out. The last line is

        {"closing":45,"member":"ben","opening":20,"total":25}

      Example:

        ludus group explain Examples/Content/flat-share/house-rules.json \\
          --member dora < Examples/Content/flat-share/flat-share.jsonl
      """
  )

  @OptionGroup var history: HistoryOptions
  @OptionGroup var options: ViewOptions

  @OptionGroup var form: FormatOption

  @Option(help: ArgumentHelp("The member whose points to explain.", valueName: "id"))
  var member: String

  func validate() throws {
    _ = try options.at?.date(for: "--at", in: history.zone.calendar)
  }

  func run() throws {
    let (group, isFaultless) = try history.read()
    if isFaultless { try history.checkForContent(group) }
    guard !group.events.isEmpty else { throw ExitCode.failure }
    let view = try options.view(of: group)
    let member = Member.ID(member)
    guard view.profile(of: member) != nil else {
      throw Failure.unknown("member", "\(member)", in: "the group", view.members)
    }
    let scope = options.scope.leaderboardScope
    let explanation = view.explanation(of: member, scope)
    var output = FigureWriter(form.chosen, startingWith: ["id", "at", "kind", "subject"])
    for posting in explanation.postings {
      try output.write(PostingLine(posting))
    }
    output.beginTable()
    for note in group.explanation(of: member, scope, at: view.date).notes {
      try output.write(NoteLine(note))
    }
    output.beginTable()
    try output.write(SumLine(explanation))
    try output.flush()
    guard isFaultless else { throw ExitCode.failure }
  }
}

/// An event of a member that does not count, or that counts although it became known late.
private struct NoteLine: Encodable {
  let id: PlayerGroup.Event.ID
  let at: Int64
  let note: String

  init(_ note: PlayerGroup.Explanation.Note) {
    id = note.id
    at = note.event.date.wholeMilliseconds
    self.note = note.sentence(in: .english)
  }
}

/// An entry of a member's points.
private struct PostingLine: Encodable {
  let id: Ledger.Entry.ID
  let at: Int64
  let kind: PointsReason.Kind
  let subject: String?
  let base: Int?
  let multiplier: Int?
  let bonus: Int?
  let cap: Int?
  let floor: Int?
  let points: Int
  let balance: Int
  let reversedBy: Ledger.Entry.ID?
  let reverses: Ledger.Entry.ID?

  init(_ posting: PointsExplanation.Posting) {
    func sum(_ isWanted: (PointsExplanation.Step.Kind) -> Bool) -> Int? {
      posting.steps.first { isWanted($0.kind) }?.points
    }
    id = posting.id
    at = posting.entry.date.wholeMilliseconds
    kind = posting.entry.reason.kind
    subject = posting.entry.reason.subject
    base = sum { $0 == .base }
    let added = posting.steps.compactMap { step in
      if case .multiplier = step.kind { step.points } else { nil }
    }
    multiplier = added.isEmpty ? nil : added.reduce(0, +)
    bonus = sum { $0 == .bonus }
    cap = sum { if case .cap = $0 { true } else { false } }
    floor = sum { $0 == .floor }
    points = posting.points
    balance = posting.balance
    reversedBy = if case .reversed(let reversal) = posting.effect { reversal } else { nil }
    reverses = if case .reverses(let target) = posting.effect { target } else { nil }
  }
}

/// What the entries sum to.
private struct SumLine: Encodable {
  let member: Member.ID
  let opening: Int
  let total: Int
  let closing: Int

  init(_ explanation: PointsExplanation) {
    member = explanation.member
    opening = explanation.opening
    total = explanation.total
    closing = explanation.closing
  }
}
