internal import LudusCore

extension PresentedProblem: Codable {
  private enum Key: String, CodingKey {
    case id, set, setTitle, kind, prompt, points, options, picksAtOnce
    case items, left, sharesRight, text, gaps, minimumWords, maximumWords
  }

  /// Reads a problem; what is not there has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func array<Element: Decodable>(_ key: Key) throws -> [Element] {
      try container.decodeIfPresent([Element].self, forKey: key) ?? []
    }
    func isSet(_ key: Key) throws -> Bool {
      try container.decodeIfPresent(Bool.self, forKey: key) ?? false
    }
    self.init(
      id: try container.decode(Problem.ID.self, forKey: .id),
      set: try container.decode(ProblemSet.ID.self, forKey: .set),
      setTitle: try container.decode(String.self, forKey: .setTitle),
      kind: try container.decode(ProblemKind.Name.self, forKey: .kind),
      prompt: try container.decode(RichText.self, forKey: .prompt),
      points: try container.decode(Int.self, forKey: .points),
      options: try array(.options),
      picksAtOnce: try isSet(.picksAtOnce),
      items: try array(.items),
      left: try array(.left),
      sharesRight: try isSet(.sharesRight),
      text: try container.decodeIfPresent(RichText.self, forKey: .text),
      gaps: try array(.gaps),
      minimumWords: try container.decodeIfPresent(Int.self, forKey: .minimumWords),
      maximumWords: try container.decodeIfPresent(Int.self, forKey: .maximumWords)
    )
  }

  /// Writes the problem, leaving out what it does not have, but for `options`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(set, forKey: .set)
    try container.encode(setTitle, forKey: .setTitle)
    try container.encode(kind, forKey: .kind)
    try container.encode(prompt, forKey: .prompt)
    try container.encode(points, forKey: .points)
    try container.encode(options, forKey: .options)
    try container.encode(picksAtOnce, unless: false, forKey: .picksAtOnce)
    try container.encode(items, unless: [], forKey: .items)
    try container.encode(left, unless: [], forKey: .left)
    try container.encode(sharesRight, unless: false, forKey: .sharesRight)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encode(gaps, unless: [], forKey: .gaps)
    try container.encodeIfPresent(minimumWords, forKey: .minimumWords)
    try container.encodeIfPresent(maximumWords, forKey: .maximumWords)
  }
}

extension PresentedProblem.Gap: Codable {
  private enum Key: String, CodingKey {
    case id, kind, options
  }

  /// Reads a gap; one without options is to be written into.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(ClozeTask.Gap.ID.self, forKey: .id),
      kind: try container.decode(ProblemKind.Name.self, forKey: .kind),
      options: try container.decodeIfPresent([PresentedProblem.Option].self, forKey: .options) ?? []
    )
  }

  /// Writes the gap.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind, forKey: .kind)
    try container.encode(options, unless: [], forKey: .options)
  }
}
