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
  /// The title of the sheet, where the file has one.
  var title: String?
  /// The exercises and sections to which images belong.
  var placements = Placements()
  /// The number of pins that have a name, or a name that begins with it.
  private var pinCounts: [String: Int] = [:]

  struct Image {
    let id: String
    var file: String?
    let size: PixelSize
    var plane: String?
    var alternativeText: String?
    var pins: [Pin] = []
  }

  init(language: Language, size: PixelSize?) {
    (self.language, self.size) = (language, size)
  }

  func views() -> [ExerciseView] {
    images.compactMap { image in
      try? ExerciseView(
        id: ExerciseView.ID(image.id),
        plane: image.plane.flatMap {
          $0.isBlank ? nil : ExerciseView.Plane(rawValue: $0)
        },
        image: ImageRecord(
          id: ImageRecord.ID(image.id),
          size: image.size,
          file: image.file,
          alternativeText: image.alternativeText
        ),
        pins: image.pins
      )
    }
  }

  /// The sheet of all images, or nil where there is none: those without a place of their own are in
  /// an exercise of the sheet's name.
  func sheet(id: PinSheet.ID, title: String) -> PinSheet? {
    typealias Exercise = (id: String, title: String, views: [ExerciseView])
    let shared = Placements.Place(
      section: (id.rawValue, title),
      exercise: (id.rawValue, title)
    )
    var sections: [(id: String, title: String, exercises: [Exercise])] = []
    var exercises: [String: (section: Int, exercise: Int)] = [:]
    var sectionIndices: [String: Int] = [:]
    for view in views() {
      let place = placements.places[view.id.rawValue] ?? shared
      if let known = exercises[place.exercise.id] {
        sections[known.section].exercises[known.exercise].views.append(view)
        continue
      }
      let section = sectionIndices[place.section.id] ?? sections.count
      if section == sections.count {
        sectionIndices[place.section.id] = section
        sections.append((place.section.id, place.section.title, []))
      }
      exercises[place.exercise.id] = (section, sections[section].exercises.count)
      sections[section].exercises.append((place.exercise.id, place.exercise.title, [view]))
    }
    return PinSheet(id: id, title: title, sections: sections)
  }

  /// The number of an image, which is made when it is first seen, or nil where it has no size.
  mutating func image(
    _ id: String,
    at range: Range<Int>,
    size: PixelSize?,
    file: String? = nil,
    plane: String? = nil,
    alternativeText: String? = nil
  ) -> Int? {
    if let index = indices[id] { return index }
    let found = size ?? self.size
    guard let found, (try? ImageRecord(id: ImageRecord.ID(id), size: found)) != nil else {
      remarks.append(Remark(.imageWithoutSize, at: range, ["name": .text(id)]))
      return nil
    }
    indices[id] = images.count
    images.append(
      Image(
        id: id,
        file: file ?? id,
        size: found,
        plane: plane,
        alternativeText: alternativeText
      )
    )
    return images.count - 1
  }

  mutating func addPin(
    _ name: String,
    to image: Int,
    _ texts: [(text: String, language: Language)],
    _ places: [MarkedPlace],
    note: String? = nil,
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
      let pin = try? Pin(
        id: Pin.ID(id),
        at: position,
        labels: labels,
        regions: areas,
        note: note
      )
    else {
      remarks.append(Remark(.regionWithoutLabel, at: range))
      return
    }
    images[image].pins.append(pin)
  }
}

/// The exercises and sections to which images belong, by the identifiers of the images.
struct Placements {
  struct Place {
    let section: (id: String, title: String)
    let exercise: (id: String, title: String)
  }

  private(set) var places: [String: Place] = [:]

  init() {}

  /// Reads the ranges of a manifest: one with canvases is an exercise of the outermost one around
  /// it.
  init(ranges: [JSONNode]) {
    for root in ranges {
      var sectionTitle: String?
      // The ranges that are still to visit, the next one last.
      var rest = [root]
      while let range = rest.popLast() {
        // Version 2 lists the addresses of canvases.
        let items = (range["items"]?.elements ?? []) + (range["canvases"]?.elements ?? [])
        rest += items.filter { $0.isType("Range") && $0["items"] != nil }.reversed()
        let id = range.address?.lastStep ?? "range"
        let title = range["label"]?.labelText ?? id
        if sectionTitle == nil { sectionTitle = title }
        for item in items where !item.isType("Range") {
          guard let address = item.text ?? item.address, places[address] == nil else { continue }
          places[address] = Place(
            section: (root.address?.lastStep ?? "section", sectionTitle ?? title),
            exercise: (id, title)
          )
        }
      }
    }
  }

  /// Reads the members `section` and `exercise` that a file of COCO written here has.
  mutating func add(_ image: String, in node: JSONNode) {
    func names(_ key: String) -> (id: String, title: String)? {
      guard let id = node[key]?["id"]?.text, let title = node[key]?["title"]?.text else {
        return nil
      }
      return (id, title)
    }
    guard let section = names("section"), let exercise = names("exercise") else { return }
    places[image] = Place(section: section, exercise: exercise)
  }
}

