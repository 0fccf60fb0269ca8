// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension Blueprint {
  /// Which problems may be drawn, by what their authors say about them.
  ///
  /// ```swift
  /// let filter = Blueprint.ProblemFilter(anyTags: ["molar-mass", "mole"], noTags: ["history"], kinds: [.numeric])
  /// filter.admits(problem)   // whether it is numeric, about one of the two, and not about history
  /// ```
  ///
  /// An empty list asks for nothing, so a filter without anything admits every problem.
  public struct ProblemFilter: Hashable, Sendable {
    /// Tags of which a problem has at least one.
    package let anyTags: [String]
    /// Tags that a problem has all of.
    package let allTags: [String]
    /// Tags that a problem has none of.
    package let noTags: [String]
    /// The kinds that a problem is one of.
    package let kinds: [ProblemKind.Name]
    /// The origins that a problem is of one of, so that those of students stay apart or are mixed in.
    package let origins: [Problem.Origin]

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - anyTags: Tags of which a problem has at least one.
    ///   - allTags: Tags that a problem has all of.
    ///   - noTags: Tags that a problem has none of.
    ///   - kinds: The kinds that a problem is one of.
    ///   - origins: The origins that a problem is of one of.
    public init(
      anyTags: [String] = [],
      allTags: [String] = [],
      noTags: [String] = [],
      kinds: [ProblemKind.Name] = [],
      origins: [Problem.Origin] = []
    ) {
      self.anyTags = anyTags
      self.allTags = allTags
      self.noTags = noTags
      self.kinds = kinds
      self.origins = origins
    }

    /// Admits every problem.
    public static let none = Blueprint.ProblemFilter()

    /// Whether a problem may be drawn.
    public func admits(_ problem: Problem) -> Bool {
      (anyTags.isEmpty || anyTags.contains(where: problem.tags.contains))
        && allTags.allSatisfy(problem.tags.contains)
        && !noTags.contains(where: problem.tags.contains)
        && (kinds.isEmpty || kinds.contains(problem.kind.name))
        && (origins.isEmpty || origins.contains(problem.origin))
    }
  }
}

/// In JSON only what asks for something is written.
extension Blueprint.ProblemFilter: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let anyTags = record.field("anyTags", \.anyTags, default: [])
    let allTags = record.field("allTags", \.allTags, default: [])
    let noTags = record.field("noTags", \.noTags, default: [])
    let kinds = record.field("kinds", \.kinds, default: [])
    let origins = record.field("origins", \.origins, default: [])
    return try Blueprint.ProblemFilter(
      anyTags: anyTags(),
      allTags: allTags(),
      noTags: noTags(),
      kinds: kinds(),
      origins: origins()
    )
  }
}
