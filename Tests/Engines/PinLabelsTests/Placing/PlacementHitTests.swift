// SPDX-License-Identifier: Apache-2.0
import LudusCore
import PinLabels
import Testing

/// A marker at a wrong place knows the pin that was taken for the asked one.
struct PlacementHitTests {
  private func result(_ place: ImagePoint) throws -> PlacementResult.Placement {
    let wide = try PinRegion(id: "wide", .disc(around: ImagePoint(200, 200), radius: 100))
    let small = try PinRegion(id: "small", .disc(around: ImagePoint(200, 200), radius: 20))
    let view = try ExerciseView(
      id: "v",
      image: try Samples.image(),
      pins: [
        try Samples.pin("asked", "Femur", at: ImagePoint(600, 100)),
        try Samples.pin("wide", "Tibia", at: ImagePoint(200, 200), regions: [wide]),
        try Samples.pin("small", "Fibula", at: ImagePoint(200, 200), regions: [small]),
        try Samples.pin("point", "Patella", at: ImagePoint(600, 500)),
      ]
    )
    let task = PinPlacementTask(
      view,
      pins: ["asked"],
      language: "la",
      scoring: try DistanceScoring(full: 10, zero: 30)
    )
    var session = PinPlacementSession(task)
    try session.place("asked", on: place, at: Samples.at(1))
    return try #require(try session.submit(at: Samples.at(2)).pins["asked"])
  }

  @Test(
    arguments: [
      (210, 200, "small"), (260, 200, "wide"), (600, 515, "point"), (600, 535, nil),
      (400, 400, nil), (605, 100, nil),
    ] as [(Double, Double, Pin.ID?)]
  )
  func itIsThePinWhoseAreaOrPointIsThere(x: Double, y: Double, hit: Pin.ID?) throws {
    let placement = try result(ImagePoint(x, y))
    #expect(placement.hit == hit)
    #expect((placement.target == nil) == (x != 605))
  }
}
