// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import DiaryRecords
import ExerciseRecords
import Experiments
import Foundation
import GameRecords
import Interchange
import LearningRecords
import PinLabelRecords
import PinLabelsInterchange
import QuizRecords

/// What records, badges and annotations need to know that is not in the file.
struct RecordOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address with which those of activities, accounts, badges and images begin.",
      valueName: "address"
    )
  )
  var address = "https://example.org"

  @Option(help: ArgumentHelp("The name of the issuer of badges.", valueName: "name"))
  var issuer = "Ludus"

  @Option(
    help: ArgumentHelp(
      "The rules of a group, whose log is then read. Without it a log is that of a diary.",
      valueName: "file"
    ),
    completion: .file()
  )
  var rules: String?

  @Option(
    help: ArgumentHelp("The language of titles and labels that name none.", valueName: "tag")
  )
  var language = "en"

  @OptionGroup var diary: DiaryOptions
}

/// Turns sheets into annotations and back, and sessions and logs into records.
struct RecordConversion {
  let file: QuestionFile
  let output: String
  let target: FileFormat?
  let options: RecordOptions
  let overwrites: Bool

  private var language: Language { Language(options.language) }

  /// The converted file and whether something is lost, or nil where neither side is one of these.
  func run() throws -> (bytes: [UInt8], isLossy: Bool)? {
    switch target {
    case .xapi: return (XAPI.write(try statements()), false)
    case .openBadges: return (try badges(), false)
    case .webAnnotation, .iiif, .coco: return try annotations()
    default: break
    }
    let isXML = (file.format ?? FileFormat(path: file.path, bytes: [])) == .moodleXML
    if isXML, target == nil, output.hasSuffix(".sheet.json") {
      let (sheet, isLossy) = try sheet(of: file.bytes(), in: .moodleXML)
      return (Array(try sheet.json()), isLossy)
    }
    // Standard input is read once, so a format that is given decides before it is.
    if let format = file.format, format.annotations == nil {
      if format == .xapi || format == .openBadges { throw format.onlyInspected }
      return nil
    }
    guard file.path != "-" || file.format != nil else { return nil }
    // A file of questions may be too large to be read at once.
    let named = file.format ?? FileFormat(path: file.path, bytes: [])
    guard named?.format == nil, named?.package == nil, !FileTree(path: file.path).isFolder else {
      return nil
    }
    let bytes = try file.bytes()
    let source = file.format ?? FileFormat(path: file.path, bytes: bytes)
    if let source, source == .xapi || source == .openBadges { throw source.onlyInspected }
    guard source?.annotations != nil else { return nil }
    guard target == nil else { throw Failure.wrongUsage("\(file.path) has pins and no questions") }
    let (sheet, isLossy) = try sheet(of: bytes, in: source)
    return (Array(try sheet.json()), isLossy)
  }

  // MARK: Annotations

  /// The sheet of annotations, or of the questions of Moodle that have markers on an image.
  private func sheet(of bytes: [UInt8], in source: FileFormat?) throws
    -> (sheet: PinSheet, isLossy: Bool)
  {
    let name = URL(fileURLWithPath: file.path).lastPathComponent.split(separator: ".").first
    let title = name.map(String.init) ?? "sheet"
    let id = PinSheet.ID(title)
    let made: PinSheet?
    var images: [String: [UInt8]] = [:]
    let diagnostics: [Diagnostic]
    if source == .moodleXML {
      let read = MoodleXML.read(bytes)
      let found = read.sheet(id: id, title: title, language: language)
      // Types without markers are named as left out.
      let others = read.diagnostics.filter { $0.code != .unknownType }
      (made, images, diagnostics) = (found.sheet, found.images, others + found.diagnostics)
    } else {
      let read = ImageAnnotations.read(bytes)
      let found = read.sheet(id: id, title: title, language: language)
      (made, diagnostics) = (found.sheet, read.diagnostics + found.diagnostics)
    }
    file.tell(diagnostics)
    guard let made else {
      let needed =
        source == .moodleXML ? "question in it has markers on an image" : "image in it has a size"
      JSONLines.tell("Error: \(file.path): no \(needed)")
      throw ExitCode.failure
    }
    try writeImages(images)
    return (made, diagnostics.contains { $0.isLoss })
  }

