import { AppError } from '@campus/contracts/app-error';
import { createToken, session, signIn, signOut } from '@campus/contracts/auth';
import { sessionSeconds } from '@campus/domain/sessions';
import type { Context } from '../context.ts';
import type { Session } from '../session/session.ts';
import { sealSession, startSession } from '../session/start-session.ts';
import { procedure, router } from '../trpc.ts';

export const authRouter = router({
  signIn: procedure(signIn, async ({ input, platform, ctx }) => {
    const signedIn = await platform.auth.signIn(input);
    await startSession(ctx, signedIn, input.remember);
    return { user: signedIn.user };
  }),

  createToken: procedure(createToken, async ({ input, platform, ctx }) => {
    const signedIn = await platform.auth.signIn({ ...input, remember: false });
    return { token: await sealSession(ctx, signedIn, sessionSeconds(false)) };
  }),

  signOut: procedure(signOut, async ({ ctx }) => {
    if (ctx.session) await endSession(ctx, ctx.session);
    ctx.dropSession();
    return {};
  }),

  session: procedure(session, async ({ ctx }) => {
    const user = ctx.session && (await userOf(ctx, ctx.session));
    if (ctx.session && !user) ctx.dropSession();
    return { user: user ?? null };
  }),
});

async function endSession(ctx: Context, session: Session): Promise<void> {
  ctx.services.actors.forget(session);
  await unlessOver(ctx.platformFor(session).auth.signOut());
}

async function userOf(ctx: Context, session: Session) {
  return unlessOver(ctx.platformFor(session).auth.user());
}

/** What a call of a session's owner answers, or undefined when the session is over. */
async function unlessOver<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'signedOut') return undefined;
    throw error;
  }
}
