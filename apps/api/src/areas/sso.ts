import * as wire from '@campus/contracts/sso/functions';
import { completeSso, linkAccounts, signUpSso, startSso, unlinkIdentity } from '@campus/contracts/sso/sso';
import { sessionSeconds } from '@campus/domain/sessions/sessions';
import { forward, procedure, router } from '../core/trpc.ts';
import { startSession } from '../session/start-session.ts';
import { storeWaiting } from '../session/waiting-sign-in.ts';
import { completeFlow } from '../sso/complete-flow.ts';
import { linkPending } from '../sso/link-pending.ts';
import { signUpPending } from '../sso/sign-up-pending.ts';
import { startFlow } from '../sso/start-flow.ts';

export const ssoRouter = router({
  start: procedure(startSso, async ({ input, ctx }) => ({ url: await startFlow(ctx, input) })),

  complete: procedure(completeSso, ({ input, ctx }) => completeFlow(ctx, input)),

  linkAccounts: procedure(linkAccounts, async ({ input, ctx }) => {
    const { answer, providerName } = await linkPending(ctx, input);
    const seconds = sessionSeconds(input.remember);
    if ('waiting' in answer) {
      const waiting = await storeWaiting(ctx, answer, { seconds, link: true });
      return { user: null, providerName, waiting };
    }
    await startSession(ctx, answer, seconds);
    return { user: answer.user, providerName, waiting: null };
  }),

  signUp: procedure(signUpSso, async ({ input, ctx }) => {
    const signedIn = await signUpPending(ctx, input);
    await startSession(ctx, signedIn, sessionSeconds(false));
    return { user: signedIn.user };
  }),

  identities: forward(wire.getIdentities),

  failures: forward(wire.getSsoFailures),

  unlink: procedure(unlinkIdentity, async ({ input, platform }) => {
    await platform.sso.unlink(input.identityId);
    return {};
  }),
});
