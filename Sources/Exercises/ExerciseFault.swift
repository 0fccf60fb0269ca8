public import LudusCore

/// What can be wrong with the content of an exercise.
public enum ExerciseFault: ContentFault {
  /// A value that is missing or has a form that cannot be read.
  case malformed(String)
  /// There is nothing to read in a text that a child is to see.
  case emptyText
  /// A number is not in the range that it must be in.
  case outOfRange(Int, expected: ClosedRange<Int>)
  /// A sentence has no gap.
  case noGaps
  /// A gap begins in another one.
  case gapsOverlap
  /// A sentence in which errors are to be found has none.
  case noErrors
  /// A word has two misspellings.
  case wordTwice(Int)
  /// A misspelled word reads as the right one does.
  case isNoError(String)
  /// An identifier that stands for something else already.
  case identifierTwice(String)
  /// An identifier that stands for nothing.
  case unknownIdentifier(String)
  /// A word belongs to no category.
  case noCategories
  /// A format that this release does not know.
  case unknownFormat(String)
  /// A number is no part of a whole.
  case noPart(Fraction)
  /// The server says that it could not answer.
  case noSuccess
}

extension ExerciseFault: CustomStringConvertible {
  /// What is wrong, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason):
      reason
    case .emptyText:
      "the text is empty"
    case .outOfRange(let number, let expected):
      "\(number), expected \(expected.lowerBound) to \(expected.upperBound)"
    case .noGaps:
      "the sentence has no gap"
    case .gapsOverlap:
      "the gap overlaps another one"
    case .noErrors:
      "the sentence has no misspelled word"
    case .wordTwice(let word):
      "the word \(word) is misspelled twice"
    case .isNoError(let word):
      "\"\(word)\" stands there already"
    case .identifierTwice(let identifier):
      "the identifier \"\(identifier)\" is taken already"
    case .unknownIdentifier(let identifier):
      "nothing has the identifier \"\(identifier)\""
    case .noCategories:
      "the word belongs to no category"
    case .unknownFormat(let format):
      "the format \"\(format)\" is not known, expected one of "
        + Exercise.Format.allCases.map(\.rawValue).joined(separator: ", ")
    case .noPart(let fraction):
      "\(fraction), expected a part from 0 to 1"
    case .noSuccess:
      "the server had no success"
    }
  }
}
