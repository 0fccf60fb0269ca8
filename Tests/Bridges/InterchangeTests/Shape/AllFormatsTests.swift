// SPDX-License-Identifier: Apache-2.0
import FileDiagnostics
import Foundation
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

/// A text in the encodings that editors and spreadsheets write.
enum WrittenEncoding: String, CaseIterable, Sendable {
  case windows1252, utf16LittleEndian, utf16BigEndian

  func bytes(of text: String) -> [UInt8] {
    switch self {
    case .windows1252: Array(text.data(using: .windowsCP1252) ?? Data())
    case .utf16LittleEndian: [0xFF, 0xFE] + Array(text.data(using: .utf16LittleEndian) ?? Data())
    case .utf16BigEndian: [0xFE, 0xFF] + Array(text.data(using: .utf16BigEndian) ?? Data())
    }
  }
}

/// What holds in every format of questions.
@Suite struct AllFormatsTests {
  private static func questions(_ gift: String) -> [Imported.Item.Content] {
    GIFT.read(Array(gift.utf8)).items.map(\.content)
  }

  /// A file is read in whatever encoding it is written.
  ///
  /// A package, which says its own, is read or the loss is named.
  @Test(arguments: QuestionFormat.all.map(\.name), WrittenEncoding.allCases)
  func anyEncodingIsReadOrNamed(name: String, encoding: WrittenEncoding) throws {
    let format = try #require(QuestionFormat(name: name))
    let contents = Self.questions("Größe – „Überfluß“? {=Käse ~Öl}")
    let told: [Diagnostic]
    if let file = format.file {
      let bytes = file.write(contents).bytes
      let read = file.read(encoding.bytes(of: String(decoding: bytes, as: UTF8.self)))
      let made = read.bank(id: "b")
      told = read.diagnostics + made.diagnostics
      let bank = try #require(made.bank)
      let json = String(decoding: try bank.json(), as: UTF8.self)
      #expect(json.contains("Größe – „Überfluß“") && json.contains("Käse"))
      #expect(bank == file.read(bytes).bank(id: "b").bank)
      #expect(!told.contains { $0.isLoss })
    } else {
      let package = try #require(format.package)
      var files = package.convert(contents, title: "B", language: nil).files
      for (path, bytes) in files where path.hasSuffix(".xml") || path.hasSuffix("content.json") {
        files[path] = encoding.bytes(of: String(decoding: bytes, as: UTF8.self))
      }
      let read = package.read(package: files)
      let made = read.bank(id: "b")
      told = read.diagnostics + made.diagnostics
      #expect(made.bank != nil || told.contains(where: \.isLoss))
      if let bank = made.bank {
        #expect(String(decoding: try bank.json(), as: UTF8.self).contains("Größe – „Überfluß“"))
      }
    }
    for diagnostic in told {
      #expect(diagnostic.description.firstMatch(of: /[{][a-z]+[}]/) == nil, "\(diagnostic)")
    }
  }

  /// A question that is put in in front changes the identifier of no other, even where several have
  /// one name or one text.
  ///
  /// A file with gaps is one question, and the items of a package have identifiers, as have the rows
  /// of tables, where a name is written as one.
  @Test(
    arguments: QuestionFormat.all.filter { format in
      format.file != nil && !["cloze", "csv", "tsv", "json-lines"].contains(format.name)
    }
    .map(\.name)
  )
  func aQuestionInFrontChangesNoOtherIdentifier(name: String) throws {
    let file = try #require(QuestionFormat(name: name)?.file)
    let old = """
      ::Name::Which is b? {=b ~c}

      ::Name::Which is c? {=c ~b}

      ::Name::Which? {=d ~e}

      ::Name::Which? {=e ~d}

      Which is next? {=f ~g}

      Which is next? {=g ~f}
      """
    func identifiers(_ gift: String) throws -> [Problem.ID] {
      let bytes = file.write(Self.questions(gift)).bytes
      return try #require(file.read(bytes).bank(id: "b").bank).allProblems.map(\.id)
    }
    let before = try identifiers(old)
    let after = try identifiers("::Name::Which is a? {=a ~b}\n\n" + old)
    #expect(before.count == 6 && Set(before).count == 6)
    #expect(after.count == 7 && Array(after.dropFirst()) == before)
  }
}
