extension Verdict {
  /// Why an answer cannot be read, and what to do about it.
  ///
  /// It costs the learner nothing: the answer should be written in another way.
  public struct NotGradable: Hashable, Sendable {
    /// What is in the way.
    public enum Reason: Hashable, Sendable {
      /// The answer is longer than this number of bytes.
      case tooLong(limit: Int)
      /// The number cannot be judged.
      case number(NumberFault)
      /// The expression cannot be read.
      case expression(ExpressionFault)
    }

    /// What is in the way.
    public let reason: Reason

    /// Creates a value from its reason.
    package init(_ reason: Reason) {
      self.reason = reason
    }

    /// Returns what to do as a sentence for the learner.
    public func sentence(in language: TextLanguage) -> String {
      switch (reason, language) {
      case (.tooLong, .english):
        "This answer is too long to be read. Please write a shorter one."
      case (.tooLong, .german):
        "Diese Antwort ist zu lang, um gelesen zu werden. Bitte schreibe eine kürzere."
      case (.number(let fault), _):
        fault.sentence(in: language)
      case (.expression(let fault), _): fault.sentence(in: language)
      }
    }
  }
}
