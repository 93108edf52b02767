import type { SessionUser } from '@campus/contracts/auth';
import { rememberUser } from '../../lib/storage.ts';
import { trpc } from '../../trpc.ts';

/** Makes a person who has just joined the one who is signed in here. */
export function useEnterSession() {
  const { auth } = trpc.useUtils();
  return (user: SessionUser) => {
    rememberUser(user.id);
    auth.session.setData({}, { user });
  };
}
