// SPDX-License-Identifier: Apache-2.0

/// The look of printed pages.
struct PrintStyle {
  private let format: PaperPages.Format

  init(_ format: PaperPages.Format) {
    self.format = format
  }

  /// The style sheet of a file with papers of some codes, which are digits and letters of Latin.
  func sheet(for codes: [String]) -> String {
    let size = format.size == .a4 ? "A4" : "letter"
    let width = format.size == .a4 ? "210mm" : "8.5in"
    let pages = codes.map { code in
      """
      @page paper-\(code) { @top-right { content: "\(code)"; font: bold 11pt sans-serif; } }
      .paper-\(code) { page: paper-\(code); }
      """
    }
    return """

      @page { size: \(size); margin: 16mm 16mm 14mm; }
      \(pages.joined(separator: "\n"))
      :root { --page: \(width); font-size: \(format.fontSize)pt; }
      \(Self.rules)
      """
  }

  private static let rules = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: var(--page); padding: 12mm; color: #000; background: #fff;
      font: 1rem/1.4 "Liberation Sans", Arial, "DejaVu Sans", sans-serif; }
    .part { break-before: page; } .part:first-of-type { break-before: auto; }
    @media screen { .part + .part { border-top: 2px dashed #999; margin-top: 12mm; padding-top: 12mm; } }
    header { display: flex; justify-content: space-between; align-items: flex-start; gap: 6mm; border-bottom: 2px solid #000; padding-bottom: 2mm; }
    h1 { font-size: 1.45rem; line-height: 1.2; margin: 0; overflow-wrap: anywhere; } .subtitle { margin: 1mm 0 0; }
    .code { font-weight: bold; font-size: 1.8rem; line-height: 1; border: 2px solid #000; border-radius: 2mm; padding: 1.5mm 3mm; }
    .who { display: flex; gap: 5mm; margin: 5mm 0 6mm; } .entry { display: flex; gap: 2mm; align-items: flex-end; flex: 1; } .wide { flex: 2.2; } .total { flex: none; }
    .line { flex: 1; min-width: 15mm; border-bottom: 1px solid #000; min-height: 1.5em; padding: 0 1mm; } .name { font-weight: bold; overflow-wrap: anywhere; }
    .points { white-space: nowrap; } .earned { display: inline-block; width: 9mm; border-bottom: 1px solid #000; height: 1.2em; vertical-align: bottom; }
    .problem { display: flex; gap: 3mm; margin: 0 0 6mm; break-inside: avoid; } .group { break-inside: avoid; }
    .number { font-weight: bold; min-width: 7mm; text-align: right; } .task { flex: 1; min-width: 0; overflow-wrap: anywhere; }
    .introduction { border-left: 3px solid #888; padding-left: 3mm; margin: 0 0 4mm; }
    .prompt { margin-bottom: 2mm; } .direction { font-style: italic; font-size: 0.9em; margin: 1.5mm 0; }
    img { max-width: 100%; max-height: 90mm; vertical-align: text-top; } .option img { max-height: 45mm; } .key img { max-height: 25mm; } .missing-image { border: 1px dashed #000; padding: 0 1mm; }
    .options { display: grid; gap: 1.5mm 5mm; } .two { grid-template-columns: 1fr 1fr; } .four { grid-template-columns: repeat(4, 1fr); }
    .option { display: flex; gap: 2mm; align-items: baseline; break-inside: avoid; } .option > div { flex: 1; min-width: 0; }
    .box { display: inline-flex; align-items: center; justify-content: center; flex: none; min-width: 1.65em; height: 1.65em; padding: 0 0.2em; border: 1px solid #000;
      font-size: 0.8em; line-height: 1; border-radius: 0.2em; } .round { border-radius: 1em; }
    .blank { width: 2.2em; height: 2.2em; } .blanks { display: flex; flex-wrap: wrap; gap: 2mm; }
    .letter { font-weight: bold; flex: none; min-width: 1.3em; }
    .answer { display: flex; margin-top: 5mm; width: 100%; } .short { width: 65mm; } .ruled { height: 8.5mm; border-bottom: 1px solid #888; }
    .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; } .columns > div { display: grid; gap: 2mm; align-content: start; } .left .option { align-items: center; }
    .cloze { line-height: 2.3; } .gap { display: inline-block; min-width: 32mm; border-bottom: 1px solid #000; height: 1.5em; line-height: 1; vertical-align: baseline; }
    .gap sup { font-size: 0.65em; font-weight: bold; } .chosen { min-width: 14mm; } .choices { display: flex; gap: 2mm; margin-top: 2mm; } .choices .options { flex: 1; }
    table { border-collapse: collapse; width: 100%; margin-top: 5mm; } th, td { text-align: left; vertical-align: top; padding: 1.2mm 2mm; border-bottom: 1px solid #aaa; }
    tr { break-inside: avoid; } thead { display: table-header-group; } tfoot { display: table-row-group; }
    .letters { font-weight: bold; white-space: nowrap; } .small { font-weight: normal; } .words { overflow-wrap: anywhere; } .remark { font-size: 0.9em; font-style: italic; } .worth { text-align: right; white-space: nowrap; }
    .sheet tbody { break-inside: avoid; } .sheet th, .sheet td { border-bottom: 0; vertical-align: middle; padding: 0.9mm 2mm; } .sheet .first > * { border-top: 1px solid #aaa; } .sheet th { width: 8mm; } .sheet .piece { width: 8mm; }
    .cells { line-height: 1.9; } .cells .box { margin-right: 2.5mm; line-height: 1; } .cells .line { display: inline-block; width: 100%; line-height: 1.4; overflow-wrap: anywhere; } .right { background: #000; color: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    .list th, .list td { padding-block: 0.9mm; } .list th:first-child { font-weight: normal; overflow-wrap: anywhere; } .list td { min-width: 20mm; }
    @media print { body { padding: 0; max-width: none; margin: 0; } }

    """
}
