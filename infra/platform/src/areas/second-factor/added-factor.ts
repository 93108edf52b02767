import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { countRecoveryCodes } from '../identity/factors.ts';
import { noteProven } from './confirm.ts';
import { enqueueFactorNotice } from './mail-factor-notice.ts';
import { replaceRecoveryCodes, signOnOf } from './recovery-codes.ts';

export type Adding = Pick<Call, 'sql' | 'services' | 'audit'> & { user: UserName; session: CallSession };

/**
 * Handles a newly added second factor. The session counts as proven, the person gets a mail, and a person
 * without recovery codes gets new ones. Returns these codes.
 */
export async function addedFactor(
  { sql, services, audit, user, session }: Adding,
  { id, name }: { id: string; name: string },
): Promise<{ recoveryCodes: string[] }> {
  audit.note({ target: { type: 'secondFactor', id, label: name } });
  await noteProven(sql, session, id);
  await sql.query('update "SecondFactor" set provider = $2, "ssoConfig" = $3 where id = $1', [
    id,
    ...signOnOf(session),
  ]);
  await enqueueFactorNotice(services.jobs, sql, { email: user.email, notice: { kind: 'added', name } });
  if ((await countRecoveryCodes(sql, user.id)) > 0) return { recoveryCodes: [] };
  return { recoveryCodes: await replaceRecoveryCodes(sql, services.config.tokenSecret, { user, session }) };
}
