// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import LearningRecords
import PinLabelsInterchange

/// What the readers of records, badges and annotations found in a file, for scripts that compare
/// readers.
struct RecordInspection {
  let bytes: [UInt8]
  let format: FileFormat

  /// Writes an object for each entry, then the diagnostics, then the counts.
  func write(_ write: (any Encodable) throws -> Void) throws {
    let found: (objects: [InspectedValue], diagnostics: [Diagnostic], counts: [String: Int]) =
      switch format {
      case .xapi: xapi()
      case .openBadges: badges()
      default: annotations()
      }
    for object in found.objects { try write(object) }
    for diagnostic in found.diagnostics {
      try write(["diagnostic": InspectedDiagnostic(diagnostic)])
    }
    try write(InspectedTotals(found.counts, found.diagnostics))
  }

  // MARK: xAPI

  private func xapi() -> ([InspectedValue], [Diagnostic], [String: Int]) {
    let document = XAPI.read(bytes)
    var counts: [String: Int] = [:]
    let objects = document.items.map { item -> InspectedValue in
      counts[item.part.rawValue, default: 0] += 1
      if !item.isValid { counts["refused", default: 0] += 1 }
      let source = Value(document.source[item.range])
      guard item.part == .statement else {
        var parts: [String: InspectedValue] = [
          "fragment": .text(item.part.rawValue), "valid": .flag(item.isValid),
          "keys": .list(source.keys.map { .text($0) }),
        ]
        if let type = source["definition"]?["interactionType"] {
          parts["interactionType"] = type.inspected
        }
        return .object(parts)
      }
      return .object(Self.parts(of: source, isValid: item.isValid))
    }
    return (objects, document.diagnostics, counts)
  }

  private static func parts(of statement: Value, isValid: Bool) -> [String: InspectedValue] {
    let object = statement["object"]
    let definition = object?["definition"]
    var parts: [String: InspectedValue] = [
      "valid": .flag(isValid),
      "verb": statement["verb"]?["id"]?.inspected ?? .text(nil),
      "objectType": object?["objectType"]?.inspected ?? .text("Activity"),
    ]
    parts["object"] = object?["id"]?.inspected
    parts["activityType"] = definition?["type"]?.inspected
    parts["interactionType"] = definition?["interactionType"]?.inspected
    parts["correctResponsesPattern"] = definition?["correctResponsesPattern"]?.inspected
    for key in ["choices", "scale", "source", "target", "steps"] {
      parts[key] = definition?[key].map { .number(Double($0.count)) }
    }
    if let result = statement["result"] {
      let keys = ["score", "success", "completion", "response", "duration"]
      let members = keys.compactMap { key in result[key].map { (key, $0.inspected) } }
      parts["result"] = .object(Dictionary(uniqueKeysWithValues: members))
    }
    if let activities = statement["context"]?["contextActivities"] {
      parts["contextActivities"] = .object(
        Dictionary(
          uniqueKeysWithValues: activities.keys.map {
            ($0, .number(Double(activities[$0]?.count ?? 0)))
          }
        )
      )
    }
    return parts
  }

  // MARK: Open Badges

  private func badges() -> ([InspectedValue], [Diagnostic], [String: Int]) {
    let document = OpenBadges.read(bytes)
    let carrier: InspectedValue? =
      switch document.carrier {
      case .json: nil
      case .token(let algorithm, let keys):
        .object([
          "jwt": .object([
            "alg": .text(algorithm), "payloadKeys": .list(keys.sorted().map { .text($0) }),
          ])
        ])
      case .png(let chunks):
        .object([
          "png": .flag(true),
          "textChunks": .list(
            chunks.map { .object(["type": .text($0.type), "keyword": .text($0.keyword)]) }
          ),
        ])
      case .svg(let elements):
        .object([
          "svg": .flag(true),
          "baked": .list(
            elements.map {
              .object([
                "element": .text($0.name), "ns": .text($0.namespace),
                "verify": .text(String($0.verification.prefix(20))),
                "cdataLen": .number(Double($0.textLength)),
              ])
            }
          ),
        ])
      }
    let badges = document.badges.map { InspectedValue.object(Self.parts(of: $0)) }
    return (
      (carrier.map { [$0] } ?? []) + badges, document.diagnostics, ["badges": badges.count]
    )
  }

