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
    if let fault = JSONSyntaxFault(in: data) {
      let place = "line \(fault.line), column \(fault.column)"
      throw ContentError(faults: [
        LocatedFault(
          .malformed("\(place): this is not JSON, expected \(fault.expected)"),
          at: ContentPlace()
        )
      ])
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as ContentError<Fault> {
      throw error
    } catch let error as DecodingError {
      throw ContentError(faults: [LocatedFault(error)])
    } catch {
      throw ContentError(faults: [LocatedFault(.malformed("\(error)"), at: ContentPlace())])
    }
  }
}
