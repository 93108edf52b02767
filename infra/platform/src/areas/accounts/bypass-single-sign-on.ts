import type { bypassSingleSignOn as contract } from '@campus/contracts/accounts/accounts';
import { AppError } from '@campus/contracts/core/app-error';
import { refuseBypass } from '@campus/domain/access/single-sign-on';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
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
  const secondFactor = session.secondFactorAt !== null;
  const refusal = refuseBypass({ level: actor.accountAccess.level, secondFactor });
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
