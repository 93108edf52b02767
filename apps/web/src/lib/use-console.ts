import { trpc } from '../trpc.ts';

const defaults = { brand: 'Campus', supportEmail: '', helpUrl: '' };

/** How this console presents itself; its product's name until that is known. */
export function useConsole() {
  const { data } = trpc.console.config.useQuery({}, { staleTime: Number.POSITIVE_INFINITY });
  return data ?? defaults;
}
