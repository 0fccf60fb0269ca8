// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningRecords
import Testing

/// Real files of other people, which stand next to the checkout and are never part of it.
private func files(in folder: String) -> [URL] {
  let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
  return ["..", "../..", "../../.."].flatMap { up -> [URL] in
    let path = "\(root)/\(up)/shared/data/interchange/\(folder)"
    let found = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return found.sorted().map { URL(fileURLWithPath: "\(path)/\($0)") }
  }.filter { ["json", "jwt", "png", "svg"].contains($0.pathExtension) }
}

@Suite(.enabled(if: !files(in: "openbadges").isEmpty, "the shared data is absent"))
struct SharedRecordsTests {
  @Test func badgesKeepEveryByte() throws {
    for file in files(in: "openbadges") {
      let bytes = Array(try Data(contentsOf: file))
      let document = OpenBadges.read(bytes)
      #expect(document.source == bytes)
      guard file.pathExtension == "json",
        !["manifest.json", "expected.json"].contains(file.lastPathComponent)
      else { continue }
      let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines
      )
      #expect(
        document.badges.map { String(decoding: $0.json, as: UTF8.self) } == [text],
        "\(file.path)"
      )
    }
  }

  @Test func statementsKeepEveryByteAndAreTakenAgain() throws {
    for file in files(in: "xapi/moodle-logstore") {
      let document = XAPI.read(Array(try Data(contentsOf: file)))
      #expect(document.diagnostics.isEmpty, "\(file.path) \(document.diagnostics)")
      #expect(!document.statements.isEmpty)
      #expect(XAPI.read(XAPI.write(document.statements)).statements == document.statements)
      for (item, statement) in zip(document.items, document.statements) {
        #expect(Array(document.source[item.range]) == statement.json)
      }
    }
  }
}
