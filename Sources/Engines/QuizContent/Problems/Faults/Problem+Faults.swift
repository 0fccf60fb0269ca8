// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

// Each part is checked by itself, so that a decoder can report the faults of those it could read.

extension Problem {
  /// The faults of the parts that every kind has; a part that is nil is not checked.
  static func faults(
    id: ID?,
    introduction: RichText? = nil,
    prompt: RichText?,
    points: Fraction?
  ) -> [LocatedFault<ProblemFault>] {
    var faults = id.map { ProblemFault.faults(id: $0) } ?? []
    if let introduction, introduction.isBlank {
      faults.append(LocatedFault(.emptyText(.introduction), at: ContentPlace().key("introduction")))
    }
    if let prompt, prompt.isBlank {
      faults.append(LocatedFault(.emptyText(.prompt), at: ContentPlace().key("prompt")))
    }
    if let points, !(points > 0 && points <= maximumPoints && points.isStepOfPoints) {
      faults.append(LocatedFault(.pointsOutOfRange(points), at: ContentPlace().key("points")))
    }
    return faults
  }

  static func faults(of hints: [Problem.Hint]) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("hints")
    return hints.enumerated().flatMap { index, hint in
      hint.faults.map { LocatedFault($0.fault, at: place.index(index).appending($0.place)) }
    }
  }
}

extension Fraction {
  /// Whether it is a multiple of the smallest step of points.
  var isStepOfPoints: Bool {
    Problem.pointsDenominator.isMultiple(of: denominator)
  }

  /// The nearest number of points that a problem can be worth.
  package var nearestPoints: Fraction {
    if self > 0, self <= Problem.maximumPoints, isStepOfPoints { return self }
    let steps = (Double(self) * Double(Problem.pointsDenominator)).rounded()
    let most = Double(Problem.maximumPoints) * Double(Problem.pointsDenominator)
    let step = Int(Swift.min(Swift.max(steps, 1), most))
    return (try? Fraction(step, Problem.pointsDenominator)) ?? .one
  }
}

extension Sequence<Fraction> {
  /// The sum of points, whose steps and limit keep it within 64 bits for 15 billion problems.
  package var sumOfPoints: Fraction { (try? sum()) ?? .zero }
}

/// Checks that the elements of an array have names and texts, and no two of them the same.
struct NamedTexts {
  private(set) var faults: [LocatedFault<ProblemFault>] = []
  private var places: [String: ContentPlace] = [:]
  private var names: [[RichText.Run]: String] = [:]

  /// Checks one element more.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - text: The text for the learner.
  ///   - place: Its place.
  ///   - empty: The fault of a text with nothing to read.
  ///   - equal: The fault of a text that reads as that of the first of two names.
  mutating func check(
    _ name: String,
    _ text: RichText,
    at place: ContentPlace,
    empty: ProblemFault.Text = .item,
    equal: (String, String) -> ProblemFault.Reason = { .items(.equal($0, $1)) }
  ) {
    checkName(name, at: place)
    if text.isBlank {
      faults.append(LocatedFault(.emptyText(empty), at: place.key("text")))
    } else if let first = names.insertIfNew(name, forKey: text.comparisonKey) {
      faults.append(LocatedFault(equal(first, name), at: place.key("text")))
    }
  }

  /// Checks the name of an element.
  mutating func checkName(_ name: String, at place: ContentPlace, under key: String = "id") {
    if name.isInvisible {
      faults.append(LocatedFault(.emptyIdentifier, at: place.key(key)))
    } else if let first = places.insertIfNew(place, forKey: name) {
      let fault = ProblemFault.Reason.duplicateIdentifier(name, first: first)
      faults.append(LocatedFault(fault, at: place.key(key)))
    }
  }

  /// The faults of items that stand under a key.
  static func faults(of items: [Problem.Item], at key: String) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key(key)
    var texts = NamedTexts()
    if items.count < 2 {
      texts.faults.append(LocatedFault(.items(.tooFew(items.count)), at: place))
    }
    for (index, item) in items.enumerated() {
      texts.check(item.id.rawValue, item.text, at: place.index(index))
    }
    return texts.faults
  }
}

extension RichText {
  /// The same for two texts that look the same but for spacing and the form of quotes.
  package var comparisonKey: [Run] {
    let normalize = TextNormalization.standard.apply(to:)
    return lineRuns.map { run in
      switch run {
      case .text(let text): .text(normalize(text))
      case .emphasis(let text): .emphasis(normalize(text))
      case .formula(let formula): .formula(normalize(formula))
      case .image, .table: run
      }
    }
  }
}

extension Dictionary {
  /// Sets the value of a key, unless it has one; returns the one that it has.
  package mutating func insertIfNew(_ value: Value, forKey key: Key) -> Value? {
    guard let known = self[key] else {
      self[key] = value
      return nil
    }
    return known
  }
}
