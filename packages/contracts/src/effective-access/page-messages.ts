import { pageTexts } from '../core/catalogue.ts';

/** The texts of the page about effective access, and of the effect panel beside other editors. */
export const effectiveAccessPageMessages = pageTexts({
  'effectiveAccess.about': 'Who may do what, and which rule says so.',
  'effectiveAccess.tabs': 'Effective access',
  'effectiveAccess.tab.who': 'Who can?',
  'effectiveAccess.tab.overrides': 'Overrides',
  'effectiveAccess.tab.pins': 'Pinned rules',
  'effectiveAccess.tab.view': 'View as role',

  'effectiveAccess.target': 'What',
  'effectiveAccess.target.about': 'A page of the console, a room, or an action or a web board in a room.',
  'effectiveAccess.target.kind': 'Kind',
  'effectiveAccess.target.kind.page': 'Open a page',
  'effectiveAccess.target.kind.room': 'Enter a room',
  'effectiveAccess.target.kind.action': 'Do something in a room',
  'effectiveAccess.target.kind.board': 'Use a web board',
  'effectiveAccess.target.page': 'Page',
  'effectiveAccess.target.room': 'Room',
  'effectiveAccess.target.action': 'Action',
  'effectiveAccess.target.board': 'Web board',
  'effectiveAccess.target.board.others': 'Any board that no field names',
  'effectiveAccess.target.right': 'Permission',
  'effectiveAccess.target.device': 'Program',
  'effectiveAccess.target.world': 'The world',
  'effectiveAccess.target.everywhere': 'Everywhere',
  'effectiveAccess.target.none': 'There are no rooms and no actions yet.',
  'effectiveAccess.device.desktop': 'Desktop client',
  'effectiveAccess.device.web': 'Web client',
  'effectiveAccess.device.boards': 'Web boards',

  'effectiveAccess.one': 'Can one of them, and why?',
  'effectiveAccess.one.about': 'A role, or a member by name.',
  'effectiveAccess.subject.role': 'Role',
  'effectiveAccess.subject.search': 'Search a member',
  'effectiveAccess.subject.person': (p: { name: string }) => `Member: ${p.name}`,
  'effectiveAccess.subject.clear': 'Ask about a role again',
  'effectiveAccess.subject.none': 'No member matches this search.',
  'effectiveAccess.subject.more': (p: { shown: string; total: string }) =>
    `The first ${p.shown} of ${p.total}. Type more to find the others.`,
  'effectiveAccess.answer.allowed': 'Allowed',
  'effectiveAccess.answer.passcode': 'Allowed with a passcode',
  'effectiveAccess.answer.refused': 'Refused',
  'effectiveAccess.answer.some': 'Some',
  'effectiveAccess.answer.because': (p: { reason: string }) => `Because: ${p.reason}`,
  'effectiveAccess.answer.chain': 'Every rule that was considered',
  'effectiveAccess.answer.decides': 'decides',
  'effectiveAccess.answer.change': (p: { page: string }) => `Change it in ${p.page}`,
  'effectiveAccess.written': (p: { by: string; at: string }) => `by ${p.by}, ${p.at}`,

  'effectiveAccess.all': 'Who can?',
  'effectiveAccess.all.about': 'Everybody with access, by role.',
  'effectiveAccess.all.some': (p: { some: string; all: string }) => `${p.some} of ${p.all}`,
  'effectiveAccess.all.passcode': (p: { some: string; all: string }) =>
    `${p.some} of ${p.all} with a passcode`,
  'effectiveAccess.all.none': 'No member has access.',
  'effectiveAccess.all.groups': (p: { groups: string }) =>
    `Besides, people of these groups of the identity provider: ${p.groups}. They are not counted.`,
  'effectiveAccess.all.names': 'Show names',
  'effectiveAccess.all.people': 'Members with access',

  'effectiveAccess.overrides.title': 'Overrides',
  'effectiveAccess.overrides.about':
    'Everything that differs from the default: pages, permissions in rooms, and web boards.',
  'effectiveAccess.overrides.filter': 'Show',
  'effectiveAccess.overrides.filter.all': 'All overrides',
  'effectiveAccess.overrides.filter.marked': 'Not needed',
  'effectiveAccess.overrides.filter.page': 'Pages',
  'effectiveAccess.overrides.filter.permission': 'Room permissions',
  'effectiveAccess.overrides.filter.board': 'Web boards',
  'effectiveAccess.overrides.search': 'Search overrides',
  'effectiveAccess.overrides.none': 'Nothing differs from the default.',
  'effectiveAccess.overrides.noneMatch': 'No override matches.',
  'effectiveAccess.overrides.value': (p: { value: string; inherited: string }) =>
    `${p.value} and above; without it ${p.inherited}`,
  'effectiveAccess.overrides.valueOnly': (p: { value: string }) => `${p.value} and above`,
  'effectiveAccess.overrides.boards': (p: { boards: string; without: string }) =>
    `${p.boards}; without it ${p.without}`,
  'effectiveAccess.overrides.boards.named': (p: { ids: string }) => `Web boards ${p.ids}`,
  'effectiveAccess.overrides.boards.excepted': (p: { ids: string }) => `All web boards but ${p.ids}`,
  'effectiveAccess.overrides.boards.more': (p: { ids: string; more: string }) =>
    `${p.ids}, and ${p.more} more`,
  'effectiveAccess.overrides.without.none': 'no access',
  'effectiveAccess.overrides.without.limited': 'limited access',
  'effectiveAccess.overrides.without.full': 'full access',
  'effectiveAccess.overrides.without.some': (p: { access: string; who: string }) => `${p.access} (${p.who})`,
  'effectiveAccess.overrides.without.on': (p: { roles: string; boards: string }) => `${p.roles}: ${p.boards}`,
  'effectiveAccess.overrides.scope.page': 'Page',
  'effectiveAccess.overrides.scope.world': (p: { device: string }) => `World, ${p.device}`,
  'effectiveAccess.overrides.scope.type': (p: { level: string; device: string }) =>
    `Room type ${p.level}, ${p.device}`,
  'effectiveAccess.overrides.scope.scene': (p: { level: string; instance: string; device: string }) =>
    `Room ${p.level} ${p.instance}, ${p.device}`,
  'effectiveAccess.mark.redundant': 'Redundant',
  'effectiveAccess.mark.shadowed': 'Shadowed',
  'effectiveAccess.mark.orphaned': 'Orphaned',
  'effectiveAccess.mark.redundant.about': 'Repeats the value that it would inherit.',
  'effectiveAccess.mark.shadowed.about': 'Has no effect at present.',
  'effectiveAccess.mark.orphaned.about': 'Its room or action no longer exists.',
  'effectiveAccess.overrides.remove': (p: { overrides: string }) => `Remove ${p.overrides} not needed`,
  'effectiveAccess.overrides.remove.title': 'Remove what is not needed?',
  'effectiveAccess.overrides.remove.message': (p: { overrides: string; scopes: string }) =>
    `This removes ${p.overrides}: ${p.scopes}. Nobody gains or loses access. You can undo it for a day.`,
  'effectiveAccess.overrides.removed': (p: { overrides: string }) => `${p.overrides} removed.`,
  'effectiveAccess.overrides.undo': 'Undo',
  'effectiveAccess.overrides.undone': (p: { overrides: string }) => `${p.overrides} put back.`,
  'noun.override': { one: 'override', other: 'overrides' },

  'effectiveAccess.pins.title': 'Pinned rules',
  'effectiveAccess.pins.about': 'Sentences that must hold. A save that breaks one of them is refused.',
  'effectiveAccess.pins.none': 'No rule is pinned yet.',
  'effectiveAccess.pins.none.about': 'Pin a sentence such as "Members can never kick".',
  'effectiveAccess.pins.role': 'Role',
  'effectiveAccess.pins.can': 'Can',
  'effectiveAccess.pins.never': 'Can never',
  'effectiveAccess.pins.verb': 'Can or can never',
  'effectiveAccess.pins.add': 'Pin this rule',
  'effectiveAccess.pins.added': (p: { sentence: string }) => `Pinned: ${p.sentence}`,
  'effectiveAccess.pins.remove': 'Remove',
  'effectiveAccess.pins.removeOne': (p: { sentence: string }) => `Remove the rule: ${p.sentence}`,
  'effectiveAccess.pins.removed': 'The rule is no longer pinned.',

  'effectiveAccess.view.frame': (p: { people: string }) =>
    `This is what ${p.people} see. You are still signed in as yourself, and nothing can be changed here.`,
  'effectiveAccess.view.role': 'Role',
  'effectiveAccess.view.console': 'Menu of the console',
  'effectiveAccess.view.world': 'Menu of the world',
  'effectiveAccess.view.noPages': 'They can open no page of the console except their own profile.',
  'effectiveAccess.view.noRooms': 'Their menu is empty.',

  'effectiveAccess.effect': 'Effect of this change',
  'effectiveAccess.effect.none': 'Nobody gains or loses access.',
  'effectiveAccess.effect.summary': (p: { gainers: string; losers: string }) =>
    `${p.gainers} gain and ${p.losers} lose access to something.`,
  'effectiveAccess.effect.gains': (p: { roles: string; people: string; what: string }) =>
    `${p.roles} (${p.people}) can now ${p.what}.`,
  'effectiveAccess.effect.loses': (p: { roles: string; people: string; what: string }) =>
    `${p.roles} (${p.people}) can no longer ${p.what}.`,
  'effectiveAccess.effect.page': (p: { name: string }) => `open ${p.name}`,
  'effectiveAccess.effect.room': (p: { name: string }) => `enter ${p.name}`,
  'effectiveAccess.effect.action': (p: { name: string; where: string }) => `use ${p.name} in ${p.where}`,
  'effectiveAccess.effect.board': (p: { name: string; boards: string; where: string }) =>
    `use ${p.name} in ${p.where} (web board: ${p.boards})`,
  'effectiveAccess.effect.someOnly': 'Some by their team',
  'effectiveAccess.effect.more': (p: { changes: string }) => `And ${p.changes} more.`,
  'effectiveAccess.replay': 'Entries of the last 90 days',
  'effectiveAccess.replay.running': 'Comparing this change with past entries…',
  'effectiveAccess.replay.failed': (p: { detail: string }) =>
    `Past entries could not be compared with this change: ${p.detail}`,
  'effectiveAccess.replay.room': (p: { entries: string; people: string; inside: string }) =>
    `Would have refused ${p.entries} by ${p.people}; ${p.inside} of them are inside now.`,
  'effectiveAccess.replay.action': (p: { entries: string; people: string; name: string; inside: string }) =>
    `${p.entries} by ${p.people} who could no longer use ${p.name}; ${p.inside} of them are inside now.`,
  'effectiveAccess.replay.none': 'Nobody entered the affected rooms.',
  'effectiveAccess.replay.nobody': 'Nobody who entered the affected rooms would lose anything.',
  'effectiveAccess.replay.others': (p: { entries: string; people: string }) =>
    `Besides, ${p.entries} by ${p.people} who are guests or no longer in the account.`,
  'effectiveAccess.replay.groups':
    'People whom only a group of the identity provider lets in are not counted.',
  'effectiveAccess.replay.all': (p: { since: string }) =>
    `All entries since ${p.since} were compared, including those of employees. People count under their current role.`,
  'effectiveAccess.replay.some': (p: { since: string }) =>
    `Only entries since ${p.since} were compared: more would have taken too long.`,
  'effectiveAccess.replay.known': (p: { from: string; until: string }) =>
    `Events are known from ${p.from} to ${p.until}.`,
  'effectiveAccess.replay.unknown': 'The servers of the world have sent no events in these days.',
  'effectiveAccess.replay.namesOf': (p: { sentence: string }) => `Show names: ${p.sentence}`,
  'effectiveAccess.replay.people': 'Members who would lose it',
  'effectiveAccess.replay.inside': 'inside now',
  'noun.pastEntry': { one: 'entry', other: 'entries' },
  'noun.pastPerson': { one: 'person', other: 'people' },
  'noun.accessChange': { one: 'change', other: 'changes' },
  'noun.webBoard': { one: 'web board', other: 'web boards' },
  'noun.placeRoom': { one: 'room', other: 'rooms' },
} as const);
