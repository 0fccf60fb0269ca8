// SPDX-License-Identifier: Apache-2.0

/// A value whose keys can stand among those of another object.
package protocol JSONInlined: Codable, Sendable {
  /// Reads the value in a container that is open already, and adds the keys that its form names.
  static func inlined(
    from decoder: any Decoder,
    _ container: KeyedDecodingContainer<JSONKey>,
    naming keys: inout NamedKeys
  ) throws -> Self
}

/// The keys that forms have named for one object.
package struct NamedKeys {
  package var names: [String] = []
  /// Whether every other key is a mistake, which nobody can say where a kind is not known.
  package var isComplete = true
}

/// An enum of names, each of them a string in JSON.
///
/// An unknown name is refused with those that there are.
package protocol JSONName: RawRepresentable<String>, CaseIterable, Codable {}

extension JSONName {
  /// Reads a name.
  ///
  /// - Throws: A `DecodingError` that lists the names, for an unknown one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let value = Self(rawValue: name) else {
      let key = decoder.codingPath.last { $0.intValue == nil }?.stringValue ?? "name"
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: .unknown(key, name, Self.allCases.map(\.rawValue))
      )
    }
    self = value
  }
}

/// The way in which a value stands in JSON when that is not the way of its type.
package struct JSONShape<Value, Raw: Codable> {
  package let read: (Raw) throws -> Value
  let write: (Value) throws -> Raw

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - read: Makes the value of what stands in JSON; throws `ContentError` where that cannot be meant.
  ///   - write: Makes what stands in JSON of the value.
  package init(
    read: @escaping (Raw) throws -> Value,
    write: @escaping (Value) throws -> Raw
  ) {
    self.read = read
    self.write = write
  }
}

extension JSONShape where Value == Raw {
  /// The value as its type has it; an optional value must be there, be it as null.
  package static var plain: JSONShape { JSONShape(read: { $0 }, write: { $0 }) }
}

extension JSONShape {
  /// A list of which every element is read, whatever is wrong with those before it.
  package static func list<Element: Codable>() -> Self
  where Value == [Element], Raw == [ListElement<Element>] {
    JSONShape(
      read: { attempts in
        var elements: [Element] = []
        elements.reserveCapacity(attempts.count)
        var failures: [FailedElements.Failure] = []
        for (index, attempt) in attempts.enumerated() {
          do {
            elements.append(try attempt.get())
          } catch {
            failures.append((.index(index), error))
          }
        }
        guard failures.isEmpty else { throw FailedElements(failures: failures) }
        return elements
      },
      write: { $0.map(ListElement.success) }
    )
  }

  /// An object of which every value is read, whatever is wrong with the others.
  package static func object<Key: Hashable & Codable & CodingKeyRepresentable, Element: Codable>()
    -> Self where Value == [Key: Element], Raw == [Key: ListElement<Element>]
  {
    JSONShape(
      read: { attempts in
        var elements: [Key: Element] = [:]
        var failures: [FailedElements.Failure] = []
        for (key, attempt) in attempts {
          do {
            elements[key] = try attempt.get()
          } catch {
            failures.append((.key(key.codingKey.stringValue), error))
          }
        }
        guard failures.isEmpty else {
          throw FailedElements(failures: failures.sorted { "\($0.step)" < "\($1.step)" })
        }
        return elements
      },
      write: { $0.mapValues(ListElement.success) }
    )
  }

  /// A set as a list in order.
  package static func sorted<Element: Codable & Hashable & Comparable>() -> Self
  where Value == Set<Element>, Raw == [Element] {
    JSONShape(read: { Set($0) }, write: { $0.sorted() })
  }
}

