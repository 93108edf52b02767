import { parseCode } from '@campus/contracts/core/error-codes';
import { type Reason, reason, textOf } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import {
  applyImport,
  getImport,
  getImportRows,
  getImports,
  planImport,
} from '@campus/contracts/imports/functions';
import { cancelTask } from '@campus/contracts/tasks/functions';
import { makeBadge } from '@campus/tests/areas/badges';
import { sendImportFile } from '@campus/tests/areas/imports/imports';
import {
  applyPlanned,
  planImportOf,
  storedInvitations,
  storedMember,
} from '@campus/tests/areas/imports/people-imports';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { endOfTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  type Person,
  sql,
  unique,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const overwriting = { options: { overwriteData: true } };
const change = (membershipId: string, title: string) =>
  sql.query('update "Membership" set title = $2 where "objectId" = $1', [membershipId, title]);

describe('an import that is applied', () => {
  it('skips values that another person changed since the plan, and says so', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const [changed, same, left, untouched] = await Promise.all(
      Array.from({ length: 4 }, () => addMember(accountId, { title: 'Old' })),
    );
    if (!changed || !same || !left || !untouched) throw new Error('Nobody was added.');
    const members = [changed, same, left, untouched];
    const lines = ['Email,Title', ...members.map(({ email }) => `${email},New`)];
    const planned = await planImportOf(account, lines, overwriting);
    await change(changed.membershipId, 'Other');
    await change(same.membershipId, 'New');
    await sql.query('delete from "Membership" where "objectId" = $1', [left.membershipId]);
    const { end, rows } = await applyPlanned(planned);
    expect(rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['failed', text('imports.row.changedMeanwhile', { field: 'Title', value: 'Other' })],
      ['skipped', text('imports.row.sameMeanwhile')],
      ['failed', text('imports.row.leftMeanwhile')],
      ['done', ''],
    ]);
    expect(end).toMatchObject({ done: 1, skipped: 1, failed: 2 });
    expect(await storedMember(changed.membershipId)).toMatchObject({ title: 'Other' });
  });

  it('invites nobody who joined or was invited since the plan', async () => {
    const account = await makeAccount();
    const person = await makePerson();
    const [invited, open] = [`invited-${unique()}@campus.test`, `open-${unique()}@campus.test`];
    const { invitationId } = await makeInvitation(account, { email: open, firstName: 'Open' });
    const lines = ['Email,First Name', `${person.email},Ada`, `${invited},Ida`, `${open},Otto`];
    const planned = await planImportOf(account, lines);
    expect(planned.rows.map(({ action }) => action)).toEqual(['create', 'create', 'update']);
    await join(account.accountId, person);
    await makeInvitation(account, { email: invited });
    await sql.query('delete from "Invitation" where "objectId" = $1', [invitationId]);
    const { rows } = await applyPlanned(planned);
    expect(rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['skipped', text('invitations.alreadyMember', { email: person.email })],
      ['skipped', text('imports.row.invited')],
      ['failed', text('imports.row.invitationGone')],
    ]);
    expect(await storedInvitations(account)).toHaveLength(1);
  });

  it('skips badges and fields deleted since the plan, and invites nobody if invitations were disabled', async () => {
    const account = await makeAccount({ memberProfileCustomFieldsSchema: { Desk: { type: 'string' } } });
    const { accountId } = account;
    await makeBadge(accountId, 'Gold');
    const [one, two] = [await addMember(accountId), await addMember(accountId)];
    const lines = [
      'Email,Badges,Desk',
      `${one.email},Gold,`,
      `${two.email},,4`,
      `new-${unique()}@campus.test,,`,
    ];
    const planned = await planImportOf(account, lines);
    await sql.query('delete from "Badge" where account = $1', [accountId]);
    await sql.query(
      `update "Account" set "memberProfileCustomFieldsSchema" = '{}', "invitesDisabled" = true where "objectId" = $1`,
      [accountId],
    );
    const { rows } = await applyPlanned(planned);
    expect(rows.map(({ reason }) => reason)).toEqual([
      text('imports.row.badgeGone'),
      text('imports.row.fieldGone', { field: 'Desk' }),
      text('invitations.disabled'),
    ]);
  });

  it('is applied once, and never after it was discarded', async () => {
    const account = await makeAccount();
    const lines = ['Email,Title', `${account.people.member.email},New`];
    const { accountId, taskId, by } = await planImportOf(account, lines);
    const call = () => callPlatform(applyImport, { accountId, taskId }, by.sessionToken);
    const ends = await Promise.allSettled(Array.from({ length: 5 }, call));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(call()).rejects.toMatchObject({ message: text('imports.notPlanned') });
    expect(await endOfTask(taskId)).toMatchObject({ done: 1 });
    const other = await planImportOf(account, [
      'Email,Contact Email',
      `${account.people.member.email},a@b.test`,
    ]);
    await callPlatform(cancelTask, { accountId, taskId: other.taskId }, by.sessionToken);
    await expect(
      callPlatform(applyImport, { accountId, taskId: other.taskId }, by.sessionToken),
    ).rejects.toMatchObject({ message: text('imports.notPlanned') });
    expect(await storedMember(account.people.member.membershipId)).toMatchObject({ contactEmail: '' });
  });

  it('changes nothing when rows are wrong and the person chose all or nothing, with or without a review', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const lines = ['Email,Title', `${people.member.email},New`, 'nonsense,New'];
    const { taskId, by } = await planImportOf(account, lines);
    const refused = text('imports.refused', { count: 1, lines: '3' });
    await expect(
      callPlatform(applyImport, { accountId, taskId, rowErrors: 'refuse' }, by.sessionToken),
    ).rejects.toMatchObject({ message: refused });
    const ended = await callPlatform(getImport, { accountId, taskId }, by.sessionToken);
    expect(ended.task).toMatchObject({ status: 'failed', reason: refused, finishedAt: expect.any(String) });
    expect(ended.task.reasons).toMatchObject([
      { key: 'imports.refused', params: { count: 1, lines: ['3'] } },
    ]);
    const { id: fileId } = await sendImportFile({ accountId, by, lines });
    const { id } = await callPlatform(
      planImport,
      {
        ...{ accountId, fileId, kind: 'memberships', exportEmail: by.email },
        ...{ rowErrors: 'refuse', review: false },
      },
      by.sessionToken,
    );
    expect(await endOfTask(id)).toMatchObject({ status: 'failed', reason: refused, done: 0 });
    expect(await storedMember(people.member.membershipId)).toMatchObject({ title: '' });
  });
});

