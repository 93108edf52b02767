import { AppError } from '@campus/contracts/core/app-error';
import type { linkAccounts } from '@campus/contracts/sso/sso';
import { isLinkTypeOf } from '@campus/domain/sso/providers';
import type { SignedIn } from '@campus/parse-adapter/areas/auth';
import type * as z from 'zod';
import type { Context } from '../core/context.ts';
import { endSession } from '../session/end-session.ts';
import { clearPending, readPending } from './pending-identity.ts';

/** Signs in with a password and joins the waiting identity to that user; both happen, or neither. */
export async function linkPending(
  ctx: Context,
  { linkType, ...entered }: z.output<typeof linkAccounts.input>,
): Promise<{ signedIn: SignedIn; providerName: string }> {
  const pending = await readPending(ctx);
  if (!isLinkTypeOf(linkType, pending.kind)) throw new AppError('invalid', 'sso.otherLinkType');
  const credentials = { ...entered, email: pending.email || entered.email };
  const signedIn = await ctx.platformFor('anonymous').auth.signIn(credentials);
  const session = { token: signedIn.sessionToken };
  try {
    await ctx.platformFor(session).sso.link(pending);
  } catch (refusal) {
    await endSession(ctx, session).catch((err: unknown) => ctx.log.warn({ err }, 'session not ended'));
    throw refusal;
  }
  clearPending(ctx);
  return { signedIn, providerName: pending.providerName };
}
