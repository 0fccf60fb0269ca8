// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics

// The rules of Open Badges 2.0 for the members of their classes. Other members are allowed everywhere.

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
