// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus match with files of words")
struct MatchFilesTests {
  private let line = #"{"id":1,"kind":"rough","accepted":["stallion"],"input":"stalion"}"#

  @Test(
    "takes another word for another word, however the list is written",
    arguments: [
      "stalion\n", "horse\r\nStalion\r\n", "\u{FEFF}STALION", "\n\n  stalion \t\n\nhorse\n",
    ]
  )
  func words(list: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(list.utf8), to: "words")
    #expect(try isRight())
    #expect(try !isRight("--words", folder.path("words")))
  }

  @Test("takes the forms of a Hunspell dictionary for other words")
  func dictionary() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("1\nstali/S\n".utf8), to: "words.dic")
    try folder.write(Data("SET UTF-8\nSFX S Y 1\nSFX S 0 on .\n".utf8), to: "words.aff")
    #expect(try !isRight("--words", folder.path("words.dic")))
    try folder.write(Data("SET KOI8-R\n".utf8), to: "words.aff")
    let run = try Tool.ludus.run("match", "--words", folder.path("words.dic"), input: line)
    #expect(run.status == 65)
    #expect(run.errors.contains("words.aff: the encoding is KOI8-R, expected UTF-8 or ISO8859-1"))
  }

  @Test("does not take an answer that is as near to a term of the course")
  func vocabulary() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("stallion\r\nstalin\r\n".utf8), to: "terms")
    #expect(try !isRight("--vocabulary", folder.path("terms")))
    try folder.write(Data("stallion\nmare\n".utf8), to: "terms")
    #expect(try isRight("--vocabulary", folder.path("terms")))
  }

  @Test("judges as without a file when there is nothing in it", arguments: ["", "\n \r\n"])
  func empty(list: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(list.utf8), to: "words")
    let file = folder.path("words")
    let run = try Tool.ludus.run("match", "--words", file, "--vocabulary", file, input: line)
    #expect(run == (try Tool.ludus.run("match", input: line)))
  }

  @Test("says what is wrong with a file", arguments: ["--words", "--vocabulary"])
  func faults(option: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("good\nb".utf8) + [0xE4, 0x0A], to: "latin")
    let latin = folder.path("latin")
    #expect(
      try Tool.ludus.run("match", option, latin, input: line)
        == Run(
          status: 65,
          output: "",
          errors: "Error: \(latin): line 2 is not UTF-8 text, expected a word or a term\n"
        )
    )
    #expect(
      try Tool.ludus.run("match", option, "/nowhere", input: line)
        == Run(status: 66, output: "", errors: "Error: /nowhere: there is no such file\n")
    )
    #expect(
      try Tool.ludus.run("match", option, "/", input: line)
        == Run(status: 66, output: "", errors: "Error: /: this is a folder, expected a file\n")
    )
  }

  @Test("reads a list from a pipe")
  func pipe() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("\(line)\n".utf8), to: "input")
    try folder.write(Data("stalion\n".utf8), to: "words")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"cat words | "$0" match --words /dev/fd/3 3<&0 <input >output"#,
      Tool.ludus.executable.path,
    ]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    #expect(try folder.text(of: "output").hasPrefix(#"{"id":1,"correct":false,"#))
  }

  private func isRight(_ arguments: String...) throws -> Bool {
    let run = try Tool.ludus.run(["match"] + arguments, input: Data(line.utf8))
    #expect(run.status == 0)
    return run.output.hasPrefix(#"{"id":1,"correct":true,"#)
  }
}
