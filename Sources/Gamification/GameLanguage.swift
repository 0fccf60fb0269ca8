/// A language of the learning diary, until it has moved to `Language`.
public enum GameLanguage: String, Hashable, Sendable, Codable, CaseIterable {
  /// English.
  case english = "en"
  /// German.
  case german = "de"
}
