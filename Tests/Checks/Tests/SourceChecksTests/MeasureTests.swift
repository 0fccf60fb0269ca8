// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SourceChecks

struct MeasureTests {
  private func measure(_ files: [String: String]) async throws -> Measure {
    try await Measure(of: Fixture(files).checkout)
  }

  @Test func theLinesOfAModuleAreThoseOfAllItCompiles() async throws {
    let measure = try await measure([
      "Sources/Ground/Low/A.swift": "let a = 1\nlet b = 2\n",
      "Sources/Roof/High/B.swift": "let c = 3", "Sources/Roof/High/More/C.swift": "\n\n\n\n",
      "Tests/Roof/HighTests/T.swift": "\n\n",
    ])
    #expect(
      try measure.lines() == [
        Figure(name: "lines.High", value: 7, note: "of them its own: 5"),
        Figure(name: "lines.Low", value: 2, note: "of them its own: 2"),
      ]
    )
    #expect(try measure.files().map(\.value) == [3, 2])
  }

  @Test(
    arguments: [
      ("let a = b + 1  // a comment\n/// Another.\n", 6),
      (#"let a = "one two three""#, 4),
      (#"let a = "one \(b + c) three""#, 7),
      // A table of data is one token, a short list is code.
      (#"let a = ["1", "2", "3", "4", "5", "6", "7", "8"]"#, 4),
      (#"let a = [1, 2]"#, 8),
      ("let a = [f(1), f(2), f(3), f(4), f(5), f(6), f(7), f(8)]", 4),
      (
        #"let a = ["a": 1, "b": -2, "c": 3, "d": .four, "e": 5, "f": (6, 7), "g": [8], "h": nil]"#,
        4
      ),
      ("let a = [b, 2, 3, 4, 5, 6, 7, 8]", 20),
    ]
  )
  func tokensOfCodeAreCounted(source: String, count: Int) {
    #expect(SourceFacts(source: source).tokens == count)
  }

  @Test func aSwitchOverNearlyAllKindsIsFound() async throws {
    let kinds = "enum ProblemKind { case a(Int), b, c\n case d }"
    let switches = """
      func all(kind: ProblemKind) {
        switch kind {
        case .a(let number): print(number)
        case let .b, .c: break
        default: break
        }
      }
      func some() { switch kind { case .a: switch kind { case .b, .c, .d: .a } default: .b } }
      """
    let figure = try await measure([
      "Sources/Ground/Low/Kind.swift": kinds, "Sources/Roof/High/All.swift": switches,
      "Tests/Roof/HighTests/T.swift": switches,
    ])
    .kindSwitches
    #expect(figure == Figure(name: "kind-switches", value: 2, note: "All.swift, All.swift"))
  }

  @Test func thePlacesWhereAFieldIsWrittenAreCounted() async throws {
    let rules = """
      public struct RuleBook {
        public let limit: Int
        var other: Int { limit + 1 }
        init(limit: Int = 3) {
          self.limit = limit
          guard limit > 0 else { return }
        }
        private init() { limit = 3 }
      }
      """
    let form = """
      extension RuleBook {
        static func form(_ record: inout Record) throws -> Self {
          let limit = record.field("limit", \\.limit, default: 3)
          return try Self(limit: limit())
        }
      }
      """
    let long = try await measure([
      "Sources/Roof/High/RuleBook.swift": rules, "Sources/Roof/High/RuleBook+Form.swift": form,
    ])
    #expect(long.policyPlaces.value == 6)
    let short = try await measure([
      "Sources/Roof/High/RuleBook.swift": """
      struct RuleBook {
        var limit = 3
        static let fields = [Row("limit", \\.limit)]
      }
      """
    ])
    #expect(short.policyPlaces.value == 2)
    let draft = try await measure([
      "Sources/Roof/High/RuleBook.swift": """
      struct RuleBook: Policy {
        struct Draft {
          var limit: Int? = 3
          var other = 1
        }
        let checked: Checked<Draft>
        var most: Int { draft.limit ?? 10 }
      }
      extension RuleBook.Draft: DeclaredDraft {
        static func declare(_ values: inout PolicyValues<Self>) {
          values.value("limit", \\.limit, in: 0...10)
          values.value("other", \\.other)
        }
      }
      """
    ])
    #expect(draft.policyPlaces.value == 2)
  }

  @Test func testsAreCounted() async throws {
    let measure = try await measure([
      "Tests/Roof/HighTests/T.swift":
        "@Test func a() {}\n// @Test\n@Test(arguments: [1]) func b() {}",
      "Sources/Ground/Low/A.swift": "@Testable struct A {}",
    ])
    #expect(measure.tests.value == 2)
  }

  @Test func publicNamesAreThoseThatOthersCanUse() {
    let facts = SourceFacts(
      source: """
        public struct Shown { public var a = 1, b = 2; var hidden = 3; public init() {} }
        struct Hidden { public var c = 4 }
        public enum Kind { case d, e(Int)\n private static let f = 5 }
        public protocol Rule { associatedtype Value; func check() }
        public extension Shown { func g() {}\n private func h() {} }
        extension Hidden { public func i() {} }
        public func outer() { func inner() {}\n let local = 6 }
        public typealias Name = String
        extension Shown { public subscript(index: Int) -> Int { 1 } }
        public func < (left: Shown, right: Shown) -> Bool { true }
        """
    )
    #expect(
      Set(facts.publicNames.map(\.name)) == [
        "Shown", "a", "b", "Kind", "d", "e", "Rule", "Value", "check", "g", "i", "outer", "Name",
      ]
    )
    #expect(facts.hiddenTypes == ["Hidden"])
    #expect(facts.publicNames.first { $0.name == "i" }?.extended == "Hidden")
    #expect(facts.publicDeclarations == 16)
  }

  @Test func publicNamesThatNobodyUsesAreFound() async throws {
    let measure = try await measure([
      "Sources/Ground/Low/A.swift": """
      public struct Used { public var inHigh = 1, onPage = 2, inTests = 3, alone = 4 }
      public struct Alone {}
      struct Hidden {}
      extension Hidden { public func help() {} }
      """,
      "Sources/Roof/High/B.swift": "let a = Used().inHigh  // alone",
      "README.md": "alone\n```swift\nUsed().onPage\n```\n",
      "Tests/Roof/HighTests/T.swift": "let a = Used().inTests",
    ])
    #expect(measure.unused(inTests: false).map(\.name) == ["Alone", "alone", "inTests"])
    #expect(measure.unused(inTests: true).map(\.name) == ["Alone", "alone"])
    #expect(measure.unusedNames.map(\.value) == [1, 2, 2])
    #expect(measure.unusedByModule == "Low: Alone alone inTests")
    #expect(try measure.publicDeclarations().value == 7)
  }

  @Test func theRecordOfThePublicInterfaceIsCountedWhereThereIsOne() async throws {
    let measure = try await measure([
      "Documentation/PublicAPI/Low.txt": "A: struct A\nA.b: var b: Int\n",
      "Sources/Ground/Low/A.swift": "public struct A {}",
    ])
    #expect(try measure.publicDeclarations().value == 2)
  }

  @Test func theReportHasTheLimits() async throws {
    let measure = try await measure([
      "Sources/Ground/Low/A.swift": "let a = 1\n",
      ".ci/limits": "files 0\nchange.language - 6\nlines.Gone 1\n",
    ])
    let report = try measure.report()
    #expect(report.exceeded == ["files is 1, and its limit is <= 0"])
    #expect(report.unknown == ["lines.Gone"])
    #expect(report.figures.last?.note == "no patch in .ci/changes")
  }
}