  /// Writes the images of a sheet beside it.
  private func writeImages(_ images: [String: [UInt8]]) throws {
    guard output != "-" else { return }
    let folder = URL(fileURLWithPath: output).deletingLastPathComponent()
    for (name, bytes) in images.sorted(by: { $0.key < $1.key }) {
      // The name comes from a file that a stranger may have made.
      guard !name.contains("/"), !name.hasPrefix(".") else {
        throw Failure.badData(
          "\(file.path): “\(name)” is not a name for an image next to \(output)"
        )
      }
      let path = folder.appendingPathComponent(name).path
      var image = try ConvertedFile(path: path, overwrites: overwrites)
      try image.write(bytes)
      try image.finish(isText: false)
    }
  }

  private func annotations() throws -> (bytes: [UInt8], isLossy: Bool) {
    guard let format = target?.annotations else { return ([], false) }
    let bytes = try file.bytes()
    let source = file.format ?? FileFormat(path: file.path, bytes: bytes)
    let isOurs = source?.annotations == nil && source != .moodleXML
    let (sheet, isLossy): (PinSheet, Bool) =
      isOurs
      ? (try ContentFile(path: file.path).load(from: Data(bytes)), false)
      : try self.sheet(of: bytes, in: source)
    let exported = ImageAnnotations.write(
      sheet,
      as: format,
      address: options.address,
      language: language
    )
    for loss in exported.losses { JSONLines.tell("\(output): \(loss)") }
    return (exported.bytes, isLossy || !exported.losses.isEmpty)
  }

  // MARK: Records and badges

  private func statements() throws -> [XAPI.Statement] {
    let recorder = try checked { () throws(RecordError) in
      try XAPI.Recorder(homePage: options.address, language: language)
    }
    if let group = try group() { return recorder.statements(of: group, at: group.lastDate) }
    let bytes = Data(try file.bytes()).withoutMark
    let learner = Learner.ID(options.diary.owner)
    if let session = try? QuizSession(json: bytes) {
      return recorder.statements(of: session, by: learner)
    }
    if let session = try? AnyExerciseSession(json: bytes) {
      return recorder.statements(of: session, by: learner)
    }
    if let session = try? PinLabelSession(json: bytes) {
      return recorder.statements(of: session, by: learner)
    }
    if let session = try? PinPlacementSession(json: bytes) {
      return recorder.statements(of: session, by: learner)
    }
    // A log has an event a line, so a whole document is no log either.
    guard
      (try? JSONScanner.checkDocument(Array(bytes)[...])) == nil
        || bytes.split(separator: 0x0A).count == 1
    else {
      throw Failure.badData(
        "\(file.path) is neither a saved session of a quiz, an exercise or pins, nor a log"
      )
    }
    return recorder.statements(of: try options.diary.read(file.path, in: bytes))
  }

  private func badges() throws -> [UInt8] {
    let issuer = try checked { () throws(RecordError) in
      try OpenBadges.Issuer(id: options.address, name: options.issuer, language: language)
    }
    let badges =
      if let group = try group() {
        issuer.badges(of: group, at: group.lastDate)
      } else {
        issuer.badges(of: try options.diary.read(file.path))
      }
    return Array("[".utf8) + badges.map(\.json).joined(separator: ",\n".utf8)
      + Array("]".utf8)
  }

  private func group() throws -> PlayerGroup? {
    guard let rules = options.rules else { return nil }
    let content = PlayerGroup.Content(
      id: "group",
      rules: try ContentFile(path: rules).load(Simulation.Variant.self).rules,
      calendar: options.diary.zone.calendar
    )
    return try PlayerGroup(content, replaying: try LinesFile(path: file.path).load())
  }

  private func checked<Value>(_ make: () throws(RecordError) -> Value) throws -> Value {
    do throws(RecordError) {
      return try make()
    } catch {
      throw Failure.wrongUsage("--address: \(error.sentence(in: .english))")
    }
  }
}

extension PlayerGroup {
  fileprivate var lastDate: Date { events.map(\.date).max() ?? Date(timeIntervalSince1970: 0) }
}
