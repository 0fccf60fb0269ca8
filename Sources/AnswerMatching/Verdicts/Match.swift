extension Verdict {
  /// How an answer matched.
  public struct Match: Hashable, Sendable {
    /// Why the answer counts.
    public enum Reason: Hashable, Sendable {
      /// The answer is the accepted one to the letter.
      case exact
      /// The answer is the accepted one after these steps, without which the two would differ.
      case normalized([NormalizationStep])
      /// The answer is the accepted one in another number or case: the endings that differ.
      case inflected(written: String, expected: String)
      /// The answer is the accepted one with slips small enough to know that it was meant.
      case misspelled(Misspelling)
      /// The answer has the same value or meaning as the accepted one, written in another way.
      case equivalent
      /// The answer has another value, within the tolerance or the interval of the accepted one.
      case withinTolerance
      /// The same, but where one of the two divides by zero, as in (x² − 1)/(x − 1) and x + 1: an example.
      case equivalentWhereDefined(Witness)
    }

    /// The accepted answer that was matched, as its author wrote it.
    public let accepted: String
    /// Why the answer counts.
    public let reason: Reason

    /// Creates a match.
    ///
    /// - Parameters:
    ///   - accepted: The accepted answer that was matched.
    ///   - reason: Why the answer counts.
    package init(accepted: String, reason: Reason) {
      self.accepted = accepted
      self.reason = reason
    }

    /// Returns the reason as a sentence for the learner.
    public func sentence(in language: TextLanguage) -> String {
      let answer = language.quoted(accepted)
      switch (reason, language) {
      case (.exact, .english):
        return "This is the accepted answer \(answer)."
      case (.exact, .german):
        return "Das ist die richtige Antwort \(answer)."
      case (.normalized(let steps), .english):
        return "This is the accepted answer \(answer) but for \(language.list(of: steps))."
      case (.normalized(let steps), .german):
        return "Das ist die richtige Antwort \(answer) bis auf \(language.list(of: steps))."
      case (.inflected(let written, let expected), .english):
        return "This is another form of \(answer): \(language.difference(written, from: expected))."
      case (.inflected(let written, let expected), .german):
        return
          "Das ist eine andere Form von \(answer): \(language.difference(written, from: expected))."
      case (.misspelled(let misspelling), .english):
        return "This is \(answer); mind the spelling: \(language.list(of: misspelling.slips))."
      case (.misspelled(let misspelling), .german):
        return
          "Das ist \(answer); achte auf die Schreibweise: \(language.list(of: misspelling.slips))."
      case (.equivalent, .english):
        return "This has the same value as the accepted answer \(answer)."
      case (.equivalent, .german):
        return "Das hat den gleichen Wert wie die richtige Antwort \(answer)."
      case (.withinTolerance, .english):
        return "This agrees with the accepted answer \(answer)."
      case (.withinTolerance, .german):
        return "Das stimmt mit der richtigen Antwort \(answer) überein."
      case (.equivalentWhereDefined(let gap), .english):
        return
          "This has the same value as the accepted answer \(answer) where both are defined. \(gap.english)"
      case (.equivalentWhereDefined(let gap), .german):
        return
          "Das hat den gleichen Wert wie die richtige Antwort \(answer), wo beide definiert sind. "
          + gap.german
      }
    }
  }
}

extension Verdict.Match: CustomStringConvertible {
  /// The reason as an English sentence.
  public var description: String { sentence(in: .english) }
}
