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
/// Two learners become contacts when one asks and the other accepts, or when each asks the other. A
/// learner who was declined cannot ask again, unless the other one asks first. Either can delete
/// the contact.
///
/// People and devices share the book, so its history is a *set* of events. Every command takes the
/// learner who acts, its date, and a stamp for an event that became known later. It throws
/// ``ContactError/log(_:)`` and the errors that it lists itself; the book is then unchanged.
///
/// In JSON the book is its `content` and its `events`.
public struct ContactBook: LoggedHistory, JSONContent, Hashable, Identifiable {
  /// The identifier of a book: the name of the community.
  public typealias ID = Identifier<ContactBook>
  /// The name of the community, and how far the dates of events may be off.
  public typealias Content = NamedContent<ID>
  /// The reason an event is not possible.
  public typealias Refusal = ContactError
  /// The faults of its JSON.
  public typealias Fault = JSONFault

  package var log: SharedLog<ContactState>

  package init(log: SharedLog<ContactState>) {
    self.log = log
  }

  /// The name of the community.
  public var id: ID { content.id }
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

  /// Takes an event out, as if it had not happened; a void of the void brings it back.
  ///
  /// A learner may take back what they did, until the other one has gone on from it: a request that
  /// was declined stays declined.
  ///
  /// - Parameters:
  ///   - event: The event, perhaps itself a void.
  ///   - learner: The one who does it, or nil for the app, which may take out anything.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The void, with what it changed for whom.
  /// - Throws: ``ContactError/log(_:)`` for an event that is not there before, is void already, was
  ///   done by others, or which the other one has gone on from.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func void(
    _ event: ContactBook.Event.ID,
    by learner: Learner.ID? = nil,
    at date: Date,
    stamp: ContactBook.Event.Stamp? = nil
  ) throws(ContactError) -> VoidReport<ContactBook> {
    try declareVoid(.voided(event), by: learner, at: date, stamp: stamp)
  }

  /// Erases the identifier of a person from all events, also from those that come later.
  ///
  /// Requests and contacts of that person are gone. See `PersonErasure`. An app lets the person do
  /// it, or someone with the right to.
  ///
  /// - Returns: The event, in which there is no name either.
  /// - Throws: ``ContactError/log(_:)``.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func erase(
    _ person: Learner.ID,
    at date: Date,
    stamp: ContactBook.Event.Stamp? = nil
  ) throws(ContactError) -> ContactBook.Event {
    let erasure = Learner.Erasure(of: person, salt: salt(at: date))
    return try perform(.erased(erasure), by: nil, at: date, stamp: stamp)
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

  /// Returns the learners who could be drawn as a rival, in the order of identifiers: those who
  /// welcome strangers, except contacts and learners with whom there is an open or declined
  /// request.
  ///
  /// - Complexity: O(*n* log *n*) in the number of learners who welcome strangers.
  public func strangers(for learner: Learner.ID) -> [Learner.ID] {
    state.welcoming.filter { $0 != learner && state.relation($0, learner) == nil }.sorted()
  }

  /// Draws a stranger to play against.
  ///
  /// The same book and state of the generator give the same stranger on every platform and in every
  /// release.
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

extension ContactBook {
  /// An action of a learner in a ``ContactBook``.
  ///
  /// In JSON an action is an object with its kind and, where it is about another learner,
  /// `learner`: `{"kind":"requested","learner":"ben"}`; `{"event":"e7","kind":"voided"}` and
  /// `{"kind":"erased","member":"erased-...","salt":"..."}`.
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
    /// The name of a person was erased from the history, for good.
    indirect case erased(Learner.Erasure)
    /// An event, perhaps a void itself, was declared void.
    case voided(Recorded<ContactBook.Action>.ID)
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
    JSONCase("erased", inline: Self.erased) {
      if case .erased(let erasure) = $0 { erasure } else { nil }
    },
    JSONCase("voided", Self.voided, "event") {
      if case .voided(let event) = $0 { event } else { nil }
    },
  ]
}

