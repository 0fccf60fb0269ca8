// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

extension PinSheet {
  /// A property of an object of a sheet; each is edited, and merged, by itself.
  ///
  /// Siblings are in ascending order of their rank. The life says whether an object is there or deleted, the correction which
  /// label of a pin comes first, and the kind of an arrow is its shape.
  package enum Field: String, Hashable, Sendable, JSONName {
    case parent, rank, life, title, contentID = "contentId", groups, plane, image, kind, position
    case note, mark, anchor, correction, language, text, region, credit, start, end, rectangle
  }
}

extension PinSheet {
  /// The value of a field.
  ///
  /// In JSON it is an object with the kind of value as its key: `{"text":"Os lunatum"}`, `{"point":[3,4]}`; an
  /// empty object stands for none.
  package enum Value: Hashable, Sendable {
    case none
    case text(String)
    case texts([String])
    case number(Double)
    case flag(Bool)
    case point(ImagePoint)
    case rectangle(ImageRectangle)
    case region(ImageRegion)
    case image(ImageRecord)
    case anchor(Pin.SceneAnchor)
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
  private static let keys = [
    "text", "texts", "number", "flag", "point", "rectangle", "region", "image", "anchor", "object",
  ]

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    guard let key = container.allKeys.first else {
      self = .none
      return
    }
    func refusal(_ reason: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: container.codingPath, debugDescription: reason))
    }
    guard container.allKeys.count == 1 else { throw refusal("expected a value of one kind") }
    func read<Content: Decodable>(_ make: (Content) -> Self) throws -> Self {
      make(try container.decode(Content.self, forKey: key))
    }
    switch key.stringValue {
    case "text": self = try read(Self.text)
    case "texts": self = try read(Self.texts)
    case "number": self = try read(Self.number)
    case "flag": self = try read(Self.flag)
    case "point": self = try read(Self.point)
    case "rectangle": self = try read(Self.rectangle)
    case "region": self = try read(Self.region)
    case "image": self = try read(Self.image)
    case "anchor": self = try read(Self.anchor)
    case "object": self = try read(Self.object)
    default: throw refusal(.unknown("key", key.stringValue, Self.keys))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JSONKey.self)
    switch self {
    case .none: break
    case .text(let text): try container.encode(text, forKey: JSONKey("text"))
    case .texts(let texts): try container.encode(texts, forKey: JSONKey("texts"))
    case .number(let number): try container.encode(number, forKey: JSONKey("number"))
    case .flag(let flag): try container.encode(flag, forKey: JSONKey("flag"))
    case .point(let point): try container.encode(point, forKey: JSONKey("point"))
    case .rectangle(let box): try container.encode(box, forKey: JSONKey("rectangle"))
    case .region(let region): try container.encode(region, forKey: JSONKey("region"))
    case .image(let image): try container.encode(image, forKey: JSONKey("image"))
    case .anchor(let anchor): try container.encode(anchor, forKey: JSONKey("anchor"))
    case .object(let object): try container.encode(object, forKey: JSONKey("object"))
    }
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
