import Interchange
import Quizzes

/// What a format cannot hold of a bank, by the problems and sets.
struct ExportedLosses {
  let all: [(place: String, loss: Exported.Loss)]

  init(of bank: ProblemBank, in format: any ExchangeFormat.Type) {
    var places: [String] = []
    for set in bank.allSets where !set.problems.isEmpty {
      places.append("set \(set.id)")
      for problem in set.problems {
        if problem.introduction != nil { places.append("introduction of \(problem.id)") }
        places.append("problem \(problem.id)")
      }
    }
    all = format.write(bank).losses.map { (places[$0.item], $0) }
  }

  private struct Line: Encodable {
    let place: String
    let loss: String
    let message: String
  }

  /// Writes a line for each.
  func write(asJSON isJSON: Bool) throws {
    var writer = JSONWriter()
    var output = OutputBuffer()
    for (place, loss) in all {
      let message = loss.sentence(in: .english)
      if isJSON {
        try writer.write(Line(place: place, loss: loss.part.rawValue, message: message))
      } else {
        try output.write("\(place.onOneLine): warning: \(message) [\(loss.part.rawValue)]\n".utf8)
      }
    }
    try writer.flush()
    try output.flush()
  }
}
