// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GRDB
import Gamification
import HTTPTypes
import Hummingbird
import LearningDiary
import Testing

@testable import Classroom

struct OwnClassTests {
  @Test func aClassIsBegunOnce() async throws {
    try await inFolder { folder in
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
  }

  @Test func aClassThatWasBegunByHalvesIsBegunAnew() async throws {
    try await inFolder { folder in
      var options = Site.Options()
      options.database = folder.appending(path: "site.sqlite").path
      options.teacher = "Kim"
      let halved = try await Site(options).store
      try await halved.database.write { try $0.execute(sql: "DELETE FROM account") }
      #expect(try !halved.check().isWhole)
      options.teacher = nil
      await #expect(throws: ValidationError.self) { _ = try await Site(options) }
      options.teacher = "Kim"
      let site = try await Site(options)
      #expect(site.passphrase != nil)
      #expect(try site.store.accounts().map(\.name) == ["Kim"])
      #expect(try site.store.check().isWhole)
    }
  }

  @Test func aClassThatCannotBeStoredWholeIsNotStoredAtAll() async throws {
    let store = try Store(path: nil)
    try await store.database.write {
      try $0.execute(
        sql: """
          CREATE TRIGGER refusal BEFORE INSERT ON account BEGIN SELECT RAISE(ABORT, 'no'); END
          """
      )
    }
    let groups = Streams<PlayerGroup>(.groups, in: store)
    await #expect(throws: DatabaseError.self) {
      try await OwnClass(store: store, groups: groups, title: "7b").begin(taughtBy: "Kim")
    }
    #expect(try store.head(of: GroupPages.stream) == nil)
    #expect(try CoursePages.courses(in: store).isEmpty)
  }

  @Test func aDamagedFileIsNotServed() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "site.sqlite").path
      let good = folder.appending(path: "good.sqlite").path
      let own = try await TestClass()
      for number in 1...20 { try own.publish(try TestClass.bank("bank \(number)", answer: "a")) }
      try own.store.back(up: file)
      try own.store.back(up: good)
      var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      let part = bytes.count * 2 / 5..<bytes.count * 3 / 5
      bytes.replaceSubrange(part, with: Data(repeating: 0x5A, count: part.count))
      try bytes.write(to: URL(fileURLWithPath: file))
      var options = Site.Options()
      options.database = file
      do {
        _ = try await Site(options)
        Issue.record("it is served")
      } catch let damage as DamagedFile {
        #expect(damage.description.contains("classroom restore BACKUP --database \(file)"))
      }
      // What is said to help does.
      try Restore.parse([good, "--database", file]).run()
      #expect(try await Site(options).store.accounts().map(\.name) == ["Kim"])
    }
  }

  @Test func whatIsNoDatabaseIsSaidToBeDamaged() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(repeating: 0x5A, count: 10_000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var options = Site.Options()
    options.database = file.path
    await #expect(throws: DamagedFile.self) { _ = try await Site(options) }
  }

  @Test func everyAddressOfACommandCanBeLoaded() async throws {
    var options = Site.Options()
    options.teacher = "Kim"
    let routes = try await Site(options).router.routes
    func paths(_ method: HTTPRequest.Method) -> Set<String> {
      Set(
        routes.filter { $0.method == method }.map {
          $0.path.map { "\($0)".hasPrefix("{") ? "{}" : "\($0)" }.joined(separator: "/")
        }
      )
    }
    #expect(paths(.post).contains("account/passphrase"))
    #expect(paths(.post).subtracting(paths(.get)).isEmpty)
  }

  @Test(arguments: [
    (1, "/account/passphrase", "/account"), (2, "/class/people/open", "/class/people"),
    (3, "/content/items/a%2Fb/rename", "/content/items/a%2Fb"), (0, "/x", "/"),
    (1, "//evil.example/x", "/evil.example"),
  ])
  func theAddressOfACommandLeadsToItsPage(count: Int, path: String, page: String) {
    #expect(CommandAddresses.beginning(count, of: path) == page)
  }

  @Test func theContentOfTheDemoIsThatOfTheExamples() throws {
    let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Content")
    let names = try FileManager.default.contentsOfDirectory(atPath: Demo.content.path)
    #expect(names.count == 9)
    for name in names {
      let original = content.appending(path: name == "courses.json" ? "diary/\(name)" : name)
      let copy = try Data(contentsOf: Demo.content.appending(path: name))
      #expect(try copy == Data(contentsOf: original), "\(name)")
    }
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
