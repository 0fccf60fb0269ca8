// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import Quizzes
import Testing
import ZipArchives

@testable import LudusTool

@Suite("Packages of QTI and H5P")
struct PackageTests {
  /// An item, the interaction that it shows, and the kind of problem that it becomes, if any.
  static let items: [(name: String, interaction: String, kind: ProblemKind.Name?)] = [
    ("choice", "choiceInteraction", .multipleChoice),
    ("text-entry", "textEntryInteraction", .exactMatch),
    ("extended-text", "extendedTextInteraction", .openResponse),
    ("inline-choice", "inlineChoiceInteraction", .cloze),
    ("order", "orderInteraction", .ordering), ("match", "matchInteraction", .matching),
    ("gap-match", "gapMatchInteraction", .cloze),
    ("hottext", "hottextInteraction", .multipleChoice),
    ("hotspot", "hotspotInteraction", nil),
    ("graphic-gap-match", "graphicGapMatchInteraction", nil),
    ("select-point", "selectPointInteraction", nil),
  ]

  @Test(
    "an item for each interaction is scored, and becomes a problem where there is one",
    arguments: items
  )
  func interaction(name: String, interaction: String, kind: ProblemKind.Name?) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Files.content("qti/\(name).xml")))
    let document = QTI.read(Array(data))
    guard case .item(let item) = document.content else {
      Issue.record("no item")
      return
    }
    #expect(document.diagnostics == [])
    #expect(item.interactions == [interaction: 1])
    let response = try #require(item.responses.first)
    let full = try item.outcomes(for: ["RESPONSE": response.correct])["SCORE"]
    let none = try item.outcomes(for: [:])["SCORE"]
    if kind != .openResponse { #expect(full != .number(0)) }
    #expect(none == .number(0))
    let package = QTI.read(package: ["\(name).xml": Array(data)])
    #expect(package.diagnostics.allSatisfy { $0.code == .usualRules })
    #expect(package.bank(id: "b").bank?.allProblems.map(\.kind.name) == kind.map { [$0] })
  }

  @Test("a folder of items becomes a bank, and what cannot is named")
  func folder() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.ludus.run("convert", Files.content("qti"), "b.json", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("hotspot.xml:1:1: error: "))
    let bank = try ProblemBank(json: Data(folder.text(of: "b.json").utf8))
    #expect(bank.allProblems.count == 8)
    let shown = try Tool.ludus.run("inspect", Files.content("qti"))
    #expect(shown.output.split(separator: "\n").count { $0.contains(#""file":"#) } == 11)
  }

  @Test(
    "a bank goes through a zip of each version and comes back",
    arguments: ["qti", "qti22", "qti3"]
  )
  func roundTrip(format: String) throws {
    let folder = try TemporaryFolder()
    let gift =
      "::one::Which? {=a#yes ~b}\n\n::two::Two? {#2:0.5}\n\n::three::Sure? {T}\n\n::four::Fe? {=iron}\n"
    try folder.write(Data(gift.utf8), to: "q.gift")
    _ = try Tool.ludus.run("convert", "q.gift", "b.json", in: folder.url)
    let made = try Tool.ludus.run(
      "convert",
      "b.json",
      "b.zip",
      "--to",
      format,
      in: folder.url
    )
    #expect(made == Run(status: 0, output: ""))
    let back = try Tool.ludus.run("convert", "b.zip", "c.json", in: folder.url)
    #expect(back.status == 0 && back.output.isEmpty)
    #expect(back.errors.hasSuffix(" files, 4 questions, no faults\n"))
    let banks = try ["b.json", "c.json"].map {
      try ProblemBank(json: Data(folder.text(of: $0).utf8))
    }
    #expect(banks[0].allProblems.map(\.id) == banks[1].allProblems.map(\.id))
    #expect(banks[0].allProblems.map(\.correctAnswer) == banks[1].allProblems.map(\.correctAnswer))
    let shown = try Tool.ludus.run("inspect", "b.zip", in: folder.url)
    #expect(shown.output.contains(#""file":"imsmanifest.xml""#))
  }

  @Test("one question can be an item without a package, several cannot")
  func loneItem() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("::q::Sure? {T}".utf8), to: "q.gift")
    let made = try Tool.ludus.run("convert", "q.gift", "q.xml", "--to", "qti3", in: folder.url)
    let totals = "q.gift: 1 line, 1 question, no faults\n"
    #expect(made == Run(status: 0, output: "", errors: totals))
    #expect(try folder.text(of: "q.xml").contains("<qti-choice-interaction"))
    try folder.write(Data("Sure? {T}\n\nReally? {F}".utf8), to: "two.gift")
    let refused = try Tool.ludus.run(
      "convert",
      "two.gift",
      "two.xml",
      "--to",
      "qti",
      in: folder.url
    )
    #expect(refused.status == 64)
    #expect(refused.errors.contains("two.xml can be one item of QTI"))
  }

  @Test("an H5P file is written, read and shown, and says that it has no libraries")
  func h5p() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("::q::Which? {=a ~b}".utf8), to: "q.gift")
    let made = try Tool.ludus.run("convert", "q.gift", "q.h5p", in: folder.url)
    #expect(made.status == 0)
    #expect(made.errors.contains("q.h5p: hint: the package has no JavaScript libraries"))
    let shown = try Tool.ludus.run("inspect", "q.h5p", in: folder.url)
    #expect(shown.output.contains(#""mainLibrary":"H5P.MultiChoice""#))
    #expect(
      shown.output.contains(
        #""answers":[{"correct":true,"text":"a"},{"correct":false,"text":"b"}]"#
      )
    )
    #expect(shown.output.contains(#"{"counts":{"multichoice":1}"#))
    #expect(try Tool.ludus.run("convert", "q.h5p", "back.gift", in: folder.url).status == 0)
    #expect(try folder.text(of: "back.gift").contains("=a"))
  }

  @Test("quiz check warns about what another format cannot hold")
  func target() throws {
    let run = try Tool.ludus.run("quiz", "check", Files.allKinds, "--for", "qti")
    #expect(run.status == 0)
    #expect(run.output.contains(#"problem "order-bread": warning: "#))
    let strict = try Tool.ludus.run(
      "quiz",
      "check",
      Files.allKinds,
      "--for",
      "moodle",
      "--strict",
      "--json"
    )
    #expect(strict.status == 1)
    #expect(strict.output.contains(#""code":"judgment""#))
    let h5p = try Tool.ludus.run("quiz", "check", Files.allKinds, "--for", "h5p")
    #expect(h5p.output.components(separatedBy: "[category]").count == 2)
  }

  /// A package from a stranger could take any file of its reader along.
  @Test("a link that leads out of a folder is refused, one within it is not")
  func links() throws {
    let folder = try TemporaryFolder()
    let package = folder.url.appendingPathComponent("package")
    let manager = FileManager.default
    try manager.createDirectory(at: package, withIntermediateDirectories: false)
    try manager.copyItem(
      atPath: Files.content("qti/choice.xml"),
      toPath: package.appendingPathComponent("choice.xml").path
    )
    let link = package.appendingPathComponent("again.xml")
    try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "choice.xml")
    let inside = try Tool.ludus.run("convert", "package", "b.json", in: folder.url)
    #expect(inside.errors.contains("2 files, 2 questions"), "\(inside.errors)")
    try folder.write(Data("secret".utf8), to: "secret.png")
    for target in ["/etc/passwd", "../secret.png"] {
      let out = package.appendingPathComponent("x.png")
      try manager.createSymbolicLink(atPath: out.path, withDestinationPath: target)
      let run = try Tool.ludus.run("convert", "package", "c.json", in: folder.url)
      #expect(run.status == 65)
      #expect(run.errors.contains("the name x.png in it leads out of the folder"), "\(run.errors)")
      #expect(!manager.fileExists(atPath: folder.path("c.json")))
      try manager.removeItem(at: out)
    }
  }

  @Test(
    "a zip that is no package of questions is called by its name",
    arguments: [
      ("xl/workbook.xml", "a spreadsheet of Excel", "xlsx"),
      ("word/document.xml", "a text document", "docx"),
      ("ppt/presentation.xml", "a presentation", "pptx"),
    ]
  )
  func foreignZip(path: String, noun: String, ending: String) throws {
    // A format of questions says itself what is wrong with it.
    guard FileFormat(rawValue: ending) == nil else { return }
    let folder = try TemporaryFolder()
    let archive = try ZipArchive(files: [path: Array("<x/>".utf8), "[Content_Types].xml": [1]])
    try folder.write(Data(archive.bytes), to: "file.\(ending)")
    for command in [["check"], ["inspect"], ["quiz", "check"]] {
      let run = try Tool.ludus.run(command + ["file.\(ending)"], input: Data(), in: folder.url)
      #expect(run.status == 65 && run.errors.contains("this is \(noun)"), "\(command) \(run)")
    }
    let run = try Tool.ludus.run("convert", "file.\(ending)", "b.json", in: folder.url)
    #expect(run.status == 65 && run.errors.contains("this is \(noun)"))
  }

  @Test("a zip that is refused is named by inspect and ends convert")
  func refusedPackage() throws {
    let folder = try TemporaryFolder()
    var archive = Data(try ZipArchive(files: ["up/out.xml": [1]]).bytes)
    while let name = archive.range(of: Data("up/".utf8)) {
      archive.replaceSubrange(name, with: Data("../".utf8))
    }
    try folder.write(archive, to: "slip.zip")
    let shown = try Tool.ludus.run("inspect", "slip.zip", in: folder.url)
    #expect(shown.status == 0)
    #expect(shown.output.contains(#""code":"refused-package""#))
    let run = try Tool.ludus.run("convert", "slip.zip", "b.json", in: folder.url)
    #expect(run.status == 65)
    #expect(run.errors.contains("slip.zip: the name ../out.xml in it leads out of the folder"))
  }
}
