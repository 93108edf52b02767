import { createSmtpServer } from '@campus/local/inbox/smtp';
import { claim } from '@campus/local/ports';
import { mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('is counted as sent, refused for good, or failed', async () => {
    const outcomes: string[] = [];
    const observe = (outcome: string) => void outcomes.push(outcome);
    const { config } = test.services;
    const open = openMailer(config, observe);
    await open.send({ to: `ana-${unique()}@campus.test`, ...content });
    await open.send({ to: 'ana@bounce.test', ...content }).catch(() => undefined);
    open.close();
    const away = openMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${await claim(0)}` }, observe);
    await away.send({ to: 'ana@campus.test', ...content }).catch(() => undefined);
    away.close();
    expect(outcomes).toEqual(['sent', 'refused', 'failed']);
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

  it('names the page that stops such mails, as mail programs read it', async () => {
    const port = await claim(0);
    const taken: string[] = [];
    const server = createSmtpServer({
      add: async (raw) => void taken.push(raw.toString()),
      list: () => [],
      read: async () => undefined,
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const mailer = openMailer({ ...test.services.config, smtpUrl: `smtp://127.0.0.1:${port}` });
    await mailer.send({ to: 'ana@campus.test', ...content, stopAt: 'https://campus.test/stop?mail=1' });
    await mailer.send({ to: 'ana@campus.test', ...content });
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
    expect(taken[0]).toContain('List-Unsubscribe: <https://campus.test/stop?mail=1>');
    expect(taken[1]).not.toContain('List-Unsubscribe');
  });

  it('is not handed to a server without encryption if encryption is required', async () => {
    const to = `ana-${unique()}@campus.test`;
    const mailer = openMailer({ ...test.services.config, smtpNeedsTls: true });
    const attempt = mailer.send({ to, ...content });
    await expect(attempt).rejects.toMatchObject({ cause: { code: 'ETLS' }, isForGood: false });
    mailer.close();
    await expect(mailsTo(to)).resolves.toEqual([]);
  });
});
