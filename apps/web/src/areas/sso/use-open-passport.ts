import { passportStep } from '@campus/domain/third-party';
import { rememberedWorld } from '../../lib/sign-in-context.ts';
import { trpc } from '../../trpc.ts';
import { useOnce } from './use-once.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

/**
 * Sends the browser to the provider of the passport: to link it where somebody is signed in who has not done
 * so, else to log in. Ends with false where no passport is offered.
 */
export function useOpenPassport() {
  const { client } = trpc.useUtils();
  return useOnce(async () => {
    const world = rememberedWorld()?.name ?? '';
    const passport = await findPassport(client, world);
    if (!passport) return false;
    const purpose = await purposeOf(client);
    const { url } = await client.sso.start.mutate({ ...passport, world, purpose });
    window.location.assign(url);
    return true;
  });
}

/** The passport among the ways to sign in to a world, or, without one, to this console. */
export async function findPassport(client: Client, world: string) {
  const { items } = await client.worlds.signInMethods.query({ world });
  const found = items.find(({ kind }) => kind === 'passport');
  return found && { kind: found.kind, id: found.id };
}

async function purposeOf(client: Client): Promise<'link' | 'signIn'> {
  const { user } = await client.auth.session.query({});
  const linked = user !== null && (await hasPassport(client));
  const step = passportStep({ authenticated: true, signedIn: user !== null, linked });
  return step === 'link' ? 'link' : 'signIn';
}

async function hasPassport(client: Client): Promise<boolean> {
  const { items } = await client.sso.identities.query({});
  return items.some(({ kind }) => kind === 'passport');
}
