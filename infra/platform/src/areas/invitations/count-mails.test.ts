import { emailData } from '@campus/contracts/invitations/invitations';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { sql, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectValues } from '../../foundation/database/values.ts';
import { countMail, countMails, countReminders, isAtLimit, mailsLeft } from './count-mails.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const few = { perInvitation: 2, perAddress: 3, perAccount: 6, ownTextsPerHour: 1 };
const plain = emailData.parse({});

/** Sets low mail limits, for an account and addresses of its own. */
function counting(invitationMails: Partial<typeof few> = {}) {
  const accountId = unique();
  const config = { invitationMails: { ...few, ...invitationMails } };
  const of = (email: string, from = accountId, wording = plain) =>
    countMail({ sql, config }, { accountId: from, email, wording });
  const many = (emails: readonly string[]) =>
    countMails({ sql: test.services.sql, config }, { accountId, emails });
  const remind = (emails: readonly string[]) =>
    countReminders({ sql: test.services.sql, config }, { accountId, emails });
  const left = () => mailsLeft({ sql, config }, accountId);
  const isBlocked = async (email: string) => {
    const values = collectValues(email);
    const blocked = isAtLimit({ config }, { accountId, email: '$1::text' }, values);
    return (await sql.one<{ blocked: boolean }>(`select ${blocked} as blocked`, values.list))?.blocked;
  };
  return { accountId, of, many, remind, left, isBlocked };
}

const newEmail = () => `invitee-${unique()}@campus.test`;

it('an invitation is mailed at most the allowed times a day, even for simultaneous requests', async () => {
  const { of } = counting();
  const email = newEmail();
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => of(email)));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused).toHaveLength(6);
  for (const { kind, key, params } of refused) {
    expect({ kind, key }).toEqual({ kind: 'tooMany', key: 'invitations.mails.address' });
    expect(params.seconds).toBeGreaterThan(86_000);
    expect(params.seconds).toBeLessThanOrEqual(86_400);
  }
});

it('an address gets at most the allowed mails a day from all accounts together', async () => {
  const { of } = counting();
  const email = newEmail();
  for (const account of [unique(), unique(), unique()]) await of(email, account);
  await expect(of(email, unique())).rejects.toMatchObject({ key: 'invitations.mails.address' });
  await of(newEmail());
});

it('an account sends a limited number of custom texts in an hour; other accounts are not affected', async () => {
  const { accountId, of } = counting();
  const own = { ...plain, body: 'Buy now' };
  await of(newEmail(), accountId, own);
  await expect(of(newEmail(), accountId, own)).rejects.toMatchObject({
    key: 'invitations.mails.ownText',
    params: { seconds: expect.toSatisfy((seconds: number) => seconds <= 3_600) },
  });
  await of(newEmail());
});

it('the mails of imports count too: of the address, and of the account as a whole', async () => {
  const { of, many } = counting();
  const [known, ...others] = [newEmail(), newEmail(), newEmail()];
  for (const _ of [1, 2]) await of(known);
  expect(await many([known, ...others])).toEqual(new Set(others));
  expect(await many([newEmail(), newEmail(), newEmail()])).toEqual(new Set());
  expect((await many([newEmail(), newEmail()])).size).toBe(2);
  await expect(of(newEmail())).rejects.toMatchObject({ key: 'invitations.mails.account' });
});

it('counts from zero when the time is over, and stores no address', async () => {
  const { of } = counting();
  const email = newEmail();
  for (const _ of [1, 2]) await of(email);
  await expect(of(email)).rejects.toThrow();
  await sql.query(`update mail_count set until = now() - interval '1 second'`);
  await of(email);
  expect(await sql.one('select from mail_count where key like $1', [`%${email}%`])).toBeUndefined();
});

it('imports of the same people in any order wait for each other, and none fails', async () => {
  const { many } = counting({ perAccount: 1_000, perAddress: 100, perInvitation: 100 });
  const emails = Array.from({ length: 50 }, newEmail);
  const answers = await Promise.all([emails, emails.toReversed(), emails.toSorted()].map(many));
  expect(answers.map(({ size }) => size)).toEqual([50, 50, 50]);
});

it('reminders are mailed as far as the limits allow, and the others know which limit', async () => {
  const { of, remind, left, isBlocked } = counting();
  const often = newEmail();
  for (const _ of [1, 2]) await of(often);
  expect([await isBlocked(often), await isBlocked(newEmail()), await left()]).toEqual([true, false, 4]);
  const people = Array.from({ length: 5 }, newEmail);
  expect(await remind([often, ...people])).toEqual(
    new Map([
      [often, 'address'],
      [people[4], 'account'],
    ]),
  );
  expect(await left()).toBe(0);
});

it('an address that other accounts have mailed too often counts as reached', async () => {
  const { of, isBlocked } = counting();
  const email = newEmail();
  for (const account of [unique(), unique(), unique()]) await of(email, account);
  expect(await isBlocked(email)).toBe(true);
});
