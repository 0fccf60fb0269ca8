// SPDX-License-Identifier: Apache-2.0
import Interchange
import LearningRecords
import PinLabelsInterchange
import QuizContent

/// Files that a stranger could make to keep a reader busy; each costs what its length says.
let readingOperations: [Operation] = [
  Operation("OpenBadges read, text chunks", .linear, sizes: doublings(from: 2500)) { size in
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for _ in 0..<size {
      let data = Array("openbadges\0{\"a\":1}".utf8)
      bytes += [0, 0, 0, UInt8(data.count)] + Array("tEXt".utf8) + data + [0, 0, 0, 0]
    }
    let file = bytes
    return Trial { _ = OpenBadges.read(file).badges.count }
  },
  Operation("XAPI read, faults on one line", .linear, sizes: doublings(from: 2500)) { size in
    let file = Array(
      "[\(Array(repeating: "{\"verb\":1}", count: size).joined(separator: ","))]".utf8
    )
    return Trial { _ = XAPI.read(file).diagnostics.count }
  },
  Operation("MoodleXML read, deep", .linear, sizes: doublings(from: 5000)) { size in
    let file = Array(
      "<quiz><question type=\"essay\"><name>\(String(repeating: "<b>", count: size))</name></question></quiz>"
        .utf8
    )
    return Trial { _ = MoodleXML.read(file).items.count }
  },
  Operation("MoodleXML read, ends without beginning", .linear, sizes: doublings(from: 5000)) {
    size in
    let deep = String(repeating: "<b>", count: 500)
    let file = Array(
      "<quiz><question type=\"essay\"><name>\(deep)\(String(repeating: "</i>", count: size))</name></question></quiz>"
        .utf8
    )
    return Trial { _ = MoodleXML.read(file).items.count }
  },
  Operation("Cloze read, gaps without an end", .linear, sizes: doublings(from: 5000)) { size in
    let file = Array(String(repeating: "{1:SA:=", count: size).utf8)
    return Trial { _ = Cloze.read(file).diagnostics.count }
  },
  Operation("GIFT bank, one name", .linear, sizes: doublings(from: 1000)) { size in
    let imported = GIFT.read(Array(String(repeating: "::Q::Sure? {T}\n\n", count: size).utf8))
    return Trial { _ = imported.bank(id: "b").bank?.allProblems.count }
  },
  Operation("RichText import, formulae and tags", .linear, sizes: doublings(from: 2500)) { size in
    let html = String(repeating: "\\(<p><math><mi>x</mi><t>", count: size)
    return Trial { _ = RichText.Imported(html: html).losses.count }
  },
  Operation("RichText import, rows of a table", .linear, sizes: doublings(from: 500)) { size in
    let rows = String(repeating: "<tr><td>a | b<td><b>c</b><td>1 \\(x|y\\)", count: size)
    let html = "<table>\(rows)</table>"
    return Trial { _ = RichText.Imported(html: html).losses.count }
  },
  Operation("RichText import, tables in tables", .linear, sizes: doublings(from: 500)) { size in
    let html = String(repeating: "<table><tr><td>a", count: size)
    return Trial { _ = RichText.Imported(html: html).losses.count }
  },
  Operation("RichText runs, rows of a table", .linear, sizes: doublings(from: 500)) { size in
    let rows = Array(repeating: "| a | *b* | $x$ |", count: size)
    let text = RichText(markup: (["|---|---|---|"] + rows).joined(separator: "\n"))
    return Trial { _ = text.lineRuns.count }
  },
  Operation("ImageAnnotations sheet, masks", .linearithmic, sizes: doublings(from: 500)) { size in
    // A comb: each column has runs of its own.
    let runs = Array(repeating: "1", count: 20 * size).joined(separator: ",")
    let file = Array(
      #"""
      {"images":[{"id":1,"width":\#(size),"height":20,"file_name":"a"}],"categories":[{"id":1,"name":"leaf"}],
       "annotations":[{"id":1,"image_id":1,"category_id":1,"segmentation":{"size":[20,\#(size)],"counts":[\#(runs)]}}]}
      """#
      .utf8
    )
    let annotations = ImageAnnotations.read(file)
    return Trial { _ = annotations.sheet(id: "s", title: "S", language: "en").sheet?.pins.count }
  },
]
