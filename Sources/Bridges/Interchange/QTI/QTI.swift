// SPDX-License-Identifier: Apache-2.0
public import FileDiagnostics
public import LudusCore
public import QuizContent

/// IMS and 1EdTech QTI 1.2, 2.1, 2.2 and 3.0: items with their scoring, tests and manifests of
/// packages.
///
/// ```swift
/// let document = QTI.read(bytes)
/// if case .item(let item) = document.content {
///   try item.outcomes(for: ["RESPONSE": ["ChoiceA"]])   // ["SCORE": .number(1)]
/// }
/// ```
///
/// Both spellings of names are read, those of version 2 and those of version 3, and both are called
/// by the first.
public enum QTI: Sendable {
  /// The parts of a file that the reader found.
  public struct Document: Sendable {
    /// The name of the root element as it is written, or nil where there is none.
    public let root: String?
    /// The namespace of the root element.
    public let namespace: String?
    /// The item, test or manifest; nil for any other file, with a diagnostic.
    public let content: Content?
    /// All that its author should know, in the order of the file.
    public let diagnostics: [Diagnostic]
    /// The root element.
    let element: QTIElement?
    /// The prefix of its name, with its colon.
    let prefix: String
  }

  /// The kinds of files.
  public enum Content: Sendable {
    /// A question.
    case item(Item)
    /// Questions in parts and sections.
    case test(Test)
    /// The files of a package.
    case manifest([Resource])
    /// The questions of a file of QTI 1.2, of which it has so many.
    case questions(count: Int)
  }

  /// A sequence of items.
  public struct Test: Hashable, Sendable {
    /// Its name within programs.
    public let identifier: String
    /// Its name for people.
    public let title: String
    /// The number of its parts.
    public let parts: Int
    /// The number of sections in its parts, those within sections included.
    public let sections: Int
    /// The paths of its items, relative to its own file.
    public let items: [String]
  }

  /// A file of a package.
  public struct Resource: Hashable, Sendable {
    /// Its name within the package.
    public let identifier: String
    /// Its kind, such as "imsqti_item_xmlv2p1".
    public let type: String
    /// Its path within the package.
    public let path: String?
  }

  /// Reads a file.
  ///
  /// - Parameter bytes: The file, in UTF-8, whatever is in it.
  /// - Returns: All that can be used, and a diagnostic for all that cannot.
  /// - Complexity: O(*n*) in the length of the file.
  public static func read(_ bytes: [UInt8]) -> Document {
    let source = SourceText(bytes)
    var tokens = XMLTokenizer(source)
    var root: XMLElement?
    while root == nil, let token = tokens.next() {
      guard case .start(let name, let attributes, let isEmpty) = token.kind else { continue }
      let empty = XMLElement(
        name: name,
        attributes: attributes,
        range: token.range,
        inside: token.range.upperBound..<token.range.upperBound
      )
      root =
        isEmpty ? empty : XMLElement.read(name, attributes, at: token.range, from: &tokens)
    }
    let prefix = root?.name.firstIndex(of: ":").map { String(root?.name[...$0] ?? "") } ?? ""
    let element = root.map { QTIElement($0) }
    let content = element.flatMap { read($0) }
    var remarks = source.encodingRemarks + tokens.remarks
    let place = root.map { $0.range.lowerBound..<$0.inside.lowerBound }
    if case .item(let item) = content {
      remarks += item.unsupported.map {
        Remark(.notScored, at: place ?? 0..<0, ["name": .text($0)])
      }
    } else if content == nil {
      remarks.append(Remark(.nothingFound, at: place ?? source.start..<source.start))
    }
    let declaration = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix.dropLast())"
    return Document(
      root: root.map { String($0.name.dropFirst(prefix.count)) },
      namespace: root?[attribute: declaration],
      content: content,
      diagnostics: source.diagnostics(remarks),
      element: element,
      prefix: prefix
    )
  }

  private static func read(_ root: QTIElement) -> Content? {
    switch root.name {
    case "assessmentItem": .item(Item(root))
    case "assessmentTest": .test(test(root))
    case "manifest": .manifest(resources(root))
    case "questestinterop": .questions(count: root.elements { $0.name == "item" }.count)
    default: nil
    }
  }

  private static func test(_ root: QTIElement) -> Test {
    var (parts, sections, items) = (0, 0, [String]())
    root.forEach { element in
      switch element.name {
      case "testPart": parts += 1
      case "assessmentSection": sections += 1
      case "assessmentItemRef": items.append(element["href"] ?? "")
      default: break
      }
    }
    return Test(
      identifier: root["identifier"] ?? "",
      title: root["title"] ?? "",
      parts: parts,
      sections: sections,
      items: items
    )
  }

  private static func resources(_ root: QTIElement) -> [Resource] {
    (root.first("resources")?.all("resource") ?? []).map {
      Resource(
        identifier: $0["identifier"] ?? "",
        type: $0["type"] ?? "",
        path: $0["href"] ?? $0["bb:file"] ?? $0.first("file")?["href"]
      )
    }
  }
}

