import { createSmtpServer } from '@campus/local/inbox/smtp';
import { claim } from '@campus/local/ports';
import { readSecrets } from '@campus/local/secrets';
import { makeSavedView } from '@campus/tests/areas/saved-views';
import { asSent, heartbeats, sendEvents } from '@campus/tests/events/usage';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailView } from './mail-view.ts';
import { randomEvents } from './testing/random-events.ts';

const day = 86_400_000;
const worker = `mail-view-test-${process.pid}`;

let server: ReturnType<typeof createSmtpServer>;
let test: TestServices;
/** Message-IDs of the mails that the server accepted, and a hook that runs before it accepts one. */
let taken: string[];
let taking: () => Promise<void>;

beforeAll(async () => {
  server = createSmtpServer({
    add: async (raw) => {
      await taking();
      taken.push(/^message-id: <(.+?)>/im.exec(raw.toString())?.[1] ?? '');
    },
    list: () => [],
    read: async () => undefined,
  });
  const port = await claim(0);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const database = new URL(stack.urls.database);
  database.searchParams.set('application_name', worker);
  test = await makeServices([], {
    DATABASE_URL: database.href,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    TOKEN_SECRET: (await readSecrets(stack.data.path)).tokenSecret,
    USAGE_URL: stack.urls.usage,
  });
});
beforeEach(() => {
  taken = [];
  taking = async () => {};
});
afterAll(async () => {
  await test.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

/** Makes a view with figures and a due mail. `run` runs its job once. */
async function makeDue() {
  const { accountId, people } = await makeAccount();
  const now = new Date();
  const from = now.getTime() - 10 * day;
  const events = randomEvents(accountId, { from, to: now.getTime() - day, sessions: 20, seed: 5 });
  await sendEvents([...heartbeats(accountId, new Date(from), now), ...asSent(events)]);
  const viewId = await makeSavedView(accountId, people.admin.userId);
  const due = now.toISOString();
  await sql.query(
    `insert into view_mail (view, every, weekday, day, hour, "timeZone", next, "createdAt")
     values ($1, 'daily', 1, 1, 8, 'Africa/Cairo', now() + interval '1 day', now() - interval '1 day')`,
    [viewId],
  );
  const { services } = test;
  const run = (lastAttempt = false, own = services) => {
    const closing = new AbortController().signal;
    return mailView.run({ data: { viewId, due }, services: own, log: services.log, lastAttempt, closing });
  };
  const stored = () =>
    sql.one('select problem, paused, "mailedFor" from view_mail where view = $1', [viewId]);
  return { person: people.admin, id: `view-${viewId}-${now.getTime()}`, due: new Date(due), run, stored };
}

/** Ends the worker's transaction like the end of its process. */
const loseTransaction = async () => {
  await sql.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = $1 and state = 'idle in transaction'`,
    [worker],
  );
};

it('a mail whose worker dies before it notes it is sent once more, with the same Message-ID, and then no more', async () => {
  const { id, due, run, stored } = await makeDue();
  taking = loseTransaction;
  await expect(run()).rejects.toThrow();
  expect(taken).toEqual([expect.stringContaining(id)]);
  expect(await stored()).toEqual({ problem: null, paused: null, mailedFor: null });
  taking = async () => {};
  await run();
  await run();
  expect(taken).toEqual(Array(2).fill(expect.stringContaining(id)));
  expect(new Set(taken).size).toBe(1);
  expect(await stored()).toEqual({ problem: null, paused: null, mailedFor: due });
});

it('a mail that was taken is not called refused because noting it failed, at the last attempt too', async () => {
  const { run, stored } = await makeDue();
  taking = loseTransaction;
  await expect(run(true)).rejects.toThrow();
  expect(taken).toHaveLength(1);
  expect(await stored()).toEqual({ problem: null, paused: null, mailedFor: null });
});

it('a mail that the server puts off is tried again, and called refused after the last attempt', async () => {
  const { due, run, stored } = await makeDue();
  taking = () => Promise.reject(Object.assign(new Error('Come again later'), { responseCode: 451 }));
  await expect(run()).rejects.toThrow();
  expect(await stored()).toEqual({ problem: null, paused: null, mailedFor: null });
  await run(true);
  expect(await stored()).toEqual({ problem: 'refused', paused: null, mailedFor: due });
  expect(taken).toEqual([]);
});

it('a person who loses the dashboard while the figures are read gets no mail', async () => {
  const { person, run, stored } = await makeDue();
  const { services } = test;
  let transactions = 0;
  const transaction: typeof services.sql.transaction = async (work, ...rest) => {
    transactions += 1;
    if (transactions === 2)
      await sql.query(`update "Membership" set permission = 'member' where "objectId" = $1`, [
        person.membershipId,
      ]);
    return services.sql.transaction(work, ...rest);
  };
  await run(false, { ...services, sql: { ...services.sql, transaction } });
  expect(await stored()).toEqual({ problem: null, paused: 'access', mailedFor: null });
  expect(taken).toEqual([]);
});
