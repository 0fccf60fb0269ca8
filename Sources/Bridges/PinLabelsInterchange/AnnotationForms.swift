// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import Interchange

extension JSONForm {
  fileprivate static let iri = JSONForm.notation(.iri)
  fileprivate static let texts = JSONForm.oneOrMany(.text)
  fileprivate static let date = JSONForm.notation(.zonedInstant)
  /// People and programs, by their addresses or described.
  fileprivate static let agents = JSONForm.oneOrMany(
    .either(.iri, or: .object { JSONObjectForm([], isOpen: true) })
  )
}

// MARK: Web Annotation Data Model

extension JSONObjectForm {
  /// An annotation, a page or a collection, whose type decides which rules hold.
  static let web: JSONObjectForm = .init([], isOpen: true) { node, check in
    let context = "http://www.w3.org/ns/anno.jsonld"
    if let contexts = node["@context"] {
      if !contexts.oneOrMany.contains(where: { $0.isText(context) }) {
        check.remarkValue(contexts, name: "@context", like: context)
      }
    } else {
      check.remark(.missingMember, at: node, ["name": "@context", "owner": "Annotation"])
    }
    let types = node["type"]?.oneOrMany ?? []
    func has(_ type: String) -> Bool { types.contains { $0.isText(type) } }
    let form: JSONObjectForm =
      has("AnnotationCollection") ? .collection : has("AnnotationPage") ? .page : .annotation
    check.check(node, .object { form }, name: types.first?.text ?? "Annotation")
  }

  private static let collection: JSONObjectForm = .init(
    [
      .required("id", .iri), .required("type", .including(["AnnotationCollection"])),
      .optional("total", .whole), .optional("label", .anything),
      .optional("first", .either(.iri, or: .object { .page })),
      .optional("last", .either(.iri, or: .object { .page })),
    ],
    isOpen: true
  )

  private static let page: JSONObjectForm = .init(
    [
      .optional("id", .iri), .required("type", .including(["AnnotationPage"])),
      .optional("items", .list(.either(.iri, or: .object { .annotation }))),
      .optional("startIndex", .whole),
    ],
    isOpen: true
  )

  private static let annotation: JSONObjectForm = .init(
    [
      .required("id", .iri),
      .required("type", .including(["Annotation"])),
      .required("target", .oneOrMany(.either(.iri, or: .object { .resource }))),
      .optional("body", .oneOrMany(.either(.iri, or: .object { .resource }))),
      .optional("bodyValue", .text),
      .optional("motivation", .texts),
      .optional("creator", .agents),
      .optional("generator", .agents),
      .optional("audience", .agents),
      .optional("created", .date),
      .optional("modified", .date),
      .optional("generated", .date),
      .optional("rights", .oneOrMany(.iri)),
      .optional("canonical", .iri),
      .optional("via", .oneOrMany(.iri)),
      .optional("stylesheet", .either(.iri, or: .object { JSONObjectForm([], isOpen: true) })),
    ],
    isOpen: true
  ) { node, check in
    if let value = node["bodyValue"], node["body"] != nil {
      check.remark(.misplacedMember, at: value, ["name": "bodyValue", "other": "body"])
    }
  }

  /// A body or a target.
  private static let resource: JSONObjectForm = .init(
    [
      .optional("id", .iri),
      .optional("type", .texts),
      .optional("format", .texts),
      .optional("language", .oneOrMany(.notation(.language))),
      .optional("processingLanguage", .notation(.language)),
      .optional("textDirection", .words(["ltr", "rtl", "auto"])),
      .optional("value", .text),
      .optional("creator", .agents),
      .optional("created", .date),
      .optional("modified", .date),
      .optional("rights", .oneOrMany(.iri)),
      .optional("purpose", .texts),
      .optional("source", .either(.iri, or: .object { JSONObjectForm([], isOpen: true) })),
      .optional("selector", .oneOrMany(.either(.iri, or: .object { .selector }))),
    ],
    isOpen: true
  ) { node, check in
    func isType(_ name: String) -> Bool {
      node["type"]?.oneOrMany.contains { $0.isText(name) } ?? false
    }
    func require(_ key: String, _ owner: String) {
      if node[key] == nil { check.remark(.missingMember, at: node, ["name": key, "owner": owner]) }
    }
    if isType("TextualBody") { require("value", "TextualBody") }
    if isType("SpecificResource") || node["selector"] != nil || node["state"] != nil {
      require("source", "SpecificResource")
    }
    let lists = ["Choice", "List", "Composite", "Independents"]
    if lists.contains(where: isType) { require("items", "Choice") }
    if node["items"] != nil, !lists.contains(where: isType) {
      check.remark(.missingMember, at: node, ["name": "type", "owner": "items"])
    }
  }

