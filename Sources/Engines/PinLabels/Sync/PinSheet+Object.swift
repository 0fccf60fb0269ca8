// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

extension PinSheet {
  /// A part of a sheet, by its kind and identifier: the subject of an edit, a check, a change or a
  /// conflict.
  ///
  /// In JSON it is a string such as `"pin:p1"`.
  public enum Object: Hashable, Sendable {
    /// The sheet itself.
    case sheet(PinSheet.ID)
    /// A part with an access right.
    case section(PinSection.ID)
    /// A structure to be labeled.
    case exercise(PinExercise.ID)
    /// An image of an exercise.
    case view(ExerciseView.ID)
    /// A place to be named.
    case pin(Pin.ID)
    /// A name of a pin.
    case label(PinLabel.ID)
    /// An area of a pin.
    case region(PinRegion.ID)
    /// An arrow on an image.
    case arrow(PinArrow.ID)
    /// A highlighted rectangle on an image.
    case highlight(PinHighlight.ID)

    /// A kind of object, those further out first.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case sheet, section, exercise, view, pin, label, region, arrow, highlight
    }

    package init(_ kind: Kind, _ id: String) {
      self =
        switch kind {
        case .sheet: .sheet(PinSheet.ID(id))
        case .section: .section(PinSection.ID(id))
        case .exercise: .exercise(PinExercise.ID(id))
        case .view: .view(ExerciseView.ID(id))
        case .pin: .pin(Pin.ID(id))
        case .label: .label(PinLabel.ID(id))
        case .region: .region(PinRegion.ID(id))
        case .arrow: .arrow(PinArrow.ID(id))
        case .highlight: .highlight(PinHighlight.ID(id))
        }
    }

    package var kind: Kind { parts.0 }

    /// The identifier, unique among the sheet's objects of that kind.
    package var id: String { parts.1 }

    private var parts: (Kind, String) {
      switch self {
      case .sheet(let id): (.sheet, id.rawValue)
      case .section(let id): (.section, id.rawValue)
      case .exercise(let id): (.exercise, id.rawValue)
      case .view(let id): (.view, id.rawValue)
      case .pin(let id): (.pin, id.rawValue)
      case .label(let id): (.label, id.rawValue)
      case .region(let id): (.region, id.rawValue)
      case .arrow(let id): (.arrow, id.rawValue)
      case .highlight(let id): (.highlight, id.rawValue)
      }
    }
  }
}

extension PinSheet.Object: Comparable {
  /// Whether one comes before the other: by kind from the outside to the inside, then by
  /// identifier.
  public static func < (left: PinSheet.Object, right: PinSheet.Object) -> Bool {
    (left.kind.depth, left.id) < (right.kind.depth, right.id)
  }
}

extension PinSheet.Object.Kind {
  /// The kind of the parents of objects of this kind.
  var parent: PinSheet.Object.Kind? {
    switch self {
    case .sheet: nil
    case .section: .sheet
    case .exercise: .section
    case .view: .exercise
    case .pin, .arrow, .highlight: .view
    case .label, .region: .pin
    }
  }

  /// The place among the kinds, from the outside to the inside.
  fileprivate var depth: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the parent of objects of this kind needs at least one of them.
  var isNeededByParent: Bool { self == .label || self == .view }
}

extension PinSheet.Object: JSONText {
  package static let form = "a kind and an identifier such as \"pin:p1\""

  /// Reads kind and identifier, as in "pin:p1".
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"), let kind = Kind(rawValue: String(text[..<colon]))
    else { return nil }
    self.init(kind, String(text[text.index(after: colon)...]))
  }

  /// Kind and identifier, as in "pin:p1".
  public var description: String { "\(kind.rawValue):\(id)" }
}

extension PinSheet {
  /// A property of an object of a sheet; each is edited, and merged, by itself.
  ///
  /// Siblings are in ascending order of their rank. The life says whether an object is there or
  /// deleted, the correction which label of a pin comes first, and the kind of an arrow is its
  /// shape.
  package enum Field: String, Hashable, Sendable, JSONName {
    case parent, rank, life, title, contentID = "contentId", groups, plane, image, kind, position
    case note, mark, anchor, correction, language, text, region, credit, start, end, rectangle
  }
}

extension PinSheet {
  /// The value of a field.
  ///
  /// In JSON it is an object with the kind of value as its key: `{"text":"Os lunatum"}`,
  /// `{"point":[3,4]}`; an empty object stands for none.
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

/// A value with the edits that led to it.
struct VersionedValue: Hashable {
  var value: PinSheet.Value
  /// The edit that gave the value; nil for content as it was first read.
  var version: PinSheet.FieldVersion?
  /// The edits before it, in ascending order: a side whose latest is one of these may take this
  /// value.
  var ancestors: [PinSheet.FieldVersion] = []
  /// Whether the value has not been synchronized yet.
  var isPending = false

  init(_ value: PinSheet.Value) {
    self.value = value
  }

  static let none = VersionedValue(.none)