extension QTI {
  /// Reads the items of a package in the order of its tests, each section a category.
  ///
  /// Without a test the items stand in the order of the manifest, without one in that of their
  /// paths. Items that no test names come last.
  ///
  /// - Parameter files: The files by their paths, such as those of an unpacked zip; or one item
  ///   alone.
  /// - Returns: The questions that items are, and a diagnostic for all that cannot be used.
  /// - Complexity: O(*n*) in the length of the files, and for each item O(*m*²) in the number of
  ///   its choices.
  public static func read(package files: [String: [UInt8]]) -> ImportedPackage {
    let files = files.mapValues { inUTF8($0) }
    var reader = QTIPackageReader(files)
    reader.read()
    let language = reader.language
    return ImportedPackage(
      files: files,
      title: reader.title,
      language: language,
      items: reader.items,
      remarks: reader.remarks
    ) { question, item, media in
      let document = read(files[item.path] ?? [])
      if case .questions = document.content {
        var writer = QTI12ItemWriter(language: language, media: media)
        let identifier = question.idNumber ?? question.name ?? "item"
        guard let text = writer.item(question, identifier: identifier) else {
          return ImportedPackage.Rendered(bytes: [], losses: [.type])
        }
        media = writer.media
        return ImportedPackage.Rendered(bytes: Array(text.utf8), losses: writer.losses.unrepeated)
      }
      let version = Version.allCases.first { $0.namespace == document.namespace }
      var writer = QTIItemWriter(
        version ?? (document.root?.hasPrefix("qti-") == true ? .v30 : .v21),
        language: document.element?["xml:lang"].map { Language($0) },
        path: item.path,
        media: media
      )
      guard case .item(let old) = document.content,
        let text = writer.item(question, identifier: old.identifier)
      else { return ImportedPackage.Rendered(bytes: [], losses: [.type]) }
      media = writer.media
      return ImportedPackage.Rendered(bytes: Array(text.utf8), losses: writer.losses)
    }
  }

  /// Writes a package: a manifest, a test with a section for each category, an item for each
  /// question, and their files.
  ///
  /// - Parameters:
  ///   - items: Questions and categories in the order of the test.
  ///   - version: The version of the specification.
  ///   - title: The title of the test.
  ///   - language: The language of the texts.
  /// - Returns: The files by their paths, and what QTI cannot hold.
  /// - Complexity: O(*n*) in the length of the texts.
  public static func write(
    _ items: [Imported.Item.Content],
    as version: Version = .v21,
    title: String = "",
    language: Language? = nil
  ) -> ExportedPackage {
    var writer = QTIPackageWriter(version, title: title, language: language)
    for (offset, item) in items.enumerated() { writer.take(item, at: offset) }
    return writer.package
  }

  /// Writes all problems of a bank, with a section for each set.
  ///
  /// - Parameters:
  ///   - bank: The bank; templates are left out.
  ///   - version: The version of the specification.
  /// - Returns: The files by their paths, and what QTI cannot hold; items are counted with the
  ///   sections.
  public static func write(_ bank: ProblemBank, as version: Version) -> ExportedPackage {
    switch version {
    case .v21: write(bank)
    case .v22: QTI22.write(bank)
    case .v30: QTI3.write(bank)
    }
  }
}

// MARK: - As formats

/// QTI is read in any version, and written in version 2.1.
extension QTI: PackageFormat {
  /// The facts about the format that are known before a package is opened.
  public static let about = description("qti", "QTI", version: .v21)

