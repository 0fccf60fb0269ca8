// SPDX-License-Identifier: Apache-2.0
import QuizContent
import Testing

@testable import Interchange

/// A bank as it was written in a format and read again.
struct RoundTrip {
  /// What the writer has lost.
  let losses: [Exported.Loss]
  /// The bank that was read; nil where nothing could be used.
  let bank: ProblemBank?
  /// What the reader says.
  let told: [Diagnostic]

  /// The parts that the writer has lost.
  var lostParts: Set<Exported.Loss.Part> { Set(losses.map(\.part)) }

  init(_ bank: ProblemBank, through name: String) throws {
    let format = try #require(QuestionFormat(name: name))
    let read: Imported.Bank
    if let file = format.file {
      let exported = file.write(bank)
      losses = exported.losses
      let imported = file.read(exported.bytes)
      read = imported.bank(id: "b", language: "en")
      told = imported.diagnostics + read.diagnostics
    } else {
      let package = try #require(format.package)
      let exported = package.write(bank)
      losses = exported.losses
      let imported = package.original.read(package: exported.files)
      read = imported.bank(id: "b")
      told = imported.diagnostics + read.diagnostics
    }
    self.bank = read.bank
  }
}
