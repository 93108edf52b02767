import { sessionSeconds } from '@campus/domain/sessions';
import type { SignedIn } from '@campus/parse-adapter/auth';
import type { Context } from '../context.ts';

/** Seals a fresh platform session and gives it to the browser. */
export async function startSession(ctx: Context, signedIn: SignedIn, remember = false): Promise<void> {
  const seconds = sessionSeconds(remember);
  ctx.keepSession(await sealSession(ctx, signedIn, seconds), seconds);
}

/** A fresh platform session as a value its owner can keep. */
export function sealSession(
  ctx: Context,
  { user, sessionToken }: SignedIn,
  seconds: number,
): Promise<string> {
  const session = { token: sessionToken, userId: user.id, method: 'password' } as const;
  return ctx.services.sealer.seal(session, seconds);
}
