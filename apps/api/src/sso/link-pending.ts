import { AppError } from '@campus/contracts/core/app-error';
import type { linkAccounts } from '@campus/contracts/sso/sso';
import { isLinkTypeOf } from '@campus/domain/sso/providers';
import type { SignedIn, Waiting } from '@campus/parse-adapter/areas/auth';
import type * as z from 'zod';
import type { Context } from '../core/context.ts';
import { endSession } from '../session/end-session.ts';
import { clearPending, readPending } from './pending-identity.ts';
import type { PendingIdentity } from './pending-sealer.ts';

/**
 * Signs in with a password and links the pending identity to that user; both succeed, or neither. If a second
 * factor is still needed, `linkAfterSignIn` does the rest.
 */
export async function linkPending(
  ctx: Context,
  { linkType, ...entered }: z.output<typeof linkAccounts.input>,
): Promise<{ answer: SignedIn | Waiting; providerName: string }> {
  const pending = await readPending(ctx);
  if (!isLinkTypeOf(linkType, pending.kind)) throw new AppError('invalid', 'sso.otherLinkType');
  const credentials = { ...entered, email: pending.email || entered.email };
  const answer = await ctx.platformFor('anonymous').auth.signIn(credentials);
  if (!('waiting' in answer)) await linkTo(ctx, answer, pending);
  return { answer, providerName: pending.providerName };
}

/** Links the pending identity to a user who has just proven the second factor; both succeed, or neither. */
export async function linkAfterSignIn(ctx: Context, signedIn: SignedIn): Promise<void> {
  await linkTo(ctx, signedIn, await readPending(ctx));
}

async function linkTo(ctx: Context, signedIn: SignedIn, pending: PendingIdentity): Promise<void> {
  const session = { token: signedIn.sessionToken };
  try {
    await ctx.platformFor(session).sso.link(pending);
  } catch (refusal) {
    await endSession(ctx, session).catch((err: unknown) => ctx.log.warn({ err }, 'session not ended'));
    throw refusal;
  }
  clearPending(ctx);
}
