import { ofDashboard } from '@campus/contracts/analytics/analytics';
import { refuseAccess } from '@campus/domain/access/access';
import {
  type MailPause,
  type MailProblem,
  pauseBySignIn,
  type SignInFacts,
} from '@campus/domain/analytics/view-mails';
import { accountAccessOf } from '../../call/identify.ts';
import { isOffered, type ProvenBy, provenBy } from '../../call/proven-by-provider.ts';
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

/** Returns why the owner may not get a mail that was asked for now, or undefined. The call has checked the session. */
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

/**
 * Returns why the owner may not get a scheduled mail, or undefined. There is no session, so it judges whether the owner
 * could sign in as the account demands today.
 */
export async function pauseOfDue(
  reading: { sql: Queryable; config: Services['config'] },
  view: MailedView,
): Promise<MailPause | undefined> {
  return (await pauseOf(reading, view)) ?? (await signInPauseOf(reading, view));
}

// `s` describes the session that a sign-in with the identity would start, for the column `provenBy`.
const identities = `
  select greatest(l."signedInAt", l."createdAt", (
      select max(other."provenAt") from "_Session" other
      where other."user" = l."user" and other.proof = 'thirdParty' and other.provider = l.provider
        and other."ssoConfig" is not distinct from l."ssoConfig")) as "signedInAt", ${provenBy}
  from "UserIdentity" l
  cross join lateral (select l."user", l.provider, l."ssoConfig", 'thirdParty' as proof) s
  where l."user" = $1`;

async function signInPauseOf(
  { sql, config }: { sql: Queryable; config: Services['config'] },
  { userId, accountId }: MailedView,
): Promise<MailPause | undefined> {
  const level = (await accountAccessOf({ sql, config }, userId, accountId))?.accountAccess?.level;
  const account = await sql.one<
    Pick<SignInFacts, 'disallowPasswordLogin' | 'secondFactorRequired' | 'hasSecondFactor'>
  >(
    `select coalesce("disallowPasswordLogin", false) as "disallowPasswordLogin",
       coalesce("secondFactorRequired", 'none') as "secondFactorRequired",
       exists (select from "SecondFactor" where "user" = $2) as "hasSecondFactor"
     from "Account" where "objectId" = $1`,
    [accountId, userId],
  );
  if (!account || !level) return 'access';
  const linked = await sql.query<{ signedInAt: Date; provenBy: ProvenBy | null }>(identities, [
    userId,
    accountId,
  ]);
  const offered = linked.filter(
    (identity) => identity.provenBy && isOffered(identity.provenBy, config.providers),
  );
  const times = offered.map(({ signedInAt }) => signedInAt.getTime());
  const provenAt = times.length > 0 ? new Date(Math.max(...times)) : null;
  return pauseBySignIn({ ...account, level, provenAt, hasIdentity: linked.length > 0 }, new Date());
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
