import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/messages';
import { verifyAndSaveInvitation } from '@campus/contracts/invitations/functions';
import {
  acceptEmailIdentity,
  addEmailIdentity,
  getEmailIdentityLink,
  getEmailVerificationStatus,
  removeEmailIdentity,
  withdrawEmailIdentity,
} from '@campus/contracts/senders/functions';
import { describe, expect, it } from 'vitest';
import { secretIn, waitForMail } from '../../../../../tests/support/mail.ts';
import { callPlatform } from '../../../../../tests/support/platform.ts';
import { stack } from '../../../../../tests/support/stack.ts';
import {
  makeAccount,
  makeSuperadmin,
  type Person,
  sql,
  type TestAccount,
  unique,
} from '../../../../../tests/support/world.ts';

const forbidden = { code: parseCode.forbidden };
const invalidLink = { code: parseCode.invalid, message: text('senders.linkInvalid') };
const defaultSender = 'invitations@campus.test';
const newSender = () => `dean-${unique()}@university.test`;

const ask = ({ accountId, people }: TestAccount, email?: string) =>
  callPlatform(getEmailVerificationStatus, { accountId, email }, people.admin.sessionToken);
const submit = ({ accountId, people }: TestAccount, email: string, by: Person = people.admin) =>
  callPlatform(addEmailIdentity, { accountId, email }, by.sessionToken);
const forget = ({ accountId, people }: TestAccount, email?: string, by: Person = people.admin) =>
  callPlatform(removeEmailIdentity, { accountId, email }, by.sessionToken);
const accept = (code: string) => callPlatform(acceptEmailIdentity, { code });
const withdraw = (code: string) => callPlatform(withdrawEmailIdentity, { code });
const look = (code: string) => callPlatform(getEmailIdentityLink, { code });

/** Submits an address and returns the secret of the link that was mailed there. */
async function submitted(account: TestAccount, email: string, mails = 1): Promise<string> {
  await submit(account, email);
  return secretIn(await waitForMail(email, mails), 'sender');
}

/** Makes an account whose sender has been accepted. */
async function withSender(): Promise<{ account: TestAccount; email: string }> {
  const account = await makeAccount();
  const email = newSender();
  await accept(await submitted(account, email));
  return { account, email };
}

async function mailOfInvitation({ accountId, people }: TestAccount) {
  const email = `invitee-${unique()}@campus.test`;
  await callPlatform(verifyAndSaveInvitation, { accountId, invFields: { email } }, people.admin.sessionToken);
  return waitForMail(email);
}

async function fromEmail({ accountId }: TestAccount) {
  const row = await sql.one<{ email: string | null }>(
    `select "dashboardOptions" ->> 'fromEmail' as email from "Account" where "objectId" = $1`,
    [accountId],
  );
  return row?.email;
}

/** The request for an address was made so many days ago. */
function askedAgo(email: string, days: number) {
  return sql.query(
    `update "EmailIdentity" set "requestedAt" = now() - make_interval(days => $2) where email = $1`,
    [email, days],
  );
}

async function refusedBelowAdmin(account: TestAccount, call: (by: Person) => Promise<unknown>) {
  const { moderator, leader, member, suspended } = account.people;
  const stranger = (await makeAccount()).people.owner;
  for (const by of [moderator, leader, member, suspended, stranger])
    await expect(call(by)).rejects.toMatchObject(forbidden);
}

describe('getEmailVerificationStatus', () => {
  it('INV-075 is Unlisted before an address was submitted, Pending until it is accepted, then Success', async () => {
    const account = await makeAccount();
    const email = newSender();
    expect(await ask(account, ` ${email.toUpperCase()} `)).toMatchObject({
      email,
      verificationStatus: 'Unlisted',
    });
    const secret = await submitted(account, email);
    expect(await ask(account, email)).toMatchObject({ verificationStatus: 'Pending' });
    await accept(secret);
    expect(await ask(account, email)).toMatchObject({ email, verificationStatus: 'Success' });
  });

  it('INV-075 is Failed once the owner has not accepted in seven days', async () => {
    const account = await makeAccount();
    const email = newSender();
    await submit(account, email);
    await askedAgo(email, 6);
    expect(await ask(account, email)).toMatchObject({ verificationStatus: 'Pending' });
    await askedAgo(email, 8);
    expect(await ask(account, email)).toMatchObject({ verificationStatus: 'Failed' });
  });

  it('INV-075 is Failed at once where the mail server of the address refuses the mail, until it is asked again', async () => {
    const account = await makeAccount();
    const email = `dean-${unique()}@bounce.test`;
    await submit(account, email);
    await expect
      .poll(async () => (await ask(account, email)).verificationStatus, { timeout: 15_000 })
      .toBe('Failed');
    expect((await submit(account, email)).sender).toMatchObject({ verificationStatus: 'Pending' });
  });

  it("returns the account's own sender without an address, or the default sender if it has none", async () => {
    const account = await makeAccount({
      dashboardOptions: { customInvitationUrl: 'https://join.university.test' },
    });
    const own = { refusal: null, defaultSender, customInvitationUrl: 'https://join.university.test' };
    expect(await ask(account)).toEqual({ email: '', verificationStatus: 'Success', ...own });
    const email = newSender();
    await submit(account, email);
    expect(await ask(account)).toEqual({ email, verificationStatus: 'Pending', ...own });
  });

  it('INV-075 is for admins and higher, and reveals nothing about addresses of other accounts', async () => {
    const { account, email } = await withSender();
    await refusedBelowAdmin(account, (by) =>
      callPlatform(getEmailVerificationStatus, { accountId: account.accountId, email }, by.sessionToken),
    );
    expect(await ask(await makeAccount(), email)).toMatchObject({ verificationStatus: 'Unlisted' });
  });
});

