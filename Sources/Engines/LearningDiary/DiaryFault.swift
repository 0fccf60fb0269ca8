// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore

/// A fault in data of a platform, in policies, in items and entries of the learner, or in goals to be planned.
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
  /// A progress is below 0 or above 1.
  case progressOutOfRange(Fraction)
  /// There is a time of day without the day.
  case timeWithoutDay

  // MARK: Items and entries

  /// A field that the item needs is missing, or has nothing but spaces.
  case missing(DiaryItem.Field)
  /// A field that an item of its kind cannot have is there.
  case notAllowed(DiaryItem.Field)
  /// The diary does not know the course.
  case unknownCourse(DiaryCourse.ID)
  /// There is no goal with this key that could be required.
  case unknownGoal(DiaryItem.Key)
  /// The goal requires itself, perhaps by way of others.
  case requiresItself
  /// The event does not come again after whole days.
  case intervalNotOfDays(CalendarSpan)
  /// The last day on which the event can occur is before the first.
  case recurrenceEndsBeforeItBegins
  /// The event would occur more than 1000 times.
  case tooManyOccurrences
  /// Neither the text of an entry nor an answer says anything.
  case nothingWritten
  /// A prompt is answered more than once.
  case duplicateAnswer(Reflection.Prompt)

  // MARK: Study plans

  /// Each of the goals is to come after the next one, and the last one after the first.
  case circular([DiaryItem.Key])
  /// A goal is due more than 3660 days after the plan begins.
  case tooFarAhead(CalendarDay)
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
    case .progressOutOfRange(let number): "\(number), expected a part from 0 to 1"
    case .timeWithoutDay: "there is a time of day without the day"
    case .missing(let field): "the field \(field.rawValue) is missing"
    case .notAllowed(let field): "the field \(field.rawValue) is not for items of this kind"
    case .unknownCourse(let course): "there is no course \"\(course)\""
    case .unknownGoal(let goal): "there is no goal \"\(goal)\""
    case .requiresItself: "the goal requires itself"
    case .intervalNotOfDays(let span): "\(span), expected at least one day, week or month"
    case .recurrenceEndsBeforeItBegins: "the last day is before the first one"
    case .tooManyOccurrences: "more than \(DiaryItem.Recurrence.maximumOccurrences) occurrences"
    case .nothingWritten: "neither text nor answer says anything"
    case .duplicateAnswer(let prompt): "the prompt \(prompt) is answered more than once"
    case .circular(let goals):
      "each of these goals is to come after the next one, and the last one after the first: "
        + goals.map(\.description).joined(separator: ", ")
    case .tooFarAhead(let day):
      "due on \(day), expected at most \(StudyOutcome.maximumDays) days after the plan begins"
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
