// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusFoundation

// The rules of "Experience API, version 1.0.3, part two: data" for the members of a statement, and
// what IEEE 9274.1.1, which is version 2.0, says otherwise.

extension XAPI.Part {
  /// The members that the specification prescribes.
  var form: JSONObjectForm {
    switch self {
    case .statement: .statement
    case .agent: .agent
    case .group: .group
    case .verb: .verb
    case .activity: .activity
    case .result: .result
    case .context: .context
    case .attachment: .attachment
    case .reference: .reference
    case .subStatement: .subStatement
    }
  }
}

extension XAPI.Version {
  /// The version of a text such as `1.0`, `1.0.3` or `2.0.0`; nil for any other.
  init?(text: String) {
    let version = Self.allCases.first { version in
      let series = version.rawValue.dropLast(2)
      return text == series || text.hasPrefix("\(series).")
    }
    guard let version else { return nil }
    self = version
  }
}

extension JSONNode {
  /// The version of a statement: what it says, or that whose members it has.
  var statementVersion: XAPI.Version {
    if let text = self["version"]?.text { return XAPI.Version(text: text) ?? .one }
    let context = self["context"]
    return context?["contextAgents"] != nil || context?["contextGroups"] != nil ? .two : .one
  }
}

extension JSONForm {
  fileprivate static let languages = JSONForm.map(.language, .text)
  fileprivate static let extensions = JSONForm.map(.iri, .anything)
  fileprivate static let components = JSONForm.list(.object { .component })
  /// A list, or a single activity as older versions write it.
  fileprivate static let activities = JSONForm.oneOrMany(.object { .activity })
}

extension JSONObjectForm {
  private static let shared: [Member] = [
    .required("actor", .object { .actor }),
    .required("verb", .object { .verb }),
    .optional("result", .object { .result }),
    .optional("context", .object { .context }),
    .optional("timestamp", .notation(.instant)),
    .optional("attachments", .list(.object { .attachment })),
  ]

  static let statement: JSONObjectForm = .init(
    shared + [
      .required("object", .anything),
      .optional("id", .notation(.uuid)),
      .optional("stored", .notation(.instant)),
      .optional("authority", .object { .authority }),
      .optional("version", .text),
    ]
  ) { node, check in
    if let value = node["version"], let text = value.text, XAPI.Version(text: text) == nil {
      check.remarkValue(value, name: "version", like: "1.0.3 | 2.0.0")
    }
    checkVersion(of: node, node.statementVersion, &check)
    checkObject(of: node, &check)
  }

  /// The rules in which the versions differ, for a statement and the one within it.
  private static func checkVersion(
    of node: JSONNode,
    _ version: XAPI.Version,
    _ check: inout JSONCheck
  ) {
    switch version {
    case .one:
      for key in ["contextAgents", "contextGroups"] {
        guard let member = node["context"]?[key] else { continue }
        check.remark(.unknownMember, at: member, ["name": key, "owner": "context"])
      }
    case .two:
      // RFC 3339 wants the offset, which ISO 8601 lets out.
      for key in ["timestamp", "stored"] {
        if let member = node[key], JSONNotation.instant.fits(member),
          !JSONNotation.zonedInstant.fits(member)
        {
          check.remarkValue(member, name: key, like: JSONNotation.zonedInstant.example)
        }
      }
    }
    if let object = node["object"], object["objectType"]?.isText("SubStatement") == true,
      node["objectType"] == nil
    {
      checkVersion(of: object, version, &check)
    }
  }

  static let subStatement: JSONObjectForm = .init(
    shared + [
      .required("object", .anything), .required("objectType", .words(["SubStatement"])),
    ]
  ) { node, check in
    checkObject(of: node, &check)
  }