  static let selector: JSONObjectForm = .init(
    [
      .required("type", .texts),
      .optional("value", .text), .optional("conformsTo", .iri), .optional("exact", .text),
      .optional("prefix", .text), .optional("suffix", .text), .optional("start", .whole),
      .optional("end", .whole), .optional("x", .number), .optional("y", .number),
      .optional("refinedBy", .oneOrMany(.object { .selector })),
    ],
    isOpen: true
  ) { node, check in
    let needed: [String: [String]] = [
      "FragmentSelector": ["value"], "CssSelector": ["value"], "XPathSelector": ["value"],
      "TextQuoteSelector": ["exact"], "TextPositionSelector": ["start", "end"],
      "DataPositionSelector": ["start", "end"], "RangeSelector": ["startSelector", "endSelector"],
    ]
    for type in (node["type"]?.oneOrMany ?? []).compactMap(\.text) {
      for key in needed[type] ?? [] where node[key] == nil {
        check.remark(.missingMember, at: node, ["name": key, "owner": type])
      }
    }
  }

  // MARK: IIIF Presentation 3.0

  static let iiif: JSONObjectForm = .init([.required("id", .text)], isOpen: true) { node, check in
    let forms: [String: JSONObjectForm] = [
      "Manifest": .manifest, "AnnotationPage": .iiifPage, "Annotation": .iiifAnnotation,
      "Canvas": .canvas, "AnnotationCollection": JSONObjectForm([], isOpen: true),
      "Collection": JSONObjectForm([.required("items", .list(.anything))], isOpen: true),
    ]
    guard let type = node["type"] else {
      check.remark(.missingMember, at: node, ["name": "type", "owner": "IIIF"])
      return
    }
    if let form = type.text.flatMap({ forms[$0] }) {
      check.check(node, .object { form }, name: type.text ?? "")
    } else {
      check.remarkValue(type, name: "type", like: forms.keys.sorted().joined(separator: " | "))
    }
  }

  private static let manifest: JSONObjectForm = .init(
    [
      .required("id", .text), .required("type", .words(["Manifest"])),
      .required("label", .object { JSONObjectForm([], isOpen: true) }),
      .required("items", .list(.object { .canvas })),
      .optional("annotations", .list(.object { .iiifPage })),
    ],
    isOpen: true
  )

  private static let canvas: JSONObjectForm = .init(
    [
      .required("id", .text), .required("type", .words(["Canvas"])),
      .optional("width", .whole), .optional("height", .whole), .optional("duration", .number),
      .optional("items", .list(.object { .iiifPage })),
      .optional("annotations", .list(.object { .iiifPage })),
    ],
    isOpen: true
  ) { node, check in
    for (key, other) in [("width", "height"), ("height", "width")]
    where node[key] != nil && node[other] == nil {
      check.remark(.missingMember, at: node, ["name": other, "owner": "Canvas"])
    }
  }

  private static let iiifPage: JSONObjectForm = .init(
    [
      .optional("id", .text), .required("type", .words(["AnnotationPage"])),
      .optional("items", .list(.object { .iiifAnnotation })),
    ],
    isOpen: true
  )

  private static let iiifAnnotation: JSONObjectForm = .init(
    [
      .optional("id", .text), .required("type", .words(["Annotation"])),
      .required("target", .anything), .optional("motivation", .texts),
    ],
    isOpen: true
  )

  // MARK: COCO

  static let coco: JSONObjectForm = .init(
    [
      .required("images", .list(.object { .cocoImage })),
      .required("annotations", .list(.object { .cocoAnnotation })),
      .optional("categories", .list(.object { .cocoCategory })),
    ],
    isOpen: true
  )

  private static let cocoImage: JSONObjectForm = .init(
    [
      .required("id", .whole), .required("width", .whole), .required("height", .whole),
      .required("file_name", .text),
    ],
    isOpen: true
  )

  private static let cocoCategory: JSONObjectForm = .init(
    [
      .required("id", .whole), .required("name", .text), .optional("keypoints", .list(.text)),
      .optional("skeleton", .list(.list(.whole))),
    ],
    isOpen: true
  )

  private static let cocoAnnotation: JSONObjectForm = .init(
    [
      .required("id", .whole), .required("image_id", .whole), .required("category_id", .whole),
      .optional("bbox", .list(.number)), .optional("area", .number),
      .optional("keypoints", .list(.number)), .optional("num_keypoints", .whole),
    ],
    isOpen: true
  ) { node, check in
    if let keypoints = node["keypoints"], keypoints.elements.count % 3 != 0 {
      check.remarkValue(keypoints, name: "keypoints", like: "[x, y, 2, …]")
    }
    if let box = node["bbox"], box.elements.count != 4 {
      check.remarkValue(box, name: "bbox", like: "[x, y, width, height]")
    }
  }
}
