// SPDX-License-Identifier: Apache-2.0
extension Czech {
  /// The sentences of groups.
  package static let games: [String: String] = [
    "member.notFounded": "Skupina ještě neexistuje.",
    "member.alreadyFounded": "Skupina už existuje.",
    "member.notMember": "To mohou jen členové skupiny.",
    "member.alreadyMember": "Tato osoba už ve skupině je.",
    "member.alreadyInvited": "Tato osoba už je pozvaná.",
    "member.notInvited": "Ke vstupu potřebuješ pozvánku.",
    "member.erased": "Tato osoba byla ze skupiny vymazána. To se nedá vrátit zpět.",
    "member.notAdministrator": "To mohou jen správci.",
    "member.alreadyAdministrator": "Tento člen už je správcem.",
    "member.lastAdministrator": "Skupina potřebuje správce. Nejdřív vyber jiného.",
    "member.alreadyOptedIn": "Už se účastníš.",
    "member.alreadyOptedOut": "Už se neúčastníš.",
    "member.alreadyCheered": "Tvůj potlesk už tu je.",
    "member.oneself": "Nikdo nemůže hrát proti sobě.",

    "todo.unknown": "Tento úkol neexistuje.",
    "todo.duplicate": "Tento úkol už existuje.",
    "todo.scheduled": "Tento úkol ještě není na nástěnce.",
    "todo.open": "Na tomto úkolu nikdo nepracuje.",
    "todo.claimed": "Na tomto úkolu někdo pracuje.",
    "todo.completed": "Tento úkol už je hotový.",
    "todo.withdrawn": "Tento úkol byl stažen z nástěnky.",
    "todo.reserved": "Tento úkol je určen někomu jinému.",
    "todo.alreadyClaimed": "Na tomto úkolu už pracuješ.",
    "todo.fullyClaimed": "Na tomto úkolu už pracují jiní.",
    "todo.claimLimit":
      "Už pracuješ na {limit, plural, one {# úkolu} few {# úkolech} other {# úkolech}}.",
    "todo.notClaimed": "Na tomto úkolu nepracuješ.",
    "todo.stealingNotAllowed": "V této skupině se úkoly jiných převzít nedají.",
    "todo.stealingTooEarly": "Tento úkol se ještě převzít nedá.",
    "todo.completedTooSoon": "Tento úkol je příliš nový na to, aby už byl hotový.",
    "todo.reportedTooLate": "Tento úkol byl splněn už příliš dávno.",
    "todo.cannotConfirm": "Tento úkol musí potvrdit někdo jiný.",
    "todo.nothingToConfirm": "Tento úkol není třeba potvrzovat.",
    "todo.notCreator": "To může jen ten, kdo úkol vytvořil, nebo správce.",
    "todo.voteRunning": "O tomto úkolu se už hlasuje.",
    "todo.noVote": "O tomto úkolu se nehlasuje.",
    "todo.nothingToPenalize": "Za tento úkol není co odebrat.",
    "todo.invalidPlan": "Takové opakování, střídání nebo termín tento úkol mít nemůže.",

    "season.unknown": "Tato sezóna neexistuje.",
    "season.duplicate": "Sezóna s tímto názvem už existuje.",
    "season.overlaps": "V této době probíhá jiná sezóna.",
    "season.notOpen": "Tato sezóna neprobíhá.",
    "season.invalidLength": "Sezóna nemůže trvat takto dlouho.",
    "season.startInThePast": "Sezóna nemůže začít v minulosti.",

    "group.duplicateChallenge": "Tato výzva už existuje.",
    "group.deadlinePassed": "Termín už vypršel.",
    "group.tooFewPoints": "Bodů nemůže být méně než {minimum}.",
    "group.pointsOutOfRange": "Počet bodů tu může být jen od {minimum} do {maximum}.",
    "group.blankText": "Musí tu být něco ke čtení.",
    "group.longText": "To je příliš dlouhé, povolený počet znaků je {maximum}.",
    "group.countOutOfRange": "Počet musí být alespoň 1.",
    "group.tooManyPoints": "To je příliš mnoho bodů.",
    "group.titleNotEarned": "Tento titul ještě nemáš získaný.",
    "group.foundingCannotBeVoid": "Založení se nedá vrátit zpět.",

    "suggestion.assigned": "Má to na starosti {member}.",
    "suggestion.fewestPoints": "Nejméně bodů má {member}: {points}.",
    "suggestion.fewestTodos": "Na nejmenším počtu úkolů pracuje {member}: {claimed}.",
    "suggestion.laterInOrder":
      "Jiní mají méně bodů než {member} nebo pracují na menším počtu úkolů.",

    "catchUp.joinDate":
      "Jsi tu kratší dobu než ostatní: než budeš mít tolik bodů jako střed ostatních ({line}), počítají se ti body {factor}krát. Teď máš: {points}.",
    "catchUp.gap":
      "Dokud máš méně bodů než {line}, počítají se ti {factor}krát, aby se ti podařilo ostatní dohnat. Teď máš: {points}.",
    "catchUp.limit": "Takto může přibýt ještě nejvýše: {remaining}.",
  ]
}

extension Czech {
  /// The sentences of the coverage of player types.
  package static let lab: [String: String] = [
    "coverage.leftOut": "Na své si tu nepřijdou {players}.",
    "coverage.favored": "Mnohem víc než ostatní si na své přijdou {players}.",
    "players.achiever": "sběratelé úspěchů",
    "players.competitor": "soutěživí hráči",
    "players.explorer": "objevitelé",
    "players.socializer": "společenští hráči",
    "report.mean": "průměr",
    "report.interval": "95 %",
    "report.difference": "rozdíl",
    "report.chance": "p (Holm)",
    "report.least": "nejmenší při seedu",
    "report.most": "největší při seedu",
    "report.same": "v každém světě stejné",
    "report.none": "žádná hodnota",
    "report.unmeasured":
      "S variantou {variant} nebylo v žádném světě co měřit, "
      + "například proto, že nikdo nezískal ani bod.",
    "report.worlds":
      "Světy: {count}, seedy {first} až {last}. "
      + "Každý interval platí sám za sebe; p je opraveno na všechna srovnání (Holm).",
  ]
}
