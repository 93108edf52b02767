import { mailsTo, secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makePerson, type Person, sql, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../foundation/secret.ts';
import { issueMailedLink } from './issue-link.ts';
import { mailLink } from './mail-link.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

/** Issues a link that no worker mails. Returns its id. */
async function issue({ userId, email }: Person): Promise<string> {
  const { config } = test.services;
  const enqueued: object[] = [];
  const jobs = {
    ...test.services.jobs,
    enqueue: async (_sql: unknown, _name: string, job: { data: object }) => void enqueued.push(job.data),
  };
  await issueMailedLink(sql, { config, jobs }, { purpose: 'passwordReset', userId, email });
  const link = await sql.one<{ linkId: string }>(
    `select "objectId" as "linkId" from "MailedLink" where "user" = $1 order by "createdAt" desc limit 1`,
    [userId],
  );
  expect(enqueued).toEqual([link]);
  return link?.linkId ?? '';
}

function run(linkId: string): Promise<void> {
  const { services } = test;
  return mailLink.run({
    data: { linkId },
    services,
    log: services.log,
    lastAttempt: false,
    closing: new AbortController().signal,
  });
}

describe("a link's mail", () => {
  it('contains the secret, of which only the hash is stored', async () => {
    const person = await makePerson();
    await run(await issue(person));
    const secret = secretIn(await waitForMail(person.email), 'reset-password');
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    await expect(
      sql.query('select from "MailedLink" where "user" = $1 and "tokenHash" = $2', [
        person.userId,
        hashOf(secret),
      ]),
    ).resolves.toHaveLength(1);
  });

  it('is the same when it is sent again after a crash, with the same message id', async () => {
    const person = await makePerson();
    const linkId = await issue(person);
    await run(linkId);
    await run(linkId);
    await waitForMail(person.email, 2);
    const [first, second] = await mailsTo(person.email);
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.text).toBe(first?.text);
  });

  it('is not sent when the link has been superseded or used, or its user has another address', async () => {
    const person = await makePerson();
    const superseded = await issue(person);
    const used = await issue(person);
    await sql.query('update "MailedLink" set "usedAt" = now() where "objectId" = $1', [used]);
    const moved = await issue(person);
    await run(superseded);
    await run(used);
    await sql.query('update "_User" set email = $2 where "objectId" = $1', [
      person.userId,
      `moved-${person.email}`,
    ]);
    await run(moved);
    await expect(mailsTo(person.email)).resolves.toEqual([]);
  });

  it('is not retried when the mail server refuses it permanently', async () => {
    const person = await makePerson({ email: `ana-${unique()}@bounce.test` });
    await expect(run(await issue(person))).resolves.toBeUndefined();
  });
});
