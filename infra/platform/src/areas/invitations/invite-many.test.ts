import { emailData } from '@campus/contracts/invitations/invitations';
import { mailsTo } from '@campus/tests/areas/mailed-links/mail';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { entriesOf, writingFor } from '@campus/tests/world/bulk-writing';
import { makeAccount, makePerson, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Invitee } from '../../foundation/schema/tables/invitation.ts';
import { countMails } from './count-mails.ts';
import { inviteMany } from './invite-many.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

function invitee(email: string): Invitee {
  const person = { displayName: 'Ana Maric', firstName: 'Ana', lastName: 'Maric', title: '', teamid: '8' };
  return { email, ...person, permission: 'member', badges: [] };
}

async function invite(account: TestAccount, emails: readonly string[], sendTarget = 'all') {
  const writing = writingFor(test, account);
  const wording = { emailData: emailData.parse({ sendTarget }) };
  const invited = await test.services.sql.transaction((inner) =>
    inviteMany({ ...writing, sql: inner }, wording, emails.map(invitee)),
  );
  return { invited: Object.fromEntries(invited), entries: await entriesOf(writing) };
}

function invitationsIn({ accountId }: TestAccount) {
  return sql.query<{ email: string; status: string; tokenHash: string }>(
    'select email, status, "tokenHash" from "Invitation" where account = $1 order by email',
    [accountId],
  );
}

it('invites each person once, skips members and invited people, and records who was invited', async () => {
  const account = await makeAccount();
  const [member, open, fresh] = [
    account.people.member.email,
    `b-${unique()}@campus.test`,
    `a-${unique()}@campus.test`,
  ];
  await invite(account, [open], 'none');
  const [before] = await invitationsIn(account);
  const { invited, entries } = await invite(account, [member, open, fresh], 'none');
  expect(invited).toEqual({ [member]: 'member', [open]: 'open', [fresh]: 'invited' });
  expect(await invitationsIn(account)).toMatchObject([{ email: fresh, status: 'pending' }, before]);
  expect(entries).toMatchObject([{ operation: 'invitations.create', targetLabel: fresh }]);
  expect(JSON.stringify(entries)).not.toContain('token');
});

it('mails each invitation once when several invite the same people at the same time, in any order', async () => {
  const account = await makeAccount();
  const emails = Array.from({ length: 40 }, (_, index) => `${index}-${unique()}@campus.test`);
  const orders = [emails, emails.toReversed(), emails.toSorted()];
  const answers = await Promise.all(orders.map((order) => invite(account, order)));
  const times = answers.flatMap(({ invited }) => Object.values(invited).filter((was) => was === 'invited'));
  expect(times).toHaveLength(emails.length);
  await vi.waitFor(async () => {
    const statuses = (await invitationsIn(account)).map(({ status }) => status);
    expect(statuses).toEqual(emails.map(() => 'pending'));
  }, 30_000);
  for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);
}, 60_000);

it('waits for others who invite the same people in another order, and never fails', async () => {
  const account = await makeAccount();
  const [first, middle, last] = ['a', 'b', 'c'].map((letter) => `${letter}-${unique()}@campus.test`) as [
    string,
    string,
    string,
  ];
  let both: Promise<Awaited<ReturnType<typeof invite>>[]> | undefined;
  const held = test.services.sql.transaction(async (inner) => {
    // Blocks every batch at the invitee in the middle, until this is rolled back.
    const wording = { emailData: emailData.parse({ sendTarget: 'none' }) };
    await inviteMany({ ...writingFor(test, account), sql: inner }, wording, [invitee(middle)]);
    both = Promise.all([
      invite(account, [first, middle, last], 'none'),
      invite(account, [last, middle, first], 'none'),
    ]);
    await vi.waitFor(async () => expect(await waiting()).toBe(2), 20_000);
    throw new Error('undone');
  });
  await expect(held).rejects.toThrow('undone');
  const invited = (await both)?.flatMap((answer) => Object.values(answer.invited)).sort();
  expect(invited).toEqual(['invited', 'invited', 'invited', 'open', 'open', 'open']);
}, 40_000);

/** Counts the batches that wait for another transaction to finish inviting. */
async function waiting(): Promise<number> {
  const backends = await sql.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'insert into "Invitation"%'`,
  );
  return backends.length;
}

it('mails only people without a user if that was requested', async () => {
  const account = await makeAccount();
  const [person, stranger] = [await makePerson(), `new-${unique()}@campus.test`];
  await invite(account, [person.email, stranger], 'newToProduct');
  const found = await invitationsIn(account);
  expect(found.find(({ email }) => email === person.email)?.status).toBe('pending');
  await vi.waitFor(async () => expect(await mailsTo(stranger)).toHaveLength(1), 20_000);
  expect(await mailsTo(person.email)).toEqual([]);
});

it('skips people beyond the mail limits, and records only the invited ones', async () => {
  const account = await makeAccount();
  const [often, fresh] = [`often-${unique()}@campus.test`, `fresh-${unique()}@campus.test`];
  const most = test.services.config.invitationMails.perInvitation;
  for (let mails = 0; mails < most; mails++)
    await countMails(test.services, { accountId: account.accountId, emails: [often] });
  const { invited, entries } = await invite(account, [often, fresh]);
  expect(invited).toEqual({ [often]: 'tooManyMails', [fresh]: 'invited' });
  expect(await invitationsIn(account)).toMatchObject([{ email: fresh }]);
  expect(entries).toMatchObject([{ targetLabel: fresh }]);
});
