// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A fault in the content of an exercise.
public enum ExerciseFault: ContentFault {
  /// A value that is missing or has a form that cannot be read.
  case malformed(String)
  /// There is nothing to read in a text that a child is to see.
  case emptyText
  /// A whole number is not in its range.
  case outOfRange(Int, expected: ClosedRange<Int>)
  /// A number is not in its range.
  case numberOutOfRange(Double, expected: ClosedRange<Double>)
  /// A sentence has no gap.
  case noGaps
  /// A gap begins in another one.
  case gapsOverlap
  /// A word has two misspellings.
  case duplicateWord(Int)
  /// A misspelled word goes on in the next words, which belong to it.
  case splitWord(String, expected: Int)
  /// A misspelled word reads as the correct one does.
  case isNoError(String)
  /// An identifier that stands for something else already.
  case duplicateIdentifier(String)
  /// An identifier that stands for nothing.
  case unknownIdentifier(String)
  /// A word belongs to no category.
  case noCategories
  /// A number is no part of a whole.
  case noPart(Fraction)
  /// The server says that it could not answer.
  case noSuccess
}

extension ExerciseFault: CustomStringConvertible {
  /// The fault, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason):
      reason
    case .emptyText:
      "the text is empty"
    case .outOfRange(let number, let expected):
      "\(number), expected \(expected.lowerBound) to \(expected.upperBound)"
    case .numberOutOfRange(let number, let expected):
      "\(number), expected \(expected.lowerBound) to \(expected.upperBound)"
    case .noGaps:
      "the sentence has no gap"
    case .gapsOverlap:
      "the gap overlaps another one"
    case .duplicateWord(let word):
      "the word \(word) is misspelled twice"
    case .splitWord(let word, let expected):
      "\"\(word)\" is split, expected the length \(expected)"
    case .isNoError(let word):
      "\"\(word)\" stands there already"
    case .duplicateIdentifier(let identifier):
      "the identifier \"\(identifier)\" is taken already"
    case .unknownIdentifier(let identifier):
      "nothing has the identifier \"\(identifier)\""
    case .noCategories:
      "the word belongs to no category"
    case .noPart(let fraction):
      "\(fraction), expected a part from 0 to 1"
    case .noSuccess:
      "the server had no success"
    }
  }
}

extension ExerciseFault {
  /// Returns the faults of choices whose identifier occurs twice or whose text is blank.
  static func faults(
    of choices: [(id: String, text: String)],
    at key: String
  ) -> [LocatedFault<ExerciseFault>] {
    var known: Set<String> = []
    var faults: [LocatedFault<ExerciseFault>] = []
    for (index, choice) in choices.enumerated() {
      let place = ContentPlace().key(key).index(index)
      if !known.insert(choice.id).inserted {
        faults.append(LocatedFault(.duplicateIdentifier(choice.id), at: place))
      }
      if choice.text.allSatisfy(\.isWhitespace) {
        faults.append(LocatedFault(.emptyText, at: place))
      }
    }
    return faults
  }

  /// Throws the faults that there are.
  static func check(
    _ faults: [LocatedFault<ExerciseFault>?]
  ) throws(ContentError<ExerciseFault>) {
    let faults = faults.compactMap(\.self)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }
}

extension LocatedFault<ExerciseFault>? {
  /// The fault of a number that is not in its range.
  static func outside(_ range: ClosedRange<Int>, _ number: Int, at key: String) -> Self {
    guard !range.contains(number) else { return nil }
    return LocatedFault(.outOfRange(number, expected: range), at: ContentPlace().key(key))
  }

  /// The fault of a fraction that is no part of a whole.
  static func noPart(_ fraction: Fraction, at key: String) -> Self {
    guard !(Fraction.zero...Fraction.one).contains(fraction) else { return nil }
    return LocatedFault(.noPart(fraction), at: ContentPlace().key(key))
  }

  /// The fault of a number that is not in its range, or is none.
  static func outside(_ range: ClosedRange<Double>, _ number: Double, at key: String) -> Self {
    guard !range.contains(number) else { return nil }
    return LocatedFault(.numberOutOfRange(number, expected: range), at: ContentPlace().key(key))
  }
}
