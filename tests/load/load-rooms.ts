import type { Stack } from '@campus/local/stack';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { roomTable } from '@campus/platform/foundation/schema/tables/room';

const folders = 50;

/** Adds rooms to an account until it has this many of the benchmark. Returns their ids: all can be saved as they are. */
export async function loadRooms({ urls }: Stack, accountId: string, count: number): Promise<string[]> {
  const sql = openDatabase(urls.database, { connections: 1 });
  const found = await roomTable.query(sql, ['id'], `where account = $1 and "group" like 'Folder %'`, [
    accountId,
  ]);
  const added = await roomTable.insert(
    sql,
    Array.from({ length: Math.max(0, count - found.length) }, (_, added) => found.length + added).map(
      (index) => ({
        accountId,
        name: `Room ${index}`,
        group: `Folder ${index % folders}`,
        levelName: 'lobby',
        instance: index + 1,
        visibleOn: ['GOTO', 'mobile', 'roomGraph'] as const,
        notes: 'A room of the benchmark.',
        order: 10_000 * ((index % folders) + 1) + 10 * Math.floor(index / folders),
      }),
    ),
  );
  await sql.close();
  return [...found.map(({ id }) => id), ...added];
}
