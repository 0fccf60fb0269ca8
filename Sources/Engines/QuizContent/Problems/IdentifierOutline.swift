// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The identifiers in a set and their tree, without the rest of the content.
///
/// It can be read from a set of which other parts are faulty, so that a clash of identifiers is reported
/// along with all other faults.
struct IdentifierOutline {
  private let id: String?
  private let problems: [String?]
  private let templates: [String?]
  private let sets: [IdentifierOutline]

  init(_ set: ProblemSet) {
    id = set.id.rawValue
    problems = set.problems.map(\.id.rawValue)
    templates = set.templates.map(\.id.rawValue)
    sets = set.sets.map(IdentifierOutline.init)
  }

  /// The identifiers of sets, and those of problems, that are taken already, and the empty ones of sets.
  static func faults(in outlines: [IdentifierOutline]) -> [LocatedFault<ProblemFault>] {
    var search = Search()
    for (index, outline) in outlines.enumerated() {
      search.visit(outline, at: ContentPlace().key("sets").index(index))
    }
    return search.faults + search.faultsOfVariants
  }

  private struct Search {
    private(set) var faults: [LocatedFault<ProblemFault>] = []
    private var sets: [String: ContentPlace] = [:]
    private var problems: [String: ContentPlace] = [:]
    private var templates: [String: ContentPlace] = [:]

    mutating func visit(_ outline: IdentifierOutline, at place: ContentPlace) {
      if let id = outline.id {
        if RichText(id).isBlank {
          faults.append(LocatedFault(.emptyIdentifier, at: place.key("id")))
        }
        noteDuplicate(of: sets.insertIfNew(place, forKey: id), id, at: place)
      }
      for (index, id) in outline.problems.enumerated() {
        guard let id else { continue }
        let place = place.key("problems").index(index)
        noteDuplicate(of: problems.insertIfNew(place, forKey: id), id, at: place)
      }
      for (index, id) in outline.templates.enumerated() {
        guard let id else { continue }
        let place = place.key("templates").index(index)
        noteDuplicate(of: problems.insertIfNew(place, forKey: id), id, at: place)
        _ = templates.insertIfNew(place, forKey: id)
      }
      for (index, inner) in outline.sets.enumerated() {
        visit(inner, at: place.key("sets").index(index))
      }
    }

    /// The problems that are named as variants of a template are.
    var faultsOfVariants: [LocatedFault<ProblemFault>] {
      guard !templates.isEmpty else { return [] }
      return problems.sorted { $0.key < $1.key }.compactMap { id, place in
        let template = ProblemTemplate.template(of: Problem.ID(id))
        return template.flatMap { templates[$0.rawValue] }.map { first in
          LocatedFault(.duplicateIdentifier(id, first: first), at: place.key("id"))
        }
      }
    }

    private mutating func noteDuplicate(
      of first: ContentPlace?,
      _ id: String,
      at place: ContentPlace
    ) {
      guard let first else { return }
      faults.append(LocatedFault(.duplicateIdentifier(id, first: first), at: place.key("id")))
    }
  }
}

extension IdentifierOutline: Decodable {
  private enum Key: String, CodingKey {
    case id, problems, templates, sets
  }

  private struct Named: Decodable {
    let id: String?

    init(from decoder: any Decoder) {
      id = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .id)
    }
  }

  /// Reads what can be read and passes over the rest.
  init(from decoder: any Decoder) {
    let container = try? decoder.container(keyedBy: Key.self)
    id = try? container?.decode(String.self, forKey: .id)
    let named = try? container?.decode([Named].self, forKey: .problems)
    problems = named?.map(\.id) ?? []
    let variable = try? container?.decode([Named].self, forKey: .templates)
    templates = variable?.map(\.id) ?? []
    sets = (try? container?.decode([IdentifierOutline].self, forKey: .sets)) ?? []
  }
}