  private static func parts(of badge: OpenBadges.Badge) -> [String: InspectedValue] {
    var parts: [String: InspectedValue] = [
      "types": .list(badge.types.map { .text($0) }), "version": .text(badge.version.rawValue),
    ]
    if badge.version == .three {
      parts["validFrom"] = .text(badge.start)
      parts["validUntil"] = .text(badge.end)
      parts["proofs"] = .list(badge.proofs.map { .text($0) })
      parts["results"] = .number(Double(badge.resultCount))
      parts["achievement"] = badge.achievement.map {
        .object([
          "id": .text($0.id), "name": .text($0.name), "achievementType": .text($0.type),
          "alignments": .number(Double($0.alignmentCount)),
          "resultDescriptions": .number(Double($0.resultDescriptionCount)),
        ])
      }
    } else if let recipient = badge.recipient {
      parts["issuedOn"] = .text(badge.start)
      parts["expires"] = .text(badge.end)
      parts["recipient"] = .object([
        "type": .text(recipient.type), "hashed": recipient.isHashed.map { .flag($0) } ?? .text(nil),
      ])
      parts["badge"] = .text(badge.hasEmbeddedDescription ? "embedded" : badge.descriptionAddress)
    }
    return parts
  }

  // MARK: Annotations

  private func annotations() -> ([InspectedValue], [Diagnostic], [String: Int]) {
    let file = ImageAnnotations.read(bytes)
    if let figures = file.figures {
      let object: [String: InspectedValue] = [
        "images": .number(Double(figures.images)),
        "annotations": .number(Double(figures.annotations)),
        "categories": .list(
          figures.categories.map {
            .object([
              "id": .number(Double($0.id)), "name": .text($0.name),
              "keypoints": .number(Double($0.keypoints.count)),
              "skeleton": .number(Double($0.lineCount)),
            ])
          }
        ),
        "keypointVisibility": Self.counts(figures.visibilities),
        "segmentation": Self.counts(figures.outlines),
        "totalBBoxArea": .number(figures.boxArea),
      ]
      let counts = ["images": figures.images, "annotations": figures.annotations]
      return ([.object(object)], file.diagnostics, counts)
    }
    var parts: [String: InspectedValue] = [
      "type": .text(file.type), "selectors": .list(file.selectors.map(Self.inspected)),
    ]
    if file.type == "Manifest" {
      parts["canvases"] = .list(
        file.canvases.map { canvas in
          .object([
            "w": canvas.width.map { .number($0) } ?? .text(nil),
            "h": canvas.height.map { .number($0) } ?? .text(nil),
          ])
        }
      )
    }
    let counts = ["selectors": file.selectors.count, "canvases": file.canvases.count]
    return ([.object(parts)], file.diagnostics, counts)
  }

  private static func counts<Key>(_ counts: [Key: Int]) -> InspectedValue {
    .object(
      Dictionary(uniqueKeysWithValues: counts.map { ("\($0)", .number(Double($1))) })
    )
  }

  private static func inspected(_ selector: ImageAnnotations.Selector) -> InspectedValue {
    switch selector {
    case .reference(let address): return .object(["ref": .text(address)])
    case .fragment(let text): return .object(["fragment": .text(text)])
    case .object(let bytes):
      let source = Value(bytes[...])
      let keys = ["type", "value", "conformsTo", "exact", "start", "end", "x", "y", "region"]
      let members = keys.compactMap { key in source[key].map { (key, $0.inspected) } }
      return .object(Dictionary(uniqueKeysWithValues: members))
    }
  }

  /// A value of JSON by the decoder of Foundation, which knows nothing of the reader under test.
  private struct Value {
    let value: Any?

    init(_ bytes: ArraySlice<UInt8>) {
      value = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
    }

    private init(value: Any?) { self.value = value }

    var keys: [String] { (value as? [String: Any] ?? [:]).keys.sorted() }
    var count: Int { (value as? [Any])?.count ?? 1 }

    subscript(key: String) -> Value? {
      (value as? [String: Any])?[key].map { Value(value: $0) }
    }

    var inspected: InspectedValue {
      switch value {
      case let text as String: .text(text)
      case let number as NSNumber:
        Self.isFlag(number) ? .flag(number.boolValue) : .number(number.doubleValue)
      case let list as [Any]: .list(list.map { Value(value: $0).inspected })
      case let object as [String: Any]:
        .object(object.mapValues { Value(value: $0).inspected })
      default: .text(nil)
      }
    }

    private static func isFlag(_ number: NSNumber) -> Bool {
      String(cString: number.objCType) == "c"
    }
  }
}
