// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Hummingbird
import HummingbirdCore
import Logging

@main
struct ClassroomCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "classroom",
    abstract:
      "A small learning site: quizzes, a class that plays for points, and what its teacher sees.",
    subcommands: [
      Serve.self, ListPeople.self, ResetPassphrase.self, Backup.self, Restore.self, Check.self,
    ],
    defaultSubcommand: Serve.self
  )
}

/// The file that all commands are about.
struct DatabaseOption: ParsableArguments {
  @Option(help: "The file that holds everything.")
  var database = "classroom.sqlite"
}

/// Runs the site.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Run the site.")

  @OptionGroup var file: DatabaseOption
  @Option(help: "The address to listen at.")
  var host = "127.0.0.1"
  @Option(help: "The port to listen at.")
  var port = 8080
  @Option(help: "The address that people open, such as https://class.school.example.")
  var address: String?
  @Flag(help: "Begin with a demo class and content, and print the passphrases.")
  var demo = false
  @Option(help: "Begin a class in an empty file, and print the passphrase of this teacher.")
  var teacher: String?
  @Option(help: "The title of that class.")
  var title = "Class"
  @Flag(help: "Let anybody register as a learner, even without the code of the class.")
  var openRegistration = false
  @Flag(help: "Send cookies only over encrypted connections, as behind a proxy with TLS.")
  var secure = false

  /// How many browsers can be connected at once, each with its page and its stream of changes.
  private static let mostConnections = 3_000

  func validate() throws {
    if let teacher, !PersonName.isOne(PersonName.shown(teacher)) {
      throw ValidationError("A name has 1 to 40 letters, digits and -_.' signs.")
    }
    if demo, teacher != nil { throw ValidationError("Give --demo or --teacher, not both.") }
    if title.allSatisfy(\.isWhitespace) { throw ValidationError("A class has a title.") }
    if let address {
      let url = URL(string: address)
      guard ["http", "https"].contains(url?.scheme), url?.host() != nil, !address.hasSuffix("/")
      else {
        throw ValidationError("An address is like https://class.school.example, without a last /.")
      }
    }
  }

  func run() async throws {
    var options = Site.Options()
    options.database = file.database
    (options.host, options.port, options.address) = (host, port, address)
    options.isRegistrationOpen = openRegistration
    options.isDemo = demo
    (options.teacher, options.title) = (teacher, title)
    options.isSecure = secure
    let site = try await Site(options)
    var logger = Logger(label: "classroom")
    logger.logLevel = .notice
    let application = Application(
      router: site.router,
      server: .http1(configuration: .init(idleTimeout: .seconds(60))),
      configuration: .init(
        address: .hostname(host, port: port),
        serverName: nil,
        availableConnectionsDelegate: MaximumAvailableConnections(Self.mostConnections)
      ),
      onServerRunning: { [host, port, demo, teacher, passphrase = site.passphrase] _ in
        if demo { print(Demo.introduction) }
        if let teacher {
          print(
            passphrase.map { "Sign in as \(teacher) with the passphrase \($0), and change it." }
              ?? "There is a class already; nothing was begun for \(teacher)."
          )
        }
        print("http://\(host):\(port)")
        // What goes to a journal or a pipe would wait for the end otherwise.
        fflush(nil)
      },
      logger: logger
    )
    try await application.runService()
  }
}
