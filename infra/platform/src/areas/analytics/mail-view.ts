import '@campus/contracts/analytics/report-messages';
import { text } from '@campus/contracts/core/text';
import type { MailProblem } from '@campus/domain/analytics/view-mails';
import * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { isRefusedForGood } from '../../foundation/mail/mailer.ts';
import { emailHeaderOf } from '../../foundation/records/email-header.ts';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import { type JobRun, job } from '../../work/jobs/define.ts';
import { mailSeconds } from '../../work/jobs/mail-job.ts';
import { linksOf, type MailedView, pauseMails, pauseOf, pauseOfDue, readMailedView } from './mailed-view.ts';
import { readViewFigures, type ViewFigures } from './view-figures.ts';
import { viewMailContent, viewMailFiles } from './view-mail-words.ts';

const name = 'mail-view';

/** A due mail, or one that a person requested. */
const asked = z.union([
  z.object({ viewId: z.string(), due: z.iso.datetime() }),
  z.object({ viewId: z.string(), askedAs: z.string(), timeZone: z.string() }),
]);
type Asked = z.output<typeof asked>;

/** Enqueues the mail of a view, in the transaction of the request. */
export function enqueueViewMail(jobs: JobQueue, sql: Queryable, data: Asked): Promise<void> {
  return jobs.enqueue(sql, name, { key: idOf(data), data });
}

/** The same mail keeps its id if it is sent again after a crash. */
function idOf(data: Asked): string {
  return `view-${data.viewId}-${'due' in data ? Date.parse(data.due) : data.askedAs}`;
}

/** The job that mails the figures of a view to its owner. */
export const mailView = job({ name, data: asked, seconds: mailSeconds, retries: 8, handle });

async function handle(run: JobRun<Asked>): Promise<void> {
  const view = await ifWanted(run, async (wanted) => wanted);
  if (!view) return;
  const figures = await readOrNotify(run, view);
  if ('due' in run.data && figures.graphs.every(({ rows }) => rows.length === 0))
    return note(run.services.sql, run.data, 'empty');
  await sendOnce(run, view, figures);
}

/**
 * Locks the schedule, then calls `goOn` if the mail is still wanted and the owner may have it. If the owner
 * may not, pauses the mails. Returns undefined unless `goOn` was called.
 */
function ifWanted<T>(
  { services, data, log }: JobRun<Asked>,
  goOn: (view: MailedView, change: Queryable) => Promise<T>,
): Promise<T | undefined> {
  const { viewId } = data;
  return services.sql.transaction(async (change) => {
    await change.query('select from view_mail where view = $1 for no key update', [viewId]);
    const view = await readMailedView(change, viewId);
    if (!view || !isWanted(view, data)) return undefined;
    const judge = 'due' in data ? pauseOfDue : pauseOf;
    const pause = await judge({ sql: change, config: services.config }, view);
    if (!pause) return goOn(view, change);
    log.info({ viewId, pause }, 'mails of a view pause');
    await pauseMails(change, viewId, pause);
    return undefined;
  });
}

/** Returns the time zone for the days of a mail: the schedule's, or the one in the request. */
function zoneOf({ timeZone }: MailedView, data: Asked): string {
  return 'due' in data ? (timeZone ?? 'UTC') : data.timeZone;
}

/** Whether to send the mail: the schedule that it was due for still exists, and it was not sent before. */
function isWanted(
  { paused, mailedFor, createdAt }: Pick<MailedView, 'paused' | 'mailedFor' | 'createdAt'>,
  data: Asked,
) {
  if (!('due' in data)) return true;
  const due = new Date(data.due);
  return createdAt !== null && createdAt <= due && paused === null && (mailedFor === null || mailedFor < due);
}

/**
 * Reads the figures. If the last attempt fails, mails the owner a notice, but only once until a view mail
 * succeeds.
 */
async function readOrNotify(run: JobRun<Asked>, view: MailedView): Promise<ViewFigures> {
  const { services, data } = run;
  const { accountId, state } = view;
  try {
    return await readViewFigures(services, { accountId, state, timeZone: zoneOf(view, data) }, new Date());
  } catch (error) {
    if (run.lastAttempt) {
      if (view.problem !== 'unread') await mailUnreadNotice(run, view);
      await note(services.sql, data, 'unread');
    }
    throw error;
  }
}

async function mailUnreadNotice({ services, data }: JobRun<Asked>, view: MailedView): Promise<void> {
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

/** Stores why a due mail was not sent. */
async function note(sql: Queryable, data: Asked, problem: MailProblem): Promise<void> {
  const due = 'due' in data ? data.due : null;
  await sql.query(
    `update view_mail set problem = $2, "mailedFor" = greatest("mailedFor", $3::timestamptz) where view = $1`,
    [data.viewId, problem, due],
  );
}

/** Sends the mail and records it. A second worker with the same mail sees that it was sent. */
async function sendOnce(run: JobRun<Asked>, view: MailedView, figures: ViewFigures): Promise<void> {
  const { services, data } = run;
  const { sql, mail, config } = services;
  const organization = await organizationNameOf(sql, view.accountId);
  const { link, stopAt } = linksOf(config.publicUrl, view);
  const timeZone = zoneOf(view, data);
  const message = {
    ...{ messageId: idOf(data), header: await emailHeaderOf(sql, view.accountId), stopAt },
    ...viewMailContent({
      ...{ name: view.name, organization, timeZone, figures, link, stopAt },
      byHand: !('due' in data),
    }),
    attachments: await viewMailFiles(figures, { id: view.accountId, name: organization }),
  };
  await ifWanted(run, async ({ email: to }, change) => {
    try {
      await mail.send({ ...message, to });
    } catch (error) {
      if (!isRefusedForGood(error) && !run.lastAttempt) throw error;
      run.log.warn({ err: error }, 'mail refused');
      return note(change, data, 'refused');
    }
    await change.query(
      `update view_mail set problem = null, "mailedAt" = now(),
         "mailedFor" = greatest("mailedFor", $2::timestamptz) where view = $1`,
      [view.viewId, 'due' in data ? data.due : null],
    );
  });
}
