// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// Writes QTI 1.2 as Canvas does, which most systems take: a quiz for each category.
enum QTI12: PackageFormat {
  static let about = FormatDescription(
    "qti12",
    title: "QTI 1.2 (Canvas)",
    fileEndings: ["zip", "imscc", "xml"]
  )

  static var original: any PackageFormat.Type { QTI.self }

  static func read(package files: [String: [UInt8]]) -> ImportedPackage { QTI.read(package: files) }

  static func write(
    _ items: [Imported.Item.Content],
    title: String,
    language: Language?
  ) -> ExportedPackage {
    var writer = QTI12PackageWriter(title: title, language: language)
    for (offset, item) in items.enumerated() { writer.take(item, at: offset) }
    return writer.package
  }

  /// The quiz of a package that has only one and no other files.
  static func alone(in package: ExportedPackage) -> [UInt8]? {
    let quizzes = package.files.filter {
      $0.key.hasPrefix("quiz-") && !$0.key.hasSuffix("meta.xml")
    }
    return quizzes.count == 1 && package.files.count == 3 ? quizzes.first?.value : nil
  }

  static let namespace = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2"

  /// Writes an element.
  static func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?> = [:],
    _ content: String = ""
  ) -> String {
    QTI.Version.v21.element(name, attributes, content)
  }
}

/// Gathers items into quizzes with a manifest.
struct QTI12PackageWriter {
  private let title: String
  private let language: Language?
  private var media = PackageMedia()
  private var quizzes: [(title: String, info: String?, points: Fraction, items: String)] = []
  private var names: Set<String> = []
  private var losses: [Exported.Loss] = []

  init(title: String, language: Language?) {
    self.title = title
    self.language = language
  }

  mutating func take(_ item: Imported.Item.Content, at offset: Int) {
    switch item {
    case .unusable: return
    case .category(let path, let info, let idNumber):
      quizzes.append((path, info, .zero, ""))
      if idNumber != nil { losses.append(Exported.Loss(.categoryDetails, of: offset)) }
    case .question(let question):
      let name = question.idNumber ?? question.name ?? "item-\(names.count + 1)"
      let identifier = free(name)
      var writer = QTI12ItemWriter(language: language, media: media)
      guard let text = writer.item(question, identifier: identifier) else {
        losses.append(Exported.Loss(.type, of: offset, type: question.type))
        return
      }
      names.insert(identifier)
      media = writer.media
      losses += writer.losses.unrepeated.map {
        Exported.Loss($0, of: offset, type: question.type)
      }
      if quizzes.isEmpty { quizzes.append((title, nil, .zero, "")) }
      let last = quizzes.count - 1
      quizzes[last].items += text + "\n"
      let mark = question.task == .description ? .zero : question.mark ?? .one
      quizzes[last].points = (try? quizzes[last].points + mark) ?? quizzes[last].points
    }
  }

  private func free(_ name: String) -> String {
    var free = name
    var number = 2
    while names.contains(free) {
      free = "\(name)-\(number)"
      number += 1
    }
    return free
  }

  var package: ExportedPackage {
    var files = media.files
    for (index, quiz) in quizzes.enumerated() {
      let name = "quiz-\(index + 1)"
      files["\(name)/\(name).xml"] = Array(document(quiz.title, name, quiz.items).utf8)
      files["\(name)/assessment_meta.xml"] = Array(
        details(quiz.title, quiz.info, quiz.points, name).utf8
      )
    }
    files["imsmanifest.xml"] = Array(manifest(media.files.keys.sorted()).utf8)
    return ExportedPackage(files: files, losses: losses)
  }

  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private func document(_ title: String, _ name: String, _ items: String) -> String {
    let section = QTI12.element("section", ["ident": "root_section"], "\n\(items)")
    let assessment = QTI12.element("assessment", ["ident": name, "title": title], "\n\(section)\n")
    return Self.head
      + QTI12.element("questestinterop", ["xmlns": QTI12.namespace], "\n\(assessment)\n") + "\n"
  }

  private func details(
    _ title: String,
    _ info: String?,
    _ points: Fraction,
    _ name: String
  ) -> String {
    func part(_ name: String, _ text: String) -> String {
      QTI12.element(name, [:], MoodleXMLWriter.escaped(text)) + "\n"
    }
    let parts = [
      part("title", title), part("description", info ?? ""), part("quiz_type", "assignment"),
      part("points_possible", MoodleWeights.decimal(points, places: 7)),
    ].joined()
    return Self.head
      + QTI12.element(
        "quiz",
        ["xmlns": "http://canvas.instructure.com/xsd/cccv1p0", "identifier": name],
        "\n\(parts)"
      ) + "\n"
  }

  private func manifest(_ media: [String]) -> String {
    func file(_ path: String) -> String { QTI12.element("file", ["href": path]) }
    let quizzes = quizzes.indices.map { index -> String in
      let name = "quiz-\(index + 1)"
      let meta = "\(name)/assessment_meta.xml"
      return QTI12.element(
        "resource",
        ["identifier": name, "type": "imsqti_xmlv1p2"],
        file("\(name)/\(name).xml") + QTI12.element("dependency", ["identifierref": "\(name)-meta"])
      ) + "\n"
        + QTI12.element(
          "resource",
          [
            "identifier": "\(name)-meta",
            "type": "associatedcontent/imscc_xmlv1p1/learning-application-resource",
            "href": meta,
          ],
          file(meta)
        ) + "\n"
    }.joined()
    let others = media.enumerated().map { index, path in
      QTI12.element(
        "resource",
        ["identifier": "media-\(index + 1)", "type": "webcontent", "href": path],
        file(path)
      ) + "\n"
    }.joined()
    let name = QTI12.element("imsmd:string", [:], MoodleXMLWriter.escaped(title))
    let speech = language.map { QTI12.element("imsmd:language", [:], $0.rawValue) } ?? ""
    let general = QTI12.element(
      "imsmd:general",
      [:],
      QTI12.element("imsmd:title", [:], name) + speech
    )
    return """
      \(Self.head)<manifest identifier="manifest" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" \
      xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2">
      <metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion><imsmd:lom>\(general)</imsmd:lom></metadata>
      <organizations/>
      <resources>
      \(quizzes)\(others)</resources>
      </manifest>

      """
  }
}
