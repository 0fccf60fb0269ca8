// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
public import LudusFoundation

extension OpenBadges {
  /// A badge, or a part of one that has its own file.
  ///
  /// It is its text: members that this package does not read, and the spelling of numbers, stay as
  /// they were, so that a proof still holds.
  public struct Badge: Sendable {
    let node: JSONNode

    init(node: JSONNode) { self.node = node }

    /// The editions of the format.
    public enum Version: String, Hashable, Sendable {
      /// Open Badges 2.0.
      case two = "2.0"
      /// Open Badges 3.0.
      case three = "3.0"
      /// Another edition, or none that can be seen.
      case other = "1.x/other"
    }

    /// The recipient of a badge of edition 2.0.
    public struct Recipient: Hashable, Sendable {
      /// The kind of identity, such as `email`.
      public let type: String
      /// Whether a digest stands for the identity.
      public let isHashed: Bool?
      /// The identity, or its digest.
      public let identity: String?
    }

    /// The achievement that a badge of edition 3.0 is for.
    public struct Achievement: Hashable, Sendable {
      /// The identifier.
      public let id: String?
      /// The name.
      public let name: String?
      /// The kind, such as `Badge` or `Degree`.
      public let type: String?
      /// The number of items of frameworks that it is aligned with.
      public let alignmentCount: Int
      /// The number of results that it describes.
      public let resultDescriptionCount: Int
    }

    /// The bytes, as they stand in the file or in the signed text.
    public var json: [UInt8] { Array(node.bytes) }

    /// The edition of the format.
    public var version: Version {
      let contexts = (node["@context"]?.oneOrMany ?? []).compactMap(\.text)
      if contexts.contains(where: { $0.contains("/ob/v3p0/") })
        || types.contains("VerifiableCredential")
      {
        return .three
      }
      return contexts.contains { $0.contains("w3id.org/openbadges/v2") } ? .two : .other
    }

    /// The types in their order.
    public var types: [String] { (node["type"]?.oneOrMany ?? []).compactMap(\.text) }
    /// The identifier.
    public var id: String? { node["id"]?.text }
    /// The name of the badge, or of its achievement.
    public var name: String? {
      node["name"]?.text ?? achievement?.name ?? node["badge"]?["name"]?.text
    }
    /// The date from which it is valid, as it is written: `validFrom`, `issuanceDate` or
    /// `issuedOn`.
    public var start: String? { text("validFrom", "issuanceDate", "issuedOn") }
    /// The date until which it is valid, as it is written: `validUntil`, `expirationDate` or
    /// `expires`.
    public var end: String? { text("validUntil", "expirationDate", "expires") }
    /// The recipient, in edition 2.0.
    public var recipient: Recipient? {
      node["recipient"].map {
        Recipient(
          type: $0["type"]?.text ?? "",
          isHashed: $0["hashed"]?.flag,
          identity: $0["identity"]?.text
        )
      }
    }
    /// The address of the badge's description, in edition 2.0; nil where it is embedded or not
    /// there.
    public var descriptionAddress: String? { node["badge"]?.text }
    /// Whether the badge's description is embedded, in edition 2.0.
    public var hasEmbeddedDescription: Bool { node["badge"]?.kind == .object }
    /// The achievement, in edition 3.0.
    public var achievement: Achievement? {
      subjects.lazy.compactMap { $0["achievement"] }.first.map {
        Achievement(
          id: $0["id"]?.text,
          name: $0["name"]?.text,
          type: $0["achievementType"]?.text,
          alignmentCount: $0["alignment"]?.oneOrMany.count ?? 0,
          resultDescriptionCount: $0["resultDescription"]?.oneOrMany.count ?? 0
        )
      }
    }
    /// The number of its results, in edition 3.0.
    public var resultCount: Int { subjects.reduce(0) { $0 + ($1["result"]?.oneOrMany.count ?? 0) } }
    /// The kinds of proofs in their order: the suite of a proof where it names one, else its type.
    public var proofs: [String] {
      (node["proof"]?.oneOrMany ?? []).compactMap { $0["cryptosuite"]?.text ?? $0["type"]?.text }
    }

