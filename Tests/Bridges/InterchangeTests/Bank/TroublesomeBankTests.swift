// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

/// Text with signs that mean something in some format, in every field of every kind.
@Suite struct TroublesomeBankTests {
  private static let pieces = [
    "&", "<", ">", "\"", "'", "<br>", "&lt;", "&amp;", "$$", "\\(", "\\)", "{", "}", "=", "~", "#",
    "|", "\\", "<b>x</b>", "[[1]]", "*", "_", "`", "%", ":", "::", ";", ",", "->", "A) ",
    "ANSWER: A",
    "a", "b", "1", "ü", "漢", "-", "+", "@", "^", "//", "{1:SA:=x}", "]]>", "//", "[html]",
    "{{c1::x}}",
  ]

  /// A word that begins with letters, so that no format takes it for a sign of its own.
  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<1 + generator.draw(below: 4)).compactMap { _ in generator.drawElement(of: pieces) }
      .joined(separator: generator.draw(below: 2) == 0 ? "" : " ")
  }

  /// The value with a text behind each marker; what names something stays.
  private static func troubled(_ value: Any, _ generator: inout SeededGenerator) -> Any {
    if let list = value as? [Any] { return list.map { troubled($0, &generator) } }
    if var object = value as? [String: Any] {
      for (key, inner) in object.sorted(by: { $0.key < $1.key }) where key != "id" {
        object[key] = troubled(inner, &generator)
      }
      return object
    }
    guard let text = value as? String, text.contains("mk") else { return value }
    // A cloze keeps its gaps: the text goes to the beginning.
    // HTML makes one blank of several.
    let trouble = Self.text(&generator).split(separator: " ").joined(separator: " ")
    return text.contains("[[") ? "x\(trouble)x \(text)" : "\(text) x\(trouble)x"
  }

  /// All texts of a bank as people read them.
  private static func texts(_ value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap(texts) }
    if let object = value as? [String: Any] {
      if let markup = object["markup"] as? String, object.count == 1 {
        return [RichText(markup: markup).plainText.withMarkers]
      }
      return object.sorted { $0.key < $1.key }.flatMap { texts($0.value) }
    }
    // A sign that is not seen keeps brackets of a text with gaps apart.
    return (value as? String).map { [$0.withMarkers] } ?? []
  }

  private static func texts(of bank: ProblemBank?) throws -> [String] {
    guard let bank else { return [] }
    return texts(try JSONSerialization.jsonObject(with: bank.json()))
  }

  /// What is in a field comes back as it was from each format, or something is told about it.
  @Test(arguments: QuestionFormat.allVersions.map(\.name))
  func textComesBackOrIsNamed(name: String) throws {
    forEachSeed(0..<60) { generator in
      let drawn = generator.drawElement(of: MarkedProblem.all)
      let sample = try #require(drawn)
      let plain = try JSONSerialization.jsonObject(with: sample.bank().json())
      let json = try JSONSerialization.data(withJSONObject: Self.troubled(plain, &generator))
      // Some texts are no answers or no options of the kind.
      let bank = try assume(try? ProblemBank(json: json))
      let trip = try RoundTrip(bank, through: name)
      guard !MarkedProblem.isLost(by: trip.losses) else { return }
      let (before, after) = (try Self.texts(of: bank), Set(try Self.texts(of: trip.bank)))
      let named = MarkedProblem.sharedLosses.merging(sample.own) { _, own in own }
      // The names of gaps are those of their places elsewhere, and texts are put together.
      for text in before
      where text.contains("mk") && !text.contains(" [[")
        && !after.contains(where: { $0.contains(text) })
      {
        let marker = text.firstMatch(of: /mk[a-z]+/).map { String($0.output) } ?? ""
        let isNamed = !trip.lostParts.isDisjoint(
          with: (named[marker] ?? []) + [.arrow, .separator, .signs]
        )
        try #require(
          isNamed || trip.told.contains(where: \.isLoss),
          "\(text) is gone: \(trip.losses) \(trip.told) \(before) \(after)"
        )
      }
    }
  }
}