describe('an import', () => {
  it('is visible to the person who started it and to owners, and to no one else', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const { taskId } = await planImportOf(account, ['Email', people.member.email]);
    const other = await addMember(accountId, { permission: 'admin' });
    const calls = [
      callPlatform(getImport, { accountId, taskId }, other.sessionToken),
      callPlatform(getImportRows, { accountId, taskId }, other.sessionToken),
      callPlatform(applyImport, { accountId, taskId }, other.sessionToken),
    ];
    const refusal = { code: parseCode.notFound, message: text('imports.notFound') };
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(refusal)));
    const list = (by: Person) => callPlatform(getImports, { accountId }, by.sessionToken);
    expect((await list(other)).count).toBe(0);
    expect((await list(people.owner)).results).toMatchObject([{ task: { id: taskId }, kind: 'memberships' }]);
    await expect(
      callPlatform(getImport, { accountId, taskId }, people.owner.sessionToken),
    ).resolves.toMatchObject({ fileName: 'people.csv', actions: { unchanged: 1, update: 0 } });
    const foreign = await makeAccount();
    await expect(
      callPlatform(getImport, { accountId: foreign.accountId, taskId }, foreign.people.owner.sessionToken),
    ).rejects.toMatchObject({ code: parseCode.notFound });
  });

  it('shows its rows by action and by outcome, page by page', async () => {
    const account = await makeAccount();
    const { people } = account;
    const bad = Array.from({ length: 3 }, (_, index) => `bad ${index},`);
    const lines = ['Email,Title', ...bad, `${people.member.email},New`, `${people.leader.email},`];
    const { accountId, taskId, by } = await planImportOf(account, lines);
    const rows = (filter: object) =>
      callPlatform(getImportRows, { accountId, taskId, ...filter }, by.sessionToken);
    expect(await rows({ action: 'error', limit: 2, skip: 1 })).toMatchObject({
      count: 3,
      results: [{ line: 3 }, { line: 4 }],
    });
    expect(await rows({ outcome: 'skipped' })).toMatchObject({
      count: 1,
      results: [{ action: 'unchanged' }],
    });
    expect(await rows({ action: 'error', outcome: 'failed' })).toMatchObject({ count: 3 });
    expect(await rows({ action: 'update', outcome: 'failed' })).toEqual({ count: 0, results: [] });
    expect(await rows({ limit: 1, skip: 4 })).toMatchObject({ count: 5, results: [{ line: 6 }] });
  });

  it('is not started with invalid columns, nor with roles that the caller may not give', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const by = people.admin;
    const { id: fileId } = await sendImportFile({ accountId, by, lines: ['Email,Title', 'a@b.test,T'] });
    const plan = (more: object) =>
      callPlatform(
        planImport,
        { accountId, fileId, kind: 'memberships', exportEmail: by.email, ...more } as never,
        by.sessionToken,
      );
    const refusals: [object, Reason][] = [
      [{ columns: ['title', ''] }, reason('imports.columns.noEmail')],
      [{ columns: ['email', 'email'] }, reason('imports.columns.twice', { field: 'Identification Email' })],
      [{ columns: ['email', '', ''] }, reason('imports.columns.tooMany')],
      [{ columns: ['email', 'custom:Desk'] }, reason('imports.columns.unknownField', { field: 'Desk' })],
      [
        { kind: 'deletions', columns: ['email', 'title'] },
        reason('imports.columns.notTaken', { field: 'Title' }),
      ],
      [{ options: { permission: 'owner' } }, reason('invitations.role.ownerOnly')],
      [{ options: { badges: ['unknown'] } }, reason('invitations.badge.unknown')],
      [{ fileId: 'unknown' }, reason('imports.file.notFound')],
    ];
    for (const [more, refusal] of refusals)
      await expect(plan(more)).rejects.toMatchObject({ key: refusal.key, message: textOf(refusal) });
    expect(await sql.query('select from "Task" where account = $1', [accountId])).toEqual([]);
  });
});
