public import LudusCore

extension DiaryItem {
  /// Why a diary refuses a command about an item.
  public enum Refusal: Error, Hashable, Sendable {
    /// The item cannot be taken, for all of these reasons.
    case invalid([DiaryFault])
    /// There is, or was, another item with this identifier.
    case duplicate(DiaryItem.ID)
    /// There is no item with this key.
    case unknown(ItemKey)
    /// The item belongs to the platform: only a reminder can be set for it.
    case isPlatforms(ItemKey)
    /// The item is a note: it can only be added and deleted.
    case isNote(DiaryItem.ID)
    /// An item cannot become one of another kind.
    case otherKind(DiaryItem.ID)
    /// The item does not occur on the day; nil stands for the only occurrence of an item that does not come
    /// again.
    case unknownOccurrence(CalendarDay?, of: DiaryItem.ID)
    /// The item, or this occurrence of it, is completed already.
    case alreadyCompleted(DiaryItem.ID, occurrence: CalendarDay?)
    /// The item, or this occurrence of it, is not completed.
    case notCompleted(DiaryItem.ID, occurrence: CalendarDay?)
    /// Goals that the goal requires are not completed.
    case requiredGoalsOutstanding([DiaryItem.ID])
    /// Less of the course is done than the goal asks for; nil when nothing is planned there.
    case tooLittleProgress(Fraction?, needed: Fraction)
  }
}

extension DiaryItem.Refusal: CustomStringConvertible {
  /// The reason, for developers.
  public var description: String {
    switch self {
    case .invalid(let faults): faults.map(\.description).joined(separator: "; ")
    case .duplicate(let id): "there is, or was, an item \"\(id)\" already"
    case .unknown(let key): "there is no item \"\(key)\""
    case .isPlatforms(let key): "\"\(key)\" is the platform's and not the learner's own"
    case .isNote(let id): "\"\(id)\" is a note"
    case .otherKind(let id): "the item \"\(id)\" is of another kind"
    case .unknownOccurrence(let day?, let id): "the item \"\(id)\" does not occur on \(day)"
    case .unknownOccurrence(nil, let id): "it is not said which occurrence of \"\(id)\" is meant"
    case .alreadyCompleted(let id, let day): "\"\(id)\"\(on(day)) is completed already"
    case .notCompleted(let id, let day): "\"\(id)\"\(on(day)) is not completed"
    case .requiredGoalsOutstanding(let goals):
      "not completed before: \(goals.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .tooLittleProgress(let part?, let needed): "the progress is \(part), needed is \(needed)"
    case .tooLittleProgress(nil, let needed): "there is no progress, needed is \(needed)"
    }
  }

  private func on(_ day: CalendarDay?) -> String {
    day.map { " on \($0)" } ?? ""
  }

}

extension DiaryText {
  func text(of refusal: DiaryItem.Refusal) -> String {
    switch refusal {
    case .invalid(let faults): text(of: faults)
    case .duplicate: self("item.duplicate")
    case .unknown: self("item.unknown")
    case .isPlatforms: self("item.isPlatforms")
    case .isNote: self("item.isNote")
    case .otherKind: self("item.otherKind")
    case .unknownOccurrence: self("item.unknownOccurrence")
    case .alreadyCompleted: self("item.alreadyCompleted")
    case .notCompleted: self("item.notCompleted")
    case .requiredGoalsOutstanding(let goals):
      self(Sentence("item.requiredGoalsOutstanding", ["count": .count(goals.count)]))
    case .tooLittleProgress(_, let needed):
      self(Sentence("item.tooLittleProgress", ["percent": .count(needed.wholePercent)]))
    }
  }

  /// Returns first what is missing, in one sentence, then a sentence for every other fault.
  func text(of faults: [DiaryFault]) -> String {
    let missing = faults.compactMap { fault in
      if case .missing(let field) = fault { name(of: field) } else { nil }
    }
    let fields = missing.joined(separator: ", ")
    let first = missing.isEmpty ? [] : [self(Sentence("item.missing", ["fields": .text(fields)]))]
    return (first + faults.compactMap(text)).joined(separator: " ")
  }

  /// Returns the sentence for a fault, or nil for one that is named together with others.
  private func text(of fault: DiaryFault) -> String? {
    switch fault {
    case .missing: nil
    case .notAllowed(let field):
      self(Sentence("item.notAllowed", ["field": .text(name(of: field))]))
    case .emptyIdentifier: self("item.emptyIdentifier")
    case .unknownCourse: self("course.unknown")
    case .unknownGoal: self("item.unknownGoal")
    case .requiresItself: self("item.requiresItself")
    case .progressOutOfRange: self("item.progressOutOfRange")
    case .intervalNotOfDays: self("item.intervalNotOfDays")
    case .recurrenceEndsBeforeItBegins: self("item.recurrenceEndsBeforeItBegins")
    case .tooManyOccurrences: self("item.tooManyOccurrences")
    case .nothingWritten: self("reflection.nothingWritten")
    case .duplicateAnswer: self("reflection.duplicateAnswer")
    case .malformed, .duplicateIdentifier, .blank, .outOfRange, .timeWithoutDay, .circular,
      .tooFarAhead:
      self("item.malformed")
    }
  }
}

extension Fraction {
  /// The part in whole percent, rounded up, so that having so much is having enough.
  fileprivate var wholePercent: Int {
    (try? percent(.up)) ?? 100
  }
}
