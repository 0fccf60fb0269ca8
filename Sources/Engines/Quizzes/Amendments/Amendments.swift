// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// The amendments of a quiz or an exam, made by any number of people on any number of devices.
///
/// They are a set: what they come to follows from the amendments alone, so it does not matter in
/// which order they were made, merged or stored, and one that comes twice counts once. Nothing is
/// ever removed; an amendment that is withdrawn stays with the one that says so.
///
/// Where several concern the same answer, a problem that is taken out counts for nobody. Else a
/// grade for this learner decides, and of several the latest, else full credit, else the best of
/// all keys.
///
/// In JSON they are an array, in which two that differ have different names.
public struct Amendments: Hashable, Sendable {
  /// All amendments, by date and name, also those that are withdrawn.
  public private(set) var all: [Amendment] = []

  /// Creates a set of amendments in any order.
  ///
  /// - Parameter amendments: The amendments. Of two that differ and have the same name one counts,
  ///   always the same.
  public init(_ amendments: some Sequence<Amendment> = []) {
    merge(amendments)
  }

  /// The amendments that are in force, by date and name; none without a person and a reason.
  ///
  /// - Complexity: O(*n*).
  public var inForce: [Amendment] {
    let withdrawn = withdrawnIDs
    return all.filter { $0.problem != nil && $0.flaw == nil && !withdrawn.contains($0.id) }
  }

  /// Returns whether an amendment is taken back.
  public func isWithdrawn(_ amendment: Amendment.ID) -> Bool { withdrawnIDs.contains(amendment) }

  /// Returns the amendment with a name, or nil when there is none.
  public subscript(id id: Amendment.ID) -> Amendment? { all.first { $0.id == id } }

  /// Adds an amendment without checking it, as one of another device; an ``Exam`` checks it.
  ///
  /// - Complexity: O(*n*).
  public mutating func insert(_ amendment: Amendment) { merge([amendment]) }

  /// Adds the amendments of another device.
  ///
  /// - Complexity: O(*n* log *n*) in the number of all of them.
  public mutating func merge(_ other: Amendments) { merge(other.all) }

  private mutating func merge(_ others: some Sequence<Amendment>) {
    var known = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    for other in others {
      let before = known[other.id]
      known[other.id] = before.map { $0.text <= other.text ? $0 : other } ?? other
    }
    all = known.values.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
  }

  private var withdrawnIDs: Set<Amendment.ID> {
    Set(
      all.compactMap { amendment -> Amendment.ID? in
        if case .withdrawn(let target) = amendment.change, amendment.flaw == nil {
          target
        } else {
          nil
        }
      }
    )
  }

  /// The names that other amendments have for something else here.
  func names(inConflictWith others: Amendments) -> [Amendment.ID] {
    let known = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    return others.all.filter { other in known[other.id].map { $0 != other } ?? false }.map(\.id)
  }
}

extension Amendment {
  /// The text that decides between two amendments with the same name.
  fileprivate var text: String {
    String(decoding: (try? ContentJSON<JSONFault>.encode(self)) ?? Data(), as: UTF8.self)
  }
}

extension Amendments: Codable {
  /// Reads amendments in any order.
  ///
  /// - Throws: Also a fault for each that differs from one before it with the same name.
  public init(from decoder: any Decoder) throws {
    let amendments = try [Amendment](from: decoder)
    var known: [Amendment.ID: Amendment] = [:]
    var faults: [LocatedFault<JSONFault>] = []
    for (index, amendment) in amendments.enumerated() {
      guard let first = known.updateValue(known[amendment.id] ?? amendment, forKey: amendment.id),
        first != amendment
      else { continue }
      faults.append(
        LocatedFault(
          .malformed("another correction before it has this name, expected a name of its own"),
          at: ContentPlace().index(index).key("id")
        )
      )
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(amendments)
  }

  /// Writes the amendments.
  public func encode(to encoder: any Encoder) throws {
    try all.encode(to: encoder)
  }
}

extension Amendments: JSONContent {
  /// The faults of its JSON.
  public typealias Fault = JSONFault
}

// MARK: - What they come to

/// The word of amendments on the answer of a learner to a problem.
struct AmendedAnswer {
  /// The matter that they come to.
  enum Decision {
    case takenOut
    case graded(EnteredGrade.Grade)
    case fullCredit(Amendment.Recipients)
    case accepted
    /// None is in force.
    case asJudged
  }

  let decision: Decision
  /// The last of the amendments that decide, or the last that took one back.
  let amendment: Amendment
  /// The date of corrections of the answer: that of the last amendment, a millisecond later for each
  /// further one, so that more of them are always later than some of them.
  let date: Date
  /// Whether some of the amendments could come to something else than all of them.
  let isContested: Bool
  /// Whether the problem was taken out, and is not any more.
  let wasTakenOut: Bool
  /// Whether the answer has a grade of its own, or had one.
  let wasGraded: Bool

