// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import Quizzes

/// The contacts of a community: who may challenge whom, and who plays against strangers.
///
/// ```swift
/// var contacts = ContactBook("school")
/// try contacts.request("ben", by: "ada", at: now)
/// try contacts.accept("ada", by: "ben", at: now)
/// contacts.contacts(of: "ada")   // ["ben"]
/// let rival = try contacts.stranger(for: "ada", using: &generator)
/// ```
///
/// Two learners become contacts when one asks and the other accepts, or when each asks the other. A learner who
/// was declined cannot ask again, unless the other one asks first. Either can delete the contact.
///
/// People and devices share the book, so its history is a *set* of events. Every command takes the learner who acts,
/// its date, and a stamp for an event that became known later. It throws ``ContactError/log(_:)`` and the errors that
/// it lists itself; the book is then unchanged.
///
/// In JSON the book is its name as `content` and its `events`.
public struct ContactBook: LoggedHistory, JSONContent, Hashable, Identifiable {
  /// The identifier of a book: the name of the community.
  public typealias ID = Identifier<ContactBook>
  /// Why an event is not possible.
  public typealias Refusal = ContactError
  /// The faults of its JSON.
  public typealias Fault = JSONFault

  package var log: SharedLog<ContactState>

  package init(log: SharedLog<ContactState>) {
    self.log = log
  }

  /// The name of the community.
  public var id: ID { content }
}

// MARK: - Commands

extension ContactBook {
  /// Asks another learner to be a contact, or accepts the request of that learner.
  ///
  /// - Throws: ``ContactError/oneself(_:)``, ``ContactError/alreadyContacts(_:_:)``,
  ///   ``ContactError/alreadyRequested(_:)`` and ``ContactError/declinedBefore(by:)``.
  @discardableResult
  public mutating func request(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    stamp: ContactBook.Event.Stamp? = nil
  ) throws(ContactError) -> ContactBook.Event {
    try perform(.requested(other), by: learner, at: date, stamp: stamp)
  }

  /// Accepts the request of another learner.
  ///
  /// - Throws: ``ContactError/noRequest(from:)``.
  @discardableResult
  public mutating func accept(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    stamp: ContactBook.Event.Stamp? = nil
  ) throws(ContactError) -> ContactBook.Event {
    try perform(.accepted(other), by: learner, at: date, stamp: stamp)
  }

  /// Declines the request of another learner, who then cannot ask again.
  ///
  /// - Throws: ``ContactError/noRequest(from:)``.
  @discardableResult
  public mutating func decline(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    stamp: ContactBook.Event.Stamp? = nil
  ) throws(ContactError) -> ContactBook.Event {
    try perform(.declined(other), by: learner, at: date, stamp: stamp)
  }

  /// Deletes a contact, for both.
  ///
  /// - Throws: ``ContactError/notContacts(_:_:)``.
  @discardableResult
  public mutating func delete(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    stamp: ContactBook.Event.Stamp? = nil
  ) throws(ContactError) -> ContactBook.Event {
    try perform(.deleted(other), by: learner, at: date, stamp: stamp)
  }

  /// Sets whether a learner can be drawn as a stranger; nobody can until they agree.
  @discardableResult
  public mutating func welcomeStrangers(
    _ welcomes: Bool = true,
    by learner: Learner.ID,
    at date: Date,
    stamp: ContactBook.Event.Stamp? = nil
  ) throws(ContactError) -> ContactBook.Event {
    try perform(
      welcomes ? .welcomedStrangers : .avoidedStrangers,
      by: learner,
      at: date,
      stamp: stamp
    )
  }
}

// MARK: - Questions

extension ContactBook {
  /// Returns the contacts of a learner, in the order of their identifiers.
  ///
  /// - Complexity: O(*n* log *n*) in the number of learners with whom there ever was a request.
  public func contacts(of learner: Learner.ID) -> [Learner.ID] {
    state.others(of: learner) { _, relation in relation == .contacts }
  }

  /// Returns the learners who wait for an answer of a learner, in the order of identifiers.
  ///
  /// - Complexity: O(*n* log *n*) in the number of learners with whom there ever was a request.
  public func requests(to learner: Learner.ID) -> [Learner.ID] {
    state.others(of: learner) { other, relation in relation == .requested(by: other) }
  }

  /// Returns the learners whose answer a learner waits for, in the order of identifiers.
  ///
  /// - Complexity: O(*n* log *n*) in the number of learners with whom there ever was a request.
  public func requests(by learner: Learner.ID) -> [Learner.ID] {
    state.others(of: learner) { _, relation in relation == .requested(by: learner) }
  }

  /// Whether a learner can be drawn as a stranger.
  public func welcomesStrangers(_ learner: Learner.ID) -> Bool {
    state.welcoming.contains(learner)
  }

  /// Returns the learners who could be drawn as a rival, in the order of identifiers: those who welcome strangers,
  /// except contacts and learners with whom there is an open or declined request.
  ///
  /// - Complexity: O(*n* log *n*) in the number of learners who welcome strangers.
  public func strangers(for learner: Learner.ID) -> [Learner.ID] {
    state.welcoming.filter { $0 != learner && state.relation($0, learner) == nil }.sorted()
  }

  /// Draws a stranger to play against.
  ///
  /// The same book and state of the generator give the same stranger on every platform and in every release.
  ///
  /// - Returns: One of ``strangers(for:)``, each equally likely.
  /// - Throws: ``ContactError/noStranger``.
  /// - Complexity: O(*n* log *n*) in the number of learners who welcome strangers.
  public func stranger(
    for learner: Learner.ID,
    using generator: inout some RandomNumberGenerator
  ) throws(ContactError) -> Learner.ID {
    guard let stranger = generator.drawElement(of: strangers(for: learner)) else {
      throw .noStranger
    }
    return stranger
  }
}
