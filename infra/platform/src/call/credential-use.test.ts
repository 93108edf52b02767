import { makeCredential, withApiAccess } from '@campus/tests/areas/credentials';
import { makeAccount, sql } from '@campus/tests/world/world';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { noteCredentialUse } from './credential-use.ts';
import type { UsedCredential } from './identify-credential.ts';

const log = pino({ level: 'silent' });
const [here, there] = ['203.0.113.7', '203.0.113.8'];

/** Makes a credential that was last used this many seconds ago; never used if none is given. */
async function makeUsed(secondsAgo?: number): Promise<UsedCredential> {
  const { accountId } = await makeAccount(withApiAccess);
  const { credentialId } = await makeCredential(accountId);
  const used = await sql.one<UsedCredential>(
    `update api_credential set "lastUsedAt" = now() - $2 * interval '1 second', "lastUsedAddress" = $3
     where id = $1 returning id, 'present' as secret, "lastUsedAt", "lastUsedAddress"`,
    [credentialId, secondsAgo ?? null, secondsAgo === undefined ? '' : here],
  );
  if (!used) throw new Error('There is no credential.');
  return used;
}

const storedUse = ({ id }: UsedCredential) =>
  sql.one<{ seconds: number; address: string }>(
    `select extract(epoch from now() - "lastUsedAt")::float as seconds, "lastUsedAddress" as address
     from api_credential where id = $1`,
    [id],
  );

it.each([
  ['was never used', undefined, here],
  ['was used eleven seconds ago', 11, here],
  ['was used just now from another address', 0, there],
])('dates the use of a credential that %s', async (_, secondsAgo, address) => {
  const used = await makeUsed(secondsAgo);
  noteCredentialUse({ sql, log }, used, address);
  await vi.waitFor(async () => {
    const { seconds = 99, address: from } = (await storedUse(used)) ?? {};
    expect(seconds).toBeLessThan(10);
    expect(from).toBe(address);
  }, 20_000);
});

it('writes nothing for a credential that was used just now from the same address', async () => {
  const used = await makeUsed(8);
  const query = vi.spyOn(sql, 'query');
  noteCredentialUse({ sql, log }, used, here);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

it('only logs when the use cannot be dated', async () => {
  const lines: string[] = [];
  const written = pino({ base: null }, { write: (line) => void lines.push(line) });
  const failing = { ...sql, query: () => Promise.reject(new Error('the database is away')) };
  const used = { id: 'credential', secret: 'present' as const, lastUsedAt: null, lastUsedAddress: '' };
  noteCredentialUse({ sql: failing, log: written }, used, here);
  await expect.poll(() => lines.join('')).toContain('use of a credential');
});
