internal import LudusCore

extension Blueprint {
  /// So many problems of one kind, so that a quiz has its share of each chapter or skill.
  ///
  /// ```swift
  /// let blueprint = Blueprint(
  ///   count: 10,
  ///   strata: [try Blueprint.Stratum(4, of: .set("ch1010/acids")), try Blueprint.Stratum(2, of: .tag("molar-mass"))])
  /// ```
  ///
  /// A stratum asks for *at least* so many: a problem counts for each stratum that it belongs to, and the other
  /// places go to any problems. Where the counts add up to that of the quiz and no problem belongs to two strata,
  /// they are exact.
  public struct Stratum: Hashable, Sendable {
    /// What the problems of a stratum have in common.
    public enum Pool: Hashable, Sendable {
      /// The problems of a set and of all sets in it.
      case set(ProblemSet.ID)
      /// Those with a tag.
      case tag(String)
      /// Those of a kind.
      case kind(ProblemKind.Name)
    }

    /// What happens when a stratum has fewer problems than it asks for.
    public enum Shortage: String, Hashable, Sendable, Codable, CaseIterable {
      /// The places go to other problems, so that the quiz is as long as asked for.
      case fill
      /// The places stay empty, so that the quiz is shorter.
      case shorten
      /// The quiz is not made; ``QuizGenerationError/stratumTooSmall(_:has:)`` tells which stratum is too small.
      case refuse
    }

    /// The numbers of problems that a stratum can ask for.
    public static let countRange = 1...1_000_000

    /// How many problems, at least, in ``countRange``.
    public let count: Int
    /// Which problems.
    public let pool: Pool

    /// Creates a stratum.
    ///
    /// - Parameters:
    ///   - count: How many problems, at least, in ``countRange``.
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
extension Blueprint.Stratum: Codable {
  private enum Key: String, CodingKey {
    case count, set, tag, kind
  }

  /// Reads a stratum.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let count = reader.read(Int.self, at: .count)
    let set = reader.read(ProblemSet.ID?.self, at: .set, default: nil)
    let tag = reader.read(String?.self, at: .tag, default: nil)
    let kind = reader.readNameIfPresent(ProblemKind.Name.self, at: .kind)
    guard reader.isFaultless, let count, let set, let tag, let kind else { throw reader.error }
    let pools = [set.map(Pool.set), tag.map(Pool.tag), kind.map(Pool.kind)].compactMap(\.self)
    guard pools.count == 1 else {
      reader.note(.malformed("expected one of set, tag and kind"))
      throw reader.error
    }
    try self.init(count, of: pools[0])
  }

  /// Writes the stratum.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(count, forKey: .count)
    switch pool {
    case .set(let set): try container.encode(set, forKey: .set)
    case .tag(let tag): try container.encode(tag, forKey: .tag)
    case .kind(let kind): try container.encode(kind, forKey: .kind)
    }
  }
}
