// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A fault in the rules of a game, such as its levels, achievements or caps.
public enum RuleFault: ContentFault {
  /// A value that is missing or has a form that cannot be read.
  case malformed(String)
  /// An identifier without any visible character.
  case emptyIdentifier
  /// An identifier that is already in use.
  case duplicateIdentifier(String, first: ContentPlace)
  /// A number is not in the range that it must be in.
  case outOfRange(Int, expected: ClosedRange<Int>)
  /// There are fewer elements than there must be.
  case tooFew(Int, expected: Int)
  /// A number is not greater than the one before it.
  case notIncreasing(Int, after: Int)
  /// A growth is below 1, or its denominator is too large.
  case growthOutOfRange(Fraction, maximumDenominator: Int)
  /// A cap that has something in common with the cap at a place, while each holds something that
  /// the other does not.
  case capsCross(ContentPlace)
  /// Goals or filters are within each other more than 16 deep.
  case nestedTooDeeply
  /// A rule can never apply, for a reason, and what was probably meant.
  case neverApplies(String, nearest: String?)
}

extension RuleFault: RangeFault, NumberRangeFault {
  package static func numberOutOfRange(
    _ number: Double,
    expected: ClosedRange<Double>
  ) -> RuleFault {
    .malformed("\(number), expected \(expected.lowerBound) to \(expected.upperBound)")
  }
}

extension RuleFault: CustomStringConvertible {
  /// The fault in words, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason):
      reason
    case .emptyIdentifier:
      "the identifier is empty"
    case .duplicateIdentifier(let identifier, let first):
      "the identifier \"\(identifier)\" is taken already, by \(first)"
    case .outOfRange(let number, let expected) where expected.upperBound == .max:
      "\(number), expected at least \(expected.lowerBound)"
    case .outOfRange(let number, let expected) where expected.lowerBound == .min:
      "\(number), expected at most \(expected.upperBound)"
    case .outOfRange(let number, let expected):
      "\(number), expected \(expected.lowerBound) to \(expected.upperBound)"
    case .tooFew(let count, let expected):
      "\(count) elements, expected at least \(expected)"
    case .notIncreasing(let number, let before):
      "\(number), expected more than the \(before) before it"
    case .growthOutOfRange(let growth, let denominator):
      "the growth \(growth), expected at least 1 with a denominator of at most \(denominator)"
    case .capsCross(let other):
      "the cap crosses \(other): each holds something that the other does not, so doing more could "
        + "give less"
    case .nestedTooDeeply:
      "goals are within each other more than \(Achievement.Goal.maximumDepth) deep"
    case .neverApplies(let reason, let nearest):
      reason + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    }
  }
}

// MARK: - Checks

extension RuleFault {
  /// Returns a fault for each number that is out of its range.
  package static func faults(
    _ checks: [(key: String, number: Int, range: ClosedRange<Int>)]
  ) -> [LocatedFault<RuleFault>] {
    checks.compactMap { key, number, range in
      range.contains(number)
        ? nil
        : LocatedFault(.outOfRange(number, expected: range), at: ContentPlace().key(key))
    }
  }

  /// Throws a fault for each number that is out of its range.
  package static func check(
    _ checks: [(key: String, number: Int, range: ClosedRange<Int>)]
  ) throws(ContentError<RuleFault>) {
    try check(faults(checks))
  }

  /// Throws faults, if there are any.
  package static func check(
    _ faults: [LocatedFault<RuleFault>]
  ) throws(ContentError<RuleFault>) {
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  /// Returns the faults of the elements of a list, at places within the list.
  static func faults<Element>(
    in elements: [Element],
    by faults: (Element) -> [LocatedFault<RuleFault>]
  ) -> [LocatedFault<RuleFault>] {
    elements.enumerated().flatMap { index, element in
      faults(element).within(ContentPlace().index(index))
    }
  }

  /// Returns a fault for each identifier that is empty or was there before.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the elements of a list, in order.
  ///   - place: The place of the list.
  /// - Returns: The faults, in order.
  static func faults(
    ofIdentifiers identifiers: [String],
    in place: ContentPlace
  ) -> [LocatedFault<RuleFault>] {
    var faults: [LocatedFault<RuleFault>] = []
    var places: [String: ContentPlace] = [:]
    for (index, identifier) in identifiers.enumerated() {
      let place = place.index(index)
      if identifier.isBlank {
        faults.append(LocatedFault(.emptyIdentifier, at: place.key("id")))
      } else if let first = places[identifier] {
        let fault = RuleFault.duplicateIdentifier(identifier, first: first)
        faults.append(LocatedFault(fault, at: place.key("id")))
      } else {
        places[identifier] = place
      }
    }
    return faults
  }
}

// MARK: - Words

/// A word of an open vocabulary: apps add words of their own to those that are there.
package protocol OpenWord:
  RawRepresentable<String>, ExpressibleByStringLiteral, Comparable, CustomStringConvertible,
  Codable,
  Sendable, Hashable
{
  /// Creates a value from a word, which may be any string.
  init(rawValue: String)
}

extension OpenWord {
  /// Creates a value from a literal.
  public init(stringLiteral word: String) { self.init(rawValue: word) }

  /// Whether one word comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The word.
  public var description: String { rawValue }
}
