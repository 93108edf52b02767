import { useAccountIfAny } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';

/** How people sign in to the world of the account; without data where there is no account, or no world. */
export function useAccountWorld() {
  const worldName = useAccountIfAny()?.worldName ?? '';
  return trpc.worlds.get.useQuery({ id: worldName }, { enabled: worldName !== '' });
}
