import { anAssignment, assignmentsPage, withBadges } from '../badges.ts';
import { withCustomization } from '../customization.ts';
import { anAccount, anEnteredAccount, aUser, signedIn, workingIn } from '../people.ts';
import { withRooms } from '../rooms.ts';
import { aMember, anAuditEntry, anInvitation, aSsoFailure, onePage } from '../rows.ts';
import { anIdentity, aSession } from '../ways-in.ts';
import { failing, type PageState } from './page-state.ts';

const superadmin = aUser({ superadmin: true });
const many = Array.from({ length: 6 }, (_, index) => anAccount({ id: `account${index}` }));
const members = (items = [aMember(), aMember({ id: 'm2', userId: 'user1', email: 'ana@example.org' })]) => ({
  list: () => ({
    ...onePage(items, 80 * items.length),
    totalIsExact: false,
    lastPage: 3,
    customFields: [{ name: 'Badge', type: 'boolean' as const, editable: true }],
  }),
});
const invitations = (
  items = [anInvitation(), anInvitation({ id: 'i2', displayStatus: 'error', status: 'error' })],
) => ({
  list: () => onePage(items),
});
const audit = (entries = [anAuditEntry(), anAuditEntry({ id: 'e2', actor: null, outcome: 'refused' })]) => ({
  list: () => ({
    ...onePage(entries),
    totalIsExact: true,
    operations: ['members.updatePermission', 'auth.signIn'],
    chosen: { actor: null, target: null },
    keptDays: 730,
  }),
});

/** More rows than the server counts. */
const tooMany = { total: 1000, totalIsExact: false, lastPage: 40 };

/** The pages of a signed-in person. */
export const accountStates: Record<string, PageState> = {
  members: {
    address: '/admin/members',
    answers: () => ({ ...workingIn(), members: members() }),
    shows: 'bola@example.org',
    press: ['Pick columns'],
  },
  'no members': {
    address: '/admin/members?searchField=name&search=x',
    answers: () => ({ ...workingIn(), members: members([]) }),
    shows: 'No members found.',
  },
  'members that fail': {
    address: '/admin/members',
    answers: () => ({ ...workingIn(), members: { list: failing } }),
    shows: 'Try again',
  },
  invitations: {
    address: '/admin/import',
    answers: () => ({
      ...workingIn(anEnteredAccount({ isWebEnabled: true, isWebOnly: false })),
      invitations: invitations(),
    }),
    shows: 'chidi@example.org',
    press: ['Send invitation', 'Actions for'],
  },
  'no invitations': {
    address: '/admin/import?invitations.search=x',
    answers: () => ({ ...workingIn(), invitations: invitations([]) }),
    shows: 'No invitations match',
  },
  badges: {
    address: '/admin/badges',
    answers: () => withBadges({ listAssignments: () => assignmentsPage([anAssignment()], tooMany) }),
    shows: 'bola@example.org',
    press: ['Import'],
  },
  'no badges': {
    address: '/admin/badges?search=x',
    answers: () => withBadges({ list: () => ({ items: [] }), listAssignments: () => assignmentsPage([]) }),
    shows: 'No members found.',
  },
  'badges that fail': {
    address: '/admin/badges',
    answers: () => withBadges({ list: failing, listAssignments: failing }),
    shows: 'Try again',
  },
  'a badge to add': {
    address: '/admin/badges',
    answers: () => withBadges(),
    shows: 'Explorer',
    press: ['Add badge', 'Add badge'],
    after: 'A badge needs a name.',
  },
  'a badge to delete': {
    address: '/admin/badges',
    answers: () => withBadges(),
    shows: 'Explorer',
    press: ['Delete Explorer'],
    after: 'It is taken from',
  },
  'badge assignments to export': {
    address: '/admin/badges',
    answers: () => withBadges(),
    shows: 'Explorer',
    press: ['Export'],
    after: 'is mailed to this address',
  },
  'avatar asset collections': {
    address: '/admin/customization/avatarAssetCollections',
    answers: () => withCustomization({ state: { theme: 'winter', collections: ['c1'] } }).answers,
    shows: 'Coats',
  },
  'no world customizations': {
    address: '/admin/customization/worldCustomizations?search=x',
    answers: () => withCustomization().answers,
    shows: 'No customizations found.',
  },
  'world themes': {
    address: '/admin/customization/worldThemes',
    answers: () => withCustomization({ state: { theme: 'winter' } }).answers,
    shows: 'Summer',
  },
  rooms: {
    address: '/admin/manageRooms?item=lobby',
    answers: () => withRooms().answers,
    shows: 'The hall',
    press: ['Delete'],
    after: 'Nothing else leads to it.',
  },
  'a folder of rooms': {
    address: '/admin/manageRooms?folder=Labs',
    answers: () => withRooms().answers,
    shows: 'In this folder',
  },
  'no rooms': {
    address: '/admin/manageRooms?search=x',
    answers: () => withRooms().answers,
    shows: 'No Rooms Found',
  },
  audit: {
    address: '/admin/audit',
    answers: () => ({ ...workingIn(), audit: audit() }),
    shows: 'bola@example.org',
  },
  'no audit entries': {
    address: '/admin/audit?search=x',
    answers: () => ({ ...workingIn(), audit: audit([]) }),
    shows: 'No entries match',
  },
  'failed single sign-ons': {
    address: '/admin/audit',
    answers: () => ({
      ...workingIn(),
      audit: audit(),
      sso: {
        failures: () => ({
          items: [aSsoFailure(), aSsoFailure({ email: 'ida@campus.test', cause: 'guest' })],
        }),
      },
    }),
    shows: 'bola@example.org',
    press: ['Failed single sign-ons'],
    after: 'Code: invalid_client',
  },
  profile: {
    address: '/profile',
    answers: () => ({
      ...workingIn(),
      sso: { identities: () => ({ items: [anIdentity()] }) },
      sessions: { list: () => ({ items: [aSession(), aSession({ id: 's2', current: false })], total: 9 }) },
      streaming: {
        account: () => ({
          campus: { label: 'Stream One' },
          gdn: { label: 'Stream Two' },
          clientBuild: '3.2',
        }),
      },
    }),
    shows: 'ana@gmail.example',
  },
  accounts: {
    address: '/accounts',
    answers: () => ({ ...signedIn(superadmin, many), accounts: { search: () => onePage(many) } }),
    shows: 'Demo Campus',
  },
  'no accounts': {
    address: '/accounts',
    answers: () => signedIn(aUser(), []),
    shows: 'support@campus.test',
  },
  'create an account': {
    address: '/accounts/create',
    answers: () => ({ ...signedIn(superadmin, many) }),
    shows: 'Organization',
  },
};
