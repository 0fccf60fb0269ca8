// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import PinLabels
import PinLabelsSVG

/// The command `ludus pins svg`.
struct PinsSVG: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "svg",
    abstract: "Draw the pins, areas and arrows of a view as SVG.",
    discussion: """
      The drawing is an overlay for the image and uses its pixels as coordinates; with --image it refers to the \
      image's file itself. Without --labels it contains no names of structures. Names are in columns next to the \
      image, which makes the drawing wider; with --on-image they are written on it.

      Example:

        ludus pins svg Examples/Content/hand-bones.json --labels la --image \\
          > hand-pins.svg
      """
  )

  @OptionGroup var sheet: SheetOption<MainFile<SheetKind>>

  @Option(
    help: ArgumentHelp("The language in which to write names next to the pins.", valueName: "tag")
  )
  var labels: String?

  @Flag(help: "Show the image too, by referring to its file.")
  var image = false

  @Flag(help: "Write the names on the image, near their pins.")
  var onImage = false

  @Flag(help: "Leave out the areas of pins.")
  var noRegions = false

  func validate() throws {
    if let labels { try LanguageTag.check(labels, of: "--labels", such: "la or de") }
  }

  func run() throws {
    let (sheet, view) = try sheet.load()
    if let labels { try view.pins.expectNames(in: labels) }
    let style = OverlayStyle(
      showsImage: image,
      showsRegions: !noRegions,
      labelLanguage: labels.map { Language($0) },
      captionPlace: onImage ? .onImage : .besideImage
    )
    var output = OutputBuffer()
    try output.write((sheet.svg(of: view.id, style: style) ?? "").utf8)
    try output.flush()
  }
}
