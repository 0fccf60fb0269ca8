// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import LearningDiary
import LudusTestSupport
import Testing

/// What every command of a diary refuses, whatever it is about.
@Suite struct CommandRefusalTests {
  static let commands: [SharedCommand<Diary>] = [
    SharedCommand("merge") { try $0.merge(platform: [], at: $1, stamp: $2) },
    SharedCommand("setColor") {
      try $0.setColor(.green, of: "coding", at: $1, stamp: $2)
    },
    SharedCommand("requestEnrollment") {
      try $0.request(.enrollment, of: "algebra", at: $1, stamp: $2)
    },
    SharedCommand("requestLeaving") {
      try $0.request(.leaving, of: "coding", at: $1, stamp: $2)
    },
    SharedCommand("withdrawRequest") {
      try $0.withdrawRequest(for: "coding", at: $1, stamp: $2)
    },
    SharedCommand("add") {
      let goal = DiaryItem.goal(id: "new", title: "New", course: "coding", due: today)
      try $0.add(goal, at: $1, stamp: $2)
    },
    SharedCommand("edit") {
      let goal = DiaryItem.goal(id: "g", title: "Other", course: "coding", due: today)
      try $0.edit(goal, at: $1, stamp: $2)
    },
    SharedCommand("delete") { try $0.delete("g", at: $1, stamp: $2) },
    SharedCommand("complete") { try $0.complete("g", at: $1, stamp: $2) },
    SharedCommand("reopen") { try $0.reopen("g", at: $1, stamp: $2) },
    SharedCommand("setReminder") { try $0.setReminder(today, for: "g", at: $1, stamp: $2) },
    SharedCommand("setReminders") {
      try $0.setReminders([.before(.days(1))], for: "g", at: $1, stamp: $2)
    },
    SharedCommand("rate") { try $0.rate(nil, "g", at: $1, stamp: $2) },
    SharedCommand("study") { try $0.study(.seconds(60), in: "coding", at: $1, stamp: $2) },
    SharedCommand("markRead") {
      try $0.markRead(.platform("week-1", in: "coding"), at: $1, stamp: $2)
    },
    SharedCommand("admit") { try $0.admit("mum", as: .parent(), at: $1, stamp: $2) },
    SharedCommand("dismiss") { try $0.dismiss("mum", at: $1, stamp: $2) },
    SharedCommand("optOutOfLeaderboards") { try $0.optOutOfLeaderboards(at: $1, stamp: $2) },
    SharedCommand("markExample") { try $0.markExample("r", at: $1, stamp: $2) },
    SharedCommand("deliverNotifications") {
      try $0.deliverNotifications(since: now, until: $1, calendar: .vienna, stamp: $2)
    },
    SharedCommand("award") { try $0.award(.xp(5), for: "survey", at: $1, stamp: $2) },
    SharedCommand("awardLevel") { try $0.award(.toNextLevel, for: "survey", at: $1, stamp: $2) },
    SharedCommand("revokeAward") { try $0.revokeAward(for: "quiz", at: $1, stamp: $2) },
    SharedCommand("markSeen") { try $0.markSeen(at: $1, stamp: $2) },
    SharedCommand("buy") { try $0.buy("sticker", at: $1, stamp: $2) },
    SharedCommand("markNotificationsSeen") { try $0.markNotificationsSeen(at: $1, stamp: $2) },
    SharedCommand("write") {
      let entry = Reflection.Entry(id: "new", course: "coding", day: today, text: "Good.")
      try $0.write(entry, at: $1, stamp: $2)
    },
    SharedCommand("rewrite") {
      let entry = Reflection.Entry(id: "r", course: "coding", day: today, text: "Better.")
      try $0.rewrite(entry, at: $1, stamp: $2)
    },
    SharedCommand("erase") { try $0.erase("r", at: $1, stamp: $2) },
    SharedCommand("eraseWords") { try $0.eraseWords(of: .item("g"), at: $1, stamp: $2) },
    SharedCommand("eraseAllWords") { try $0.eraseWords(of: .all, at: $1, stamp: $2) },
    SharedCommand("share") { try $0.share("r", with: .everyone, at: $1, stamp: $2) },
    SharedCommand("unshare") { try $0.share("r", with: nil, at: $1, stamp: $2) },
    SharedCommand("comment") {
      try $0.comment("Well done", on: "r", by: "ada", at: $1, stamp: $2)
    },
    SharedCommand("perform") { try $0.perform(.deleted("g"), by: nil, at: $1, stamp: $2) },
  ]

  /// A diary with the goal "g", the reflection "r", and the event "e" that added the goal.
  private func diary() throws -> Diary {
    let shop = try Wallet.Shop([Wallet.Shop.Item(id: "sticker", title: "A sticker", price: 0)])
    var diary = try makeDiary(try Diary.Policies { $0.shop = shop })
    let goal = DiaryItem.goal(id: "g", title: "G", course: "coding", due: today)
    try diary.add(goal, at: after(0, 1), stamp: .init(id: "e"))
    try diary.award(.xp(5), for: "quiz", at: after(0, 1))
    let entry = Reflection.Entry(id: "r", course: "coding", day: today, text: "Good.")
    try diary.write(entry, at: after(0, 1))
    return diary
  }

  @Test(arguments: commands)
  func eachCommandRefusesWhatNoLogTakes(command: SharedCommand<Diary>) throws {
    expectLogRefusals(of: command, by: try diary(), at: after(2))
  }

  @Test func aLogTakesOnlyWhatCanBeStoredUnderItsOwnName() throws {
    expectLogRefusals(of: .deleted("g"), by: nil, in: try diary())
  }

  @Test func onlyTheOwnerActsAndReadersComment() throws {
    var diary = try diary()
    try diary.perform(.deleted("g"), by: "eva", at: after(2))
    expectRefusal(DiaryError.notOwner("ada"), of: diary) {
      try $0.perform(.deleted("g"), by: "ada", at: after(3))
    }
    try diary.share("r", with: .everyone, at: after(3))
    let comment = Diary.Action.commented("r", text: "Well done")
    expectRefusal(DiaryError.reflection(.notReader("eva", of: "r")), of: diary) {
      try $0.perform(comment, at: after(4))
    }
    try diary.perform(comment, by: "ada", at: after(4))
    #expect(diary.reflection("r")?.feedback.map(\.reader) == ["ada"])
  }

  @Test func anItemThatTheLedgerHasNoRoomForIsNotCompleted() throws {
    var state = DiaryState(Diary.Content(owner: "eva"))
    for event in try diary().events {
      try state.apply(event)
    }
    try state.progress.record([
      Ledger.Entry(
        id: "full",
        member: "eva",
        change: .points(Ledger.maximumPoints - state.xp),
        reason: PointsReason(.correction),
        date: now
      )
    ])
    let before = state
    let event = Diary.Event(.completed("g", occurrence: nil), at: after(2), id: "c")
    #expect(throws: DiaryError.ledger(.tooManyPoints("g#c"))) { try state.apply(event) }
    #expect(state == before)
  }
}
