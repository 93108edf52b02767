import { openGateway } from '@campus/tests/calls/gateway';
import { addMember, makeAccount, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();

it('shows person, change, old and new value, and refusals', async () => {
  const { accountId, people } = await makeAccount();
  const { membershipId } = await addMember(accountId);
  await as(people.owner).members.update.mutate({ accountId, membershipId, permission: 'leader' });
  await as(people.admin)
    .members.update.mutate({ accountId, membershipId, permission: 'owner' })
    .catch(() => {});
  const { items, total, operations } = await as(people.admin).audit.list.query({ accountId });
  expect(total).toBe(2);
  expect(operations).toContain('members.updatePermission');
  expect(items).toMatchObject([
    {
      operation: 'members.updatePermission',
      outcome: 'refused',
      actor: { id: people.admin.userId, email: people.admin.email },
      reason: 'Only owners can grant or remove the owner role.',
      reasons: [{ key: 'members.permission.ownerOnly', params: {} }],
    },
    {
      operation: 'members.updatePermission',
      outcome: 'success',
      actor: { id: people.owner.userId },
      before: { permission: 'member' },
      after: { permission: 'leader' },
    },
  ]);
});

it('is filtered by days in the caller’s time zone, both included', async () => {
  const { accountId, people } = await makeAccount();
  const { membershipId } = await addMember(accountId);
  await as(people.owner).members.update.mutate({ accountId, membershipId, firstName: 'Ana' });
  const entry = await sql.one<{ at: Date }>('select at from "AuditEntry" where account = $1', [accountId]);
  const at = entry?.at ?? new Date(0);
  for (const timeZone of ['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12']) {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
    const list = (days: { from?: string; to?: string }) =>
      as(people.owner).audit.list.query({ accountId, timeZone, ...days });
    expect((await list({ from: today, to: today })).total).toBe(1);
    expect((await list({ from: '2020-01-01', to: '2020-01-02' })).total).toBe(0);
  }
});

it('shows one account’s entries to that account only', async () => {
  const [one, other] = [await makeAccount(), await makeAccount()];
  const { membershipId } = await addMember(one.accountId);
  await as(one.people.owner).members.update.mutate({ accountId: one.accountId, membershipId, title: 'Dr.' });
  expect((await as(other.people.owner).audit.list.query({ accountId: other.accountId })).total).toBe(0);
});
