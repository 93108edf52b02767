import { AppError } from '@campus/contracts/app-error';
import { checkedSignUp, signUp } from '@campus/contracts/sign-up';
import { sessionSeconds } from '@campus/domain/sessions';
import { requiredSignUpFields, type SignUpField } from '@campus/domain/sign-up';
import type { Platform } from '@campus/parse-adapter/platform';
import { TRPCError } from '@trpc/server';
import { endOwnSession } from '../session/end-session.ts';
import { startSession } from '../session/start-session.ts';
import { procedure, router } from '../trpc.ts';

export const signUpRouter = router({
  create: procedure(signUp, async ({ input, platform, ctx }) => {
    const { data, error } = checkedSignUp(await requiredFields(platform, input)).safeParse(input);
    if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
    const { confirmation: _, agreement: __, world, ...entered } = data;
    const user = { ...entered, email: entered.email.toLowerCase() };
    await platform.signUp.create(user);
    try {
      const signedIn = await platform.auth.signIn({ ...user, remember: false });
      await startSession(ctx, signedIn, sessionSeconds(false));
      return { user: signedIn.user, reason: '' };
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      await endOwnSession(ctx);
      await platform.verification.resend({ ...user, world });
      return { user: null, reason: refusal.message };
    }
  }),
});

/** What the world asks for. The platform checks again by the account, whatever world is named here. */
async function requiredFields(
  { worlds }: Platform,
  { world, accountId }: { world: string; accountId: string },
): Promise<readonly SignUpField[]> {
  if (world === '') return requiredSignUpFields('standard');
  const config = await worlds.serverConfig(world);
  if (config?.accountId !== accountId) throw new AppError('notFound', 'signUp.noAccount');
  return config.requiredSignUpFields;
}
