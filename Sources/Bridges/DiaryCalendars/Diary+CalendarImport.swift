// SPDX-License-Identifier: Apache-2.0
public import ICalendar
public import LearningDiary
public import LudusCore
internal import LudusFoundation
internal import PlayerProgress
internal import Recurrences

extension Diary {
  /// The outcome of importing a calendar file into a diary.
  ///
  /// It lists everything that is not in the diary afterwards as it was in the file.
  public struct CalendarImport: Hashable, Sendable {
    /// The outcome of each entry, in the order of the file.
    public internal(set) var entries: [Entry] = []
    /// The series that changed because an entry took one of their times.
    var series: [DiaryItem.Key] = []
    /// Values that could not be read, with their lines.
    public internal(set) var faults: [CalendarFile.Fault] = []

    /// An entry of the file with its outcome.
    public struct Entry: Hashable, Sendable {
      /// The name of the entry in all calendars, if it has one.
      public let uid: String?
      /// The title, if it has one.
      public let title: String?
      /// The line on which it begins, when it was read from a file.
      public let line: Int?
      /// The outcome.
      public let outcome: Outcome
      /// The parts that the diary cannot hold, also when nothing changed.
      public let losses: [Loss]
    }

    /// The possible outcomes of an entry.
    public enum Outcome: Hashable, Sendable {
      /// There is a new item.
      case added(DiaryItem.ID)
      /// An item was changed; of the platform's only the reminder.
      case updated(DiaryItem.Key)
      /// The item is already like this.
      case unchanged(DiaryItem.Key)
      /// It is cancelled: the item is deleted, or ends with what was done of it.
      case withdrawn(DiaryItem.Key)
      /// Nothing was taken over.
      case skipped(Reason)
    }

    /// The reason an entry is not imported.
    public enum Reason: Hashable, Sendable {
      /// It is a journal entry, which has no day of something to do.
      case isJournal
      /// It is cancelled, and the diary does not have it.
      case isCancelled
      /// It replaces one of a series, and the diary has no series of that name.
      case replacesOccurrence
      /// The diary has changed the item more often; how often it was changed in the file and in the
      /// diary.
      case isOlder(Int, than: Int)
      /// The learner deleted the item.
      case wasDeleted
      /// The diary refuses it.
      case refused(DiaryError)
    }

    /// A detail that a diary cannot hold.
    public enum Loss: Hashable, Sendable {
      /// The time that it takes; an item has only the time of its beginning.
      case length
      /// Its recurrence; only the first time is taken.
      case recurrence
      /// That it comes again without end; it was taken to end on a day, because its zone has no
      /// name that is known.
      case endlessRecurrence(until: CalendarDay)
      /// Single times of a series that are lost with it, or differ in a way that an item cannot
      /// have; their number.
      case singleTimes(Int)
      /// Reminders beyond the 20 that an item can have; their number.
      case reminders(Int)
      /// That it is done, which is only noted in the diary.
      case completion
      /// That it is to be done or takes place: it has no date, so it becomes a note.
      case undated
      /// The zone of its time, which is not known; the time was taken as that of the learner.
      case zone(String)
      /// Properties that mean nothing to a diary; their names in order.
      case properties([String])
    }

    /// The items that are new or changed, in order.
    public var changedItems: [DiaryItem.Key] {
      let changed = entries.compactMap { entry -> DiaryItem.Key? in
        switch entry.outcome {
        case .added(let id): .own(id)
        case .updated(let key), .withdrawn(let key): key
        case .unchanged, .skipped: nil
        }
      }
      return changed + series.filter { !changed.contains($0) }
    }
  }
}

extension Diary.CalendarImport.Reason: CustomStringConvertible {
  /// The reason the entry is not taken over, for developers.
  public var description: String {
    switch self {
    case .isJournal: "a journal entry has nothing to do"
    case .isCancelled: "it is cancelled"
    case .replacesOccurrence: "it replaces one of a series that the diary does not have"
    case .isOlder(let other, let own): "it is version \(other), and the diary has version \(own)"
    case .wasDeleted: "it was deleted in the diary"
    case .refused(let error): "\(error)"
    }
  }
}

