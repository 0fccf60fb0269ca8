// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension Diary {
  /// A photo, a drawing or a file that belongs to an entry about learning or to a note.
  ///
  /// A diary has only the reference; the app stores the bytes.
  ///
  /// ```swift
  /// let photo = Diary.Attachment("Blackboard", type: "image/jpeg", at: .identifier("asset-7"))
  /// ```
  ///
  /// In JSON an attachment is an object: `{"id":"asset-7","name":"Blackboard","type":"image/jpeg"}`,
  /// or with `url` in the place of `id`.
  public struct Attachment: Hashable, Sendable {
    /// The place of the bytes.
    public enum Reference: Hashable, Sendable {
      /// At an address.
      case url(URL)
      /// The identifier by which the app keeps it.
      case identifier(String)
    }

    /// The name for people.
    public let name: String
    /// The media type, as in `image/png` or `application/pdf`.
    public let type: String
    /// The place of the bytes.
    public let reference: Reference

    /// Creates an attachment, which a diary checks together with what it belongs to.
    public init(_ name: String, type: String, at reference: Reference) {
      self.name = name
      self.type = type
      if case .url(let url) = reference {
        // A stored event would be another one with a base.
        self.reference = .url(url.absoluteURL)
      } else {
        self.reference = reference
      }
    }

    /// The faults of the attachment in itself.
    var faults: [DiaryFault] {
      var faults: [DiaryFault] = name.isBlank ? [.blank] : []
      let parts = type.split(separator: "/", omittingEmptySubsequences: false)
      if parts.count != 2 || parts.contains(where: \.isEmpty)
        || type.contains(where: \.isWhitespace)
      {
        faults.append(.malformed("\"\(type)\" is no media type, expected one such as image/png"))
      }
      if reference == .identifier("") { faults.append(.emptyIdentifier) }
      return faults
    }
  }
}

extension Diary.Attachment: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let name = record.field("name", \.name)
    let type = record.field("type", \.type)
    let url = record.field("url", \.url)
    let identifier = record.field("id", \.identifier)
    let reference: Reference
    if let url = try url() {
      reference = .url(url)
    } else if let identifier = try identifier() {
      reference = .identifier(identifier)
    } else {
      let fault = DiaryFault.malformed("expected an identifier, or an address under \"url\"")
      throw ContentError(faults: [LocatedFault(fault, at: "id")])
    }
    return try Self(name(), type: type(), at: reference)
  }

  private var url: URL? {
    if case .url(let url) = reference { url } else { nil }
  }

  private var identifier: String? {
    if case .identifier(let identifier) = reference { identifier } else { nil }
  }
}
