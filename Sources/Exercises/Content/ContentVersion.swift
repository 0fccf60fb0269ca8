/// The version of the content that the server has: a hash that changes with it.
///
/// ```swift
/// if serversVersion.needsDownload(over: ContentVersion("5f2b")) {
///   // fetch the exercises again
/// }
/// ```
public struct ContentVersion: RawRepresentable, Hashable, Sendable {
  /// The hash, which says nothing but whether two versions are the same.
  public let rawValue: String

  /// Creates a version from a hash, which may be any string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a version from a hash, which may be any string.
  public init(_ hash: String) {
    rawValue = hash
  }

  /// Whether content has to be fetched by somebody who has another version, or none.
  public func needsDownload(over stored: ContentVersion?) -> Bool {
    stored != self
  }
}

/// In JSON a version is a string.
extension ContentVersion: Codable {}
