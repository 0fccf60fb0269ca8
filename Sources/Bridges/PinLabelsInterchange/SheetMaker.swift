// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import Interchange
internal import LudusCore
internal import PinLabels
internal import QuizContent

/// Collects pins by image.
struct SheetMaker {
  let language: Language
  let size: PixelSize?
  var remarks: [Remark] = []
  private(set) var images: [Image] = []
  private(set) var indices: [String: Int] = [:]
  /// How many pins have a name, or a name that begins with it.
  private var pinCounts: [String: Int] = [:]

  struct Image {
    let id: String
    var file: String?
    let size: PixelSize
    var pins: [Pin] = []
  }

  init(language: Language, size: PixelSize?) {
    (self.language, self.size) = (language, size)
  }

  func views() -> [ExerciseView] {
    images.compactMap { image in
      try? ExerciseView(
        id: ExerciseView.ID(image.id),
        image: ImageRecord(
          id: ImageRecord.ID(image.id),
          size: image.size,
          file: image.file
        ),
        pins: image.pins
      )
    }
  }

  /// The number of an image, which is made when it is first seen, or nil where it has no size.
  mutating func image(_ id: String, at range: Range<Int>, size: PixelSize?, file: String? = nil)
    -> Int?
  {
    if let index = indices[id] { return index }
    let found = size ?? self.size
    guard let found, (try? ImageRecord(id: ImageRecord.ID(id), size: found)) != nil else {
      remarks.append(Remark(.imageWithoutSize, at: range, ["name": .text(id)]))
      return nil
    }
    indices[id] = images.count
    images.append(Image(id: id, file: file ?? id, size: found))
    return images.count - 1
  }

  mutating func addPin(
    _ name: String,
    to image: Int,
    _ texts: [(text: String, language: Language)],
    _ places: [MarkedPlace],
    at range: Range<Int>
  ) {
    // Two annotations can have one name, and a sheet tells its pins apart by it.
    var id = name
    while pinCounts[id] != nil {
      let number = pinCounts[name, default: 1] + 1
      pinCounts[name] = number
      id = "\(name)-\(number)"
    }
    pinCounts[id] = 1
    let regions = places.compactMap { if case .region(let region) = $0 { region } else { nil } }
    let points = places.compactMap { if case .point(let point) = $0 { point } else { nil } }
    guard let position = points.first ?? regions.first?.innerPoint else {
      remarks.append(Remark(.unusableRegion, at: range, ["name": .text(name)]))
      return
    }
    let labels = texts.enumerated().compactMap { index, text in
      try? PinLabel(id: PinLabel.ID("\(id)-\(index + 1)"), text.text, language: text.language)
    }
    let areas = regions.enumerated().compactMap { index, region in
      try? PinRegion(id: PinRegion.ID("\(id)-area-\(index + 1)"), region)
    }
    guard !labels.isEmpty,
      let pin = try? Pin(id: Pin.ID(id), at: position, labels: labels, regions: areas)
    else {
      remarks.append(Remark(.regionWithoutLabel, at: range))
      return
    }
    images[image].pins.append(pin)
  }
}

extension PinSheet {
  /// A sheet with an exercise for each list of views, or nil where there is none.
  init?(id: ID, title: String, _ exercises: [(id: String, title: String, views: [ExerciseView])]) {
    let made = exercises.filter { !$0.views.isEmpty }.compactMap { exercise in
      try? PinExercise(
        id: PinExercise.ID(exercise.id),
        title: exercise.title,
        views: exercise.views
      )
    }
    guard !made.isEmpty,
      let section = try? PinSection(id: PinSection.ID(id.rawValue), title: title, exercises: made),
      let sheet = try? PinSheet(id: id, title: title, sections: [section])
    else { return nil }
    self = sheet
  }
}
