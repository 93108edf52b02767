import * as functions from '@campus/contracts/second-factor/functions';
import * as secondFactor from '@campus/contracts/second-factor/second-factor';
import { sessionSeconds } from '@campus/domain/sessions/sessions';
import { forward, procedure, router } from '../core/trpc.ts';
import { sealSession, startSession } from '../session/start-session.ts';
import { clearWaiting, openWaiting, readWaiting } from '../session/waiting-sign-in.ts';
import { linkAfterSignIn } from '../sso/link-pending.ts';

export const secondFactorRouter = router({
  list: forward(functions.getSecondFactors),

  beginTotp: forward(functions.beginTotp),
  // Setting up a second factor also proves it, which may open accounts that require one.
  finishTotp: procedure(secondFactor.finishTotp, async ({ input, platform, ctx }) => {
    const answer = await platform.call(functions.finishTotp, input);
    ctx.forgetCaller();
    return answer;
  }),

  beginPasskey: forward(functions.beginPasskey),
  finishPasskey: procedure(secondFactor.finishPasskey, async ({ input, platform, ctx }) => {
    const answer = await platform.call(functions.finishPasskey, input);
    ctx.forgetCaller();
    return answer;
  }),

  rename: forward(functions.renameSecondFactor),
  remove: forward(functions.removeSecondFactor),
  renewRecoveryCodes: forward(functions.renewRecoveryCodes),

  confirmOptions: forward(functions.getConfirmationOptions),
  confirm: procedure(secondFactor.confirmFactor, async ({ input, platform, ctx }) => {
    const answer = await platform.call(functions.confirmSecondFactor, input);
    ctx.forgetCaller();
    return answer;
  }),

  signInOptions: procedure(secondFactor.signInOptions, async ({ platform, ctx }) =>
    platform.secondFactor.signInOptions((await readWaiting(ctx)).token),
  ),

  finishSignIn: procedure(secondFactor.finishSignIn, async ({ input, platform, ctx }) => {
    const { token, seconds, link } = await readWaiting(ctx);
    const signedIn = await platform.secondFactor.finishSignIn(token, input);
    if (link) await linkAfterSignIn(ctx, signedIn);
    clearWaiting(ctx);
    await startSession(ctx, signedIn, seconds);
    return { user: signedIn.user };
  }),

  finishToken: procedure(secondFactor.finishToken, async ({ input, platform, ctx }) => {
    const { token, seconds } = await openWaiting(ctx, input.waitingToken);
    const signedIn = await platform.secondFactor.finishSignIn(token, { code: input.code });
    return { token: await sealSession(ctx, signedIn, seconds) };
  }),

  passkeySignInOptions: forward(functions.getPasskeySignInOptions),

  passkeySignIn: procedure(secondFactor.passkeySignIn, async ({ input, platform, ctx }) => {
    const signedIn = await platform.secondFactor.passkeySignIn(input);
    clearWaiting(ctx);
    await startSession(ctx, signedIn, sessionSeconds(input.remember));
    return { user: signedIn.user };
  }),
});
