// SPDX-License-Identifier: Apache-2.0
import Foundation
import PinLabels
import PinLabelsSVG
import Testing

@Suite("ludus pins svg")
struct PinsSVGTests {
  @Test("draws what the library draws", arguments: ["hand-bones.json", "plant-cell.json"])
  func drawing(name: String) throws {
    let file = Files.content(name)
    let sheet = try PinSheet(json: Data(contentsOf: URL(fileURLWithPath: file)))
    let view = try #require(sheet.views.first)
    let plain = try Tool.ludus.run("pins", "svg", "--sheet", file)
    #expect(plain == Run(status: 0, output: sheet.svg() ?? ""))
    #expect(!sheet.pins.contains { plain.output.contains($0.correction.text) })
    let labeled = try Tool.ludus.run(
      "pins",
      "svg",
      "--sheet",
      file,
      "--view",
      view.id.rawValue,
      "--labels",
      "la",
      "--image",
      "--no-regions"
    )
    for pin in sheet.pins {
      #expect(labeled.output.contains(": \(pin.correction.text)</title>"))
    }
    #expect(labeled.output.contains("<image href=\"\(view.image.file ?? "")\""))
    #expect(!labeled.output.contains("data-region"))
  }

  @Test(
    "our own sheets have nothing to check and their images",
    arguments: ["hand-bones", "plant-cell"]
  )
  func content(name: String) throws {
    let file = URL(fileURLWithPath: Files.content("\(name).json"))
    let sheet = try PinSheet(json: Data(contentsOf: file))
    #expect(sheet.checks().map(\.description) == [])
    for view in sheet.views {
      #expect((8...15).contains(view.pins.count))
      let image = try #require(view.image.file)
      let svg = try String(contentsOfFile: Files.content(image), encoding: .utf8)
      let size = view.image.displayedSize
      #expect(svg.contains("viewBox=\"0 0 \(size.width) \(size.height)\""))
      for pin in view.pins {
        #expect(Set(pin.labels.map(\.language.rawValue)) == ["la", "de", "en"])
        #expect(pin.correction.language.rawValue == "la")
      }
    }
  }

  @Test(
    "refuses a language in which no pin has a name",
    arguments: ["svg", "play", "evaluate", "report"]
  )
  func missingLanguage(command: String) throws {
    let file = Files.content("hand-bones.json")
    let run = try Tool.ludus.run("pins", command, "--sheet", file, "--labels", "fr")
    #expect(run.status == 64)
    #expect(run.errors.contains("No pin has a name in fr, expected one of de, en, la."))
  }

  @Test("writes names on the image where that is asked for")
  func onImage() throws {
    let file = Files.content("hand-bones.json")
    let run = try Tool.ludus.run("pins", "svg", "--sheet", file, "--labels", "la", "--on-image")
    #expect(run.output.contains("viewBox=\"0 0 800 1200\""))
  }

  @Test("refuses what is no language")
  func language() throws {
    let file = Files.content("hand-bones.json")
    let run = try Tool.ludus.run("pins", "svg", "--sheet", file, "--labels", "?")
    #expect(run.status == 64)
    #expect(
      run.errors.contains("The value of --labels is ?, expected a language such as la or de.")
    )
  }
}
