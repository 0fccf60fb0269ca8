package import LudusCore

/// Reads content from JSON, with every failure told as faults of the content.
package enum ContentJSON<Fault: ContentFault> {
  /// Decodes a value.
  ///
  /// - Throws: The faults that decoding gathered, or a single one where the data is not JSON.
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    from data: Data
  ) throws(ContentError<Fault>) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as ContentError<Fault> {
      throw error
    } catch let error as DecodingError {
      throw ContentError(faults: [syntaxFault(in: data) ?? LocatedFault(error)])
    } catch {
      throw ContentError(faults: [LocatedFault(.malformed("\(error)"), at: ContentPlace())])
    }
  }

  private static func syntaxFault(in data: Data) -> LocatedFault<Fault>? {
    JSONSyntaxFault(in: data).map { fault in
      LocatedFault(
        .malformed(
          "this is not JSON: line \(fault.line), column \(fault.column): expected \(fault.expected)"
        ),
        at: ContentPlace()
      )
    }
  }
}
