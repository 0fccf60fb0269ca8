// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The files that teachers have looked at and not published yet, so that nobody has to choose one twice.
///
/// They are in memory alone: one upload of each account, for an hour, and of a few accounts at a time.
actor Drafts {
  /// The files of a form.
  struct Draft: Sendable {
    let key: String
    let file: UploadedFile?
    let image: UploadedFile?
    fileprivate let keptAt: Date
  }

  /// How many uploads are kept at once; each is as large as a form may be.
  static let limit = 8
  static let lifetime: TimeInterval = 3_600

  private var drafts: [String: Draft] = [:]

  /// Keeps the files of an account in the place of those before.
  ///
  /// - Returns: What was kept, or nil without files.
  func keep(
    _ file: UploadedFile?,
    _ image: UploadedFile?,
    of account: String,
    at date: Date = Date()
  ) -> Draft? {
    drafts[account] = nil
    guard file != nil || image != nil else { return nil }
    drafts = drafts.filter { date < $0.value.keptAt + Self.lifetime }
    if drafts.count >= Self.limit,
      let oldest = drafts.min(by: { $0.value.keptAt < $1.value.keptAt })
    {
      drafts[oldest.key] = nil
    }
    let draft = Draft(key: Secrets.token(), file: file, image: image, keptAt: date)
    drafts[account] = draft
    return draft
  }

  /// The files that were kept of an account under a key, which its form has.
  func draft(_ key: String?, of account: String, at date: Date = Date()) -> Draft? {
    drafts[account].flatMap {
      $0.key == key && date < $0.keptAt + Self.lifetime ? $0 : nil
    }
  }

  /// Forgets the files of an account, which are published.
  func forget(_ account: String) { drafts[account] = nil }
}