describe('addEmailIdentity', () => {
  it('INV-076 makes the address the Pending sender, asks its owner by mail, and returns the account', async () => {
    const account = await makeAccount({ dashboardOptions: { isExportAllowed: true } });
    const email = newSender();
    const answer = await submit(account, email.toUpperCase());
    expect(answer).toMatchObject({
      objectId: account.accountId,
      organizationName: account.organizationName,
      dashboardOptions: { fromEmail: email },
      sender: { email, verificationStatus: 'Pending', defaultSender },
    });
    await expect(
      sql.one('select "dashboardOptions" from "Account" where "objectId" = $1', [account.accountId]),
    ).resolves.toEqual({ dashboardOptions: { isExportAllowed: true, fromEmail: email } });
    const mail = await waitForMail(email);
    expect(mail.from).toContain(defaultSender);
    expect(mail.subject).toContain(account.organizationName);
    expect(mail.text).toContain(`${stack.urls.console}/sender/`);
    expect(mail.text).toContain(email);
  });

  it('INV-076 is for admins and higher, and refuses an invalid email', async () => {
    const account = await makeAccount();
    await refusedBelowAdmin(account, (by) => submit(account, newSender(), by));
    for (const email of ['', 'dean', 'dean@university', 'a@b.test, c@d.test'])
      await expect(submit(account, email)).rejects.toMatchObject({
        code: parseCode.invalid,
        message: text('invitations.sender.invalid'),
      });
    expect(await fromEmail(account)).toBeNull();
    for (const by of [account.people.owner, await makeSuperadmin()])
      await expect(submit(account, newSender(), by)).resolves.toBeDefined();
  });

  it('asks again with a new link, ends the old one, and restarts the seven days', async () => {
    const account = await makeAccount();
    const email = newSender();
    const former = await submitted(account, email);
    await askedAgo(email, 8);
    const latter = await submitted(account, email, 2);
    expect(await ask(account)).toMatchObject({ verificationStatus: 'Pending' });
    await expect(accept(former)).rejects.toMatchObject(invalidLink);
    await expect(accept(latter)).resolves.toMatchObject({ email });
  });

  it('goes back to an accepted address without asking again', async () => {
    const { account, email } = await withSender();
    const issued = () => sql.one('select * from "EmailIdentity" where email = $1', [email]);
    const before = await issued();
    await submit(account, newSender());
    expect(await submit(account, email)).toMatchObject({ sender: { email, verificationStatus: 'Success' } });
    expect(await issued()).toEqual(before);
  });
});

describe('removeEmailIdentity', () => {
  it('INV-077 goes back to the default sender and answers the account', async () => {
    const { account, email } = await withSender();
    expect(await forget(account, email)).toMatchObject({
      objectId: account.accountId,
      dashboardOptions: { fromEmail: '' },
      sender: { email: '', verificationStatus: 'Success', defaultSender },
    });
    expect(await fromEmail(account)).toBeNull();
    expect(await ask(account, email)).toMatchObject({ verificationStatus: 'Unlisted' });
    expect((await mailOfInvitation(account)).from).toBe(defaultSender);
  });

  it('INV-077 is for admins and higher', async () => {
    const { account, email } = await withSender();
    await refusedBelowAdmin(account, (by) => forget(account, email, by));
    expect(await fromEmail(account)).toBe(email);
  });

  it('removes the sender without an address, and keeps it if another address is named', async () => {
    const { account, email } = await withSender();
    expect(await forget(account, newSender())).toMatchObject({ dashboardOptions: { fromEmail: email } });
    expect(await forget(account)).toMatchObject({ dashboardOptions: { fromEmail: '' } });
    expect(await forget(account)).toMatchObject({ dashboardOptions: { fromEmail: '' } });
  });

  it('ends the open link', async () => {
    const account = await makeAccount();
    const email = newSender();
    const secret = await submitted(account, email);
    await forget(account);
    await expect(accept(secret)).rejects.toMatchObject(invalidLink);
  });
});

