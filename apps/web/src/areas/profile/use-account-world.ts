import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

/** How people sign in to the world of the account; without data where the account has none. */
export function useAccountWorld() {
  const { worldName } = useAccount();
  return trpc.worlds.get.useQuery({ id: worldName }, { enabled: worldName !== '' });
}
