import { addMembers } from '@campus/local/demo/members';
import type { Stack } from '@campus/local/stack';
import { openDatabase } from '@campus/platform/foundation/database/sql';

/** Adds this many members to an account, unless it already has as many, as in a kept folder. */
export async function loadMembers({ urls }: Stack, accountId: string, count: number): Promise<void> {
  const sql = openDatabase(urls.database, { connections: 1 });
  const loaded = await sql.one('select from "Membership" where account = $1 offset $2 limit 1', [
    accountId,
    count - 1,
  ]);
  await sql.close();
  if (loaded) return;
  const start = performance.now();
  await addMembers({ databaseUrl: urls.database, accountId, count, series: `bench${count}x` });
  console.log(`${count} members added in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
