// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences that groups say to people.
package let gameSentences = SentenceCatalog(
  "games",
  english: [
    "member.notFounded": "The group does not exist yet.",
    "member.alreadyFounded": "The group already exists.",
    "member.notMember": "Only members of the group can do that.",
    "member.alreadyMember": "That person is already in the group.",
    "member.alreadyInvited": "That person is already invited.",
    "member.notInvited": "You need an invitation to join.",
    "member.erased": "This person was erased from the group. That cannot be undone.",
    "member.notAdministrator": "Only administrators can do that.",
    "member.alreadyAdministrator": "This member is already an administrator.",
    "member.lastAdministrator": "The group needs an administrator. Choose another one first.",
    "member.alreadyOptedIn": "You are already taking part.",
    "member.alreadyOptedOut": "You have already opted out.",
    "member.alreadyCheered": "You have already cheered for this.",
    "member.oneself": "You cannot play against yourself.",

    "todo.unknown": "This todo does not exist.",
    "todo.duplicate": "This todo already exists.",
    "todo.scheduled": "This todo is not on the board yet.",
    "todo.open": "Nobody is working on this todo.",
    "todo.claimed": "Someone is already working on this todo.",
    "todo.completed": "This todo is already done.",
    "todo.withdrawn": "This todo was taken off the board.",
    "todo.reserved": "This todo is meant for someone else.",
    "todo.alreadyClaimed": "You are already working on this todo.",
    "todo.fullyClaimed": "Others are already working on this todo.",
    "todo.claimLimit": "You are already working on {limit, plural, one {# todo} other {# todos}}.",
    "todo.notClaimed": "You are not working on this todo.",
    "todo.stealingNotAllowed": "In this group you cannot take over todos from others.",
    "todo.stealingTooEarly": "This todo cannot be taken over yet.",
    "todo.completedTooSoon": "This todo is too new to be completed yet.",
    "todo.cannotConfirm": "Someone else has to confirm this todo.",
    "todo.nothingToConfirm": "This todo needs no confirmation.",
    "todo.notCreator": "Only the creator of this todo or an administrator can do that.",
    "todo.voteRunning": "There is already a vote on this todo.",
    "todo.noVote": "There is no vote on this todo.",
    "todo.nothingToPenalize": "There is nothing to take back for this todo.",
    "todo.invalidPlan":
      "The repetition, turns and due date of this todo do not fit together or cannot be met.",

    "season.unknown": "This season does not exist.",
    "season.duplicate": "There is already a season with this name.",
    "season.overlaps": "There is another season at that time.",
    "season.notOpen": "This season is not running.",
    "season.invalidLength": "A season cannot have that length.",
    "season.startInThePast": "A season cannot begin in the past.",

    "group.duplicateChallenge": "This challenge already exists.",
    "group.deadlinePassed": "The deadline has passed.",
    "group.tooFewPoints": "There must be at least {minimum} points.",
    "group.pointsOutOfRange": "Only {minimum} to {maximum} points are possible here.",
    "group.blankText": "Please write something.",
    "group.longText": "This text is longer than {maximum} characters.",
    "group.countOutOfRange": "There must be at least one.",
    "group.tooManyPoints": "That is too many points.",
    "group.titleNotEarned": "You have not earned this title yet.",
    "group.foundingCannotBeVoid": "The founding cannot be undone.",

    "board.unknownMember": "This person is not on the board.",
    "board.duplicateMember": "This person is on the board already.",
    "board.date": "The score cannot be from that day.",
    "board.pageSize": "A page has at least one row.",
    "board.unknownDivision": "There is no such division.",
    "board.tooManyPoints": "A score cannot be that large.",
    "board.periodEnded": "That time is over, and its result stays as it is.",

    "achievement.todos.title": "Helping hand",
    "achievement.todos.text": "Complete todos.",
    "achievement.todos.worn.2": "the Diligent",
    "achievement.todos.worn.3": "the Tireless",
    "achievement.ideas.title": "Good eye",
    "achievement.ideas.text": "Put todos on the board.",
    "achievement.ideas.worn.1": "the Watchful",
    "achievement.together.title": "Together",
    "achievement.together.text": "Contribute to challenges that the group meets.",
    "achievement.together.worn.1": "the Companion",
    "achievement.seasons.title": "Champion",
    "achievement.seasons.text": "Win a season.",
    "achievement.seasons.worn.0": "the Champion",

    "change.points": "{member} had {before} points and has {after} now.",
    "change.level": "{member} was on level {before} and is on level {after} now.",
    "change.reached":
      "{member} has reached {count, plural, one {# more achievement} other {# more achievements}}.",
    "change.lost": "{member} has {count, plural, one {# achievement} other {# achievements}} less.",
    "change.claimed": "{member} works on “{todo}” now.",
    "change.unclaimed": "{member} does not work on “{todo}” any more.",

    "suggestion.assigned": "It is meant for {member}.",
    "suggestion.fewestPoints": "{member} has the fewest points, {points}.",
    "suggestion.fewestTodos": "{member} is working on the fewest todos, {claimed}.",
    "suggestion.laterInOrder":
      "Others have fewer points than {member} or are working on fewer todos.",

    "catchUp.joinDate":
      "You joined late, so your points count {factor} times until you have {line}, the median of the others. You have {points} now.",
    "catchUp.gap":
      "While you have fewer than {line} points, yours count {factor} times so that you can catch up. You have {points} now.",
    "catchUp.limit": "This can still add at most {remaining} points.",
  ]
)
