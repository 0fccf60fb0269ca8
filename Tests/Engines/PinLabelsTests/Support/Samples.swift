// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
@testable import PinLabels

/// Sheets to try things with.
enum Samples {
  static func at(_ seconds: Int) -> Date {
    Date(timeIntervalSince1970: 1_361_281_165 + Double(seconds))
  }

  static func label(_ id: String, _ text: String, _ language: Language = "la") throws -> PinLabel {
    try PinLabel(id: PinLabel.ID(id), text, language: language)
  }

  /// A pin with a Latin label, named after the pin.
  static func pin(
    _ id: String,
    _ text: String,
    at position: ImagePoint = ImagePoint(100, 100),
    kind: Pin.Kind = .small,
    regions: [PinRegion] = [],
    more: [PinLabel] = []
  ) throws -> Pin {
    try Pin(
      id: Pin.ID(id),
      kind: kind,
      at: position,
      labels: [try label("\(id)-la", text)] + more,
      regions: regions
    )
  }

  static func image(_ id: String = "image", width: Int = 800, height: Int = 600) throws
    -> ImageRecord
  {
    try ImageRecord(
      id: ImageRecord.ID(id),
      size: PixelSize(width: width, height: height),
      file: "\(id).jpg",
      alternativeText: "An image"
    )
  }

  /// Two sections; the first has an exercise of two views with two pins and one, an arrow and a
  /// rectangle.
  static func sheet() throws -> PinSheet {
    let disc = try PinRegion(id: "r1", .disc(around: ImagePoint(200, 150), radius: 40))
    let front = try ExerciseView(
      id: "front",
      plane: .frontal,
      image: try image(),
      pins: [
        try pin(
          "p1",
          "Musculus biceps brachii",
          at: ImagePoint(200, 150),
          kind: .large,
          regions: [disc],
          more: [try label("p1-de", "zweiköpfiger Oberarmmuskel", "de")]
        ),
        try pin("p2", "Musculus triceps brachii", at: ImagePoint(400, 300)),
      ],
      arrows: [try PinArrow(id: "a1", from: ImagePoint(10, 10), to: ImagePoint(60, 10))],
      highlights: [
        try PinHighlight(id: "h1", ImageRectangle(x: 300, y: 200, width: 200, height: 200))
      ]
    )
    let side = try ExerciseView(
      id: "side",
      plane: .sagittal,
      image: try image("other"),
      pins: [try pin("p3", "Musculus deltoideus")]
    )
    let arm = try PinExercise(id: "arm", title: "The arm", views: [front, side])
    return try PinSheet(
      id: "testat",
      title: "Anatomy",
      sections: [
        try PinSection(
          id: "limbs",
          title: "1. upper/lower limbs",
          contentID: "right-1",
          groups: ["b", "a"],
          exercises: [arm]
        ),
        try PinSection(id: "head", title: "2. head"),
      ]
    )
  }

  /// Decodes what a sheet's JSON is after a replacement.
  static func sheet(replacing text: String, with other: String) throws -> PinSheet {
    let json = String(decoding: try sheet().json(), as: UTF8.self)
    return try PinSheet(json: Data(json.replacing(text, with: other).utf8))
  }
}

extension PinSheet {
  /// The sheet after some commands.
  func editing(_ body: (inout PinSheet) throws -> Void) rethrows -> PinSheet {
    var copy = self
    try body(&copy)
    return copy
  }

  /// The sheet as one that both sides have.
  var synced: PinSheet {
    var copy = self
    copy.markSynced()
    return copy
  }
}

extension PinSheet {
  /// Which edit gave a field its value; nil when it never was edited.
  func version(of field: PinSheet.Field, in object: PinSheet.Object) -> PinSheet.FieldVersion? {
    table[object]?[field].version
  }

  /// Whether the image of a view was replaced and the other side does not have the new one yet.
  func isImageChanged(of view: ExerciseView.ID) -> Bool {
    table[.view(view)]?[.image].isPending ?? false
  }
}

extension PlacementResult {
  /// How many placed pins earn something.
  var foundCount: Int { pins.values.count { $0.credit > .zero } }
}
