// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import DiaryRecords
import ExerciseRecords
import Experiments
import Foundation
import GameRecords
import Interchange
import LearningDiary
import LearningRecords
import PinLabelRecords
import PinLabels
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
    help: ArgumentHelp(
      "The language of titles, labels and questions that name none. (default: en)",
      valueName: "tag"
    )
  )
  var language: String?

  @Option(
    help: ArgumentHelp("The version of xapi, 1.0.3 or 2.0.0.", valueName: "version")
  )
  var xapiVersion = XAPI.Version.one.rawValue

  @Option(
    help: ArgumentHelp(
      "The size of images that annotations do not give, such as 1200x800.",
      valueName: "size"
    )
  )
  var size: ImageSize?

  @OptionGroup var diary: DiaryOptions

  func validate() throws {
    if let language { try LanguageTag.check(language, of: "--language", such: "de or pt-BR") }
  }
}

/// A width and a height in pixels, as in `1200x800`.
struct ImageSize: ExpressibleByArgument {
  let pixels: PixelSize

  init?(argument: String) {
    let numbers = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      width > 0, height > 0
    else { return nil }
    pixels = PixelSize(width: width, height: height)
  }
}

/// Turns sheets into annotations and back, and sessions and logs into records.
struct RecordConversion {
  let file: QuestionFile
  let output: String
  let target: FileFormat?
  let options: RecordOptions
  let overwrites: Bool

  private var language: Language { Language(options.language ?? "en") }

