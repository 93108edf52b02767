import { logOut } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { Context } from '../core/context.ts';
import type { Session } from './session.ts';

/** Ends the session of a call, if any, on the platform and in the browser. */
export async function endOwnSession(ctx: Context): Promise<void> {
  if (ctx.session) await endSession(ctx, ctx.session);
  ctx.dropSession();
  ctx.clearCache();
}

/** Ends a session on the platform. An ended session is not an error. */
export async function endSession(ctx: Context, session: Pick<Session, 'token'>): Promise<void> {
  ctx.services.actors.forget(session);
  await unlessOver(ctx.platformFor(session).call(logOut, {}));
}

/** Returns the result of a call with a session, or undefined if the session is over. */
export async function unlessOver<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'signedOut') return undefined;
    throw error;
  }
}
