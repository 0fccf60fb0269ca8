// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import PinLabels

extension SeededGenerator {
  /// Makes some edits of any kind; those that are refused are left out.
  mutating func edit(_ sheet: inout PinSheet, count: Int, side: String, from second: Int = 1) {
    for number in 0..<count {
      let date = Samples.at(second + number)
      let name = "\(side)\(second)-\(number)"
      try? makeEdit(of: &sheet, named: name, at: date)
    }
  }

  private mutating func makeEdit(of sheet: inout PinSheet, named name: String, at date: Date) throws
  {
    let point = ImagePoint(Double(draw(below: 9)) * 10, Double(draw(below: 9)) * 10)
    let pin = drawElement(of: sheet.pins)?.id ?? "p1"
    let view = drawElement(of: sheet.views)?.id ?? "front"
    let labels = sheet.pins.flatMap(\.labels)
    let label = drawElement(of: labels)?.id ?? "p1-la"
    let exercise = drawElement(of: sheet.exercises)?.id ?? "arm"
    let section = drawElement(of: sheet.sections)?.id ?? "limbs"
    switch draw(below: 20) {
    case 0, 1, 2: try sheet.movePin(pin, to: point, at: date)
    case 3, 4: try sheet.rename(.label(label), to: "text \(draw(below: 3))", at: date)
    case 5: try sheet.rename(.section(section), to: "title \(name)", at: date)
    case 6: try sheet.rename(.exercise(exercise), to: "title \(name)", at: date)
    case 7: try sheet.setNote("note \(draw(below: 3))", of: pin, at: date)
    case 8: try sheet.insert(try Samples.pin("pin-\(name)", "x"), in: view, at: date)
    case 9:
      let index = draw(below: 2)
      try sheet.insert(try Samples.label("label-\(name)", "y"), in: pin, index: index, at: date)
    case 10: try sheet.move(.label(label), to: 0, at: date)
    case 11: try sheet.move(.pin(pin), to: draw(below: 2), at: date)
    case 12: try sheet.delete(.label(label), at: date)
    case 13: try sheet.delete(.pin(pin), at: date)
    case 14: try sheet.delete(draw(below: 3) > 0 ? .view(view) : .exercise(exercise), at: date)
    case 15:
      let image = try Samples.image("image-\(name)", width: 400 + 100 * draw(below: 4))
      try sheet.replaceImage(of: view, with: image, at: date)
    case 16: try sheet.moveArrow("a1", from: point, to: ImagePoint(500, 500), at: date)
    case 17: try sheet.setAccess(of: section, contentID: name, at: date)
    case 18:
      let fresh = try PinSection(id: PinSection.ID("section-\(name)"), title: name)
      try sheet.insert(fresh, index: 0, at: date)
    default:
      let tombstone = drawElement(of: sheet.tombstones) ?? .pin("p1")
      try sheet.restore(tombstone, at: date)
    }
  }
}
