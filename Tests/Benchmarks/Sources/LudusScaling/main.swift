// SPDX-License-Identifier: Apache-2.0
import Foundation

// `ludus-scaling` measures every operation at four sizes and prints a table; with names, only
// operations whose names start with one of them. Each size has a process of its own,
// `ludus-scaling NAME SIZE`, so that one measurement leaves no memory to the next.

func stop(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("ludus-scaling: \(message)\n".utf8))
  exit(status)
}

func measured(_ operation: Operation, at size: Int) throws -> Measurement {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
  process.arguments = [operation.name, String(size)]
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard let measurement = Measurement(String(decoding: data, as: UTF8.self)) else {
    stop("\(operation.name) at \(size): no measurement", status: 70)
  }
  return measurement
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  if arguments.count == 2, let size = Int(arguments[1]) {
    guard let operation = Operation.all.first(where: { $0.name == arguments[0] }) else {
      stop("there is no operation \(arguments[0])", status: 64)
    }
    print(try Measurement(of: operation, at: size).line)
  } else {
    let operations = Operation.all.filter { operation in
      arguments.isEmpty || arguments.contains { operation.name.hasPrefix($0) }
    }
    print(Table.heading)
    for operation in operations {
      let row = try operation.sizes.map { try measured(operation, at: $0) }
      print(Table.row(of: operation, row))
      fflush(nil)
    }
  }
} catch {
  stop("\(error)", status: 65)
}
