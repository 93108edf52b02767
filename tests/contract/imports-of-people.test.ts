import { badgesOf, makeBadge } from '@campus/tests/areas/badges';
import { storedMember } from '@campus/tests/areas/imports/people-imports';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openGateway, scriptHeaders } from '@campus/tests/calls/gateway';
import { addMember, makeAccount, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { http } = await openGateway();

/** Imports listed people as an admin's script. */
async function importPeople({ accountId, people }: TestAccount, body: object, key = unique()) {
  return http
    .post(`/api/v1/accounts/${accountId}/imports/people`)
    .set({ ...(await scriptHeaders(people.admin)), 'idempotency-key': key })
    .send({ exportEmail: 'none', review: false, ...body });
}

it('changes, badges, and invites listed people by email, whatever their values look like', async () => {
  const account = await makeAccount();
  await makeBadge(account.accountId, 'Silver');
  const [ana, ben] = [await addMember(account.accountId), await addMember(account.accountId)];
  const guest = `guest-${unique()}@campus.test`;
  const { status, body } = await importPeople(account, {
    kind: 'memberships',
    options: { overwriteData: true },
    people: [
      { email: ana.email.toUpperCase(), title: 'Dr., "the" first', badges: 'Silver' },
      { email: ben.email, title: '=1;2|3' },
      { email: guest, firstName: 'Gus' },
      { email: 'nobody' },
    ],
  });
  expect([status, body.key]).toEqual([200, undefined]);
  expect(await endOfTask(body.task.id)).toMatchObject({ status: 'done', done: 3, failed: 1 });
  expect(await storedMember(ana.membershipId)).toMatchObject({ title: 'Dr., "the" first' });
  expect(await storedMember(ben.membershipId)).toMatchObject({ title: '=1;2|3' });
  expect(await badgesOf(ana.membershipId)).toEqual(['Silver']);
  const invitations = await sql.query('select email from "Invitation" where account = $1', [
    account.accountId,
  ]);
  expect(invitations).toEqual([{ email: guest }]);
});

it('removes listed members once for each key, and refuses values that a removal does not take', async () => {
  const account = await makeAccount();
  const { accountId } = account;
  const ana = await addMember(accountId);
  const key = unique();
  const body = { kind: 'deletions', people: [{ email: ana.email }] };
  const first = await importPeople(account, body, key);
  const again = await importPeople(account, body, key);
  expect([first.status, again.body.task.id]).toEqual([200, first.body.task.id]);
  expect(await sql.query('select 1 from "ImportFile" where account = $1', [accountId])).toHaveLength(1);
  expect(await endOfTask(first.body.task.id)).toMatchObject({ done: 1 });
  expect(await storedMember(ana.membershipId)).toBeUndefined();

  const titled = await importPeople(account, {
    kind: 'deletions',
    people: [{ email: 'a@campus.test', title: 'Dr.' }],
  });
  expect([titled.status, titled.body.key]).toEqual([400, 'imports.columns.notTaken']);
  const unknown = await importPeople(account, {
    kind: 'memberships',
    people: [{ email: 'a@campus.test', custom: { Nope: '1' } }],
  });
  expect([unknown.status, unknown.body.key]).toEqual([400, 'imports.columns.unknownField']);
});
