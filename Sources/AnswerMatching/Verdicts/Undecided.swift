extension Verdict {
  /// An answer of which it is open whether it is right, so that a person has to decide.
  public struct Undecided: Hashable, Sendable {
    /// Why it is open.
    public enum Reason: Hashable, Sendable {
      /// It could be shown neither that the answer equals the accepted one nor that it differs.
      case neitherEqualNorUnequal
    }

    /// The accepted answer.
    public let expected: String
    /// Why it is open.
    public let reason: Reason

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - expected: The accepted answer.
    ///   - reason: Why it is open.
    package init(expected: String, reason: Reason) {
      self.expected = expected
      self.reason = reason
    }

    /// Returns the reason as a sentence for the learner.
    public func sentence(in language: TextLanguage) -> String {
      switch (reason, language) {
      case (.neitherEqualNorUnequal, .english):
        "Whether this equals \(language.quoted(expected)) could not be decided: a person has to look at it."
      case (.neitherEqualNorUnequal, .german):
        "Ob das gleich \(language.quoted(expected)) ist, ließ sich nicht entscheiden: Jemand muss es ansehen."
      }
    }
  }
}
