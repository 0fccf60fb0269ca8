extension OverlayStyle {
  /// The words that an overlay is described with, for those who have it read to them.
  public struct Words: Hashable, Sendable, Codable {
    /// What a pin is called before its number.
    public var pin: String
    /// What an arrow is called.
    public var arrow: String
    /// What a highlighted rectangle is called.
    public var highlight: String
    /// What each verdict is called.
    public var right, wrong, partial, unanswered: String

    /// Creates words.
    ///
    /// - Parameters:
    ///   - pin: What a pin is called before its number.
    ///   - arrow: What an arrow is called.
    ///   - highlight: What a highlighted rectangle is called.
    ///   - right: The verdict for a right answer.
    ///   - wrong: The verdict for a wrong answer.
    ///   - partial: The verdict for a partly right answer.
    ///   - unanswered: The verdict where there is no answer.
    public init(
      pin: String,
      arrow: String,
      highlight: String,
      right: String,
      wrong: String,
      partial: String,
      unanswered: String
    ) {
      self.pin = pin
      self.arrow = arrow
      self.highlight = highlight
      self.right = right
      self.wrong = wrong
      self.partial = partial
      self.unanswered = unanswered
    }

    /// English words.
    public static let english = OverlayStyle.Words(
      pin: "Pin",
      arrow: "Arrow",
      highlight: "Highlighted part",
      right: "right",
      wrong: "wrong",
      partial: "partly right",
      unanswered: "not answered"
    )

    /// German words.
    public static let german = OverlayStyle.Words(
      pin: "Nadel",
      arrow: "Pfeil",
      highlight: "Hervorgehobener Teil",
      right: "richtig",
      wrong: "falsch",
      partial: "teilweise richtig",
      unanswered: "nicht beantwortet"
    )

    func word(for verdict: PinVerdict) -> String {
      switch verdict {
      case .right: right
      case .wrong: wrong
      case .partial: partial
      case .unanswered: unanswered
      }
    }
  }
}
