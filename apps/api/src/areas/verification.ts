import { getAccount } from '@campus/contracts/accounts/functions';
import * as functions from '@campus/contracts/verification/functions';
import { getVerification, verifyEmail } from '@campus/contracts/verification/verification';
import {
  hasSeveralOrganizations,
  isVerificationEmailDue,
  isVerificationSettled,
} from '@campus/domain/verification/verification';
import type { Context } from '../core/context.ts';
import { forward, procedure, router } from '../core/trpc.ts';
import { unlessOver } from '../session/end-session.ts';

export const verificationRouter = router({
  verify: procedure(verifyEmail, async ({ input, ctx }) => {
    const answer = await verifyFor(ctx, input);
    ctx.forgetCaller();
    return answer;
  }),

  resend: forward(functions.resendVerification),
  resendOwn: forward(functions.resendOwnVerification),

  get: procedure(getVerification, async ({ input, platform }) => {
    const [person, account] = await Promise.all([
      platform.verification.state(),
      platform.call(getAccount, input),
    ]);
    const settled = isVerificationSettled({ ...account, emailVerified: person.emailVerified });
    return {
      email: person.email,
      name: person.name,
      organizationName: account.organizationName,
      serverConfigName: account.worldName,
      settled,
      emailDue: !settled && isVerificationEmailDue(person.lastEmailSentAt, new Date()),
      hasSeveralOrganizations: hasSeveralOrganizations(person.roleNames),
    };
  }),
});

/** Sends the caller's session if it is still valid, because the answer says whether its user is affected. */
async function verifyFor(ctx: Context, input: { code: string }) {
  const verified =
    ctx.session && (await unlessOver(ctx.platformFor(ctx.session).call(functions.verifyEmail, input)));
  return verified ?? ctx.platformFor('anonymous').call(functions.verifyEmail, input);
}
