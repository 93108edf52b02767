import { rm } from 'node:fs/promises';
import { text } from '@campus/contracts/core/text';
import { usageDatabaseUrl } from '@campus/tests/events/usage';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUsageDatabase, type UsageDatabase } from '../../../foundation/usage/open.ts';
import { randomEvents } from '../testing/random-events.ts';
import { readReportGroups } from './report-groups.ts';

const accountId = 'crowded';
const span = { from: Date.parse('2026-01-01T12:00Z'), to: Date.parse('2026-01-30T12:00Z') };
const asked = {
  ...{ accountId, from: '2026-01-01', to: '2026-01-31', timeZone: 'UTC', hideEmployees: false },
};
const now = new Date('2026-02-10T00:00Z');

let folder: string;
let database: UsageDatabase;
beforeAll(async () => {
  folder = await makeTemporaryFolder();
  database = await openUsageDatabase({ databaseUrl: usageDatabaseUrl, folder, retentionDays: 3_650 });
  await database.writer.insert(randomEvents(accountId, { ...span, sessions: 60, seed: 3 }), 'a'.repeat(64));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

it('groups of as many people as can be read are returned, and one more is refused with the limit', async () => {
  const sources = { reader: database.reader, sql, retentionDays: 3_650 };
  const { items } = await readReportGroups(sources, asked, now);
  const people = items.find(({ kind }) => kind === 'guests')?.people ?? 0;
  expect(people).toBeGreaterThan(1);
  expect(await readReportGroups(sources, asked, now, people)).toEqual({ items });
  await expect(readReportGroups(sources, asked, now, people - 1)).rejects.toThrow(
    text('analytics.report.tooManyPeople', { most: people - 1 }),
  );
});
