// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences that groups say to people.
package let gameSentences = SentenceCatalog(
  "games",
  english: [
    "member.notFounded": "The group does not exist yet.",
    "member.alreadyFounded": "The group exists already.",
    "member.notMember": "Only members of the group can do that.",
    "member.alreadyMember": "That person is already in the group.",
    "member.alreadyInvited": "That person is already invited.",
    "member.notInvited": "You need an invitation to join.",
    "member.erased": "This person was erased from the group. That cannot be undone.",
    "member.notAdministrator": "Only administrators can do that.",
    "member.alreadyAdministrator": "This member is already an administrator.",
    "member.lastAdministrator": "The group needs an administrator. Choose another one first.",
    "member.alreadyOptedIn": "You already take part.",
    "member.alreadyOptedOut": "You already do not take part.",
    "member.alreadyCheered": "You have already cheered for this.",
    "member.oneself": "Nobody can play against themselves.",

    "todo.unknown": "This todo does not exist.",
    "todo.duplicate": "This todo exists already.",
    "todo.scheduled": "This todo is not on the board yet.",
    "todo.open": "Nobody works on this todo.",
    "todo.claimed": "Someone works on this todo.",
    "todo.completed": "This todo is done already.",
    "todo.withdrawn": "This todo was taken off the board.",
    "todo.reserved": "This todo is meant for someone else.",
    "todo.alreadyClaimed": "You already work on this todo.",
    "todo.fullyClaimed": "Others already work on this todo.",
    "todo.claimLimit": "You already work on {limit, plural, one {# todo} other {# todos}}.",
    "todo.notClaimed": "You do not work on this todo.",
    "todo.stealingNotAllowed": "Todos of others cannot be taken over in this group.",
    "todo.stealingTooEarly": "This todo cannot be taken over yet.",
    "todo.completedTooSoon": "This todo is too new to be done already.",
    "todo.reportedTooLate": "It is too long ago that this todo was done.",
    "todo.cannotConfirm": "Someone else has to confirm this todo.",
    "todo.nothingToConfirm": "This todo needs no confirmation.",
    "todo.notCreator": "Only the creator of this todo or an administrator can do that.",
    "todo.voteRunning": "There is already a vote on this todo.",
    "todo.noVote": "There is no vote on this todo.",
    "todo.nothingToPenalize": "There is nothing to take back for this todo.",
    "todo.invalidPlan": "This todo cannot be repeated, taken in turns or due like that.",

    "season.unknown": "This season does not exist.",
    "season.duplicate": "There is a season with this name already.",
    "season.overlaps": "There is another season at that time.",
    "season.notOpen": "This season is not running.",
    "season.invalidLength": "A season cannot be that long.",
    "season.startInThePast": "A season cannot begin in the past.",

    "group.duplicateChallenge": "This challenge exists already.",
    "group.deadlinePassed": "The deadline has passed.",
    "group.tooFewPoints": "Points cannot be fewer than {minimum}.",
    "group.pointsOutOfRange": "Only {minimum} to {maximum} points are possible here.",
    "group.blankText": "There must be something to read.",
    "group.longText": "That is longer than {maximum} characters.",
    "group.countOutOfRange": "There must be at least one.",
    "group.tooManyPoints": "These are too many points.",
    "group.titleNotEarned": "You have not earned this title yet.",
    "group.foundingCannotBeVoid": "The founding cannot be undone.",

    "change.points": "{member} had {before} points and has {after} now.",
    "change.level": "{member} was on level {before} and is on level {after} now.",
    "change.reached":
      "{member} has reached {count, plural, one {# more achievement} other {# more achievements}}.",
    "change.lost": "{member} has {count, plural, one {# achievement} other {# achievements}} less.",
    "change.claimed": "{member} works on “{todo}” now.",
    "change.unclaimed": "{member} does not work on “{todo}” any more.",

    "suggestion.assigned": "It is meant for {member}.",
    "suggestion.fewestPoints": "{member} has the fewest points, {points}.",
    "suggestion.fewestTodos": "{member} works on the fewest todos, {claimed}.",
    "suggestion.laterInOrder": "Others have fewer points than {member} or work on fewer todos.",

    "catchUp.joinDate":
      "You joined late: until you have {line} points, as many as the middle of the others, yours count {factor} times. Now you have {points}.",
    "catchUp.gap":
      "Below {line} points yours count {factor} times, so that you can catch up. Now you have {points}.",
    "catchUp.limit": "At most {remaining} points can still come from this.",
  ]
)