  /// Whether the problem is taken out.
  var isTakenOut: Bool { if case .takenOut = decision { true } else { false } }
}

/// The amendments of a quiz, sorted by the problems that they concern.
struct SortedAmendments {
  /// The amendments of a problem.
  private struct Concerned {
    var inForce: [Amendment] = []
    /// Those that are withdrawn, each with what took it back, the last at the end.
    var withdrawn: [(amendment: Amendment, by: [Amendment])] = []
  }

  private var problems: [Problem.ID: Concerned] = [:]

  init(_ amendments: Amendments) {
    var withdrawals: [Amendment.ID: [Amendment]] = [:]
    let made = amendments.all.filter { $0.flaw == nil }
    for amendment in made {
      if case .withdrawn(let target) = amendment.change {
        withdrawals[target, default: []].append(amendment)
      }
    }
    for amendment in made {
      guard let problem = amendment.problem else { continue }
      if let withdrawal = withdrawals[amendment.id] {
        problems[problem, default: Concerned()].withdrawn.append((amendment, withdrawal))
      } else {
        problems[problem, default: Concerned()].inForce.append(amendment)
      }
    }
  }

  /// Whether an amendment concerns the problem.
  func concern(_ problem: Problem.ID) -> Bool { problems[problem] != nil }

  /// The answers to the problem of an item that are right, too; those of an amendment of which one
  /// does not fit are passed over.
  private func keys(of item: Quiz.Item) -> [QuizResponse] {
    (problems[item.problem.id]?.inForce ?? []).flatMap { amendment -> [QuizResponse] in
      guard case .accepted(let answers, _) = amendment.change else { return [] }
      let fit = answers.allSatisfy { item.problem.kind.keyed(by: $0) != nil }
      return fit ? answers : []
    }
  }

  /// Returns the item with the keys that were accepted, or nil when there are none.
  func accepting(_ item: Quiz.Item) -> Quiz.Item? {
    let keys = keys(of: item)
    return keys.isEmpty ? nil : item.accepting(keys)
  }

  /// Returns what is said about an answer, or nil when nothing ever was.
  func answer(to problem: Problem.ID, of learner: Learner.ID) -> AmendedAnswer? {
    guard let concerned = problems[problem] else { return nil }
    let inForce = concerned.inForce.filter { $0.concerns(learner) }
    let withdrawn = concerned.withdrawn.filter { $0.amendment.concerns(learner) }
    let all = inForce + withdrawn.flatMap { [$0.amendment] + $0.by }
    guard let last = all.compactMap(\.date.milliseconds).max() else { return nil }
    let date = Date(milliseconds: last + Int64(all.count - 1))
    let wasGraded = all.contains {
      if case .graded = $0.change { true } else { false }
    }
    let wasTakenOut = withdrawn.contains {
      if case .takenOut = $0.amendment.change { true } else { false }
    }
    let ranked = inForce.max { ($0.rank, $0.date, $0.id) < ($1.rank, $1.date, $1.id) }
    guard let deciding = ranked else {
      guard let last = withdrawn.flatMap(\.by).max(by: { ($0.date, $0.id) < ($1.date, $1.id) })
      else { return nil }
      return AmendedAnswer(
        decision: .asJudged,
        amendment: last,
        date: date,
        isContested: true,
        wasTakenOut: wasTakenOut,
        wasGraded: wasGraded
      )
    }
    let decision: AmendedAnswer.Decision =
      switch deciding.change {
      case .takenOut: .takenOut
      case .graded(_, _, let grade): .graded(grade)
      case .fullCredit:
        // To everyone is more than to some of them.
        .fullCredit(
          inForce.contains { $0.isFullCredit(to: .everyone) } ? .everyone : .answered
        )
      case .accepted: .accepted
      case .withdrawn: .asJudged
      }
    return AmendedAnswer(
      decision: decision,
      amendment: deciding,
      date: date,
      isContested: all.count > 1,
      wasTakenOut: wasTakenOut,
      wasGraded: wasGraded
    )
  }
}

extension Amendment {
  /// Whether it can say something about the answers of a learner.
  fileprivate func concerns(_ learner: Learner.ID) -> Bool {
    if case .graded(_, let other, _) = change { other == learner } else { true }
  }

  fileprivate func isFullCredit(to recipients: Recipients) -> Bool {
    if case .fullCredit(_, recipients) = change { true } else { false }
  }

  /// The rank by which one of two amendments of an answer decides: the greater.
  fileprivate var rank: Int {
    switch change {
    case .takenOut: 3
    case .graded: 2
    case .fullCredit: 1
    case .accepted, .withdrawn: 0
    }
  }
}
