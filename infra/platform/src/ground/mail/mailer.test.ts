import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, waitForMail } from '../../../../../tests/support/mail.ts';
import { makeServices, type TestServices } from '../../../../../tests/support/platform-services.ts';
import { unique } from '../../../../../tests/support/world.ts';
import { openMailer } from './mailer.ts';

const content = { subject: 'Hello', title: 'Hello', paragraphs: ['Hello there'], notes: [] };

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

describe('a mail', () => {
  it('arrives with both bodies, from the configured sender', async () => {
    const to = `ana-${unique()}@campus.test`;
    await test.services.mail.send({ to, ...content, subject: 'Grüße' });
    await expect(waitForMail(to)).resolves.toMatchObject({
      from: expect.stringContaining('invitations@campus.test'),
      subject: 'Grüße',
      text: expect.stringContaining('Hello there'),
      html: expect.stringContaining('>Hello there</p>'),
    });
  });

  it('goes to one address only, even if that contains several', async () => {
    const [first, second] = [`a-${unique()}@campus.test`, `b-${unique()}@campus.test`];
    const attempt = test.services.mail.send({ to: `${first}, ${second}`, ...content });
    const outcome = await attempt.then(
      () => 'sent',
      () => 'refused',
    );
    expect(outcome).toBe('refused');
  });

  it('security 19: is not handed to a server without encryption if encryption is required', async () => {
    const to = `ana-${unique()}@campus.test`;
    const mailer = openMailer({ ...test.services.config, smtpNeedsTls: true });
    const attempt = mailer.send({ to, ...content });
    await expect(attempt).rejects.toMatchObject({ cause: { code: 'ETLS' }, isForGood: false });
    mailer.close();
    await expect(mailsTo(to)).resolves.toEqual([]);
  });
});
