import type { WireSession } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { PasskeyProof } from '@campus/contracts/second-factor/passkeys';
import { superadminRole } from '@campus/domain/access/role-names';
import type { Call } from '../../call/call.ts';
import { mustVerify } from '../identity/must-verify.ts';
import { beginSession } from '../identity/sign-in.ts';
import { factorIdOf, findPasskey, judgePasskey, type RightProof } from './judge-proof.ts';
import { useUpProof } from './use-up-proof.ts';

type SigningIn = Pick<Call, 'sql' | 'services' | 'origin' | 'audit' | 'log'>;

/** The owner of a passkey that has answered a challenge for any passkey. */
export interface PasskeyOwner {
  userId: string;
  proof: RightProof;
}

/**
 * Verifies the answer of a passkey. Passkeys cannot be guessed, so wrong answers are not counted as failures.
 */
export async function provePasskeyOwner(
  { services, log }: Pick<SigningIn, 'services' | 'log'>,
  passkey: PasskeyProof,
): Promise<PasskeyOwner> {
  const owned = await findPasskey(services.sql, passkey.id);
  const asked = { purpose: 'signIn', askedBy: '' } as const;
  const proof = owned && (await judgePasskey({ ...services, log }, passkey, { owned, asked }));
  if (!owned || !proof) throw new AppError('invalid', 'secondFactor.wrongPasskey');
  return { userId: owned.userId, proof };
}

/**
 * Signs in the owner of a passkey. The device has verified the person, so the passkey counts as both factors.
 */
export async function signInWithPasskey(
  { sql, origin, audit }: SigningIn,
  { userId, proof }: PasskeyOwner,
  { remember }: { remember: boolean },
): Promise<WireSession> {
  const owner = await sql.one<{ email: string; mustVerify: boolean }>(
    `select coalesce(u.email, '') as email, ${mustVerify('$2')} as "mustVerify"
     from "_User" u where u."objectId" = $1`,
    [userId, superadminRole],
  );
  if (!owner) throw new AppError('notFound', 'auth.noUser');
  const { email } = owner;
  audit.note({ actor: { id: userId, email }, target: { type: 'user', id: userId, label: email } });
  if (owner.mustVerify) throw new AppError('forbidden', 'auth.verificationEmail');
  audit.note({ after: { secondFactor: await useUpProof(sql, userId, proof) } });
  const proven = {
    proof: 'passkey',
    secondFactorAt: new Date(),
    secondFactorId: factorIdOf(proof),
  } as const;
  return beginSession(sql, { userId, method: 'passkey', proven, remember, origin });
}
