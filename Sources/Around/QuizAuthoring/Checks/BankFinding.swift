// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import Quizzes

extension BankCheck {
  /// A finding in a problem bank that its author should look at.
  ///
  /// ```swift
  /// for finding in BankCheck.standard.findings(in: bank) {
  ///   print(finding)   // sets[0].problems[3].options[1].text: warning: "all of the above" ...
  /// }
  /// ```
  ///
  /// In JSON a finding is an object with `kind`, `severity`, `place` as a path, `sentence` and,
  /// where other places belong to it, `related`.
  public struct Finding: Hashable, Sendable {
    /// The severity of a finding.
    public enum Severity: String, Hashable, Sendable, JSONName, Comparable {
      /// It can be as it is, but could be better.
      case advice
      /// It is probably not as it should be: a problem that can be guessed, or is not what its
      /// author wrote.
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
    /// Its severity.
    public let severity: Severity
    /// The place by the keys of the bank's JSON; empty for the bank as a whole.
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
  /// The place of the case in its declaration.
  var position: Int { Self.allCases.enumerated().first { $1 == self }?.offset ?? 0 }
}

extension BankCheck.Finding {
  /// The subject of a finding.
  public enum Kind: String, Hashable, Sendable, JSONName, Comparable {
    // MARK: What construction refuses

    /// The text is not JSON, or a value is missing or cannot be read.
    case unreadable
    /// Something else that keeps the bank from being made.
    case refused
    /// No option is right.
    case noKey
    /// Several options of a multiple-choice problem are right.
    case severalKeys
    /// Two options read the same.
    case equalOptions
    /// A key that means nothing where it stands.
    case unknownKey
    /// A language that is named in words, such as "german", or is no tag, so that the rules of no
    /// language hold.
    case unknownLanguage

    // MARK: Sets

    /// A set has fewer problems than a long quiz draws.
    case fewProblems

    // MARK: Options

    /// A problem has few options to choose from.
    case fewOptions
    /// Two options are the same but for upper and lower case, dashes or the stop at their end.
    case alikeOptions
    /// The right option is much longer than all others.
    case longKey
    /// Grammar shows which options can be right.
    case grammarCue
    /// An option says that all others are right.
    case allOfTheAbove
    /// An option says that no other is right, and shuffling would not keep it last.
    case noneOfTheAbove
    /// Nobody has picked a wrong option, although many saw it.
    case neverChosen

    // MARK: The bank as a whole

    /// The right option is the longest far more often than by chance.
    case longestIsKey
    /// The right option is the shortest far more often than by chance.
    case shortestIsKey
    /// The right option stands at one position far more often than by chance.
    case positionOfKey

    // MARK: Problems beside each other

    /// A problem asks and offers the same as an earlier one.
    case duplicate
    /// A problem is almost the same as an earlier one, or wants another answer to the same
    /// question.
    case nearDuplicate
    /// The answer of a problem counts for another answer, as a misspelling or another form of it.
    case interchangeableAnswers

    // MARK: Texts

    /// The number that is asked for stands in the prompt.
    case answerInPrompt
    /// A hint comes after others that cost all points.
    case unreachableHint
    /// A hint repeats an earlier one.
    case repeatedHint
    /// An image is referred to that there is not.
    case missingImage
    /// An image has no text that can stand for it.
    case imageWithoutText
    /// Two accepted answers are the same.
    case equalAnswers
    /// An accepted answer has alternatives in brackets and is compared sign by sign, so that they
    /// would have to be typed.
    case alternativesInAnswer
    /// The correction of an algebraic problem has not the form that is asked for, or fails its
    /// test.
    case keyWithoutForm
    /// A mark of formulae, emphasis or images has no partner.
    case unpairedMark
    /// A formula opens braces that it does not close, or the other way round.
    case unbalancedFormula
    /// Plain text has a formula in it that will be shown as it is written.
    case formulaInPlainText
    /// A text has U+FFFD in it, which stands for a character that could not be read, or NUL.
    case lostCharacter

    /// Whether one kind stands before the other in the list of all.
    public static func < (left: Self, right: Self) -> Bool { left.position < right.position }

    /// The severity of a finding of this kind.
    public var severity: Severity {
      switch self {
      case .unreadable, .refused, .noKey, .severalKeys, .equalOptions, .unknownKey,
        .missingImage, .lostCharacter:
        .error
      case .fewProblems, .fewOptions, .nearDuplicate, .imageWithoutText: .advice
      default: .warning
      }
    }
  }
}

extension BankCheck.Finding {
  /// Creates the finding of a fault that keeps a bank from being made.
  init(_ located: LocatedFault<ProblemFault>) {
    let fault = located.fault
    switch fault.reason {
    case .unreadable(let reason):
      let isMissing = reason == "this key is missing"
      self.init(.unreadable, at: located.place, isMissing ? "\(reason); add it" : reason)
    case .unknownKey(let key, let known):
      self.init(.unknownKey, at: located.place, Self.unknownKey(key, known: known))
    case .options(.noneCorrect):
      self.init(.noKey, at: located.place, Self.noKey)
    case .options(.severalCorrect):
      self.init(.severalKeys, at: located.place, "\(fault)")
    case .options(.equal(let first, let second)):
      self.init(
        .equalOptions,
        at: located.place,
        Self.equalOptions(first.rawValue, second.rawValue)
      )
    default:
      self.init(.refused, at: located.place, "\(fault); the bank cannot be used until it is mended")
    }
  }

  private static func unknownKey(_ key: String, known: [String]) -> String {
    let remedy = key.nearest(of: known).map { "write \"\($0)\" if that is meant" } ?? "remove it"
    return "the key \"\(key)\" means nothing here; \(remedy)"
  }

  static let noKey = #"no option is correct; give the right one "correct": true"#

  static func equalOptions(_ first: String?, _ second: String?) -> String {
    "the options \"\(first ?? "")\" and \"\(second ?? "")\" read the same; change one of them"
  }
}
