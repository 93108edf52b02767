import { makePerson, sql } from '@campus/tests/world/world';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { hashOf } from '../foundation/secret.ts';
import { noteUse } from './session-use.ts';

const minute = 60_000;
const usedAt = async (sessionToken: string) =>
  (
    await sql.one<{ id: string; at: Date }>(
      `select "objectId" as id, "lastUsedAt" as at from "_Session" where "sessionToken" = $1`,
      [hashOf(sessionToken)],
    )
  )?.at.getTime();

/** Makes a session that was used this many minutes ago. */
async function makeSession(minutesAgo: number) {
  const { sessionToken } = await makePerson();
  const session = await sql.one<{ id: string; lastUsedAt: Date }>(
    `update "_Session" set "lastUsedAt" = now() - $2 * interval '1 minute' where "sessionToken" = $1
     returning "objectId" as id, "lastUsedAt"`,
    [hashOf(sessionToken), minutesAgo],
  );
  if (!session) throw new Error('There is no session.');
  return { sessionToken, session };
}

it('dates the use of a session that was last used five minutes ago', async () => {
  const { sessionToken, session } = await makeSession(6);
  noteUse({ sql, log: pino({ level: 'silent' }) }, session);
  await expect.poll(async () => Date.now() - ((await usedAt(sessionToken)) ?? 0)).toBeLessThan(minute);
});

it('writes nothing for a session that was used just now', async () => {
  const { session } = await makeSession(4);
  const query = vi.spyOn(sql, 'query');
  noteUse({ sql, log: pino({ level: 'silent' }) }, session);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

it('only logs when the use cannot be dated', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const failing = { ...sql, query: () => Promise.reject(new Error('the database is away')) };
  noteUse({ sql: failing, log }, { id: 'session1', lastUsedAt: new Date(0) });
  await expect.poll(() => lines.join('')).toContain('use of a session');
});
