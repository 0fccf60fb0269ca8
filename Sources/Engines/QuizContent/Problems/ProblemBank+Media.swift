// SPDX-License-Identifier: Apache-2.0
package import LudusCore
public import LudusFoundation

extension ProblemBank {
  /// A file that a bank holds, such as an image in one of its texts.
  ///
  /// ```swift
  /// if case .image(let reference, _) = run, let image = bank.media.first(where: { $0.name == reference }) {
  ///   show(image.data)
  /// }
  /// ```
  public struct Media: Hashable, Sendable {
    /// The name by which texts refer to it, such as "cell.png"; unique within its bank.
    public let name: String
    /// Its content.
    public let data: Data

    /// Creates a file; the bank that has it checks its name.
    public init(name: String, data: Data) {
      self.name = name
      self.data = data
    }
  }
}

extension [ProblemBank.Media] {
  /// The faults of names that are empty or stand for two files.
  package var faults: [LocatedFault<ProblemFault>] {
    var names = NamedTexts()
    for (index, file) in enumerated() {
      names.checkName(file.name, at: ContentPlace().key("media").index(index), under: "name")
    }
    return names.faults
  }
}

/// In JSON a file is an object with `name` and `data`, in base64.
extension ProblemBank.Media: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let name = record.field("name", \.name)
    let data = record.field("data", \.data)
    return try ProblemBank.Media(name: name(), data: data())
  }
}
