// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import PlayerProgress
public import SharedHistories

// Parents and teachers who may look into a diary.
extension Diary {
  /// Someone who may look into a diary, and at what.
  ///
  /// ```swift
  /// try diary.admit("mum", as: .parent(), at: now)
  /// try diary.admit("ms-rossi", as: .teacher(of: ["coding"]), at: now)
  /// let forMum = try diary.export(for: "mum")
  /// ```
  ///
  /// Notes, reflections and comments stay private: an entry about learning is read by those with
  /// whom it is shared. Teachers may also give and take XP, and take that back.
  ///
  /// In JSON access is an object: `{"courses":["coding"],"role":"teacher","seesItems":true}`.
  public struct Access: Hashable, Sendable {
    /// The relation of someone to the learner.
    public enum Role: String, JSONName, Hashable, Sendable {
      /// A parent or guardian.
      case parent
      /// A teacher or tutor.
      case teacher
      /// Somebody else, such as a friend who learns along.
      case companion
    }

    /// The relation to the learner.
    public let role: Role
    /// The courses about which they may know something, or nil for all.
    public let courses: Set<DiaryCourse.ID>?
    /// Whether they may see events and goals of the learner's own, what is done of them and how it
    /// went.
    public let seesItems: Bool

    /// Creates access.
    public init(_ role: Role, courses: Set<DiaryCourse.ID>? = nil, seesItems: Bool) {
      self.role = role
      self.courses = courses
      self.seesItems = seesItems
    }

    /// Returns the access of a parent: all courses, and the learner's own items.
    public static func parent(seesItems: Bool = true) -> Access {
      Access(.parent, seesItems: seesItems)
    }

    /// Returns the access of a teacher: the progress in some courses, and which of their events the
    /// learner has read.
    public static func teacher(
      of courses: Set<DiaryCourse.ID>,
      seesItems: Bool = false
    ) -> Access {
      Access(.teacher, courses: courses, seesItems: seesItems)
    }

    /// Whether they may know about a course.
    func admits(_ course: DiaryCourse.ID?) -> Bool {
      guard let courses else { return true }
      return course.map(courses.contains) ?? false
    }
  }

  /// Lets someone look into the diary, in place of what they could see before.
  ///
  /// - Parameters:
  ///   - reader: The one who may look.
  ///   - access: Their relation to the learner, and the things at which they may look.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Throws: ``Reflection/Refusal/isOwner(_:)`` for the owner, who sees everything, and
  ///   ``DiaryError/erasureIsFinal`` for a person who is erased.
  /// - Returns: The event, for other devices.
  @discardableResult
  public mutating func admit(
    _ reader: Learner.ID,
    as access: Diary.Access,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.admitted(reader, access), by: nil, at: date, stamp: stamp)
  }

  /// Ends what ``admit(_:as:at:stamp:)`` began.
  ///
  /// - Throws: ``Reflection/Refusal/notAdmitted(_:)``.
  @discardableResult
  public mutating func dismiss(
    _ reader: Learner.ID,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.dismissed(reader), by: nil, at: date, stamp: stamp)
  }

  /// Records that the learner stays off leaderboards of several learners, or wants to be on them
  /// again.
  ///
  /// - Throws: ``DiaryError/log(_:)``.
  @discardableResult
  public mutating func optOutOfLeaderboards(
    _ isOut: Bool = true,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.optedOut(isOut), by: nil, at: date, stamp: stamp)
  }

  /// Those who may look into the diary.
  public var readers: [Learner.ID: Diary.Access] { state.readers }

  /// Returns what someone may see: courses with their progress and with the events that the learner
  /// has read, sums, own items where that is allowed, and the entries that are shared with them.
  ///
  /// Sums are there for those who may know about all courses; else level and XP are 0 and only what
  /// is completed in these courses counts.
  ///
  /// - Throws: ``Reflection/Refusal/notAdmitted(_:)``.
  /// - Complexity: O(*n* log *n*) in the number of courses, items and entries.
  public func export(for reader: Learner.ID) throws(DiaryError) -> Diary.Export {
    guard let access = state.readers[reader] else { throw .reflection(.notAdmitted(reader)) }
    let shared = reflections(sharedWith: reader, in: access.courses ?? [])
      .sorted { $0.id < $1.id }
    let items = self.items.filter {
      access.seesItems && $0.kind != .note && access.admits($0.course)
    }
    let known = Set(items.map(\.id))
    let done = state.completions.filter { key, _ in
      access.admits(state.items[key.item]?.item.course)
    }
    return Diary.Export(
      courses: courseStandings(read: true) { access.admits($0) },
      xp: access.courses == nil ? xp : 0,
      level: access.courses == nil ? level.level : 0,
      completed: done.count,
      isOffBoards: state.isOffBoards,
      owner: owner,
      items: items.map { $0.requiringOnly(known.contains) },
      done: access.seesItems
        ? done.compactMap { key, completion in
          known.contains(key.item)
            ? Diary.Export.DoneItem(
              item: key.item,
              occurrence: key.occurrence,
              on: content.policies.pointDays.day(of: completion.date),
              rating: completion.rating
            ) : nil
        }.sorted(by: Diary.Export.DoneItem.isOrdered) : [],
      reflections: shared.map(\.entry),
      comments: shared.flatMap { reflection in
        reflection.feedback.map {
          Diary.Export.Comment(entry: reflection.id, reader: reader, text: $0.text)
        }
      }
    )
  }
}

extension Diary.Access: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let role = record.field("role", \.role)
    let courses = record.field("courses", \.inOrder)
    let seesItems = record.field("seesItems", \.seesItems)
    return try Self(role(), courses: courses().map(Set.init), seesItems: seesItems())
  }

  private var inOrder: [DiaryCourse.ID]? { courses?.sorted() }
}

extension DiaryState {
  mutating func admit(_ reader: Learner.ID, _ access: Diary.Access) throws(DiaryError) {
    guard reader != content.owner else { throw .reflection(.isOwner(reader)) }
    guard !reader.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard !erased.contains(reader) else { throw .erasureIsFinal }
    readers[reader] = access
  }

  /// Takes out what a person whose name is erased may see.
  mutating func erase(_ person: Learner.ID) {
    erased.insert(person)
    readers[person] = nil
  }

  mutating func dismiss(_ reader: Learner.ID) throws(DiaryError) {
    guard readers.removeValue(forKey: reader) != nil else {
      throw .reflection(.notAdmitted(reader))
    }
  }
}
