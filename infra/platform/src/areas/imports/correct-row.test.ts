import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { correctImportRow, getImport } from '@campus/contracts/imports/functions';
import type { ImportRow } from '@campus/contracts/imports/imports';
import {
  applyPlanned,
  importRows,
  planImportOf,
  storedInvitations,
} from '@campus/tests/areas/imports/people-imports';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, type Person, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const newEmail = () => `corrected-${unique()}@campus.test`;

type Plan = Awaited<ReturnType<typeof planImportOf>>;

function correct(
  { accountId, taskId, by }: Omit<Plan, 'rows'>,
  position: number,
  cells: Record<string, string>,
): Promise<ImportRow> {
  const given = Object.entries(cells).map(([field, value]) => ({ field, value }));
  return callPlatform(correctImportRow, { accountId, taskId, position, cells: given }, by.sessionToken);
}

const actionsOf = async ({ accountId, taskId, by }: Omit<Plan, 'rows'>) => {
  const { actions, task } = await callPlatform(getImport, { accountId, taskId }, by.sessionToken);
  return { ...actions, skipped: task.skipped, failed: task.failed };
};

it('IMP-025 a row with an error is corrected in its plan, judged again, and applied with the others', async () => {
  const account = await makeAccount();
  const [first, second] = [newEmail(), newEmail()];
  const plan = await planImportOf(account, ['Email,Title,Role', `${first},Dean,`, 'nobody,Student,Chief'], {
    kind: 'invitations',
  });
  const wrong = plan.rows[1];
  expect(plan.rows[0]?.cells).toEqual([]);
  expect(wrong).toMatchObject({
    action: 'error',
    line: 3,
    cells: [
      { field: 'email', value: 'nobody' },
      { field: 'title', value: 'Student' },
      { field: 'permission', value: 'Chief' },
    ],
  });
  const still = await correct(plan, 2, { email: second, title: 'Student', permission: 'Chief' });
  expect(still).toMatchObject({ action: 'error', label: second, reason: 'There is no role “Chief”.' });
  expect(await actionsOf(plan)).toMatchObject({ create: 1, error: 1, failed: 1 });
  const right = await correct(plan, 2, { email: second, title: 'Student', permission: 'leader' });
  expect(right).toMatchObject({ action: 'create', line: 3, outcome: null, reason: '', cells: [] });
  expect(await actionsOf(plan)).toMatchObject({ create: 2, error: 0, failed: 0 });
  const { end } = await applyPlanned(plan);
  expect(end).toMatchObject({ total: 2, done: 2, failed: 0 });
  const invited = await storedInvitations(account);
  expect(invited.find(({ email }) => email === second)).toMatchObject({
    title: 'Student',
    permission: 'leader',
  });
});

it('a corrected row about a person of another row is its duplicate, or contradicts it', async () => {
  const account = await makeAccount();
  const email = newEmail();
  const plan = await planImportOf(account, [
    'Email,Title',
    `${email},Dean`,
    'nobody,Dean',
    'nobody else,Dean',
  ]);
  expect(await correct(plan, 2, { email: email.toUpperCase(), title: 'Chair' })).toMatchObject({
    action: 'error',
    reason: text('imports.row.contradicted', { line: 2 }),
  });
  expect(await correct(plan, 2, { email, title: 'Dean' })).toMatchObject({
    action: 'unchanged',
    outcome: 'skipped',
    reason: text('imports.row.repeated', { line: 2 }),
  });
  expect(await actionsOf(plan)).toMatchObject({ create: 1, unchanged: 1, error: 1, skipped: 1, failed: 1 });
  expect((await applyPlanned(plan)).end).toMatchObject({ done: 1, skipped: 1, failed: 1 });
});

it('MEM-072 a correction follows the rules of its plan: of roles, of own membership, of the last owner', async () => {
  const account = await makeAccount();
  const { admin, owner } = account.people;
  const { email } = await addMember(account.accountId);
  const plan = await planImportOf(account, ['Email', 'a', 'b', 'c'], { kind: 'deletions' });
  expect(await correct(plan, 1, { email: admin.email })).toMatchObject({ action: 'unchanged' });
  expect(await correct(plan, 2, { email: owner.email })).toMatchObject({
    action: 'error',
    label: owner.email,
  });
  expect(await correct(plan, 3, { email })).toMatchObject({ action: 'remove' });
  expect((await applyPlanned(plan)).end).toMatchObject({ done: 1, skipped: 1, failed: 1 });
});

it('refuses any other row, a field that the plan does not have, and a plan that is over', async () => {
  const account = await makeAccount();
  const plan = await planImportOf(account, ['Email,Title', `${newEmail()},Dean`, 'nobody,Dean', 'a,b,c,d']);
  const refused = { code: parseCode.conflict, key: 'imports.row.notCorrectable' };
  for (const position of [1, 3, 9])
    await expect(correct(plan, position, { email: newEmail() })).rejects.toMatchObject(refused);
  await expect(correct(plan, 2, { email: newEmail(), badges: 'Guide' })).rejects.toMatchObject({
    key: 'request.invalid',
  });
  await applyPlanned(plan);
  await expect(correct(plan, 2, { email: newEmail() })).rejects.toMatchObject(refused);
  expect((await importRows(plan)).flatMap(({ cells }) => cells)).toEqual([]);
});

it('IMP-002 is for those who may follow the import, and recorded', async () => {
  const account = await makeAccount();
  const { people, accountId } = account;
  const plan = await planImportOf(account, ['Email', 'nobody']);
  const others: Person[] = [people.moderator, people.member, (await makeAccount()).people.owner];
  for (const by of others)
    await expect(correct({ ...plan, by }, 1, { email: newEmail() })).rejects.toMatchObject({
      code: expect.toSatisfy((code: number) => code === parseCode.forbidden || code === parseCode.notFound),
    });
  const email = newEmail();
  await correct({ ...plan, by: people.owner }, 1, { email });
  const entry = await sql.one(
    `select "actorId", before, after from "AuditEntry"
     where account = $1 and operation = 'imports.correctRow' and outcome = 'success'`,
    [accountId],
  );
  expect(entry).toEqual({
    actorId: people.owner.userId,
    before: { line: 2, label: 'nobody' },
    after: { label: email, action: 'create' },
  });
});
