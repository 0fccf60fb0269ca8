// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

/// A reader for each format of questions, by its name.
let questionReaders: [String: Reader] = Dictionary(
  uniqueKeysWithValues: QuestionFormat.all.map { format in
    let read: Reader = { data in
      if let file = format.file { readQuestions(data, by: file) }
      if let package = format.package { readPackage(package.read(package: files(data))) }
    }
    return (format.name, read)
  }
)

/// The file as the questions of a package of any format, each of which reads what is its own.
private func files(_ data: Data) -> [String: [UInt8]] {
  [
    "items/item.xml": Array(data), "content/content.json": Array(data),
    "h5p.json": Array(#"{"mainLibrary":"H5P.QuestionSet"}"#.utf8),
  ]
}

/// A package that was not changed has the same files, and every bank can be written.
private func readPackage(_ package: ImportedPackage) {
  expect(package.write().files == package.files, "a package does not come back as it was")
  for diagnostic in package.diagnostics {
    expect(diagnostic.line > 0 && diagnostic.column > 0, "a diagnostic without a place")
  }
  let contents = package.items.map(\.content)
  writeAll(contents)
  if let bank = package.bank(id: "b").bank {
    expectRoundTrip(bank)
    _ = QTI.write(bank)
  }
}

/// Every file in UTF-8 comes back byte for byte, one in another encoding as its text, and every bank
/// can be written.
private func readQuestions(_ data: Data, by format: any ExchangeFormat.Type) {
  let bytes = Array(data)
  let imported = format.read(bytes)
  let isText = String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)
  expect(
    imported.write().bytes == (isText ? bytes : imported.source),
    "a file does not come back as it was"
  )
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
    expect(
      item.range.lowerBound >= end && item.range.upperBound <= imported.source.count,
      "items overlap"
    )
    end = item.range.upperBound
  }
  for diagnostic in imported.diagnostics {
    expect(diagnostic.line > 0 && diagnostic.column > 0, "a diagnostic without a place")
    _ = diagnostic.sentence(in: .german)
  }
  writeAll(imported.items.map(\.content))
  if let bank = imported.bank(id: "b").bank {
    expectRoundTrip(bank)
    _ = MoodleXML.write(bank)
  }
}

/// Every format writes whatever was read.
private func writeAll(_ contents: [Imported.Item.Content]) {
  for format in QuestionFormat.allVersions {
    _ = format.file?.write(contents)
    _ = format.package?.write(contents, title: "t", language: nil)
  }
}
