import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import type { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildInbox } from './app.ts';
import { createSmtpServer } from './smtp.ts';
import { type MailStore, openMailStore } from './store.ts';

let folder: string;
let store: MailStore;
let inbox: FastifyInstance;
let smtp: SMTPServer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-mails-'));
  store = await openMailStore(folder);
  inbox = buildInbox(store);
  smtp = createSmtpServer(store);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await inbox.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await rm(folder, { recursive: true });
});

async function send(mail: { to: string; subject?: string; text?: string; html?: string }) {
  const { port } = smtp.server.address() as AddressInfo;
  const transport = createTransport({ host: '127.0.0.1', port });
  await transport.sendMail({
    from: 'Campus <invitations@campus.test>',
    subject: 'Hello',
    text: 'Hi',
    ...mail,
  });
}

async function read(address: string): Promise<{ body: string; statusCode: number }> {
  return inbox.inject({ url: address });
}

describe('the inbox', () => {
  it('keeps a mail as a file and finds it by its recipient, ignoring case', async () => {
    await send({ to: 'Ana@People.campus.test', subject: 'Willkommen, Ána' });
    await send({ to: 'ben@people.campus.test' });
    const { messages } = JSON.parse((await read('/api/messages?to=ana@people.campus.test')).body);
    expect(messages).toMatchObject([
      { subject: 'Willkommen, Ána', from: 'invitations@campus.test', text: 'Hi\n' },
    ]);
    expect((await readdir(folder)).length).toBe(2);
  });

  it('finds its mails again after a restart, newest first', async () => {
    await send({ to: 'ana@people.campus.test', subject: 'first' });
    await send({ to: 'ana@people.campus.test', subject: 'second' });
    const reopened = await openMailStore(folder);
    expect(reopened.list('ana@people.campus.test').map(({ subject }) => subject)).toEqual([
      'second',
      'first',
    ]);
  });

  it('shows the HTML of a mail in a frame that may run no scripts', async () => {
    await send({ to: 'ana@people.campus.test', html: '<p>Hello</p><script>alert(1)</script>' });
    const [mail] = store.list();
    const page = await read(`/messages/${mail?.id}`);
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page.body).not.toContain('alert(1)');
    const frame = await inbox.inject({ url: `/messages/${mail?.id}/html` });
    expect(frame.body).toContain('<p>Hello</p>');
    expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });

  it('shows the fields of a mail as text, never as markup', async () => {
    await send({ to: 'ana@people.campus.test', subject: '<b>Sale</b>', text: '<i>now</i>' });
    const [mail] = store.list();
    const page = await read(`/messages/${mail?.id}`);
    expect(page.body).toContain('&lt;b&gt;Sale&lt;/b&gt;');
    expect(page.body).toContain('&lt;i&gt;now&lt;/i&gt;');
  });

  it('refuses addresses at bounce.test, so that a bounce can be seen', async () => {
    await expect(send({ to: 'ana@bounce.test' })).rejects.toThrow(/no mailbox/);
    expect(store.list()).toEqual([]);
  });

  it('answers 404 for a mail that is not there, and for one outside its folder', async () => {
    expect((await read('/messages/none')).statusCode).toBe(404);
    expect((await read('/messages/..%2F..%2Fetc%2Fpasswd')).statusCode).toBe(404);
  });
});
