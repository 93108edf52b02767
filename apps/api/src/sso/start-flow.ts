import { AppError } from '@campus/contracts/core/app-error';
import type { startSso } from '@campus/contracts/sso/sso';
import { beginSignIn } from '@campus/identity-providers/begin';
import type * as z from 'zod';
import type { Context } from '../core/context.ts';
import { refuseOtherPerson } from '../core/page-person.ts';
import { chooseProvider } from './choose-provider.ts';
import { storeFlow } from './flow-cookies.ts';
import { reportingFailure } from './report-failure.ts';
import { returnAddress } from './return-address.ts';

/** Starts a redirect to a provider. Returns the address for the browser. */
export async function startFlow(ctx: Context, wanted: z.output<typeof startSso.input>): Promise<string> {
  const userId = wanted.purpose === 'link' ? await linkingUser(ctx) : '';
  const { provider } = await chooseProvider(ctx, wanted);
  const redirectUri = returnAddress(ctx.services.config, provider.kind);
  const { url, ...begun } = await reportingFailure(ctx, { world: wanted.world, provider }, () =>
    beginSignIn(provider, redirectUri),
  );
  await storeFlow(ctx, {
    ...wanted,
    ...begun,
    userId,
    stateField: provider.fields.state,
    startedAt: Date.now(),
  });
  return url;
}

/** The user who links an identity. Refused unless they were proven within the last few minutes. */
async function linkingUser(ctx: Context): Promise<string> {
  refuseOtherPerson(ctx);
  const { session, platformFor } = ctx;
  if (!session) throw new AppError('signedOut', 'access.signedOut');
  await platformFor(session).sso.requireFreshProof();
  return session.userId;
}
