/// A language that Ludus knows rules and sentences for.
///
/// The raw value is the language's code in ISO 639-1, as it is written in content.
public enum TextLanguage: String, Hashable, Sendable, Codable, CaseIterable {
  case english = "en"
  case german = "de"
}
