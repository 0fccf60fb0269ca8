// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import LudusFoundation

extension XAPI {
  /// A question as an activity of the type `cmi.interaction`, with its key.
  ///
  /// ```swift
  /// let question = XAPI.Interaction(.choice, correct: ["golf[,]tetris"])
  /// question.isCorrect("tetris[,]golf")   // true
  /// ```
  public struct Interaction: Hashable, Sendable {
    /// The kinds of questions.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A statement that is true or false.
      case trueFalse = "true-false"
      /// Options to pick.
      case choice
      /// Some words to write.
      case fillIn = "fill-in"
      /// A longer text to write.
      case longFillIn = "long-fill-in"
      /// Items to match.
      case matching
      /// Steps to take.
      case performance
      /// Items to put in order.
      case sequencing
      /// An opinion on a scale.
      case likert
      /// A number to write.
      case numeric
      /// Anything else.
      case other

      /// The lists of components that mean something for the kind.
      var componentKeys: [String] {
        switch self {
        case .choice, .sequencing: ["choices"]
        case .likert: ["scale"]
        case .matching: ["source", "target"]
        case .performance: ["steps"]
        case .trueFalse, .fillIn, .longFillIn, .numeric, .other: []
        }
      }
    }

    /// The kind.
    public let kind: Kind
    /// The patterns of right responses, of which any will do; nil where every response is right or nothing is said.
    public let correctResponses: [String]?
    /// The identifiers of the components by their list, as `choices`.
    public let components: [String: [String]]

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - correct: The patterns of right responses.
    public init(_ kind: Kind, correct: [String]? = nil) {
      (self.kind, correctResponses, components) = (kind, correct, [:])
    }

    init?(_ definition: JSONNode) {
      guard let kind = definition["interactionType"]?.text.flatMap(Kind.init) else { return nil }
      self.kind = kind
      correctResponses = definition["correctResponsesPattern"]?.elements.compactMap(\.text)
      let lists = kind.componentKeys.compactMap { key in
        definition[key].map { (key, $0.elements.compactMap { $0["id"]?.text }) }
      }
      components = Dictionary(lists) { first, _ in first }
    }

    /// Whether a response is right by one of the patterns, or nil where there are none.
    ///
    /// - Parameter response: The response, in the notation of the kind.
    /// - Returns: Whether it is right.
    /// - Complexity: O(*n* log *n*) in the length of the pattern, for each pattern.
    public func isCorrect(_ response: String) -> Bool? {
      correctResponses.map { patterns in patterns.contains { matches($0, response) } }
    }

    private func matches(_ pattern: String, _ response: String) -> Bool {
      switch kind {
      case .trueFalse, .likert, .other: pattern == response
      case .choice: Self.parts(pattern, "[,]").sorted() == Self.parts(response, "[,]").sorted()
      case .matching:
        Self.parts(pattern, "[,]").sorted() == Self.parts(response, "[,]").sorted()
      case .sequencing: Self.parts(pattern, "[,]") == Self.parts(response, "[,]")
      case .numeric: Self.isNumber(response, within: pattern)
      case .fillIn, .longFillIn: Self.isText(response, like: pattern)
      case .performance: Self.isPerformance(response, like: pattern)
      }
    }

    private static func parts(_ text: String, _ separator: String) -> [String] {
      text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether a number is the wanted one, or within its bounds: `1[:]2`, `[:]2`, `1[:]`.
    private static func isNumber(_ response: String, within pattern: String) -> Bool {
      guard let number = Double(response) else { return false }
      let bounds = parts(pattern, "[:]")
      guard bounds.count == 2 else { return Double(pattern) == number }
      let isHigh = bounds[0].isEmpty || Double(bounds[0]).map { $0 <= number } ?? false
      let isLow = bounds[1].isEmpty || Double(bounds[1]).map { number <= $0 } ?? false
      return isHigh && isLow
    }

    /// Takes the settings in braces from the beginning of a pattern, `{case_matters=false}`.
    private static func takeSettings(of pattern: inout Substring) -> [String: String] {
      var settings: [String: String] = [:]
      while pattern.hasPrefix("{"), let end = pattern.firstIndex(of: "}") {
        let parts = pattern[..<end].dropFirst().split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, ["lang", "case_matters", "order_matters"].contains(parts[0]) else {
          break
        }
        settings[parts[0]] = parts[1]
        pattern = pattern[end...].dropFirst()
      }
      return settings
    }

    private static func isText(_ response: String, like pattern: String) -> Bool {
      var pattern = pattern[...]
      var response = response[...]
      let settings = takeSettings(of: &pattern)
      _ = takeSettings(of: &response)
      // The language of a part may be named before each of them.
      func words(_ text: Substring) -> [String] {
        parts(String(text), "[,]").map { part in
          var part = part[...]
          _ = takeSettings(of: &part)
          return settings["case_matters"] == "true" ? String(part) : part.lowercased()
        }
      }
      let (wanted, found) = (words(pattern), words(response))
      return settings["order_matters"] == "false"
        ? wanted.sorted() == found.sorted() : wanted == found
    }

    private static func isPerformance(_ response: String, like pattern: String) -> Bool {
      var pattern = pattern[...]
      let settings = takeSettings(of: &pattern)
      func steps(_ text: String) -> [[String]] {
        let steps = parts(text, "[,]").map { parts($0, "[.]") }
        return settings["order_matters"] == "false" ? steps.sorted { $0[0] < $1[0] } : steps
      }
      let (wanted, found) = (steps(String(pattern)), steps(response))
      return wanted.count == found.count
        && zip(wanted, found).allSatisfy { want, have in
          guard want.count == 2, have.count == 2, want[0] == have[0] else { return want == have }
          return want[1].isEmpty || want[1] == have[1] || isNumber(have[1], within: want[1])
        }
    }
  }

  /// The actions that records of this package name, each with its registered address.
  ///
  /// Source: the vocabularies of ADL, of Activity Streams and of TinCan.
  public enum Verb: String, Hashable, Sendable, CaseIterable {
    /// An attempt was begun.
    case initialized
    /// A question was answered.
    case answered
    /// Help was used.
    case interacted
    /// A person graded an answer.
    case scored
    /// Something was done.
    case completed
    /// An attempt was given up, or its time was up.
    case terminated
    /// Another statement is taken back.
    case voided
    /// Something was commented on.
    case commented
    /// Something was taken up again.
    case progressed
    /// A question was put off.
    case skipped
    /// An award was earned.
    case earned
    /// A group was joined.
    case join
    /// A group was left.
    case leave
    /// Something was made.
    case create
    /// Something was changed.
    case update
    /// Something was taken away.
    case delete
    /// Something was confirmed.
    case confirm
    /// Something was applauded.
    case like
    /// Something was taken on.
    case assign
    /// Points were given.
    case give

    /// The address.
    public var id: String {
      switch self {
      case .initialized, .answered, .interacted, .scored, .completed, .terminated, .voided,
        .commented, .progressed:
        "http://adlnet.gov/expapi/verbs/\(rawValue)"
      case .skipped, .earned: "http://id.tincanapi.com/verb/\(rawValue)"
      case .join, .leave, .create, .update, .delete, .confirm, .like, .assign, .give:
        "http://activitystrea.ms/schema/1.0/\(rawValue)"
      }
    }
  }
}
