import { ofDashboard } from '@campus/contracts/analytics/analytics';
import { refuseAccess } from '@campus/domain/access/access';
import type { MailPause, MailProblem } from '@campus/domain/analytics/view-mails';
import { accountAccessOf } from '../../call/identify.ts';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

/** A view with its owner and its mail schedule. */
export interface MailedView {
  viewId: string;
  accountId: string;
  userId: string;
  name: string;
  state: string;
  email: string;
  emailVerified: boolean;
  /** Null if the view has no mail schedule. */
  timeZone: string | null;
  paused: MailPause | null;
  problem: MailProblem | null;
  mailedFor: Date | null;
  createdAt: Date | null;
}

/** Returns a view with or without a mail schedule; undefined if it was deleted. */
export async function readMailedView(sql: Queryable, viewId: string): Promise<MailedView | undefined> {
  return sql.one<MailedView>(
    `select v.id as "viewId", v.account as "accountId", v."user" as "userId", v.name, v.state,
       coalesce(u.email, '') as email, coalesce(u.email_verified, false) as "emailVerified",
       m."timeZone", m.paused, m.problem, m."mailedFor", m."createdAt"
     from analytics_view v join "_User" u on u."objectId" = v."user" left join view_mail m on m.view = v.id
     where v.id = $1`,
    [viewId],
  );
}

/** Returns why the owner may not get the mail now, or undefined. */
export async function pauseOf(
  reading: { sql: Queryable; config: Services['config'] },
  { userId, accountId, email, emailVerified }: MailedView,
): Promise<MailPause | undefined> {
  const actor = await accountAccessOf(reading, userId, accountId);
  if (actor?.suspended) return 'suspended';
  const refusal = refuseAccess(ofDashboard, actor);
  if (refusal === 'access.suspended') return 'suspended';
  if (refusal) return 'access';
  return email === '' || !emailVerified ? 'email' : undefined;
}

/** Stops the mails of a view until its owner saves the schedule again. */
export async function pauseMails(sql: Queryable, viewId: string, pause: MailPause): Promise<void> {
  await sql.query('update view_mail set paused = $2, next = null where view = $1', [viewId, pause]);
}

/** Returns the links that open a view, and its mail settings. */
export function linksOf(publicUrl: string, { accountId, viewId, state }: MailedView) {
  const page = `${publicUrl}/admin/analytics/dashboard?account=${encodeURIComponent(accountId)}`;
  return {
    link: state === '' ? page : `${page}&${state}`,
    stopAt: `${page}&mail=${encodeURIComponent(viewId)}`,
  };
}
