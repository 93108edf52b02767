import type { StoredOrigin } from '@campus/contracts/members/people-origins';
import { insertPeopleSet } from '@campus/platform/areas/members/people-sets';
import { sql } from './world.ts';

/**
 * Stores people as those of a figure on a person's dashboard, or of a report. Returns the people set's id.
 */
export async function makePeopleSet(
  accountId: string,
  userId: string,
  users: readonly string[],
  origin: StoredOrigin = { kind: 'figure', graph: 'logins', date: '2026-11-20', sfsRoom: '' },
): Promise<string> {
  const found = { origin, total: users.length, users };
  return (await insertPeopleSet(sql, { accountId, userId }, found)).id;
}
