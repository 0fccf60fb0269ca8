// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusFuzzReaders

/// A sheet that three authors edit and exchange, beside what each edit must change on a plain list
/// of pins.
struct SheetAttack: Attack {
  /// What is on a sheet, as plain values.
  struct Plain: Equatable {
    struct Pin: Equatable {
      var id: Ludus.Pin.ID
      var title: String?
      var note: String?
      var place: ImagePoint
      var labels: [Label]
    }

    struct Label: Equatable {
      var id: PinLabel.ID
      var text: String
    }

    var pins: [Pin]

    init(_ sheet: PinSheet) {
      pins = sheet.pins.map { pin in
        let labels = pin.labels.map { Label(id: $0.id, text: $0.text) }
        return Pin(
          id: pin.id,
          title: pin.title,
          note: pin.note,
          place: pin.position,
          labels: labels
        )
      }
    }
  }

  private let base: PinSheet
  private var sheets: [PinSheet]
  /// Whether the clocks of all authors are right; else they go back and forth.
  private let hasRightClocks: Bool
  private var now = start
  private var number = 0

  init(_ generator: inout SeededGenerator) {
    do {
      base = try Self.sheet(&generator)
    } catch {
      fatalError("no sheet can be made: \(error)")
    }
    sheets = [base, base, base]
    hasRightClocks = generator.isDrawn(oneIn: 2)
  }

  private static func sheet(_ generator: inout SeededGenerator) throws -> PinSheet {
    var sections: [PinSection] = []
    for section in 0..<2 {
      let views = try (0..<2).map { view in
        let pins = try (0..<(1 + generator.draw(below: 4))).map {
          try pin("p\(section)\(view)\($0)", &generator)
        }
        return try ExerciseView(
          id: .init("v\(section)\(view)"),
          image: image("i\(section)\(view)"),
          pins: pins,
          arrows: [
            PinArrow(
              id: .init("a\(section)\(view)"),
              from: ImagePoint(x: 10, y: 10),
              to: ImagePoint(x: 60, y: 10)
            )
          ]
        )
      }
      let exercise = try PinExercise(id: .init("x\(section)"), title: "Exercise", views: views)
      sections.append(
        try PinSection(id: .init("s\(section)"), title: "Section", exercises: [exercise])
      )
    }
    return try PinSheet(id: "sheet", title: "Sheet", sections: sections)
  }

  private static func image(_ id: String, width: Int = 800) throws -> ImageRecord {
    try ImageRecord(id: .init(id), size: PixelSize(width: width, height: 600), file: "\(id).jpg")
  }

  private static func pin(_ id: String, _ generator: inout SeededGenerator) throws -> Pin {
    try Pin(
      id: .init(id),
      at: ImagePoint(x: Double(generator.draw(below: 800)), y: Double(generator.draw(below: 600))),
      labels: [try PinLabel(id: .init("\(id)-la"), "Musculus", language: "la")]
    )
  }

  mutating func step(_ generator: inout SeededGenerator) {
    number += 1
    now += generator.pick([0, 0.001, 1, 1_000])
    if generator.isDrawn(oneIn: 30) {
      exchange(&generator)
      return
    }
    let author = generator.draw(below: 3)
    let wrong = generator.pick([generator.oddDate(), now - 100_000, now - 100_000])
    let date = !hasRightClocks && generator.isDrawn(oneIn: 7) ? wrong : now
    if generator.isDrawn(oneIn: 15) { sheets[author].markSynced() }
    let before = Plain(sheets[author])
    var expected = before
    var isTaken = false
    let edit = edit(of: sheets[author], at: date, &generator)
    attempt(&sheets[author]) { sheet in
      try edit.make(&sheet)
      isTaken = true
    }
    if isTaken, let change = edit.change {
      change(&expected)
      expect(
        Plain(sheets[author]) == expected,
        "\(edit.name): \(Plain(sheets[author])), expected \(expected)"
      )
    } else if !isTaken {
      expect(Plain(sheets[author]) == before, "a refused edit is made: \(edit.name)")
    }
    if generator.isDrawn(oneIn: 40) { expectStored(sheets[author]) }
  }

  /// What is written of a sheet is read again as the same.
  private func expectStored(_ sheet: PinSheet) {
    expectRoundTrip(sheet)
    expectRoundTrip(sheet.unsyncedChanges)
    do {
      expect(try PinSheet(json: sheet.json()) == sheet, "a sheet is read as another one")
    } catch {
      expect(false, "a sheet that was written cannot be read: \(error)")
    }
  }

