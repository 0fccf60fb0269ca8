// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusFoundation

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
