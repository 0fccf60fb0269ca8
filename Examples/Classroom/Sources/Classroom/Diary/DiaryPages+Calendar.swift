// SPDX-License-Identifier: Apache-2.0
import DiaryCalendars
import Foundation
import Hummingbird
import ICalendar
import LearningDiary

/// The calendar of a diary: as a file, at a secret address to subscribe to, and files taken over.
extension DiaryPages {
  /// What the page shows about it.
  struct CalendarCard: Sendable {
    /// The address, shown only when it was just made.
    var address: String?
    let isFed: Bool
    /// What became of each entry of a file that was taken over.
    var taken: [String] = []
    /// Whether a file was taken over.
    var isTaken = false
  }

  /// Adds the routes of members, before those of the diary's commands.
  func addCalendar(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/diary/calendar.ics") { _, context in
      try await calendarFile(of: context.account, isAttachment: true)
    }
    routes.post("/diary/feed") { _, context in
      let token = try store.makeAddress(.feed, of: context.account.id)
      return try await page(for: context, calendar: { $0.address = "/feeds/\(token).ics" })
    }
    routes.post("/diary/revoke") { _, context in
      try store.revokeAddress(.feed, of: context.account.id)
      return Response.redirect(to: "/diary", type: .normal)
    }
    routes.post("/diary/import") { request, context in try await take(request, context) }
  }

  /// Adds the address that calendar programs ask for, who cannot sign in.
  func addOpen(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/feeds/:token") { _, context in
      let name = try context.parameters.require("token")
      guard name.hasSuffix(".ics"),
        let account = try store.account(at: String(name.dropLast(4)), .feed)
      else { throw HTTPError(.notFound) }
      return try await calendarFile(of: account, isAttachment: false)
    }
  }

  private func calendarFile(of account: Account, isAttachment: Bool) async throws -> Response {
    let diary = try await streams.state(of: stream(of: account))
    let file = diary.calendarFile(at: Date(), calendar: .current)
    var response = Response(
      status: .ok,
      headers: [.contentType: "text/calendar; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.data))
    )
    if isAttachment {
      response.headers[.contentDisposition] = "attachment; filename=\"diary.ics\""
    }
    return response
  }

  private struct TakeForm: Decodable {
    let calendar: String?
    let course: String
  }

  private func take(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: TakeForm.self, context: context)
    let sent = try await request.multipart(upTo: context.maxUploadSize)?.files["file"]?.bytes
    let (file, faults) = CalendarFile.read(Data(sent ?? Array((form.calendar ?? "").utf8)))
    let taken = try await streams.change(stream(of: context.account), at: Date()) { diary, date in
      diary.importCalendar(
        file,
        into: DiaryCourse.ID(form.course),
        calendar: .current,
        at: max(date, diary.lastEvent?.date ?? date),
        timeZone: { TimeZone(identifier: $0) }
      )
    }
    let words = pages.words(for: context.visitor)
    let text = DiaryText(in: context.visitor.phrasebook)
    var lines = taken.entries.map { entry in
      let outcome =
        switch entry.outcome {
        case .added: words["taken.added"] ?? ""
        case .updated: words["taken.updated"] ?? ""
        case .unchanged: words["taken.unchanged"] ?? ""
        case .withdrawn: words["taken.withdrawn"] ?? ""
        case .skipped(let reason): text.text(of: reason)
        }
      return (["\(entry.title ?? "–"): \(outcome)"] + entry.losses.map(text.text)).joined(
        separator: " "
      )
    }
    lines += (faults + taken.faults).map(text.text)
    if lines.isEmpty { lines = [words["taken.nothing"] ?? ""] }
    return try await page(for: context, calendar: { ($0.taken, $0.isTaken) = (lines, true) })
  }
}
