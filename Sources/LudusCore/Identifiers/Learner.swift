/// A person who answers problems, as an identifier names one.
public enum Learner: Sendable {
  /// The name of a learner.
  public typealias ID = Identifier<Learner>
}
