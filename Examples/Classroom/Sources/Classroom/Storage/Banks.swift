// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Quizzes

/// The problem banks on the shelf, each read once and then kept.
actor Banks {
  private let store: Store
  private var kept: [String: ProblemBank] = [:]
  /// More banks than a class plays at a time.
  private let limit = 64

  init(store: Store) { self.store = store }

  /// The bank of an item; nil for one that is not on the shelf.
  ///
  /// Its problems have names that those of no other item have.
  func bank(of item: String) throws -> ProblemBank? {
    let digest = try store.database.read { database in
      try String.fetchOne(
        database,
        sql: "SELECT content FROM library WHERE id = ? AND kind = 'bank'",
        arguments: [item]
      )
    }
    guard let digest else { return nil }
    let key = "\(item) \(digest)"
    if let bank = kept[key] { return bank }
    guard let json = try store.json(of: item, kind: "bank") else { return nil }
    let bank = try ProblemBank(json: json).qualified(by: ProblemBank.ID(item))
    if kept.count >= limit { kept.removeAll() }
    kept[key] = bank
    return bank
  }

  /// The language that the bank of a problem is written in; nil where nobody said that.
  func language(of problem: Problem.ID?) throws -> String? {
    try BankMedia.item(of: problem).flatMap { try bank(of: $0) }?.language
  }

  /// A problem of an item on the shelf, by its whole name.
  func problem(_ id: Problem.ID) throws -> Problem? {
    try BankMedia.item(of: id).flatMap { try bank(of: $0) }?.problem(id)
  }
}
