// SPDX-License-Identifier: Apache-2.0

/// A person who learns, named by an identifier.
public enum Learner: Sendable {
  /// The name of a learner.
  public typealias ID = Identifier<Learner>
}
