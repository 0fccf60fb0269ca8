// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusFoundation

// The rules of Open Badges 3.0 for the members of their classes. Other members are allowed
// everywhere.

extension JSONForm {
  static let iri = JSONForm.notation(.iri)
  static let date = JSONForm.notation(.zonedInstant)
  static let texts = JSONForm.oneOrMany(.text)

  static func addressOr(_ form: @escaping @Sendable () -> JSONObjectForm) -> JSONForm {
    .either(.iri, or: .object(form))
  }
}

// MARK: Edition 3.0

extension JSONObjectForm {
  private static let claims: [Member] = [
    .required("@context", .oneOrMany(.anything)),
    .required("issuer", .addressOr { .profile }),
    .optional("name", .text),
    .optional("description", .text),
    .optional("validFrom", .date),
    .optional("validUntil", .date),
    .optional("issuanceDate", .date),
    .optional("expirationDate", .date),
    .optional("awardedDate", .date),
    .optional("image", .addressOr { .image }),
    .optional("proof", .oneOrMany(.object { .proof })),
    .optional("credentialSchema", .oneOrMany(.object { .service })),
    .optional("credentialStatus", .oneOrMany(.object { .service })),
    .optional("refreshService", .oneOrMany(.object { .service })),
    .optional("endorsement", .oneOrMany(.object { .endorsementCredential })),
    .optional("endorsementJwt", .texts),
    .optional("evidence", .oneOrMany(.object { .evidence })),
  ]

  static let credential: JSONObjectForm = .init(
    claims + [
      .required("id", .iri),
      .required("type", .including(["OpenBadgeCredential", "AchievementCredential"])),
      .required("credentialSubject", .oneOrMany(.object { .subject })),
    ],
    isOpen: true,
    rule: checkClaims
  )

  static let endorsementCredential: JSONObjectForm = .init(
    claims + [
      .optional("id", .iri),
      .required("type", .including(["EndorsementCredential"])),
      .required(
        "credentialSubject",
        .oneOrMany(
          .object {
            JSONObjectForm(
              [
                .required("id", .iri), .required("type", .including(["EndorsementSubject"])),
                .optional("endorsementComment", .text),
              ],
              isOpen: true
            )
          }
        )
      ),
    ],
    isOpen: true,
    rule: checkClaims
  )

  /// The contexts, whose order the data model prescribes, and the first date, which has had two
  /// names.
  private static let checkClaims: @Sendable (JSONNode, inout JSONCheck) -> Void = { node, check in
    if !(node["type"]?.oneOrMany ?? []).contains(where: { $0.isText("VerifiableCredential") }),
      let types = node["type"]
    {
      check.remarkValue(types, name: "type", like: "VerifiableCredential")
    }
    if node["validFrom"] == nil, node["issuanceDate"] == nil {
      check.remark(.missingMember, at: node, ["name": "validFrom", "owner": "credential"])
    }
    let contexts = node["@context"]?.oneOrMany ?? []
    let first = ["https://www.w3.org/ns/credentials/v2", "https://www.w3.org/2018/credentials/v1"]
    if let head = contexts.first, !first.contains(where: head.isText) {
      check.remarkValue(head, name: "@context", like: first[0])
    }
    let badges = "https://purl.imsglobal.org/spec/ob/v3p0/context"
    let isBadge = contexts.contains {
      $0.text?.hasPrefix(badges) == true && $0.text?.hasSuffix(".json") == true
    }
    if !isBadge, let list = node["@context"] {
      check.remarkValue(list, name: "@context", like: badges + "-3.0.3.json")
    }
  }

  private static let subject: JSONObjectForm = .init(
    [
      .optional("id", .iri),
      .required("type", .including(["AchievementSubject"])),
      .required("achievement", .object { .achievement }),
      .optional("activityStartDate", .date),
      .optional("activityEndDate", .date),
      .optional("creditsEarned", .number),
      .optional("identifier", .oneOrMany(.object { .identity })),
      .optional("image", .addressOr { .image }),
      .optional("licenseNumber", .text),
      .optional("narrative", .text),
      .optional("result", .oneOrMany(.object { .badgeResult })),
      .optional("role", .text),
      .optional("source", .addressOr { .profile }),
      .optional("term", .text),
    ],
    isOpen: true
  )

  static let achievement: JSONObjectForm = .init(
    [
      .required("id", .iri),
      .required("type", .including(["Achievement"])),
      .required("criteria", .object { .criteria }),
      .required("description", .text),
      .required("name", .text),
      .optional("alignment", .oneOrMany(.object { .alignment })),
      .optional("achievementType", .text),
      .optional("creator", .addressOr { .profile }),
      .optional("creditsAvailable", .number),
      .optional("endorsement", .oneOrMany(.object { .endorsementCredential })),
      .optional("endorsementJwt", .texts),
      .optional("fieldOfStudy", .text),
      .optional("humanCode", .text),
      .optional("image", .addressOr { .image }),
      .optional("inLanguage", .notation(.language)),
      .optional("otherIdentifier", .oneOrMany(.object { .identifier })),
      .optional("resultDescription", .oneOrMany(.object { .resultDescription })),
      .optional("specialization", .text),
      .optional("tag", .texts),
      .optional("version", .text),
    ],
    isOpen: true
  )

  static let criteria: JSONObjectForm = .init(
    [.optional("id", .iri), .optional("narrative", .text)],
    isOpen: true
  )

