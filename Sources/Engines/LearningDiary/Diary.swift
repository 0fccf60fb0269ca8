// SPDX-License-Identifier: Apache-2.0
internal import PlayerProgress
public import LudusCore
public import LudusFoundation

/// A learning diary: the courses of a platform, the learner's own items, and the experience points that they earn.
///
/// ```swift
/// var diary = Diary(owner: "eva")
/// try diary.merge(platform: courses, at: now)
/// try diary.add(
///   .goal(id: "g1", title: "Finish the login screen", course: "coding", due: friday), at: now)
/// diary.list(.outstanding, on: today, calendar: vienna).nearest   // the line to scroll to
/// try diary.complete("g1", at: now, stamp: .init(id: "e7"))       // XP once
/// ```
///
/// A diary belongs to one learner, on any number of devices. Its history is a *set* of events, so
/// `merge(_:)` gives the same diary, and the same level, in whatever order they arrive. An event that is
/// not possible at its place stays without effect.
///
/// Things are due on a calendar day, wherever the learner is. A query that turns instants into days takes
/// the learner's day of today and a `Calendar` with the learner's zone; no zone is stored.
///
/// Every command takes its date, and a stamp for an event that became known later. It throws
/// ``DiaryError/log(_:)`` and the errors that it lists itself; the diary is then unchanged.
///
/// In JSON a diary is an object with `content`, which names the owner and the policies, and its `events`. It
/// holds everything private and is for the learner's own devices.
public struct Diary: LoggedHistory, JSONContent, Hashable {
  /// Why an event is not possible.
  public typealias Refusal = DiaryError
  /// The faults of its JSON.
  public typealias Fault = DiaryFault

  package var log: SharedLog<DiaryState>

  package init(log: SharedLog<DiaryState>) {
    self.log = log
  }

  /// Creates a diary in which nothing has happened.
  public init(owner: Learner.ID, policies: Diary.Policies = .standard) {
    self.init(Diary.Content(owner: owner, policies: policies))
  }

  /// The learner whose diary it is.
  package var owner: Learner.ID { content.owner }
}
