// SPDX-License-Identifier: Apache-2.0

extension TeXFormula {
  /// The formula as MathML, which browsers draw without any script.
  public var mathML: String {
    var writer = MathMLWriter()
    writer.write(parts)
    return "<math><mrow>\(writer.html)</mrow></math>"
  }
}

private struct MathMLWriter {
  var html = ""
  private var isUpright = false
  private var isWords = false

  mutating func write(_ parts: [TeXFormula.Part]) {
    for part in parts { write(part) }
  }

  private mutating func element(_ name: String, _ body: (inout Self) -> Void) {
    html += "<\(name)>"
    body(&self)
    html += "</\(name)>"
  }

  private mutating func text(_ name: String, _ text: String) {
    element(name) { $0.html += text.escapedForHTML }
  }

  private mutating func write(_ part: TeXFormula.Part) {
    switch part {
    case .number(let text): self.text("mn", text)
    case .identifier(let text):
      html += isUpright ? "<mi mathvariant=\"normal\">" : "<mi>"
      html += "\(text.escapedForHTML)</mi>"
    case .sign(let text): self.text("mo", text)
    case .unknown(let name): text("mtext", "\\\(name)")
    case .blank: if isWords { html += "<mspace width=\"0.3em\"/>" }
    case .space(let width): if !width.isEmpty { html += "<mspace width=\"\(width)em\"/>" }
    case .group(let parts): element("mrow") { $0.write(parts) }
    case .upright(let part, let isWords): writeUpright(part, isWords: isWords)
    case .fraction(let numerator, let denominator):
      element("mfrac") {
        $0.writeOne(numerator)
        $0.writeOne(denominator)
      }
    case .root(nil, let part): element("msqrt") { $0.write(part) }
    case .root(let index?, let part):
      element("mroot") {
        $0.writeOne(part)
        $0.element("mrow") { $0.write(index) }
      }
    case .scripts(let base, let scripts): write(base, scripts)
    case .table(let rows):
      element("mtable") { writer in
        for row in rows {
          writer.element("mtr") { writer in
            for cell in row { writer.element("mtd") { $0.write(cell) } }
          }
        }
      }
    case .marked(let part, let accent):
      element(accent.isAbove ? "mover" : "munder") {
        $0.writeOne(part)
        $0.text("mo", accent.sign)
      }
    case .stacked(let part, let mark, let isAbove):
      element(isAbove ? "mover" : "munder") {
        $0.writeOne(part)
        $0.writeOne(mark)
      }
    case .missing: html += "<mrow></mrow>"
    case .nothing: break
    }
  }

  /// Writes a part where an element expects one, also if nobody sees it.
  private mutating func writeOne(_ part: TeXFormula.Part) {
    let count = html.utf8.count
    write(part)
    if html.utf8.count == count { html += "<mrow></mrow>" }
  }

  private mutating func writeUpright(_ part: TeXFormula.Part, isWords: Bool) {
    let before = (isUpright, self.isWords)
    (isUpright, self.isWords) = (true, isWords)
    write(part)
    (isUpright, self.isWords) = before
  }

  private mutating func write(_ base: TeXFormula.Part, _ scripts: [TeXFormula.Script]) {
    var below: [TeXFormula.Part] = []
    var above: [TeXFormula.Part] = []
    for script in scripts {
      switch script {
      case .below(let part): below.append(part)
      case .above(let part): above.append(part)
      case .prime: above.append(.sign("′"))
      }
    }
    element(below.isEmpty ? "msup" : above.isEmpty ? "msub" : "msubsup") {
      $0.writeOne(base)
      if let only = below.first { $0.writeOne(below.count == 1 ? only : .group(below)) }
      if !above.isEmpty { $0.writeOne(.group(above)) }
    }
  }
}
