// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

/// An exercise of several views, one of them a picture of a 3D model.
struct ViewsAndAnchorsTests {
  private let sheet: PinSheet

  init() throws {
    func labels(_ id: String) throws -> [PinLabel] {
      [
        try Samples.label("\(id)-la", "Corpus callosum"),
        try Samples.label("\(id)-de", "Balken", "de"),
      ]
    }
    let planes: [ExerciseView.Plane] = [.horizontal, .frontal, .sagittal]
    let flat = try planes.map { plane in
      let id = plane.rawValue
      let pin = try Pin(id: Pin.ID(id), at: ImagePoint(100, 100), labels: try labels(id))
      return try ExerciseView(
        id: ExerciseView.ID(id),
        plane: plane,
        image: try Samples.image(id),
        pins: [pin]
      )
    }
    let anchor = try Pin.SceneAnchor(
      position: Pin.SceneAnchor.Point(x: 1.5, y: -2, z: 40),
      viewDirection: Pin.SceneAnchor.Point(x: 0, y: 0, z: -1)
    )
    let model = try ExerciseView(
      id: "model",
      image: try Samples.image("model"),
      pins: [
        try Pin(id: "anchored", at: ImagePoint(50, 50), labels: try labels("3d"), anchor: anchor),
        try Pin(
          id: "fornix",
          at: ImagePoint(50, 90),
          labels: [try Samples.label("fornix-la", "Fornix")],
          anchor: anchor
        ),
      ]
    )
    let exercise = try PinExercise(id: "brain", title: "The brain", views: flat + [model])
    let section = try PinSection(id: "head", title: "Head", exercises: [exercise])
    sheet = try PinSheet(id: "s", title: "S", sections: [section])
  }

  @Test func anchoredPinsAreJudgedByTheSameLabels() throws {
    var session = PinLabelSession(sheet, language: "de")
    #expect(sheet.pin("anchored")?.anchor?.position.z == 40)
    try session.label("anchored", as: "Balkn", at: Samples.at(0))
    try session.label("fornix", as: "Corpus callosum", at: Samples.at(0))
    try session.label("sagittal", as: "Corp. callosum", at: Samples.at(0))
    let result = try session.submit(at: Samples.at(1))
    #expect(result.pins(.correct) == ["sagittal", "anchored"])
    #expect(result.pins["anchored"]?.correction.text == "Balken")
    #expect(result.pins["fornix"]?.correction.text == "Fornix")
    try expectReplayEqualsLive(session)
    // The session with its anchors is stored as it is.
    #expect(try PinLabelSession(json: session.json()) == session)
  }

  @Test func everyViewOfAnExerciseIsAskedFor() throws {
    var session = PinLabelSession(sheet, language: "la")
    #expect(
      session.content.pins == ["horizontal", "frontal", "sagittal", "anchored", "fornix"]
    )
    for pin: Pin.ID in ["horizontal", "frontal", "sagittal", "anchored"] {
      try session.label(pin, as: "Corpus callosum", at: Samples.at(0))
    }
    try session.label("fornix", as: "corpus callosum", at: Samples.at(0))
    let result = try session.submit(at: Samples.at(1))
    // The structure is shown four times, so its name counts four times, and no more.
    #expect(result.correctCount == 4)
    #expect(
      result.pins["fornix"]?.diagnoses
        == [.labelOf("horizontal"), .duplicate(of: "horizontal")]
    )
  }

  @Test func theChosenPinsMayBeOfOneView() throws {
    let task = PinLabelTask(sheet, pins: ["frontal"], language: "la")
    #expect(PinLabelSession(task).interimResult.empty == ["frontal"])
  }
}
