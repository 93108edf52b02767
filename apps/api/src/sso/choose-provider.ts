import { AppError } from '@campus/contracts/core/app-error';
import { id as idSchema } from '@campus/contracts/core/fields';
import type { ProviderKind } from '@campus/domain/sso/providers';
import { refuseOidcConfig } from '@campus/domain/sso/sso-checks';
import type { Provider } from '@campus/identity-providers/provider';
import type { Context } from '../core/context.ts';
import { offeredProviders, readSignInPlace, type SignInPlace } from './offered.ts';

/** A sign-in method, as callers name it. */
export interface RequestedProvider {
  kind: ProviderKind;
  /** May be empty if only one provider of the kind is offered, except for `oidc`. */
  id: string;
  /** The name of a world; empty for the console itself. */
  world: string;
}

/** Returns the requested provider, or throws why it is not available there. */
export async function chooseProvider(
  ctx: Context,
  wanted: RequestedProvider,
): Promise<{ provider: Provider; place: SignInPlace }> {
  const { worlds } = ctx.platformFor('anonymous');
  if (wanted.kind === 'oidc') refuseUnknown(wanted.id, true);
  const place = await readSignInPlace(worlds, wanted.world, ctx.services.config);
  const ofKind = offeredProviders(place, ctx.services.config.providers).filter(
    ({ method }) => method.kind === wanted.kind,
  );
  const chosen =
    wanted.id === '' && ofKind.length === 1
      ? ofKind[0]
      : ofKind.find(({ method }) => method.id === wanted.id);
  if (chosen) return { provider: chosen.provider, place };
  if (wanted.kind === 'oidc') refuseUnknown(wanted.id, await exists(ctx, wanted.id));
  throw new AppError('forbidden', wanted.kind === 'google' ? 'sso.google.disabled' : 'sso.notOffered');
}

async function exists(ctx: Context, id: string): Promise<boolean> {
  if (!idSchema.safeParse(id).success) return false;
  return (await ctx.platformFor('anonymous').worlds.ssoConfig(id)) !== null;
}

function refuseUnknown(id: string, found: boolean): void {
  const refusal = refuseOidcConfig({ id, found });
  if (refusal) throw new AppError('notFound', refusal);
}
