import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { deleteInvitation, getInvite, resendInvitation } from '@campus/contracts/invitations/functions';
import type { InvitationStatus } from '@campus/domain/invitations/invitations';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, type Person, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const resend = (invitationId: string, actor: Person, accountId?: string) =>
  callPlatform(resendInvitation, { invitationId, accountId }, actor.sessionToken);
const remove = (invitationId: string, actor: Person, accountId?: string) =>
  callPlatform(deleteInvitation, { invitationId, accountId }, actor.sessionToken);

function stored(id: string) {
  return sql.one('select to_jsonb(i) - \'_rperm\' as all from "Invitation" i where "objectId" = $1', [id]);
}

const conflict = (key: 'invitations.resend.notPossible' | 'invitations.delete.notPending') => ({
  code: parseCode.conflict,
  message: text(key),
});

describe.each([
  ['INV-068', 'resendInvitation', resend],
  ['INV-069', 'deleteInvitation', remove],
] as const)('%s %s', (id, _, call) => {
  it(`${id} is refused below admin, and finds no invitation of other accounts`, async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    const { invitationId } = await makeInvitation(account);
    const before = await stored(invitationId);
    for (const actor of [account.people.moderator, account.people.leader, account.people.member])
      await expect(call(invitationId, actor)).rejects.toMatchObject({ code: parseCode.forbidden });
    const notFound = { code: parseCode.notFound, message: text('invitations.notFound') };
    await expect(call(invitationId, other.people.owner)).rejects.toMatchObject(notFound);
    await expect(call(invitationId, other.people.owner, other.accountId)).rejects.toMatchObject(notFound);
    await expect(call('nothing000', account.people.owner)).rejects.toMatchObject(notFound);
    await expect(call('nothing000', account.people.owner, account.accountId)).rejects.toMatchObject(notFound);
    expect(await stored(invitationId)).toEqual(before);
  });
});

describe('resendInvitation', () => {
  it.each(['accepted', 'processing'] as const)(
    'INV-035 INV-068 refuses an invitation that is %s and changes nothing',
    async (status) => {
      const account = await makeAccount();
      const { invitationId } = await makeInvitation(account, { status });
      const before = await stored(invitationId);
      await expect(resend(invitationId, account.people.admin)).rejects.toMatchObject(
        conflict('invitations.resend.notPossible'),
      );
      expect(await stored(invitationId)).toEqual(before);
    },
  );

  it('INV-012 is refused in an account whose invitations are disabled', async () => {
    const account = await makeAccount({ invitesDisabled: true });
    const { invitationId } = await makeInvitation(account);
    await expect(resend(invitationId, account.people.admin)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('invitations.disabled'),
    });
  });

  it('lets nobody below owner renew an invitation as owner', async () => {
    const account = await makeAccount();
    const { invitationId } = await makeInvitation(account, { permission: 'owner' });
    await expect(resend(invitationId, account.people.admin)).rejects.toMatchObject({
      message: text('invitations.role.ownerOnly'),
    });
    await expect(resend(invitationId, account.people.owner)).resolves.toMatchObject({ hasBeenResent: true });
  });
});

describe('deleteInvitation', () => {
  it('INV-037 INV-069 INV-025 deletes a pending invitation and ends its link', async () => {
    const account = await makeAccount();
    const { invitationId, secret } = await makeInvitation(account);
    await expect(remove(invitationId, account.people.admin)).resolves.toEqual({});
    expect(await stored(invitationId)).toBeUndefined();
    await expect(callPlatform(getInvite, { invitationId: secret })).rejects.toMatchObject({
      code: parseCode.notFound,
    });
  });

  it.each(['accepted', 'error', 'processing'] satisfies InvitationStatus[])(
    'INV-037 INV-069 refuses an invitation that is %s and deletes nothing',
    async (status) => {
      const account = await makeAccount();
      const { invitationId } = await makeInvitation(account, { status });
      await expect(remove(invitationId, account.people.owner)).rejects.toMatchObject(
        conflict('invitations.delete.notPending'),
      );
      expect(await stored(invitationId)).toBeDefined();
    },
  );

  it('is recorded with the person whose invitation was deleted', async () => {
    const account = await makeAccount();
    const { invitationId, email } = await makeInvitation(account);
    await remove(invitationId, account.people.admin);
    const entries = await sql.query(
      'select operation, "targetId", "targetLabel", before from "AuditEntry" where account = $1',
      [account.accountId],
    );
    expect(entries).toEqual([
      {
        operation: 'invitations.remove',
        targetId: invitationId,
        targetLabel: email,
        before: { email, permission: 'member', status: 'pending' },
      },
    ]);
  });
});
