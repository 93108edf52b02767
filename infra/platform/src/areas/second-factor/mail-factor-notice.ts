import { text } from '@campus/contracts/core/messages';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import type { JobQueue } from '../../ground/job-queue.ts';
import { newObjectId } from '../../ground/records/object-id.ts';
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
  { email, notice: told }: { email: string; notice: Notice },
): Promise<void> {
  if (email === '') return;
  const id = newObjectId();
  await jobs.enqueue(sql, name, { key: id, data: { id, email, notice: told } });
}

export const mailFactorNotice = mailJob({
  name,
  data,
  send: ({ data: { id, email, notice: told }, services }) => send(services, { id, to: email, told }),
});

async function send(
  { config, mail }: Services,
  { id, to, told }: { id: string; to: string; told: Notice },
): Promise<void> {
  const { brand, supportEmail: support } = config;
  await mail.send({
    to,
    messageId: `factor-notice-${id}`,
    subject: text('secondFactor.mail.subject', { brand }),
    title: text(`secondFactor.mail.${told.kind}.title`),
    paragraphs: [text('mail.greeting', { name: '' }), sentenceOf(told, brand)],
    notes: [text('secondFactor.mail.notYou', { support })],
  });
}

function sentenceOf(told: Notice, brand: string): string {
  switch (told.kind) {
    case 'added':
      return text('secondFactor.mail.added', { brand, name: told.name });
    case 'removed':
      return text('secondFactor.mail.removed', { brand, name: told.name });
    case 'renewed':
      return text('secondFactor.mail.renewed', { brand });
    case 'codeUsed':
      return text('secondFactor.mail.codeUsed', { brand, left: told.left });
    case 'reset':
      return text('secondFactor.mail.reset', { brand, actor: told.actor });
    case 'wrongCodes':
      return text('secondFactor.mail.wrongCodes', { brand });
  }
}
