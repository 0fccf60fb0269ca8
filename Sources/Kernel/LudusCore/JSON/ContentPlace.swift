// SPDX-License-Identifier: Apache-2.0

/// A place in content, as a path from its top: `sets[0].problems[3].options[1]`.
///
/// The keys are those of the content's JSON form, so that an author finds the place in the file.
public struct ContentPlace: Hashable, Sendable {
  /// A step of the path.
  public enum Step: Hashable, Sendable {
    /// To the value of a key.
    case key(String)
    /// To an element of an array, counted from 0.
    case index(Int)
  }

  /// The steps from the top, none for the top itself.
  public var steps: [Step]

  /// Creates a place from the steps to it.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Returns the place of a key's value within this place.
  public func key(_ key: String) -> ContentPlace {
    ContentPlace(steps + [.key(key)])
  }

  /// Returns the place of an element within this place.
  public func index(_ index: Int) -> ContentPlace {
    ContentPlace(steps + [.index(index)])
  }

  /// Returns a place within this place.
  public func appending(_ place: ContentPlace) -> ContentPlace {
    ContentPlace(steps + place.steps)
  }
}

extension ContentPlace {
  /// The place that a decoder was at.
  package init(_ codingPath: [any CodingKey]) {
    steps = codingPath.map { key in
      key.intValue.map(Step.index) ?? .key(key.stringValue)
    }
  }
}

extension ContentPlace: CustomStringConvertible {
  /// The path, as in `sets[0].problems[3]`; empty for the top.
  public var description: String {
    var path = ""
    for step in steps {
      switch step {
      case .key(let key): path += path.isEmpty ? key : ".\(key)"
      case .index(let index): path += "[\(index)]"
      }
    }
    return path
  }
}
