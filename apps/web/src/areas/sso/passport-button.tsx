import { SignInMethods } from '../../features/identity/sign-in-methods.tsx';
import { trpc } from '../../trpc.ts';
import { useSignInWorld } from './callback-box.tsx';

/** The Passport button. Renders nothing if Passport is not offered. */
export function PassportButton({ purpose = 'signIn' }: { purpose?: 'signIn' | 'link' }) {
  const { world } = useSignInWorld();
  const methods = trpc.worlds.signInMethods.useQuery({ world: world?.name ?? '' });
  const passports = methods.data?.items.filter(({ kind }) => kind === 'passport') ?? [];
  return <SignInMethods methods={passports} world={world} purpose={purpose} />;
}
