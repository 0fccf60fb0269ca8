// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SourceChecks

struct ErrorRulesTests {
  private func findings(
    _ code: String,
    samples: String = "",
    silent: [String: String] = [:]
  ) throws -> [String] {
    let files = ["Sources/Ground/Low/Low.swift": code, ErrorRules.samples: samples]
    return try ErrorRules(for: Fixture(files).checkout, silent: silent).findings()
      .map(\.description)
  }

  @Test func anErrorWithWordsAndSamplesIsFine() throws {
    let code = """
      public enum ShelfError: Error {}
      extension ShelfError: WordedError {}
      extension Shelf { public enum Refusal: Error, WordedError {} }
      enum SlipError: Error {}
      """
    let samples = "extension ShelfError: Sampled {}\nextension Shelf.Refusal: Sampled {}"
    #expect(try findings(code, samples: samples) == [])
  }

  @Test(arguments: ["Error", "LogRefusal", "SessionRefusal"])
  func anErrorWithoutASentenceIsFound(name: String) throws {
    #expect(
      try findings("extension Shelf {\n  public enum Fall: \(name) {}\n}") == [
        "Sources/Ground/Low/Low.swift:2: Shelf.Fall has no sentence for people: it is no WordedError"
      ]
    )
  }

  @Test func anErrorOfDevelopersIsNamed() throws {
    let slip = ["SlipError": "a slip"]
    #expect(try findings("public enum SlipError: Error {}", silent: slip) == [])
    #expect(
      try findings("", silent: slip) == [
        "Package.swift:1: SlipError is no error without a sentence"
      ]
    )
  }

  @Test func anErrorWithoutSamplesIsFound() throws {
    #expect(
      try findings("public enum ShelfError: Error, WordedError {}") == [
        "Sources/Ground/Low/Low.swift:1: ShelfError has no samples in \(ErrorRules.samples)"
      ]
    )
  }
}
