internal import LudusCore

/// A name of the structure that a pin points at, in one language.
///
/// The labels of a pin are in order; the first is the correction that is shown.
public struct PinLabel: Hashable, Sendable, Identifiable {
  /// The name of the label, unique within its sheet, usually a UUID.
  public let id: Identifier<PinLabel>
  /// The language as a BCP 47 tag.
  public let language: LanguageTag
  /// The name of the structure.
  public let text: String

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - id: The name of the label, unique within its sheet.
  ///   - text: The name of the structure, not empty.
  ///   - language: The language as a BCP 47 tag, such as "la".
  /// - Throws: Every fault.
  public init(
    id: ID,
    _ text: String,
    language: String
  ) throws(ContentError<SheetFault>) {
    let faults = Self.faults(id: id, language: language, text: text)
    guard faults.isEmpty, let tag = LanguageTag(language) else {
      throw ContentError(faults: faults)
    }
    self.id = id
    self.language = tag
    self.text = text
  }

  static func faults(
    id: ID?,
    language: String?,
    text: String?
  ) -> [LocatedFault<SheetFault>] {
    var faults = FaultList()
    if let id { faults.add(id: id.rawValue) }
    if let language, LanguageTag(language) == nil {
      faults.add(.invalidLanguage(language), at: "language")
    }
    if let text { faults.add(title: text, at: "text") }
    return faults.faults
  }
}

extension PinLabel: Codable {
  private enum Key: String, CodingKey {
    case id, language, text
  }

  /// Reads a label by the rules of ``init(id:_:language:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let language = reader.read(String.self, at: .language)
    let text = reader.read(String.self, at: .text)
    reader.note(Self.faults(id: id, language: language, text: text))
    guard reader.isFaultless, let id, let language, let text else { throw reader.error }
    try self.init(id: id, text, language: language)
  }

  /// Writes the label.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(language.rawValue, forKey: .language)
    try container.encode(text, forKey: .text)
  }
}
