// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Reads the items of QTI 1.2 in a package: quizzes first and then banks of questions, in the order
/// in which they are listed.
struct QTI12Reader {
  private let files: [String: [UInt8]]
  private let found: PackageFiles
  private let pool = TrialPool()
  private(set) var items: [ImportedPackage.Item] = []
  private(set) var remarks: [String: [Remark]] = [:]
  /// The title of the only quiz.
  private(set) var title: String?
  /// The items by their identifiers, for references to them.
  private var known: [String: (element: QTIElement, path: String)] = [:]
  private var banks: Set<String> = []
  private var taken: Set<String> = []
  /// The questions of quizzes so far, without the numbers that they have.
  private var questions: Set<Question> = []
  /// Whether the file at hand is a bank of questions.
  private var isBank = false
  private var openSections: [String]?

  init(_ files: [String: [UInt8]], _ found: PackageFiles) {
    self.files = files
    self.found = found
  }

  /// Reads files.
  ///
  /// - Parameters:
  ///   - documents: The files with their root elements in the order of the package.
  ///   - details: The descriptions that Canvas has of quizzes, by the folder.
  mutating func read(
    _ documents: [(path: String, root: QTIElement)],
    details: [String: QTIElement]
  ) {
    // Canvas writes its quizzes twice, and in the second place with all that it knows of them.
    func identifiers(_ root: QTIElement) -> [String] {
      (root.all("assessment") + root.all("objectbank")).compactMap { $0["ident"] }
    }
    let isFull = { (path: String) in path.hasPrefix("non_cc_assessments/") }
    let full = Set(documents.filter { isFull($0.path) }.flatMap { identifiers($0.root) })
    let read = documents.filter {
      isFull($0.path) || !identifiers($0.root).contains(where: full.contains)
    }
    for (path, root) in read {
      for bank in root.all("objectbank") { if let id = bank["ident"] { banks.insert(id) } }
      root.forEach { element in
        if element.name == "item", let id = element["ident"], known[id] == nil {
          known[id] = (element, path)
        }
      }
    }
    let quizzes = read.filter { !$0.root.all("assessment").isEmpty }
    let others = read.filter { $0.root.all("assessment").isEmpty }
    let titles = quizzes.flatMap { $0.root.all("assessment") }.compactMap { $0["title"].nonBlank }
    title = titles.count == 1 ? titles.first : nil
    for (path, root) in quizzes + others {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      let identifier = identifiers(root).first ?? ""
      let detail = details[folder] ?? details[identifier]
      openSections = nil
      isBank = root.all("assessment").isEmpty
      take(root, [], nil, detail, in: path)
    }
    if items.allSatisfy({ $0.question == nil }), let first = read.first {
      let place = first.root.range.lowerBound..<first.root.inside.lowerBound
      remarks[first.path, default: []].append(Remark(.nothingFound, at: place))
    }
  }

  private mutating func note(
    _ code: Diagnostic.Code,
    at range: Range<Int>,
    _ name: String,
    in path: String
  ) {
    remarks[path, default: []].append(Remark(code, at: range, ["name": .text(name)]))
  }

  // MARK: Structure

  private static let quiet: Set<String> = [
    "qtimetadata", "assessmentmetadata", "sectionmetadata", "objectbankmetadata", "qticomment",
    "duration", "assessmentcontrol", "sectioncontrol", "outcomes_processing", "selection_ordering",
    "sectionprecondition", "sectionpostcondition", "sectionproc_extension",
    "assessproc_extension",
  ]

  private mutating func take(
    _ element: QTIElement,
    _ sections: [String],
    _ points: Fraction?,
    _ detail: QTIElement?,
    in path: String
  ) {
    for child in element.children {
      switch child.name {
      case "assessment":
        let name = child["title"].nonBlank ?? (detail?.first("title")?.text).nonBlank
        let info = detail?.first("description")?.text
        take(child, sections + [name].compactMap(\.self), nil, detail, in: path, info: info)
      case "objectbank":
        let name = Self.bankTitle(child) ?? child["title"].nonBlank
        take(child, sections + [name].compactMap(\.self), nil, nil, in: path)
      case "section":
        let isRoot = child["ident"] == "root_section" || child["title"].nonBlank == nil
        let inside = isRoot ? sections : sections + [child["title"] ?? ""]
        take(child, inside, selection(child, in: path) ?? points, nil, in: path)
      case "item": take(item: child, sections, points, in: path)
      case "itemref", "bankentry_item", "sectionref":
        let name = child["linkrefid"] ?? child["item_ref"] ?? ""
        if let found = known[name] {
          take(item: found.element, sections, points, in: found.path)
        } else {
          note(.missingFile, at: child.range, name, in: path)
        }
      case "rubric", "presentation_material": describe(child, sections, in: path)
      case let name where Self.quiet.contains(name): break
      default:
        var hasText = false
        child.forEach { hasText = hasText || !$0.text.trimmingSpaces.isEmpty }
        if hasText {
          remarks[path, default: []].append(
            Remark(.fieldsLeftOut, at: child.range, ["names": .text(child.name)])
          )
        }
      }
    }
  }

