import Foundation
import Testing
import Interchange

@Suite struct TemporaryTests {
  @Test func look() throws {
    guard let root = ProcessInfo.processInfo.environment["LUDUS_REAL"] else { return }
    for line in try String(contentsOfFile: root, encoding: .utf8).split(separator: "\n") {
      let path = String(line)
      var files: [String: [UInt8]] = [:]
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if isFolder.boolValue {
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
          if let data = FileManager.default.contents(atPath: "\(path)/\(name)") { files[name] = Array(data) }
        }
      } else {
        files["x.xml"] = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      }
      let package = QTI.read(package: files)
      let bank = package.bank(id: "b")
      print("=== \(path): \(package.questions.count) questions, \(bank.bank?.allProblems.count ?? 0) problems, title \(package.title ?? "-")")
      for item in package.items {
        switch item.content {
        case .category(let name, let info, _): print("  # \(name) | \(info ?? "")")
        case .question(let q):
          print("  - [\(q.type)] \(q.name ?? "") ^\(q.mark.map { "\($0)" } ?? "-") \(q.isAllOrNothing ? "STRICT" : "") :: \(q.text.source.prefix(160))")
          switch q.task {
          case .choices(let a, let one, let s): print("      one \(one) shuffled \(s)"); for a in a { print("      \(a.fraction) \(a.text.source.prefix(60)) | \(a.feedback?.source ?? "")") }
          case .written(let a, let c): print("      ignores \(c)"); for a in a { print("      \(a.fraction) \(a.text.source) | \(a.feedback?.source ?? "")") }
          case .numbers(let a): for a in a { print("      \(a.fraction) \(a.text.source) ± \(a.tolerance ?? "-") | \(a.feedback?.source ?? "")") }
          case .pairs(let p, _): for p in p { print("      \(p.stem.source) -> \(p.answer)") }
          case .ordering(let i): print("      \(i.map(\.source))")
          case .cloze(let g): for g in g { print("      gap \(g.kind.spelling) ^\(g.mark) \(g.answers.map { "\($0.fraction)=\($0.text.source)±\($0.tolerance ?? "")|\($0.feedback?.source ?? "")" })") }
          case .gapSelect(let o, _): print("      \(o.map(\.text))")
          case .truth(let t, let a, let b): print("      \(t) | \(a?.source ?? "") | \(b?.source ?? "")")
          default: print("      \(q.task)".prefix(200))
          }
          if let g = q.generalFeedback { print("      general: \(g.source)") }
          for r in q.responseFeedback { print("      when \(r.condition) [\(r.title ?? "")] \(r.text.source)") }
          if let r = q.rubric { print("      rubric: \(r.source)") }
          if let s = q.sampleAnswer { print("      sample: \(s)") }
        case .unusable: print("  unusable")
        }
      }
      for d in package.diagnostics + bank.diagnostics { print("  ! \(d)") }
    }
  }
}
