import { AppError } from '@campus/contracts/core/app-error';
import { lockUserRow } from '../../foundation/records/users.ts';
import { dropFactors, hasSecondFactor } from '../identity/factors.ts';
import type { Adding } from './added-factor.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { enqueueFactorNotice } from './mail-factor-notice.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

interface Renamed {
  factorId: string;
  name: string;
}

/** Renames one of the caller's second factors. */
export async function renameFactor({ sql, audit, user }: Adding, { factorId, name }: Renamed): Promise<void> {
  await lockUserRow(sql, user.id);
  const previous = await sql.one<{ name: string }>(
    'select name from "SecondFactor" where id = $1 and "user" = $2',
    [factorId, user.id],
  );
  if (!previous) throw new AppError('notFound', 'secondFactor.notFound');
  await sql.query('update "SecondFactor" set name = $2 where id = $1', [factorId, name]);
  const target = { type: 'secondFactor', id: factorId, label: name };
  audit.note({ target, before: { name: previous.name }, after: { name } });
}

/** Removes one of the caller's second factors. If it was the last one, also removes the recovery codes. */
export async function removeFactor(call: Adding, factorId: string): Promise<void> {
  await requireFreshProof(call);
  const { sql, services, audit, user } = call;
  await lockUserRow(sql, user.id);
  const removed = await sql.one<{ name: string }>(
    'delete from "SecondFactor" where id = $1 and "user" = $2 returning name',
    [factorId, user.id],
  );
  if (!removed) throw new AppError('notFound', 'secondFactor.notFound');
  const { name } = removed;
  audit.note({ target: { type: 'secondFactor', id: factorId, label: name }, before: { name } });
  if (!(await hasSecondFactor(sql, user.id))) await dropFactors(sql, user.id);
  await enqueueFactorNotice(services.jobs, sql, { email: user.email, notice: { kind: 'removed', name } });
}

/** Replaces the caller's recovery codes with new ones. */
export async function renewRecoveryCodes(call: Adding): Promise<{ recoveryCodes: string[] }> {
  await requireFreshProof(call);
  const { sql, services, audit, user, session } = call;
  await lockUserRow(sql, user.id);
  if (!(await hasSecondFactor(sql, user.id))) throw new AppError('notFound', 'secondFactor.notFound');
  audit.note({ target: { type: 'user', id: user.id, label: user.email } });
  await enqueueFactorNotice(services.jobs, sql, { email: user.email, notice: { kind: 'renewed' } });
  return { recoveryCodes: await replaceRecoveryCodes(sql, services.config.tokenSecret, { user, session }) };
}
