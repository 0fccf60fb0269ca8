// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Interchange

/// What the reader of QTI found in a file, for scripts that compare readers.
struct QTIInspection {
  let document: QTI.Document
  /// The path of the file in its package; nil for a file that stands alone.
  let path: String?

  /// Writes the file, its diagnostics and counts; with a file of responses their outcomes alone.
  func write(scoring responses: String?, _ write: (any Encodable) throws -> Void) throws {
    if let responses {
      try score(responses, write)
      return
    }
    var parts: [String: InspectedValue] = [
      "root": .text(document.root), "namespace": .text(document.namespace),
    ]
    if let path { parts["file"] = .text(path) }
    switch document.content {
    case .item(let item): parts.merge(Self.parts(of: item)) { $1 }
    case .test(let test):
      parts["identifier"] = .text(test.identifier)
      parts["title"] = .text(test.title)
      parts["testPart"] = .number(Double(test.parts))
      parts["assessmentSection"] = .number(Double(test.sections))
      parts["assessmentItemRef"] = .number(Double(test.items.count))
      parts["itemRefs"] = .list(test.items.map { .text($0) })
    case .manifest(let resources):
      parts["resources"] = .list(
        resources.map {
          .object([
            "identifier": .text($0.identifier), "type": .text($0.type), "href": .text($0.path),
          ])
        }
      )
    case .questions(let count): parts["item"] = .number(Double(count))
    case nil: break
    }
    try write(parts)
    for diagnostic in document.diagnostics {
      try write(["diagnostic": InspectedDiagnostic(diagnostic)])
    }
    let counts = document.content == nil ? [:] : [document.root ?? "": 1]
    try write(InspectedTotals(counts, document.diagnostics))
  }

  // MARK: Items

  private static func parts(of item: QTI.Item) -> [String: InspectedValue] {
    let processing =
      switch item.processing {
      case .none: "none"
      case .inline: "inline"
      case .template(let name): "template:\(name)"
      }
    return [
      "identifier": .text(item.identifier),
      "title": .text(item.title),
      "adaptive": .flag(item.isAdaptive),
      "interactions": .object(item.interactions.mapValues { .number(Double($0)) }),
      "responses": .list(item.responses.map(response)),
      "responseProcessing": .text(processing),
      "templateDeclarations": .number(Double(item.templateDeclarations)),
      "modalFeedback": .number(Double(item.modalFeedback)),
      "choices": .number(Double(item.choices)),
      "regions": .list(item.regions.map { .object(region($0)) }),
    ]
  }

  private static func response(_ response: QTI.Response) -> InspectedValue {
    var parts: [String: InspectedValue] = [
      "identifier": .text(response.identifier),
      "cardinality": .text(response.cardinality),
      "baseType": .text(response.baseType),
    ]
    if !response.correct.isEmpty { parts["correct"] = .list(response.correct.map { .text($0) }) }
    if let mapping = response.mapping {
      parts["mapping"] = .object([
        "default": .text(mapping.usual),
        "lower": .text(mapping.minimum),
        "upper": .text(mapping.maximum),
        "entries": .list(mapping.entries.map(entry)),
      ])
    }
    if let mapping = response.areaMapping {
      parts["areaMapping"] = .object([
        "default": .text(mapping.usual), "entries": .list(mapping.entries.map(entry)),
      ])
    }
    return .object(parts)
  }

  private static func entry(_ entry: QTI.Response.Entry) -> InspectedValue {
    var parts = entry.region.map(region) ?? ["key": .text(entry.key)]
    parts["value"] = Double(entry.value).map { .number($0) } ?? .text(entry.value)
    return .object(parts)
  }

  private static func region(_ region: QTI.Region) -> [String: InspectedValue] {
    ["shape": .text(region.shape), "coords": .text(region.coordinates)]
  }

  // MARK: Scoring

  private func score(_ responses: String, _ write: (any Encodable) throws -> Void) throws {
    guard case .item(let item) = document.content else {
      throw Failure.wrongUsage("--score is for items of QTI")
    }
    let lines = try InputFile(path: responses).read().split(separator: UInt8(ascii: "\n"))
    for (index, line) in lines.enumerated() {
      guard let response = try? JSONDecoder().decode([String: [String]].self, from: Data(line))
      else {
        throw Failure.wrongUsage(
          "\(responses):\(index + 1): a response is an object such as {\"RESPONSE\":[\"A\"]}"
        )
      }
      var answer: [String: InspectedValue] = [
        "response": .object(response.mapValues { .list($0.map { .text($0) }) })
      ]
      do throws(QTI.ScoringError) {
        let outcomes = try item.outcomes(for: response)
        // No number of a file is larger than any other.
        guard outcomes.values.allSatisfy(Self.isFinite) else { throw QTI.ScoringError.tooLarge }
        answer["outcome"] = .object(outcomes.mapValues(Self.value))
      } catch {
        answer["notScored"] = .text(Self.reason(error))
      }
      try write(answer)
    }
  }

  private static func reason(_ error: QTI.ScoringError) -> String {
    switch error {
    case .notSupported(let name): "not supported: \(name)"
    case .malformedResponse(let name): "not a response of this item: \(name)"
    case .malformedRule(let name): "malformed rule: \(name)"
    case .tooLarge: "too large"
    }
  }

  private static func isFinite(_ value: QTI.Value) -> Bool {
    switch value {
    case .number(let number): number.isFinite
    case .list(let values): values.allSatisfy(isFinite)
    case .null, .text, .truth: true
    }
  }

  private static func value(_ value: QTI.Value) -> InspectedValue {
    switch value {
    case .null: .text(nil)
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .truth(let truth): .flag(truth)
    case .list(let values): .text("[\(values.map(member).joined(separator: "; "))]")
    }
  }

  private static func member(_ value: QTI.Value) -> String {
    switch value {
    case .null: "NULL"
    case .text(let text): "'\(text)'"
    case .number(let number): "\(number)"
    case .truth(let truth): "\(truth)"
    case .list(let values): values.map(member).joined(separator: "; ")
    }
  }
}

/// A value of JSON.
enum InspectedValue: Encodable {
  case text(String?)
  case number(Double)
  case flag(Bool)
  case list([InspectedValue])
  case object([String: InspectedValue])

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    // Nothing in JSON stands for what is no number.
    case .number(let number): try value.encode(number.isFinite ? number : nil)
    case .flag(let flag): try value.encode(flag)
    case .list(let values): try value.encode(values)
    case .object(let parts): try value.encode(parts)
    }
  }
}
