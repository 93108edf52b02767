import { reason } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeTask, makeTaskWithFile } from '@campus/tests/areas/tasks';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { taskDefinitions } from '../../main/task-kinds.ts';
import { failTask } from './fail-task.ts';
import { enqueueTaskMail } from './mail-task.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const kind = 'members.export';

async function mailWithFile(bytes: number) {
  const { accountId, organizationName, people } = await makeAccount();
  const by = people.admin;
  const taskId = await makeTaskWithFile({ accountId, by, kind }, Buffer.alloc(bytes, 'x'));
  const { jobs, sql } = test.services;
  await enqueueTaskMail(jobs, sql, taskId);
  return { mail: await waitForMail(by.email), organizationName, accountId, taskId };
}

it('the mail about a task names the account, links to the result, and says how long the file is kept', async () => {
  const { mail, organizationName, accountId, taskId } = await mailWithFile(100);
  expect(mail.text).toContain(text('tasks.mail.account', { organization: organizationName }));
  expect(mail.text).toContain(`${stack.urls.console}/admin/tasks/${taskId}?account=${accountId}`);
  expect(mail.text).toMatch(
    /The file result\.csv can be downloaded until \w+ \d+, \d{4} by the person who requested it and by owners/,
  );
  expect(mail.text).toContain(text('tasks.mail.attached'));
  expect(mail.attachments).toEqual(['result.csv']);
});

it('a file of more than a megabyte stays on the platform', async () => {
  const { mail } = await mailWithFile(1024 * 1024 + 1);
  expect(mail.text).toContain('The file result.csv can be downloaded');
  expect(mail.text).not.toContain(text('tasks.mail.attached'));
  expect(mail.attachments).toEqual([]);
});

it('the mail about a task that failed says why', async () => {
  const { accountId, people } = await makeAccount();
  const taskId = await makeTask({ accountId, by: people.admin, kind, status: 'running' });
  const { services } = test;
  const refusal = reason('members.exportNotAllowed');
  await failTask({ services, log: services.log, kinds: taskDefinitions }, taskId, refusal);
  const mail = await waitForMail(people.admin.email);
  expect(mail.subject).toBe(text('tasks.mail.failed', { what: text('tasks.kind.members.export') }));
  expect(mail.text).toContain(text('members.exportNotAllowed'));
  expect(mail.attachments).toEqual([]);
});

it('the mail about a stopped task says so, and contains the finished rows', async () => {
  const { accountId, people } = await makeAccount();
  const taskId = await makeTaskWithFile({ accountId, by: people.admin, kind }, Buffer.from('x'));
  await sql.query(`update "Task" set status = 'cancelled' where id = $1`, [taskId]);
  await enqueueTaskMail(test.services.jobs, test.services.sql, taskId);
  const mail = await waitForMail(people.admin.email);
  expect(mail.subject).toBe('Stopped: Export members');
  expect(mail.text).toContain('Everything done before the stop is kept.');
  expect(mail.attachments).toEqual(['result.csv']);
});

it('the mail about a task is not sent after its requester has lost the role', async () => {
  const { accountId, people } = await makeAccount();
  const { admin } = people;
  const made = { accountId, by: admin, kind } as const;
  const [lost, failed] = [await makeTaskWithFile(made), await makeTask({ ...made, status: 'running' })];
  await sql.query(`update "Membership" set permission = 'member' where "objectId" = $1`, [
    admin.membershipId,
  ]);
  const { services } = test;
  await enqueueTaskMail(services.jobs, services.sql, lost);
  // One queue sends mails in order. Once this mail is out, the other one has been decided.
  const working = { services, log: services.log, kinds: taskDefinitions };
  await failTask(working, failed, reason('tasks.notAllowed'));
  const mail = await waitForMail(admin.email);
  expect(mail.text).toContain(text('tasks.notAllowed'));
  expect(mail.attachments).toEqual([]);
  await expect.poll(() => stateOfMail(lost)).toBe('completed');
  expect(await mailsTo(admin.email)).toHaveLength(1);
});

async function stateOfMail(taskId: string): Promise<string | undefined> {
  const job = await sql.one<{ state: string }>(
    `select state from jobs.job where name = 'task-mail' and singleton_key = $1`,
    [taskId],
  );
  return job?.state;
}
