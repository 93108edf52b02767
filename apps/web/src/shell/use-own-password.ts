import { usePasswordOwner } from '../lib/use-password-owner.ts';
import { useUser } from './session.tsx';

/** The signed-in person, as the owner of a new password. */
export function useOwnPassword() {
  const { email, firstName, lastName, displayName } = useUser();
  return usePasswordOwner({ email, names: [firstName, lastName, displayName] });
}
