import { text } from '@campus/contracts/core/text';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { mailJob } from '../../work/jobs/mail-job.ts';

const name = 'factor-notice';

const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), name: z.string() }),
  z.object({ kind: z.literal('removed'), name: z.string() }),
  z.object({ kind: z.literal('renewed') }),
  z.object({ kind: z.literal('codeUsed'), left: z.int() }),
  z.object({ kind: z.literal('reset'), actor: z.string() }),
  z.object({ kind: z.literal('wrongCodes') }),
]);
type Notice = z.output<typeof notice>;

const data = z.object({ id: z.string(), email: z.string(), notice });

/** Mails a person about a change of second factors, in the transaction of the change. */
export async function enqueueFactorNotice(
  jobs: JobQueue,
  sql: Queryable,
  { email, notice: content }: { email: string; notice: Notice },
): Promise<void> {
  if (email === '') return;
  const id = newObjectId();
  await jobs.enqueue(sql, name, { key: id, data: { id, email, notice: content } });
}

export const mailFactorNotice = mailJob({
  name,
  data,
  send: ({ data: { id, email, notice: content }, services }) => send(services, { id, to: email, content }),
});

async function send(
  { config, mail }: Services,
  { id, to, content }: { id: string; to: string; content: Notice },
): Promise<void> {
  const { brand, supportEmail: support } = config;
  await mail.send({
    to,
    messageId: `factor-notice-${id}`,
    subject: text('secondFactor.mail.subject', { brand }),
    title: text(`secondFactor.mail.${content.kind}.title`),
    paragraphs: [text('mail.greeting', { name: '' }), sentenceOf(content, brand)],
    notes: [text('secondFactor.mail.notYou', { support })],
  });
}

function sentenceOf(content: Notice, brand: string): string {
  switch (content.kind) {
    case 'added':
      return text('secondFactor.mail.added', { brand, name: content.name });
    case 'removed':
      return text('secondFactor.mail.removed', { brand, name: content.name });
    case 'renewed':
      return text('secondFactor.mail.renewed', { brand });
    case 'codeUsed':
      return text('secondFactor.mail.codeUsed', { brand, left: content.left });
    case 'reset':
      return text('secondFactor.mail.reset', { brand, actor: content.actor });
    case 'wrongCodes':
      return text('secondFactor.mail.wrongCodes', { brand });
  }
}
