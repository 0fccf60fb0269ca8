// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import Quizzes

/// The relations between learners, and the learners who welcome strangers.
package struct ContactState: SharedState {
  /// The relation between two learners.
  enum Relation: Hashable, Sendable {
    case requested(by: Learner.ID)
    case contacts
    case declined(by: Learner.ID)
  }

  /// For each learner the others, each pair twice.
  private var relations: [Learner.ID: [Learner.ID: Relation]] = [:]
  /// The learners who can be drawn as strangers.
  private(set) var welcoming: Set<Learner.ID> = []

  package init(_ content: ContactBook.ID, before events: [ContactBook.Event]) {}

  func relation(_ one: Learner.ID, _ other: Learner.ID) -> Relation? {
    relations[one]?[other]
  }

  /// The others with whom a learner has a relation that is wanted, in order.
  func others(
    of learner: Learner.ID,
    where isWanted: (Learner.ID, Relation) -> Bool
  ) -> [Learner.ID] {
    relations[learner, default: [:]].filter(isWanted).keys.sorted()
  }

  package mutating func apply(_ event: ContactBook.Event) throws(ContactError) {
    guard let learner = event.actor else { throw .log(.actorMissing) }
    switch event.action {
    case .welcomedStrangers: welcoming.insert(learner)
    case .avoidedStrangers: welcoming.remove(learner)
    case .requested(let other):
      let next = try relation(afterRequestTo: other, by: learner)
      set(next, between: learner, other)
    case .accepted(let other):
      try checkRequest(of: other, to: learner)
      set(.contacts, between: learner, other)
    case .declined(let other):
      try checkRequest(of: other, to: learner)
      set(.declined(by: learner), between: learner, other)
    case .deleted(let other):
      guard relation(learner, other) == .contacts else { throw .notContacts(learner, other) }
      set(nil, between: learner, other)
    }
  }

  private func relation(
    afterRequestTo other: Learner.ID,
    by learner: Learner.ID
  ) throws(ContactError) -> Relation {
    guard other != learner else { throw .oneself(learner) }
    guard !other.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    switch relation(learner, other) {
    case .contacts: throw .alreadyContacts(learner, other)
    case .requested(by: learner): throw .alreadyRequested(other)
    case .declined(by: other): throw .declinedBefore(by: other)
    // A request that meets one in return accepts it.
    case .requested: return .contacts
    case .declined, nil: return .requested(by: learner)
    }
  }

  private func checkRequest(of other: Learner.ID, to learner: Learner.ID) throws(ContactError) {
    guard relation(learner, other) == .requested(by: other) else { throw .noRequest(from: other) }
  }

  private mutating func set(
    _ relation: Relation?,
    between one: Learner.ID,
    _ other: Learner.ID
  ) {
    relations[one, default: [:]][other] = relation
    relations[other, default: [:]][one] = relation
  }
}
