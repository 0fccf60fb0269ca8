internal import AnswerMatching
internal import LudusCore
internal import MathAnswers

// The keys of matchers stand among those of a problem, which refuses all others.

extension ExactMatcher: JSONInlined {
  package static func inlined(from decoder: any Decoder, naming keys: inout [String]) throws -> Self
  {
    keys += Key.allCases.map(\.rawValue)
    return try Self(from: decoder)
  }
}

extension RoughMatcher: JSONInlined {
  package static func inlined(from decoder: any Decoder, naming keys: inout [String]) throws -> Self
  {
    keys += Key.allCases.map(\.rawValue)
    return try Self(from: decoder)
  }
}

extension NumericMatcher: JSONInlined {
  package static func inlined(from decoder: any Decoder, naming keys: inout [String]) throws -> Self
  {
    keys += Key.allCases.map(\.rawValue)
    return try Self(from: decoder)
  }
}

extension AlgebraMatcher: JSONInlined {
  package static func inlined(from decoder: any Decoder, naming keys: inout [String]) throws -> Self
  {
    keys += Key.allCases.map(\.rawValue)
    return try Self(from: decoder)
  }
}
