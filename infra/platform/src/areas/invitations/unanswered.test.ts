import { parseCode } from '@campus/contracts/core/error-codes';
import { reason } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import {
  countUnansweredInvitations,
  getInvitations,
  resendUnansweredInvitations,
} from '@campus/contracts/invitations/functions';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { rowsOf } from '@campus/tests/world/bulk-members';
import {
  addMember,
  makeAccount,
  makePerson,
  type Person,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countMails } from './count-mails.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

type Asked = { search?: string; status?: 'pending' | 'expired' };

const count = ({ accountId, people }: TestAccount, asked: Asked = {}, by: Person = people.admin) =>
  callPlatform(countUnansweredInvitations, { accountId, ...asked }, by.sessionToken);
const resendAll = (
  { accountId, people }: TestAccount,
  asked: Asked & { counted?: string | undefined } = {},
  by: Person = people.admin,
) => callPlatform(resendUnansweredInvitations, { accountId, ...asked }, by.sessionToken);

const rowsIn = (account: TestAccount, id: string) => rowsOf({ id }, account, account.people.owner);

const expired = { expiresAt: new Date() };

/** Makes an invitation to an address that has had the most mails of a day. */
async function makeOftenMailed(account: TestAccount) {
  const email = `often-${unique()}@campus.test`;
  for (let mails = 0; mails < test.services.config.invitationMails.perInvitation; mails++)
    await countMails(test.services, { accountId: account.accountId, emails: [email] });
  return makeInvitation(account, { email });
}

