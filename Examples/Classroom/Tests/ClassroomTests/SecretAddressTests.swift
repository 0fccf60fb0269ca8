// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Classroom

struct SecretAddressTests {
  @Test(arguments: [SecretAddress.feed, .parents])
  func anAddressIsFoundUntilItIsReplacedOrRevoked(kind: SecretAddress) async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    #expect(try !own.store.hasAddress(kind, ada.id))
    let first = try own.store.makeAddress(kind, of: ada.id)
    #expect(try own.store.account(at: first, kind)?.id == ada.id)
    let second = try own.store.makeAddress(kind, of: ada.id)
    #expect(try own.store.account(at: first, kind) == nil)
    #expect(try own.store.account(at: second, kind)?.id == ada.id)
    // One kind opens nothing of the other.
    #expect(try own.store.account(at: second, kind == .feed ? .parents : .feed) == nil)
    try own.store.revokeAddress(kind, of: ada.id)
    #expect(try own.store.account(at: second, kind) == nil && !own.store.hasAddress(kind, ada.id))
  }

  @Test func aDownloadTellsOfThePageForParentsAndADeletionEndsIt() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    func told() throws -> Bool? {
      let data = try own.store.everything(about: ada)
      let all = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      return all?["hasPageForParents"] as? Bool
    }
    #expect(try told() == false)
    let token = try own.store.makeAddress(.parents, of: ada.id)
    #expect(try told() == true)
    try await own.people.remove(ada)
    #expect(try own.store.account(at: token, .parents) == nil)
  }
}

struct DraftsTests {
  private func file(_ name: String) -> UploadedFile { UploadedFile(name: name, bytes: [0]) }

  @Test func aFileIsKeptForItsFormAndItsAccountAlone() async throws {
    let drafts = Drafts()
    let now = Date()
    let kept = try #require(await drafts.keep(file("a.zip"), nil, of: "kim", at: now))
    #expect(await drafts.draft(kept.key, of: "kim", at: now)?.file?.name == "a.zip")
    #expect(await drafts.draft(kept.key, of: "lou", at: now) == nil)
    #expect(await drafts.draft("other", of: "kim", at: now) == nil)
    #expect(await drafts.draft(nil, of: "kim", at: now) == nil)
    #expect(await drafts.draft(kept.key, of: "kim", at: now + Drafts.lifetime) == nil)
    // The next one takes its place, and one without files keeps nothing.
    let next = try #require(await drafts.keep(nil, file("b.png"), of: "kim", at: now))
    #expect(await drafts.draft(kept.key, of: "kim", at: now) == nil)
    #expect(await drafts.draft(next.key, of: "kim", at: now)?.image?.name == "b.png")
    #expect(await drafts.keep(nil, nil, of: "kim", at: now) == nil)
    #expect(await drafts.draft(next.key, of: "kim", at: now) == nil)
  }

  @Test func onlyAFewAreKept() async throws {
    let drafts = Drafts()
    let now = Date()
    var keys: [String] = []
    for number in 0...Drafts.limit {
      let at = now + Double(number)
      keys.append(try #require(await drafts.keep(file("f"), nil, of: "\(number)", at: at)).key)
    }
    #expect(await drafts.draft(keys[0], of: "0", at: now + 20) == nil)
    #expect(await drafts.draft(keys[1], of: "1", at: now + 20) != nil)
    await drafts.forget("1")
    #expect(await drafts.draft(keys[1], of: "1", at: now + 20) == nil)
  }
}
