/// Whether an answer counts, and why.
///
/// A matcher never returns a bare yes or no: a right answer says how it matched, a wrong one what was
/// expected.
///
/// ```swift
/// let matcher = ExactMatcher("oxygen", caseSensitive: false)
/// matcher.verdict(for: " Oxygen").isRight   // true
/// ```
public enum Verdict: Hashable, Sendable {
  /// The answer counts.
  case right(Match)
  /// The answer does not count.
  case wrong(Mismatch)

  /// Whether the answer counts.
  public var isRight: Bool {
    switch self {
    case .right: true
    case .wrong: false
    }
  }
}

/// How an answer matched.
public struct Match: Hashable, Sendable {
  /// Why the answer counts.
  public enum Reason: Hashable, Sendable {
    /// The answer is the accepted one to the letter.
    case exact
    /// The answer is the accepted one after these steps, without which the two would differ.
    case normalized([NormalizationStep])
  }

  /// The accepted answer that was matched, as its author wrote it.
  public let accepted: String
  /// Why the answer counts.
  public let reason: Reason

  /// Creates a match.
  public init(accepted: String, reason: Reason) {
    self.accepted = accepted
    self.reason = reason
  }
}

/// What a wrong answer is measured against.
public struct Mismatch: Hashable, Sendable {
  /// Why the answer does not count.
  public enum Reason: Hashable, Sendable {
    /// The answer equals none of the accepted ones.
    case different
  }

  /// The accepted answer to show as the correction.
  public let expected: String
  /// Why the answer does not count.
  public let reason: Reason

  /// Creates a mismatch.
  public init(expected: String, reason: Reason) {
    self.expected = expected
    self.reason = reason
  }
}

extension Match: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch reason {
    case .exact:
      return "This is the accepted answer “\(accepted)”."
    case .normalized(let steps):
      let differences = steps.map(\.difference).joined(separator: " and ")
      return "This is the accepted answer “\(accepted)” but for \(differences)."
    }
  }
}

extension Mismatch: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch reason {
    case .different: "The accepted answer is “\(expected)”."
    }
  }
}
