import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hasSecondFactor } from '../identity/factors.ts';
import { verifyOwnPassword } from '../identity/own-password.ts';
import { factorIdOf, type Given, type RightProof } from './judge-proof.ts';
import { type Proving, proveFactor } from './prove-factor.ts';
import { useUpProof } from './use-up-proof.ts';

type Confirming = Pick<Call, 'sql' | 'audit'> & { user: UserName; session: CallSession };

/**
 * Checks the proof that a person gives to confirm the calling session: a second factor or, for a person
 * without one, the password. Returns undefined for a correct password.
 */
export async function proveOwn(
  call: Proving & { user: UserName; session: CallSession },
  { password, ...given }: Given & { password?: string | undefined },
): Promise<RightProof | undefined> {
  const { services, user, session } = call;
  if (password === undefined)
    return proveFactor(call, user, { ...given, purpose: 'confirm', askedBy: session.id });
  if (await hasSecondFactor(services.sql, user.id))
    throw new AppError('forbidden', 'secondFactor.proofNeeded');
  await verifyOwnPassword(call, password);
  return undefined;
}

/** Records in the calling session that its person has just proven who they are. */
export async function confirmSession(
  { sql, audit, user, session }: Confirming,
  proof: RightProof | undefined,
): Promise<void> {
  audit.note({ target: { type: 'user', id: user.id, label: user.email } });
  if (!proof) {
    await sql.query('update "_Session" set "provenAt" = now() where "objectId" = $1', [session.id]);
    return;
  }
  const factor = await useUpProof(sql, user.id, proof);
  await noteProven(sql, session, factorIdOf(proof));
  audit.note({ after: { secondFactor: factor } });
}

/** Records in the session that its person has just proven password and second factor. */
export async function noteProven(
  sql: Queryable,
  { id }: Pick<CallSession, 'id'>,
  factorId: string,
): Promise<void> {
  await sql.query(
    `update "_Session" set "provenAt" = now(), "secondFactorAt" = now(), "secondFactorId" = $2
     where "objectId" = $1`,
    [id, factorId],
  );
}
