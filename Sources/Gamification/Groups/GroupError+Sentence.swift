internal import LudusCore

extension GroupError {
  /// What to tell the member whose action is refused: a whole sentence without identifiers.
  ///
  /// ```swift
  /// GroupError.claimLimitReached(3).sentence(in: .english)   // "You already work on 3 todos."
  /// ```
  public func sentence(in language: GameLanguage) -> String {
    let (english, german) = sentences
    return switch language {
    case .english: english
    case .german: german
    }
  }

  private var sentences: (english: String, german: String) {
    switch self {
    case .notFounded: ("The group does not exist yet.", "Die Gruppe gibt es noch nicht.")
    case .alreadyFounded: ("The group exists already.", "Die Gruppe gibt es schon.")
    case .notMember, .actorMissing:
      ("Only members of the group can do that.", "Das können nur Mitglieder der Gruppe.")
    case .alreadyMember:
      ("That person is already in the group.", "Diese Person ist schon in der Gruppe.")
    case .alreadyInvited:
      ("That person is already invited.", "Diese Person ist schon eingeladen.")
    case .notInvited:
      ("You need an invitation to join.", "Du brauchst eine Einladung, um beizutreten.")
    case .notAdministrator:
      ("Only administrators can do that.", "Das können nur Administratoren.")
    case .alreadyAdministrator:
      ("This member is already an administrator.", "Dieses Mitglied ist schon Administrator.")
    case .lastAdministrator:
      (
        "The group needs an administrator. Choose another one first.",
        "Die Gruppe braucht einen Administrator. Bestimmt erst einen anderen."
      )
    case .alreadyOptedIn: ("You already take part.", "Du nimmst schon teil.")
    case .alreadyOptedOut: ("You do not take part already.", "Du nimmst schon nicht mehr teil.")
    default: sentencesAboutTodos
    }
  }

  private var sentencesAboutTodos: (english: String, german: String) {
    switch self {
    case .unknownTodo: ("There is no such todo.", "Dieses Todo gibt es nicht.")
    case .duplicateTodo: ("This todo exists already.", "Dieses Todo gibt es schon.")
    case .pointsOutOfRange(_, let range):
      range.upperBound == .max
        ? (
          "Points cannot be fewer than \(range.lowerBound).",
          "Es können nicht weniger als \(range.lowerBound) Punkte sein."
        )
        : (
          "Only \(range.lowerBound) to \(range.upperBound) points are possible here.",
          "Hier sind nur \(range.lowerBound) bis \(range.upperBound) Punkte möglich."
        )
    case .countOutOfRange:
      ("There must be at least one.", "Es muss mindestens eins sein.")
    case .todoIs(.open, _):
      ("Nobody works on this todo.", "An diesem Todo arbeitet niemand.")
    case .todoIs(.claimed, _):
      ("Someone works on this todo.", "An diesem Todo arbeitet jemand.")
    case .todoIs(.completed, _):
      ("This todo is done already.", "Dieses Todo ist schon erledigt.")
    case .todoIs(.withdrawn, _):
      ("This todo was taken off the board.", "Dieses Todo wurde zurückgezogen.")
    case .reserved:
      ("This todo is meant for someone else.", "Dieses Todo ist für jemand anderen gedacht.")
    case .alreadyClaimed:
      ("You already work on this todo.", "Du arbeitest schon an diesem Todo.")
    case .fullyClaimed:
      ("Others already work on this todo.", "An diesem Todo arbeiten schon andere.")
    case .claimLimitReached(1):
      ("You already work on 1 todo.", "Du arbeitest schon an 1 Todo.")
    case .claimLimitReached(let limit):
      ("You already work on \(limit) todos.", "Du arbeitest schon an \(limit) Todos.")
    case .notClaimed: ("You do not work on this todo.", "Du arbeitest nicht an diesem Todo.")
    case .stealingNotAllowed:
      (
        "Todos of others cannot be taken over in this group.",
        "In dieser Gruppe kann man keine Todos von anderen übernehmen."
      )
    case .stealingTooEarly:
      ("This todo cannot be taken over yet.", "Dieses Todo kann noch nicht übernommen werden.")
    case .completedTooSoon:
      (
        "This todo is too new to be done already.",
        "Dieses Todo ist zu neu, um schon erledigt zu sein."
      )
    case .reportedTooLate:
      (
        "It is too long ago that this todo was done.",
        "Es ist zu lange her, dass dieses Todo erledigt wurde."
      )
    case .cannotConfirm:
      (
        "Someone else has to confirm this todo.",
        "Dieses Todo muss jemand anderes bestätigen."
      )
    case .nothingToConfirm:
      ("This todo needs no confirmation.", "Dieses Todo braucht keine Bestätigung.")
    case .notCreator:
      (
        "Only who created this todo, or an administrator, can do that.",
        "Das kann nur, wer das Todo erstellt hat, oder ein Administrator."
      )
    case .voteRunning:
      ("There is already a vote on this todo.", "Über dieses Todo wird schon abgestimmt.")
    case .noVote:
      ("There is no vote on this todo.", "Über dieses Todo wird nicht abgestimmt.")
    case .nothingToPenalize:
      (
        "There is nothing to take back for this todo.",
        "Für dieses Todo gibt es nichts zurückzunehmen."
      )
    default: sentencesAboutSeasonsAndLog
    }
  }

  private var sentencesAboutSeasonsAndLog: (english: String, german: String) {
    switch self {
    case .unknownSeason: ("There is no such season.", "Diese Saison gibt es nicht.")
    case .duplicateSeason:
      ("There is a season with this name already.", "Eine Saison mit diesem Namen gibt es schon.")
    case .seasonsOverlap:
      ("There is another season at that time.", "In dieser Zeit läuft schon eine Saison.")
    case .seasonNotOpen:
      ("This season is not running.", "Diese Saison läuft nicht.")
    case .invalidLength:
      ("A season cannot be that long.", "Eine Saison kann nicht so lange dauern.")
    case .startInThePast:
      (
        "A season cannot begin in the past.",
        "Eine Saison kann nicht in der Vergangenheit beginnen."
      )
    case .duplicateChallenge:
      ("This challenge exists already.", "Diese Herausforderung gibt es schon.")
    case .deadlinePassed:
      ("The deadline has passed.", "Die Frist ist abgelaufen.")
    case .titleNotEarned:
      ("You have not earned this title yet.", "Diesen Titel hast du noch nicht verdient.")
    case .unknownEvent: ("That has not happened.", "Das ist nicht passiert.")
    case .alreadyVoid:
      ("That has been undone already.", "Das wurde schon rückgängig gemacht.")
    case .foundingCannotBeVoid:
      ("The founding cannot be undone.", "Die Gründung kann nicht rückgängig gemacht werden.")
    case .tooManyPoints: ("These are too many points.", "Das sind zu viele Punkte.")
    default:
      (
        "This cannot be recorded. Please check date and name.",
        "Das kann nicht gespeichert werden. Bitte prüfe Datum und Namen."
      )
    }
  }
}
