public import LudusCore
internal import Quizzes

/// Who of a community knows whom, and who plays against strangers.
///
/// ```swift
/// var contacts = ContactBook("school")
/// try contacts.request("ben", by: "ada", at: now)
/// try contacts.accept("ada", by: "ben", at: now)
/// contacts.contacts(of: "ada")   // ["ben"]
/// let rival = try contacts.stranger(for: "ada", using: &generator)
/// ```
///
/// Two learners become contacts when one asks and the other accepts, or when each asks the other. Who was
/// declined cannot ask again, unless the other one asks first. Either can delete the contact.
///
/// The book is shared by people and devices, so its history is a *set* of events as that of a ``QuizChallenge``.
public struct ContactBook: Replayable, Hashable, Identifiable {
  /// What identifies a book of contacts.
  public typealias ID = Identifier<ContactBook>
  /// Why an event is not possible.
  public typealias Refusal = ContactError

  private var log: SharedLog<ContactState>

  /// Creates a book in which nobody knows anyone.
  ///
  /// - Parameter id: The name of the community.
  public init(_ id: ID) {
    log = SharedLog(id)
  }

  /// Creates the book that a log leads to.
  ///
  /// - Parameters:
  ///   - id: The name of the community.
  ///   - events: The events, in any order and as often as they come.
  /// - Throws: `ReplayError` for an event that no log takes; see ``apply(_:)``.
  /// - Complexity: O(*n* log *n*) for *n* events.
  public init(
    _ id: ID,
    replaying events: some Sequence<ContactEvent>
  ) throws(ReplayError<ContactError>) {
    log = try SharedLog(id, replaying: events)
  }

  /// The name of the community, which is all that does not change.
  public var content: ID { log.content }

  /// The name of the community.
  public var id: ID { content }

  /// All that has happened, in the order of date and then identifier, also what has no effect.
  public var events: [ContactEvent] { log.events }

  /// The events that were not possible at their places, in the order of the log.
  public var refusals: [RefusedEvent<ContactAction, ContactError>] { log.refusedEvents }

  /// Takes an event into the log, at its place.
  ///
  /// The same event a second time changes nothing. One that is not possible at its place stays without effect.
  ///
  /// - Throws: ``ContactError/log(_:)`` for one that no log takes. The book is then unchanged.
  /// - Complexity: O(1) or so for an event that comes last, else O(*n*).
  public mutating func apply(_ event: ContactEvent) throws(ContactError) {
    try log.insert(event)
  }

  /// Takes the events of another device into the log.
  ///
  /// Merging *a* into *b* gives the same as merging *b* into *a*.
  ///
  /// - Parameter events: Events in any order; those that are there already change nothing.
  /// - Throws: ``ContactError/log(_:)`` for the first one that no log takes. The book is then unchanged.
  /// - Complexity: O(*n* log *n*) for a log of *n* events with them.
  public mutating func merge(_ events: some Sequence<ContactEvent>) throws(ContactError) {
    try log.merge(events)
  }

  /// Who knows whom after all events.
  var state: ContactState { log.state }

  mutating func perform(
    _ action: ContactAction,
    by learner: Learner.ID,
    at date: Date,
    recordedAt: Date?,
    event: ContactEvent.ID?
  ) throws(ContactError) -> ContactEvent {
    try log.perform(action, by: learner, at: date, recordedAt: recordedAt, event: event)
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

  /// Returns who waits for an answer of a learner, in the order of identifiers.
  ///
  /// - Complexity: O(*n* log *n*) in the number of learners that this one has ever had to do with.
  public func requests(to learner: Learner.ID) -> [Learner.ID] {
    state.others(of: learner) { other, relation in relation == .requested(by: other) }
  }

  /// Returns whose answer a learner waits for, in the order of identifiers.
  ///
  /// - Complexity: O(*n* log *n*) in the number of learners that this one has ever had to do with.
  public func requests(by learner: Learner.ID) -> [Learner.ID] {
    state.others(of: learner) { _, relation in relation == .requested(by: learner) }
  }

  /// Whether a learner can be drawn as a stranger.
  public func welcomesStrangers(_ learner: Learner.ID) -> Bool {
    state.welcoming.contains(learner)
  }

  /// Returns whom a learner could be drawn as a rival, in the order of identifiers: those who welcome strangers
  /// and neither are contacts, nor have been asked or declined by this one or the other way round.
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
  ///   - learner: For whom.
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
