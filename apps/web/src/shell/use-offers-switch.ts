import { offersSwitch } from '@campus/domain/accounts/accounts';
import { trpc } from '../trpc.ts';
import { useUser } from './session.tsx';

/** Whether the person can switch to another account. */
export function useOffersSwitch(): boolean {
  const { superadmin } = useUser();
  const accounts = trpc.accounts.list.useQuery({});
  return offersSwitch({ superadmin, accounts: accounts.data?.items.length ?? 0 });
}
