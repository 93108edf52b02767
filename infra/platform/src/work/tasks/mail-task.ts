import type { WireTask } from '@campus/contracts/tasks/functions';
import { refuseAccess } from '@campus/domain/access/access';
import { noRecipient, taskAccess } from '@campus/domain/tasks/tasks';
import * as z from 'zod';
import { accountAccessOf } from '../../call/identify.ts';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import type { MailAttachment } from '../../foundation/mail/mailer.ts';
import { emailHeaderOf } from '../../foundation/records/email-header.ts';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import { mailJob } from '../jobs/mail-job.ts';
import type { TaskDefinition } from './define.ts';
import { definitionOf, readStoredTask, runOf, type StoredTask, type Working } from './lock-task.ts';
import { readTask } from './read-tasks.ts';
import { composeTaskMail } from './task-mail.ts';

const name = 'task-mail';

/** Files up to this size are attached to the mail. */
const maxAttachmentBytes = 1024 * 1024;

/** Enqueues the mail about a task's end, in the transaction that ends it. */
export function enqueueTaskMail(jobs: JobQueue, sql: Queryable, taskId: string): Promise<void> {
  return jobs.enqueue(sql, name, { key: taskId, data: { taskId } });
}

/** The job that mails how a task ended, for these kinds of tasks. */
export const mailTask = (kinds: readonly TaskDefinition[]) =>
  mailJob({
    name,
    data: z.object({ taskId: z.string() }),
    send: ({ data: { taskId }, services, log }) => send({ services, log, kinds }, taskId),
  });

async function send({ services, log, kinds }: Working, taskId: string): Promise<void> {
  const { sql, mail, config } = services;
  const stored = await readStoredTask(sql, taskId);
  if (stored && stored.status !== 'failed' && !(await isStillOpen(services, stored))) {
    log.info({ taskId }, 'no mail: the requester may no longer see the result');
    return;
  }
  const described = stored && (await readTask(sql, { taskId, accountId: stored.accountId }));
  const words =
    stored && (await definitionOf({ kinds }, stored).mail?.(runOf({ services, log }, sql, stored)));
  if (!described || !words || words.to === noRecipient) return;
  const attachments = await attachmentsOf(services, stored, described.file);
  await mail.send({
    to: words.to,
    messageId: `task-${taskId}`,
    attachments,
    header: await emailHeaderOf(sql, stored.accountId),
    ...composeTaskMail({
      organization: await organizationNameOf(sql, stored.accountId),
      task: described,
      words,
      link: `${config.publicUrl}/admin/tasks/${taskId}?account=${encodeURIComponent(stored.accountId)}`,
      attached: attachments.length > 0,
    }),
  });
}

/** Whether the requester may still see the result. The reason for a failure is always sent. */
async function isStillOpen(
  services: Services,
  { kind, accountId, requestedBy }: StoredTask,
): Promise<boolean> {
  const actor = await accountAccessOf(services, requestedBy.id, accountId);
  return refuseAccess(taskAccess[kind], actor) === undefined;
}

async function attachmentsOf(
  { files }: Services,
  { file: place, fileType: type }: StoredTask,
  file: WireTask['file'],
): Promise<MailAttachment[]> {
  if (!place || !type || !file || file.bytes > maxAttachmentBytes) return [];
  return [{ name: file.name, type, content: await files.getFileData(place) }];
}
