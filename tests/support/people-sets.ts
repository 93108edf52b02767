import { insertPeopleSet } from '@campus/platform/areas/members/people-sets';
import { sql } from './world.ts';

/** Keeps people as those behind a figure of a person's dashboard; answers the id of the list. */
export async function makePeopleSet(
  accountId: string,
  userId: string,
  users: readonly string[],
): Promise<string> {
  const figure = { graph: 'logins', date: '2026-11-20', total: users.length, users } as const;
  return (await insertPeopleSet(sql, { accountId, userId }, figure)).id;
}