describe('acceptEmailIdentity', () => {
  it('sends invitations from the address, and bounces still go to the default sender', async () => {
    const account = await makeAccount();
    const email = newSender();
    const secret = await submitted(account, email);
    expect((await mailOfInvitation(account)).from).toBe(defaultSender);
    expect(await accept(secret)).toEqual({ email, organizationName: account.organizationName });
    const mail = await mailOfInvitation(account);
    expect(mail.from).toBe(email);
    expect(mail.returnPath).toBe(defaultSender);
    expect(mail.messageId).toMatch(/@campus\.test>$/);
  });

  it('does not let another account send from the address', async () => {
    const { email } = await withSender();
    const other = await makeAccount({ dashboardOptions: { fromEmail: email } });
    expect((await mailOfInvitation(other)).from).toBe(defaultSender);
    expect(await ask(other)).toMatchObject({ email, verificationStatus: 'Unlisted' });
  });

  it('refuses a guessed secret, an expired one, and one of another kind of link with the same error', async () => {
    const account = await makeAccount();
    const email = newSender();
    const secret = await submitted(account, email);
    await askedAgo(email, 8);
    for (const code of [secret, `${secret.slice(0, -1)}_`, 'x'.repeat(43), email])
      await expect(accept(code)).rejects.toMatchObject(invalidLink);
    expect(await ask(account)).toMatchObject({ verificationStatus: 'Failed' });
  });

  it('changes and records once for twenty simultaneous attempts, and answers all the same', async () => {
    const account = await makeAccount();
    const email = newSender();
    const secret = await submitted(account, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        callPlatform(acceptEmailIdentity, { code: secret }, undefined, { address: `198.51.100.${i}` }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const entries = await sql.query(
      `select operation, "actorId", after from "AuditEntry" where account = $1 and operation = 'senders.accept'`,
      [account.accountId],
    );
    expect(entries).toEqual([{ operation: 'senders.accept', actorId: '', after: { fromEmail: email } }]);
  });

  it('keeps the secret of its link out of database, job queue and audit trail', async () => {
    const account = await makeAccount();
    const email = newSender();
    const secret = await submitted(account, email);
    await accept(secret);
    const kept = await Promise.all([
      sql.query('select to_jsonb(e) as all from "EmailIdentity" e where email = $1', [email]),
      sql.query(`select to_jsonb(j) as all from jobs.job j where name = 'sender-mail'`),
      sql.query('select to_jsonb(a) as all from "AuditEntry" a where account = $1', [account.accountId]),
    ]);
    expect(kept.every((rows) => rows.length > 0)).toBe(true);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });
});

describe('withdrawEmailIdentity', () => {
  it('withdraws the acceptance through the same link, notifies the account, and is audited there', async () => {
    const account = await makeAccount();
    const email = newSender();
    const secret = await submitted(account, email);
    const { organizationName } = account;
    expect(await look(secret)).toEqual({ email, organizationName, state: 'asked' });
    await accept(secret);
    expect(await look(secret)).toEqual({ email, organizationName, state: 'accepted' });
    await askedAgo(email, 400);
    expect(await withdraw(secret)).toEqual({ email, organizationName });
    expect(await withdraw(secret)).toEqual({ email, organizationName });
    expect(await look(secret)).toEqual({ email, organizationName, state: 'withdrawn' });
    expect(await ask(account)).toMatchObject({ email, verificationStatus: 'Failed', refusal: 'withdrawn' });
    expect((await mailOfInvitation(account)).from).toBe(defaultSender);
    const entries = await sql.query(
      `select "actorId", before from "AuditEntry" where account = $1 and operation = 'senders.withdraw'`,
      [account.accountId],
    );
    expect(entries).toEqual([{ actorId: '', before: { fromEmail: email } }]);
  });

  it('ends the link: the account must ask again, and the owner must accept through a new link', async () => {
    const account = await makeAccount();
    const email = newSender();
    const secret = await submitted(account, email);
    await withdraw(secret);
    await expect(accept(secret)).rejects.toMatchObject(invalidLink);
    const another = await submitted(account, email, 2);
    expect(await ask(account)).toMatchObject({ verificationStatus: 'Pending', refusal: null });
    await Promise.all(
      [accept, withdraw, look].map((call) => expect(call(secret)).rejects.toMatchObject(invalidLink)),
    );
    expect(await accept(another)).toMatchObject({ email });
    expect(await ask(account)).toMatchObject({ verificationStatus: 'Success' });
  });

  it('refuses a guessed secret and an expired one with the same error', async () => {
    const account = await makeAccount();
    const email = newSender();
    const secret = await submitted(account, email);
    await askedAgo(email, 8);
    await Promise.all(
      [secret, `${secret.slice(0, -1)}_`, 'x'.repeat(43), email].flatMap((code) =>
        [withdraw, look].map((call) => expect(call(code)).rejects.toMatchObject(invalidLink)),
      ),
    );
  });
});
