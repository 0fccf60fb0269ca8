// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Interchange
import PinLabels
import PinLabelsInterchange
import Quizzes
import RichTextHTML
import ZipArchives

/// The formats that content comes in and goes out by: those of questions, and those of our own
/// content.
struct ContentFormat: RawRepresentable, Hashable, CaseIterable {
  let rawValue: String

  static let bank = Self("bank")
  static let exercises = Self("exercises")
  static let sheet = Self("sheet")
  static let annotations = Self("annotations")

  /// The formats in the order in which they are offered.
  static let allCases: [ContentFormat] =
    QuestionFormat.all.map { Self($0.name) } + [.bank, .exercises, .sheet, .annotations]

  private init(_ name: String) { rawValue = name }

  init?(rawValue: String) {
    self.init(rawValue)
    guard Self.allCases.contains(self) else { return nil }
  }

  /// The format of questions; nil for annotations and content of our own.
  var questions: QuestionFormat? { QuestionFormat(name: rawValue) }
}

/// What was found in a file, and how it would be put on the shelf.
struct Upload: Sendable {
  /// A fault or a hint, at its place in the file.
  struct Remark: Sendable {
    let path: String?
    let line: Int
    let column: Int
    let severity: Diagnostic.Severity
    let text: String
    let code: String
    /// Whether something of the file is not in what would be put on the shelf.
    var isLoss = false
  }

  /// A problem, a task or a pin of it.
  struct Preview: Sendable {
    let number: Int
    let kind: String
    let promptHTML: String
    let answerHTML: String?
  }

  /// Content for the shelf, under an identifier.
  struct Shelved: Sendable {
    let kind: String
    let json: Data
  }

  var count = 0
  /// The remarks that are shown, no more of a kind than a person reads.
  private(set) var remarks: [Remark] = []
  /// How many remarks there are of each kind, with those that are not shown.
  private var summary = DiagnosticSummary()
  /// What is said of an image that is not in the file, with a place for its name.
  private let imageSentence: String
  /// Whether something of the file would be lost; a fault of a sheet that arrives whole is no loss.
  private(set) var isLossy = false
  var previews: [Preview] = []
  /// The lines of the file, or of each file of a package.
  var lines: [String: [Substring]] = [:]
  /// Makes the content with an identifier and a title; nil for a file without any.
  var make: (@Sendable (_ id: String, _ title: String) throws -> Shelved)?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - format: Its format.
  ///   - image: The size of the image of a sheet, where one came with it.
  ///   - phrasebook: The language of remarks.
  ///   - words: The words of the pages in that language.
  init(
    _ bytes: [UInt8],
    as format: ContentFormat,
    image: PixelSize? = nil,
    in phrasebook: Phrasebook,
    words: [String: String] = [:]
  ) {
    imageSentence = words["content.imageLost"] ?? "{name}"
    lines[""] = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    if let questions = format.questions?.file {
      let imported = questions.read(bytes)
      take(imported.bank(id: "import"), imported.diagnostics, phrasebook)
      make = makeBank { imported.bank(id: $0, title: $1).bank }
      return
    }
    if let package = format.questions?.package {
      readPackage(bytes, as: package, phrasebook)
      return
    }
    switch format {
    case .annotations:
      let read = ImageAnnotations.read(bytes)
      let sheet = { @Sendable (id: String, title: String) in
        read.sheet(id: PinSheet.ID(id), title: title, language: phrasebook.language, size: image)
      }
      let made = sheet("import", "import")
      add(read.diagnostics + made.diagnostics, phrasebook)
      guard let first = made.sheet else { return }
      show(first, phrasebook)
      make = { id, title in
        guard let sheet = sheet(id, title).sheet else { throw CocoaError(.coderInvalidValue) }
        return Shelved(kind: "sheet", json: try sheet.json())
      }
    case .bank:
      guard let bank = read(bytes, phrasebook, { try ProblemBank(json: $0) }) else { return }
      show(bank, phrasebook)
      make = { _, _ in Shelved(kind: "bank", json: Data(bytes)) }
    case .exercises:
      guard let collection = read(bytes, phrasebook, { try ExerciseCollection(json: $0) }) else {
        return
      }
      count = collection.exercises.count
      previews = collection.exercises.enumerated().map { index, exercise in
        Preview(
          number: index + 1,
          kind: exercise.format.rawValue,
          promptHTML: exercise.info.name.escapedForHTML,
          answerHTML: nil
        )
      }
      make = { _, _ in Shelved(kind: "exercises", json: Data(bytes)) }
    case .sheet:
      guard let sheet = read(bytes, phrasebook, { try PinSheet(json: $0) }) else { return }
      show(sheet, phrasebook)
      make = { _, _ in Shelved(kind: "sheet", json: Data(bytes)) }
    default: break
    }
  }

