import { type MailTimes, nextMail } from '@campus/domain/analytics/view-mails';
import type { Services } from '../../call/services.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { enqueueViewMail } from './mail-view.ts';

/** How often each worker checks for due mails. */
const everyMs = 5_000;

/** The maximum number per transaction. */
const atOnce = 100;

interface DueRow extends MailTimes {
  view: string;
  next: Date;
}

/**
 * Enqueues the mails due by `now` and sets their next times, in one transaction. Skips rows that another
 * worker has locked. If several times passed while no worker ran, sends one mail. Returns the number
 * enqueued.
 */
export function takeDueMails({ sql, jobs }: { sql: Sql; jobs: JobQueue }, now = new Date()): Promise<number> {
  return sql.transaction(async (change) => {
    const due = await change.query<DueRow>(
      `select view, next, every, weekday, day, hour, "timeZone" from view_mail
       where next <= $1 order by next limit ${atOnce} for no key update skip locked`,
      [now],
    );
    for (const { view: viewId, next, ...times } of due) {
      await enqueueViewMail(jobs, change, { viewId, due: next.toISOString() });
      await change.query('update view_mail set next = $2 where view = $1', [viewId, nextMail(times, now)]);
    }
    return due.length;
  });
}

/** Enqueues due mails every few seconds. Returns a function that stops it. */
export function keepTakingDueMails(services: Services): () => void {
  let running = Promise.resolve();
  const take = async () => {
    while ((await takeDueMails(services)) === atOnce);
  };
  const timer = setInterval(() => {
    running = running
      .then(take)
      .catch((error: unknown) => services.log.error(error, 'taking mails of views'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