  private mutating func take(
    _ assessment: QTIElement,
    _ sections: [String],
    _ points: Fraction?,
    _ detail: QTIElement?,
    in path: String,
    info: String?
  ) {
    if let info, !info.trimmingSpaces.isEmpty {
      open(sections, at: assessment, in: path, info: info)
    }
    take(assessment, sections, points, detail, in: path)
  }

  private static func bankTitle(_ bank: QTIElement) -> String? {
    let fields = bank.elements { $0.name == "qtimetadatafield" }
    let title = fields.first { $0.first("fieldlabel")?.text.trimmingSpaces == "bank_title" }
    return (title?.first("fieldentry")?.text).nonBlank
  }

  /// The points that each item of a section has, and remarks on how many of them are drawn.
  private mutating func selection(_ section: QTIElement, in path: String) -> Fraction? {
    let selections = section.all("selection_ordering").flatMap { $0.all("selection") }
    for selection in selections {
      if let number = selection.first("selection_number")?.text.trimmingSpaces.nonEmpty {
        remarks[path, default: []].append(
          Remark(
            .settingsLeftOut,
            at: selection.range,
            ["names": .text("selection_number \(number)")]
          )
        )
      }
      if let bank = selection.first("sourcebank_ref")?.text.trimmingSpaces.nonEmpty,
        !banks.contains(bank), section.elements(where: { $0.name == "item" }).isEmpty
      {
        note(.missingFile, at: selection.range, bank, in: path)
      }
    }
    let points = selections.flatMap { $0.elements { $0.name == "points_per_item" } }.first
    return points.flatMap { NumberAnswer.number($0.text) }.flatMap { Fraction($0) }
  }

  private mutating func open(
    _ sections: [String],
    at element: QTIElement,
    in path: String,
    info: String? = nil
  ) {
    guard openSections != sections else { return }
    let isFirst = openSections == nil
    openSections = sections
    let category = sections.joined(separator: "/")
    if category.isEmpty, isFirst, items.isEmpty { return }
    let range = element.range.lowerBound..<element.inside.lowerBound
    items.append(
      ImportedPackage.Item(content: .category(category, info: info), path: path, range: range)
    )
  }

  /// A text for learners between questions.
  private mutating func describe(_ element: QTIElement, _ sections: [String], in path: String) {
    let text = QTI12Text(bytes: files[path] ?? [], path: path, files: found)
    let shown = text.text(element)
    remarks[path, default: []] += text.remarks.all
    guard !shown.plain.trimmingSpaces.isEmpty || shown.source.contains("<img") else { return }
    open(sections, at: element, in: path)
    items.append(
      ImportedPackage.Item(
        content: .question(Question(text: shown, task: .description)),
        path: path,
        range: element.range
      )
    )
  }

  private mutating func take(
    item element: QTIElement,
    _ sections: [String],
    _ points: Fraction?,
    in path: String
  ) {
    guard taken.insert("\(path):\(element.range.lowerBound)").inserted else { return }
    let text = QTI12Text(bytes: files[path] ?? [], path: path, files: found)
    var reader = QTI12Question(element, text, pool)
    var question = reader.question()
    if let points, question.task != .description { question.mark = points }
    var twin = question
    twin.idNumber = nil
    twin.mark = nil
    // Canvas puts a question of a quiz into a bank, too.
    if isBank, questions.contains(twin) { return }
    if !isBank { questions.insert(twin) }
    remarks[path, default: []] += text.remarks.all + reader.remarks
    open(sections, at: element, in: path)
    items.append(
      ImportedPackage.Item(content: .question(question), path: path, range: element.range)
    )
  }
}

extension QTI {
  /// Texts of old programs in UTF-8, where their declaration says what they are.
  static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.first, first == UInt8(ascii: "<") else { return bytes }
    let head = bytes.prefix(100).prefix { $0 != UInt8(ascii: ">") }
    let declaration = String(decoding: head, as: UTF8.self).lowercased()
    guard
      let name = ["iso-8859-1", "windows-1252", "iso-8859-15"].first(where: declaration.contains),
      let place = declaration.firstRange(of: name), bytes.contains(where: { $0 >= 0x80 }),
      String(validating: bytes, as: UTF8.self) == nil
    else { return bytes }
    let start = declaration.utf8.distance(from: declaration.startIndex, to: place.lowerBound)
    let declared = bytes.prefix(start) + Array("utf-8".utf8)
    return Array(declared) + [UInt8](windows1252: Array(bytes.dropFirst(start + name.utf8.count)))
  }
}
