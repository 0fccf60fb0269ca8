import QuizTestSupport
import Testing

@testable import QuizAuthoring

/// The keys that the check for unknown ones takes for known are those that are read.
struct KnownKeysTests {
  @Test func everyKeyOfATemplateBelongsToAKind() {
    let keys = ProblemKind.Name.allCases.flatMap { InlineTemplateKey.keys(of: $0) }
    #expect(Set(keys) == Set(InlineTemplateKey.Key.allCases))
  }

  @Test func everyKindOfProblemHasItsKeys() {
    #expect(KnownKeys.problems[.ordering]?.contains("items") == true)
    #expect(KnownKeys.problems[.numeric]?.contains("tolerance") == true)
    #expect(KnownKeys.problems[.numeric]?.contains("options") == false)
    for kind in ProblemKind.Name.allCases {
      let keys = KnownKeys.problems[kind] ?? []
      #expect(Set(keys).isSuperset(of: ["id", "kind", "prompt", "origin"]))
      #expect(KnownKeys.gaps[kind]?.contains("prompt") == false)
    }
  }

  @Test func aTemplateHasNoOrigin() {
    #expect(KnownKeys.templates[.numeric]?.contains("origin") == false)
    #expect(KnownKeys.templates[.cloze] == [])
  }
}
