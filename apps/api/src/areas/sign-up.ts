import { AppError } from '@campus/contracts/core/app-error';
import { bounded } from '@campus/contracts/core/reasons';
import { checkedSignUp, signUp } from '@campus/contracts/sign-up/sign-up';
import { resendVerification } from '@campus/contracts/verification/functions';
import { sessionSeconds } from '@campus/domain/sessions/sessions';
import { requiredSignUpFields, type SignUpField } from '@campus/domain/sign-up/sign-up';
import type { SignedIn, Waiting } from '@campus/parse-adapter/areas/auth';
import type { Platform } from '@campus/parse-adapter/platform';
import { TRPCError } from '@trpc/server';
import type { Context } from '../core/context.ts';
import { procedure, router } from '../core/trpc.ts';
import { endOwnSession } from '../session/end-session.ts';
import { startSession } from '../session/start-session.ts';

export const signUpRouter = router({
  create: procedure(signUp, async ({ input, platform, ctx }) => {
    const { data, error } = checkedSignUp(await requiredFields(platform, input)).safeParse(input);
    if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
    const { confirmation: _, agreement: __, world, password, ...entered } = data;
    const email = entered.email.toLowerCase();
    await platform.signUp.create({ ...entered, email, password });
    const answer = platform.auth.signIn({ email, password, remember: false }).then(atOnce);
    const signedIn = await answer.catch(refusalOf);
    if (signedIn instanceof AppError) {
      const emailSent = await leaveToVerify(ctx, { email, password, world });
      return { user: null, emailSent, reason: signedIn.message, reasons: [bounded(signedIn)] };
    }
    await startSession(ctx, signedIn, sessionSeconds(false));
    return { user: signedIn.user, emailSent: false, reason: '', reasons: [] };
  }),
});

/** A user who was just created has no second factor to wait for. */
function atOnce(answer: SignedIn | Waiting): SignedIn {
  if ('waiting' in answer) throw new Error('A new user was asked for a second factor.');
  return answer;
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

/**
 * Signs out and requests the verification email. Returns whether the request was accepted; the user exists
 * either way.
 */
async function leaveToVerify(
  ctx: Context,
  of: { email: string; password: string; world: string },
): Promise<boolean> {
  const undone = (err: unknown) => {
    ctx.log.warn({ err }, 'not done after sign-up');
  };
  await endOwnSession(ctx).catch(undone);
  const sent = await ctx.platformFor('anonymous').call(resendVerification, of).catch(undone);
  return sent !== undefined;
}

/**
 * The fields that the world requires. The platform checks them again for the account, whichever world is
 * named here.
 */
async function requiredFields(
  { worlds }: Platform,
  { world, accountId }: { world: string; accountId: string },
): Promise<readonly SignUpField[]> {
  if (world === '') return requiredSignUpFields('standard');
  const config = await worlds.serverConfig(world);
  if (config?.accountId !== accountId) throw new AppError('notFound', 'signUp.noAccount');
  return config.requiredSignUpFields;
}
