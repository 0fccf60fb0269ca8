// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation

/// A calendar file after RFC 5545: usually one component `VCALENDAR` with events in it.
///
/// Reading takes every readable line and reports the others with their numbers. Writing folds and ends
/// lines by the standard. Lines that are not understood are kept.
///
/// ```swift
/// let (calendar, faults) = CalendarFile.read(data)
/// for fault in faults { show("\(fault)") }   // line 12: "20260231" is no value of DTSTART
/// save(calendar.data)
/// ```
public struct CalendarFile: Hashable, Sendable {
  /// The components that are in no other; a file may hold several calendars.
  public var components: [CalendarFile.Component]

  /// Creates a calendar file of its outermost components.
  public init(components: [CalendarFile.Component]) {
    self.components = components
  }

  /// How many components may be within each other; deeper ones are left out in reading.
  static let maximumDepth = 32

  /// Reads a calendar file, even a faulty one.
  ///
  /// A component that does not end is taken to end with the one around it or with the file. Lines
  /// that are no properties, or stand outside of components, are left out.
  ///
  /// - Returns: The file as far as it could be read, and the faults of its lines, in their order.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(_ data: Data) -> (calendar: CalendarFile, faults: [CalendarFile.Fault]) {
    var tree = ComponentTree()
    for line in ContentLines.unfold(Array(data)) {
      tree.add(line)
    }
    return tree.finished()
  }

  /// The file, with lines folded at 75 octets.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public var data: Data {
    var octets: [UInt8] = []
    for component in components {
      Self.write(component, into: &octets)
    }
    return Data(octets)
  }

  private static func write(_ component: CalendarFile.Component, into octets: inout [UInt8]) {
    ContentLines.fold("BEGIN:\(component.name)", into: &octets)
    for property in component.properties {
      ContentLines.fold(property.contentLine, into: &octets)
    }
    for component in component.components {
      write(component, into: &octets)
    }
    ContentLines.fold("END:\(component.name)", into: &octets)
  }
}
