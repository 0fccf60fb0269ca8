/// A word that a child hears; speaking it is the front end's.
public struct HeardWord: Hashable, Sendable, Codable {
  /// The word.
  public let text: String
  /// Where a recording is to be found, or nil when the word is to be spoken by the device.
  public let audio: String?

  /// Creates a word.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - audio: Where a recording is to be found.
  public init(_ text: String, audio: String? = nil) {
    self.text = text
    self.audio = audio
  }
}
