// SPDX-License-Identifier: Apache-2.0
extension Problem {
  /// The origin of a problem: the people who made it.
  ///
  /// An app can have others than these:
  ///
  /// ```swift
  /// let problem = try Problem(id: "p1", prompt: "...", kind: kind, origin: "olympiad")
  /// ```
  public struct Origin: RawRepresentable, Hashable, Sendable {
    /// The name, which stands in JSON.
    public let rawValue: String

    /// Creates an origin from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Teachers and other staff: the origin of a problem that names no other.
    public static let staff: Problem.Origin = "staff"
    /// Students who author problems for each other.
    public static let students: Problem.Origin = "students"
    /// A collection that was taken over as a whole.
    public static let imported: Problem.Origin = "imported"
  }
}

extension Problem.Origin: ExpressibleByStringLiteral {
  /// Creates an origin from its name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension Problem.Origin: Comparable {
  /// Whether one origin's name comes before the other's.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Problem.Origin: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

/// In JSON an origin is its name.
extension Problem.Origin: Codable {}

extension Problem {
  /// Returns the same problem of another origin.
  package func originating(from origin: Problem.Origin) -> Problem {
    var problem = self
    problem.origin = origin
    return problem
  }
}
