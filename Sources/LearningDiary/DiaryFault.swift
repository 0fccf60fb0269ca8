public import LudusCore

/// The faults of the data of a platform or with the policies of a diary.
///
/// The faults of an item of the learner's own is a ``DiaryItem/Fault``.
public enum DiaryFault: ContentFault {
  /// A value is missing or has a form that cannot be read.
  case malformed(String)
  /// An identifier has no character.
  case emptyIdentifier
  /// An identifier stands for something else already.
  case duplicateIdentifier(String, first: ContentPlace)
  /// A text that must say something has nothing but spaces.
  case blank
  /// A number is not in the range that it must be in.
  case outOfRange(Int, expected: ClosedRange<Int>)
  /// A part of a whole is below 0 or above 1.
  case partOutOfRange(Fraction)
  /// There is a time of day without the day.
  case timeWithoutDay
}

extension DiaryFault: CustomStringConvertible {
  /// The fault, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason): reason
    case .emptyIdentifier: "the identifier is empty"
    case .duplicateIdentifier(let identifier, let first):
      "the identifier \"\(identifier)\" is taken already, by \(first)"
    case .blank: "this says nothing"
    case .outOfRange(let number, let expected):
      "\(number), expected \(expected.lowerBound) to \(expected.upperBound)"
    case .partOutOfRange(let number): "\(number), expected a part from 0 to 1"
    case .timeWithoutDay: "there is a time of day without the day"
    }
  }
}

extension DiaryFault {
  /// Returns a fault for every identifier that an element before it has already.
  static func duplicates<Subject>(
    of identifiers: [Identifier<Subject>],
    at key: String
  ) -> [LocatedFault<DiaryFault>] {
    let place = ContentPlace().key(key)
    var first: [Identifier<Subject>: Int] = [:]
    var faults: [LocatedFault<DiaryFault>] = []
    for (index, identifier) in identifiers.enumerated() {
      if let known = first[identifier] {
        let fault = DiaryFault.duplicateIdentifier(identifier.rawValue, first: place.index(known))
        faults.append(LocatedFault(fault, at: place.index(index).key("id")))
      } else {
        first[identifier] = index
      }
    }
    return faults
  }
}

extension LocatedFault<DiaryFault> {
  /// Creates the fault of the value of a key.
  init(_ fault: DiaryFault, at key: String) {
    self.init(fault, at: ContentPlace().key(key))
  }
}

extension String {
  /// Whether it has nothing but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
