// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird

/// The groups within the class: who is in which.
struct TeamPages: Sendable {
  /// How many groups a class can have.
  static let limit = 50

  let store: Store
  let pages: Pages

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class/teams") { _, context in try page(for: context) }
    routes.post("/class/teams") { request, context in try await save(nil, request, context) }
    routes.get("/class/teams/:team/:command") { _, _ -> Response in
      .redirect(to: "/class/teams", type: .normal)
    }
    routes.post("/class/teams/:team/:command") { request, context in
      let id = try context.parameters.require("team")
      guard let team = try store.teams().first(where: { $0.id == id }) else {
        throw HTTPError(.notFound)
      }
      switch try context.parameters.require("command") {
      case "save": return try await save(team, request, context)
      case "delete":
        try store.delete(team)
        return .redirect(to: "/class/teams", type: .normal)
      default: throw HTTPError(.notFound)
      }
    }
  }

  private struct Form: Decodable {
    let title: String?
    let members: [String]?
  }

  private struct Listed: Sendable {
    let id: String
    let title: String
    let count: Int
    let names: String
    let learners: [ProblemView.Choice]
  }

  private struct Shown: Sendable {
    let teams: [Listed]
    let learners: [ProblemView.Choice]
  }

  private func page(for context: ClassroomContext, notice: Notice? = nil) throws -> Response {
    let learners = try store.accounts().filter { $0.role == .learner }
    let members = try store.teamMembers()
    return pages.page(
      "teams",
      title: "teams",
      section: "class",
      showing: Shown(
        teams: try store.teams().map { team in
          let own = members[team.id] ?? []
          let names = learners.filter { own.contains($0.id) }.map(\.name)
          return Listed(
            id: team.id,
            title: team.title,
            count: names.count,
            names: names.joined(separator: ", "),
            learners: learners.map {
              ProblemView.Choice(id: $0.id, text: $0.name, isSelected: own.contains($0.id))
            }
          )
        },
        learners: learners.map {
          ProblemView.Choice(id: $0.id, text: $0.name, isSelected: false)
        }
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private func save(
    _ team: Team?,
    _ request: Request,
    _ context: ClassroomContext
  ) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let words = pages.words(for: context.visitor)
    let title = (form.title ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else {
      return try page(for: context, notice: Notice(words["content.noTitle"]))
    }
    guard try team != nil || store.teams().count < Self.limit else {
      return try page(for: context, notice: Notice(words["teams.tooMany"]))
    }
    let learners = Set(try store.accounts().filter { $0.role == .learner }.map(\.id))
    try store.save(
      Team(id: team?.id ?? Secrets.token(), title: String(title.prefix(80))),
      members: (form.members ?? []).filter(learners.contains)
    )
    return .redirect(to: "/class/teams", type: .normal)
  }
}
