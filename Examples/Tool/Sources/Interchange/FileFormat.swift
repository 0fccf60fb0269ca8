// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Interchange
import PinLabelsInterchange
import Quizzes

/// A format by its name on the command line: one of questions, records or annotations.
struct FileFormat: RawRepresentable, Hashable, CaseIterable, ExpressibleByArgument {
  let rawValue: String

  // The formats in which files hold more than questions, or are shown otherwise.
  static let moodleXML = Self(MoodleXML.about.name)
  static let csv = Self(CSV.about.name)
  static let tsv = Self(TSV.about.name)
  static let anki = Self(AnkiText.about.name)
  static let h5p = Self(H5P.about.name)
  static let xapi = Self("xapi")
  static let openBadges = Self("open-badges")
  static let webAnnotation = Self(.web)
  static let iiif = Self(.iiif)
  static let coco = Self(.coco)

  /// The formats of questions, then those of records and of annotations, which hold something else
  /// and have lists of their own.
  static let allCases: [FileFormat] =
    QuestionFormat.allVersions.map { Self($0.name) } + [.xapi, .openBadges]
    + ImageAnnotations.Format.allCases.map { Self($0) }

  private init(_ name: String) { rawValue = name }

  private init(_ annotations: ImageAnnotations.Format) { rawValue = annotations.rawValue }

  init?(rawValue: String) {
    self.init(rawValue)
    guard Self.allCases.contains(self) else { return nil }
  }

  init?(argument: String) {
    // Most people who say Moodle mean its XML.
    self.init(rawValue: argument == "moodle" ? "moodle-xml" : argument)
  }

  /// The format of questions; nil for records and annotations.
  var questions: QuestionFormat? { QuestionFormat(name: rawValue) }

  /// The reader and writer of questions in single files; nil for packages, records and annotations.
  var format: (any ExchangeFormat.Type)? { questions?.file }

  /// The reader and writer of questions in packages; nil for any other format.
  var package: (any PackageFormat.Type)? { questions?.package }

  /// The format of annotations, or nil for another.
  var annotations: ImageAnnotations.Format? { ImageAnnotations.Format(rawValue: rawValue) }

  /// The reason why a file is not converted.
  var onlyInspected: Failure {
    .wrongUsage("\(rawValue) is read by ludus inspect only")
  }

  /// The format that a file's name or its text suggests.
  init?(path: String, bytes: [UInt8]) {
    let name = path.lowercased()
    let ends: [(String, FileFormat)] = [
      (".xapi.json", .xapi), (".xapi.jsonl", .xapi), (".badges.json", .openBadges),
      (".iiif.json", .iiif), (".coco.json", .coco), (".anno.json", .webAnnotation),
      (".jwt", .openBadges), (".jws", .openBadges), (".png", .openBadges), (".svg", .openBadges),
    ]
    if let format = ends.first(where: { name.hasSuffix($0.0) })?.1 {
      self = format
    } else if let format = QuestionFormat(path: path, beginning: bytes) {
      self.init(format.name)
    } else {
      guard name.hasSuffix(".json") || name.hasSuffix(".jsonld"),
        let format = Self.jsonFormat(of: bytes)
      else { return nil }
      self = format
    }
  }

  /// The format that JSON says it is of by its context or its members, or nil for content of our
  /// own.
  private static func jsonFormat(of bytes: [UInt8]) -> FileFormat? {
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    func has(_ words: String...) -> Bool { words.contains(where: text.contains) }
    if has("iiif.io/api/presentation") { return .iiif }
    if has("w3.org/ns/anno.jsonld") { return .webAnnotation }
    if has("openbadges", "/ob/v3p0", "/credentials/v") { return .openBadges }
    if has("\"images\""), has("\"annotations\"") { return .coco }
    if has("\"Annotation\"", "\"AnnotationPage\"", "\"AnnotationCollection\"") {
      return .webAnnotation
    }
    let parts = [
      "\"actor\"", "\"objectType\"", "\"contextActivities\"", "\"interactionType\"", "\"mbox\"",
      "\"display\"", "\"completion\"", "\"registration\"", "\"usageType\"",
    ]
    return parts.contains(where: text.contains) ? .xapi : nil
  }
}

extension QuestionFormat {
  /// The names of all formats, for the help: `gift, aiken, and as packages qti and h5p`.
  static var listed: String {
    let packages = allVersions.filter(\.isPackage).map { format in
      format.name + (format.version.map { " (version \($0))" } ?? "")
    }
    let files = allVersions.filter { !$0.isPackage }.map(\.name).joined(separator: ", ")
    let firstPackages = packages.dropLast().joined(separator: ", ")
    return "\(files), and as packages \(firstPackages) and \(packages.last ?? "")"
  }

  /// The formats of packages.
  static var packages: [QuestionFormat] { all.filter(\.isPackage) }
}

extension PackageFormat {
  /// Writes questions as a package.
  static func package(of questions: FoundQuestions) -> ExportedPackage {
    write(questions.contents, title: questions.title ?? "", language: questions.language)
  }
}
