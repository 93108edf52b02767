import { randomBytes } from 'node:crypto';
import type { Permission } from '@campus/domain/access/levels';
import type { Stack } from '@campus/local/stack';
import { startSession } from '@campus/platform/areas/identity/sessions';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { insertMemberships } from '@campus/platform/foundation/records/memberships';
import { insertUsers } from '@campus/platform/foundation/records/users';
import { bearerOf } from '@campus/tests/stack/gateway-process';

/** A signed-in person, as the gateway and the platform know the session. */
export interface SignedIn {
  bearer: Record<string, string>;
  sessionToken: string;
}

/** Adds people with one session each, as members of an account or without one. */
export async function signInPeople(
  stack: Stack,
  count: number,
  membership?: { accountId: string; permission: Permission },
): Promise<SignedIn[]> {
  const sql = openDatabase(stack.urls.database, { connections: 1 });
  const names = Array.from({ length: count }, () => `bench-${randomBytes(6).toString('hex')}`);
  const ids = await insertUsers(
    sql,
    names.map((username) => ({
      username,
      email: `${username}@campus.test`,
      emailVerified: true,
      displayName: 'Ada Example',
      firstName: 'Ada',
      lastName: 'Example',
    })),
  );
  if (membership)
    await insertMemberships(
      sql,
      ids.map((userId) => ({ ...membership, userId, teamId: '8' })),
    );
  const people: SignedIn[] = [];
  for (const userId of ids) {
    const sessionToken = await startSession(sql, { userId, method: 'password' });
    people.push({ sessionToken, bearer: await bearerOf(stack, { userId, sessionToken }) });
  }
  await sql.close();
  return people;
}
