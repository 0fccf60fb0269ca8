/// Who works where: what every entry of a session's log repeats.
public struct LogContext: Hashable, Sendable, Codable {
  /// The app, such as "iOS".
  public var app: String
  /// The role of the user, such as "Student".
  public var userRole: String
  /// The number that the user has on the server; 0 for somebody who has not logged in.
  public var userID: Int

  /// Creates a context.
  public init(app: String, userRole: String = "Student", userID: Int) {
    self.app = app
    self.userRole = userRole
    self.userID = userID
  }

  /// Somebody who has not logged in.
  public static let anonymous = LogContext(app: "Ludus", userID: 0)
}
