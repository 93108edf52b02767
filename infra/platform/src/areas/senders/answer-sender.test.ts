import {
  acceptEmailIdentity,
  getEmailIdentityLink,
  withdrawEmailIdentity,
} from '@campus/contracts/senders/functions';
import {
  accept,
  ask,
  askedAgo,
  defaultSender,
  invalidLink,
  mailOfInvitation,
  newSender,
  submitted,
  withSender,
} from '@campus/tests/areas/senders/sender-calls';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const withdraw = (code: string) => callPlatform(withdrawEmailIdentity, { code });
const look = (code: string) => callPlatform(getEmailIdentityLink, { code });

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
