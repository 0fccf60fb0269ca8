// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

@Sendable func readGIFT(_ data: Data) { readQuestions(data, by: GIFT.self) }
@Sendable func readMoodleXML(_ data: Data) { readQuestions(data, by: MoodleXML.self) }
@Sendable func readCloze(_ data: Data) { readQuestions(data, by: Cloze.self) }
@Sendable func readAiken(_ data: Data) { readQuestions(data, by: Aiken.self) }
@Sendable func readTable(_ data: Data) {
  readQuestions(data, by: CSV.self)
  readQuestions(data, by: AnkiText.self)
  readQuestions(data, by: JSONLines.self)
}

@Sendable func readQTI(_ data: Data) {
  readPackage(QTI.read(package: ["items/item.xml": Array(data)]))
}
@Sendable func readH5P(_ data: Data) {
  let manifest = Array(#"{"mainLibrary":"H5P.QuestionSet"}"#.utf8)
  readPackage(H5P.read(package: ["h5p.json": manifest, "content/content.json": Array(data)]))
}

/// A package that was not changed has the same files, and every bank can be written.
private func readPackage(_ package: ImportedPackage) {
  expect(package.write().files == package.files, "a package does not come back as it was")
  for diagnostic in package.diagnostics {
    expect(diagnostic.line > 0 && diagnostic.column > 0, "a diagnostic without a place")
  }
  let contents = package.items.map(\.content)
  _ = MoodleXML.write(contents)
  _ = QTI.write(contents, as: .v30)
  _ = H5P.write(contents)
  if let bank = package.bank(id: "b").bank {
    expectRoundTrip(bank)
    _ = QTI.write(bank)
  }
}

/// Every file comes back byte for byte, and every bank can be written.
private func readQuestions(_ data: Data, by format: any ExchangeFormat.Type) {
  let bytes = Array(data)
  let imported = format.read(bytes)
  expect(imported.write().bytes == bytes, "a file does not come back as it was")
  var stream = format.reading()
  let half = stream.read(Array(bytes.prefix(bytes.count / 2)))
  let rest = stream.finish(Array(bytes.dropFirst(bytes.count / 2)))
  expect(half.items + rest.items == imported.items, "stretches have other items than the file")
  expect(
    half.diagnostics + rest.diagnostics == imported.diagnostics,
    "stretches have other diagnostics than the file"
  )
  var end = 0
  for item in imported.items {
    expect(item.range.lowerBound >= end && item.range.upperBound <= bytes.count, "items overlap")
    end = item.range.upperBound
  }
  for diagnostic in imported.diagnostics {
    expect(diagnostic.line > 0 && diagnostic.column > 0, "a diagnostic without a place")
    _ = diagnostic.sentence(in: .german)
  }
  let contents = imported.items.map(\.content)
  let others: [any ExchangeFormat.Type] = [
    GIFT.self, MoodleXML.self, Cloze.self, Aiken.self, CSV.self, AnkiText.self,
  ]
  for other in others { _ = other.write(contents) }
  if let bank = imported.bank(id: "b").bank {
    expectRoundTrip(bank)
    _ = MoodleXML.write(bank)
  }
}
