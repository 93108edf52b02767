import { AppError } from '@campus/contracts/core/app-error';
import type { WireServerConfig } from '@campus/contracts/worlds/functions';
import { getWorld, listSignInMethods } from '@campus/contracts/worlds/worlds';
import type { WorldsPlatform } from '@campus/parse-adapter/areas/worlds';
import { procedure, router } from '../core/trpc.ts';
import { offeredProviders, readSignInPlace } from '../sso/offered.ts';

export const worldsRouter = router({
  get: procedure(getWorld, async ({ input, platform: { worlds }, ctx }) => {
    const name = await resolve(worlds, input.id);
    const { config } = ctx.services;
    const place = await readSignInPlace(worlds, name, config).catch(configFailed);
    if (!place.world) throw new AppError('notFound', 'worlds.configFailed');
    const methods = offeredProviders(place, config.providers).map(({ method }) => method);
    return { ...screenOf(place.world, config.console.licenseUrl), methods };
  }),

  signInMethods: procedure(listSignInMethods, async ({ input, platform: { worlds }, ctx }) => {
    const { config } = ctx.services;
    const place = await readSignInPlace(worlds, input.world, config);
    return { items: offeredProviders(place, config.providers).map(({ method }) => method) };
  }),
});

/** The name of the world's server configuration. */
async function resolve(worlds: WorldsPlatform, id: string): Promise<string> {
  const found = await worlds.find(id).catch((error: unknown) => {
    const { kind, message } = asAppError(error);
    throw new AppError(kind, 'worlds.failed', { reason: message }).because(error);
  });
  if (!found) throw new AppError('notFound', 'worlds.notFound', { id });
  if (found.name === '') throw new AppError('notFound', 'worlds.nameMissing', { id });
  return found.name;
}

function configFailed(error: unknown): never {
  throw new AppError(asAppError(error).kind, 'worlds.configFailed').because(error);
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

function screenOf(world: WireServerConfig, licenseUrl: string) {
  const { name, accountId, organizationName, logo } = world;
  return {
    name,
    accountId,
    organizationName,
    logo,
    passwordLogin: !world.disallowPasswordLogin,
    closed: world.closed,
    rememberMe: !world.disableRememberMe,
    signUp: {
      offered: !world.invitesOnly || world.enableRestrictedRegistration,
      restricted: world.enableRestrictedRegistration,
      hint: world.invitesOnlyHint,
      required: world.requiredSignUpFields,
      licenseUrl,
    },
  };
}
