import '@campus/contracts/analytics/report-messages';
import { text } from '@campus/contracts/core/messages';
import type { MailProblem } from '@campus/domain/analytics/view-mails';
import * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';
import type { JobQueue } from '../../ground/job-queue.ts';
import { isRefusedForGood } from '../../ground/mail/mailer.ts';
import { emailHeaderOf } from '../../ground/records/email-header.ts';
import { organizationNameOf } from '../../ground/records/organization-name.ts';
import { type JobRun, job } from '../../work/jobs/define.ts';
import { mailSeconds } from '../../work/jobs/mail-job.ts';
import { linksOf, type MailedView, pauseMails, pauseOf, readMailedView } from './mailed-view.ts';
import { readViewFigures, type ViewFigures } from './view-figures.ts';
import { viewMailContent, viewMailFiles } from './view-mail-words.ts';

const name = 'mail-view';

/** A mail that is due, or one that was asked for by hand. */
const asked = z.union([
  z.object({ viewId: z.string(), due: z.iso.datetime() }),
  z.object({ viewId: z.string(), askedAs: z.string(), timeZone: z.string() }),
]);
type Asked = z.output<typeof asked>;

/** Has a view mailed, in the transaction that asks for it. */
export function enqueueViewMail(jobs: JobQueue, sql: Queryable, data: Asked): Promise<void> {
  return jobs.enqueue(sql, name, { key: idOf(data), data });
}

/** Identifies a mail: sent again after a crash, it is the same. */
function idOf(data: Asked): string {
  return `view-${data.viewId}-${'due' in data ? Date.parse(data.due) : data.askedAs}`;
}

/** The job that mails the figures of a view to its person. */
export const mailView = job({ name, data: asked, seconds: mailSeconds, retries: 8, handle });

async function handle(run: JobRun<Asked>): Promise<void> {
  const { data, services, log } = run;
  const view = await readMailedView(services.sql, data.viewId);
  if (!view || !isWanted(view, data)) return;
  const pause = await pauseOf(services, view);
  if (pause) {
    log.info({ viewId: view.viewId, pause }, 'mails of a view pause');
    return pauseMails(services.sql, view.viewId, pause);
  }
  const figures = await readOrTell(run, view);
  if ('due' in data && figures.graphs.every(({ rows }) => rows.length === 0))
    return note(services.sql, data, 'empty');
  await sendOnce(run, view, figures);
}

/** The zone in which the figures of a mail are cut into days: that of its schedule, or the one asked for by hand. */
function zoneOf({ timeZone }: MailedView, data: Asked): string {
  return 'due' in data ? (timeZone ?? 'UTC') : data.timeZone;
}

/** Whether a mail is still to be sent: the schedule for which it was due is there, and it was not sent before. */
function isWanted(
  { paused, mailedFor, createdAt }: Pick<MailedView, 'paused' | 'mailedFor' | 'createdAt'>,
  data: Asked,
) {
  if (!('due' in data)) return true;
  const due = new Date(data.due);
  return createdAt !== null && createdAt <= due && paused === null && (mailedFor === null || mailedFor < due);
}

/** Reads the figures. If they cannot be read at the last attempt, the person is told, once until a mail comes again. */
async function readOrTell(run: JobRun<Asked>, view: MailedView): Promise<ViewFigures> {
  const { services, data } = run;
  const { accountId, state } = view;
  try {
    return await readViewFigures(services, { accountId, state, timeZone: zoneOf(view, data) }, new Date());
  } catch (error) {
    if (run.lastAttempt) {
      if (view.problem !== 'unread') await tellUnread(run, view);
      await note(services.sql, data, 'unread');
    }
    throw error;
  }
}

async function tellUnread({ services, data }: JobRun<Asked>, view: MailedView): Promise<void> {
  const { sql, mail, config } = services;
  const title = text('analytics.viewMail.unread.title', { view: view.name });
  const { link, stopAt } = linksOf(config.publicUrl, view);
  await mail.send({
    to: view.email,
    messageId: `${idOf(data)}-unread`,
    header: await emailHeaderOf(sql, view.accountId),
    ...{ subject: title, title, paragraphs: [text('analytics.viewMail.unread')] },
    button: { label: text('analytics.viewMail.open'), url: link },
    notes: [text('analytics.viewMail.off', { url: stopAt })],
    stopAt,
  });
}

/** Notes why no mail came for a time that was due. */
async function note(sql: Queryable, data: Asked, problem: MailProblem): Promise<void> {
  const due = 'due' in data ? data.due : null;
  await sql.query(
    `update view_mail set problem = $2, "mailedFor" = greatest("mailedFor", $3::timestamptz) where view = $1`,
    [data.viewId, problem, due],
  );
}

/** Sends the mail while the row of its schedule is locked: a second worker with the same mail finds it sent. */
async function sendOnce(run: JobRun<Asked>, view: MailedView, figures: ViewFigures): Promise<void> {
  const { services, data } = run;
  const { sql, mail, config } = services;
  const { accountId, viewId, email: to } = view;
  const organization = await organizationNameOf(sql, accountId);
  const { link, stopAt } = linksOf(config.publicUrl, view);
  const timeZone = zoneOf(view, data);
  const message = {
    ...{ to, messageId: idOf(data), header: await emailHeaderOf(sql, accountId), stopAt },
    ...viewMailContent({
      ...{ name: view.name, organization, timeZone, figures, link, stopAt },
      byHand: !('due' in data),
    }),
    attachments: await viewMailFiles(figures, organization),
  };
  try {
    await sql.transaction(async (change) => {
      await change.query('select from view_mail where view = $1 for no key update', [viewId]);
      const now = await readMailedView(change, viewId);
      if (!now || !isWanted(now, data)) return;
      await mail.send(message);
      await change.query(
        `update view_mail set problem = null, "mailedAt" = now(),
           "mailedFor" = greatest("mailedFor", $2::timestamptz) where view = $1`,
        [viewId, 'due' in data ? data.due : null],
      );
    });
  } catch (error) {
    if (isRefusedForGood(error) || run.lastAttempt) await note(sql, data, 'refused');
    if (!isRefusedForGood(error)) throw error;
    run.log.warn({ err: error }, 'mail refused');
  }
}
