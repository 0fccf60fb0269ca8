public import LudusCore
public import LudusFoundation
internal import Quizzes

/// The contacts of a community: which learners know each other, and which play against strangers.
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
/// The book is shared by people and devices, so its history is a *set* of events. In JSON it is its name as
/// `content` and its `events`.
public struct ContactBook: LoggedHistory, JSONContent, Hashable, Identifiable {
  /// What identifies a book of contacts: the name of the community, which is all that does not change.
  public typealias ID = Identifier<ContactBook>
  /// What can be done.
  public typealias Action = ContactAction
  /// Why an event is not possible.
  public typealias Refusal = ContactError
  /// What can be wrong with its JSON.
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
  /// Asks another learner to be a contact, or accepts what that learner has asked.
  ///
  /// - Parameters:
  ///   - other: The learner who is asked.
  ///   - learner: The learner who asks.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``ContactError/oneself(_:)``, ``ContactError/alreadyContacts(_:_:)``,
  ///   ``ContactError/alreadyRequested(_:)``, ``ContactError/declinedBefore(by:)`` and
  ///   ``ContactError/log(_:)``.
  @discardableResult
  public mutating func request(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    stamp: ContactEvent.Stamp? = nil
  ) throws(ContactError) -> ContactEvent {
    try perform(.requested(other), by: learner, at: date, stamp: stamp)
  }

  /// Accepts what another learner has asked.
  ///
  /// - Parameters:
  ///   - other: The learner who has asked.
  ///   - learner: The learner who accepts.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``ContactError/noRequest(from:)`` and ``ContactError/log(_:)``.
  @discardableResult
  public mutating func accept(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    stamp: ContactEvent.Stamp? = nil
  ) throws(ContactError) -> ContactEvent {
    try perform(.accepted(other), by: learner, at: date, stamp: stamp)
  }

  /// Declines what another learner has asked; that learner then cannot ask again.
  ///
  /// - Parameters:
  ///   - other: The learner who has asked.
  ///   - learner: The learner who declines.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``ContactError/noRequest(from:)`` and ``ContactError/log(_:)``.
  @discardableResult
  public mutating func decline(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    stamp: ContactEvent.Stamp? = nil
  ) throws(ContactError) -> ContactEvent {
    try perform(.declined(other), by: learner, at: date, stamp: stamp)
  }

  /// Deletes a contact, for both.
  ///
  /// - Parameters:
  ///   - other: The contact.
  ///   - learner: The learner who deletes it.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``ContactError/notContacts(_:_:)`` and ``ContactError/log(_:)``.
  @discardableResult
  public mutating func delete(
    _ other: Learner.ID,
    by learner: Learner.ID,
    at date: Date,
    stamp: ContactEvent.Stamp? = nil
  ) throws(ContactError) -> ContactEvent {
    try perform(.deleted(other), by: learner, at: date, stamp: stamp)
  }

  /// Sets whether a learner can be drawn as a stranger; nobody can until they say so.
  ///
  /// - Parameters:
  ///   - welcomes: Whether the learner can be drawn.
  ///   - learner: The learner who says so.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``ContactError/log(_:)``.
  @discardableResult
  public mutating func welcomeStrangers(
    _ welcomes: Bool = true,
    by learner: Learner.ID,
    at date: Date,
    stamp: ContactEvent.Stamp? = nil
  ) throws(ContactError) -> ContactEvent {
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
  /// - Complexity: O(*n* log *n*) in the number of learners that this one has ever had to do with.
  public func contacts(of learner: Learner.ID) -> [Learner.ID] {
    state.others(of: learner) { _, relation in relation == .contacts }
  }

  /// Returns the learners who wait for an answer of a learner, in the order of identifiers.
  ///
  /// - Complexity: O(*n* log *n*) in the number of learners that this one has ever had to do with.
  public func requests(to learner: Learner.ID) -> [Learner.ID] {
    state.others(of: learner) { other, relation in relation == .requested(by: other) }
  }

  /// Returns the learners whose answer a learner waits for, in the order of identifiers.
  ///
  /// - Complexity: O(*n* log *n*) in the number of learners that this one has ever had to do with.
  public func requests(by learner: Learner.ID) -> [Learner.ID] {
    state.others(of: learner) { _, relation in relation == .requested(by: learner) }
  }

  /// Whether a learner can be drawn as a stranger.
  public func welcomesStrangers(_ learner: Learner.ID) -> Bool {
    state.welcoming.contains(learner)
  }

  /// Returns the learners who could be drawn as a rival, in the order of identifiers: those who welcome strangers
  /// and are neither contacts nor were asked or declined by this learner or the other way round.
  ///
  /// - Complexity: O(*n* log *n*) in the number of learners who welcome strangers.
  public func strangers(for learner: Learner.ID) -> [Learner.ID] {
    state.welcoming.filter { $0 != learner && state.relation($0, learner) == nil }.sorted()
  }

  /// Draws a stranger to play against.
  ///
  /// The same book and state of the generator give the same stranger on every platform and in every release.
  ///
  /// - Parameters:
  ///   - learner: The learner to find a rival for.
  ///   - generator: The source of randomness.
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
