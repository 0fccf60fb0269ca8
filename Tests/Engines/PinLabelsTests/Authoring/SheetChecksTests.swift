// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

struct SheetChecksTests {
  private func checks(
    _ pins: [Pin],
    image: ImageRecord? = nil,
    arrows: [PinArrow] = [],
    highlights: [PinHighlight] = []
  ) throws -> [String] {
    let view = try ExerciseView(
      id: "v",
      image: try image ?? Samples.image(),
      pins: pins,
      arrows: arrows,
      highlights: highlights
    )
    let exercise = try PinExercise(id: "e", title: "E", views: [view])
    let section = try PinSection(id: "s", title: "S", exercises: [exercise])
    return try PinSheet(id: "x", title: "X", sections: [section]).checks().map {
      "\($0)".replacing("sections[0].exercises[0].views[0].", with: "")
    }
  }

  private func box(_ id: String, _ x: Double, _ y: Double, _ side: Double) throws -> PinRegion {
    try PinRegion(
      id: PinRegion.ID(id),
      .rectangle(ImageRectangle(x: x, y: y, width: side, height: side))
    )
  }

  @Test func aGoodSheetHasNothingToCheck() throws {
    #expect(try checks([Samples.pin("p", "Radius"), Samples.pin("q", "Ulna")]).isEmpty)
  }

  @Test func whatIsOutsideOfTheImageIsFound() throws {
    let found = try checks(
      [
        Samples.pin("p", "Radius", at: ImagePoint(801, 5)),
        Samples.pin("q", "Ulna", at: ImagePoint(800, 600), regions: [box("r", 700, 500, 150)]),
      ],
      arrows: [PinArrow(id: "a", from: ImagePoint(5, 5), to: ImagePoint(-1, 5))],
      highlights: [PinHighlight(id: "h", ImageRectangle(x: 0, y: 0, width: 900, height: 1))]
    )
    #expect(
      found == [
        "pins[0]: error: the pin is outside the image",
        "pins[1].regions[0]: warning: it reaches out of the image",
        "arrows[0]: warning: it reaches out of the image",
        "highlights[0]: warning: it reaches out of the image",
      ]
    )
  }

  @Test func duplicateAndAmbiguousLabelsAreFound() throws {
    let found = try checks([
      Samples.pin("p", "Radius", more: [Samples.label("p2", "  rAdius ")]),
      Samples.pin("q", "RADIUS"),
      Samples.pin("r", "Ulna", more: [Samples.label("r2", "Ulna", "la-VA")]),
    ])
    #expect(
      found.filter { $0.contains("same") } == [
        #"pins[0].labels[1]: warning: the label is the same as "p-la""#,
        #"pins[1].labels[0]: warning: the label is the same as "p-la" of the pin "p""#,
      ]
    )
  }

  @Test func missingLanguagesAndTextsAreFound() throws {
    let image = try ImageRecord(id: "i", size: PixelSize(width: 800, height: 600))
    let found = try checks(
      [
        Samples.pin("p", "Radius", more: [Samples.label("p2", "Speiche", "de")]),
        Samples.pin("q", "Ulna"),
      ],
      image: image
    )
    #expect(
      found == [
        "image: warning: the image has no alternative text",
        #"pins[1]: warning: the pin has no label in "de""#,
      ]
    )
    #expect(
      try checks([]) == ["sections[0].exercises[0]: warning: the exercise has no pins"]
    )
  }

  @Test func overlappingRegionsWithOneLabelAreFound() throws {
    let found = try checks([
      Samples.pin("p", "Musculus", at: ImagePoint(110, 110), regions: [box("r", 100, 100, 50)]),
      Samples.pin("q", "musculus", at: ImagePoint(190, 190), regions: [box("s", 140, 140, 60)]),
      Samples.pin("t", "Nervus", at: ImagePoint(145, 145), regions: [box("u", 120, 120, 60)]),
    ])
    #expect(
      found.filter { $0.contains("region") && $0.contains("error") } == [
        #"pins[1].regions[0]: error: the region overlaps "r", whose pin has a label in common"#
      ]
    )
  }

  @Test func aThinSliverOfOverlapIsFoundAndACommonEdgeIsNone() throws {
    func found(_ x: Double) throws -> [String] {
      try checks([
        Samples.pin("p", "Musculus", at: ImagePoint(110, 110), regions: [box("r", 100, 100, 50)]),
        Samples.pin("q", "musculus", at: ImagePoint(190, 110), regions: [box("s", x, 100, 50)]),
      ]).filter { $0.contains("overlaps") }
    }
    #expect(
      try found(149.99) == [
        #"pins[1].regions[0]: error: the region overlaps "r", whose pin has a label in common"#
      ]
    )
    #expect(try found(150).isEmpty)
  }

  @Test func regionsThatCannotBeTouchedAreFound() throws {
    // Two halves and a bit cover the large one; of two of the same size the first wins.
    let pins = try [
      Samples.pin("p", "Large", at: ImagePoint(110, 110), regions: [box("r", 100, 100, 40)]),
      Samples.pin(
        "a",
        "Left",
        at: ImagePoint(101, 101),
        regions: [
          PinRegion(id: "left", .rectangle(ImageRectangle(x: 95, y: 95, width: 25, height: 50)))
        ]
      ),
      Samples.pin(
        "b",
        "Right",
        at: ImagePoint(130, 130),
        regions: [
          PinRegion(id: "right", .rectangle(ImageRectangle(x: 119, y: 95, width: 25, height: 50)))
        ]
      ),
      Samples.pin(
        "c",
        "Left twin",
        at: ImagePoint(101, 101),
        regions: [
          PinRegion(id: "twin", .rectangle(ImageRectangle(x: 95, y: 95, width: 25, height: 50)))
        ]
      ),
    ]
    #expect(
      try checks(pins) == [
        #"pins[0].regions[0]: error: the region cannot be touched, because of "left", "right", "twin""#,
        #"pins[3].regions[0]: error: the region cannot be touched, because of "left", "right""#,
      ]
    )
    // What the check says is what the finder does.
    let view = try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
    let finder = PinFinder(view, reach: 0)
    #expect(finder.pin(at: ImagePoint(110, 120))?.pin.id == "a")
    #expect(try checks(Array(pins.prefix(2))).isEmpty)
  }

  @Test func aPinBesideItsRegionIsFound() throws {
    let pin = try Samples.pin("p", "Radius", at: ImagePoint(1, 1), regions: [box("r", 50, 50, 9)])
    #expect(try checks([pin]) == ["pins[0]: warning: the pin is in none of its regions"])
  }
}
