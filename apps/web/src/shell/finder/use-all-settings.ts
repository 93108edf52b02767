import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../trpc.ts';
import { useAccount } from '../account.tsx';
import type { SettingsRoute } from './settings-routes.ts';

/**
 * Loads the settings of several pages with their values, from the cache if fresh. A single query, because the
 * code that watches several queries would be part of every page's first load.
 */
export function useAllSettings(routes: readonly SettingsRoute[]) {
  const { id: accountId } = useAccount();
  const { settings } = trpc.useUtils();
  const pages = routes.map(({ page }) => page);
  const { data, isPending, refetch } = useQuery({
    queryKey: [['settings', 'readAll'], { input: { accountId, pages } }],
    queryFn: () => Promise.allSettled(pages.map((page) => settings.read.fetch({ accountId, page }))),
    staleTime: 0,
  });
  const shown = useMemo(
    () => data?.flatMap((read) => (read.status === 'fulfilled' ? read.value.settings : [])) ?? [],
    [data],
  );
  return {
    shown,
    isLoading: isPending,
    error: data?.find((read) => read.status === 'rejected')?.reason as unknown,
    retry: () => void refetch(),
  };
}
