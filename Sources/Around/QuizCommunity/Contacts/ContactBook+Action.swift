// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

extension ContactBook {
  /// An action of a learner in a ``ContactBook``.
  ///
  /// In JSON an action is an object with its kind and, where it is about another learner, `learner`:
  /// `{"kind":"requested","learner":"ben"}`.
  public enum Action: SharedAction {
    /// Learners act.
    public typealias Actor = Learner.ID

    /// The learner asked another one to be a contact.
    case requested(Learner.ID)
    /// The learner accepted the request of another one.
    case accepted(Learner.ID)
    /// The learner declined the request of another one.
    case declined(Learner.ID)
    /// The learner deleted a contact.
    case deleted(Learner.ID)
    /// The learner can be drawn as a stranger from now on.
    case welcomedStrangers
    /// The learner can no longer be drawn as a stranger.
    case avoidedStrangers
  }

  /// An event of a ``ContactBook``.
  public typealias Event = Recorded<ContactBook.Action>
}

extension ContactBook.Action: JSONUnion {
  package static let cases: [JSONCase<Self, JSONFault>] = [
    JSONCase("requested", Self.requested, "learner") {
      if case .requested(let learner) = $0 { learner } else { nil }
    },
    JSONCase("accepted", Self.accepted, "learner") {
      if case .accepted(let learner) = $0 { learner } else { nil }
    },
    JSONCase("declined", Self.declined, "learner") {
      if case .declined(let learner) = $0 { learner } else { nil }
    },
    JSONCase("deleted", Self.deleted, "learner") {
      if case .deleted(let learner) = $0 { learner } else { nil }
    },
    JSONCase("welcomedStrangers", .welcomedStrangers),
    JSONCase("avoidedStrangers", .avoidedStrangers),
  ]
}