  /// The rules that depend on the kind of the object.
  private static func checkObject(of node: JSONNode, _ check: inout JSONCheck) {
    guard let object = node["object"] else { return }
    let type = object["objectType"]
    let name = type?.text ?? "Activity"
    switch name {
    case "Activity": check.check(object, .object { .activity }, name: "object")
    case "Agent": check.check(object, .object { .agent }, name: "object")
    case "Group": check.check(object, .object { .group }, name: "object")
    case "StatementRef": check.check(object, .object { .reference }, name: "object")
    case "SubStatement":
      if node["objectType"] == nil {
        check.check(object, .object { .subStatement }, name: "object")
      } else {
        check.remark(.misplacedMember, at: object, ["name": name, "other": name])
      }
    default:
      let names = ["Activity", "Agent", "Group", "StatementRef", "SubStatement"]
      if let type { check.check(type, .words(names), name: "objectType") }
    }
    if type != nil, type?.kind != .text {
      check.check(object, .object { .activity }, name: "object")
    }
    // Only what is done with an activity has a revision and a platform.
    if name != "Activity" {
      for key in ["revision", "platform"] {
        if let member = node["context"]?[key] {
          check.remark(.misplacedMember, at: member, ["name": key, "other": name])
        }
      }
    }
    if node["verb"]?["id"]?.isText(XAPI.Verb.voided.id) == true, name != "StatementRef" {
      check.remark(.misplacedMember, at: object, ["name": "voided", "other": name])
    }
  }

  // MARK: People

  private static let identifiers: [Member] = [
    .optional("name", .text),
    .optional("mbox", .notation(.mailbox)),
    .optional("mbox_sha1sum", .notation(.hexadecimal([40]))),
    .optional("openid", .iri),
    .optional("account", .object { .account }),
  ]

  private static let account: JSONObjectForm = .init([
    .required("homePage", .iri), .required("name", .notation(.name)),
  ])

  /// The members that name a person, of which there may be one only.
  private static func checkIdentifier(
    of node: JSONNode,
    isRequired: Bool,
    _ check: inout JSONCheck
  ) {
    let keys = ["mbox", "mbox_sha1sum", "openid", "account"].filter { node[$0] != nil }
    if keys.isEmpty, isRequired {
      check.remark(
        .missingMember,
        at: node,
        ["name": "mbox | mbox_sha1sum | openid | account", "owner": "Agent"]
      )
    }
    for key in keys.dropFirst() {
      if let member = node[key] {
        check.remark(.misplacedMember, at: member, ["name": key, "other": keys[0]])
      }
    }
  }

  static let agent: JSONObjectForm = .init(
    identifiers + [.optional("objectType", .words(["Agent"]))]
  ) { node, check in
    checkIdentifier(of: node, isRequired: true, &check)
  }

  static let group: JSONObjectForm = .init(
    identifiers + [
      .required("objectType", .words(["Group"])), .optional("member", .list(.object { .agent })),
    ]
  ) { node, check in
    let isAnonymous = ["mbox", "mbox_sha1sum", "openid", "account"].allSatisfy { node[$0] == nil }
    if isAnonymous, node["member"] == nil {
      check.remark(.missingMember, at: node, ["name": "member", "owner": "Group"])
    }
    checkIdentifier(of: node, isRequired: false, &check)
  }

  /// A person or a group; only the kind that is there decides which rules hold.
  static let actor: JSONObjectForm = .init([], isOpen: true) { node, check in
    let isGroup = node["objectType"]?.isText("Group") == true
    check.check(node, .object { isGroup ? .group : .agent }, name: isGroup ? "Group" : "Agent")
  }

  /// The one who asserts a statement: a person, or the two parties of OAuth.
  private static let authority: JSONObjectForm = .init([], isOpen: true) { node, check in
    check.check(node, .object { .actor }, name: "authority")
    guard node["objectType"]?.isText("Group") == true else { return }
    for key in ["mbox", "mbox_sha1sum", "openid", "account"] {
      if let member = node[key] {
        check.remark(.misplacedMember, at: member, ["name": key, "other": "authority"])
      }
    }
    if let members = node["member"], members.elements.count != 2 {
      check.remarkValue(members, name: "member", like: "[{…}, {…}]")
    }
  }

  // MARK: Verbs, activities and references

  static let verb: JSONObjectForm = .init([.required("id", .iri), .optional("display", .languages)])

  static let reference: JSONObjectForm = .init([
    .required("objectType", .words(["StatementRef"])), .required("id", .notation(.uuid)),
  ])

  static let activity: JSONObjectForm = .init([
    .optional("objectType", .words(["Activity"])),
    .required("id", .iri),
    .optional("definition", .object { .definition }),
  ])

