// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LudusCore
public import QuizContent

extension QTI {
  /// Reads the items of a package in the order of its tests, each section a category.
  ///
  /// Without a test the items stand in the order of the manifest, without one in that of their paths. Items that no test
  /// names come last.
  ///
  /// - Parameter files: The files by their paths, such as those of an unpacked zip; or one item alone.
  /// - Returns: The questions that items are, and a diagnostic for all that cannot be used.
  /// - Complexity: O(*n*) in the length of the files, and for each item O(*m*²) in the number of its choices.
  public static func read(package files: [String: [UInt8]]) -> ImportedPackage {
    var reader = QTIPackageReader(files)
    reader.read()
    return ImportedPackage(
      files: files,
      title: reader.title,
      language: reader.language,
      items: reader.items,
      remarks: reader.remarks
    ) { question, item, media in
      let document = read(files[item.path] ?? [])
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

  /// Writes a package: a manifest, a test with a section for each category, an item for each question, and their files.
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
  /// - Returns: The files by their paths, and what QTI cannot hold; items are counted with the sections.
  public static func write(_ bank: ProblemBank, as version: Version = .v21) -> ExportedPackage {
    let (items, losses) = bank.exchanged
    var exported = write(
      items,
      as: version,
      title: bank.title,
      language: bank.language.map { Language($0) }
    )
    exported.losses = (losses + exported.losses).inOrder
    return exported
  }
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

  init(_ files: [String: [UInt8]]) { self.files = files }

  mutating func read() {
    let paths = files.keys.filter { $0.lowercased().hasSuffix(".xml") }.sorted()
    for path in paths {
      let document = QTI.read(files[path] ?? [])
      // A package holds other XML too.
      if document.content != nil || paths.count == 1 { documents[path] = document }
    }
    let known = documents.keys.sorted()
    if known.isEmpty { remarks[""] = [Remark(.nothingFound, at: 0..<0)] }
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
    }
    for path in known where !taken.contains(path) {
      if case .item = documents[path]?.content { take(item: path) }
      if documents[path]?.content == nil { note(documents[path], path) }
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
      default: break
      }
    }
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
    let text = QTIText(bytes: files[path] ?? []) { [files] reference in
      guard let place = PackageMedia.path(reference, from: path), let bytes = files[place] else {
        return nil
      }
      let parts = place.split(separator: "/")
      let folder = parts.dropLast().map { "\($0)/" }.joined()
      return Question.File(name: String(parts.last ?? ""), path: "/\(folder)", bytes: bytes)
    }
    if language == nil { language = root["xml:lang"].map { Language($0) } }
    var reader = QTIQuestion(item, root, text)
    var question = reader.question()
    question.tags = tags[path] ?? []
    remarks[path, default: []] += reader.remarks
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