  fileprivate static func description(
    _ name: String,
    _ title: String,
    version: Version? = nil
  ) -> FormatDescription {
    FormatDescription(
      name,
      title: title,
      fileEndings: ["zip", "imscc", "xml", "qti", "dat"],
      version: version?.rawValue,
      recognizes: { file in
        // The root stands behind comments at most.
        let start = String(decoding: file.bytes.prefix(16_384), as: UTF8.self)
        let roots = [
          "assessmentItem", "assessmentTest", "qti-assessment-", "imscp", "imsqti",
          "questestinterop",
        ]
        return roots.contains { start.contains($0) } ? .certain : .unknown
      },
      recognizesPackage: { paths in
        paths.contains { path in
          [".xml", ".qti"].contains { path.lowercased().hasSuffix($0) }
        } ? .likely : .unknown
      }
    )
  }

  /// Writes a package in version 2.1.
  public static func write(
    _ items: [Imported.Item.Content],
    title: String,
    language: Language?
  ) -> ExportedPackage {
    write(items, as: .v21, title: title, language: language)
  }

  /// The item of a package that has only one.
  public static func alone(in package: ExportedPackage) -> [UInt8]? {
    let items = package.files.filter { $0.key.hasPrefix("items/") }
    return items.count == 1 ? items.first?.value : nil
  }
}

/// A later version of QTI, which is read as ``QTI`` is.
protocol LaterQTI: PackageFormat {
  static var edition: QTI.Version { get }
}

extension LaterQTI {
  static var original: any PackageFormat.Type { QTI.self }

  static func read(package files: [String: [UInt8]]) -> ImportedPackage { QTI.read(package: files) }

  static func write(
    _ items: [Imported.Item.Content],
    title: String,
    language: Language?
  ) -> ExportedPackage {
    QTI.write(items, as: edition, title: title, language: language)
  }

  static func alone(in package: ExportedPackage) -> [UInt8]? { QTI.alone(in: package) }
}

/// QTI 2.2.
enum QTI22: LaterQTI {
  static let about = QTI.description("qti22", "QTI 2.2")
  static let edition = QTI.Version.v22
}

/// QTI 3.0.
enum QTI3: LaterQTI {
  static let about = QTI.description("qti3", "QTI 3.0")
  static let edition = QTI.Version.v30
}

/// Reads the items of a package one after the other.
private struct QTIPackageReader {
  let files: [String: [UInt8]]
  private(set) var title: String?
  private(set) var language: Language?
  private(set) var items: [ImportedPackage.Item] = []
  private(set) var remarks: [String: [Remark]] = [:]
  private var documents: [String: QTI.Document] = [:]
  private var taken: Set<String> = []
  /// The keywords that manifests give to items.
  private var tags: [String: [String]] = [:]

  /// The files by the addresses that texts have for them.
  private let found: PackageFiles
  private let pool = TrialPool()

  init(_ files: [String: [UInt8]]) {
    self.files = files
    found = PackageFiles(files)
  }

