/**
 * `npm run demo:events -- --account "Demo Campus" --count 1000000`: adds this many events to a running stack.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { readWorld } from './demo/events/fill.ts';
import { sendEvents } from './demo/events/send.ts';
import type { Sent } from './demo/events/visit.ts';
import { eventsOfDay } from './demo/events/world-day.ts';
import { createRandom } from './demo/random.ts';
import { findRunningStack } from './running-stack.ts';
import { explainFailure, StartFailure } from './start-failure.ts';

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 40_000;
const days = 90;

try {
  await run();
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { account, count } = readOptions();
  const { urls, secrets } = await findRunningStack();
  const world = await worldOf(urls.database, account);
  const place = { url: urls.usage, eventsKey: secrets.usageEventsKey };
  const started = Date.now();
  let sent = 0;
  for (const batch of batches(world, started)) {
    const events = batch.slice(0, count - sent);
    await sendEvents(place, `demo-${started}-${sent}`, events);
    sent += events.length;
    const rate = Math.round(sent / ((Date.now() - started) / 1000));
    process.stdout.write(`\r${sent} of ${count} events, ${rate} a second`);
    if (sent >= count) break;
  }
  process.stdout.write('\n');
}

/** Repeats the last 90 days in order, each time with new sessions. */
function* batches(world: Awaited<ReturnType<typeof worldOf>>, now: number): Generator<Sent[]> {
  const today = Math.floor(now / dayMs) * dayMs;
  const random = createRandom(now);
  let batch: Sent[] = [];
  for (let round = 0; ; round += 1)
    for (let age = days; age >= 0; age -= 1) {
      const day = eventsOfDay(world, { start: today - age * dayMs, age, now }, random);
      batch.push(
        ...day.map((event) =>
          'session' in event ? { ...event, session: `${event.session}-${round}` } : event,
        ),
      );
      while (batch.length >= batchSize) {
        yield batch.slice(0, batchSize);
        batch = batch.slice(batchSize);
      }
    }
}

function readOptions(): { account: string; count: number } {
  const { values } = parseArgs({
    options: {
      account: { type: 'string', default: 'Demo Campus' },
      count: { type: 'string', default: '1000000' },
    },
  });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000_000)
    throw new StartFailure('--count must be a whole number from 1 to 1000000000.');
  return { account: values.account, count };
}

async function worldOf(databaseUrl: string, organizationName: string) {
  const sql = openDatabase(databaseUrl, { connections: 1 });
  try {
    const account = await sql.one<{ id: string }>(
      'select "objectId" as id from "Account" where "organizationName" = $1',
      [organizationName],
    );
    if (!account) throw new StartFailure(`There is no account "${organizationName}".`);
    return await readWorld(sql, account.id);
  } finally {
    await sql.close();
  }
}
