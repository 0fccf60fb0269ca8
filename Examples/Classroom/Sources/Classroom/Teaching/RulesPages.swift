// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Hummingbird

/// The rules by which the class plays for points, as a teacher sets them.
struct RulesPages: Sendable {
  let store: Store
  let pages: Pages
  let groups: Streams<PlayerGroup>
  let changes: Broadcast

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class/rules") { _, context in try await page(for: context) }
    routes.post("/class/rules") { request, context in try await save(request, context) }
  }

  private struct Field: Sendable {
    let name: String
    let label: String
    let minimum: Int
    let maximum: Int
    let value: Int
  }

  private struct Shown: Sendable {
    let fields: [Field]
    /// The marks of the school, one of which results come to.
    let scales: [ProblemView.Choice]
  }

  private struct ScaleForm: Decodable {
    /// The name of a known scale; empty for none.
    let scale: String?
  }

  private func page(
    for context: ClassroomContext,
    entered: SchoolRules? = nil,
    notice: Notice? = nil
  ) async throws -> Response {
    let group = try await groups.state(of: GroupPages.stream)
    let rules = group.view(asOf: max(Date(), group.lastEvent?.date ?? .distantPast)).rules
    let each = try store.setting(Earnings.setting, as: Int.self) ?? SchoolRules().pointsAnAnswer
    let shown = entered ?? SchoolRules(rules, pointsAnAnswer: each)
    let words = pages.words(for: context.visitor)
    func field(_ name: String, _ value: Int, _ range: ClosedRange<Int>) -> Field {
      Field(
        name: name,
        label: words["rules.\(name)"] ?? name,
        minimum: range.lowerBound,
        maximum: range.upperBound,
        value: value
      )
    }
    return pages.page(
      "rules",
      title: "rules",
      section: "class",
      showing: Shown(
        fields: [
          field("pointsAnAnswer", shown.pointsAnAnswer, SchoolRules.pointsAnAnswerRange),
          field("pointsADay", shown.pointsADay, SchoolRules.pointsADayRange),
          field("mostPoints", shown.mostPoints, SchoolRules.mostPointsRange),
          field("confirmations", shown.confirmations, SchoolRules.confirmationsRange),
          field("claims", shown.claims, SchoolRules.claimsRange),
        ],
        scales: SchoolMarks.choices(
          selected: try SchoolMarks(of: store)?.name,
          in: context.visitor.language
        )
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private func save(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let entered = try await request.decode(as: SchoolRules.self, context: context)
    guard entered.isPossible else {
      let words = pages.words(for: context.visitor)
      return try await page(for: context, entered: entered, notice: Notice(words["rules.outside"]))
    }
    let teacher = Member.ID(try context.account.id)
    do {
      try await groups.change(GroupPages.stream, at: Date()) { group, date in
        let now = max(date, group.lastEvent?.date ?? date)
        let rules = try entered.ruleBook(changing: group.view(asOf: now).rules)
        try group.adopt(rules, .fromNowOn, by: teacher, at: now)
      }
    } catch {
      let notice = try pages.notice(of: error, to: context.visitor)
      return try await page(for: context, entered: entered, notice: notice)
    }
    try store.set(entered.pointsAnAnswer, as: Earnings.setting)
    let scale = try await request.decode(as: ScaleForm.self, context: context).scale ?? ""
    try store.set(SchoolMarks(named: scale)?.name ?? "", as: SchoolMarks.setting)
    await changes.announce()
    return .redirect(to: "/class/rules", type: .normal)
  }
}