  private func makeBank(
    _ bank: @escaping @Sendable (ProblemBank.ID, String) -> ProblemBank?
  ) -> (@Sendable (String, String) throws -> Shelved)? {
    guard bank("import", "import") != nil else { return nil }
    return { id, title in
      guard let bank = bank(ProblemBank.ID(id), title) else {
        throw CocoaError(.coderInvalidValue)
      }
      return Shelved(kind: "bank", json: try bank.json())
    }
  }

  private mutating func readPackage(
    _ bytes: [UInt8],
    as format: any PackageFormat.Type,
    _ phrasebook: Phrasebook
  ) {
    let files: [String: [UInt8]]
    do {
      // An item of QTI may come alone.
      files = ZipArchive.isZip(bytes) ? try ZipArchive(bytes).files : ["item.xml": bytes]
    } catch {
      note(Remark(path: nil, line: 1, column: 1, severity: .error, text: "\(error)", code: "zip"))
      return
    }
    let package = format.read(package: files)
    for (path, bytes) in files where bytes.count < 1 << 20 {
      lines[path] = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
    take(package.bank(id: "import"), package.diagnostics, phrasebook)
    make = makeBank { package.bank(id: $0, title: $1).bank }
  }

  // MARK: What is shown

  /// The totals, and for each kind of remark how many are not shown.
  func totals(in phrasebook: Phrasebook) -> [String] {
    summary.remainders(in: phrasebook) + [summary.faults(in: phrasebook)]
  }

  private mutating func note(_ remark: Remark) {
    isLossy = isLossy || remark.isLoss
    if summary.add(remark.severity, remark.code, isLoss: remark.isLoss) { remarks.append(remark) }
  }

  private mutating func add(_ diagnostics: [Diagnostic], _ phrasebook: Phrasebook) {
    for diagnostic in diagnostics {
      note(
        Remark(
          path: diagnostic.path,
          line: diagnostic.line,
          column: diagnostic.column,
          severity: diagnostic.severity,
          text: diagnostic.sentence(in: phrasebook),
          code: "\(diagnostic.code)",
          isLoss: diagnostic.isLoss
        )
      )
    }
  }

  private mutating func take(
    _ made: Imported.Bank,
    _ diagnostics: [Diagnostic],
    _ phrasebook: Phrasebook
  ) {
    add(diagnostics + made.diagnostics, phrasebook)
    if let bank = made.bank { show(bank, phrasebook) }
  }

  /// Notes the images that texts name and that did not come with them, such as those on other sites: the
  /// pages show none but their own.
  private mutating func noteMissingImages(of bank: ProblemBank) {
    let names = Set(bank.media.map(\.name))
    let missing = bank.imageReferences.filter { !names.contains($0) }
    for (index, reference) in missing.enumerated() {
      // Formats write some signs of an address in their own way, and the last part rarely has any.
      let ends = [reference, reference.split(separator: "/").last.map(String.init) ?? ""]
      let isShown = index < DiagnosticSummary.maximumShown
      let place = isShown ? place(of: ends) : (path: nil, line: 1, column: 1)
      let short = reference.count > 60 ? "\(reference.prefix(59))…" : reference
      note(
        Remark(
          path: place.path,
          line: place.line,
          column: place.column,
          severity: .error,
          text: imageSentence.replacingOccurrences(of: "{name}", with: short),
          code: "\(Diagnostic.Code.missingFile)",
          isLoss: true
        )
      )
    }
  }

  /// The first place in the file, or in a package, where a text stands; of several texts, that of the
  /// first that stands anywhere.
  private func place(of texts: [String]) -> (path: String?, line: Int, column: Int) {
    let files = lines.sorted { $0.key < $1.key }
    for text in texts where !text.isEmpty {
      for (path, lines) in files {
        for (index, line) in lines.enumerated() {
          guard let found = line.range(of: text) else { continue }
          let column = line.unicodeScalars.distance(from: line.startIndex, to: found.lowerBound) + 1
          return (path.isEmpty ? nil : path, index + 1, column)
        }
      }
    }
    return (nil, 1, 1)
  }

  private mutating func show(_ bank: ProblemBank, _ phrasebook: Phrasebook) {
    noteMissingImages(of: bank)
    count = bank.allProblems.count
    previews = bank.allProblems.prefix(100).enumerated().map { index, problem in
      let item = Quiz.Item(problem, set: "import", setTitle: "")
      return Preview(
        number: index + 1,
        kind: problem.kind.name.rawValue,
        promptHTML: problem.prompt.onPage,
        answerHTML: item.correctHTML(in: phrasebook)
      )
    }
  }

  private mutating func show(_ sheet: PinSheet, _ phrasebook: Phrasebook) {
    count = sheet.pins.count
    previews = sheet.pins.prefix(100).enumerated().map { index, pin in
      Preview(
        number: index + 1,
        kind: pin.kind.rawValue,
        promptHTML: pin.labels.map(\.text).joined(separator: ", ").escapedForHTML,
        answerHTML: nil
      )
    }
    for check in sheet.checks() {
      note(
        Remark(
          path: nil,
          line: 1,
          column: 1,
          severity: check.severity == .error ? .error : .warning,
          text: "\(check.place): \(check.finding.sentence(in: phrasebook))",
          code: "sheet"
        )
      )
    }
  }

  // MARK: Content of our own

  /// Reads content of ours, or notes each fault at its line.
  private mutating func read<Content>(
    _ bytes: [UInt8],
    _ phrasebook: Phrasebook,
    _ decode: (Data) throws -> Content
  ) -> Content? {
    let syntax = Diagnostic.faults(ofJSON: bytes)
    guard syntax.isEmpty else {
      add(syntax, phrasebook)
      return nil
    }
    do {
      return try decode(Data(bytes))
    } catch let error as any ContentFaults {
      for fault in error.located { note(Self.remark(fault.text, at: fault.place, in: bytes)) }
    } catch let error as DecodingError {
      let fault = LocatedFault<ProblemFault>(error)
      note(Self.remark("\(fault.fault)", at: fault.place, in: bytes))
    } catch {
      note(Self.remark("\(error)", at: ContentPlace(), in: bytes))
    }
    return nil
  }

  private static func remark(_ text: String, at place: ContentPlace, in bytes: [UInt8]) -> Remark {
    let position = place.position(inJSON: bytes)
    return Remark(
      path: nil,
      line: position.line,
      column: position.column,
      severity: .error,
      text: place.steps.isEmpty ? text : "\(place): \(text)",
      code: "content"
    )
  }
}

/// The faults of content, whatever its kind.
private protocol ContentFaults: Error {
  var located: [(text: String, place: ContentPlace)] { get }
}

extension ContentError: ContentFaults {
  fileprivate var located: [(text: String, place: ContentPlace)] {
    faults.map { ("\($0.fault)", $0.place) }
  }
}