  static let profile: JSONObjectForm = .init(
    [
      .required("id", .iri),
      .required("type", .including(["Profile"])),
      .optional("name", .text),
      .optional("url", .iri),
      .optional("phone", .text),
      .optional("description", .text),
      .optional("endorsement", .oneOrMany(.object { .endorsementCredential })),
      .optional("endorsementJwt", .texts),
      .optional("image", .addressOr { .image }),
      .optional("email", .text),
      .optional("address", .object { .address }),
      .optional("otherIdentifier", .oneOrMany(.object { .identifier })),
      .optional("official", .text),
      .optional("parentOrg", .addressOr { .profile }),
    ],
    isOpen: true
  )

  private static let address: JSONObjectForm = typed(
    "Address",
    [.optional("geo", .object { typed("GeoCoordinates", []) })]
  )

  private static let image: JSONObjectForm = typed(
    "Image",
    [.required("id", .iri), .optional("caption", .text)]
  )

  private static let evidence: JSONObjectForm = typed(
    "Evidence",
    [.optional("id", .iri), .optional("narrative", .text), .optional("name", .text)]
  )

  private static let identifier: JSONObjectForm = typed(
    "IdentifierEntry",
    [.required("identifier", .text), .required("identifierType", .text)]
  )

  private static let identity: JSONObjectForm = typed(
    "IdentityObject",
    [
      .required("hashed", .flag), .required("identityHash", .text),
      .required("identityType", .text), .optional("salt", .text),
    ]
  )

  private static let alignment: JSONObjectForm = typed(
    "Alignment",
    [
      .required("targetName", .text), .required("targetUrl", .iri), .optional("targetCode", .text),
      .optional("targetDescription", .text), .optional("targetFramework", .text),
    ]
  )

  private static let badgeResult: JSONObjectForm = typed(
    "Result",
    [
      .optional("achievedLevel", .iri), .optional("resultDescription", .iri),
      .optional("status", .text), .optional("value", .text),
      .optional("alignment", .oneOrMany(.object { .alignment })),
    ]
  )

  private static let resultDescription: JSONObjectForm = typed(
    "ResultDescription",
    [
      .required("id", .iri), .required("name", .text), .required("resultType", .text),
      .optional("alignment", .oneOrMany(.object { .alignment })),
      .optional("allowedValue", .list(.text)), .optional("requiredLevel", .iri),
      .optional("requiredValue", .text),
      .optional("rubricCriterionLevel", .oneOrMany(.object { .rubricLevel })),
      .optional("valueMax", .text), .optional("valueMin", .text),
    ]
  )

  private static let rubricLevel: JSONObjectForm = typed(
    "RubricCriterionLevel",
    [.required("id", .iri), .required("name", .text)]
  )

  private static let service: JSONObjectForm = .init(
    [.required("id", .iri), .required("type", .text)],
    isOpen: true
  )

  private static let proof: JSONObjectForm = .init(
    [
      .required("type", .text),
      .optional("created", .date),
      .optional("cryptosuite", .text),
      .optional("proofPurpose", .text),
      .optional("proofValue", .text),
      .optional("verificationMethod", .addressOr { JSONObjectForm([], isOpen: true) }),
    ],
    isOpen: true
  ) { node, check in
    if node["type"]?.isText("DataIntegrityProof") == true, node["cryptosuite"] == nil {
      check.remark(.missingMember, at: node, ["name": "cryptosuite", "owner": "proof"])
    }
    // Keys are found by the web, by a method of decentralized identifiers, or by a name.
    if let method = node["verificationMethod"], let text = method.text, text.contains(":"),
      !["https:", "http:", "did:", "urn:"].contains(where: text.hasPrefix)
    {
      check.remarkValue(method, name: "verificationMethod", like: "did:key:…")
    }
  }

  /// The form of a class with a type of the same name.
  private static func typed(_ type: String, _ members: [Member]) -> JSONObjectForm {
    JSONObjectForm([.required("type", .including([type]))] + members, isOpen: true)
  }
}

// The rules of Open Badges 2.0 for the members of their classes. Other members are allowed
// everywhere.

extension JSONObjectForm {
  static let assertion: JSONObjectForm = .init(
    [
      .required("id", .iri),
      .required("type", .including(["Assertion"])),
      .required("recipient", .object { .recipient }),
      .required("badge", .addressOr { .badgeClass }),
      .required("issuedOn", .date),
      .required(
        "verification",
        .object { JSONObjectForm([.optional("type", .texts)], isOpen: true) }
      ),
      .optional("expires", .date),
      .optional("narrative", .text),
      .optional("revoked", .flag),
      .optional("revocationReason", .text),
    ],
    isOpen: true
  )

  private static let recipient: JSONObjectForm = .init(
    [
      .required("type", .text), .required("identity", .text), .required("hashed", .flag),
      .optional("salt", .text),
    ],
    isOpen: true
  )

  static let badgeClass: JSONObjectForm = .init(
    [
      .required("id", .iri), .required("type", .including(["BadgeClass"])),
      .required("name", .text), .required("description", .text),
      .required("criteria", .addressOr { .criteria }), .required("issuer", .addressOr { .issuer }),
      .optional("tags", .texts),
    ],
    isOpen: true
  )

  static let issuer: JSONObjectForm = .init(
    [
      .required("id", .iri), .required("type", .including(["Issuer", "Profile"])),
      .required("name", .text), .optional("url", .iri), .optional("email", .text),
      .optional("revocationList", .iri),
    ],
    isOpen: true
  )

  static let key: JSONObjectForm = .init(
    [.required("owner", .iri), .required("publicKeyPem", .text)],
    isOpen: true
  )

  static let endorsement: JSONObjectForm = .init(
    [
      .required("id", .iri), .required("claim", .object { JSONObjectForm([], isOpen: true) }),
      .required("issuer", .addressOr { .issuer }), .required("issuedOn", .date),
    ],
    isOpen: true
  )
}