  /// An edit, with what it must change on a plain sheet; nil where the model does not know.
  private struct Edit {
    var name: String
    var make: (inout PinSheet) throws -> Void
    var change: ((inout Plain) -> Void)?
  }

  private func edit(of sheet: PinSheet, at date: Date, _ generator: inout SeededGenerator) -> Edit {
    let isOdd = generator.isDrawn(oneIn: 10)
    let pin = generator.drawElement(of: sheet.pins)?.id ?? "nothing"
    let label = generator.drawElement(of: sheet.pins.flatMap(\.labels))?.id ?? "nothing"
    let view = generator.drawElement(of: sheet.views)?.id ?? "nothing"
    let text = isOdd ? generator.oddText() : "text \(generator.draw(below: 3))"
    let id = generator.isDrawn(oneIn: 12) ? "p000" : "new-\(number)"
    switch generator.draw(below: 22) {
    case 0...2:
      let place =
        isOdd
        ? ImagePoint(
          x: generator.pick([.nan, .infinity, -1e300, 1e300]),
          y: generator.pick([0, .nan, -1])
        )
        : ImagePoint(
          x: Double(generator.draw(below: 9) * 100),
          y: Double(generator.draw(below: 9) * 100)
        )
      let change: ((inout Plain) -> Void)? =
        isOdd
        ? nil
        : { plain in
          guard let index = plain.pins.firstIndex(where: { $0.id == pin }) else { return }
          let size = sheet.view(of: pin)?.image.displayedSize
          plain.pins[index].place = ImagePoint(
            x: min(place.x, Double(size?.width ?? 0)),
            y: min(place.y, Double(size?.height ?? 0))
          )
        }
      return Edit(
        name: "move \(pin) to \(place)",
        make: { try $0.movePin(pin, to: place, at: date) },
        change: change
      )
    case 3...5:
      return Edit(
        name: "rename \(label) to \(text)",
        make: { try $0.rename(.label(label), to: text, at: date) }
      ) { plain in
        for pin in plain.pins.indices {
          for index in plain.pins[pin].labels.indices
          where plain.pins[pin].labels[index].id == label {
            plain.pins[pin].labels[index].text = text
          }
        }
      }
    case 6:
      return Edit(name: "note \(text)", make: { try $0.setNote(text, of: pin, at: date) }) {
        plain in
        for index in plain.pins.indices where plain.pins[index].id == pin {
          plain.pins[index].note = text
        }
      }
    case 7:
      return Edit(name: "title \(text)", make: { try $0.rename(.pin(pin), to: text, at: date) }) {
        plain in
        for index in plain.pins.indices where plain.pins[index].id == pin {
          plain.pins[index].title = text
        }
      }
    case 8...9:
      let new = try? Self.pin(id, &generator)
      let index = isOdd ? generator.oddNumber() : nil
      return Edit(
        name: "insert \(id) at \(String(describing: index))",
        make: {
          guard let new else { return }
          try $0.insert(new, in: view, index: index, at: date)
        },
        change: nil
      )
    case 10:
      let new = try? PinLabel(
        id: .init("l-\(number)"),
        isOdd ? generator.oddText() : "os",
        language: "la"
      )
      let index = isOdd ? generator.oddNumber() : 0
      return Edit(
        name: "insert a label at \(index)",
        make: {
          guard let new else { return }
          try $0.insert(new, in: pin, index: index, at: date)
        },
        change: nil
      )
    case 11...12:
      return Edit(name: "delete \(pin)", make: { try $0.delete(.pin(pin), at: date) }) { plain in
        plain.pins.removeAll { $0.id == pin }
      }
    case 13:
      return Edit(name: "delete \(label)", make: { try $0.delete(.label(label), at: date) }) {
        plain in
        for index in plain.pins.indices { plain.pins[index].labels.removeAll { $0.id == label } }
      }
    case 14:
      return Edit(name: "delete \(view)", make: { try $0.delete(.view(view), at: date) }) { plain in
        let gone = sheet.view(view)?.pins.map(\.id) ?? []
        plain.pins.removeAll { gone.contains($0.id) }
      }
    case 15:
      let index = isOdd ? generator.oddNumber() : generator.draw(below: 3)
      return Edit(
        name: "\(pin) to place \(index)",
        make: { try $0.move(.pin(pin), to: index, at: date) }
      ) { plain in
        let inside = sheet.view(of: pin)?.pins.map(\.id) ?? []
        guard let first = plain.pins.firstIndex(where: { $0.id == inside.first }),
          let from = plain.pins.firstIndex(where: { $0.id == pin })
        else { return }
        let moved = plain.pins.remove(at: from)
        plain.pins.insert(moved, at: first + max(0, min(index, inside.count - 1)))
      }
    case 16:
      let width = isOdd ? generator.oddNumber() : 400 + 100 * generator.draw(below: 4)
      let image = try? Self.image("image-\(number)", width: width)
      return Edit(
        name: "replace the image",
        make: {
          guard let image else { return }
          try $0.replaceImage(of: view, with: image, at: date)
        },
        change: nil
      )
    case 17:
      let arrow = sheet.views.flatMap(\.arrows).first?.id ?? "nothing"
      let end =
        isOdd
        ? ImagePoint(x: 1e300, y: .nan) : ImagePoint(x: 500, y: Double(generator.draw(below: 9)))
      return Edit(
        name: "move an arrow",
        make: {
          try $0.moveArrow(arrow, from: ImagePoint(x: 1, y: 1), to: end, at: date)
        }
      ) { _ in }
    case 18:
      let language = Language(isOdd ? generator.oddText() : generator.pick(["de", "en", "la"]))
      return Edit(name: "language", make: { try $0.setLanguage(language, of: label, at: date) }) {
        _ in
      }
    case 19:
      let section = generator.drawElement(of: sheet.sections)?.id ?? "nothing"
      return Edit(
        name: "access",
        make: {
          try $0.setAccess(of: section, contentID: text, groups: [text], at: date)
        }
      ) { _ in }
    case 20:
      let section = PinSheet.Object.section(
        generator.drawElement(of: sheet.sections)?.id ?? "nothing"
      )
      return Edit(name: "title of \(section)", make: { try $0.rename(section, to: text, at: date) })
      { _ in }
    default:
      let tombstone = generator.drawElement(of: sheet.tombstones) ?? .pin("p000")
      return Edit(
        name: "restore \(tombstone)",
        make: { try $0.restore(tombstone, at: date) },
        change: nil
      )
    }
  }