extension Diary.CalendarImport.Loss: CustomStringConvertible {
  /// The loss, for developers.
  public var description: String {
    switch self {
    case .length: "how long it takes"
    case .recurrence: "how it comes again"
    case .endlessRecurrence(let day): "that it comes again after \(day)"
    case .singleTimes(let count): "single times of a series: \(count)"
    case .reminders(let count): "further reminders: \(count)"
    case .completion: "that it is done"
    case .undated: "that it is something to do, because it has no date and becomes a note"
    case .zone(let name): "the time zone \"\(name)\""
    case .properties(let names): "the properties \(names.joined(separator: ", "))"
    }
  }
}

extension DiaryText {
  /// Returns why an entry of a calendar is not taken over: a whole sentence without identifiers.
  public func text(of reason: Diary.CalendarImport.Reason) -> String {
    switch reason {
    case .isJournal: self("import.isJournal")
    case .isCancelled: self("import.isCancelled")
    case .replacesOccurrence: self("import.replacesOccurrence")
    case .isOlder: self("import.isOlder")
    case .wasDeleted: self("import.wasDeleted")
    case .refused(let error): text(of: error)
    }
  }

  /// Returns the sentence for a loss.
  public func text(of loss: Diary.CalendarImport.Loss) -> String {
    switch loss {
    case .length: self("loss.length")
    case .recurrence: self("loss.recurrence")
    case .endlessRecurrence(let day):
      self(Sentence("loss.endlessRecurrence", ["date": .text(text(of: day))]))
    case .singleTimes(let count): self(Sentence("loss.singleTimes", ["count": .count(count)]))
    case .reminders(let count): self(Sentence("loss.reminders", ["count": .count(count)]))
    case .completion: self("loss.completion")
    case .undated: self("loss.undated")
    case .zone(let name): self(Sentence("loss.zone", ["zone": .text(name)]))
    case .properties(let names):
      self(Sentence("loss.properties", ["names": .text(names.joined(separator: ", "))]))
    }
  }

  /// Returns what is wrong with a line of a calendar file, for the person who brought it.
  public func text(of fault: CalendarFile.Fault) -> String {
    var values: [String: Sentence.Value] = ["line": .count(fault.line)]
    let key: String
    switch fault.reason {
    case .notAProperty(let text), .badName(let text), .badParameter(let text),
      .unclosedQuote(let text):
      (key, values["text"]) = ("syntax", .text(text))
    case .notUTF8: key = "notUTF8"
    case .notBegun, .notEnded, .outsideComponents, .tooDeep: key = "structure"
    case .missing(let property, let name):
      (key, values["property"], values["name"]) = ("missing", .text(property), .text(name))
    case .badValue(let text, let name):
      (key, values["text"], values["name"]) = ("badValue", .text(text), .text(name))
    case .unknownZone(let zone): (key, values["zone"]) = ("unknownZone", .text(zone))
    }
    return self(Sentence("fault.\(key)", values))
  }
}

