// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import Quizzes

extension BankCheck {
  /// Something about a problem bank that its author should look at.
  ///
  /// ```swift
  /// for finding in BankCheck.standard.findings(in: bank) {
  ///   print(finding)   // sets[0].problems[3].options[1].text: warning: "all of the above" ...
  /// }
  /// ```
  ///
  /// In JSON a finding is an object with `kind`, `severity`, `place` as a path, `sentence` and, where
  /// other places belong to it, `related`.
  public struct Finding: Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable, JSONName, Comparable {
      /// It can be as it is, but could be better.
      case advice
      /// It is probably not as it should be: a problem that can be guessed, or is not what its author
      /// wrote.
      case warning
      /// The bank cannot be used, or a learner cannot do the problem.
      case error

      /// Whether one is less bad than the other.
      public static func < (left: Self, right: Self) -> Bool {
        left.position < right.position
      }
    }

    /// The subject of the finding.
    public let kind: Kind
    /// How bad it is.
    public let severity: Severity
    /// Where it is, by the keys of the bank's JSON; empty for the bank as a whole.
    public let place: ContentPlace
    /// A sentence for authors: the fault, and how to mend it.
    public let sentence: String
    /// Other places that belong to it, such as the problem that this one repeats.
    public let related: [ContentPlace]

    init(
      _ kind: Kind,
      at place: ContentPlace,
      _ sentence: String,
      related: [ContentPlace] = []
    ) {
      self.kind = kind
      severity = kind.severity
      self.place = place
      self.sentence = sentence
      self.related = related
    }
  }
}

extension BankCheck.Finding: CustomStringConvertible {
  /// Place, severity and sentence in a line.
  public var description: String {
    let place = place.steps.isEmpty ? "" : "\(place): "
    return "\(place)\(severity.rawValue): \(sentence)"
  }
}

extension BankCheck.Finding: Encodable {
  private enum Key: String, CodingKey {
    case kind, severity, place, sentence, related
  }

  /// Writes the finding, its places as paths.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(severity, forKey: .severity)
    try container.encode(place.description, forKey: .place)
    try container.encode(sentence, forKey: .sentence)
    if !related.isEmpty {
      try container.encode(related.map(\.description), forKey: .related)
    }
  }
}

extension CaseIterable where Self: Equatable {
  /// Where the case stands in its declaration.
  var position: Int { Self.allCases.enumerated().first { $1 == self }?.offset ?? 0 }
}
