// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

/// Every statement that is taken is taken again, and its question judges any response.
@Sendable func readStatements(_ data: Data) {
  let document = XAPI.read(Array(data))
  expectPlaces(document.diagnostics)
  for statement in document.statements {
    expect(XAPI.read(statement.json).statements == [statement], "a statement is taken once only")
    _ = statement.interaction?.isCorrect(statement.result?.response ?? "")
    _ = (statement.date, statement.actor, statement.contextActivities)
  }
  let written = XAPI.write(document.statements)
  expect(XAPI.read(written).statements == document.statements, "statements do not come back")
}

/// Every badge is read again from its bytes.
@Sendable func readBadges(_ data: Data) {
  let document = OpenBadges.read(Array(data))
  expectPlaces(document.diagnostics)
  expect(document.source == Array(data), "a file does not come back as it was")
  for badge in document.badges {
    _ = (badge.version, badge.name, badge.proofs, badge.isValid(at: Date(timeIntervalSince1970: 0)))
  }
}

/// Every sheet that annotations make is written in every format and read again.
@Sendable func readAnnotations(_ data: Data) {
  let file = ImageAnnotations.read(Array(data))
  let size = PixelSize(width: 100, height: 100)
  let made = file.sheet(id: "s", title: "S", language: "en", size: size)
  expectPlaces(file.diagnostics + made.diagnostics)
  guard let sheet = made.sheet else { return }
  for format in ImageAnnotations.Format.allCases {
    let written = ImageAnnotations.write(
      sheet,
      as: format,
      address: "https://example.org",
      language: "en"
    )
    let again = ImageAnnotations.read(written.bytes)
    expect(again.diagnostics.isEmpty, "a written file breaks a rule")
    guard format != .coco else { continue }
    let back = again.sheet(id: "s", title: "S", language: "en", size: size)
    expect((back.sheet?.pins.count ?? 0) == sheet.pins.count, "pins do not come back")
  }
}

private func expectPlaces(_ diagnostics: [Diagnostic]) {
  for diagnostic in diagnostics {
    expect(diagnostic.line > 0 && diagnostic.column > 0, "a diagnostic without a place")
    _ = diagnostic.sentence(in: .german)
  }
}
