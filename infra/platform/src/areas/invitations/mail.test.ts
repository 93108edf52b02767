import { text } from '@campus/contracts/core/text';
import {
  getInvitations,
  getInvite,
  resendInvitation,
  verifyAndSaveInvitation,
} from '@campus/contracts/invitations/functions';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { invitationSecret, mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { addMember, makeAccount, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { mailInvitation } from './mail-invitation.ts';

type Fields = z.input<typeof verifyAndSaveInvitation.input>['invFields'];

async function invite({ accountId, people }: TestAccount, invFields: Fields) {
  const input = { accountId, invFields };
  const answer = await callPlatform(verifyAndSaveInvitation, input, people.admin.sessionToken);
  return answer.invitation?.objectId ?? '';
}

async function statusOf({ accountId, people }: TestAccount, id: string) {
  const { invitations } = await callPlatform(getInvitations, { accountId }, people.admin.sessionToken);
  return invitations.find(({ objectId }) => objectId === id);
}

/** Waits until the worker's effect is visible. */
function settled(check: () => Promise<void>): Promise<void> {
  return vi.waitFor(check, 15_000);
}

/** Runs a mail job again, as after a crash between sending the mail and recording it. */
async function runAgain(invitationId: string): Promise<void> {
  const test = await makeServices();
  const { services } = test;
  await sql.query(`update "Invitation" set status = 'processing' where "objectId" = $1`, [invitationId]);
  await mailInvitation.run({
    data: { invitationId },
    services,
    log: services.log,
    lastAttempt: false,
    closing: new AbortController().signal,
  });
  await test.close();
}

describe("an invitation's mail", () => {
  it('INV-032 makes the invitation pending after the mail server accepted it', async () => {
    const account = await makeAccount();
    const email = `ana-${unique()}@campus.test`;
    const id = await invite(account, { email });
    await waitForMail(email);
    await settled(async () =>
      expect(await statusOf(account, id)).toMatchObject({ status: 'pending', message: '' }),
    );
  });

  it('INV-033 INV-025 makes it an error with the reason when the mail server refuses it', async () => {
    const account = await makeAccount();
    const id = await invite(account, { email: `ana-${unique()}@bounce.test` });
    await settled(async () => expect((await statusOf(account, id))?.status).toBe('error'));
    expect((await statusOf(account, id))?.message).toMatch(/could not be delivered: .*There is no mailbox/);
  });

  it('INV-095 comes from the configured sender and leads to the console, with a link good for 30 days', async () => {
    const account = await makeAccount();
    const email = `ana-${unique()}@campus.test`;
    const id = await invite(account, { email, firstName: 'Ana' });
    const mail = await waitForMail(email);
    expect(mail.from).toContain('invitations@campus.test');
    expect(mail.subject).toBe(`Ada Example invited you to ${account.organizationName}`);
    const link = `${stack.urls.console}/invitation/${invitationSecret(mail)}`;
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(link);
      expect(body).toContain('Hello Ana,');
      expect(body).toContain('Accept Invitation');
      expect(body).toContain(account.organizationName);
    }
    const days = (Date.parse((await statusOf(account, id))?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  it('contains the inviting person’s texts as plain text only', async () => {
    const account = await makeAccount();
    const email = `ana-${unique()}@campus.test`;
    await invite(account, {
      email,
      emailData: {
        subject: 'Come\r\nBcc: everybody@campus.test',
        title: '<b>Hi</b>',
        body: 'First & <script>alert(1)</script>\n\nSecond',
        buttonText: '"Go"',
        replyTo: 'dean@example.org',
      },
    });
    const mail = await waitForMail(email);
    expect(mail.subject).toBe('Come Bcc: everybody@campus.test');
    expect(mail.replyTo).toBe('dean@example.org');
    expect(mail.html).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(mail.html).toContain('First &amp; &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).toContain('&quot;Go&quot;');
    expect(mail.html).not.toContain('<script');
    expect(mail.text).toContain('First & <script>alert(1)</script>\n\nSecond');
  });

  it('keeps the secret of its link out of database and job queue', async () => {
    const account = await makeAccount();
    const email = `ana-${unique()}@campus.test`;
    const id = await invite(account, { email });
    const secret = invitationSecret(await waitForMail(email));
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const [row, jobs] = [
      await sql.one('select to_jsonb(i) as all from "Invitation" i where "objectId" = $1', [id]),
      await sql.query(`select to_jsonb(j) as all from jobs.job j where data ->> 'invitationId' = $1`, [id]),
    ];
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify([row, jobs])).not.toContain(secret);
  });

  it('has the same message id each time, so that a duplicate is recognized', async () => {
    const account = await makeAccount();
    const email = `ana-${unique()}@campus.test`;
    const id = await invite(account, { email });
    const first = await waitForMail(email);
    await settled(async () => expect((await statusOf(account, id))?.status).toBe('pending'));
    await runAgain(id);
    const second = await waitForMail(email, 2);
    expect(second.messageId).toMatch(/^<invitation-[0-9a-f]{32}@campus\.test>$/);
    expect(second.messageId).toBe(first.messageId);
  });

  it('is not sent after the invitation was deleted', async () => {
    const account = await makeAccount();
    const email = `ana-${unique()}@campus.test`;
    const id = await invite(account, { email });
    await waitForMail(email);
    await sql.query('delete from "Invitation" where "objectId" = $1', [id]);
    await runAgain(id);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('resendInvitation', () => {
  it('INV-034 INV-068 sends a new link, ends the old one, and restarts the time limit', async () => {
    const account = await makeAccount();
    const email = `ana-${unique()}@campus.test`;
    const id = await invite(account, { email });
    const previous = invitationSecret(await waitForMail(email));
    await settled(async () => expect((await statusOf(account, id))?.status).toBe('pending'));
    await sql.query(`update "Invitation" set "expiresAt" = now() + interval '1 day' where "objectId" = $1`, [
      id,
    ]);
    const answer = await callPlatform(
      resendInvitation,
      { invitationId: id },
      account.people.admin.sessionToken,
    );
    expect(answer).toMatchObject({ hasBeenResent: true, status: 'processing' });
    const updated = invitationSecret(await waitForMail(email, 2));
    expect(updated).not.toBe(previous);
    await settled(async () =>
      expect(await statusOf(account, id)).toMatchObject({ status: 'pending', hasBeenResent: true }),
    );
    expect(Date.parse((await statusOf(account, id))?.expiresAt ?? '') - Date.now()).toBeGreaterThan(
      29 * 86_400_000,
    );
    await expect(callPlatform(getInvite, { invitationId: updated })).resolves.toMatchObject({ email });
    await expect(callPlatform(getInvite, { invitationId: previous })).rejects.toMatchObject({
      message: text('invitations.linkEnded'),
    });
  });

  it('sends no mail to a person who has become a member, and says so', async () => {
    const account = await makeAccount();
    const { email } = await addMember(account.accountId);
    const { invitationId } = await makeInvitation(account, { email });
    await callPlatform(resendInvitation, { invitationId }, account.people.admin.sessionToken);
    await settled(async () =>
      expect(await statusOf(account, invitationId)).toMatchObject({
        status: 'pending',
        message: `${email} is already a member of this account.`,
      }),
    );
    expect(await mailsTo(email)).toEqual([]);
  });

  it('INV-034 resends an invitation in error', async () => {
    const account = await makeAccount();
    const id = await invite(account, { email: `ana-${unique()}@bounce.test` });
    await settled(async () => expect((await statusOf(account, id))?.status).toBe('error'));
    await expect(
      callPlatform(resendInvitation, { invitationId: id }, account.people.owner.sessionToken),
    ).resolves.toMatchObject({ hasBeenResent: true, status: 'processing', message: '' });
  });
});