extension PinSheet {
  /// A sheet with an exercise for each list of views, or nil where there is none.
  init?(id: ID, title: String, _ exercises: [(id: String, title: String, views: [ExerciseView])]) {
    self.init(id: id, title: title, sections: [(id.rawValue, title, exercises)])
  }

  /// A sheet with sections of exercises that have views, or nil where there is none.
  init?(
    id: ID,
    title: String,
    sections: [(
      id: String, title: String,
      exercises: [(id: String, title: String, views: [ExerciseView])]
    )]
  ) {
    let made = sections.compactMap { section -> PinSection? in
      let exercises = section.exercises.filter { !$0.views.isEmpty }.compactMap { exercise in
        try? PinExercise(
          id: PinExercise.ID(exercise.id),
          title: exercise.title.isBlank ? exercise.id : exercise.title,
          views: exercise.views
        )
      }
      guard !exercises.isEmpty else { return nil }
      return try? PinSection(
        id: PinSection.ID(section.id),
        title: section.title.isBlank ? section.id : section.title,
        exercises: exercises
      )
    }
    guard !made.isEmpty,
      let sheet = try? PinSheet(
        id: id,
        title: title.isBlank ? id.rawValue : title,
        sections: made
      )
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
    var maker = MarkerSheetMaker(language: language)
    for item in items { maker.take(item.question, at: item.range) }
    let sheet = maker.sheet(id: id, title: title)
    return (sheet, maker.files, diagnostics(maker.remarks[""] ?? []))
  }
}

extension ImportedPackage {
  /// Returns the sheet that questions with labels to drag onto an image make, H5P's `DragQuestion`:
  /// a question an exercise, a zone of the image a pin, with the label that belongs there.
  ///
  /// - Parameters:
  ///   - id: The name of the sheet.
  ///   - title: The title that the learner reads; nil for that of the package.
  ///   - language: The language of the labels; nil for that of the package.
  /// - Returns: The sheet, or nil where no question has labels to drag; the images by the names that
  ///   its views give as their files; and a diagnostic for each thing that it cannot show.
  /// - Complexity: O(*n*) in the length of the questions.
  public func sheet(
    id: PinSheet.ID,
    title: String? = nil,
    language: Language? = nil
  ) -> (sheet: PinSheet?, images: [String: [UInt8]], diagnostics: [Diagnostic]) {
    var maker = MarkerSheetMaker(language: language ?? self.language ?? .english)
    for item in items { maker.take(item.question, at: item.range, in: item.path) }
    let sheet = maker.sheet(id: id, title: title ?? self.title ?? id.rawValue)
    return (sheet, maker.files, diagnostics(of: maker.remarks))
  }
}

/// Makes a sheet of the questions of a file or package.
private struct MarkerSheetMaker {
  private var maker: SheetMaker
  /// The titles of exercises by the names of their images.
  private var titles: [String: String] = [:]
  /// The images by their names.
  private(set) var files: [String: [UInt8]] = [:]
  /// Whatever the sheet cannot show, by the path of the file.
  private(set) var remarks: [String: [Remark]] = [:]

  init(language: Language) {
    maker = SheetMaker(language: language, size: nil)
  }

  mutating func take(_ question: Question?, at range: Range<Int>, in path: String = "") {
    guard let question else { return }
    defer {
      remarks[path, default: []] += maker.remarks
      maker.remarks = []
    }
    guard let markers = ImageMarkers(question) else {
      maker.leaveOut(["<question type=\"\(question.type)\">"], at: range)
      return
    }
    let name = (question.idNumber ?? question.name ?? markers.image.name)
      .unused { maker.indices[$0] != nil }
    let file = markers.image.name.unused { files[$0] != nil }
    titles[name] = question.name ?? name
    let size = PixelSize(ofImage: markers.image.bytes)
    guard let image = maker.image(name, at: range, size: size, file: file) else { return }
    files[file] = markers.image.bytes
    for zone in markers.zones {
      let places = zone.region.map { [MarkedPlace.region($0)] } ?? []
      let texts = zone.labels.map { (text: $0, language: maker.language) }
      maker.addPin("\(name)-\(zone.name)", to: image, texts, places, at: range)
    }
    maker.leaveOut(question.partsWithoutPin + markers.otherParts, at: range)
  }

  func sheet(id: PinSheet.ID, title: String) -> PinSheet? {
    let exercises = maker.views().map { view in
      (view.id.rawValue, titles[view.id.rawValue] ?? view.id.rawValue, [view])
    }
    return PinSheet(id: id, title: title, exercises)
  }
}

extension SheetMaker {
  /// Notes parts that a sheet has no place for.
  mutating func leaveOut(_ parts: [String], at range: Range<Int>) {
    guard !parts.isEmpty else { return }
    let list = parts.joined(separator: ", ")
    remarks.append(Remark(.partsLeftOut, at: range, ["parts": .text(list)]))
  }
}

extension String {
  /// Whether there is nothing to read in it.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

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

extension ImageMarkers.Zone {
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