    /// Whether it is valid at a date by what it says of itself.
    public func isValid(at date: Date) -> Bool {
      if let start = start.flatMap(Date.init(iso8601:)), date < start { return false }
      return end.flatMap(Date.init(iso8601:)).map { date <= $0 } ?? true
    }

    private var subjects: [JSONNode] { node["credentialSubject"]?.oneOrMany ?? [] }

    private func text(_ keys: String...) -> String? {
      keys.lazy.compactMap { node[$0]?.text }.first
    }
  }
}

extension OpenBadges.Badge: Hashable {
  /// Whether two badges have the same bytes.
  public static func == (left: Self, right: Self) -> Bool { left.node.bytes == right.node.bytes }

  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(node.bytes) }
}

extension OpenBadges.Badge {
  /// Compares the badge with the rules of its edition.
  func check(_ check: inout JSONCheck) {
    let classes: [(type: String, form: JSONObjectForm)] =
      switch version {
      case .three:
        [
          ("EndorsementCredential", .endorsementCredential), ("OpenBadgeCredential", .credential),
          ("AchievementCredential", .credential), ("VerifiableCredential", .credential),
          ("Achievement", .achievement), ("Profile", .profile),
        ]
      case .two, .other:
        [
          ("Assertion", .assertion), ("BadgeClass", .badgeClass), ("Issuer", .issuer),
          ("Profile", .issuer), ("CryptographicKey", .key), ("Endorsement", .endorsement),
        ]
      }
    if let known = classes.first(where: { types.contains($0.type) }) {
      check.check(node, .object { known.form }, name: known.type)
    } else if types.isEmpty {
      let form = JSONObjectForm([.required("type", .including(classes.map(\.type)))], isOpen: true)
      check.check(node, .object { form }, name: "badge")
    }
    let contexts = node["@context"]
    if version == .other, let contexts, contexts.oneOrMany.allSatisfy({ $0.kind == .text }) {
      check.remarkValue(contexts, name: "@context", like: "https://w3id.org/openbadges/v2")
    } else if contexts == nil {
      check.remark(.missingMember, at: node, ["name": "@context", "owner": types.first ?? "badge"])
    }
    if let start = start.flatMap(Date.init(iso8601:)), let end = self.end,
      let last = Date(iso8601: end), last <= start
    {
      check.remark(.neverValid, at: node["validUntil"] ?? node["expires"] ?? node, ["end": end])
    }
    for proof in node["proof"]?.oneOrMany ?? [] { check.remark(.proofNotChecked, at: proof) }
    for key in ["badge", "issuer", "credentialStatus", "refreshService", "endorsement"] {
      noteAddress(node[key], key, &check)
    }
    noteAddress(node["badge"]?["issuer"], "issuer", &check)
    for schema in node["credentialSchema"]?.oneOrMany ?? [] {
      noteAddress(schema, "credentialSchema", &check)
    }
    for (key, value) in node.members where key.text?.hasPrefix("extensions:") == true {
      check.check(value["type"] ?? value, .including(["Extension"]), name: key.text ?? "")
      check.remark(
        .notLookedUp,
        at: value,
        ["name": key.text ?? "", "address": contexts?.oneOrMany.last?.text ?? "@context"]
      )
    }
  }

  /// Notes that a part of the badge stands somewhere else.
  private func noteAddress(_ part: JSONNode?, _ name: String, _ check: inout JSONCheck) {
    for value in part?.oneOrMany ?? [] {
      let isService = ["credentialStatus", "refreshService", "credentialSchema"].contains(name)
      guard let address = value.text ?? (isService ? value["id"]?.text : nil) else { continue }
      check.remark(.notLookedUp, at: value, ["name": name, "address": address])
    }
  }
}
