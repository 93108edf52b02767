import { createHash } from 'node:crypto';
import { claim } from '@campus/local/ports';
import { randomEvents } from '@campus/platform/areas/analytics/testing/random-events';
import type { PlatformConfig } from '@campus/platform/foundation/config';
import { createLog } from '@campus/platform/foundation/log';
import { openUsageDatabase } from '@campus/platform/foundation/usage/open';
import type { StoredEvent } from '@campus/platform/foundation/usage/writer';
import { startUsage } from '@campus/platform/main/start-usage';

const minute = 60_000;
const span = { from: Date.parse('2025-11-01T12:00Z'), to: Date.parse('2026-10-31T12:00Z') };

/** Times of the year without server heartbeats: whole days, or 9:00 to 12:00 UTC. */
const silent = { days: ['2025-12-25', '2026-04-03', '2026-08-20'], mornings: ['2026-02-10', '2026-06-16'] };

/**
 * A usage-search service in this process, with a year of an account's events. It uses this process's clock,
 * so tests can look at any day of the year.
 */
export async function startUsageOfYear(
  config: PlatformConfig,
  { accountId, folder, seed }: { accountId: string; folder: string; seed: number },
) {
  const port = await claim(0);
  const usage = { ...config.usage, folder, port, url: `http://127.0.0.1:${port}` };
  const database = await openUsageDatabase(usage);
  const events = randomEvents(accountId, { ...span, sessions: 2_000, seed });
  const token = createHash('sha256').update(accountId).digest('hex');
  await database.writer.insert([...events, ...heartbeatsOf(accountId)], token);
  await database.close();
  const log = createLog('usage', 'error');
  const running = await startUsage({ ...config, usage, shutdownSeconds: 0 }, log);
  return { config: { ...config, usage }, close: () => running.close() };
}

function heartbeatsOf(account: string): StoredEvent[] {
  const common = { account, kind: 'HEARTBEAT', person: 0, session: '0', server: 'w', room: '' };
  const count = Math.floor((span.to - span.from) / (10 * minute));
  return Array.from({ length: count }, (_, seq) => span.from + seq * 10 * minute)
    .filter((ms) => !isSilent(new Date(ms).toISOString()))
    .map((ms) => ({ ...common, ms, seq: 0, employee: false, talk: 0 }));
}

function isSilent(time: string): boolean {
  const [day = '', clock = ''] = time.split('T');
  return silent.days.includes(day) || (silent.mornings.includes(day) && clock >= '09:00' && clock < '12:00');
}
