// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LudusCore
internal import LudusFoundation
internal import QuizContent

/// H5P packages: the questions in `content/content.json`.
///
/// ```swift
/// let package = H5P.read(package: files)   // "h5p.json", "content/content.json" and the rest by their paths
/// let bank = package.bank(id: "fruits").bank
/// let written = H5P.write(bank)
/// ```
///
/// Blanks, MultiChoice, TrueFalse, DragText, Essay and MarkTheWords are questions, Text stands
/// between them, and QuestionSet, Column and InteractiveBook hold them. Any other type is kept as
/// it is, with a diagnostic. A written package has no JavaScript libraries: the site that takes it
/// must have them.
public enum H5P: PackageFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "h5p",
    title: "H5P",
    fileEndings: ["h5p"],
    recognizesPackage: { $0.contains(manifestPath) ? .certain : .unknown }
  )

  static let manifestPath = "h5p.json"
  static let contentPath = "content/content.json"

  /// Reads a package.
  ///
  /// - Parameter files: The files by their paths, such as those of an unpacked `.h5p` file.
  /// - Returns: The questions, and a diagnostic for all that cannot be used.
  /// - Complexity: O(*n*) in the length of the content.
  public static func read(package files: [String: [UInt8]]) -> ImportedPackage {
    var remarks: [String: [Remark]] = [:]
    func node(_ path: String) -> JSONNode? {
      guard let bytes = files[path] else {
        remarks[path] = [Remark(.missingFile, at: 0..<0, ["name": .text(path)])]
        return nil
      }
      let tree = JSONTree(SourceText(bytes))
      remarks[path] = tree.remarks
      return tree.roots.first
    }
    let manifest = node(manifestPath)
    let content = node(contentPath)
    let library = manifest?["mainLibrary"]?.text
    var reader = H5PReader(bytes: files[contentPath] ?? [], files: files)
    if let library, let content {
      let title = manifest?["title"]?.text
      reader.take(library, content, title: title, at: 0..<(files[contentPath]?.count ?? 0))
    } else if let manifest, library == nil {
      remarks[manifestPath]?.append(Remark(.nothingFound, at: manifest.range))
    }
    remarks[contentPath, default: []] += reader.remarks
    let language = manifest?["language"]?.text ?? manifest?["defaultLanguage"]?.text
    return ImportedPackage(
      files: files,
      title: manifest?["title"]?.text,
      language: language.flatMap { $0 == "und" ? nil : Language($0) },
      items: reader.items,
      remarks: remarks
    ) { question, item, _ in
      rendered(question, in: item, of: files[item.path] ?? [], library: library ?? "")
    }
  }

  /// Writes a question over an older one, whose settings stay.
  private static func rendered(
    _ question: Question,
    in item: ImportedPackage.Item,
    of bytes: [UInt8],
    library main: String
  ) -> ImportedPackage.Rendered {
    let slice = Array(bytes[item.range])
    let old = JSONTree(SourceText(slice)).roots.first
    let isMain = item.range == 0..<bytes.count
    // A text of a set has no bytes of its own, and a question of one no library.
    guard !item.range.isEmpty, isMain || old?["library"]?.text != nil else {
      return renderedPart(question, over: old)
    }
    var writer = H5PWriter(language: nil)
    let library = isMain ? main : H5PReader.name(old?["library"]?.text ?? "")
    guard let made = writer.content(of: question), !isMain || made.library == library else {
      return ImportedPackage.Rendered(bytes: Array("null".utf8), losses: [.type])
    }
    let text: JSONValue
    if isMain {
      text = made.parameters.keeping(old)
    } else if made.library == library {
      text = (["params": made.parameters.keeping(old?["params"])] as JSONValue).keeping(old)
    } else {
      text = writer.part(made, number: 1)
    }
    return ImportedPackage.Rendered(bytes: text.bytes, losses: writer.losses)
  }

  /// Writes a question of a set over an older one.
  private static func renderedPart(_ question: Question, over old: JSONNode?)
    -> ImportedPackage.Rendered
  {
    let text = XHTML.text(question.text)
    switch question.task {
    case .choices(let answers, true, _)
    where answers.first?.fraction == 1 && answers.dropFirst().allSatisfy { $0.fraction == 0 }:
      let texts = JSONValue.list(answers.map { .text(XHTML.block($0.text)) })
      let isSummary = old?["summary"] != nil
      let new: JSONValue =
        isSummary ? ["summary": texts] : ["question": .text(text), "answers": texts]
      guard isSummary || old?["answers"] != nil else { break }
      return ImportedPackage.Rendered(bytes: new.keeping(old).bytes)
    case .written(let answers, _) where old?["answer"] != nil:
      let accepted = answers.filter { $0.fraction == 1 }.map { answer in
        let text = answer.text.plain.withoutWildcards ?? answer.text.plain
        return MoodleXMLWriter.escaped(text).split(separator: "/").joined(separator: "\\/")
      }
      let new: JSONValue = [
        "text": .text(text), "answer": .text(accepted.joined(separator: "/")),
      ]
      return ImportedPackage.Rendered(bytes: new.keeping(old).bytes)
    default: break
    }
    return ImportedPackage.Rendered(bytes: old.map { Array($0.bytes) } ?? [], losses: [.type])
  }

  /// Writes a package without its JavaScript libraries.
  ///
  /// One question stands alone, several stand in a QuestionSet, and with texts between them in a
  /// Column.
  ///
  /// - Parameters:
  ///   - items: Questions and categories in their order.
  ///   - title: The title of the content.
  ///   - language: The language of the texts.
  /// - Returns: The files by their paths, and what H5P cannot hold.
  /// - Complexity: O(*n*) in the length of the texts.
  public static func write(
    _ items: [Imported.Item.Content],
    title: String = "",
    language: Language? = nil
  ) -> ExportedPackage {
    var writer = H5PWriter(language: language)
    return writer.package(items, title: title)
  }
}

extension JSONNode {
  /// The truth, also as the texts that some editors write.
  var truth: Bool? { flag ?? text.flatMap { Bool($0) } }
}

extension JSONValue {
  /// The value with all that only an older one has.
  func keeping(_ old: JSONNode?) -> JSONValue {
    guard case .object(let members) = self, let old, old.kind == .object else { return self }
    let merged = members.map { Member(key: $0.key, value: $0.value.keeping(old[$0.key])) }
    let known = Set(members.map(\.key))
    let kept = old.members.compactMap { key, value -> Member? in
      guard let name = key.text, !known.contains(name) else { return nil }
      return Member(key: name, value: .source(Array(value.bytes)))
    }
    return .object(merged + kept)
  }
}
