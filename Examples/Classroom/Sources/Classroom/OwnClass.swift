// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// A class of one's own, with its teacher and a group that learners join.
struct OwnClass {
  let store: Store
  let groups: Streams<PlayerGroup>

  /// Begins it in an empty store; one that has accounts stays as it is.
  ///
  /// - Returns: The passphrase of the teacher, of which only a hash is stored; nil if nothing was
  ///   begun.
  func begin(taughtBy name: String) async throws -> String? {
    guard try store.accounts().isEmpty else { return nil }
    let (now, passphrase, id) = (Date(), Secrets.token(), Account.id(of: name))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    var group = PlayerGroup(id: "class", rules: .standard, calendar: calendar)
    try group.found(by: Member.ID(id), at: now)
    try await groups.begin(GroupPages.stream, title: "Class", owner: nil, with: group, at: now)
    try store.add(Account(id, name: name, role: .teacher, passphrase: passphrase, at: now))
    return passphrase
  }
}
