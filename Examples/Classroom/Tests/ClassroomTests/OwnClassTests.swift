// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import LearningDiary
import Testing

@testable import Classroom

struct OwnClassTests {
  @Test func aClassIsBegunOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = Site.Options()
    options.database = folder.appending(path: "site.sqlite").path
    options.teacher = "Kim"
    let site = try await Site(options)
    let passphrase = try #require(site.passphrase)
    let account = try #require(try site.store.account(named: "KIM"))
    #expect(account.name == "Kim" && account.role == .teacher)
    #expect(account.id != "kim", "the identifier says who it is")
    #expect(Secrets.matches(passphrase, account.passphrase))
    #expect(try site.store.head(of: GroupPages.stream) != nil)
    #expect(try CoursePages.courses(in: site.store).map(\.title) == ["Class"])

    options.teacher = "eve"
    let again = try await Site(options)
    #expect(again.passphrase == nil)
    #expect(try again.store.accounts().map(\.name) == ["Kim"])
  }

  @Test(arguments: ["", "a/b", "a\u{0}", String(repeating: "a", count: 41), "<b>"])
  func aNameOfATeacherIsPlain(name: String) {
    #expect(throws: (any Error).self) { try Serve.parse(["--teacher", name]) }
  }

  @Test func thereIsNoSiteWithoutAClass() async {
    await #expect(throws: ValidationError.self) { _ = try await Site(Site.Options()) }
  }

  @Test(arguments: ["ftp://x", "http://x/", "school", "https://", ""])
  func anAddressOfTheSiteIsOne(address: String) {
    #expect(throws: (any Error).self) { try Serve.parse(["--address", address]) }
    #expect(throws: Never.self) { try Serve.parse(["--address", "https://class.school.example"]) }
  }

  @Test(arguments: [("la", true), ("de-AT", true), ("no tag", false), ("", false)])
  func pinsAreNamedInALanguage(language: String, isOne: Bool) {
    let form = PinPages.BeginForm(sheet: "hand-bones", language: language)
    #expect(((try? form.tag) != nil) == isOne)
  }

  @Test func aClassIsNotBegunNextToTheDemo() {
    #expect(throws: (any Error).self) {
      try Serve.parse(["--demo", "--teacher", "kim"])
    }
  }
}
