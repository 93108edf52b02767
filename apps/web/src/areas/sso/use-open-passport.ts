import { passportStep } from '@campus/domain/sso/providers';
import { rememberedWorld } from '../../lib/sign-in-context.ts';
import { useOnce } from '../../lib/use-once.ts';
import { trpc } from '../../trpc.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

/**
 * Sends the browser to the passport's provider to log in. Fails if no passport is offered, or if it would
 * be linked to a signed-in person: a link that anyone may have sent must not start that.
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

/** The passport among the ways to sign in to a world, or, without one, to this console. */
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
