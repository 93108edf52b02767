import type { SessionUser } from '@campus/contracts/auth/auth';
import { useQueryClient } from '@tanstack/react-query';
import { forgetPerson, rememberUser } from '../lib/storage.ts';
import { trpc } from '../trpc.ts';

/**
 * Makes a person who has just signed in the one this browser belongs to. Nothing is kept of somebody else who
 * was signed in before.
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
