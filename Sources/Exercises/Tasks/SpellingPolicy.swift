/// What counts as the right spelling.
///
/// Spelling is what these exercises are about, so nothing is forgiven by the number of letters that differ.
public struct SpellingPolicy: Hashable, Sendable, Codable {
  /// Only what is spelled as it should be counts.
  public static let strict = SpellingPolicy()

  /// Whether what was written counts as the word that was to be written.
  public func accepts(_ input: String, for target: String) -> Bool {
    input == target
  }
}