extension Diary {
  /// Takes over the events and to-dos of a calendar file: new ones as own items, and changes of
  /// known items, recognized by their names in calendars.
  ///
  /// ```swift
  /// let (file, faults) = CalendarFile.read(data)
  /// let taken = diary.importCalendar(file, into: "coding", calendar: vienna, at: now)
  /// taken.changedItems   // the new and changed items; `taken.entries` has every entry
  /// ```
  ///
  /// To-dos become goals in the course, unless they name another one. They are due at their due
  /// dates, or else when the time that they take is over; an entry without any date becomes a note.
  /// A series comes with its rule, single
  /// dates, exceptions and moved times, in its own zone where that is another one than the
  /// learner's. A time of a series that has a title or a text of its own is an item by itself and
  /// left out of the series; where the series goes on in another way, it ends and another item goes
  /// on. An entry that is cancelled withdraws a known item: it is deleted, unless something
  /// of it was done. Of events of a course only the reminder is taken. If a file of another program
  /// leaves out a field of a known item, such as its course or a reminder, the field stays. Times
  /// are stored in the zone of the calendar; `timeZone` gives zones by the names that the file has
  /// for them, and by those of `CalendarFile.Zones.names(of:)`. The result lists for each entry the
  /// parts that the diary cannot hold, and why an entry was not taken over.
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
          horizon: today.advanced(by: 366),
          reminderTime: content.policies.reminders.time,
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
  /// Whether the file takes everything in it back.
  var isCancelling = false
  /// The series that changed because an entry that came without them took one of their times.
  var changedSeries: [DiaryItem.Key] = []

