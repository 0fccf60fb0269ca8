// SPDX-License-Identifier: Apache-2.0

// Measures how many calendars of a folder are read with the events that its expectations list.
//
//   swift run --package-path Tests/Measurements/icalendar ICalendarMeasure FOLDER
//
// The folder has files *.ics in folders, and expected.json, which says of each file how many
// components of each name and which events, to-dos and journal entries with which values another
// reader finds in it. A calendar counts as read when all of these agree. Files that the other
// reader refused have nothing to agree with: they must only be read without a crash. The exit
// status is 1 below 95 %.

import Foundation
import ICalendar

guard CommandLine.arguments.count == 2 else {
  print("usage: ICalendarMeasure FOLDER")
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let expectations = try JSONDecoder().decode(
  [String: Expectation].self,
  from: Data(contentsOf: folder.appendingPathComponent("expected.json"))
)

func count(_ components: [CalendarFile.Component], in counts: inout [String: Int]) {
  for component in components {
    counts[component.name, default: 0] += 1
    count(component.components, in: &counts)
  }
}

var (compared, read, refused, events) = (0, 0, 0, 0)
for (name, expected) in expectations.sorted(by: { $0.key < $1.key }) {
  let data = try Data(contentsOf: folder.appendingPathComponent(name))
  var (calendar, faults) = CalendarFile.read(data)
  let entries = calendar.entries(faults: &faults)
  guard expected.pyIcalendarError == nil else {
    refused += 1
    print("refused elsewhere: \(name): \(entries.count) entries, \(faults.count) faults")
    continue
  }
  compared += 1
  var counts: [String: Int] = [:]
  count(calendar.components, in: &counts)
  var differences: [String] = []
  if counts != expected.components ?? [:] {
    differences.append("components \(counts), expected \(expected.components ?? [:])")
  }
  let expectedEntries = expected.entries ?? []
  if entries.count != expectedEntries.count {
    differences.append("\(entries.count) entries, expected \(expectedEntries.count)")
  }
  for (index, (entry, expected)) in zip(entries, expectedEntries).enumerated() {
    differences += expected.differences(from: entry).map { "entry \(index + 1): \($0)" }
  }
  // What was read must be the same when it is written and read again.
  let (again, faultsAgain) = CalendarFile.read(calendar.data)
  if again != calendar || !faultsAgain.isEmpty {
    differences.append("written and read again it is another: \(faultsAgain.first as Any)")
  }
  if differences.isEmpty {
    read += 1
    events += entries.count
  } else {
    print("different: \(name)")
    for difference in differences { print("  \(difference)") }
  }
}
let share = Double(read) / Double(max(compared, 1)) * 100
print("\(read) of \(compared) calendars read as expected (\((share * 10).rounded() / 10) %)")
print(
  "\(events) entries in them; \(refused) files that the other reader refused read without a crash"
)
exit(share >= 95 ? 0 : 1)
