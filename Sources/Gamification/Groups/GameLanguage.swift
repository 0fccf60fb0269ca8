/// A language in which a group tells members why something is refused.
public enum GameLanguage: String, Hashable, Sendable, Codable, CaseIterable {
  /// English.
  case english = "en"
  /// German.
  case german = "de"
}
