type RoleName = { role: string };

/** The texts of every layer about why access is allowed or refused, and about pinned rules. */
export const effectiveAccessMessages = {
  'effectiveAccess.account.admits': 'The account lets these people in.',
  'effectiveAccess.account.membership': 'There is no role in this account.',
  'effectiveAccess.account.moved': 'The account has moved to another address.',
  'effectiveAccess.account.singleSignOn': 'The account asks for single sign-on.',
  'effectiveAccess.account.verification':
    'The account asks for a verified email address, and it is not verified.',
  'effectiveAccess.account.suspension': 'Suspended people have access to nothing in the account.',
  'effectiveAccess.account.password': 'The password has expired.',
  'effectiveAccess.account.secondFactor': 'The second factor that the account requires is missing.',
  'effectiveAccess.page.lacking': 'The account does not have the feature that this page needs.',
  'effectiveAccess.page.build': (p: { build: string }) =>
    `The page needs build ${p.build} of the world or later.`,
  'effectiveAccess.page.minimum': (p: RoleName) => `This page is never opened below ${p.role}.`,
  'effectiveAccess.page.configured': (p: RoleName) => `The account opens this page to ${p.role} and above.`,
  'effectiveAccess.page.default': (p: RoleName) => `By default, this page is open to ${p.role} and above.`,
  'effectiveAccess.page.unlisted': 'No level is set for this page: only superadmins may open it.',
  'effectiveAccess.room.superadmin': 'Superadmins may enter every room.',
  'effectiveAccess.room.role': (p: RoleName) => `The room is open to ${p.role} and above.`,
  'effectiveAccess.room.noRole': 'The room is open to no role, only to its teams and groups.',
  'effectiveAccess.room.team': (p: { teams: string }) => `The room is open to the team ${p.teams}.`,
  'effectiveAccess.room.teams': (p: { teams: string }) => `The room is open to the teams ${p.teams}.`,
  'effectiveAccess.room.noTeam': 'No team has access of its own.',
  'effectiveAccess.room.noGroup': 'No group has access of its own.',
  'effectiveAccess.room.group': (p: { groups: string }) => `The room is open to these groups: ${p.groups}.`,
  'effectiveAccess.room.passcode': 'It is in no menu: people reach it by Join with a passcode.',
  'effectiveAccess.room.passcodeInMenu': 'People need a passcode.',
  'effectiveAccess.room.noMenu': 'It is in no menu.',
  'effectiveAccess.room.none': 'Neither the role nor a team nor a group opens the room.',
  'effectiveAccess.action.scene': (p: RoleName) => `This room permits it to ${p.role} and above.`,
  'effectiveAccess.action.roomType': (p: RoleName) => `The room type permits it to ${p.role} and above.`,
  'effectiveAccess.action.world': (p: RoleName) => `The world permits it to ${p.role} and above.`,
  'effectiveAccess.action.default': (p: RoleName) => `By default, it is permitted to ${p.role} and above.`,
  'effectiveAccess.action.notOffered': 'The type of this room does not have this action.',
  'effectiveAccess.action.typeDefault': (p: RoleName & { types: string }) =>
    `In these room types it is permitted to ${p.role} and above by default: ${p.types}.`,
  'effectiveAccess.action.typeNone': (p: { types: string }) =>
    `These room types do not have this action: ${p.types}.`,
  'effectiveAccess.board.sceneBoards': (p: { field: string }) =>
    `This room names the board in the field “${p.field}”.`,
  'effectiveAccess.board.roomTypeBoards': (p: { field: string }) =>
    `The room type names the board in the field “${p.field}”.`,
  'effectiveAccess.board.worldBoards': (p: { field: string }) =>
    `The world names the board in the field “${p.field}”.`,
  'effectiveAccess.board.exceptions': (p: { field: string }) =>
    `The board is no exception in the field “${p.field}”.`,
  'effectiveAccess.board.silent': 'No Individual Board Control field names this board here.',
  'effectiveAccess.page.notSet': 'The account has set no role for this page.',
  'effectiveAccess.page.noMinimum': 'No lowest role is fixed for this page.',
  'effectiveAccess.action.notSet.scene': 'No role is set for this room.',
  'effectiveAccess.action.notSet.roomType': 'No role is set for this room type.',
  'effectiveAccess.action.notSet.world': 'No role is set for the world.',
  'effectiveAccess.silent': 'No rule is set.',
  'effectiveAccess.gone': 'This page, room, action, or web board permission does not exist.',
  'effectiveAccess.person.gone': 'This person is not a member of the account.',

  'effectiveAccess.people.member': 'Members',
  'effectiveAccess.people.leader': 'Leaders',
  'effectiveAccess.people.moderator': 'Moderators',
  'effectiveAccess.people.admin': 'Admins',
  'effectiveAccess.people.owner': 'Owners',
  'effectiveAccess.room.gone': 'a room that was deleted',
  'effectiveAccess.pin.page': (p: { people: string; can: boolean; name: string }) =>
    `${p.people} can ${p.can ? '' : 'never '}open ${p.name}.`,
  'effectiveAccess.pin.room': (p: { people: string; can: boolean; name: string }) =>
    `${p.people} can ${p.can ? '' : 'never '}enter ${p.name}.`,
  'effectiveAccess.pin.action': (p: { people: string; can: boolean; name: string; room: string }) =>
    `${p.people} can ${p.can ? '' : 'never '}use ${p.name} in ${p.room}.`,
  'effectiveAccess.pin.everywhere': (p: { people: string; can: boolean; name: string }) =>
    `${p.people} can ${p.can ? '' : 'never '}use ${p.name} ${p.can ? 'everywhere' : 'anywhere'}.`,
  'effectiveAccess.pin.board': (p: {
    people: string;
    can: boolean;
    name: string;
    board: string;
    room: string;
  }) => `${p.people} can ${p.can ? '' : 'never '}use ${p.name} in ${p.room} (web board: ${p.board}).`,
  'effectiveAccess.pin.boardEverywhere': (p: { people: string; can: boolean; name: string; board: string }) =>
    `${p.people} can ${p.can ? '' : 'never '}use ${p.name} ${p.can ? 'everywhere' : 'anywhere'} (web board: ${p.board}).`,
  'effectiveAccess.board.others': 'any that no field names',
  'effectiveAccess.board.all': 'all',
  'effectiveAccess.pin.broken': (p: { sentence: string; because: string }) =>
    `This breaks a pinned rule: ${p.sentence} ${p.because}`,
  'effectiveAccess.pin.untrue': (p: { sentence: string; because: string }) =>
    `This does not hold at present: ${p.sentence} ${p.because}`,
  'effectiveAccess.pin.known': 'This rule is already pinned.',
  'effectiveAccess.pin.tooMany': 'An account can have at most 100 pinned rules.',
  'effectiveAccess.pin.notFound': 'This pinned rule does not exist.',
  'effectiveAccess.removal.notFound':
    'This removal cannot be undone: it already was, or it is more than a day old.',
  'effectiveAccess.removal.changed': (p: { what: string }) =>
    `This was changed since: ${p.what}. Nothing was put back.`,
  'effectiveAccess.removal.changedBy': (p: { what: string; person: string }) => `${p.what} (by ${p.person})`,
  'effectiveAccess.removal.more': (p: { what: string; more: string }) => `${p.what}; and ${p.more} more`,
  'effectiveAccess.overrides.changed': 'The overrides have changed since. Nothing was removed.',
} as const;
