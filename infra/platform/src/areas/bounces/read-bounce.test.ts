import { describe, expect, it } from 'vitest';
import { readBounce } from './read-bounce.ts';

interface Report {
  status?: string;
  statusType?: string;
  returned?: string;
  returnedType?: string;
  encoding?: string;
}

const postfix = `Reporting-MTA: dns; mx.campus.test
X-Postfix-Sender: rfc822; invitations@campus.test

Final-Recipient: rfc822; ana@example.org
Original-Recipient: rfc822;ana@example.org
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.example.org
Diagnostic-Code: smtp; 550 5.1.1 <ana@example.org>: Recipient address
    rejected: User unknown in virtual mailbox table`;
const ours = 'Message-ID: <invitation-0123456789abcdef@campus.test>\nSubject: Join us\n\nHello';

/** A delivery report in the format of a mail server. */
function report({
  status = postfix,
  statusType = 'message/delivery-status',
  returned = ours,
  returnedType = 'message/rfc822',
  encoding = '7bit',
}: Report = {}): Uint8Array {
  const encoded = encoding === 'base64' ? Buffer.from(returned).toString('base64') : returned;
  const mail = `Return-Path: <>
From: MAILER-DAEMON@mx.campus.test
To: invitations@campus.test
Subject: Undelivered Mail Returned to Sender
Message-ID: <its-own@mx.campus.test>
In-Reply-To: <invitation-of-another@campus.test>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: text/plain

I'm sorry to have to inform you.

--part
Content-Type: ${statusType}

${status}

--part
Content-Type: ${returnedType}
Content-Transfer-Encoding: ${encoding}

${encoded}

--part--
`;
  return Buffer.from(mail.replaceAll('\n', '\r\n'));
}

describe('a mail that came back', () => {
  it('INV-033 tells which mail that was and what the mail server said', async () => {
    expect(await readBounce(report())).toEqual({
      messageId: 'invitation-0123456789abcdef@campus.test',
      reason:
        '550 5.1.1 <ana@example.org>: Recipient address rejected: User unknown in virtual mailbox table',
    });
  });

  it.each<[string, Report]>([
    ['with the headers of the mail only', { returnedType: 'text/rfc822-headers' }],
    ['with the mail in Base64', { encoding: 'base64' }],
    [
      'in the types of internationalized mail',
      { statusType: 'message/global-delivery-status', returnedType: 'message/global-headers' },
    ],
    ['with its fields in capitals', { status: postfix.toUpperCase() }],
    ['with a comment on what was done', { status: postfix.replace('failed', 'Failed (bounced)') }],
  ])('is understood %s', async (_, parts) => {
    expect(await readBounce(report(parts))).toMatchObject({
      messageId: 'invitation-0123456789abcdef@campus.test',
      reason: expect.stringMatching(/^550 5\.1\.1/),
    });
  });

  it('is understood as a mail server pipes it: with line feeds only, after the first line of a mailbox', async () => {
    const piped = `From MAILER-DAEMON  Sun Nov 22 01:23:45 2026\n${report()}`.replaceAll('\r\n', '\n');
    expect(await readBounce(Buffer.from(piped))).toMatchObject({
      messageId: 'invitation-0123456789abcdef@campus.test',
    });
  });

  it('is told by its status code where the mail server says nothing else', async () => {
    const status =
      'Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; a@b.test\nAction: failed\nStatus: 5.7.1';
    expect(await readBounce(report({ status }))).toMatchObject({ reason: '5.7.1' });
  });

  it('is told in one short line without characters that control anything', async () => {
    const diagnosis = `550 \u202Egniht\u0007 \u001B[31m${'long '.repeat(200)}`;
    const read = await readBounce(
      report({ status: `X: y\n\nAction: failed\nDiagnostic-Code: smtp; ${diagnosis}` }),
    );
    expect(read?.reason).toMatch(/^550 gniht \[31mlong long/);
    expect(read?.reason.length).toBeLessThanOrEqual(300);
  });

  it.each<[string, Report]>([
    ['takes longer to be delivered', { status: postfix.replace('failed', 'delayed') }],
    ['was delivered', { status: postfix.replace('failed', 'delivered') }],
    ['is not among the report', { returnedType: 'text/plain' }],
    ['has no message id', { returned: 'Subject: Join us\n\nMessage-ID: <invitation-0@campus.test>' }],
    ['is reported without a status', { statusType: 'text/plain' }],
  ])('is not a bounce that %s', async (_, parts) => {
    expect(await readBounce(report(parts))).toBeUndefined();
  });

  it('is neither an absence note nor any other mail', async () => {
    const note = 'From: ana@example.org\r\nIn-Reply-To: <invitation-0@campus.test>\r\n\r\nI am on holiday.';
    for (const mail of [note, '', 'no mail', '\0\0\0'])
      expect(await readBounce(Buffer.from(mail))).toBeUndefined();
  });

  it('is not read completely when that would take long: deep nesting, endless headers', async () => {
    const nested = Array.from(
      { length: 40 },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
    ).join('');
    await expect(readBounce(Buffer.from(nested))).rejects.toThrow();
    await expect(readBounce(Buffer.from(`X: ${'y'.repeat(200_000)}\r\n\r\n`))).rejects.toThrow();
  });
});
