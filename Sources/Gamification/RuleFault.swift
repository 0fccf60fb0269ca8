public import LudusCore

/// What can be wrong with the rules of a game: levels, achievements, caps and the like.
public enum RuleFault: ContentFault {
  /// A value that is missing or has a form that cannot be read.
  case malformed(String)
  /// An identifier without any visible character.
  case emptyIdentifier
  /// An identifier that stands for something else already.
  case duplicateIdentifier(String, first: ContentPlace)
  /// A number is not in the range that it must be in.
  case outOfRange(Int, expected: ClosedRange<Int>)
  /// A cap that names kinds of reasons but none.
  case capWithoutKinds
  /// A cap that has something in common with another cap while each holds something that the other does not.
  case capsCross(ContentPlace)
}

extension RuleFault: CustomStringConvertible {
  /// What is wrong, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason):
      reason
    case .emptyIdentifier:
      "the identifier is empty"
    case .duplicateIdentifier(let identifier, let first):
      "the identifier \"\(identifier)\" is taken already, by \(first)"
    case .outOfRange(let number, let expected):
      "\(number), expected \(expected.lowerBound) to \(expected.upperBound)"
    case .capWithoutKinds:
      "there are no kinds that the cap is for"
    case .capsCross(let other):
      "the cap crosses \(other): each holds something that the other does not, so doing more could give less"
    }
  }
}
