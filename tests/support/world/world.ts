import { randomBytes } from 'node:crypto';
import { type Permission, permissions } from '@campus/domain/access/levels';
import { startSession } from '@campus/platform/areas/identity/sessions';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { insertAccounts, type NewAccount } from '@campus/platform/foundation/records/accounts';
import { insertMemberships, type NewMembership } from '@campus/platform/foundation/records/memberships';
import { grantSuperadmin } from '@campus/platform/foundation/records/superadmins';
import { insertUsers, type NewUser } from '@campus/platform/foundation/records/users';
import { stack } from '../stack/stack.ts';

/** The platform's database, to create states that no operation can create, and to read stored data. */
export const sql = openDatabase(stack.urls.database, { connections: 4 });

/** The password of every person created here. */
export const password = 'Lantern-2026!';
// Hashed at the lowest cost, so that signing in takes almost no time.
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$fgAg5wwb13/1mnGr9QXTgQ$huYcl0H02zem1LeMOGFJ50uBUAUkXc+XnlNcR+em1Do';

/** A user with a session on the platform. */
export interface Person {
  userId: string;
  email: string;
  displayName: string;
  sessionToken: string;
}

/** A person with a membership. */
export interface MemberPerson extends Person {
  membershipId: string;
}

/** A test's own account, with one person of each permission. */
export interface TestAccount {
  accountId: string;
  organizationName: string;
  people: Record<Permission, MemberPerson>;
}

/** A short text that no other test uses. */
export function unique(): string {
  return randomBytes(5).toString('hex');
}

/** Creates an account with its world and a person of each permission, all signed in. */
export async function makeAccount(overrides: Partial<NewAccount> = {}): Promise<TestAccount> {
  const name = `Account ${unique()}`;
  const [accountId = ''] = await insertAccounts(sql, [
    { organizationName: name, world: { name: `world-${unique()}` }, ...overrides },
  ]);
  return {
    accountId,
    organizationName: overrides.organizationName ?? name,
    people: await addOneOfEach(accountId),
  };
}

/** Adds a person of each permission in as few queries as possible, because most tests begin with this. */
async function addOneOfEach(accountId: string): Promise<TestAccount['people']> {
  const people = await makePeople(
    permissions.map((permission) => ({ email: `${permission}-${unique()}@campus.test` })),
  );
  const memberships = permissions.map((permission, index) => ({
    ...newMember(accountId, people[index]?.userId),
    permission,
  }));
  const membershipIds = await insertMemberships(sql, memberships);
  const members = permissions.map((permission, index) => [
    permission,
    { ...people[index], membershipId: membershipIds[index] },
  ]);
  return Object.fromEntries(members);
}

/** Adds a new, signed-in person to an account, by default as a member with a verified email. */
export async function addMember(
  accountId: string,
  membership: Partial<NewMembership> = {},
  user: Partial<NewUser> = {},
): Promise<MemberPerson> {
  const person = await makePerson({
    email: `${membership.permission ?? 'member'}-${unique()}@campus.test`,
    ...user,
  });
  return { ...person, membershipId: await join(accountId, person, membership) };
}

/** Makes an existing person a member of another account. Returns the membership's id. */
export async function join(
  accountId: string,
  person: Person,
  membership: Partial<NewMembership> = {},
): Promise<string> {
  const [membershipId = ''] = await insertMemberships(sql, [
    { ...newMember(accountId, person.userId), ...membership },
  ]);
  return membershipId;
}

function newMember(accountId: string, userId = ''): NewMembership {
  return { accountId, userId, permission: 'member', teamId: '8' };
}

/** Creates a signed-in user without a membership. */
export async function makePerson(overrides: Partial<NewUser> = {}): Promise<Person> {
  const [person] = await makePeople([overrides]);
  if (!person) throw new Error('No user was made.');
  return person;
}

async function makePeople(people: readonly Partial<NewUser>[]): Promise<Person[]> {
  const users = people.map((overrides) => ({ ...newUser(), ...overrides }));
  const userIds = await insertUsers(sql, users);
  return Promise.all(
    users.map(async ({ email, displayName }, index) => {
      const userId = userIds[index] ?? '';
      const sessionToken = await startSession(sql, { userId, method: 'password' });
      return { userId, email, displayName, sessionToken };
    }),
  );
}

function newUser(): NewUser {
  return {
    email: `person-${unique()}@campus.test`,
    username: `person-${unique()}`,
    displayName: 'Ada Example',
    firstName: 'Ada',
    lastName: 'Example',
    emailVerified: true,
    passwordHash,
    passwordUpdatedAt: new Date(),
  };
}

/** Creates a signed-in superadmin. */
export async function makeSuperadmin(): Promise<Person> {
  const person = await makePerson({ email: `superadmin-${unique()}@campus.test` });
  await grantSuperadmin(sql, [person.userId]);
  return person;
}

/** A network address that no other test calls from. */
export function uniqueAddress(): string {
  const groups = randomBytes(6).toString('hex').match(/.{4}/g);
  return `2001:${groups?.join(':')}::1`;
}