describe('resendUnansweredInvitations', () => {
  it('INV-068 mails everyone who did not answer again, with a new link, and says when', async () => {
    const account = await makeAccount();
    const waiting = [await makeInvitation(account), await makeInvitation(account, expired)];
    const others = [
      await makeInvitation(account, { status: 'error' }),
      await makeInvitation(account, { status: 'accepted' }),
    ];
    const { counted, ...shown } = await count(account);
    expect(shown).toEqual({ unanswered: 2, mailed: 2, expired: 1, refused: [] });
    const { id, leftOut } = await resendAll(account, { counted });
    expect(leftOut).toBe(0);
    expect(await endOfTask(id)).toMatchObject({ status: 'done', total: 2, done: 2, skipped: 0, failed: 0 });
    const began = Date.now();
    for (const { email } of waiting) await waitForMail(email);
    for (const { email } of others) expect(await mailsTo(email)).toEqual([]);
    await expect
      .poll(async () => {
        const { accountId, people } = account;
        const input = { accountId, options: { status: 'pending' as const } };
        const { invitations } = await callPlatform(getInvitations, input, people.admin.sessionToken);
        return invitations.filter(
          ({ hasBeenResent, mailedAt }) =>
            hasBeenResent && mailedAt !== null && Date.parse(mailedAt) > began - 60_000,
        ).length;
      })
      .toBe(2);
  });

  it('INV-068 INV-098 names those who cannot be mailed, before and after, with the reason', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const { email: member } = await addMember(accountId);
    await makeInvitation(account, { email: member });
    const plain = await makeInvitation(account);
    const owner = await makeInvitation(account, { permission: 'owner' });
    const quiet = await makeInvitation(account, { message: reason('invitations.notMailed') });
    const often = await makeOftenMailed(account);
    const { counted, refused, ...shown } = await count(account);
    expect(shown).toEqual({ unanswered: 5, mailed: 1, expired: 0 });
    expect(refused.toSorted((a, b) => a.why.localeCompare(b.why))).toEqual(
      ['address', 'member', 'notMailed', 'role'].map((why) => ({ why, count: 1 })),
    );
    const { id } = await resendAll(account, { counted });
    expect(await endOfTask(id)).toMatchObject({ total: 5, done: 1, skipped: 2, failed: 2 });
    expect(await rowsIn(account, id)).toEqual(
      new Map([
        [plain.email, ['done', '']],
        [member, ['skipped', text('invitations.alreadyMember', { email: member })]],
        [quiet.email, ['skipped', text('invitations.notMailed')]],
        [owner.email, ['failed', 'Your role does not let you send an invitation to this role.']],
        [often.email, ['failed', 'This person has reached the daily limit of invitations.']],
      ]),
    );
    expect((await count(account, {}, people.owner)).refused).not.toContainEqual({ why: 'role', count: 1 });
  });

  it('sends what was counted as it was; what was answered or sent since is skipped, what came is left out', async () => {
    const account = await makeAccount();
    const [stays, resent, gone] = [
      await makeInvitation(account),
      await makeInvitation(account),
      await makeInvitation(account),
    ];
    const { counted } = await count(account);
    const change = (set: string, { invitationId }: { invitationId: string }) =>
      sql.query(`update "Invitation" set ${set} where "objectId" = $1`, [invitationId]);
    await change(`"expiresAt" = "expiresAt" + interval '7 days'`, resent);
    await sql.query('delete from "Invitation" where "objectId" = $1', [gone.invitationId]);
    const late = await makeInvitation(account);
    const { id, leftOut } = await resendAll(account, { counted });
    expect(leftOut).toBe(1);
    expect(await endOfTask(id)).toMatchObject({ total: 3, done: 1, skipped: 2, failed: 0 });
    const why = 'It was answered, changed, sent again, or deleted after the count.';
    expect(await rowsIn(account, id)).toEqual(
      new Map([
        [stays.email, ['done', '']],
        [resent.email, ['skipped', why]],
        [gone.invitationId, ['skipped', why]],
      ]),
    );
    expect(await mailsTo(late.email)).toEqual([]);
  });

  it('is limited to a search and to a state, also without a count', async () => {
    const account = await makeAccount();
    const [pending, ended] = [await makeInvitation(account), await makeInvitation(account, expired)];
    expect(await count(account, { status: 'expired' })).toMatchObject({ unanswered: 1, expired: 1 });
    expect(await count(account, { status: 'pending' })).toMatchObject({ unanswered: 1, expired: 0 });
    expect(await count(account, { search: pending.email })).toMatchObject({ unanswered: 1 });
    const { id } = await resendAll(account, { search: ended.email });
    expect(await endOfTask(id)).toMatchObject({ total: 1, done: 1 });
    expect([...(await rowsIn(account, id)).keys()]).toEqual([ended.email]);
  });

  it('INV-097 is for admins and higher, and refused where nobody is invited', async () => {
    const account = await makeAccount();
    await makeInvitation(account);
    const { moderator, leader, member, suspended } = account.people;
    const stranger = await makePerson();
    for (const by of [moderator, leader, member, suspended, stranger]) {
      await expect(count(account, {}, by)).rejects.toMatchObject({ code: parseCode.forbidden });
      await expect(resendAll(account, {}, by)).rejects.toMatchObject({ code: parseCode.forbidden });
    }
    const closed = await makeAccount({ invitesDisabled: true });
    for (const call of [() => count(closed), () => resendAll(closed)])
      await expect(call()).rejects.toMatchObject({ message: text('invitations.disabled') });
  });

  it('refuses the count of another person, and records each invitation', async () => {
    const account = await makeAccount();
    const { email } = await makeInvitation(account);
    const { counted } = await count(account);
    await expect(resendAll(account, { counted }, account.people.owner)).rejects.toMatchObject({
      code: parseCode.notFound,
    });
    await endOfTask((await resendAll(account, { counted })).id);
    const entries = await sql.query(
      `select operation, "targetLabel" from "AuditEntry"
       where account = $1 and outcome = 'success' order by "createdAt"`,
      [account.accountId],
    );
    expect(entries).toEqual([
      { operation: 'invitations.resendUnanswered', targetLabel: text('tasks.kind.invitations.resend') },
      { operation: 'invitations.resend', targetLabel: email },
    ]);
  });
});
