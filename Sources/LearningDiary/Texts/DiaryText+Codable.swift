internal import LudusCore

/// In JSON the texts are an object with the language and a text for each phrase:
/// `{"language":"en","texts":{"goalDue":"Your goal “{title}” is due on 4 March 2026.",...}}`.
extension DiaryText: Codable {
  private enum Key: String, CodingKey {
    case language, texts
  }

  /// Reads the texts of a language.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, DiaryText.Fault>(decoder)
    let language = reader.read(String.self, at: .language)
    let named = reader.read([String: String].self, at: .texts)
    var texts: [DiaryText.Phrase: String] = [:]
    for (name, text) in (named ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let phrase = DiaryText.Phrase(rawValue: name) {
        texts[phrase] = text
      } else {
        let place = ContentPlace().key(Key.texts.rawValue).key(name)
        reader.note(.unknownPhrase(name), at: place)
      }
    }
    guard let language, named != nil else { throw reader.error }
    reader.note(Self.faults(language, texts))
    guard reader.isFaultless else { throw reader.error }
    self.init(checked: language, texts)
  }

  /// Writes the texts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(language, forKey: .language)
    let texts = DiaryText.Phrase.allCases.map { ($0.rawValue, self[$0]) }
    try container.encode(Dictionary(uniqueKeysWithValues: texts), forKey: .texts)
  }
}
