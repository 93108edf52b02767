import { daysAgo, recordEntries } from '@campus/tests/calls/audit-entries';
import { makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { deleteOldEntries } from './delete-old-entries.ts';

describe('retention', () => {
  it('deletes what is older than configured, and nothing else', async () => {
    const account = await recordedAt(daysAgo(101), daysAgo(99), daysAgo(0));
    await deleteOldEntries(sql, 100);
    expect(await ages(account)).toEqual([0, 99]);
  });

  it('keeps everything for ever where it is 0', async () => {
    const account = await recordedAt(daysAgo(4_000));
    await expect(deleteOldEntries(sql, 0)).resolves.toBe(0);
    expect(await ages(account)).toEqual([4_000]);
  });

  it('goes on batch by batch, and says how many entries are gone', async () => {
    const account = await recordedAt(...Array.from({ length: 12_000 }, () => daysAgo(9_000)), daysAgo(8_000));
    await expect(deleteOldEntries(sql, 8_500)).resolves.toBe(12_000);
    expect(await ages(account)).toEqual([8_000]);
  });

  it('is done by several platforms at once without one waiting for the other', async () => {
    const account = await recordedAt(...Array.from({ length: 40 }, () => daysAgo(20_000)));
    await sql.transaction(async (busy) => {
      await busy.query('select forget_audit_entries(15000, 20)');
      await expect(deleteOldEntries(sql, 15_000)).resolves.toBe(20);
    });
    expect(await ages(account)).toEqual([]);
  });
});

describe('an entry', () => {
  it.each([
    `update "AuditEntry" set reasons = '[]'`,
    'delete from "AuditEntry"',
    'truncate "AuditEntry"',
    `do $$ begin delete from "AuditEntry"; end $$`,
  ])('is neither changed nor deleted: %s', async (statement) => {
    await expect(sql.query(statement)).rejects.toThrow('Audit entries are never changed.');
  });

  it('is kept for at least thirty days', async () => {
    await expect(deleteOldEntries(sql, 29)).rejects.toThrow('Audit entries are kept for at least 30 days.');
  });

  it('is not deleted by any other function, even one with a similar name', async () => {
    await expect(
      sql.transaction(async (change) => {
        await change.query(
          `create function not_forget_audit_entries(integer, integer) returns void language plpgsql as
           $$ begin delete from "AuditEntry"; end $$`,
        );
        await change.query('select not_forget_audit_entries(100, 100)');
      }),
    ).rejects.toThrow('Audit entries are never changed.');
  });
});

async function recordedAt(...times: string[]): Promise<string> {
  const { accountId } = await makeAccount();
  await recordEntries(times.map((at) => ({ accountId, at })));
  return accountId;
}

/** Returns the ages of the account's entries in days, newest first. */
async function ages(accountId: string): Promise<number[]> {
  const rows = await sql.query<{ days: number }>(
    `select extract(day from now() - at)::int as days from "AuditEntry" where account = $1 order by at desc`,
    [accountId],
  );
  return rows.map(({ days }) => days);
}
