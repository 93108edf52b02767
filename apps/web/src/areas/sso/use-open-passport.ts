import { passportStep } from '@campus/domain/sso/providers';
import { rememberedWorld } from '../../lib/sign-in-context.ts';
import { useOnce } from '../../lib/use-once.ts';
import { trpc } from '../../trpc.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

/**
 * Redirects the browser to the Passport provider to log in. Fails if Passport is not offered. Also fails for
 * a signed-in person, because a link from anyone must not start linking.
 */
export function useOpenPassport() {
  const { client } = trpc.useUtils();
  return useOnce(async () => {
    const world = rememberedWorld()?.name ?? '';
    const passport = await findPassport(client, world);
    if (!passport) return 'notOffered';
    if (await isToBeLinked(client)) return 'toBeLinked';
    const { kind, id } = passport;
    const { url } = await client.sso.start.mutate({ kind, id, world });
    window.location.assign(url);
    return 'leaving';
  });
}

/** Finds Passport among the sign-in methods of a world or, without a world, of this console. */
async function findPassport(client: Client, world: string) {
  const { items } = await client.worlds.signInMethods.query({ world });
  return items.find(({ kind }) => kind === 'passport');
}

async function isToBeLinked(client: Client): Promise<boolean> {
  const { user } = await client.auth.session.query({});
  const linked = user !== null && (await hasPassport(client));
  return passportStep({ authenticated: true, signedIn: user !== null, linked }) === 'link';
}

async function hasPassport(client: Client): Promise<boolean> {
  const { items } = await client.sso.identities.query({});
  return items.some(({ kind }) => kind === 'passport');
}
