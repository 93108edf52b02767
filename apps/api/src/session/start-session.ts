import type { SignedIn } from '@campus/parse-adapter/areas/auth';
import type { Context } from '../core/context.ts';
import { endSession } from './end-session.ts';

/**
 * Seals a fresh platform session and gives it to the browser for this many seconds. The session that the browser had
 * before ends: only a person with a copy of it could still use it.
 */
export async function startSession(ctx: Context, signedIn: SignedIn, seconds: number): Promise<void> {
  ctx.keepSession(await sealSession(ctx, signedIn, seconds), seconds);
  const { session, log } = ctx;
  if (session && session.token !== signedIn.sessionToken)
    await endSession(ctx, session).catch((err: unknown) => log.warn({ err }, 'previous session not ended'));
  await ctx.keepDevice();
}

/** A fresh platform session as a value its owner can keep. */
export function sealSession(
  ctx: Context,
  { user, sessionToken }: SignedIn,
  seconds: number,
): Promise<string> {
  return ctx.services.sealers.session.seal({ token: sessionToken, userId: user.id }, seconds);
}
