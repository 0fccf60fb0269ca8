// SPDX-License-Identifier: Apache-2.0

/// Puts lines together to components.
struct ComponentTree {
  private var outermost: [CalendarFile.Component] = []
  /// The components that have begun and not ended, from the outermost to the innermost.
  private var open: [CalendarFile.Component] = []
  private var faults: [CalendarFile.Fault] = []
  /// How many components have begun that are too deep; their content is left out.
  private var tooDeep = 0

  /// Adds the next line.
  mutating func add(_ line: ContentLines.Line) {
    let property: CalendarFile.Property
    do {
      property = try CalendarFile.Property(line)
    } catch {
      guard tooDeep == 0 else { return }
      faults.append(error)
      return
    }
    switch property.name {
    case "BEGIN":
      begin(property.value, on: line.number)
    case "END":
      end(property.value, on: line.number)
    case _ where tooDeep > 0:
      return
    case _ where open.isEmpty:
      faults.append(CalendarFile.Fault(.outsideComponents(property.name), line: line.number))
    default:
      if !line.octets.allSatisfy({ $0 < 0x80 }),
        !String(decoding: line.octets, as: UTF8.self).utf8.elementsEqual(line.octets)
      {
        faults.append(CalendarFile.Fault(.notUTF8, line: line.number))
      }
      open[open.count - 1].properties.append(property)
    }
  }

  /// Returns the file; components that have not ended are taken to end here.
  mutating func finished() -> (calendar: CalendarFile, faults: [CalendarFile.Fault]) {
    while !open.isEmpty {
      reportOpen()
      close()
    }
    return (CalendarFile(components: outermost), faults.sorted { $0.line < $1.line })
  }

  private mutating func begin(_ text: String, on line: Int) {
    if tooDeep > 0 {
      tooDeep += 1
    } else if open.count == CalendarFile.maximumDepth {
      faults.append(CalendarFile.Fault(.tooDeep(limit: CalendarFile.maximumDepth), line: line))
      tooDeep = 1
    } else if let name = Self.name(text) {
      open.append(CalendarFile.Component(checked: name, line: line))
    } else {
      faults.append(CalendarFile.Fault(.badValue(String(text.prefix(60)), of: "BEGIN"), line: line))
    }
  }

  private mutating func end(_ text: String, on line: Int) {
    if tooDeep > 0 {
      tooDeep -= 1
      return
    }
    guard let name = Self.name(text) else {
      faults.append(CalendarFile.Fault(.badValue(String(text.prefix(60)), of: "END"), line: line))
      return
    }
    guard let begun = open.lastIndex(where: { $0.name == name }) else {
      faults.append(CalendarFile.Fault(.notBegun(name), line: line))
      return
    }
    while open.count > begun + 1 {
      reportOpen()
      close()
    }
    close()
  }

  /// Reports that the innermost open component does not end.
  private mutating func reportOpen() {
    guard let component = open.last else { return }
    faults.append(CalendarFile.Fault(.notEnded(component.name), line: component.line ?? 1))
  }

  private mutating func close() {
    guard let component = open.popLast() else { return }
    if open.isEmpty {
      outermost.append(component)
    } else {
      open[open.count - 1].components.append(component)
    }
  }

  private static func name(_ text: String) -> String? {
    CalendarFile.Property.name(String(decoding: text.utf8.filter { !$0.isBlank }, as: UTF8.self))
  }
}
