// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent
public import Quizzes

extension ProblemWorkshop {
  /// A learner's report on a problem that has not been dealt with yet.
  public struct Report: Hashable, Sendable, Identifiable {
    /// The event that brought it.
    public let id: ProblemWorkshop.Event.ID
    /// The reason, with the learner's words.
    public let report: Problem.Report
    /// The learner who says so.
    public let reporter: Learner.ID
    /// The date.
    public let date: Date
  }

  /// The reports on a problem that nobody has dealt with, in the order in which they came.
  ///
  /// A report is dealt with when a later revision is approved, when the problem is withdrawn, or by
  /// ``settle(_:reply:by:at:stamp:)``.
  public func reports(on problem: Problem.ID) -> [Report] { state.reports[problem] ?? [] }

  /// Keeps a learner's report on a problem, written here or not.
  ///
  /// - Parameters:
  ///   - report: The reason, with the learner's words.
  ///   - problem: The problem.
  ///   - learner: The learner who says so.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/alreadyReported(_:)`` when the same report of the learner still
  ///   waits, and ``AuthoringError/log(_:)``, also for an empty name.
  @discardableResult
  public mutating func report(
    _ report: Problem.Report,
    about problem: Problem.ID,
    by learner: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    try perform(.reported(problem, report), by: learner, at: date, stamp: stamp)
  }

  /// Keeps all reports that a learner made in a session.
  ///
  /// Collecting a session again changes nothing. A report that the workshop has already stays in
  /// its log without effect.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - learner: The learner whose session it is.
  /// - Throws: ``AuthoringError/log(_:)`` for an event that no log takes.
  public mutating func collectReports(
    of session: QuizSession,
    by learner: Learner.ID
  ) throws(AuthoringError) {
    let quiz = session.content.id
    var events: [ProblemWorkshop.Event] = []
    for (offset, event) in session.events.enumerated() {
      guard case .reported(let problem, let report) = event.action else { continue }
      let id = ProblemWorkshop.Event.ID(
        "report-\(quiz)-\(learner)-\(event.date.timeIntervalSince1970)-\(offset)"
      )
      events.append(
        ProblemWorkshop.Event(.reported(problem, report), by: learner, at: event.date, id: id)
      )
    }
    if let rejected = merge(events).rejected.first { throw .log(rejected.reason) }
  }

  /// Says that all reports on a problem are dealt with, such as when they are mistaken.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - reply: An answer to those who reported it, or nil for none.
  ///   - person: The reviewer or the author.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/noReport(_:)`` when none waits, and ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func settle(
    _ problem: Problem.ID,
    reply: String? = nil,
    by person: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    try perform(.settled(problem, reply: reply), by: person, at: date, stamp: stamp)
  }

  /// Mends the text of another person's latest revision.
  ///
  /// The mended text is checked as a submitted one is and then waits for a reviewer, who can be the
  /// same person. The author can still write a new text.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - draft: The mended text.
  ///   - revision: The latest revision, which was mended.
  ///   - person: The person who mends it, not the author.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event, whose identifier is that of the new revision.
  /// - Throws: ``AuthoringError/ownProblem(_:)``, ``AuthoringError/laterRevision(_:)``,
  ///   ``AuthoringError/alreadyWithdrawn(_:)``, ``AuthoringError/faulty(_:)``,
  ///   ``AuthoringError/otherProblem(_:expected:)``, ``AuthoringError/unknownProblem(_:)``,
  ///   ``AuthoringError/unknownRevision(_:of:)`` and ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func mend(
    _ problem: Problem.ID,
    _ draft: ProblemDraft,
    revision: ProblemWorkshop.Event.ID,
    by person: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    let action = ProblemWorkshop.Action.mended(problem, draft, revision: revision)
    return try perform(action, by: person, at: date, stamp: stamp)
  }

  /// Takes a problem back: it leaves the bank, and no longer waits for a reviewer.
  ///
  /// The author can write it anew, or submit the same text again.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - author: Its author.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``AuthoringError/notAuthor(_:_:)``, ``AuthoringError/alreadyWithdrawn(_:)``,
  ///   ``AuthoringError/unknownProblem(_:)`` and ``AuthoringError/log(_:)``.
  @discardableResult
  public mutating func withdraw(
    _ problem: Problem.ID,
    by author: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    try perform(.withdrew(problem), by: author, at: date, stamp: stamp)
  }

  /// Takes an event out, as if it had not happened; a void of the void brings it back.
  ///
  /// Everyone may take back what they did, until somebody else has gone on with the problem: a text
  /// that was reviewed stays.
  ///
  /// - Parameters:
  ///   - event: The event, perhaps itself a void.
  ///   - person: The one who does it, or nil for the app, which may take out anything.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The void, with what it changed for whom.
  /// - Throws: ``AuthoringError/log(_:)`` for an event that is not there before, is void already,
  ///   was done by others, or with whose problem somebody has gone on.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func void(
    _ event: ProblemWorkshop.Event.ID,
    by person: Learner.ID? = nil,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> VoidReport<ProblemWorkshop> {
    try declareVoid(.voided(event), by: person, at: date, stamp: stamp)
  }

  /// Erases the identifier of a person from all events, also from those that come later.
  ///
  /// Problems and reviews stay; the words of their reports, reasons and replies go. See
  /// `PersonErasure`. An app lets the person do it, or someone with the right to.
  ///
  /// - Returns: The event, in which there is no name either.
  /// - Throws: ``AuthoringError/log(_:)``.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func erase(
    _ person: Learner.ID,
    at date: Date,
    stamp: ProblemWorkshop.Event.Stamp? = nil
  ) throws(AuthoringError) -> ProblemWorkshop.Event {
    let erasure = Learner.Erasure(of: person, salt: salt(at: date))
    return try perform(.erased(erasure), by: nil, at: date, stamp: stamp)
  }
}

