import type { SessionUser } from '@campus/contracts/auth/auth';
import { personOfTab, rememberUser } from '../lib/storage.ts';
import { trpc } from '../trpc.ts';
import { useDeletePersonData } from './delete-person-data.ts';

/**
 * Makes a newly signed-in person the current one in this browser. Deletes all data of the previous person.
 */
export function useEnterSession() {
  const forget = useDeletePersonData();
  const { auth } = trpc.useUtils();
  return (user: SessionUser) => {
    const previous = auth.session.getData({})?.user?.id ?? personOfTab();
    if (previous !== undefined && previous !== user.id) forget();
    rememberUser(user.id);
    auth.session.setData({}, { user });
  };
}
