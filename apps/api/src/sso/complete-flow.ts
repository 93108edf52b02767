import { AppError } from '@campus/contracts/core/app-error';
import type { AuthData } from '@campus/contracts/sso/functions';
import type { completeSso } from '@campus/contracts/sso/sso';
import { sessionSeconds } from '@campus/domain/sessions/sessions';
import { callbackForm } from '@campus/domain/sso/sso-callback';
import { finishSignIn, type Return } from '@campus/identity-providers/finish';
import type { Provider } from '@campus/identity-providers/provider';
import type * as z from 'zod';
import type { Context } from '../core/context.ts';
import { startSession } from '../session/start-session.ts';
import { chooseProvider } from './choose-provider.ts';
import type { Flow } from './flow.ts';
import { consumeFlow } from './flow-cookies.ts';
import { storePending } from './pending-identity.ts';
import { reportingFailure } from './report-failure.ts';
import { returnAddress } from './return-address.ts';

type Completed = z.output<typeof completeSso.output>;

/** A verified identity, with the flow that requested it. */
interface VerifiedFlow {
  flow: Flow;
  provider: Provider;
  authData: AuthData;
  profile: { email: string; firstName: string; lastName: string };
  /** The account of the flow's world; empty without one. */
  accountId: string;
}

/** Finishes a redirect to a provider with the parameters from the browser's return. */
export async function completeFlow(
  ctx: Context,
  { kind, params }: z.output<typeof completeSso.input>,
): Promise<Completed> {
  const flow = await consumeFlow(ctx, kind, params);
  if (flow.purpose === 'link' && ctx.session?.userId !== flow.userId) throw ofAnotherUser(ctx);
  const { provider, place } = await chooseProvider(ctx, flow);
  return reportingFailure(ctx, { world: flow.world, provider }, async (known) => {
    const { authData, profile } = await verify(ctx, { flow, provider, params });
    known.email = profile.email;
    const verified = { flow, provider, authData, profile, accountId: place.world?.accountId ?? '' };
    return flow.purpose === 'link' ? linkOwn(ctx, verified) : signIn(ctx, verified);
  });
}

/** Verifies the returned identity at its provider. */
async function verify(
  ctx: Context,
  { flow, provider, params }: Pick<VerifiedFlow, 'flow' | 'provider'> & { params: Return['params'] },
): Promise<Pick<VerifiedFlow, 'authData' | 'profile'>> {
  const { state, nonce, verifier } = flow;
  const redirectUri = returnAddress(ctx.services.config, provider.kind);
  const {
    email,
    emailVerified: _,
    firstName,
    lastName,
    ...authData
  } = await finishSignIn(provider, {
    params,
    redirectUri,
    state,
    nonce,
    verifier,
  });
  return { authData, profile: { email, firstName, lastName } };
}

function ofAnotherUser({ session }: Context): AppError {
  return session
    ? new AppError('forbidden', 'access.forbidden')
    : new AppError('signedOut', 'access.signedOut');
}

async function linkOwn(ctx: Context, verified: VerifiedFlow): Promise<Completed> {
  const { kind, world } = verified.flow;
  await ctx.platformFor(ctx.session ?? 'anonymous').sso.link({ kind, authData: verified.authData, world });
  return completed(verified, { outcome: 'linked', user: null });
}

async function signIn(ctx: Context, verified: VerifiedFlow): Promise<Completed> {
  const { kind, world, remember } = verified.flow;
  try {
    const identity = { kind, authData: verified.authData, world };
    const signedIn = await ctx.platformFor('anonymous').sso.signIn(identity, remember);
    await startSession(ctx, signedIn, sessionSeconds(remember));
    return completed(verified, { outcome: 'signedIn', user: signedIn.user });
  } catch (error) {
    const outcome = nextForm(error, verified);
    if (!outcome) throw error;
    await storeIdentity(ctx, verified);
    return completed(verified, { outcome, user: null });
  }
}

/** The next forms for an identity without a user, if any. */
function nextForm(error: unknown, { accountId, flow }: VerifiedFlow): 'signUp' | 'link' | undefined {
  if (!(error instanceof AppError)) return undefined;
  return callbackForm({ key: error.key, kind: flow.kind, accountKnown: accountId !== '' });
}

function storeIdentity(
  ctx: Context,
  { flow, provider, authData, profile, accountId }: VerifiedFlow,
): Promise<void> {
  const { kind, world } = flow;
  return storePending(ctx, {
    kind,
    authData,
    world,
    accountId,
    providerName: provider.name,
    email: profile.email,
  });
}

function completed(
  { provider, profile }: VerifiedFlow,
  result: Pick<Completed, 'outcome' | 'user'>,
): Completed {
  return { ...result, providerName: provider.name, ...profile };
}
