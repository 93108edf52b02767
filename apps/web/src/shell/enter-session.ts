import type { SessionUser } from '@campus/contracts/auth/auth';
import { useQueryClient } from '@tanstack/react-query';
import { forgetPerson, rememberUser } from '../lib/storage.ts';
import { trpc } from '../trpc.ts';

/**
 * Makes a newly signed-in person the one of this browser. Clears everything of a person who was signed in
 * before.
 */
export function useEnterSession() {
  const queries = useQueryClient();
  const { auth } = trpc.useUtils();
  return (user: SessionUser) => {
    const former = auth.session.getData({})?.user;
    if (former && former.id !== user.id) {
      forgetPerson();
      queries.removeQueries({ type: 'inactive' });
    }
    rememberUser(user.id);
    auth.session.setData({}, { user });
  };
}
