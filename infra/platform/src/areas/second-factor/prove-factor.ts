import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import { attemptPassword } from '../identity/lockout.ts';
import type { Asked } from './challenges.ts';
import { type Given, judgeProof, type RightProof } from './judge-proof.ts';

/** The parts of a call that checking a proof needs. */
export type Proving = Pick<Call, 'services' | 'origin' | 'log'>;

/**
 * Checks a user's proof of a second factor. Throws for a wrong one, which counts as a failed sign-in. The
 * failure must stay even if the call fails, so call this before the transaction of a change begins.
 */
export async function proveFactor(call: Proving, user: UserName, given: Given & Asked): Promise<RightProof> {
  let proof: RightProof | undefined;
  const judging = { ...call.services, log: call.log };
  const isRight = async () => {
    proof = await judgeProof(judging, user.id, given);
    return proof !== undefined;
  };
  await attemptPassword(call, user.email, { isRight, completes: true });
  if (!proof)
    throw new AppError('invalid', given.passkey ? 'secondFactor.wrongPasskey' : 'secondFactor.wrongCode');
  return proof;
}
