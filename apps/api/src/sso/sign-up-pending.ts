import type { signUpSso } from '@campus/contracts/sso/sso';
import type { SignedIn } from '@campus/parse-adapter/areas/auth';
import type * as z from 'zod';
import type { Context } from '../core/context.ts';
import { clearPending, readPending } from './pending-identity.ts';

/** Creates a user for the pending identity, in the account of the world where the sign-in began. */
export async function signUpPending(
  ctx: Context,
  { agreement: _, ...person }: z.output<typeof signUpSso.input>,
): Promise<SignedIn> {
  const pending = await readPending(ctx);
  const owner = { ...person, email: pending.email || person.email.toLowerCase() };
  const { accountId } = pending;
  const signedIn = await ctx.platformFor('anonymous').sso.signUp(pending, { ...owner, accountId });
  clearPending(ctx);
  return signedIn;
}