  /// The converted file, or nil where neither side is one of these.
  ///
  /// - Parameters:
  ///   - report: What is told.
  ///   - isImport: Set to false for content of our own.
  /// - Returns: The bytes.
  /// - Throws: A failure.
  func run(_ report: inout ImportReport, _ isImport: inout Bool) throws -> [UInt8]? {
    switch target {
    case .xapi, .openBadges:
      isImport = false
      return target == .xapi ? XAPI.write(try statements()) : try badges()
    case let target? where target.annotations != nil:
      return try annotations(&report, &isImport)
    default: break
    }
    let isXML = (file.format ?? FileFormat(path: file.path, bytes: [])) == .moodleXML
    if isXML, target == nil, output.hasSuffix(".sheet.json") {
      return Array(try sheet(of: file.bytes(), in: .moodleXML, &report).json())
    }
    if target == nil, output.hasSuffix(".sheet.json"), file.path != "-",
      let package = try file.readPackage()
    {
      return Array(try sheet(of: package, &report).json())
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
    if let source, source == .xapi || source == .openBadges {
      throw file.format == nil ? source.withoutQuestions(at: file.path) : source.onlyInspected
    }
    guard let source, source.annotations != nil else { return nil }
    guard target == nil else { throw source.withoutQuestions(at: file.path) }
    return Array(try sheet(of: bytes, in: source, &report).json())
  }

  // MARK: Annotations

  /// The name of a sheet, which is that of the file.
  private var sheetName: String {
    let name = URL(fileURLWithPath: file.path).lastPathComponent.split(separator: ".").first
    return name.map(String.init) ?? "sheet"
  }

  /// The sheet of annotations, or of the questions of Moodle that have markers on an image.
  private func sheet(
    of bytes: [UInt8],
    in source: FileFormat?,
    _ report: inout ImportReport
  ) throws -> PinSheet {
    let title = sheetName
    let id = PinSheet.ID(title)
    guard source == .moodleXML else {
      let read = ImageAnnotations.read(bytes)
      let made = read.sheet(
        id: id,
        title: title,
        language: language,
        size: options.size?.pixels
      )
      report.tell(read.diagnostics + made.diagnostics)
      report.count(linesOf: bytes)
      let needed = "image in it has a size: give it with --size, such as --size 1200x800"
      return try finish(made.sheet, read.images, needing: needed, &report)
    }
    let read = MoodleXML.read(bytes)
    let made = read.sheet(id: id, title: title, language: language)
    // Types without markers are named as left out.
    report.tell(read.diagnostics.filter { $0.code != .unknownType } + made.diagnostics)
    report.count(linesOf: bytes)
    let needed = "question in it has markers on an image"
    return try finish(made.sheet, made.images, needing: needed, &report)
  }

  /// The sheet of the questions of a package that have labels to drag onto an image.
  private func sheet(of read: ImportedPackage, _ report: inout ImportReport) throws -> PinSheet {
    let made = read.sheet(
      id: PinSheet.ID(sheetName),
      title: read.title ?? sheetName,
      language: options.language.map { Language($0) }
    )
    report.tell(read.diagnostics.filter { $0.code != .unknownType } + made.diagnostics)
    report.count(read.files.count, of: .files)
    let needed = "question in it has labels to drag onto an image"
    return try finish(made.sheet, made.images, needing: needed, &report)
  }

  /// Counts the pins of a sheet and writes its images.
  private func finish(
    _ sheet: PinSheet?,
    _ images: [String: [UInt8]],
    needing needed: String,
    _ report: inout ImportReport
  ) throws -> PinSheet {
    report.count(sheet?.pins.count ?? 0, of: .pins)
    guard let sheet else {
      report.finish()
      JSONLines.tell("Error: \(file.path): no \(needed)")
      throw ExitCode.failure
    }
    try writeImages(images)
    return sheet
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

  private func annotations(
    _ report: inout ImportReport,
    _ isImport: inout Bool
  ) throws -> [UInt8] {
    guard let format = target?.annotations else { return [] }
    let bytes = try file.bytes()
    let source = file.format ?? FileFormat(path: file.path, bytes: bytes)
    isImport = source?.annotations != nil || source == .moodleXML
    let sheet: PinSheet =
      isImport
      ? try self.sheet(of: bytes, in: source, &report)
      : try ContentFile(path: file.path).load(from: Data(bytes))
    let exported = ImageAnnotations.write(
      sheet,
      as: format,
      address: options.address,
      language: language
    )
    report.tell(exported.losses, in: output)
    if format == .web, let size = sheet.views.first?.image.size {
      JSONLines.tell(
        "\(output): hint: annotations of the web do not say how large their image is; to read them again give --size \(size.width)x\(size.height)"
      )
    }
    return exported.bytes
  }

  // MARK: Records and badges

  private func statements() throws -> [XAPI.Statement] {
    guard let version = XAPI.Version(rawValue: options.xapiVersion) else {
      let known = XAPI.Version.allCases.map(\.rawValue)
      let remedy = options.xapiVersion.remedy(of: known, quotedBy: ("“", "”"))
      throw Failure.wrongUsage("--xapi-version: \(options.xapiVersion) is not known, \(remedy)")
    }
    let recorder = try checked { () throws(RecordError) in
      try XAPI.Recorder(
        homePage: options.address,
        language: language,
        version: version
      )
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
    return recorder.statements(of: try diary(in: bytes))
  }

  private func badges() throws -> [UInt8] {
    let issuer = try checked { () throws(RecordError) in
      try OpenBadges.Issuer(id: options.address, name: options.issuer, language: language)
    }
    let badges =
      if let group = try group() {
        issuer.badges(of: group, at: group.lastDate)
      } else {
        issuer.badges(of: try diary(in: Data(try file.bytes()).withoutMark))
      }
    return Array("[".utf8) + badges.map(\.json).joined(separator: ",\n".utf8)
      + Array("]".utf8)
  }

  /// The diary, or a word about the rules that the history of a group needs.
  private func diary(in bytes: Data) throws -> Diary {
    if ContentKind(of: bytes) == .groupHistory {
      throw Failure.wrongUsage(
        "\(file.path): this is the history of a group: name its rules with --rules"
      )
    }
    return try options.diary.read(file.path, in: bytes)
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
