import { reason } from '@campus/contracts/core/reasons';
import {
  acceptEmailIdentity,
  addEmailIdentity,
  getEmailVerificationStatus,
} from '@campus/contracts/senders/functions';
import type { InvitationStatus } from '@campus/domain/invitations/invitations';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { bounceSecret } from '@campus/tests/world/configured-accounts';
import { makeAccount, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

interface Invitation {
  id: string;
  /** The message id of the link's mail. */
  messageId: string;
}

async function invitation(status: InvitationStatus = 'pending'): Promise<Invitation> {
  const { invitationId: id } = await makeInvitation(await makeAccount(), { status });
  const stored = await sql.one<{ tokenHash: string }>(
    'select "tokenHash" from "Invitation" where "objectId" = $1',
    [id],
  );
  return { id, messageId: `invitation-${stored?.tokenHash.slice(0, 32)}@campus.test` };
}

function stored({ id }: Invitation) {
  return sql.one('select status, message, "updatedAt" from "Invitation" where "objectId" = $1', [id]);
}

function bounce(messageId: string): string {
  return `Content-Type: multipart/report; boundary=part

--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.test

Action: failed
Diagnostic-Code: smtp; 552 5.2.2 The mailbox is full

--part
Content-Type: message/rfc822

Message-ID: <${messageId}>

Hello
--part--`.replaceAll('\n', '\r\n');
}

async function report(body: string | Buffer<ArrayBuffer>, authorization = `Bearer ${bounceSecret}`) {
  const { origin } = new URL(stack.urls.platform);
  const headers = { authorization, 'content-type': 'message/rfc822' };
  const response = await fetch(`${origin}/bounces`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as unknown };
}

it.each(['pending', 'processing'] as const)(
  'INV-033 an invitation that is %s ends in error when its mail comes back, with what the mail server said',
  async (status) => {
    const returned = await invitation(status);
    const other = await invitation(status);
    expect(await report(bounce(returned.messageId))).toEqual({ status: 200, body: { found: true } });
    expect(await stored(returned)).toMatchObject({
      status: 'error',
      message: reason('invitations.mailFailed', { reason: '552 5.2.2 The mailbox is full' }),
    });
    expect(await stored(other)).toMatchObject({ status, message: null });
  },
);

it('INV-075 a sender address becomes Failed when its verification mail comes back, unless it was accepted', async () => {
  const { accountId, people } = await makeAccount();
  const status = async (email: string) =>
    (await callPlatform(getEmailVerificationStatus, { accountId, email }, people.admin.sessionToken))
      .verificationStatus;
  for (const [accepted, expected] of [
    [false, 'Failed'],
    [true, 'Success'],
  ] as const) {
    const email = `dean-${unique()}@university.test`;
    await callPlatform(addEmailIdentity, { accountId, email }, people.admin.sessionToken);
    const mail = await waitForMail(email);
    if (accepted) await callPlatform(acceptEmailIdentity, { code: secretIn(mail, 'sender') });
    expect(await report(bounce(mail.messageId.slice(1, -1)))).toEqual({
      status: 200,
      body: { found: !accepted },
    });
    expect(await status(email)).toBe(expected);
  }
});

it('an invitation that was already accepted stays accepted', async () => {
  const accepted = await invitation('accepted');
  expect(await report(bounce(accepted.messageId))).toEqual({ status: 200, body: { found: false } });
  expect(await stored(accepted)).toMatchObject({ status: 'accepted', message: null });
});

it('a mail of a previous link says nothing about an invitation that was sent again since', async () => {
  const resent = await invitation();
  await sql.query(`update "Invitation" set "tokenHash" = reverse("tokenHash") where "objectId" = $1`, [
    resent.id,
  ]);
  expect(await report(bounce(resent.messageId))).toEqual({ status: 200, body: { found: false } });
  expect(await stored(resent)).toMatchObject({ status: 'pending' });
});

it('is believed to nobody but who has the secret', async () => {
  const returned = await invitation();
  const before = await stored(returned);
  for (const authorization of ['', 'Bearer ', `Bearer ${bounceSecret}x`, bounceSecret, 'Bearer undefined'])
    expect(await report(bounce(returned.messageId), authorization)).toMatchObject({ status: 401 });
  expect(await stored(returned)).toEqual(before);
});

it.each([
  'invitation-@campus.test',
  `invitation-${'%'.repeat(32)}@campus.test`,
  `invitation-${'0'.repeat(31)}@campus.test`,
  'task-0123456789abcdef0123456789abcdef@campus.test',
])('is acknowledged when it is about no invitation: %s', async (messageId) => {
  expect(await report(bounce(messageId))).toEqual({ status: 200, body: { found: false } });
});

it('is acknowledged when it cannot be read, and refused when it is too large', async () => {
  for (const body of ['', 'spam', `X: ${'y'.repeat(200_000)}`, Buffer.from([0, 1, 2, 255])])
    expect(await report(body)).toEqual({ status: 200, body: { found: false } });
  expect(await report('x'.repeat(1024 * 1024 + 1))).toMatchObject({ status: 413 });
});
