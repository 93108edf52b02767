import { type Database, openDatabase, type Sql } from '@campus/platform/foundation/database/sql';
import { insertMemberships } from '@campus/platform/foundation/records/memberships';
import { insertUsers } from '@campus/platform/foundation/records/users';
import { withoutIndexes } from './bulk.ts';
import { makePerson } from './people.ts';
import { createRandom } from './random.ts';

const batch = 10_000;

export interface MembersSettings {
  databaseUrl: string;
  accountId: string;
  count: number;
  /** Part of every new address, so that members of two series never collide. */
  series: string;
}

/** Adds generated members to an account, tens of thousands in seconds; all or none. */
export async function addMembers(settings: MembersSettings): Promise<void> {
  const database = openDatabase(settings.databaseUrl, { connections: 1 });
  try {
    await withoutIndexes(database, 'Membership', (sql) =>
      withoutIndexes(sql, 'MemberText', (bare) => insertMembers(bare, settings)),
    );
    await refreshStatistics(database);
  } finally {
    await database.close();
  }
}

async function insertMembers(sql: Sql, { accountId, count, series }: MembersSettings): Promise<void> {
  const random = createRandom(count);
  const now = new Date();
  for (let from = 0; from < count; from += batch) {
    const people = Array.from({ length: Math.min(batch, count - from) }, (_, index) =>
      makePerson(from + index, { accountId, series, random, now }),
    );
    await insertUsers(
      sql,
      people.map(({ user }) => user),
    );
    await insertMemberships(
      sql,
      people.map(({ membership }) => membership),
    );
  }
}

/** Does now what autovacuum would do a minute later. Without it, the first lists after a load are slow. */
async function refreshStatistics(database: Database): Promise<void> {
  await database.query('set statement_timeout = 0');
  for (const table of ['_User', 'Membership', 'MemberText', 'member_in_world', '_Join:users:_Role'])
    await database.query(`vacuum analyze "${table}"`);
}