/// A value or the reason why it could not be read; reading it never fails, so a list of them is read to its
/// end.
package enum ListElement<Value: Codable>: Codable {
  case success(Value)
  case failure(any Error)

  package init(from decoder: any Decoder) {
    do {
      self = .success(try Value(from: decoder))
    } catch {
      self = .failure(error)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    try get().encode(to: encoder)
  }

  /// Returns the value, or throws the reason why there is none.
  package func get() throws -> Value {
    switch self {
    case .success(let value): value
    case .failure(let error): throw error
    }
  }
}

/// The errors of elements of a list.
struct FailedElements: Error {
  typealias Failure = (step: ContentPlace.Step, error: any Error)

  let failures: [Failure]
}

/// A fault in the JSON of a value that has no faults of its own.
public enum JSONFault: ContentFault {
  /// The value is missing or has a form that cannot be read.
  case malformed(String)

  /// The reason, for developers.
  public var description: String {
    switch self {
    case .malformed(let reason): reason
    }
  }
}

/// A key of a JSON object.
package struct JSONKey: CodingKey, Sendable {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(_ name: String) { stringValue = name }
  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

extension String {
  /// The sentence about a name that is not one of those there are: which was meant, or else all of them.
  package static func unknown(_ what: String, _ name: String, _ names: [String]) -> String {
    let remedy =
      name.nearest(of: names).map { "did you mean \"\($0)\"?" }
      ?? "expected one of \(names.joined(separator: ", "))"
    return "the \(what) \"\(name)\" is not known, \(remedy)"
  }

  /// The name that was most likely meant: at the most two slips away, and with more letters right than wrong.
  ///
  /// Letters that changed places are one slip. Of equally near names it is the first.
  package func nearest(of names: [String]) -> String? {
    var nearest: (name: String, slips: Int)?
    for name in names {
      let limit = min(nearest.map { $0.slips - 1 } ?? 2, (name.utf8.count - 1) / 2)
      if let slips = Self.slips(utf8[...], name.utf8[...], atMost: limit) {
        nearest = (name, slips)
      }
    }
    return nearest?.name
  }

  private static func slips(
    _ written: Substring.UTF8View,
    _ meant: Substring.UTF8View,
    atMost limit: Int
  ) -> Int? {
    guard abs(written.count - meant.count) <= limit else { return nil }
    var (rest, target) = (written, meant)
    while let byte = rest.first, byte == target.first {
      (rest, target) = (rest.dropFirst(), target.dropFirst())
    }
    if rest.isEmpty || target.isEmpty { return rest.count + target.count }
    var next = [
      (rest.dropFirst(), target.dropFirst()), (rest.dropFirst(), target),
      (rest, target.dropFirst()),
    ]
    if rest.prefix(2).elementsEqual(target.prefix(2).reversed()) {
      next.append((rest.dropFirst(2), target.dropFirst(2)))
    }
    return next.compactMap { slips($0, $1, atMost: limit - 1) }.min().map { $0 + 1 }
  }
}

// MARK: - Errors as faults

/// An error that lists faults of content, whatever their type.
package protocol FaultyContent: Error {
  /// The same faults of content that is at a place within other content.
  func within(_ place: ContentPlace) -> Self

  /// The faults as those of other content, with their places from the top.
  func faults<Fault: ContentFault>(as type: Fault.Type) -> [LocatedFault<Fault>]

  /// The faults as those of an object that a decoder reads at a place, in which the value stands at another.
  func faults<Fault: ContentFault>(
    as type: Fault.Type,
    at place: ContentPlace,
    within object: ContentPlace
  ) -> [LocatedFault<Fault>]
}

extension ContentError: FaultyContent {
  package func faults<Other: ContentFault>(as type: Other.Type) -> [LocatedFault<Other>] {
    converted(to: type).within(base)
  }

  package func faults<Other: ContentFault>(
    as type: Other.Type,
    at place: ContentPlace,
    within object: ContentPlace
  ) -> [LocatedFault<Other>] {
    // Without a base the error was not made by a decoder, and tells nothing of what is above.
    let known =
      base.steps.isEmpty ? place : ContentPlace(Array(base.steps.dropFirst(object.steps.count)))
    return converted(to: type).within(known)
  }

  private func converted<Other: ContentFault>(to type: Other.Type) -> [LocatedFault<Other>] {
    if let same = self as? ContentError<Other> { return same.ownFaults }
    return ownFaults.map { LocatedFault(.malformed($0.fault.description), at: $0.place) }
  }
}

extension ContentFault {
  /// Returns the faults that an error of reading a value stands for.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - place: The place of the value within the object.
  ///   - codingPath: The place of the object from the top, by which decoders name places.
  ///   - type: The type that was read.
  /// - Returns: At least one fault.
  package static func located(
    _ error: any Error,
    at place: ContentPlace,
    within codingPath: [any CodingKey],
    reading type: Any.Type
  ) -> [LocatedFault<Self>] {
    switch error {
    case let error as any FaultyContent:
      error.faults(as: Self.self, at: place, within: ContentPlace(codingPath))
    case let error as DecodingError:
      [LocatedFault(error, within: codingPath)]
    case let error as FailedElements:
      error.failures.flatMap { step, error in
        located(
          error,
          at: ContentPlace(place.steps + [step]),
          within: codingPath,
          reading: type
        )
      }
    default:
      // A decoder's own error, such as that for a number it cannot hold, in words that are not ours.
      [
        LocatedFault(
          .malformed("expected \(DecodingError.name(of: type)) \(limits(of: type))"),
          at: place
        )
      ]
    }
  }

  private static func limits(of type: Any.Type) -> String {
    func range<Number: FixedWidthInteger>(_: Number.Type) -> String {
      "from \(Number.min) to \(Number.max)"
    }
    return (type as? any FixedWidthInteger.Type).map { range($0) } ?? "that can be represented"
  }
}
