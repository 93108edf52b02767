import { mkdir } from 'node:fs/promises';
import type { Queryable } from '../database/sql.ts';
import { type Connection, connect } from './connect.ts';
import { createReader, type QueryLimits, type UsageReader } from './reader.ts';
import { createSchema } from './schema.ts';
import type { UsageSettings } from './settings.ts';
import { storedDaysIn } from './stays/session-days.ts';
import { createStayWriter, type StayWriter } from './stays/stay-writer.ts';
import { createWriter, type UsageWriter } from './writer.ts';

/** The event database. */
export interface UsageDatabase {
  reader: UsageReader;
  writer: UsageWriter;
  stays: StayWriter;
  close(): Promise<void>;
}

type Place = Pick<UsageSettings, 'databaseUrl' | 'folder' | 'retentionDays'>;

const readers = 4;

/** Opens the event database and creates missing tables. Inserts, reads, and the rows of
 * sessions use separate connections. Without `sql`, no rows of sessions are read. */
export async function openUsageDatabase(
  place: Place,
  { limits, sql }: { limits?: QueryLimits; sql?: Queryable } = {},
): Promise<UsageDatabase> {
  if (place.databaseUrl === '') await mkdir(place.folder, { recursive: true });
  const connections: Connection[] = [];
  for (let opened = 0; opened < readers + 2; opened += 1) connections.push(await connect(place));
  const [writing, computing, ...reading] = connections;
  if (!writing || !computing) throw new Error('No connection was opened.');
  await createSchema(writing, place.retentionDays);
  const stays = await createStayWriter(computing);
  return {
    reader: createReader(reading, limits, sql && storedDaysIn(sql, stays.store)),
    writer: createWriter(writing),
    stays,
    close: async () => {
      await Promise.all(connections.map((connection) => connection.close()));
    },
  };
}
