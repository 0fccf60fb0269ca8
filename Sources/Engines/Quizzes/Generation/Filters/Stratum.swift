// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension Blueprint {
  /// So many problems of one kind, so that a quiz has its share of each chapter or skill.
  ///
  /// ```swift
  /// let blueprint = try Blueprint(
  ///   count: 10,
  ///   strata: [Blueprint.Stratum(4, of: .set("ch1010/acids")), Blueprint.Stratum(2, of: .tag("molar-mass"))])
  /// ```
  ///
  /// A stratum asks for *at least* so many: a problem counts for each stratum that it belongs to, and the other
  /// places go to any problems. Where the counts add up to that of the quiz and no problem belongs to two strata,
  /// they are exact.
  public struct Stratum: Hashable, Sendable {
    /// The property that the problems of a stratum have in common.
    public enum Pool: Hashable, Sendable {
      /// The problems of a set and of all sets in it.
      case set(ProblemSet.ID)
      /// Those with a tag.
      case tag(String)
      /// Those of a kind.
      case kind(ProblemKind.Name)
    }

    /// The way out when a stratum has fewer problems than it asks for.
    public enum Shortage: String, Hashable, Sendable, JSONName {
      /// The places go to other problems, so that the quiz is as long as asked for.
      case fill
      /// The places stay empty, so that the quiz is shorter.
      case shorten
      /// The quiz is not made; ``QuizGenerationError/stratumTooSmall(_:has:)`` says which stratum is too small.
      case refuse
    }

    /// The numbers of problems that a stratum can ask for.
    package static let countRange = 1...1_000_000

    /// How many problems, at least, from 1 to 1,000,000.
    public let count: Int
    /// Which problems.
    package let pool: Pool

    /// Creates a stratum.
    ///
    /// - Parameters:
    ///   - count: How many problems, at least, from 1 to 1,000,000.
    ///   - pool: Which problems.
    /// - Throws: A fault for a count out of range.
    public init(_ count: Int, of pool: Pool) throws(ContentError<ProblemFault>) {
      try ProblemFault.check([("count", count, Self.countRange)])
      self.count = count
      self.pool = pool
    }
  }
}

extension Blueprint.Stratum: CustomStringConvertible {
  /// How many of what, for developers.
  public var description: String {
    switch pool {
    case .set(let set): "\(count) of the set \"\(set)\""
    case .tag(let tag): "\(count) with the tag \"\(tag)\""
    case .kind(let kind): "\(count) of the kind \(kind.rawValue)"
    }
  }
}

/// In JSON a stratum is an object with `count` and one of `set`, `tag` and `kind`.
extension Blueprint.Stratum: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let count = record.field("count", \.count)
    let set = record.field("set", \.pool.set)
    let tag = record.field("tag", \.pool.tag)
    let kind = record.field("kind", \.pool.kind)
    let pools = try [set().map(Pool.set), tag().map(Pool.tag), kind().map(Pool.kind)]
      .compactMap(\.self)
    guard pools.count == 1 else {
      let fault = ProblemFault.malformed("expected one of set, tag and kind")
      throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
    }
    return try Blueprint.Stratum(count(), of: pools[0])
  }
}

extension Blueprint.Stratum.Pool {
  fileprivate var set: ProblemSet.ID? { if case .set(let set) = self { set } else { nil } }
  fileprivate var tag: String? { if case .tag(let tag) = self { tag } else { nil } }
  fileprivate var kind: ProblemKind.Name? { if case .kind(let kind) = self { kind } else { nil } }
}