  /// Whether a file can have questions in it.
  private func isCandidate(_ path: String) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".xml") || files.count == 1 { return true }
    guard name.hasSuffix(".qti") || name.hasSuffix(".dat") else { return false }
    let start = String(decoding: files[path]?.prefix(4096) ?? [], as: UTF8.self)
    return start.contains("<questestinterop")
  }

  mutating func read() {
    let paths = files.keys.filter(isCandidate).sorted()
    for path in paths {
      let document = QTI.read(files[path] ?? [])
      // A package holds other XML too.
      if document.content != nil || paths.count == 1 { documents[path] = document }
    }
    let known = documents.keys.sorted()
    readOldFiles(known, paths)
    if known.isEmpty { remarks[""] = [Remark(.nothingFound, at: 0..<0)] }
    readDetails(known)
    for path in known {
      guard case .manifest = documents[path]?.content else { continue }
      documents[path]?.element?.forEach { resource in
        guard resource.name == "resource", let href = resource["href"],
          let place = PackageMedia.path(href, from: path)
        else { return }
        let keywords = resource.elements { $0.name == "keyword" }
        tags[place] = keywords.compactMap { keyword in
          keyword.children.first?.text.trimmingSpaces
        }
      }
    }
    for path in known {
      guard case .test(let test) = documents[path]?.content, let root = documents[path]?.element
      else { continue }
      if title == nil { title = test.title }
      if language == nil { language = root["xml:lang"].map { Language($0) } }
      note(documents[path], path)
      take(root, [], in: path)
    }
    for path in known {
      guard case .manifest(let resources) = documents[path]?.content else { continue }
      note(documents[path], path)
      for resource in resources where resource.type.contains("item") {
        take(resource.path ?? "", from: path, at: 0..<0)
      }
      let old = resources.filter {
        $0.type.hasPrefix("imsqti_xmlv1p") || $0.type.contains("x-bb-qti")
      }
      for resource in old.compactMap(\.path) {
        let place = PackageMedia.path(resource, from: path)
        guard place.map({ files[$0] }) == nil else { continue }
        remarks[path, default: []].append(
          Remark(.missingFile, at: 0..<0, ["name": .text(resource)])
        )
      }
    }
    for path in known where !taken.contains(path) {
      if case .item = documents[path]?.content { take(item: path) }
      if documents[path]?.content == nil { note(documents[path], path) }
    }
  }

  /// Reads the files of QTI 1.2, in the order of the manifest and then of their paths.
  private mutating func readOldFiles(_ known: [String], _ paths: [String]) {
    var order: [String] = []
    var details: [String: QTIElement] = [:]
    for path in known {
      guard case .manifest(let resources) = documents[path]?.content else { continue }
      order += resources.compactMap { $0.path.flatMap { PackageMedia.path($0, from: path) } }
    }
    order = (order + known).unrepeated.filter { path in
      if case .questions = documents[path]?.content { true } else { false }
    }
    guard !order.isEmpty else { return }
    for path in paths where path.hasSuffix("assessment_meta.xml") {
      guard let root = QTI.read(files[path] ?? []).element, root.name == "quiz" else { continue }
      details[path.split(separator: "/").dropLast().joined(separator: "/")] = root
      if let identifier = root["identifier"] { details[identifier] = root }
    }
    var reader = QTI12Reader(files, found)
    let read = order.compactMap { path in documents[path]?.element.map { (path: path, root: $0) } }
    reader.read(read, details: details)
    for path in order { note(documents[path], path) }
    for (path, more) in reader.remarks { remarks[path, default: []] += more }
    items += reader.items
    title = reader.title
  }

  /// Takes the title and the language that a manifest gives to the whole.
  private mutating func readDetails(_ known: [String]) {
    let hasTest = known.contains { path in
      if case .test = documents[path]?.content { true } else { false }
    }
    for path in known where !hasTest {
      guard case .manifest = documents[path]?.content,
        let metadata = documents[path]?.element?.first("metadata")
      else { continue }
      let general = metadata.elements { $0.name == "general" }.first
      if let title = (general?.first("title")?.children.first?.text).nonBlank { self.title = title }
      if let name = (general?.first("language")?.text).nonBlank { language = Language(name) }
    }
  }

  private mutating func note(_ document: QTI.Document?, _ path: String) {
    remarks[path, default: []] += (document?.diagnostics ?? []).map(Remark.init)
  }

  /// Takes the items of sections, with a category for each section that has any itself.
  private mutating func take(_ element: QTIElement, _ sections: [String], in path: String) {
    var isOpen = false
    for child in element.children {
      switch child.name {
      case "testPart": take(child, sections, in: path)
      case "assessmentSection":
        let name = child["title"] ?? child["identifier"] ?? ""
        take(child, sections + [name], in: path)
        isOpen = false
      case "assessmentItemRef":
        let category = sections.filter { !$0.isEmpty }.joined(separator: "/")
        if !isOpen, !category.isEmpty {
          let range = element.range.lowerBound..<element.inside.lowerBound
          items.append(
            ImportedPackage.Item(content: .category(category), path: path, range: range)
          )
        }
        isOpen = true
        take(child["href"] ?? "", from: path, at: child.range)
        if child.first("weight") != nil { leave(child, "weight", .fieldsLeftOut, in: path) }
      case "rubricBlock", "testFeedback":
        if child.name == "rubricBlock", child["view"] == "candidate" {
          describe(child, sections, &isOpen, in: path)
        } else {
          leave(child, child.name, .fieldsLeftOut, in: path)
        }
      case "selection", "timeLimits", "preCondition", "branchRule":
        leave(child, child.name, .settingsLeftOut, in: path)
      default: break
      }
    }
  }

  /// Names a part that a bank has no place for.
  private mutating func leave(
    _ element: QTIElement,
    _ name: String,
    _ code: Diagnostic.Code,
    in path: String
  ) {
    let range = element.range.lowerBound..<element.inside.lowerBound
    remarks[path, default: []].append(Remark(code, at: range, ["names": .text(name)]))
  }

  /// Takes a text for learners before the items of a section.
  private mutating func describe(
    _ element: QTIElement,
    _ sections: [String],
    _ isOpen: inout Bool,
    in path: String
  ) {
    let text = QTIText(bytes: files[path] ?? [], prefix: documents[path]?.prefix ?? "") {
      [found] reference in found.file(reference, from: path)
    }
    let shown = text.text(element)
    remarks[path, default: []] += text.remarks.all
    guard !shown.source.isEmpty else { return }
    let category = sections.filter { !$0.isEmpty }.joined(separator: "/")
    if !isOpen, !category.isEmpty {
      let range = element.range.lowerBound..<element.inside.lowerBound
      items.append(ImportedPackage.Item(content: .category(category), path: path, range: range))
    }
    isOpen = true
    items.append(
      ImportedPackage.Item(
        content: .question(Question(text: shown, task: .description)),
        path: path,
        range: element.range
      )
    )
  }

  private mutating func take(_ reference: String, from path: String, at range: Range<Int>) {
    let found = PackageMedia.path(reference, from: path)
    guard let found, case .item = documents[found]?.content else {
      remarks[path, default: []].append(
        Remark(.missingFile, at: range, ["name": .text(reference)])
      )
      return
    }
    take(item: found)
  }

  private mutating func take(item path: String) {
    guard let document = documents[path], case .item(let item) = document.content,
      let root = document.element, taken.insert(path).inserted
    else { return }
    note(document, path)
    let text = QTIText(bytes: files[path] ?? [], prefix: document.prefix) { [found] reference in
      found.file(reference, from: path)
    }
    if language == nil { language = root["xml:lang"].map { Language($0) } }
    var reader = QTIQuestion(item, root, text, pool)
    var question = reader.question()
    question.tags = tags[path] ?? []
    remarks[path, default: []] += text.remarks.all + reader.remarks
    items.append(
      ImportedPackage.Item(
        content: .question(question),
        path: path,
        range: 0..<(files[path]?.count ?? 0)
      )
    )
  }
}

