import { trpc } from '../../trpc.ts';
import { useAccount } from '../account.tsx';
import type { SettingsRoute } from './settings-routes.ts';

/** The settings of several pages with their values, as far as they are loaded. */
export function useAllSettings(routes: readonly SettingsRoute[]) {
  const { id: accountId } = useAccount();
  const pages = trpc.useQueries((gateway) =>
    routes.map(({ page }) => gateway.settings.read({ accountId, page })),
  );
  const failed = pages.filter(({ isError, data }) => isError && data === undefined);
  return {
    shown: pages.flatMap(({ data }) => data?.settings ?? []),
    isLoading: pages.some(({ isPending }) => isPending),
    error: failed[0]?.error,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
