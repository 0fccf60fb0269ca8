internal import LudusCore
internal import LudusFoundation

extension PinSheet {
  /// A property of an object of a sheet; each is edited, and merged, by itself.
  package enum Field: String, Hashable, Sendable, JSONName {
    /// The parent that the object is in.
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
    /// The kind of a pin, or the shape of an arrow.
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
    /// What a region earns.
    case credit
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
  package enum Value: Hashable, Sendable {
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
  package var description: String {
    (try? ContentJSON<SheetFault>.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// The digest of the JSON.
  var digest: UInt64 { description.utf8.digest }
}

extension PinSheet.Value: Codable {
  /// A kind of value: its key, and how it is read and written.
  private struct Row: Sendable {
    let key: JSONKey
    let read: @Sendable (KeyedDecodingContainer<JSONKey>) throws -> PinSheet.Value
    /// Writes a value of this kind; returns false for another kind.
    let write: @Sendable (PinSheet.Value, inout KeyedEncodingContainer<JSONKey>) throws -> Bool

    init<Content: Codable & SendableMetatype>(
      _ name: String,
      _ make: @escaping @Sendable (Content) -> PinSheet.Value,
      take: @escaping @Sendable (PinSheet.Value) -> Content?
    ) {
      let key = JSONKey(name)
      self.key = key
      read = { make(try $0.decode(Content.self, forKey: key)) }
      write = { value, container in
        guard let content = take(value) else { return false }
        try container.encode(content, forKey: key)
        return true
      }
    }
  }

  private static let rows = [
    Row("text", Self.text) { if case .text(let text) = $0 { text } else { nil } },
    Row("texts", Self.texts) { if case .texts(let texts) = $0 { texts } else { nil } },
    Row("number", Self.number) { if case .number(let number) = $0 { number } else { nil } },
    Row("flag", Self.flag) { if case .flag(let flag) = $0 { flag } else { nil } },
    Row("point", Self.point) { if case .point(let point) = $0 { point } else { nil } },
    Row("rectangle", Self.rectangle) { if case .rectangle(let box) = $0 { box } else { nil } },
    Row("region", Self.region) { if case .region(let region) = $0 { region } else { nil } },
    Row("image", Self.image) { if case .image(let image) = $0 { image } else { nil } },
    Row("anchor", Self.anchor) { if case .anchor(let anchor) = $0 { anchor } else { nil } },
    Row("object", Self.object) { if case .object(let object) = $0 { object } else { nil } },
  ]

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    guard let key = container.allKeys.first?.stringValue else {
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
    guard let row = Self.rows.first(where: { $0.key.stringValue == key }) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: .unknown("key", key, Self.rows.map(\.key.stringValue))
        )
      )
    }
    self = try row.read(container)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JSONKey.self)
    for row in Self.rows where try row.write(self, &container) { return }
  }
}

extension JSONShape {
  /// Something for each field, in an object with the names of the fields as keys.
  static func byField<Content: Codable>() -> JSONShape
  where Value == [PinSheet.Field: Content], Raw == [String: Content] {
    JSONShape(
      read: { named in
        var fields: [PinSheet.Field: Content] = [:]
        for (name, content) in named.sorted(by: { $0.key < $1.key }) {
          guard let field = PinSheet.Field(rawValue: name) else {
            let reason = String.unknown("field", name, PinSheet.Field.allCases.map(\.rawValue))
            throw ContentError(faults: [
              LocatedFault(SheetFault.malformed(reason), at: ContentPlace())
            ])
          }
          fields[field] = content
        }
        return fields
      },
      write: { fields in
        Dictionary(uniqueKeysWithValues: fields.map { ($0.key.rawValue, $0.value) })
      }
    )
  }
}