  mutating func take(_ file: CalendarFile) -> Diary.CalendarImport {
    var result = Diary.CalendarImport()
    let entries = file.entries(faults: &result.faults)
    isCancelling = file.components.contains { calendar in
      calendar["METHOD"]?.text.withoutBlanksAround.uppercased() == "CANCEL"
    }
    // Entries that replace one time of a series are taken with the series.
    var series: [String: Int] = [:]
    for (index, entry) in entries.enumerated() where entry.recurrenceID == nil {
      series[entry.nameInCalendars] = series[entry.nameInCalendars] ?? index
    }
    var overrides: [Int: [Int]] = [:]
    var places: Set<Int> = []
    for (index, entry) in entries.enumerated() where entry.recurrenceID != nil {
      guard let base = series[entry.nameInCalendars] else { continue }
      overrides[base, default: []].append(index)
      places.insert(index)
    }
    var outcomes: [Int: Diary.CalendarImport.Entry] = [:]
    for index in order(of: entries) where !places.contains(index) {
      let others = overrides[index] ?? []
      let results = take(entries[index], others.map { entries[$0] })
      for (place, result) in zip([index] + others, results) { outcomes[place] = result }
    }
    result.entries = entries.indices.compactMap { outcomes[$0] }
    result.series = changedSeries
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

  /// Returns the outcomes of an entry and of those that replace times of its series.
  private mutating func take(
    _ entry: CalendarFile.Entry,
    _ others: [CalendarFile.Entry]
  ) -> [Diary.CalendarImport.Entry] {
    let key = CalendarUID.item(of: entry.nameInCalendars, owner: diary.owner)
    let overrides = overrides(others, of: entry, key)
    var losses: [Diary.CalendarImport.Loss] = []
    let outcome = outcome(of: entry, overrides, &losses)
    var results = [Self.result(of: entry, outcome, losses)]
    let clock = entry.start.map { reader.times.clock(of: $0, otherwise: reader.timeZone) }
    let series = key.own.flatMap { diary.item($0) }
    let parts = others.map { reader.part($0, of: series, on: clock ?? reader.times.own) }
    let apart = Set((overrides.apart + overrides.rests).map(\.nameOfOccurrence))
    for (other, part) in zip(others, parts) {
      var losses: [Diary.CalendarImport.Loss] = []
      var own = outcome
      switch outcome {
      case .skipped: break
      case .withdrawn where record(of: other) == nil: break
      case .added, .updated, .unchanged, .withdrawn:
        let isCancelled = isCancelling || [entry.status, other.status].contains("CANCELLED")
        guard apart.contains(other.nameOfOccurrence),
          isCancelled ? record(of: other) != nil : part != nil
        else { break }
        let name = CalendarUID.item(of: other.nameOfOccurrence, owner: diary.owner)
        own = taking(name, other, CalendarOverrides(), part, isCancelled: isCancelled, &losses)
      }
      results.append(Self.result(of: other, own, losses))
    }
    return results
  }

  /// Sorts the entries that replace times of a series.
  private func overrides(
    _ others: [CalendarFile.Entry],
    of entry: CalendarFile.Entry,
    _ key: DiaryItem.Key
  ) -> CalendarOverrides {
    var overrides = CalendarOverrides()
    for other in others {
      if other.isRest {
        overrides.rests.append(other)
      } else if other.standsApart(from: entry.summary, entry.text) || record(of: other) != nil {
        overrides.apart.append(other)
      } else {
        overrides.moved.append(other)
      }
    }
    guard let id = key.own, !overrides.apart.isEmpty else { return overrides }
    var trial = reader
    let item = trial.item(entry, overrides, id: id, known: diary.item(id)).item
    if item.faults.contains(.recurrenceEndsBeforeItBegins) {
      // Something must be left of the series.
      overrides.moved += overrides.apart
      overrides.apart = []
    }
    return overrides
  }

  /// The item by itself that the diary has for a time of a series.
  private func record(of other: CalendarFile.Entry) -> ItemRecord? {
    let name = CalendarUID.item(of: other.nameOfOccurrence, owner: diary.owner)
    return name.own.flatMap { diary.state.items[$0] }.flatMap { $0.isDeleted ? nil : $0 }
  }

  private static func result(
    of entry: CalendarFile.Entry,
    _ outcome: Diary.CalendarImport.Outcome,
    _ losses: [Diary.CalendarImport.Loss]
  ) -> Diary.CalendarImport.Entry {
    Diary.CalendarImport.Entry(
      uid: entry.uid,
      title: entry.summary,
      line: entry.component.line,
      outcome: outcome,
      losses: losses
    )
  }

  private mutating func outcome(
    of entry: CalendarFile.Entry,
    _ overrides: CalendarOverrides,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) -> Diary.CalendarImport.Outcome {
    guard entry.kind != .journal else { return .skipped(.isJournal) }
    let isCancelled = isCancelling || entry.status == "CANCELLED"
    var key = CalendarUID.item(of: entry.nameInCalendars, owner: diary.owner)
    if entry.recurrenceID != nil {
      if let known = key.own.flatMap({ diary.state.items[$0] }), !known.isDeleted {
        do {
          return try replace(in: known.item, by: entry, isCancelled: isCancelled, &losses)
        } catch {
          return .skipped(.refused(error))
        }
      }
      // A single time whose series is not there, as in an invitation to it, is one by itself.
      key = CalendarUID.item(of: entry.nameOfOccurrence, owner: diary.owner)
    }
    return taking(key, entry, overrides, nil, isCancelled: isCancelled, &losses)
  }

  /// Takes an entry over as an item.
  private mutating func taking(
    _ key: DiaryItem.Key,
    _ entry: CalendarFile.Entry,
    _ overrides: CalendarOverrides,
    _ part: SeriesPart?,
    isCancelled: Bool,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) -> Diary.CalendarImport.Outcome {
    do {
      guard let id = key.own else {
        return isCancelled ? .skipped(.isCancelled) : try remind(of: key, entry, &losses)
      }
      let record = diary.state.items[id]
      if let record, !record.isDeleted, entry.sequence < record.revision {
        return .skipped(.isOlder(entry.sequence, than: record.revision))
      }
      guard !isCancelled else { return try withdraw(record, key) }
      guard record?.isDeleted != true else { return .skipped(.wasDeleted) }
      let read = reader.item(entry, overrides, of: part, id: id, known: record?.item)
      losses = read.losses
      if entry.status == "COMPLETED" || entry.completed != nil, !isDone(key) {
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

  private func isDone(_ key: DiaryItem.Key) -> Bool {
    key.own.map { diary.state.done[$0] != nil } ?? diary.isCompleted(key)
  }

  /// Takes an item away that is cancelled; what was done of it stays.
  private mutating func withdraw(
    _ record: ItemRecord?,
    _ key: DiaryItem.Key
  ) throws(DiaryError) -> Diary.CalendarImport.Outcome {
    guard let record, !record.isDeleted else { return .skipped(.isCancelled) }
    guard let done = diary.state.done[record.id] else {
      try diary.delete(key, at: date)
      return .withdrawn(key)
    }
    var item = record.item
    guard let last = done.compactMap({ $0 }).max(), var series = item.recurrence else {
      return .unchanged(key)
    }
    series.rule?.end = .on(last)
    series.dates = series.dates.filter { $0 <= last }
    for id in item.occurrences(listedOn: last).compactMap(\.id) where !done.contains(id) {
      if id <= last { series.leftOut.insert(id) }
    }
    item.recurrence = series
    guard item != record.item else { return .unchanged(key) }
    try diary.edit(item, at: date)
    return .withdrawn(key)
  }

  /// Moves or leaves out one time of a series that the diary has.
  private mutating func replace(
    in known: DiaryItem,
    by entry: CalendarFile.Entry,
    isCancelled: Bool,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) throws(DiaryError) -> Diary.CalendarImport.Outcome {
    guard var series = known.recurrence, let due = known.due else {
      return .skipped(.replacesOccurrence)
    }
    let clock = reader.times.clock(of: series, reader.timeZone)
    let start = CalendarPlace(day: due, time: known.time)
    guard let day = reader.day(of: entry, on: clock) else {
      return .skipped(isCancelled ? .isCancelled : .replacesOccurrence)
    }
    let isRest = entry.isRest && series.occurrence(day, from: due) != nil && day > due
    let isApart =
      isRest || record(of: entry) != nil || entry.standsApart(from: known.title, known.text)
    if isRest {
      reader.split(&series, at: day, by: entry, from: start, on: clock, &losses)
    } else if isCancelled || isApart {
      series.leftOut.insert(day)
    } else {
      reader.take(entry, from: start, on: clock, into: &series)
    }
    var item = known
    item.recurrence = series
    let isChanged = item != known
    if isChanged { try diary.edit(item, at: date) }
    guard isApart, !isCancelled || record(of: entry) != nil else {
      return isChanged ? .updated(.own(known.id)) : .unchanged(.own(known.id))
    }
    if isChanged { changedSeries.append(.own(known.id)) }
    let part = reader.part(entry, of: known, on: clock)
    let key = CalendarUID.item(of: entry.nameOfOccurrence, owner: diary.owner)
    return taking(key, entry, CalendarOverrides(), part, isCancelled: isCancelled, &losses)
  }

  /// Takes over the reminder of an event of a course.
  private mutating func remind(
    of key: DiaryItem.Key,
    _ entry: CalendarFile.Entry,
    _ losses: inout [Diary.CalendarImport.Loss]
  ) throws(DiaryError) -> Diary.CalendarImport.Outcome {
    guard diary.state.platformItems[key] != nil else { throw .item(.unknown(key)) }
    guard let start = entry.start else { return .unchanged(key) }
    let own = reader.times.own
    let local = reader.times.place(start, on: own, otherwise: reader.timeZone)
    let known = diary.reminders(for: key)
    let reminders = reader.reminders(
      of: entry,
      start: local,
      due: local,
      on: own,
      known: known,
      namesSpans: true,
      &losses
    )
    guard reminders != known else { return .unchanged(key) }
    try diary.setReminders(reminders, for: key, at: date)
    return .updated(key)
  }
}

extension CalendarFile.Entry {
  /// The name in calendars; one made of beginning and title for an entry that has none.
  fileprivate var nameInCalendars: String {
    if let uid, !uid.isEmpty { return uid }
    return [start?.text ?? end?.text ?? "", summary ?? ""].joined(separator: " ")
  }

  /// The name of a single time of a series that stands by itself, or of its rest.
  fileprivate var nameOfOccurrence: String {
    [nameInCalendars, recurrenceID?.text ?? ""].joined(separator: " ")
  }
}
