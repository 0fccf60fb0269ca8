// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Something that is wrong with a problem, a bank, a quiz or a challenge.
///
/// Its description says what, for authors and developers; `LocatedFault` says where. The reasons behind it stay
/// inside the package, so that a new check changes no app.
public struct ProblemFault: ContentFault {
  /// The reasons that descriptions are made from.
  package enum Reason: Hashable, Sendable {
    /// A value that is missing or has a form that cannot be read.
    case unreadable(String)
    /// A key that its object does not have, with those that it has.
    case unknownKey(String, known: [String])
    /// An identifier without any visible character.
    case emptyIdentifier
    /// An identifier that stands for something else already.
    case duplicateIdentifier(String, first: ContentPlace)
    /// There is nothing to read in a text.
    case emptyText(Text)
    /// A number is not in its range.
    case numberOutOfRange(Int, ClosedRange<Int>, of: Quantity = .number)
    /// A penalty or a bonus is not in 0...1.
    case shareOutOfRange(Fraction)
    /// A date is more than about 35,000 years away.
    case dateOutOfRange
    /// Sets are within sets to more than ``ProblemBank/maximumDepth``.
    case nestedTooDeeply
    /// A term that an answer must not be taken for counts as this accepted answer.
    case acceptedConfusable(String, accepted: String)
    /// An answer of this kind cannot be expected: it is not written, or a person judges it.
    case unwrittenAnswer(ProblemKind.Name)
    /// Something about options to pick from.
    case options(Options)
    /// Something about items to be put in order or matched.
    case items(Items)
    /// Something about a text with gaps.
    case cloze(Cloze)
    /// Something about an open response.
    case openResponse(OpenResponse)
    /// Something that only a template can have wrong.
    indirect case template(Template)
    /// Something about what a quiz is to be made of.
    case blueprint(Blueprint)
    /// Something about the rules of a quiz.
    case rules(Rules)
    /// A quiz has no items.
    case noItems
    /// Something about a challenge.
    case challenge(Challenge)
  }

  package let reason: Reason

  package init(_ reason: Reason) {
    self.reason = reason
  }

  /// Returns the fault of a value that is missing or has a form that cannot be read.
  public static func malformed(_ reason: String) -> ProblemFault {
    ProblemFault(.unreadable(reason))
  }

  /// Returns the fault of a key that its object does not have.
  public static func unknown(key: String, known: [String]) -> ProblemFault {
    ProblemFault(.unknownKey(key, known: known))
  }
}

extension LocatedFault<ProblemFault> {
  /// Creates a located fault from its reason.
  package init(_ reason: ProblemFault.Reason, at place: ContentPlace) {
    self.init(ProblemFault(reason), at: place)
  }
}

extension ProblemFault: CustomStringConvertible {
  /// A description for authors and developers.
  public var description: String {
    switch reason {
    case .unreadable(let reason): reason
    case .unknownKey(let key, let known): .unknown("key", key, known)
    case .emptyIdentifier: "the identifier is empty"
    case .duplicateIdentifier(let identifier, let first):
      "the identifier \"\(identifier)\" is taken already, by \(first)"
    case .emptyText(let text): "the \(text.rawValue) is empty"
    case .numberOutOfRange(let number, let range, let quantity):
      "\(quantity.amount(number)), expected \(range.lowerBound) to \(range.upperBound)"
    case .shareOutOfRange(let share): "\(share) is out of range, expected from 0 to 1"
    case .dateOutOfRange: "the date is too far away to be stored in milliseconds"
    case .nestedTooDeeply:
      "sets are within each other more than \(ProblemBank.maximumDepth) deep"
    case .acceptedConfusable(let term, let accepted):
      "the confusable \"\(term)\" is the same as the accepted answer \"\(accepted)\""
    case .unwrittenAnswer(let kind):
      "no answer of the kind \(kind.rawValue) can be expected, only one of "
        + ProblemKind.Name.list(of: \.isMatched)
    case .options(let fault): "\(fault)"
    case .items(let fault): "\(fault)"
    case .cloze(let fault): "\(fault)"
    case .openResponse(let fault): "\(fault)"
    case .template(let fault): "\(fault)"
    case .blueprint(let fault): "\(fault)"
    case .rules(let fault): "\(fault)"
    case .noItems: "the quiz has no items"
    case .challenge(let fault): "\(fault)"
    }
  }
}

extension ProblemFault {
  /// A text that must not be empty; its name is the word for it.
  package enum Text: String, Hashable, Sendable {
    /// A text to read before the problem.
    case introduction
    /// The prompt, which every problem has.
    case prompt
    /// An option to pick.
    case option
    /// An item, a criterion or a level.
    case item
    /// The text around gaps.
    case text
    /// A hint.
    case hint
    /// An accepted answer.
    case acceptedAnswer = "accepted answer"
    /// A term that an answer must not be taken for.
    case confusable
  }

  /// The unit of a number that has a range.
  package enum Quantity: Hashable, Sendable {
    /// A plain number.
    case number
    /// Points of a problem or a level.
    case points
    /// Tries at a problem.
    case tries
    /// Seconds of a limit.
    case seconds
    /// How much a gap counts.
    case weight
    /// Variants of a template in a quiz.
    case variants

    fileprivate func amount(_ number: Int) -> String {
      switch self {
      case .number: "\(number)"
      case .points: "\(number) points"
      case .tries: "\(number) tries"
      case .seconds: "\(number) seconds"
      case .weight: "the weight \(number)"
      case .variants: "\(number) variants"
      }
    }
  }
}

// MARK: - Numbers in their ranges

extension ProblemFault {
  /// Numbers, each with the key that it stands under and the range that it must be in.
  package typealias RangedNumbers = [(key: String, number: Int, range: ClosedRange<Int>)]

  /// A fault for each number that is out of its range.
  package static func faults(
    of numbers: RangedNumbers,
    within place: ContentPlace = ContentPlace()
  ) -> [LocatedFault<ProblemFault>] {
    numbers.filter { !$0.range.contains($0.number) }.map { key, number, range in
      LocatedFault(.numberOutOfRange(number, range), at: place.key(key))
    }
  }

  /// Checks numbers.
  ///
  /// - Throws: A fault for each one that is out of its range.
  package static func check(_ numbers: RangedNumbers) throws(ContentError<ProblemFault>) {
    let faults = faults(of: numbers)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }
}
