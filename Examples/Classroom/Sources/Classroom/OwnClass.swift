// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Gamification
import LearningDiary

/// A class of one's own, with its teacher and a group that learners join.
struct OwnClass {
  let store: Store
  let groups: Streams<PlayerGroup>
  /// What the class is called: it is also its first course, so that diaries have one.
  let title: String

  /// Begins it in an empty store; one that has accounts stays as it is.
  ///
  /// All of it is stored or nothing. A class that was begun by halves, which nobody has been in, is begun
  /// anew.
  ///
  /// - Returns: The passphrase of the teacher, of which only a hash is stored; nil if nothing was
  ///   begun.
  func begin(taughtBy name: String) async throws -> String? {
    guard try store.accounts().isEmpty else { return nil }
    let (now, passphrase, id) = (Date(), Secrets.token(), Secrets.token())
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    var group = PlayerGroup(id: "class", rules: try SchoolRules().ruleBook(), calendar: calendar)
    try group.found(by: Member.ID(id), at: now)
    // Whoever teaches competes with nobody.
    try group.optOut(Member.ID(id), at: now)
    let courses = try DiaryCourse.Catalog([DiaryCourse(id: "class", title: title)]).json()
    let shelved = LibraryItem(id: CoursePages.item, kind: CoursePages.item, title: title)
    let hash = try Secrets.hash(of: passphrase)
    let teacher = Account(id, name: PersonName.shown(name), role: .teacher, hash: hash, at: now)
    try await groups.begin(
      GroupPages.stream,
      title: title,
      owner: nil,
      with: group,
      at: now
    ) { [store] database in
      try database.execute(
        sql: "DELETE FROM stream WHERE id = ? AND NOT EXISTS (SELECT 1 FROM account)",
        arguments: [GroupPages.stream]
      )
      try store.publish(courses, as: shelved, in: database)
      try teacher.insert(database)
    }
    return passphrase
  }
}