/// The relations between learners, and the learners who welcome strangers.
package struct ContactState: SharedState {
  package typealias Content = ContactBook.Content
  package typealias Action = ContactBook.Action
  package typealias Refusal = ContactError

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
  /// The stand-ins of those who are erased.
  private var erased: Set<Learner.ID> = []

  package static var order: EventOrder { .happened }
  package let clocks: LogClocks

  package init(_ content: ContactBook.Content) { clocks = LogClocks(content.clocks.draft) }

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
    switch event.action {
    case .erased(let erasure): return erase(erasure.member)
    // The log has left the event out already.
    case .voided: return
    default: break
    }
    guard let learner = event.actor, !erased.contains(learner) else { throw .log(.actorMissing) }
    switch event.action {
    case .erased, .voided: break
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
    guard !erased.contains(other) else { throw .log(.actorMissing) }
    switch relation(learner, other) {
    case .contacts: throw .alreadyContacts(learner, other)
    case .requested(by: learner): throw .alreadyRequested(other)
    case .declined(by: other): throw .declinedBefore(by: other)
    // A request that meets one in return accepts it.
    case .requested: return .contacts
    case .declined, nil: return .requested(by: learner)
    }
  }

  /// Takes out everything about someone whose name is erased.
  private mutating func erase(_ learner: Learner.ID) {
    erased.insert(learner)
    welcoming.remove(learner)
    for other in (relations.removeValue(forKey: learner) ?? [:]).keys {
      relations[other]?[learner] = nil
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

// MARK: - What is taken out

extension ContactState: VoidingState {
  package typealias Voids = Self

  package static func target(of action: ContactBook.Action) -> ContactBook.Event.ID? {
    if case .voided(let event) = action { event } else { nil }
  }

  package static func check(
    _ claim: VoidClaim<ContactBook.Action>,
    of content: ContactBook.Content
  ) throws(ContactError) {
    if let refusal = claim.refusalOfOthers { throw .log(refusal) }
    let (actor, other) = (claim.void.actor, claim.root.action.other)
    let refusal = claim.refusal(ifOthers: { $0.actor == other && $0.action.other == actor })
    if let refusal { throw .log(refusal) }
  }
}

extension ContactState: ManagedState {
  package typealias Authority = Self
}

extension ContactState: ErasingState {
  package typealias Erasures = Self

  package static func erasedPerson(by action: ContactBook.Action) -> Learner.ID? {
    if case .erased(let erasure) = action { erasure.member } else { nil }
  }

  package static func redacted(
    _ event: ContactBook.Event,
    by erasure: ContactBook.Event
  ) -> ContactBook.Event {
    guard case .erased(let erased) = erasure.action else { return event }
    let action: ContactBook.Action =
      switch event.action {
      case .requested(let other): .requested(erased.redacted(other))
      case .accepted(let other): .accepted(erased.redacted(other))
      case .declined(let other): .declined(erased.redacted(other))
      case .deleted(let other): .deleted(erased.redacted(other))
      case .welcomedStrangers, .avoidedStrangers, .erased, .voided: event.action
      }
    return event.redacted(action, by: event.actor.map(erased.redacted))
  }
}

extension ContactBook.Action {
  /// The other learner that it is about.
  fileprivate var other: Learner.ID? {
    switch self {
    case .requested(let other), .accepted(let other), .declined(let other), .deleted(let other):
      other
    case .welcomedStrangers, .avoidedStrangers, .erased, .voided: nil
    }
  }
}

/// The reason a book of contacts refuses a command, or an event in its log has no effect.
public enum ContactError: LogRefusal, Hashable {
  /// A learner cannot be a contact of themselves.
  case oneself(Learner.ID)
  /// The two are contacts already.
  case alreadyContacts(Learner.ID, Learner.ID)
  /// The two are not contacts.
  case notContacts(Learner.ID, Learner.ID)
  /// This learner was asked already and has not answered.
  case alreadyRequested(Learner.ID)
  /// This learner declined an earlier request, and would have to ask first.
  case declinedBefore(by: Learner.ID)
  /// There is no request of this learner to answer.
  case noRequest(from: Learner.ID)
  /// There is no stranger to draw: nobody else welcomes strangers, or only learners with whom there
  /// was a request.
  case noStranger
  /// The log does not take the event.
  case log(LogError)
}

extension ContactError: WordedError {
  package static var sentences: SentenceCatalog { communitySentences }

  package var wording: Wording {
    switch self {
    case .oneself: "contact.oneself"
    case .alreadyContacts: "contact.alreadyContacts"
    case .notContacts: "contact.notContacts"
    case .alreadyRequested: "contact.alreadyRequested"
    case .declinedBefore: "contact.declinedBefore"
    case .noRequest: "contact.noRequest"
    case .noStranger: "contact.noStranger"
    case .log(let error): Wording(error)
    }
  }
}
