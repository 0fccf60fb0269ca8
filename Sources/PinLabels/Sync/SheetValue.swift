internal import LudusCore
internal import LudusFoundation

extension PinSheet {
  /// What an object of a sheet is described by; each is edited, and merged, by itself.
  public enum Field: String, Hashable, Sendable, Codable, CaseIterable {
    /// What the object is in.
    case parent
    /// Its place among its siblings: they are in ascending order of it.
    case rank
    /// Whether it is there (`true`) or deleted (`false`).
    case life
    /// The title of a sheet, a section, an exercise or a pin.
    case title
    /// The access right of a section.
    case contentID = "contentId"
    /// The groups of a section.
    case groups
    /// The plane of a view.
    case plane
    /// The image of a view.
    case image
    /// The kind of a pin.
    case kind
    /// The position of a pin.
    case position
    /// The note of a pin.
    case note
    /// The mark of a pin.
    case mark
    /// The anchor of a pin in a 3D model.
    case anchor
    /// The label of a pin that comes first.
    case correction
    /// The language of a label.
    case language
    /// The text of a label.
    case text
    /// The area of a region.
    case region
    /// The start of an arrow.
    case start
    /// The end of an arrow.
    case end
    /// The rectangle of a highlight.
    case rectangle
  }
}

extension PinSheet {
  /// The value of a field.
  ///
  /// In JSON it is an object with the kind of value as its key: `{"text":"Os lunatum"}`, `{"point":[3,4]}`; an
  /// empty object stands for none.
  public enum Value: Hashable, Sendable {
    /// No value, where a field may be without one.
    case none
    /// A text.
    case text(String)
    /// Several texts.
    case texts([String])
    /// A number.
    case number(Double)
    /// Yes or no.
    case flag(Bool)
    /// A point.
    case point(ImagePoint)
    /// A rectangle.
    case rectangle(ImageRectangle)
    /// An area.
    case region(ImageRegion)
    /// An image.
    case image(ImageRecord)
    /// A place in a 3D model.
    case anchor(SceneAnchor)
    /// An object of the sheet.
    case object(PinSheet.Object)
  }
}

extension PinSheet.Field {
  /// The fields that say where something is on an image.
  static let places: Set<PinSheet.Field> = [.position, .region, .start, .end, .rectangle]
}

extension PinSheet.Value: CustomStringConvertible {
  /// The value as JSON, for reports.
  public var description: String {
    (try? ContentJSON<SheetFault>.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// The digest of the JSON.
  var digest: UInt64 { description.utf8.digest }
}

extension PinSheet.Value: Codable {
  private enum Key: String, CodingKey {
    case text, texts, number, flag, point, rectangle, region, image, anchor, object
  }

  /// Reads a value.
  ///
  /// - Throws: A `DecodingError` for more than one key, and what reading its value throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first else {
      self = .none
      return
    }
    guard container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "expected a value of one kind"
        )
      )
    }
    func read<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    self =
      switch key {
      case .text: .text(try read())
      case .texts: .texts(try read())
      case .number: .number(try read())
      case .flag: .flag(try read())
      case .point: .point(try read())
      case .rectangle: .rectangle(try read())
      case .region: .region(try read())
      case .image: .image(try read())
      case .anchor: .anchor(try read())
      case .object: .object(try read())
      }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .none: break
    case .text(let value): try container.encode(value, forKey: .text)
    case .texts(let value): try container.encode(value, forKey: .texts)
    case .number(let value): try container.encode(value, forKey: .number)
    case .flag(let value): try container.encode(value, forKey: .flag)
    case .point(let value): try container.encode(value, forKey: .point)
    case .rectangle(let value): try container.encode(value, forKey: .rectangle)
    case .region(let value): try container.encode(value, forKey: .region)
    case .image(let value): try container.encode(value, forKey: .image)
    case .anchor(let value): try container.encode(value, forKey: .anchor)
    case .object(let value): try container.encode(value, forKey: .object)
    }
  }
}
