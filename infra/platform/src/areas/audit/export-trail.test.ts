import type { AuditEntry } from '@campus/contracts/audit/audit';
import { getAuditEntries, getAuditExport, startAuditExport } from '@campus/contracts/audit/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { daysAgo, recordEntries } from '@campus/tests/calls/audit-entries';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

describe('an export', () => {
  it('has every matching entry once, newest first, including entries of the same instant', async () => {
    const account = await makeAccount();
    const at = daysAgo(1);
    await recordEntries([
      ...Array.from({ length: 10 }, (_, index) => ({ ...account, at, requestId: `same ${index}` })),
      { ...account, at: daysAgo(2), requestId: 'older' },
      { ...account, at, requestId: 'other', outcome: 'failed' as const },
    ]);
    const entries = await exported(account, { outcome: 'success' }, 3);
    expect(entries).toHaveLength(11);
    expect(new Set(entries.map((entry) => entry.requestId)).size).toBe(11);
    const times = entries.map((entry) => entry.at);
    expect(times).toEqual([...times].sort().reverse());
    expect(entries.at(-1)?.requestId).toBe('older');
  });

  it('is recorded with its filter, and does not contain its own entry', async () => {
    const account = await makeAccount();
    await recordEntries([account, { ...account, outcome: 'failed' }]);
    expect(await exported(account, { outcome: 'failed' })).toHaveLength(1);
    const { results } = await callPlatform(
      getAuditEntries,
      { accountId: account.accountId, options: { operation: 'audit.export' } },
      account.people.owner.sessionToken,
    );
    expect(results).toMatchObject([
      {
        outcome: 'success',
        actor: { id: account.people.admin.userId },
        target: { type: 'account', id: account.accountId, label: account.organizationName },
        after: { entries: 1, outcome: 'failed' },
      },
    ]);
  });

  it('is refused at each step to people who may not open the page, and the refusal is recorded', async () => {
    const { accountId, people } = await makeAccount();
    await sql.query(
      `insert into "WorldPermission" ("objectId", account, permission, level)
       select $1, $1, "objectId", 'owner' from "Permission" where action = 'audit'`,
      [accountId],
    );
    const { sessionToken } = people.admin;
    const forbidden = { code: parseCode.forbidden };
    const start = { accountId, filter: {} };
    await expect(callPlatform(startAuditExport, start, sessionToken)).rejects.toMatchObject(forbidden);
    await expect(callPlatform(getAuditExport, start, sessionToken)).rejects.toMatchObject(forbidden);
    const list = { accountId, options: {} };
    await expect(callPlatform(getAuditEntries, list, sessionToken)).rejects.toMatchObject(forbidden);
    await expect(callPlatform(getAuditEntries, list, people.owner.sessionToken)).resolves.toMatchObject({
      results: [{ operation: 'audit.export', outcome: 'refused', actor: { id: people.admin.userId } }],
    });
  });
});

/** Returns the lines of an export that reads this many entries per step. */
async function exported(
  { accountId, people }: TestAccount,
  filter: { outcome?: AuditEntry['outcome'] },
  limit?: number,
): Promise<AuditEntry[]> {
  const { sessionToken } = people.admin;
  const { to } = await callPlatform(startAuditExport, { accountId, filter }, sessionToken);
  const entries: AuditEntry[] = [];
  for (;;) {
    const last = entries.at(-1);
    const before = last && { at: last.at, id: last.id };
    const step = { accountId, filter: { ...filter, to }, before, limit };
    const { results } = await callPlatform(getAuditExport, step, sessionToken);
    if (results.length === 0) return entries;
    entries.push(...results);
  }
}
