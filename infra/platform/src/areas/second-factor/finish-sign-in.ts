import type { WireSession } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { Call } from '../../call/call.ts';
import { countRecoveryCodes } from '../identity/factors.ts';
import { beginSession } from '../identity/sign-in.ts';
import {
  consumeWaiting,
  countWrongCode,
  type FoundWaiting,
  findWaiting,
} from '../identity/waiting-sign-in.ts';
import { factorIdOf, type Given, type RightProof } from './judge-proof.ts';
import { enqueueFactorNotice } from './mail-factor-notice.ts';
import { proveFactor } from './prove-factor.ts';
import { useUpProof } from './use-up-proof.ts';

type Finishing = Pick<Call, 'sql' | 'services' | 'origin' | 'audit' | 'log'>;

/** A waiting sign-in, and the correct proof for it. */
export interface ProvenWaiting {
  waiting: FoundWaiting;
  proof: RightProof;
}

/**
 * Checks the proof for a waiting sign-in. The sign-in ends after five wrong proofs. After every five wrong
 * proofs in any sign-ins, the user gets a mail.
 */
export async function proveWaiting(
  call: Finishing,
  { waitingToken, ...given }: Given & { waitingToken: string },
): Promise<ProvenWaiting> {
  const { services, audit } = call;
  const waiting = await findWaiting(services.sql, waitingToken);
  const user = { id: waiting.userId, email: waiting.email };
  audit.note({ actor: user, target: { type: 'user', id: user.id, label: user.email } });
  const asked = { purpose: 'signIn', askedBy: waiting.tokenHash } as const;
  try {
    return { waiting, proof: await proveFactor(call, user, { ...given, ...asked }) };
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') await countWrong(services, waiting);
    throw error;
  }
}

async function countWrong({ sql, jobs }: Finishing['services'], waiting: FoundWaiting): Promise<void> {
  if (await countWrongCode(sql, waiting))
    await enqueueFactorNotice(jobs, sql, { email: waiting.email, notice: { kind: 'wrongCodes' } });
}

/** Starts the session of a waiting sign-in. */
export async function finishSignIn(
  { sql, services, origin, audit }: Finishing,
  { waiting, proof }: ProvenWaiting,
): Promise<WireSession> {
  const { userId, email, method, remember } = waiting;
  await consumeWaiting(sql, waiting);
  const factor = await useUpProof(sql, userId, proof);
  audit.note({ after: { secondFactor: factor } });
  if (proof.kind === 'recoveryCode') {
    const left = await countRecoveryCodes(sql, userId);
    await enqueueFactorNotice(services.jobs, sql, { email, notice: { kind: 'codeUsed', left } });
  }
  const proven = { secondFactorAt: new Date(), secondFactorId: factorIdOf(proof) };
  return beginSession(sql, { userId, method, remember, origin, proven });
}
