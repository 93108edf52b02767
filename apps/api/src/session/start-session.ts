import type { SignedIn } from '@campus/parse-adapter/areas/auth';
import type { Context } from '../core/context.ts';
import { endSession } from './end-session.ts';

/**
 * Seals a new platform session and stores it in the browser for this many seconds. The browser's previous
 * session ends, because only someone with a copy could still use it.
 */
export async function startSession(ctx: Context, signedIn: SignedIn, seconds: number): Promise<void> {
  ctx.keepSession(await sealSession(ctx, signedIn, seconds), seconds);
  const { session, log } = ctx;
  if (session && session.token !== signedIn.sessionToken)
    await endSession(ctx, session).catch((err: unknown) => log.warn({ err }, 'previous session not ended'));
  await ctx.keepDevice();
}

/** Seals a new platform session for its owner to store. */
export function sealSession(
  ctx: Context,
  { user, sessionToken }: SignedIn,
  seconds: number,
): Promise<string> {
  return ctx.services.sealers.session.seal({ token: sessionToken, userId: user.id }, seconds);
}
