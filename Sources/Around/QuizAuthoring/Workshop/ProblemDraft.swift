// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import Quizzes

/// A problem as its author left it, which may still be incomplete or invalid in any way.
///
/// ```swift
/// let draft = ProblemDraft(json: #"{"id":"p1","kind":"multipleChoice","options":[]}"#)
/// draft.faults.map(\.description)   // ["prompt: expected ...", "options: ..."]
/// ```
///
/// A draft is the JSON text of a problem, since that can hold everything an author may have typed.
/// Checking it is decoding it: there are no rules but those of `Problem`, and some for the files
/// that come with it, such as an image that the prompt shows.
public struct ProblemDraft: Hashable, Sendable {
  /// The most files that come with a draft.
  public static let maximumMediaCount = 20
  /// The most bytes of all files together: a draft travels whole, in a log.
  public static let maximumMediaBytes = 4_000_000

  /// The text, which should be the JSON form of a problem.
  public let json: String
  /// The files that its texts refer to by name: images, sounds.
  public let media: [ProblemBank.Media]

  /// Creates a draft from any text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - media: The files that its texts refer to by name.
  public init(json: String, media: [ProblemBank.Media] = []) {
    self.json = json
    self.media = media
  }

  /// Creates a draft of a problem, to be changed.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - media: The files that its texts refer to by name.
  /// - Throws: An `EncodingError`, which no valid problem causes.
  public init(_ problem: Problem, media: [ProblemBank.Media] = []) throws {
    json = String(decoding: try ContentJSON<ProblemFault>.encode(problem), as: UTF8.self)
    self.media = media
  }

  /// Returns the problem that the draft is, if it is without fault.
  ///
  /// - Throws: Every fault with its place; a single one for a text that is not JSON.
  /// - Complexity: That of decoding.
  public func problem() throws(ContentError<ProblemFault>) -> Problem {
    let found = faultsOfMedia
    do throws(ContentError<ProblemFault>) {
      let problem = try ContentJSON<ProblemFault>.decode(Problem.self, from: Data(json.utf8))
      guard found.isEmpty else { throw ContentError(faults: found) }
      return problem
    } catch {
      throw found.isEmpty || error.faults == found
        ? error : ContentError(faults: error.faults + found)
    }
  }

  /// The faults of the files: too many or too large ones, names that are empty, twice there,
  /// or have a sign that no text can refer to.
  private var faultsOfMedia: [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("media")
    var faults = media.faults
    if media.count > Self.maximumMediaCount {
      faults.append(
        LocatedFault(
          .malformed("\(media.count) files, expected at most \(Self.maximumMediaCount)"),
          at: place
        )
      )
    }
    let size = media.reduce(0) { $0.addingUpToMaximum($1.data.count) }
    if size > Self.maximumMediaBytes {
      faults.append(
        LocatedFault(
          .malformed("\(size) bytes, expected at most \(Self.maximumMediaBytes) in all files"),
          at: place
        )
      )
    }
    for (index, file) in media.enumerated() {
      let place = place.index(index)
      if file.name.utf8.count > Self.maximumNameLength || file.name.contains(where: \.breaksName) {
        faults.append(
          LocatedFault(
            .malformed(
              "the name \"\(file.name.prefix(40))\", expected a short one without slashes, brackets "
                + "and quotes"
            ),
            at: place.key("name")
          )
        )
      }
      if file.data.isEmpty {
        faults.append(LocatedFault(.malformed("the file is empty"), at: place.key("data")))
      }
    }
    return faults
  }

  private static let maximumNameLength = 100

  /// The faults of the draft, with places; none when it is a problem.
  ///
  /// - Complexity: That of decoding.
  public var faults: [LocatedFault<ProblemFault>] {
    do {
      _ = try problem()
      return []
    } catch {
      return error.faults
    }
  }
}

extension Character {
  /// Whether a name with it cannot stand in a text as a reference.
  fileprivate var breaksName: Bool {
    "/\\\"()[]<>".contains(self) || isNewline || self == "\u{0}"
  }
}

/// In JSON a draft is a string and, where files come with it, an object with `text` and `media`.
extension ProblemDraft: Codable {
  /// The text with its files.
  private struct WithMedia: JSONRecord {
    let text: String
    let media: [ProblemBank.Media]

    static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
      let text = record.field("text", \.text)
      let media = record.field("media", \.media)
      return try WithMedia(text: text(), media: media())
    }
  }

  /// Reads any string, or an object.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(json: text)
    } else {
      let whole = try WithMedia(from: decoder)
      self.init(json: whole.text, media: whole.media)
    }
  }

  /// Writes the text, with the files if there are any.
  public func encode(to encoder: any Encoder) throws {
    guard media.isEmpty else {
      try WithMedia(text: json, media: media).encode(to: encoder)
      return
    }
    var container = encoder.singleValueContainer()
    try container.encode(json)
  }
}

extension Problem {
  /// The problem with another name for a file in all of its texts.
  ///
  /// - Throws: A fault that no problem causes whose file has a name that a draft can have.
  func renaming(_ file: String, to name: String) throws(ContentError<ProblemFault>) -> Problem {
    guard let data = try? ContentJSON<ProblemFault>.encode(self) else { return self }
    let text = String(decoding: data, as: UTF8.self)
    let parts = text.split(separator: "](\(file))", omittingEmptySubsequences: false)
    let renamed = parts.joined(separator: "](\(name))")
    return try ContentJSON<ProblemFault>.decode(Problem.self, from: Data(renamed.utf8))
  }
}
