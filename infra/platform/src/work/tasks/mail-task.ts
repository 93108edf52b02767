import type { WireTask } from '@campus/contracts/tasks/functions';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import type { MailAttachment } from '../../ground/mail/mailer.ts';
import { organizationNameOf } from '../../ground/records/organization-name.ts';
import { taskDefinitions } from '../../main/task-kinds.ts';
import { mailJob } from '../jobs/mail-job.ts';
import type { Jobs } from '../jobs/queue.ts';
import { definitionOf, readStoredTask, runOf, type StoredTask } from './lock-task.ts';
import { readTask } from './read-tasks.ts';
import { renderTaskMail } from './task-mail.ts';

const name = 'task-mail';

/** Files up to this size come with the mail. */
const largestAttachment = 1024 * 1024;

/** Enqueues the mail that tells how a task ended, in the transaction that ends it. */
export function enqueueTaskMail(jobs: Jobs, sql: Queryable, taskId: string): Promise<void> {
  return jobs.enqueue(sql, name, { key: taskId, data: { taskId } });
}

export const mailTask = mailJob({
  name,
  data: z.object({ taskId: z.string() }),
  send: ({ data: { taskId }, services, log }) => send(services, log, taskId),
});

async function send(services: Services, log: Services['log'], taskId: string): Promise<void> {
  const { sql, mail, config } = services;
  const stored = await readStoredTask(sql, taskId);
  const told = stored && (await readTask(sql, { taskId, accountId: stored.accountId }));
  const words =
    stored &&
    (await definitionOf({ kinds: taskDefinitions }, stored).mail?.(runOf({ services, log }, sql, stored)));
  if (!told || !words) return;
  const attachments = await attachmentsOf(services, stored, told.file);
  await mail.send({
    to: words.to,
    messageId: `task-${taskId}`,
    attachments,
    ...renderTaskMail({
      brand: config.brand,
      organization: await organizationNameOf(sql, stored.accountId),
      task: told,
      words,
      link: `${config.publicUrl}/admin/tasks/${taskId}?account=${encodeURIComponent(stored.accountId)}`,
      attached: attachments.length > 0,
    }),
  });
}

async function attachmentsOf(
  { files }: Services,
  { file: place, fileType: type }: StoredTask,
  file: WireTask['file'],
): Promise<MailAttachment[]> {
  if (!place || !type || !file || file.bytes > largestAttachment) return [];
  return [{ name: file.name, type, content: await files.getFileData(place) }];
}
