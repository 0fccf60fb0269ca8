// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import Interchange
public import LudusCore
public import PinLabels
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

extension Imported {
  /// Returns the sheet that questions with markers on an image make, Moodle's type `ddmarker`: a
  /// question an exercise, a zone of the image a pin, with the label that belongs there.
  ///
  /// - Parameters:
  ///   - id: The name of the sheet.
  ///   - title: The title that the learner reads.
  ///   - language: The language of the labels.
  /// - Returns: The sheet, or nil where no question has markers; the images by the names that its
  ///   views give as their files; and a diagnostic for each thing that it cannot show.
  /// - Complexity: O(*n*) in the length of the questions.
  public func sheet(
    id: PinSheet.ID,
    title: String,
    language: Language
  ) -> (sheet: PinSheet?, images: [String: [UInt8]], diagnostics: [Diagnostic]) {
    var maker = SheetMaker(language: language, size: nil)
    var names: [String: String] = [:]
    var files: [String: [UInt8]] = [:]
    for item in items {
      guard let question = item.question else { continue }
      guard let markers = MoodleXMLMarkers(question) else {
        maker.leaveOut(["<question type=\"\(question.type)\">"], at: item.range)
        continue
      }
      let name = (question.idNumber ?? question.name ?? markers.image.name)
        .unused { maker.indices[$0] != nil }
      let file = markers.image.name.unused { files[$0] != nil }
      names[name] = question.name ?? name
      let size = PixelSize(ofImage: markers.image.bytes)
      guard let image = maker.image(name, at: item.range, size: size, file: file) else { continue }
      files[file] = markers.image.bytes
      for zone in markers.zones {
        let places = zone.region.map { [MarkedPlace.region($0)] } ?? []
        maker.addPin(
          "\(name)-\(zone.name)",
          to: image,
          [(zone.label, language)],
          places,
          at: item.range
        )
      }
      let stray = markers.strayLabels.map { "<drag> “\($0)”" }
      maker.leaveOut(question.partsWithoutPin + stray, at: item.range)
    }
    let exercises = maker.views().map { view in
      (view.id.rawValue, names[view.id.rawValue] ?? view.id.rawValue, [view])
    }
    return (PinSheet(id: id, title: title, exercises), files, diagnostics(maker.remarks))
  }
}

extension SheetMaker {
  fileprivate mutating func leaveOut(_ parts: [String], at range: Range<Int>) {
    guard !parts.isEmpty else { return }
    let list = parts.joined(separator: ", ")
    remarks.append(Remark(.partsLeftOut, at: range, ["parts": .text(list)]))
  }
}

extension String {
  /// The text, with a number behind it where it is used.
  fileprivate func unused(_ isUsed: (String) -> Bool) -> String {
    guard isUsed(self) else { return self }
    var number = 2
    while isUsed("\(number)-\(self)") { number += 1 }
    return "\(number)-\(self)"
  }
}

extension Question {
  /// The elements with a text for the learner that a pin has no place for.
  fileprivate var partsWithoutPin: [String] {
    [
      text.source.isEmpty ? nil : "<questiontext>",
      generalFeedback == nil ? nil : "<generalfeedback>",
      hints.isEmpty ? nil : "<hint>",
    ].compactMap(\.self)
  }
}

extension MoodleXMLMarkers.Zone {
  /// The region, or nil for coordinates that make none.
  fileprivate var region: ImageRegion? {
    guard numbers.allSatisfy({ $0.allSatisfy(\.isFinite) }), let first = numbers.first else {
      return nil
    }
    let points = numbers.filter { $0.count == 2 }.map { ImagePoint(x: $0[0], y: $0[1]) }
    switch shape {
    case "circle":
      guard points.count == 1, numbers.count == 2, numbers[1].count == 1 else { return nil }
      return try? .disc(around: points[0], radius: numbers[1][0])
    case "rectangle":
      guard points.count == 2, numbers.count == 2 else { return nil }
      return try? .rectangle(
        ImageRectangle(x: first[0], y: first[1], width: points[1].x, height: points[1].y)
      )
    case "polygon": return points.count == numbers.count ? try? .polygon(points) : nil
    default: return nil
    }
  }
}