extension Remark {
  init(_ diagnostic: Diagnostic) {
    self.init(diagnostic.code, at: diagnostic.range, diagnostic.values)
  }
}

/// An element of QTI by its name in version 2; version 3 writes `responseDeclaration` as
/// `qti-response-declaration`.
struct QTIElement: Sendable {
  let name: String
  let attributes: [String: String]
  let text: String
  let children: [QTIElement]
  /// Its bytes from the first tag to the last.
  let range: Range<Int>
  /// Its bytes without its tags.
  let inside: Range<Int>

  init(_ element: XMLElement) {
    name = Self.name(element.name)
    let pairs = element.attributes.map { (Self.joined($0.name), $0.value) }
    attributes = Dictionary(pairs) { first, _ in first }
    text = element.text
    range = element.range
    inside = element.inside
    children = element.children.map { QTIElement($0) }
  }

  /// The name of an element in version 2, without the prefix of its namespace.
  private static func name(_ name: String) -> String {
    let local = name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...]
    return local.hasPrefix("qti-") ? joined(local.dropFirst(4)) : String(local)
  }

  /// The words between hyphens as one, each but the first with a capital.
  private static func joined(_ name: some StringProtocol) -> String {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// Whether it says that texts count in any case.
  var ignoresCase: Bool { attributes[Self.joined("case-sensitive")] == "false" }

  subscript(attribute: String) -> String? { attributes[attribute] }

  func first(_ name: String) -> QTIElement? { children.first { $0.name == name } }

  func all(_ name: String) -> [QTIElement] { children.filter { $0.name == name } }

  /// The element and all within it, in the order of the file.
  func forEach(_ visit: (QTIElement) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }

  /// The element itself or the elements in it that fulfil a condition, those within such an element
  /// left out.
  func elements(where isWanted: (QTIElement) -> Bool) -> [QTIElement] {
    isWanted(self) ? [self] : children.flatMap { $0.elements(where: isWanted) }
  }

  /// The texts of the values in it.
  var values: [String] { all("value").map(\.text.trimmingSpaces) }
}
