import { become, createToken, session, signIn, signOut, tokenOwner } from '@campus/contracts/auth/auth';
import { AppError } from '@campus/contracts/core/app-error';
import { confirmEmailChange, objectToEmailChange } from '@campus/contracts/passwords/email-change';
import * as emailFunctions from '@campus/contracts/passwords/email-change-functions';
import * as functions from '@campus/contracts/passwords/functions';
import { changePassword, resetPassword } from '@campus/contracts/passwords/passwords';
import { sessionSeconds } from '@campus/domain/sessions/sessions';
import { refuseOtherPerson } from '../core/page-person.ts';
import { forward, procedure, router } from '../core/trpc.ts';
import { endOwnSession, unlessOver } from '../session/end-session.ts';
import { sealSession, startSession } from '../session/start-session.ts';
import { sealWaiting, storeWaiting } from '../session/waiting-sign-in.ts';

export const authRouter = router({
  signIn: procedure(signIn, async ({ input, platform, ctx }) => {
    const answer = await platform.auth.signIn(input);
    const seconds = sessionSeconds(input.remember);
    if ('waiting' in answer) return { user: null, waiting: await storeWaiting(ctx, answer, { seconds }) };
    await startSession(ctx, answer, seconds);
    return { user: answer.user, waiting: null };
  }),

  createToken: procedure(createToken, async ({ input, platform, ctx }) => {
    const answer = await platform.auth.signIn({ ...input, remember: false });
    const seconds = sessionSeconds(false);
    if ('waiting' in answer) {
      const { token: _, ...waiting } = answer.waiting;
      return { token: null, waiting: { ...waiting, waitingToken: await sealWaiting(ctx, answer, seconds) } };
    }
    return { token: await sealSession(ctx, answer, seconds), waiting: null };
  }),

  tokenOwner: procedure(tokenOwner, async ({ input, ctx }) => {
    const owner = await unlessOver(ctx.platformFor({ token: input.sessionToken }).auth.user());
    if (!owner) throw new AppError('invalid', 'auth.token.invalid');
    const { email, displayName } = owner;
    return { user: { email, displayName } };
  }),

  become: procedure(become, async ({ input, platform, ctx }) => {
    const signedIn = await unlessOver(platform.auth.become(input.sessionToken));
    const seconds = signedIn ? Math.floor((signedIn.expiresAt.getTime() - Date.now()) / 1000) : 0;
    if (!signedIn || seconds <= 0) throw new AppError('invalid', 'auth.token.invalid');
    await startSession(ctx, signedIn, seconds);
    return { user: signedIn.user };
  }),

  signOut: procedure(signOut, async ({ ctx }) => {
    refuseOtherPerson(ctx);
    await endOwnSession(ctx);
    return {};
  }),

  session: procedure(session, async ({ ctx }) => {
    const user = ctx.session && (await unlessOver(ctx.platformFor(ctx.session).auth.user()));
    if (ctx.session && !user) ctx.dropSession();
    return { user: user ?? null };
  }),

  forgotPassword: forward(functions.requestPasswordReset),
  readResetLink: forward(functions.readResetLink),

  resetPassword: procedure(resetPassword, async ({ input, platform, ctx }) => {
    const answer = await platform.call(functions.resetPassword, input);
    ctx.forgetCaller();
    await ctx.keepDevice();
    return answer;
  }),

  changePassword: procedure(changePassword, async ({ input, platform, ctx }) => {
    const answer = await platform.call(functions.updateUserPassword, input);
    // The password is changed even if this session cannot be ended.
    await endOwnSession(ctx).catch((err: unknown) => ctx.log.warn({ err }, 'session not ended'));
    ctx.dropSession();
    return answer;
  }),

  changeEmail: forward(emailFunctions.updateUserEmail),
  credentials: forward(emailFunctions.getCredentials),
  resendEmailChange: forward(emailFunctions.resendEmailChange),
  cancelEmailChange: forward(emailFunctions.cancelEmailChange),

  confirmEmailChange: procedure(confirmEmailChange, async ({ input, platform, ctx }) => {
    const answer = await platform.call(emailFunctions.confirmEmailChange, input);
    ctx.forgetCaller();
    return answer;
  }),

  objectToEmailChange: procedure(objectToEmailChange, async ({ input, platform, ctx }) => {
    const answer = await platform.call(emailFunctions.objectToEmailChange, input);
    ctx.forgetCaller();
    return answer;
  }),
});
