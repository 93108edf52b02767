import { stack } from '@campus/tests/stack/stack';
import { sql, unique, uniqueAddress } from '@campus/tests/world/world';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../foundation/database/sql.ts';
import { cloudFunctions } from '../main/functions.ts';
import { createDatabaseLimits } from './limits.ts';

const address = '203.0.113.7';
const three = { calls: 3, seconds: 60 };

/** Makes these calls at once and returns how many were allowed. */
async function letIn(calls: (() => Promise<void>)[]): Promise<number> {
  const answers = await Promise.allSettled(calls.map((call) => call()));
  return answers.filter(({ status }) => status === 'fulfilled').length;
}

describe('a limit', () => {
  const operation = () => `test-${unique()}`;
  const others = openDatabase(stack.urls.database, { connections: 2 });
  afterAll(() => others.close());

  it('allows the limited calls over all instances, and says when the next one is allowed', async () => {
    const [here, there] = [createDatabaseLimits(sql, true), createDatabaseLimits(others, true)];
    const name = operation();
    const calls = Array.from(
      { length: 20 },
      (_, call) => () => (call % 2 ? here : there).count(name, three, address),
    );
    expect(await letIn(calls)).toBe(3);
    await expect(here.count(name, three, address)).rejects.toMatchObject({
      kind: 'tooMany',
      message: expect.stringMatching(/ (5\d|60) seconds/),
    });
  });

  it('counts each function and each address separately, and an IPv6 network as one', async () => {
    const limits = createDatabaseLimits(sql, true);
    const [name, other] = [operation(), operation()];
    const network = uniqueAddress();
    for (let call = 0; call < 3; call++) await limits.count(name, three, `${network}${call}`);
    await expect(limits.count(name, three, network)).rejects.toMatchObject({ kind: 'tooMany' });
    await expect(limits.count(name, three, address)).resolves.toBeUndefined();
    await expect(limits.count(other, three, network)).resolves.toBeUndefined();
  });

  it('allows calls again when its time has passed', async () => {
    const name = operation();
    const here = createDatabaseLimits(sql, true);
    for (let call = 0; call < 3; call++) await here.count(name, three, address);
    await sql.query(`update rate_limit set expire = 0 where key like $1 || ':%'`, [name]);
    await expect(here.count(name, three, address)).resolves.toBeUndefined();
  });

  it('refuses further calls without asking the database', async () => {
    const name = operation();
    const here = createDatabaseLimits(sql, true);
    await letIn(Array.from({ length: 4 }, () => () => here.count(name, three, address)));
    await sql.query(`delete from rate_limit where key like $1 || ':%'`, [name]);
    await expect(here.count(name, three, address)).rejects.toMatchObject({ kind: 'tooMany' });
  });

  it('that cannot be counted fails as the database does', async () => {
    const away = new Error('the database is away');
    const limits = createDatabaseLimits({ ...sql, query: () => Promise.reject(away) }, true);
    await expect(limits.count(operation(), three, address)).rejects.toBe(away);
  });

  it('that is switched off counts nothing', async () => {
    const off = createDatabaseLimits(sql, false);
    const name = operation();
    expect(await letIn(Array.from({ length: 20 }, () => () => off.count(name, three, address)))).toBe(20);
  });
});

describe('public functions', () => {
  it('have a limit, except signing out', () => {
    const free = cloudFunctions.filter(({ access, limit }) => access === 'public' && !limit);
    expect(free.map(({ name }) => name)).toEqual(['logOut']);
  });

  it('have limits that a campus behind one address stays below', () => {
    const tight = cloudFunctions.filter(({ limit }) => limit && (limit.calls * 60) / limit.seconds < 300);
    // Only other programs call the first two; the rest are for scripts.
    expect(tight.map(({ name }) => name)).toEqual([
      'checkEmail',
      'checkInviteeExists',
      'issueApiToken',
      'revokeApiToken',
    ]);
  });
});
