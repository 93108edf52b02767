import { AppError } from '@campus/contracts/core/app-error';
import { type Reason, reasonFields } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { planImport } from '@campus/contracts/imports/functions';
import type { RowErrorChoice } from '@campus/domain/imports/imports';
import { sweepSize } from '@campus/domain/testing/sweep';
import { sendImportContent } from '@campus/tests/areas/imports/imports';
import { endOfTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount, sql, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskDefinitions } from '../../main/task-kinds.ts';
import { advanceTask, type Next } from '../../work/tasks/advance-task.ts';
import { failTask } from '../../work/tasks/fail-task.ts';
import { finishTask } from '../../work/tasks/finish-task.ts';

const invalidEmails = sweepSize({ sampled: 5_000, full: 100_000 });

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

/** Works on a task until it ends, alongside the platform's workers. */
async function untilEnd(taskId: string): Promise<void> {
  const { services } = test;
  const working = { services, log: services.log, kinds: taskDefinitions };
  let next: Next = 'step';
  try {
    while (next === 'step') next = await advanceTask(working, taskId);
    if (next === 'finish') await finishTask(working, taskId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await failTask(working, taskId, error);
  }
}

/** Imports a file as invitations, without a review. Returns the ended task. */
async function importFile(content: string, rowErrors: RowErrorChoice = 'skip') {
  const { accountId, people } = await makeAccount();
  const { email, sessionToken } = people.admin;
  const { id: fileId } = await sendImportContent({ accountId, by: people.admin, content });
  const { id } = await callPlatform(
    planImport,
    { accountId, fileId, kind: 'invitations', exportEmail: email, rowErrors, review: false },
    sessionToken,
  );
  await untilEnd(id);
  // A platform worker may have taken the last step and still be writing the file.
  await endOfTask(id);
  const task = await sql.one<{ status: string; actions: object; reasons: Reason[] }>(
    'select status, total, done, skipped, failed, actions, reasons from "Task" where id = $1',
    [id],
  );
  const rows = await sql.query<{ line: number; action: string; reasons: Reason[] }>(
    `select line, action, reasons from "TaskRow" where task = $1 and action <> 'create' order by position limit 100`,
    [id],
  );
  const invited = await sql.query<{ email: string; firstname: string; displayname: string }>(
    'select email, "firstName" as firstname, "displayName" as displayname from "Invitation" where account = $1',
    [accountId],
  );
  const words = <R extends { reasons: Reason[] }>({ reasons, ...row }: R) => ({
    ...row,
    ...reasonFields(reasons),
  });
  return { task: task && words(task), rows: rows.map(words), invited };
}

const email = (name: string) => `${name}-${unique()}@campus.test`;

describe('of a hostile file', () => {
  it('many invalid emails are an error each, and the one valid email is invited', {
    tags: ['sampled'],
    timeout: 120_000,
  }, async () => {
    const ana = email('ana');
    const { task, rows, invited } = await importFile(`email\n${'x@\n'.repeat(invalidEmails)}${ana}\n`);
    expect(task).toMatchObject({
      status: 'done',
      total: invalidEmails + 1,
      done: 1,
      failed: invalidEmails,
    });
    expect(task?.actions).toEqual({ create: 1, error: invalidEmails });
    expect(rows[0]).toMatchObject({ line: 2, reason: text('imports.row.notEmail') });
    expect(invited.map((invitation) => invitation.email)).toEqual([ana]);
  });

  it('nothing is done if the person chose all or nothing', async () => {
    const { task, invited } = await importFile(`email\n${email('ana')}\nx@\n`, 'refuse');
    expect(task).toMatchObject({ status: 'failed', total: 2, done: 0 });
    expect(invited).toEqual([]);
  });

  it('nothing is done if a quote is not closed, however late in the file', async () => {
    const people = Array.from({ length: 5_000 }, () => email('p')).join('\n');
    const { task, invited } = await importFile(`email\n${people}\n"ana`);
    const reason = text('imports.file.quotesOpen', { line: 5_002 });
    expect(task).toMatchObject({ status: 'failed', done: 0, reason });
    expect(invited).toEqual([]);
  });

  it('rows with NULs, too many or too long cells are errors; names of any script are kept unchanged', async () => {
    const names = ['=1+1', '\u05E9\u05DC\u05D5\u05DD', 'e\u0301\u0327', '\u0661\u0662', "O'Hara"];
    const people = names.map((name) => ({ email: email('a'), name }));
    const { task, rows, invited } = await importFile(
      [
        'email,First Name',
        `${email('nul')},A\0na`,
        `${email('wide')},Ana${',x'.repeat(10_000)}`,
        `${email('long')},${'x'.repeat(10_001)}`,
        ...people.map(({ email, name }) => `${email},${name.startsWith('=') ? `'${name}` : name}`),
      ].join('\n'),
    );
    expect(task).toMatchObject({ status: 'done', failed: 3, done: names.length });
    expect(rows.map(({ line, reason }) => [line, reason])).toEqual([
      [2, text('imports.row.nul')],
      [3, text('imports.row.tooManyCells', { columns: 2 })],
      [4, text('imports.row.cellTooLong', { max: 10_000 })],
    ]);
    const named = new Map(invited.map(({ email, firstname }) => [email, firstname]));
    expect(people.map((person) => named.get(person.email))).toEqual(names);
  });

  it('repeated rows count once, and contradicting rows do not count', async () => {
    const [same, other] = [email('same'), email('other')];
    const lines = [`${same},Ana`, `${same.toUpperCase()},Ana`, `${other},Bo`, `${other},Bob`];
    const { task, invited } = await importFile(['email,First Name', ...lines].join('\n'));
    expect(task?.actions).toMatchObject({ unchanged: 1, conflict: 2 });
    expect(invited.map((invitation) => invitation.email)).toEqual([same]);
  });

  it('the second of two columns for the same field is left out', async () => {
    const [ana, bo] = [email('ana'), email('bo')];
    const { invited } = await importFile(`E-Mail,Email,Name,Full name\n${ana},${bo},Ana Sol,Bo Mar\n`);
    expect(invited).toMatchObject([{ email: ana, displayname: 'Ana Sol' }]);
  });
});