  /// The version that counts.
  ///
  /// A value that was never edited, or that was exchanged in a file without an edit, has one by its
  /// digest: so it is never taken for another.
  var head: PinSheet.FieldVersion {
    let digest = value.digest
    if let version, version.digest == digest { return version }
    return PinSheet.FieldVersion(number: 1, milliseconds: 0, digest: digest)
  }

  /// Whether two values come of the same edit, so that neither says more than the other.
  func hasSameHead(as other: VersionedValue) -> Bool {
    // The digest of a value takes long, and mostly neither is another.
    value == other.value && version == other.version || head == other.head
  }

  /// All versions up to this value.
  var history: [PinSheet.FieldVersion] { Set(ancestors + [head]).sorted() }

  /// The latest version that is known, which an edit follows.
  var latest: PinSheet.FieldVersion { max(head, ancestors.last ?? head) }

  /// Returns the value after an edit.
  ///
  /// Its version comes after all that are known, also when the clock has gone back: if versions
  /// formed a circle, no two devices would agree on the last.
  func edited(to value: PinSheet.Value, at milliseconds: Int64) -> VersionedValue {
    var next = self
    next.value = value
    next.version = PinSheet.FieldVersion(
      number: min(latest.number, PinSheet.FieldVersion.largestNumber - 1) + 1,
      milliseconds: max(milliseconds, latest.milliseconds),
      digest: value.digest
    )
    if let last = ancestors.last, last >= head {
      next.ancestors = history
    } else {
      next.ancestors.append(head)
    }
    next.isPending = true
    return next
  }

  /// Returns the first value of a new object.
  static func created(_ value: PinSheet.Value, at milliseconds: Int64) -> VersionedValue {
    var first = VersionedValue(value)
    first.version = PinSheet.FieldVersion(
      number: 1,
      milliseconds: milliseconds,
      digest: value.digest
    )
    first.isPending = true
    return first
  }

  /// Returns the value as one that the other side has.
  ///
  /// Only the last edits before it stay, for a third device that is that far behind; one that is
  /// further behind is asked which value holds.
  func settled() -> VersionedValue {
    var value = synchronized()
    value.ancestors = Array(ancestors.suffix(16))
    return value
  }

  /// Whether this is the other value, or came after it.
  func includes(_ other: VersionedValue) -> Bool {
    hasSameHead(as: other) || !ancestors.isEmpty && ancestors.contains(other.head)
  }

  /// Returns this value as one that came after the other's edits too.
  func absorbing(_ other: VersionedValue) -> VersionedValue {
    var joined = self
    joined.ancestors = Set(ancestors + other.history).subtracting([head]).sorted()
    return joined
  }
}

extension VersionedValue: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let value = record.field("value", \.value)
    let version = record.field("version", \.version)
    let ancestors = record.field("ancestors", \.ancestors, default: [])
    let isPending = record.field("pending", \.isPending, default: false)
    var read = VersionedValue(try value())
    (read.version, read.ancestors, read.isPending) = try (version(), ancestors(), isPending())
    return read
  }
}

extension PinSheet {
  /// The edit that gave a field its value.
  ///
  /// In JSON it is a string of its number, its date in milliseconds and a digest of the value:
  /// `"3@1361281165466#af63dc4c8601ec8c"`.
  package struct FieldVersion: Hashable, Sendable {
    /// Counts the values that the field had, from 1 for its first.
    package let number: Int
    /// The time at which it was edited, in milliseconds from 1970.
    let milliseconds: Int64
    /// Tells values apart that were given at the same millisecond on two devices.
    let digest: UInt64

    init(number: Int, milliseconds: Int64, digest: UInt64) {
      self.number = number
      self.milliseconds = milliseconds
      self.digest = digest
    }

    /// The date when the field was edited.
    package var date: Date { Date(milliseconds: milliseconds) }

    /// The largest number that is read from JSON, far beyond all editing.
    static let largestNumber = 1 << 40
  }
}

extension PinSheet.FieldVersion: Comparable {
  /// Whether one edit was written before the other: by date, then, so that any two are in order, by
  /// number and digest.
  package static func < (left: PinSheet.FieldVersion, right: PinSheet.FieldVersion) -> Bool {
    (left.milliseconds, left.number, left.digest) < (right.milliseconds, right.number, right.digest)
  }
}

extension PinSheet.FieldVersion: JSONText {
  package static let form = "a version such as \"3@1361281165466#af63dc4c8601ec8c\""

  /// Reads number, date and digest.
  package init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let rest = parts.last?.split(separator: "#", omittingEmptySubsequences: false) ?? []
    guard parts.count == 2, rest.count == 2, let number = Int(parts[0]),
      1...Self.largestNumber ~= number, let milliseconds = Int64(rest[0]),
      Date(milliseconds: milliseconds).milliseconds == milliseconds,
      let digest = UInt64(rest[1], radix: 16)
    else { return nil }
    self.init(number: number, milliseconds: milliseconds, digest: digest)
  }

  /// Number, date and digest.
  package var description: String {
    let digits = String(digest, radix: 16)
    return "\(number)@\(milliseconds)#" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
