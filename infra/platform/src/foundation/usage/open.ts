import { mkdir } from 'node:fs/promises';
import { type Connection, connect } from './connect.ts';
import { createReader, type QueryLimits, type UsageReader } from './reader.ts';
import { createSchema } from './schema.ts';
import type { UsageSettings } from './settings.ts';
import type { StoredDays } from './stays/read-stays.ts';
import { createWriter, type UsageWriter } from './writer.ts';

/** The event database. */
export interface UsageDatabase {
  reader: UsageReader;
  writer: UsageWriter;
  close(): Promise<void>;
}

type Place = Pick<UsageSettings, 'databaseUrl' | 'folder' | 'retentionDays'>;

const readers = 4;

/** Opens the event database and creates missing tables. Inserts and reads use separate connections. */
export async function openUsageDatabase(
  place: Place,
  { limits, storedDays }: { limits?: QueryLimits; storedDays?: StoredDays } = {},
): Promise<UsageDatabase> {
  if (place.databaseUrl === '') await mkdir(place.folder, { recursive: true });
  const connections: Connection[] = [];
  for (let opened = 0; opened <= readers; opened += 1) connections.push(await connect(place));
  const [writing, ...reading] = connections;
  if (!writing) throw new Error('No connection was opened.');
  await createSchema(writing, place.retentionDays);
  return {
    reader: createReader(reading, limits, storedDays),
    writer: createWriter(writing),
    close: async () => {
      await Promise.all(connections.map((connection) => connection.close()));
    },
  };
}
