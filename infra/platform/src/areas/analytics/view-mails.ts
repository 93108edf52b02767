import type { SavedView } from '@campus/contracts/analytics/saved-views';
import type { ViewMail } from '@campus/contracts/analytics/view-mail';
import { AppError } from '@campus/contracts/core/app-error';
import type { MailTimes } from '@campus/domain/analytics/view-mails';
import { maxMailedViews, nextMail } from '@campus/domain/analytics/view-mails';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { lockUserRow } from '../../foundation/records/users.ts';
import { enqueueViewMail } from './mail-view.ts';
import { readOwnView } from './saved-views.ts';

type Asked<I> = Call<I & { accountId: string; viewId: string }, { page: 'analyticsDashboard' }>;

/** Sets the mail schedule of the person's view, or removes it. */
export async function setTimes({
  sql,
  input: { accountId, viewId, every, ...asked },
  actor: { userId, emailVerified },
  audit,
}: Asked<Omit<MailTimes, 'every'> & { every: ViewMail['every'] | 'off' }>): Promise<SavedView> {
  audit.note({ target: { type: 'savedView', id: viewId, label: '' } });
  const own = { accountId, userId, viewId };
  await lockUserRow(sql, userId);
  await readOwnView(sql, own);
  if (every === 'off') {
    await sql.query('delete from view_mail where view = $1', [viewId]);
    return readOwnView(sql, own);
  }
  if (!emailVerified) throw new AppError('conflict', 'analytics.viewMail.unverified');
  await refuseMany(sql, own);
  const times = { ...asked, every };
  await sql.query(
    `insert into view_mail (view, every, weekday, day, hour, "timeZone", next) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (view) do update set every = excluded.every, weekday = excluded.weekday, day = excluded.day,
       hour = excluded.hour, "timeZone" = excluded."timeZone", next = excluded.next, paused = null`,
    [viewId, every, times.weekday, times.day, times.hour, times.timeZone, nextMail(times, new Date())],
  );
  return readOwnView(sql, own);
}

/** Enqueues a mail of the person's view immediately. */
export async function mailNow({
  sql,
  input: { accountId, viewId, timeZone },
  actor: { userId, emailVerified },
  audit,
  requestId,
  services,
}: Asked<{ timeZone: string }>): Promise<void> {
  audit.note({ target: { type: 'savedView', id: viewId, label: '' } });
  await readOwnView(sql, { accountId, userId, viewId });
  if (!emailVerified) throw new AppError('conflict', 'analytics.viewMail.unverified');
  await enqueueViewMail(services.jobs, sql, { viewId, askedAs: requestId, timeZone });
}

interface OwnView {
  accountId: string;
  userId: string;
  viewId: string;
}

async function refuseMany(sql: Queryable, { accountId, userId, viewId }: OwnView): Promise<void> {
  const others = await sql.query(
    `select from view_mail m join analytics_view v on v.id = m.view
     where v."user" = $1 and v.account = $2 and v.id <> $3`,
    [userId, accountId, viewId],
  );
  if (others.length >= maxMailedViews)
    throw new AppError('conflict', 'analytics.viewMail.tooMany', { most: maxMailedViews });
}
