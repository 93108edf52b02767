import type { Permission } from '@campus/domain/access/levels';
import type { Queryable } from '@campus/platform/foundation/database/sql';
import { insertMemberships } from '@campus/platform/foundation/records/memberships';
import { newObjectId } from '@campus/platform/foundation/records/object-id';
import { grantSuperadmin } from '@campus/platform/foundation/records/superadmins';
import { insertUsers } from '@campus/platform/foundation/records/users';
import { contoso, demoCampus, fourthCoffee, northwind, relecloud } from './accounts.ts';
import { daysBefore } from './days.ts';
import { smallAccounts } from './small-accounts.ts';

export const demoPassword = 'Campus-2026!';

interface SignIn {
  name: string;
  what: string;
  memberships: readonly [accountId: string, permission: Permission][];
  emailVerified?: boolean;
  passwordAge?: number;
  /** False for people who sign in only through a provider. */
  hasPassword?: false;
}

/** The field values of each of them in Demo Campus. */
const inDepartment = {
  department: 'Biology',
  startDate: '2024-10-01T08:00:00.000Z',
  seat: 7,
  onCampus: true,
};

const inDemoCampus = (permission: Permission): SignIn => ({
  name: permission,
  what: `${permission} of Demo Campus`,
  memberships: [[demoCampus, permission]],
});

/** Demo people for signing in, one for each view of the console; their address is `{name}@campus.test`. */
export const signIns: readonly SignIn[] = [
  { name: 'superadmin', what: 'superadmin', memberships: [] },
  ...(['owner', 'admin', 'moderator', 'leader', 'member', 'suspended'] as const).map(inDemoCampus),
  {
    name: 'multi',
    what: 'admin of Demo Campus, of Northwind University, and of Relecloud Labs, which the account picker hides',
    memberships: [
      [demoCampus, 'admin'],
      [northwind, 'admin'],
      [relecloud, 'admin'],
    ],
  },
  {
    name: 'unverified',
    what: 'member of Northwind University, email not verified',
    memberships: [[northwind, 'member']],
    emailVerified: false,
  },
  {
    name: 'waiting',
    what: 'member of Demo Campus and of Northwind University, which wants the email verified first',
    memberships: [
      [demoCampus, 'member'],
      [northwind, 'member'],
    ],
    emailVerified: false,
  },
  {
    name: 'expired',
    what: 'admin of Contoso Events, password expired',
    memberships: [[contoso, 'admin']],
    passwordAge: 60,
  },
  {
    name: 'moved',
    what: 'member of Fourth Coffee School, whose world has moved to another address',
    memberships: [[fourthCoffee, 'member']],
  },
  { name: 'outsider', what: 'member of no account', memberships: [] },
  {
    name: 'principal',
    what: 'owner of six small accounts, one for each rule of signing up',
    memberships: Object.values(smallAccounts).map((account) => [account, 'owner']),
  },
  {
    name: 'federated',
    what: 'member of Demo Campus, without a password: signs in at Demo University',
    memberships: [[demoCampus, 'member']],
    hasPassword: false,
  },
];

/** The address of a demo sign-in. */
export function emailOf(signIn: Pick<SignIn, 'name'>): string {
  return `${signIn.name}@campus.test`;
}

/** Inserts the demo sign-ins with their memberships. Returns their user ids by name. */
export async function insertSignIns(
  sql: Queryable,
  passwordHash: string,
  now: Date,
): Promise<Map<string, string>> {
  const identified = signIns.map((signIn) => ({ ...signIn, id: newObjectId() }));
  await insertUsers(
    sql,
    identified.map((signIn) => ({
      id: signIn.id,
      email: emailOf(signIn),
      username: `demo.${signIn.name}`,
      displayName: `Demo ${capitalized(signIn.name)}`,
      firstName: 'Demo',
      lastName: capitalized(signIn.name),
      emailVerified: signIn.emailVerified ?? true,
      ...(signIn.hasPassword !== false && {
        passwordHash,
        passwordUpdatedAt: daysBefore(now, signIn.passwordAge ?? 1),
      }),
      createdAt: daysBefore(now, 730),
    })),
  );
  await insertMemberships(
    sql,
    identified.flatMap((signIn) =>
      signIn.memberships.map(([accountId, permission]) => ({
        accountId,
        userId: signIn.id,
        permission,
        teamId: '8',
        logins: 12,
        lastLoginAt: daysBefore(now, 3),
        ...(accountId === demoCampus && { customFields: inDepartment }),
        createdAt: daysBefore(now, 730),
        updatedAt: daysBefore(now, 2),
      })),
    ),
  );
  const ids = new Map(identified.map((signIn) => [signIn.name, signIn.id]));
  await grantSuperadmin(sql, [ids.get('superadmin') ?? '']);
  return ids;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