extension ProblemWorkshop {
  /// The problems waiting for a reviewer: new ones, reported ones, and unpopular ones.
  ///
  /// ```swift
  /// let queue = workshop.reviewQueue(disliked: votes.disliked)
  /// queue.items.map(\.id)   // ["p1", "acids-07"]
  /// ```
  public struct ReviewQueue: Hashable, Sendable {
    /// The reason a reviewer should look at a problem.
    public enum Reason: Hashable, Sendable {
      /// A revision was submitted.
      case submitted(revision: ProblemWorkshop.Event.ID, at: Date)
      /// Learners reported that something is wrong.
      case reported([ProblemWorkshop.Report])
      /// Too few of its votes are likes.
      case disliked(Problem.Popularity)
    }

    /// A problem waiting for review.
    public struct Item: Hashable, Sendable, Identifiable {
      /// The problem.
      public let id: Problem.ID
      /// The reason it waits.
      public let reason: Reason
    }

    /// Submitted problems, the one that has waited longest first; then those that were reported,
    /// the one with the most reports first; then disliked ones, the one with the smallest part of
    /// likes first.
    public let items: [Item]
  }
}

extension ProblemWorkshop {
  /// Returns what waits for a reviewer.
  ///
  /// Which problems are disliked is decided where votes are kept; see `ProblemVotes.disliked` in
  /// `QuizCommunity`. A problem that a reviewer has kept comes back when as many further votes have
  /// come as are needed at all. A problem that was written here and is not approved is in no bank,
  /// so its votes do not matter.
  ///
  /// - Parameters:
  ///   - disliked: The problems that learners dislike, written here or not, in the order of the
  ///     queue.
  ///   - reviewer: The reviewer, whose own problems are left out; nil for all problems.
  /// - Returns: The queue.
  /// - Complexity: O(*n* log *n*) in the number of problems.
  public func reviewQueue(
    disliked: [Problem.Disliked] = [],
    for reviewer: Learner.ID? = nil
  ) -> ProblemWorkshop.ReviewQueue {
    let submitted = state.problems.values
      .compactMap { problem in problem.waiting.map { (problem.id, $0) } }
      .sorted { ($0.1.stateDate, $0.0) < ($1.1.stateDate, $1.0) }
      .map {
        ProblemWorkshop.ReviewQueue.Item(
          id: $0,
          reason: .submitted(revision: $1.id, at: $1.stateDate)
        )
      }
    let disliked =
      disliked
      .filter { problem in
        let new = problem.popularity.votes - (state.votesWhenKept[problem.id] ?? 0)
        return new >= problem.minimumVotes && isInBank(problem.id)
      }
      .map { ProblemWorkshop.ReviewQueue.Item(id: $0.id, reason: .disliked($0.popularity)) }
    let isOwn = { (problem: Problem.ID) in
      reviewer != nil && state.problems[problem]?.author == reviewer
    }
    return ProblemWorkshop.ReviewQueue(
      items: (submitted + reported + disliked).filter { !isOwn($0.id) }
    )
  }

  /// Returns what waits for an author: the problems of theirs that learners reported.
  ///
  /// The author then writes a new text, withdraws the problem, or settles the reports.
  ///
  /// - Parameter author: The author.
  /// - Returns: The queue.
  /// - Complexity: O(*n* log *n*) in the number of problems that were reported.
  public func authorQueue(for author: Learner.ID) -> ProblemWorkshop.ReviewQueue {
    ProblemWorkshop.ReviewQueue(items: reported.filter { state.problems[$0.id]?.author == author })
  }

  /// The problems that learners reported, the one with the most reports first.
  private var reported: [ProblemWorkshop.ReviewQueue.Item] {
    state.reports.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { ProblemWorkshop.ReviewQueue.Item(id: $0, reason: .reported($1)) }
  }

  /// Whether a problem can be in a bank, as far as is known here.
  private func isInBank(_ problem: Problem.ID) -> Bool {
    state.problems[problem].map { $0.approved != nil } ?? true
  }
}

