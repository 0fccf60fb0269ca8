public import LudusCore

/// The learner and the app that every entry of a session's log names.
public struct LogContext: Hashable, Sendable {
  /// The app, for example "iOS".
  public let app: String
  /// The role of the user, for example "Student".
  public let userRole: String
  /// The learner, or nil for somebody who has not logged in.
  ///
  /// The server knows its users by numbers: the log has the number that the identifier is, and 0 for any other.
  public let learner: Learner.ID?

  /// Creates a context.
  public init(app: String, userRole: String = "Student", learner: Learner.ID? = nil) {
    self.app = app
    self.userRole = userRole
    self.learner = learner
  }

  /// Somebody who has not logged in.
  public static let anonymous = LogContext(app: "Ludus")
}

extension LogContext: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let app = record.field("app", \.app)
    let userRole = record.field("userRole", \.userRole, default: "Student")
    let learner = record.field("learner", \.learner)
    return try LogContext(app: app(), userRole: userRole(), learner: learner())
  }
}
