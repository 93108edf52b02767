import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { emailData } from '@campus/contracts/invitations/invitations';
import { invitationsIn, invite, inviteeAddress } from '@campus/tests/areas/invitations/invitations';
import { makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { badgeTable } from '../../foundation/schema/tables/badge.ts';

describe('inviting the same person again', () => {
  it('renews the pending invitation of the same email, and keeps what is not entered again', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const [guest = '', speaker = ''] = await badgeTable.insert(sql, [
      { accountId, name: 'Guest' },
      { accountId, name: 'Speaker' },
    ]);
    const email = inviteeAddress();
    const kept = { lastName: 'Marić', title: 'Dean', teamid: '26', permission: 'leader' } as const;
    const first = await invite(account, { email, firstName: 'Ana', badges: [guest], ...kept });
    const [before] = await invitationsIn(account);
    const second = await invite(account, { email, firstName: 'Anna', badges: [speaker] });
    const [after, ...others] = await invitationsIn(account);
    expect(others).toEqual([]);
    expect(second.invitation).toMatchObject({
      objectId: first.invitation?.objectId,
      firstName: 'Anna',
      badges: [guest, speaker],
      ...kept,
    });
    expect(after?.createdAt).toEqual(before?.createdAt);
    expect(after?.tokenHash).not.toBe(before?.tokenHash);
    const entries = await sql.query(
      `select before, after from "AuditEntry" where account = $1 and operation = 'invitations.create'
       order by "createdAt" desc limit 1`,
      [accountId],
    );
    expect(entries).toEqual([
      {
        before: { firstName: 'Ana', badges: [guest] },
        after: { firstName: 'Anna', badges: [guest, speaker] },
      },
    ]);
  });

  it('INV-098 MEM-072 lets nobody renew an invitation with a higher role than they may give', async () => {
    const account = await makeAccount();
    const email = inviteeAddress();
    await invite(account, { email, permission: 'owner' }, account.people.owner);
    const [before] = await invitationsIn(account);
    for (const fields of [{ email }, { email, permission: 'member' } as const])
      await expect(invite(account, fields)).rejects.toMatchObject({
        code: parseCode.forbidden,
        message: text('invitations.role.ownerOnly'),
      });
    const [after] = await invitationsIn(account);
    // The status is left out, because it changes when the mail is sent.
    const stable = ({ permission, tokenHash, invitedBy }: Record<string, unknown> = {}) => [
      permission,
      tokenHash,
      invitedBy,
    ];
    expect(stable(after)).toEqual(stable(before));
  });

  it('makes one invitation when one person is invited twenty times at once', async () => {
    const account = await makeAccount();
    const email = inviteeAddress();
    // Twenty mails to one person exceed the daily limit.
    const fields = { email, emailData: emailData.parse({ sendTarget: 'none' }) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite(account, fields)));
    expect(new Set(answers.map(({ invitation }) => invitation?.objectId)).size).toBe(1);
    expect(await invitationsIn(account)).toHaveLength(1);
  });
});