extension ProblemBank {
  /// Returns the bank with the approved problems of a workshop.
  ///
  /// The problems of each origin stand in a tree of their own: those that students wrote for
  /// `ch1010/acids` in `students/ch1010/acids`, below `students`. So what is drawn from the sets of
  /// this bank stays the same, problem for problem, and a quiz mixes origins by naming sets of
  /// both. Each problem has its `Problem.origin`. The files of drafts come along; one whose name
  /// another file has already is named after its problem.
  ///
  /// - Parameters:
  ///   - workshop: The workshop in which the problems were approved.
  ///   - titles: The title for learners of an origin; its name where there is none.
  /// - Returns: The bank with further sets at its end, in the order of origins and then of
  ///   identifiers.
  /// - Throws: Every identifier that both have, with its place.
  /// - Complexity: O(*n* log *n*) in the number of problems.
  public func joined(
    by workshop: ProblemWorkshop,
    titles: [Problem.Origin: String] = [:]
  ) throws(ContentError<ProblemFault>) -> ProblemBank {
    var approved: [(origin: Problem.Origin, topic: ProblemSet.ID, problem: Problem)] = []
    var files = JoinedFiles(of: media)
    for authored in workshop.problems {
      guard let revision = authored.approved, let problem = revision.problem else { continue }
      let own = try files.taking(revision.media, of: problem)
      approved.append((origin: authored.origin, topic: revision.set, problem: own))
    }
    let sets = Dictionary(grouping: approved, by: \.origin).sorted { $0.key < $1.key }
      .map { origin, problems in
        let topics = Dictionary(grouping: problems, by: \.topic).sorted { $0.key < $1.key }
        return ProblemSet(
          id: ProblemSet.ID(origin.rawValue),
          title: titles[origin] ?? origin.rawValue,
          sets: topics.map { topic, problems in
            ProblemSet(
              id: "\(origin)/\(topic)",
              title: set(topic)?.title ?? topic.rawValue,
              problems: problems.map(\.problem)
            )
          }
        )
      }
    return try adding(sets, files.added)
  }

  /// Returns the bank with all problems of another one, marked with an origin.
  ///
  /// They stand in a tree of their own, as those of a workshop do: the set `moles` of the other
  /// bank becomes `imported/moles`, below `imported`. Its templates come along; they name no
  /// origin, so their variants are of staff. So do its media, its terms and the lexicon that was
  /// added to it; which rivals count is said by this bank.
  ///
  /// - Parameters:
  ///   - other: The other bank.
  ///   - origin: The origin of its problems, whatever they say themselves.
  ///   - title: The title for learners; nil for the title of the other bank.
  /// - Returns: The bank with a further set at its end.
  /// - Throws: Every identifier that both have, with its place, or that sets are within each other
  ///   too deeply.
  /// - Complexity: O(*n*) in the number of problems and terms.
  public func joined(
    by other: ProblemBank,
    from origin: Problem.Origin,
    title: String? = nil
  ) throws(ContentError<ProblemFault>) -> ProblemBank {
    let set = ProblemSet(
      id: ProblemSet.ID(origin.rawValue),
      title: title ?? other.title,
      sets: other.sets.map { $0.originating(from: origin) }
    )
    let known = Set(terms)
    return try adding(
      [set],
      other.media.filter { !media.contains($0) },
      terms: other.terms.filter { !known.contains($0) }
    )
    .knowing(other.addedLexicon)
  }

  private func adding(
    _ sets: [ProblemSet],
    _ media: [ProblemBank.Media] = [],
    terms: [String] = []
  ) throws(ContentError<ProblemFault>) -> ProblemBank {
    try ProblemBank(
      id: id,
      title: title,
      language: language,
      terms: self.terms + terms,
      rivals: rivals,
      media: self.media + media,
      sets: self.sets + sets
    )
    .knowing(addedLexicon)
  }
}

/// The files of a bank and of the drafts that join it, each with a name of its own.
private struct JoinedFiles {
  private var known: [String: Data]
  private(set) var added: [ProblemBank.Media] = []

  init(of media: [ProblemBank.Media]) {
    known = Dictionary(media.map { ($0.name, $0.data) }) { first, _ in first }
  }

  /// Takes the files of a problem, and returns the problem with the names that they have here.
  mutating func taking(
    _ media: [ProblemBank.Media],
    of problem: Problem
  ) throws(ContentError<ProblemFault>) -> Problem {
    var problem = problem
    for file in media where known[file.name] != file.data {
      var name = file.name
      var number = 1
      while let other = known[name], other != file.data {
        name = number == 1 ? "\(problem.id.forFiles)-\(file.name)" : "\(number)-\(file.name)"
        number += 1
      }
      if name != file.name { problem = try problem.renaming(file.name, to: name) }
      guard known.insertIfNew(file.data, forKey: name) == nil else { continue }
      added.append(ProblemBank.Media(name: name, data: file.data))
    }
    return problem
  }
}

extension Problem.ID {
  /// The name of a problem as a part of that of a file.
  fileprivate var forFiles: String {
    String(rawValue.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" }.prefix(40))
  }
}

extension ProblemSet {
  /// The same set with all it holds, named after an origin.
  fileprivate func originating(from origin: Problem.Origin) -> ProblemSet {
    ProblemSet(
      id: "\(origin)/\(id)",
      title: title,
      description: description,
      idNumber: idNumber,
      sets: sets.map { $0.originating(from: origin) },
      problems: problems.map { $0.originating(from: origin) },
      templates: templates
    )
  }
}
