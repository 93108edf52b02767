import { text } from '@campus/contracts/core/text';
import { sessionTokenHeader } from '@campus/contracts/core/wire-route';
import { getImport, planImport } from '@campus/contracts/imports/functions';
import { planned, sendImportContent } from '@campus/tests/areas/imports/imports';
import { importRows } from '@campus/tests/areas/imports/people-imports';
import { endOfTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, type Person, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

type Account = Awaited<ReturnType<typeof makeAccount>>;

async function importing(account: Account, content: string, review = false) {
  const { accountId, people } = account;
  const by = people.admin;
  const file = await sendImportContent({ accountId, by, content: Buffer.from(content) });
  const { id: taskId } = await callPlatform(
    planImport,
    { accountId, fileId: file.id, kind: 'memberships', exportEmail: by.email, review },
    by.sessionToken,
  );
  return { file, accountId, taskId, by };
}

/** The file of an import’s task: the rows that failed, or the result. */
function fileOf(
  { accountId, taskId, rows = '' }: { accountId: string; taskId: string; rows?: 'failed' | '' },
  by: Person,
) {
  const { origin } = new URL(stack.urls.platform);
  const query = rows && `?rows=${rows}`;
  return fetch(`${origin}/gateway/Account/${accountId}/Task/${taskId}/File${query}`, {
    headers: { [sessionTokenHeader]: by.sessionToken },
  });
}

it('the failed rows of an import keep their cells, can be corrected, and are imported without their reasons', async () => {
  const account = await makeAccount();
  const guest = `guest-${unique()}@campus.test`;
  const { accountId, taskId, by } = await importing(
    account,
    `Guests\n\nEmail;Vorname;Role;Notes\n${guest};=Zoë;Chef;"a;b"\n${account.people.member.email};Ana;;\nnonsense;Bo;;;extra\n`,
  );
  expect(await endOfTask(taskId)).toMatchObject({ status: 'done', failed: 2 });
  const { task } = await callPlatform(getImport, { accountId, taskId }, by.sessionToken);
  expect(task.failedRows).toMatchObject({ until: task.file?.until });
  const content = await (await fileOf({ accountId, taskId, rows: 'failed' }, by)).text();
  const lines = content.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toEqual([
    'Line;Reason;Email;Vorname;Role;Notes',
    `4;${text('imports.row.permission', { value: 'Chef' })};${guest};'=Zoë;Chef;"a;b"`,
    `6;${text('imports.row.tooManyCells', { columns: 4 })};nonsense;Bo;;;extra`,
  ]);
  const again = await importing(account, content.replace(';Chef;', ';Leader;'), true);
  expect(again.file.columns.map(({ field }) => field)).toEqual([
    '',
    '',
    'email',
    'firstName',
    'permission',
    '',
  ]);
  await planned(again.taskId);
  const [first, second] = await importRows(again);
  expect(first).toMatchObject({ label: guest, action: 'create' });
  expect(first?.changes).toContainEqual({ field: 'firstName', from: '', to: '=Zoë' });
  expect(second).toMatchObject({ action: 'error' });
  const foreign = await fileOf({ accountId, taskId, rows: 'failed' }, account.people.member);
  expect([foreign.status, await foreign.json()]).toEqual([
    404,
    expect.objectContaining({ key: 'tasks.notFound' }),
  ]);
});

it('an import without failed rows has no file of them; the result of an import is refused as a file to import', async () => {
  const account = await makeAccount();
  const { accountId, taskId, by } = await importing(account, `Email\n${account.people.member.email}\n`);
  await endOfTask(taskId);
  const { task } = await callPlatform(getImport, { accountId, taskId }, by.sessionToken);
  expect(task).toMatchObject({ failedRows: null, file: { name: expect.stringMatching(/\.csv$/) } });
  expect((await fileOf({ accountId, taskId, rows: 'failed' }, by)).status).toBe(404);
  const result = await (await fileOf({ accountId, taskId }, by)).text();
  await expect(importing(account, result)).rejects.toMatchObject({
    message: expect.stringMatching(/^This file is the result of an import, .* send that file\.$/),
  });
});
