import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  acceptInviteAndJoinAccount,
  countPendingInvitations,
  deleteInvitation,
  deletePendingInvitations,
  getInvite,
  resendInvitation,
} from '@campus/contracts/invitations/functions';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { callPlatform } from '@campus/tests/calls/platform';
import { preview } from '@campus/tests/world/bulk-members';
import {
  makeAccount,
  makePerson,
  makeSuperadmin,
  type Person,
  sql,
  type TestAccount,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const remove = async ({ accountId, people }: TestAccount, by: Person = people.admin) =>
  z.int().parse(await callPlatform(deletePendingInvitations, { accountId }, by.sessionToken));
const removeCounted = ({ accountId, people }: TestAccount, counted?: string, by: Person = people.admin) =>
  callPlatform(deletePendingInvitations, { accountId, counted }, by.sessionToken);
const count = ({ accountId, people }: TestAccount, by: Person = people.admin) =>
  callPlatform(countPendingInvitations, { accountId }, by.sessionToken);

function statuses({ accountId }: TestAccount) {
  return sql.query<{ status: string }>('select status from "Invitation" where account = $1 order by status', [
    accountId,
  ]);
}

describe('deletePendingInvitations', () => {
  it('INV-070 deletes only the pending invitations of the account, and returns the count', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    for (const status of ['pending', 'pending', 'accepted', 'error', 'processing'] as const)
      await makeInvitation(account, { status });
    await makeInvitation(account, { expiresAt: new Date() });
    await makeInvitation(other);
    const { secret } = await makeInvitation(account);
    expect(await count(account)).toMatchObject({ pending: 4, expired: 1 });
    expect(await remove(account)).toBe(4);
    expect(await statuses(account)).toEqual([
      { status: 'accepted' },
      { status: 'error' },
      { status: 'processing' },
    ]);
    expect(await statuses(other)).toEqual([{ status: 'pending' }]);
    await expect(callPlatform(getInvite, { invitationId: secret })).rejects.toMatchObject({
      code: parseCode.notFound,
      message: text('invitations.linkEnded'),
    });
    expect(await remove(account)).toBe(0);
  });

  it('INV-070 is for admins and higher; others get a permission error and nothing is deleted', async () => {
    const account = await makeAccount();
    await makeInvitation(account);
    const { moderator, leader, member, suspended, owner } = account.people;
    const stranger = (await makeAccount()).people.owner;
    for (const by of [moderator, leader, member, suspended, stranger])
      for (const call of [remove, count])
        await expect(call(account, by)).rejects.toMatchObject({ code: parseCode.forbidden });
    expect(await count(account, await makeSuperadmin())).toMatchObject({ pending: 1, expired: 0 });
    expect(await remove(account, owner)).toBe(1);
  });

  it("INV-098 INV-069 INV-070 leaves invitations to roles above the caller's own, one by one and all at once", async () => {
    const account = await makeAccount();
    const { invitationId } = await makeInvitation(account, { permission: 'owner' });
    await makeInvitation(account, { permission: 'admin' });
    const { admin, owner } = account.people;
    expect(await count(account, admin)).toMatchObject({ pending: 1, expired: 0 });
    expect(await remove(account, admin)).toBe(1);
    const single = callPlatform(deleteInvitation, { invitationId }, admin.sessionToken);
    await expect(single).rejects.toMatchObject({ key: 'invitations.delete.tooHigh' });
    const again = callPlatform(resendInvitation, { invitationId }, admin.sessionToken);
    await expect(again).rejects.toMatchObject({ key: 'invitations.role.ownerOnly' });
    expect(await statuses(account)).toEqual([{ status: 'pending' }]);
    expect(await remove(account, owner)).toBe(1);
  });

  it('of an invitation accepted at the same time, either the acceptance or the deletion wins, never both', async () => {
    const account = await makeAccount();
    const guests = await Promise.all(Array.from({ length: 10 }, () => makePerson()));
    const invitations = await Promise.all(guests.map(({ email }) => makeInvitation(account, { email })));
    const joining = guests.map(({ sessionToken }, i) =>
      callPlatform(
        acceptInviteAndJoinAccount,
        { invitationId: invitations[i]?.secret ?? '' },
        sessionToken,
      ).then(
        () => true,
        () => false,
      ),
    );
    const deleted = await remove(account);
    const joined = (await Promise.all(joining)).filter(Boolean).length;
    expect(deleted + joined).toBe(10);
    expect(await statuses(account)).toEqual(Array.from({ length: joined }, () => ({ status: 'accepted' })));
    const members = await sql.one(
      'select count(*)::int as count from "Membership" where account = $1 and "user" = any($2)',
      [account.accountId, guests.map(({ userId }) => userId)],
    );
    expect(members).toEqual({ count: joined });
  });

  it('waits for an acceptance in progress, and keeps the accepted invitation', async () => {
    const account = await makeAccount();
    const { invitationId } = await makeInvitation(account);
    const removing = await sql.transaction(async (acceptance) => {
      await acceptance.query(`update "Invitation" set status = 'accepted' where "objectId" = $1`, [
        invitationId,
      ]);
      const call = remove(account);
      await waiting(acceptance);
      return { call };
    });
    expect(await removing.call).toBe(0);
    expect(await statuses(account)).toEqual([{ status: 'accepted' }]);
  });

  it('deletes what was counted; what came or was sent since is left out and counted', async () => {
    const account = await makeAccount();
    const [stays, resent, accepted] = [
      await makeInvitation(account, { expiresAt: new Date() }),
      await makeInvitation(account),
      await makeInvitation(account),
    ];
    const { counted, ...shown } = await count(account);
    expect(shown).toEqual({ pending: 3, expired: 1 });
    const late = await makeInvitation(account);
    const change = (set: string, { invitationId }: { invitationId: string }) =>
      sql.query(`update "Invitation" set ${set} where "objectId" = $1`, [invitationId]);
    await change(`"expiresAt" = "expiresAt" + interval '7 days'`, resent);
    await change(`status = 'accepted'`, accepted);
    expect(await removeCounted(account, counted)).toEqual({ removed: 1, leftOut: 2 });
    const left = await sql.query<{ id: string }>(
      'select "objectId" as id from "Invitation" where account = $1 order by "createdAt"',
      [account.accountId],
    );
    expect(left.map(({ id }) => id).sort()).toEqual(
      [resent, accepted, late].map(({ invitationId }) => invitationId).sort(),
    );
    expect(left).not.toContainEqual({ id: stays.invitationId });
  });

  it('refuses a count of another person, another account, or another operation, and an old one', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    await makeInvitation(account);
    const { counted } = await count(account);
    const ofMembers = await preview(account, 'suspend', account.people.admin);
    const foreign = await count(other);
    for (const unknown of ['nowhere', ofMembers.counted, foreign.counted])
      await expect(removeCounted(account, unknown)).rejects.toMatchObject({ code: parseCode.notFound });
    await expect(removeCounted(account, counted, account.people.owner)).rejects.toMatchObject({
      message: 'What was counted is no longer known. Count again.',
    });
    await sql.query('update counted_set set until = now() where id = $1', [counted]);
    await expect(removeCounted(account, counted)).rejects.toMatchObject({ code: parseCode.notFound });
    expect(await statuses(account)).toEqual([{ status: 'pending' }]);
  });

  it('is recorded with the number and the invited people', async () => {
    const account = await makeAccount();
    const invited = [await makeInvitation(account), await makeInvitation(account)];
    await remove(account);
    const entries = await sql.query(
      'select operation, outcome, "actorId", before, after from "AuditEntry" where account = $1',
      [account.accountId],
    );
    expect(entries).toEqual([
      {
        operation: 'invitations.removePending',
        outcome: 'success',
        actorId: account.people.admin.userId,
        before: {
          emails: invited
            .map(({ email }) => email)
            .sort()
            .join(', '),
        },
        after: { deleted: 2 },
      },
    ]);
  });
});

/** Waits until another transaction waits for a lock of this one. */
async function waiting(holder: Pick<typeof sql, 'one'>): Promise<void> {
  await expect
    .poll(
      () =>
        holder.one(
          'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid)) limit 1',
        ),
      { timeout: 10_000 },
    )
    .toBeDefined();
}
