import { useAccountIfAny } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';

/** The account's world as its sign-in page shows it. No data without an account or a world. */
export function useAccountWorld() {
  const worldName = useAccountIfAny()?.worldName ?? '';
  return trpc.worlds.get.useQuery({ id: worldName }, { enabled: worldName !== '' });
}
