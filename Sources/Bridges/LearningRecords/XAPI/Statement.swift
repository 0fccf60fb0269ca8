// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
public import LudusFoundation

extension XAPI {
  /// A statement that keeps every rule of the specification.
  ///
  /// It is its text: members that this package does not read, and the spelling of numbers, stay as they were.
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
    /// The identifier of the activity or of the statement that it is about, or nil where that is a person.
    public var object: String? { node["object"]?["id"]?.text }
    /// The kind of the object: `Activity`, `Agent`, `Group`, `StatementRef` or `SubStatement`.
    public var objectType: String { node["object"]?["objectType"]?.text ?? "Activity" }
    /// The address that stands for the kind of activity.
    public var activityType: String? { node["object"]?["definition"]?["type"]?.text }
    /// The question, where the activity is one.
    public var interaction: Interaction? { node["object"]?["definition"].flatMap(Interaction.init) }
    /// The outcome.
    public var result: Result? { node["result"].map(Result.init) }
    /// When it happened, or nil where that is not said.
    public var date: Date? { node["timestamp"]?.text.flatMap(Date.init(iso8601:)) }
    /// The activities around it by their role: `parent`, `grouping`, `category` and `other`.
    public var contextActivities: [String: [String]] {
      let members = node["context"]?["contextActivities"]?.members ?? []
      let pairs = members.map { ($0.text ?? "", $1.oneOrMany.compactMap { $0["id"]?.text }) }
      return Dictionary(pairs) { first, _ in first }
    }
  }

  /// The one who did something.
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

  /// The instant as an ISO 8601 text in UTC, to the millisecond; of one too far away the nearest that has four digits.
  package var iso8601: String {
    let (days, rest) = Int(milliseconds ?? 0).dividedRoundingDown(by: 86_400_000)
    let parts = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60]
    let clock = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    let fraction = rest % 1000 == 0 ? "" : ".\(String(1000 + rest % 1000).dropFirst())"
    return "\(CalendarDay(clamping: days))T\(clock)\(fraction)Z"
  }
}
