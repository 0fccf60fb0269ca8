// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PinSheet {
  /// Edits of two sides that contradict each other, to be decided.
  ///
  /// The merged sheet loses nothing: it keeps our value of a field, and objects that one side deleted and the other
  /// edited. ``PinSheet/decide(_:for:at:)`` makes the decision an edit.
  public struct Conflict: Hashable, Sendable {
    /// The object of the conflict.
    public let object: PinSheet.Object
    /// How the edits contradict each other.
    public let kind: Kind

    /// How edits can contradict each other.
    public enum Kind: Hashable, Sendable {
      /// Both sides gave a field another value.
      case field(PinSheet.Conflict.Field)
      /// One side deleted an object that the other edited, or in which it made something.
      case deletedAndEdited(PinSheet.Conflict.Deletion)
      /// Each side deleted labels of a pin, or views of an exercise, and together all of them.
      case lastOnesDeleted(PinSheet.Conflict.LastOnes)
      /// One side placed something on an image that the other replaced by one of another size.
      case imageReplaced(PinSheet.Conflict.Frame)
    }

    /// A field that both sides gave another value.
    public struct Field: Hashable, Sendable {
      package let field: PinSheet.Field
      private let baseValue: VersionedValue?
      let ourValue: VersionedValue
      let theirValue: VersionedValue

      init(
        field: PinSheet.Field,
        base: VersionedValue?,
        ours: VersionedValue,
        theirs: VersionedValue
      ) {
        self.field = field
        baseValue = base
        ourValue = ours
        theirValue = theirs
      }

      /// The name of the field, as it is in JSON: `position`, `text`.
      public var name: String { field.rawValue }
      /// The value that both sides had before, as JSON; nil when that is not known.
      public var base: String? { baseValue?.value.description }
      /// Our value, as JSON: `{"text":"scaphoid bone"}`.
      public var ours: String { ourValue.value.description }
      /// Their value, as JSON.
      public var theirs: String { theirValue.value.description }
      /// When we edited it; nil for a value that was changed without an edit.
      public var ourDate: Date? { ourValue.version?.date }
      /// When they edited it; nil for a value that was changed without an edit.
      public var theirDate: Date? { theirValue.version?.date }
    }

    /// An edit, by its object and field.
    public struct Edit: Hashable, Sendable {
      /// The edited object.
      public let object: PinSheet.Object
      /// The field that was edited; nil when the object was made.
      package let field: PinSheet.Field?

      /// The name of the field that was edited; nil when the object was made.
      public var fieldName: String? { field?.rawValue }

      package init(object: PinSheet.Object, field: PinSheet.Field?) {
        (self.object, self.field) = (object, field)
      }
    }

    /// Something that one side deleted and the other edited.
    public struct Deletion: Hashable, Sendable {
      /// The side that deleted it.
      public let deletedBy: PinSheet.Merge.Side
      /// The edits of the other side to it, and to the objects in it.
      public let edits: [PinSheet.Conflict.Edit]
      /// The deletions, so that a decision can come after them.
      let lives: [Life]

      /// The deletion of an object.
      struct Life: Hashable, Sendable {
        var object: PinSheet.Object
        var value: VersionedValue
      }
    }

    /// The last labels of a pin, or views of an exercise, of which each side deleted some.
    public struct LastOnes: Hashable, Sendable {
      /// The objects that only we deleted.
      public let deletedByUs: [PinSheet.Object]
      /// The objects that only they deleted.
      public let deletedByThem: [PinSheet.Object]
      let lives: [PinSheet.Conflict.Deletion.Life]
    }

    /// Things that one side placed on an image which the other replaced.
    public struct Frame: Hashable, Sendable {
      /// The side that replaced the image.
      public let replacedBy: PinSheet.Merge.Side
      /// The size that the things were placed for.
      public let formerSize: PixelSize
      /// The size of the new image.
      public let size: PixelSize
      /// Which coordinates may be wrong, because they are those of the former image.
      public let places: [PinSheet.Conflict.Edit]

      /// The objects that may be in the wrong place.
      package var placed: [PinSheet.Object] { Set(places.map(\.object)).sorted() }
    }
  }
}

extension PinSheet.Conflict: CustomStringConvertible {
  /// The conflict in a line, with both values.
  public var description: String {
    switch kind {
    case .field(let conflict):
      let base = conflict.base.map { ", before \($0)" } ?? ""
      return "\(object).\(conflict.field.rawValue): ours \(conflict.ours), "
        + "theirs \(conflict.theirs)\(base)"
    case .deletedAndEdited(let conflict):
      let edits = conflict.edits.map { edit in
        edit.field.map { "\(edit.object).\($0.rawValue)" } ?? "new \(edit.object)"
      }
      let editor = conflict.deletedBy == .ours ? "they" : "we"
      let deleter = conflict.deletedBy == .ours ? "we" : "they"
      return "\(object): \(deleter) deleted it, \(editor) edited \(edits.joined(separator: ", "))"
    case .lastOnesDeleted(let conflict):
      return "\(object): we deleted \(Self.list(conflict.deletedByUs)), they deleted "
        + "\(Self.list(conflict.deletedByThem)), and nothing would be left"
    case .imageReplaced(let conflict):
      let replacer = conflict.replacedBy == .ours ? "we" : "they"
      return "\(object): \(replacer) replaced the image by one of \(conflict.size.width) x "
        + "\(conflict.size.height) pixels, and \(Self.list(conflict.placed)) was placed on one of "
        + "\(conflict.formerSize.width) x \(conflict.formerSize.height)"
    }
  }

  private static func list(_ objects: [PinSheet.Object]) -> String {
    objects.map(\.description).joined(separator: ", ")
  }

  /// Returns a whole sentence for an author, without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    let key: Sentence =
      switch kind {
      case .field: "conflict.field"
      case .deletedAndEdited(let deletion):
        deletion.deletedBy == .ours ? "conflict.deletedByUs" : "conflict.deletedByThem"
      case .lastOnesDeleted: "conflict.lastOnesDeleted"
      case .imageReplaced(let frame):
        frame.replacedBy == .ours ? "conflict.imageReplacedByUs" : "conflict.imageReplacedByThem"
      }
    return pinSentences(key, in: phrasebook)
  }
}
