public import ICalendar
internal import Gamification
public import LudusCore
internal import LudusFoundation

extension Diary {
  /// Takes over the events and to-dos of a calendar file: new ones as own items, and changes of
  /// those that the diary has already, by their names in calendars.
  ///
  /// ```swift
  /// let (file, faults) = CalendarFile.read(data)
  /// let taken = diary.importCalendar(file, into: "coding", calendar: vienna, at: now)
  /// taken.changedItems   // the new and changed items; `taken.entries` has every entry
  /// ```
  ///
  /// To-dos become goals in the course, unless they name another one. Of events of a course only the reminder is
  /// taken. If a file of another program leaves out a field of a known item, such as its course or a reminder, the
  /// field stays. Times are stored in the zone of the calendar; `timeZone` gives zones that the file does not
  /// describe. The result lists for each entry the parts that the diary cannot hold, and why an entry was not taken
  /// over.
  ///
  /// - Returns: The outcome of each entry.
  /// - Complexity: O(*n*) commands for *n* entries.
  @discardableResult
  public mutating func importCalendar(
    _ file: CalendarFile,
    into course: DiaryCourse.ID,
    calendar: Calendar,
    at date: Date,
    timeZone: (String) -> TimeZone? = { _ in nil }
  ) -> Diary.CalendarImport {
    withoutActuallyEscaping(timeZone) { timeZone in
      let today = DayReckoning(calendar).day(of: date)
      var run = CalendarImportRun(
        diary: self,
        date: date,
        reader: CalendarItemReader(
          owner: owner,
          course: course,
          horizon: CalendarDay(clamping: today.number + 366),
          timeZone: timeZone,
          times: CalendarLocalTimes(file, calendar: calendar)
        )
      )
      let result = run.take(file)
      self = run.diary
      return result
    }
  }
}

/// Takes over the entries of a calendar file.
private struct CalendarImportRun {
  var diary: Diary
  let date: Date
  var reader: CalendarItemReader

  mutating func take(_ file: CalendarFile) -> Diary.CalendarImport {
    var result = Diary.CalendarImport()
    let entries = file.entries(faults: &result.faults)
    var outcomes: [Int: Diary.CalendarImport.Entry] = [:]
    for index in order(of: entries) {
      outcomes[index] = take(entries[index])
    }
    result.entries = entries.indices.compactMap { outcomes[$0] }
    result.faults += reader.times.faults
    return result
  }

  /// The places of the entries in an order in which goals come after those that they require.
  private func order(of entries: [CalendarFile.Entry]) -> [Int] {
    let names = entries.map { CalendarUID.item(of: $0.nameInCalendars, owner: diary.owner) }
    let places = Dictionary(zip(names, entries.indices)) { first, _ in first }
    var order: [Int] = []
    var seen: Set<Int> = []
    // Without recursion, because a calendar may be as long as it likes. A place comes twice: before
    // and after the goals that it requires.
    var open = entries.indices.reversed().map { (place: $0, isReady: false) }
    while let (place, isReady) = open.popLast() {
      if isReady {
        order.append(place)
      } else if seen.insert(place).inserted {
        open.append((place, true))
        for goal in reader.requirements(of: entries[place]).goals {
          open += places[.own(goal)].map { [($0, false)] } ?? []
        }
      }
    }
    return order
  }

  private mutating func take(_ entry: CalendarFile.Entry) -> Diary.CalendarImport.Entry {
    var losses: [Diary.CalendarImport.Loss] = []
    let outcome = outcome(of: entry, &losses)
    return Diary.CalendarImport.Entry(
      uid: entry.uid,
      title: entry.summary,
      line: entry.component.line,
      outcome: outcome,
      losses: losses
    )
  }

  private mutating func outcome(
    of entry: CalendarFile.Entry,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) -> Diary.CalendarImport.Outcome {
    guard entry.kind != .journal else { return .skipped(.isJournal) }
    guard entry.status != "CANCELLED" else { return .skipped(.isCancelled) }
    guard entry.recurrenceID == nil else { return .skipped(.replacesOccurrence) }
    let key = CalendarUID.item(of: entry.nameInCalendars, owner: diary.owner)
    do {
      guard let id = key.own else { return try remind(of: key, entry, &losses) }
      let record = diary.state.items[id]
      guard record?.isDeleted != true else { return .skipped(.wasDeleted) }
      if let record, entry.sequence < record.revision {
        return .skipped(.isOlder(entry.sequence, than: record.revision))
      }
      let read = reader.item(entry, id: id, known: record?.item)
      losses = read.losses
      if entry.status == "COMPLETED" || entry.completed != nil, !diary.isCompleted(key) {
        losses.append(.completion)
      }
      guard let record else {
        try diary.add(read.item, at: date)
        return .added(id)
      }
      guard record.item != read.item else { return .unchanged(key) }
      try diary.edit(read.item, at: date)
      return .updated(key)
    } catch {
      return .skipped(.refused(error))
    }
  }

  /// Takes over the reminder of an event of a course.
  private mutating func remind(
    of key: ItemKey,
    _ entry: CalendarFile.Entry,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) throws(DiaryError) -> Diary.CalendarImport.Outcome {
    guard diary.state.platformItems[key] != nil else { throw .item(.unknown(key)) }
    guard let start = entry.start else { return .unchanged(key) }
    let local = reader.times.local(start, otherwise: reader.timeZone)
    let reminder = reader.reminder(of: entry, start: local, due: local, &losses)
    guard reminder != diary.reminder(for: key) else { return .unchanged(key) }
    try diary.setReminder(reminder, for: key, at: date)
    return .updated(key)
  }
}

extension CalendarFile.Entry {
  /// The name in calendars; one made of beginning and title for an entry that has none.
  fileprivate var nameInCalendars: String {
    if let uid, !uid.isEmpty { return uid }
    return [start?.text ?? end?.text ?? "", summary ?? ""].joined(separator: " ")
  }
}
