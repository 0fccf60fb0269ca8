extension Verdict {
  /// Values at which an answer and the accepted one differ, so that anybody can check that they do.
  public struct Witness: Hashable, Sendable {
    /// The value of each variable, by its name; none for an answer without variables.
    public let values: [String: String]
    /// The value of the answer there.
    public let answer: String
    /// The value of the accepted answer there.
    public let expected: String

    /// Creates a witness.
    ///
    /// - Parameters:
    ///   - values: The value of each variable, by its name.
    ///   - answer: The value of the answer there.
    ///   - expected: The value of the accepted answer there.
    package init(values: [String: String], answer: String, expected: String) {
      self.values = values
      self.answer = answer
      self.expected = expected
    }

    private var place: String? {
      guard !values.isEmpty else { return nil }
      return values.sorted { $0.key < $1.key }.map { "\($0) = \($1)" }.joined(separator: ", ")
    }

    var english: String {
      "\(place.map { "For \($0) your" } ?? "Your") answer is \(answer), but \(expected) is expected."
    }

    var german: String {
      let start = place.map { "Für \($0) ist deine Antwort" } ?? "Deine Antwort ist"
      return "\(start) \(answer), erwartet wird \(expected)."
    }
  }
}
