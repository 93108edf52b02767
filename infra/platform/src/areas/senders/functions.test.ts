import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getEmailVerificationStatus, removeEmailIdentity } from '@campus/contracts/senders/functions';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import {
  accept,
  ask,
  askedAgo,
  defaultSender,
  invalidLink,
  mailOfInvitation,
  newSender,
  submit,
  submitted,
  withSender,
} from '@campus/tests/areas/senders/sender-calls';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import {
  makeAccount,
  makeSuperadmin,
  type Person,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const forbidden = { code: parseCode.forbidden };

const forget = ({ accountId, people }: TestAccount, email?: string, by: Person = people.admin) =>
  callPlatform(removeEmailIdentity, { accountId, email }, by.sessionToken);

async function fromEmail({ accountId }: TestAccount) {
  const row = await sql.one<{ email: string | null }>(
    `select "dashboardOptions" ->> 'fromEmail' as email from "Account" where "objectId" = $1`,
    [accountId],
  );
  return row?.email;
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
    const previous = await submitted(account, email);
    await askedAgo(email, 8);
    const updated = await submitted(account, email, 2);
    expect(await ask(account)).toMatchObject({ verificationStatus: 'Pending' });
    await expect(accept(previous)).rejects.toMatchObject(invalidLink);
    await expect(accept(updated)).resolves.toMatchObject({ email });
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
