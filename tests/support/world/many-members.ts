import type { Queryable } from '@campus/platform/foundation/database/sql';
import { insertMemberships, type NewMembership } from '@campus/platform/foundation/records/memberships';
import { newObjectId } from '@campus/platform/foundation/records/object-id';
import { insertUsers, type NewUser } from '@campus/platform/foundation/records/users';
import { unique } from './world.ts';

interface Overrides {
  user?: Partial<NewUser>;
  membership?: Partial<NewMembership>;
}

/** Adds thousands of members to an account. Their addresses and last names begin with a five-digit number. */
export async function addManyMembers(
  sql: Queryable,
  { accountId, count }: { accountId: string; count: number },
  overridesOf: (index: number) => Overrides,
): Promise<void> {
  const mark = unique();
  const people = Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(5, '0');
    return { id: newObjectId(), number, handle: `${number}.${mark}`, ...overridesOf(index) };
  });
  await insertUsers(
    sql,
    people.map(({ id, handle, number, user }) => ({
      id,
      email: `${handle}@campus.test`,
      username: handle,
      displayName: number,
      firstName: 'Ada',
      lastName: number,
      ...user,
    })),
  );
  await insertMemberships(
    sql,
    people.map(({ id, handle, membership }) => ({
      accountId,
      userId: id,
      permission: 'member',
      teamId: '8',
      contactEmail: `${handle}@campus.test`,
      ...membership,
    })),
  );
  for (const table of ['Membership', 'MemberText', 'member_in_world'])
    await sql.query(`vacuum analyze "${table}"`);
}