  private static let definition: JSONObjectForm = .init([
    .optional("name", .languages),
    .optional("description", .languages),
    .optional("type", .iri),
    .optional("moreInfo", .iri),
    .optional("extensions", .extensions),
    .optional("interactionType", .words(XAPI.Interaction.Kind.allCases.map(\.rawValue))),
    .optional("correctResponsesPattern", .list(.text)),
    .optional("choices", .components),
    .optional("scale", .components),
    .optional("source", .components),
    .optional("target", .components),
    .optional("steps", .components),
  ]) { node, check in
    let parts = ["correctResponsesPattern", "choices", "scale", "source", "target", "steps"]
    let present = parts.filter { node[$0] != nil }
    guard let type = node["interactionType"]?.text else {
      if !present.isEmpty {
        check.remark(
          .missingMember,
          at: node,
          ["name": "interactionType", "owner": "definition"]
        )
      }
      return
    }
    let useful = XAPI.Interaction.Kind(rawValue: type)?.componentKeys ?? parts
    for key in present where key != "correctResponsesPattern" {
      guard let list = node[key] else { continue }
      if !useful.contains(key) {
        check.remark(
          .uselessMember,
          at: list,
          ["name": key, "owner": "interactionType", "other": type]
        )
      }
      var ids: Set<String> = []
      for element in list.elements {
        if let id = element["id"], let text = id.text, !ids.insert(text).inserted {
          check.remark(.duplicateMember, at: id, ["name": text])
        }
      }
    }
  }

  fileprivate static let component: JSONObjectForm = .init([
    .required("id", .notation(.name)), .optional("description", .languages),
  ])

  // MARK: Outcomes and circumstances

  static let result: JSONObjectForm = .init([
    .optional("score", .object { .score }),
    .optional("success", .flag),
    .optional("completion", .flag),
    .optional("response", .text),
    .optional("duration", .notation(.duration)),
    .optional("extensions", .extensions),
  ])

  private static let score: JSONObjectForm = .init([
    .optional("scaled", .number(-1...1)),
    .optional("raw", .number),
    .optional("min", .number),
    .optional("max", .number),
  ]) { node, check in
    let (minimum, maximum) = (node["min"]?.number, node["max"]?.number)
    if let minimum, let maximum, minimum >= maximum, let member = node["max"] {
      let next = Int(exactly: minimum.rounded(.down)).map { "\($0 + 1)" }
      check.remarkValue(member, name: "max", like: next ?? "\(minimum.nextUp)")
    }
    if let raw = node["raw"], let value = raw.number {
      if let minimum, value < minimum {
        check.remarkValue(raw, name: "raw", like: node["min"]?.spelling ?? "")
      }
      if let maximum, value > maximum {
        check.remarkValue(raw, name: "raw", like: node["max"]?.spelling ?? "")
      }
    }
  }

  static let context: JSONObjectForm = .init([
    .optional("registration", .notation(.uuid)),
    .optional("instructor", .object { .actor }),
    .optional("team", .object { .group }),
    .optional("contextActivities", .object { .contextActivities }),
    .optional("contextAgents", .list(.object { .contextAgent })),
    .optional("contextGroups", .list(.object { .contextGroup })),
    .optional("revision", .text),
    .optional("platform", .text),
    .optional("language", .notation(.language)),
    .optional("statement", .object { .reference }),
    .optional("extensions", .extensions),
  ])

  private static let contextAgent: JSONObjectForm = .init(
    [
      .required("objectType", .words(["contextAgent"])), .required("agent", .object { .agent }),
      .optional("relevantTypes", .list(.iri)),
    ],
    rule: checkTypes
  )

  private static let contextGroup: JSONObjectForm = .init(
    [
      .required("objectType", .words(["contextGroup"])), .required("group", .object { .group }),
      .optional("relevantTypes", .list(.iri)),
    ],
    rule: checkTypes
  )

  /// A list of types that is there has one.
  @Sendable private static func checkTypes(of node: JSONNode, _ check: inout JSONCheck) {
    guard let types = node["relevantTypes"], types.kind == .array, types.elements.isEmpty else {
      return
    }
    check.remarkValue(types, name: "relevantTypes", like: "[\"https://example.org/coach\"]")
  }

  private static let contextActivities: JSONObjectForm = .init(
    ["parent", "grouping", "category", "other"].map { .optional($0, .activities) }
  )

  static let attachment: JSONObjectForm = .init([
    .required("usageType", .iri),
    .required("display", .languages),
    .optional("description", .languages),
    .required("contentType", .notation(.name)),
    .required("length", .whole),
    .required("sha2", .notation(.hexadecimal([64, 56, 96, 128]))),
    .optional("fileUrl", .iri),
  ])
}
