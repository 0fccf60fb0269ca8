// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
public import LudusFoundation

extension XAPI {
  /// A statement that follows every rule of the specification.
  ///
  /// It is its text: members that this package does not read, and the spelling of numbers, stay as
  /// they were.
  public struct Statement: Sendable {
    let node: JSONNode

    init(node: JSONNode) { self.node = node }

    init(_ value: JSONValue) { node = JSONNode(value) }

    /// The bytes, as they stand in the file.
    public var json: [UInt8] { Array(node.bytes) }

    /// The identifier, a UUID; a store gives one to a statement that has none.
    public var id: String? { node["id"]?.text }
    /// The actor.
    public var actor: Actor { Actor(node["actor"]) }
    /// The address that stands for the action, as of ``XAPI/Verb``.
    public var verb: String { node["verb"]?["id"]?.text ?? "" }
    /// The identifier of the activity or of the statement that it is about, or nil where that is a
    /// person.
    public var object: String? { node["object"]?["id"]?.text }
    /// The kind of the object: `Activity`, `Agent`, `Group`, `StatementRef` or `SubStatement`.
    public var objectType: String { node["object"]?["objectType"]?.text ?? "Activity" }
    /// The address that stands for the kind of activity.
    public var activityType: String? { node["object"]?["definition"]?["type"]?.text }
    /// The question, where the activity is one.
    public var interaction: Interaction? { node["object"]?["definition"].flatMap(Interaction.init) }
    /// The outcome.
    public var result: Result? { node["result"].map(Result.init) }
    /// The date when it happened, or nil where that is not said.
    public var date: Date? { node["timestamp"]?.text.flatMap(Date.init(iso8601:)) }
    /// The version by whose rules it is read: what it says, or else the first that has its members.
    public var version: Version { node.statementVersion }
    /// The people around it, with what they are there; only statements of version 2.0 have some.
    public var contextAgents: [ContextAgent] {
      let context = node["context"]
      return (context?["contextAgents"]?.elements ?? []).map { ContextAgent($0, "agent") }
        + (context?["contextGroups"]?.elements ?? []).map { ContextAgent($0, "group") }
    }
    /// The activities around it by their role: `parent`, `grouping`, `category` and `other`.
    public var contextActivities: [String: [String]] {
      let members = node["context"]?["contextActivities"]?.members ?? []
      let pairs = members.map { ($0.text ?? "", $1.oneOrMany.compactMap { $0["id"]?.text }) }
      return Dictionary(pairs) { first, _ in first }
    }
  }

  /// The agent who did something.
  public enum Actor: Hashable, Sendable {
    /// A person with an account of a platform.
    case account(name: String, homePage: String)
    /// A person with an address of mail, `mailto:` included.
    case mailbox(String)
    /// A person with an address of mail that only its SHA-1 digest stands for.
    case mailboxDigest(String)
    /// A person with an OpenID.
    case openID(String)
    /// Some people without a common name.
    case anonymous

    init(_ node: JSONNode?) {
      if let account = node?["account"] {
        self = .account(
          name: account["name"]?.text ?? "",
          homePage: account["homePage"]?.text ?? ""
        )
      } else if let mailbox = node?["mbox"]?.text {
        self = .mailbox(mailbox)
      } else if let digest = node?["mbox_sha1sum"]?.text {
        self = .mailboxDigest(digest)
      } else {
        self = node?["openid"]?.text.map(Actor.openID) ?? .anonymous
      }
    }
  }

  /// A person or a group around a statement.
  public struct ContextAgent: Hashable, Sendable {
    /// The person or the group.
    public let agent: Actor
    /// The addresses that stand for what they are there, as a coach or an observer.
    public let relevantTypes: [String]

    init(_ node: JSONNode, _ key: String) {
      agent = Actor(node[key])
      relevantTypes = node["relevantTypes"]?.elements.compactMap(\.text) ?? []
    }
  }

  /// The outcome of a statement.
  public struct Result: Hashable, Sendable {
    /// The share that was reached, -1 to 1.
    public let scaledScore: Double?
    /// The points.
    public let rawScore: Double?
    /// The least points.
    public let minimumScore: Double?
    /// The most points.
    public let maximumScore: Double?
    /// Whether it was right or passed.
    public let isSuccess: Bool?
    /// Whether it was done.
    public let isCompleted: Bool?
    /// The answer, in the notation of the interaction.
    public let response: String?
    /// The time that it took, as of ISO 8601.
    public let duration: String?

    init(_ node: JSONNode) {
      let score = node["score"]
      scaledScore = score?["scaled"]?.number
      rawScore = score?["raw"]?.number
      minimumScore = score?["min"]?.number
      maximumScore = score?["max"]?.number
      isSuccess = node["success"]?.flag
      isCompleted = node["completion"]?.flag
      response = node["response"]?.text
      duration = node["duration"]?.text
    }
  }
}

extension XAPI.Statement: Hashable {
  /// Whether two statements have the same bytes.
  public static func == (left: Self, right: Self) -> Bool { left.node.bytes == right.node.bytes }

  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(node.bytes) }
}

extension Date {
  /// The instant of an ISO 8601 text; one without an offset is taken for UTC.
  init?(iso8601 text: String) {
    guard let day = CalendarDay(String(text.prefix(10))) else { return nil }
    let time = text.dropFirst(11)
    let offset = time.firstIndex { "+-Zz".contains($0) } ?? time.endIndex
    let clock = time[..<offset].replacing(",", with: ".").split(separator: ":").map(Double.init)
    guard clock.count >= 2, let hour = clock[0], let minute = clock[1] else { return nil }
    let digits = time[offset...].filter(\.isNumber)
    let east = (Double(digits.prefix(2)) ?? 0) * 60 + (Double(digits.dropFirst(2)) ?? 0)
    let minutes = hour * 60 + minute - (time[offset...].hasPrefix("-") ? -east : east)
    let seconds = clock.count > 2 ? clock[2] ?? 0 : 0
    self.init(timeIntervalSince1970: Double(day.number) * 86_400 + minutes * 60 + seconds)
  }

  /// The instant as an ISO 8601 text in UTC, to the millisecond; of one too far away the nearest
  /// that has four digits.
  package var iso8601: String {
    let (days, rest) = Int(milliseconds ?? 0).dividedRoundingDown(by: 86_400_000)
    let parts = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60]
    let clock = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    let fraction = rest % 1000 == 0 ? "" : ".\(String(1000 + rest % 1000).dropFirst())"
    return "\(CalendarDay(clamping: days))T\(clock)\(fraction)Z"
  }
}

extension XAPI {
  /// A question as an activity of the type `cmi.interaction`, with its answer key.
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
    /// The patterns of right responses, of which any will do; nil where every response is right or
    /// nothing is said.
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

  /// An action that this package's records can name, with its registered address.
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