  /// One author takes what another has.
  private mutating func exchange(_ generator: inout SeededGenerator) {
    let from = generator.draw(below: 3), to = (from + 1 + generator.draw(below: 2)) % 3
    let delta = sheets[from].changes(since: base)
    expectRoundTrip(delta)
    let policy = generator.pick([PinSheet.Merge.Policy.report, .lastWriteWins])
    attempt(&sheets[to]) { try $0.apply(delta, policy: policy) }
    let once = sheets[to]
    attempt(&sheets[to]) { try $0.apply(delta, policy: policy) }
    expect(
      sheets[to].sections == once.sections,
      "the same delta once more changes something by \(policy): \(Plain(once)), then \(Plain(sheets[to]))"
    )
    expectStored(sheets[to])
  }

  /// What is first found to differ.
  private func difference(of sheets: [PinSheet]) -> String {
    let parts: [(PinSheet) -> String] = [
      {
        "\($0.sections.map(\.title)) \($0.sections.map(\.contentID)) \($0.sections.map(\.groups))"
      },
      { "\($0.views.map(\.id)) \($0.views.map(\.image.id))" },
      { "\($0.views.flatMap(\.arrows))" }, { "\(Plain($0))" }, { "\($0.pins)" },
    ]
    for part in parts where Set(sheets.map(part)).count > 1 {
      return sheets.map(part).joined(separator: " or ")
    }
    return "in something else"
  }

  func check(_ generator: inout SeededGenerator) {
    for sheet in sheets {
      expectStored(sheet)
      expect(sheet.checks() == sheet.checks(), "checking twice finds something else")
      for (one, other) in [(sheet, sheet), (base, sheet), (sheet, base)] {
        guard let merge = try? PinSheet.merge(base: base, ours: one, theirs: other) else {
          continue
        }
        expect(
          merge.sheet.sections == sheet.sections,
          "the edits of one side alone are not all taken"
        )
        expect(merge.conflicts.isEmpty, "the edits of one side conflict: \(merge.conflicts)")
      }
    }
    // Everyone tells everyone, in any order, until nothing is new.
    var met = sheets
    for _ in 0..<4 where met[0].sections != met[1].sections || met[1].sections != met[2].sections {
      for from in generator.shuffled(met.indices) {
        let delta = met[from].changes(since: base)
        for to in generator.shuffled(met.indices) where to != from {
          attempt(&met[to]) { try $0.apply(delta, policy: .lastWriteWins) }
        }
      }
    }
    expectStored(met[0])
    expect(
      met[0].sections == met[1].sections && met[1].sections == met[2].sections,
      "the authors do not agree: \(difference(of: met))"
    )
  }
}
