import type { bypassSingleSignOn as contract } from '@campus/contracts/accounts/accounts';
import { AppError } from '@campus/contracts/core/app-error';
import { factorSettlesDays, type PassedFactor, refuseBypass } from '@campus/domain/access/single-sign-on';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { isOffered, type ProvenBy, provenBy } from '../../call/proven-by-provider.ts';
import { enqueueBypassNotice } from './mail-bypass.ts';

type Bypassing = Call<z.output<typeof contract.input>, 'entering'>;

/**
 * Lets an owner's session into an account that requires single sign-on, and notifies all owners. Returns
 * whether there was anything to bypass.
 */
export async function bypassSingleSignOn(call: Bypassing): Promise<boolean> {
  const { sql, audit, user, actor, session, origin, input, services } = call;
  const { accountId } = input;
  audit.note({ target: { type: 'account', id: accountId, label: '' } });
  if (!actor.accountAccess.singleSignOnRequired) {
    audit.note({ after: { bypassed: false } });
    return false;
  }
  const factor = await passedFactor(call);
  const refusal = refuseBypass({ level: actor.accountAccess.level, factor }, new Date());
  if (refusal === 'access.secondFactorTooNew')
    throw new AppError('forbidden', refusal, { days: factorSettlesDays });
  if (refusal) throw new AppError('forbidden', refusal);
  await sql.query('insert into single_sign_on_bypass (session, account) values ($1, $2)', [
    session.id,
    accountId,
  ]);
  audit.note({ after: { bypassed: true } });
  const owner = user.email;
  await enqueueBypassNotice(services.jobs, sql, { accountId, owner, address: origin.address });
  return true;
}

// `s` describes the session in which the factor was added, for the column `provenBy`.
const passed = `
  select s."addedAt", ${provenBy}
  from (
    select id, "user", "createdAt" as "addedAt", provider, "ssoConfig" from "SecondFactor"
    union all
    (select 'recoveryCode', "user", "createdAt", provider, "ssoConfig" from recovery_code
     where "user" = $1 order by "createdAt" desc limit 1)
  ) factor
  cross join lateral (select factor."addedAt", factor."user", factor.provider, factor."ssoConfig",
    case when factor.provider is not null then 'thirdParty' end as proof) s
  where factor."user" = $1 and factor.id = $3`;

/** Returns the second factor that the session has passed; undefined if there is none or it was removed. */
async function passedFactor({
  sql,
  user,
  session,
  input,
  services,
}: Bypassing): Promise<PassedFactor | undefined> {
  if (!session.secondFactorAt) return undefined;
  const { accountId } = input;
  const row = await sql.one<{ addedAt: Date; provenBy: ProvenBy | null }>(passed, [
    user.id,
    accountId,
    session.secondFactorId,
  ]);
  if (!row) return undefined;
  const { addedAt, provenBy: identity } = row;
  const addedThroughProvider = identity !== null && isOffered(identity, services.config.providers);
  return { addedAt, addedThroughProvider };
}
