// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import LudusTestSupport
import Testing

/// Real files of other people, which stand next to the checkout and are never part of it.
private let sharedFiles: [URL] = {
  let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
  let folders = ["..", "../..", "../../.."].map { "\(root)/\($0)/shared" }
    .map { URL(fileURLWithPath: "\($0)/data/interchange") }
  return folders.flatMap { folder in
    ["gift", "moodlexml", "cloze", "aiken", "csv"].flatMap { name in
      let files = FileManager.default.enumerator(
        at: folder.appendingPathComponent(name),
        includingPropertiesForKeys: nil
      )
      return (files?.allObjects as? [URL] ?? [])
        .filter { ["gift", "txt", "xml", "csv"].contains($0.pathExtension) }
    }
  }
}()

@Suite(.enabled(if: !sharedFiles.isEmpty, "the shared data is absent")) struct SharedFilesTests {
  private func format(of file: URL) -> any ExchangeFormat.Type {
    if file.pathExtension == "xml" { return MoodleXML.self }
    if file.pathExtension == "csv" { return CSV.self }
    if file.path.contains("/aiken/") { return Aiken.self }
    if file.path.contains("/cloze/") { return Cloze.self }
    return file.path.contains("/gift/") ? GIFT.self as any ExchangeFormat.Type : AnkiText.self
  }

  @Test func everyFileComesBackAndOnlyTheSliceOfAChangedQuestionDiffers() throws {
    for file in sharedFiles {
      let bytes = Array(try Data(contentsOf: file))
      let format = format(of: file)
      let imported = format.read(bytes)
      #expect(imported.write().bytes == bytes, "\(file.path)")
      for (offset, item) in imported.items.enumerated() {
        guard var question = item.question else { continue }
        question.text.source += " changed"
        let written = imported.write(replacing: [offset: question]).bytes
        #expect(written.starts(with: bytes[..<item.range.lowerBound]), "\(file.path)")
        let rest = bytes[item.range.upperBound...]
        #expect(written.suffix(rest.count) == rest, "\(file.path)")
        #expect(format.read(written).items.count == imported.items.count, "\(file.path) \(offset)")
      }
    }
  }

  @Test func aBankOfEveryFileSurvivesMoodleXML() throws {
    for file in sharedFiles {
      let imported = format(of: file).read(Array(try Data(contentsOf: file)))
      guard let bank = imported.bank(id: "b").bank else { continue }
      let again = MoodleXML.read(MoodleXML.write(bank).bytes).bank(id: "b").bank
      // Texts can change their form on the way, but not what is asked and what is right.
      #expect(again?.allProblems.map(\.id) == bank.allProblems.map(\.id), "\(file.path)")
      #expect(
        again?.allProblems.map(\.kind.name) == bank.allProblems.map(\.kind.name),
        "\(file.path)"
      )
      #expect(
        again?.allProblems.map(\.correctAnswer) == bank.allProblems.map(\.correctAnswer),
        "\(file.path)"
      )
    }
  }
}
