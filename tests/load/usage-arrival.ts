import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readSecrets } from '@campus/local/secrets';
import { startStack } from '@campus/local/stack';
import { readBatch } from '@campus/platform/areas/usage-events/read-batch';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { insertAccounts } from '@campus/platform/foundation/records/accounts';
import { hashOf } from '@campus/platform/foundation/secret';
import type { Connection } from '@campus/platform/foundation/usage/connect';
import { createWriter } from '@campus/platform/foundation/usage/writer';
import { postBatch } from '@campus/tests/calls/post-batch';
import { ownStack } from '@campus/tests/stack/stack-settings';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { measurePair } from './measure.ts';

const rows = 10_000;
const runs = 20;
const senders = 4;

/**
 * Measures how fast events are stored. Batches are sent like those of a world's servers to a separate stack,
 * alternating with direct writes of the same batches through this connection. Then four senders send at once.
 */
export async function measureArrival(connection: Connection): Promise<void> {
  const folder = await makeTemporaryFolder();
  const dataFolder = path.join(folder, 'data');
  const stack = await startStack(ownStack(dataFolder));
  try {
    const accountId = await makeWorld(stack.urls.database);
    const service = { url: stack.urls.usage, token: (await readSecrets(dataFolder)).usageEventsKey };
    const body = batchOf(accountId);
    const send = async () => {
      const answer = await postBatch(service, { key: randomUUID(), body });
      if (answer.status !== 200) throw new Error(`The batch was refused: ${JSON.stringify(answer.body)}`);
    };
    const [sent, written] = await measurePair(runs, send, () => write(connection, body));
    console.log(
      `events sent, one sender: ${perSecond(sent.p50)} a second, p95 of a batch of ${rows} ${sent.p95.toFixed(0)} ms, ` +
        `${(sent.p50 / written.p50).toFixed(2)} times the writer alone (${perSecond(written.p50)} a second)`,
    );
    const began = performance.now();
    await Promise.all(
      Array.from({ length: senders }, async () => {
        for (let run = 0; run < runs; run += 1) await send();
      }),
    );
    const each = (performance.now() - began) / (runs * senders);
    console.log(`events sent, ${senders} senders: ${perSecond(each)} a second`);
  } finally {
    await stack.stop();
    await rm(folder, { recursive: true });
  }
}

function perSecond(milliseconds: number): string {
  return Math.round((rows * 1000) / milliseconds).toLocaleString('en');
}

async function makeWorld(databaseUrl: string): Promise<string> {
  const sql = openDatabase(databaseUrl);
  try {
    const [accountId = ''] = await insertAccounts(sql, [
      { organizationName: 'Bench', world: { name: 'bench' } },
    ]);
    return accountId;
  } finally {
    await sql.close();
  }
}

/** Room visits by guests, up to this moment. */
function batchOf(accountId: string): string {
  const now = Date.now();
  return Array.from({ length: rows }, (_, index) =>
    JSON.stringify({
      ...{ event: 'JOINROOM', accountId, user: `guest-${index % 500}`, session: `s${index % 900}` },
      ...{ server: 'w', room: 'r1', at: new Date(now - index).toISOString() },
    }),
  ).join('\n');
}

async function write(connection: Connection, body: string): Promise<void> {
  const read = readBatch(Buffer.from(body), { now: new Date(), retentionDays: 400 });
  const events = read.map(({ event }, seq) => ({
    ...{ account: event.accountId, kind: event.event, ms: event.at, person: 1, session: '1', seq },
    ...{ room: 'r1', server: event.server, employee: false, talk: 0 },
  }));
  await createWriter(connection).insert(events, hashOf(randomUUID()));
}
